import type { Game } from '../3-ir/ir.ts';
import { Agreement, type Disagreement } from './agree.ts';
import type { GeneratedEngine } from './engine.ts';
import { Reached } from './reached.ts';
import { waysToPlay } from './ways.ts';

export interface Checked {
  readonly moves: number;
  readonly disagreement: Disagreement | undefined;
  /** Actions, reasons and scorings that no game came to. */
  readonly missed: readonly string[];
}

/** A game is broken off here, so that rules without an end can be checked too. */
const MOVES_A_GAME = 1000;
/** The first game of each way to play is as long as this allows for all of them together. */
const MOVES_OF_FIRST_GAMES = 20_000;
/** Other games follow as long as something was not reached, up to this number of moves in all, or in which nothing was new. */
const MOST_MOVES = 5000;
const MOST_IN_VAIN = 2000;
/** A game counts as at least this number of moves, and more if the rules cannot go on: they may have tried for long. */
const LEAST_A_GAME = 10;
const LEAST_A_STOPPED_GAME = 200;

/**
 * Plays interpreter and engine side by side before an engine is written: a game of every way to play, and more until every
 * action was played, every reason given and every scoring has scored, or until it takes too long. The same rules, the same moves.
 */
export function checkEngine(
  compiled: { readonly id: string; readonly game: Game },
  engine: GeneratedEngine,
): Checked {
  const agreement = new Agreement(compiled, engine);
  const reached = new Reached(compiled.game);
  const ways = waysToPlay(compiled.game);
  const mostMoves = Math.min(MOVES_A_GAME, Math.ceil(MOVES_OF_FIRST_GAMES / ways.length));
  let [moves, counted, inVain] = [0, 0, 0];
  for (let number = 0; ; number++) {
    const isFirst = number < ways.length;
    if (!isFirst && (reached.missed.size === 0 || counted > MOST_MOVES || inVain > MOST_IN_VAIN)) break;
    const round = Math.floor(number / ways.length);
    const missed = reached.missed.size;
    // Every second game draws from a seed, in the others chance is supplied; in the next round it is the other way round.
    const played = agreement.play(
      ways[number % ways.length]!,
      `check ${round}`,
      mostMoves,
      (number + round) % 2 === 1,
      reached,
    );
    const size = Math.max(played.moves, played.isStopped ? LEAST_A_STOPPED_GAME : LEAST_A_GAME);
    moves += played.moves;
    counted += size;
    inVain = reached.missed.size < missed ? 0 : inVain + size;
    if (played.disagreement) return { moves, disagreement: played.disagreement, missed: [...reached.missed] };
  }
  return { moves, disagreement: undefined, missed: [...reached.missed] };
}
