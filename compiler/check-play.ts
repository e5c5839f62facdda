import type { CompiledGame } from './3-ir/compiled.ts';
import { asFault, createInterpreter, type Interpreter, type Meter } from './interpret/index.ts';
import { placeOfStop } from './interpret/stopped.ts';
import { MOST_WORK_OF_TRIAL_GAMES } from './limits.ts';
import type { Place, Problems } from './problems/problem.ts';
import { pick, seeded } from './runtime/random.ts';

/** In place of a fault: nobody was asked anything. */
const NOBODY = 'nobody';

/** A random game that got stuck, or in which nobody was asked anything. */
export interface Stuck {
  readonly players: number;
  readonly code: string;
  readonly about: string;
  readonly at: Place;
}

/** What is known from before, where the same games are checked again and again. */
export interface TriedBefore {
  tried(game: CompiledGame): readonly Stuck[] | undefined;
  noteTried(game: CompiledGame, stuck: readonly Stuck[]): void;
}

/** Number of moves of a trial game in one of the steps between which it may be left. */
const MOVES_IN_ONE_GO = 8;

/**
 * Plays a few random games, one for each number of players, as far as the work that is allowed for them reaches. A game that
 * gets stuck is told at the line where it does, once for a game and its variants: nobody should find that out at a table.
 */
export function checkPlay(games: readonly CompiledGame[], problems: Problems): void {
  for (const _ of tryPlay(games, problems));
}

/** The same in small steps: it may be left between two. */
export function* tryPlay(
  games: readonly CompiledGame[],
  problems: Problems,
  before?: TriedBefore,
): Generator<void, void> {
  for (const game of games) {
    let stuck = before?.tried(game);
    if (!stuck) {
      stuck = yield* tryOut(game);
      before?.noteTried(game, stuck);
    }
    for (const { players, code, about, at } of stuck) {
      if (isTold(problems, at)) continue;
      if (code === NOBODY) {
        problems.warning('nobody-asked', at, {});
        continue;
      }
      // What is called `impossible` is about the routine it stands in: the line shows that.
      const detail = code === 'impossible' ? {} : { about };
      problems.warning('game-stops', at, { players, fault: code, ...detail });
    }
  }
}

/** How often somebody was asked, and how many games ended. */
interface Met {
  asked: number;
  ended: number;
}

function* tryOut({ model, game }: CompiledGame): Generator<void, Stuck[]> {
  const meter: Meter = { left: MOST_WORK_OF_TRIAL_GAMES };
  const found: Stuck[] = [];
  let interpreter: Interpreter;
  try {
    interpreter = createInterpreter(game, meter);
  } catch {
    return []; // Told with the examples.
  }
  const met: Met = { asked: 0, ended: 0 };
  for (let players = model.players.from; players <= model.players.to && meter.left > 0; players++) {
    const stop = yield* stopIn(interpreter, players, meter, met);
    if (!stop) continue;
    const { code, routine, about, part } = stop;
    found.push({ players, code, about, at: placeOfStop(model, routine, part) ?? model.at });
  }
  const mayDecide = game.routines.some(({ decisions }) => decisions.length > 0);
  if (mayDecide && model.base === undefined && met.ended > 0 && met.asked === 0)
    found.push({ players: model.players.from, code: NOBODY, about: '', at: model.at });
  return found;
}

/** Whether a problem has been told of this line already: by an example that gets stuck there, or by the checker. */
function isTold({ list }: Problems, line: Place): boolean {
  const isThere = ({ file, start, end }: Place): boolean =>
    file === line.file && start < line.end && line.start < end;
  return list.some(({ at, related = [] }) => [at, ...related.map((one) => one.at)].some(isThere));
}

/** Where a random game stops although it is not over; undefined if it does not, or if the work allowed is used up. */
function* stopIn(
  interpreter: Interpreter,
  players: number,
  meter: Meter,
  met: Met,
): Generator<void, ReturnType<typeof asFault> | undefined> {
  const words = seeded(`trial ${players}`);
  try {
    const state = interpreter.start({ players, seed: `trial ${players}` });
    for (let made = 0; meter.left > 0; made++) {
      if (made % MOVES_IN_ONE_GO === 0) yield;
      const moves = interpreter.moves(state, 'server');
      if (moves.length > 0) {
        met.asked++;
        interpreter.advance(state, pick(words, moves));
      } else if (interpreter.chance(state)) interpreter.advanceChance(state);
      else {
        met.ended++;
        return undefined;
      }
    }
    return undefined;
  } catch (problem) {
    return meter.left > 0 ? asFault(problem) : undefined;
  }
}
