import type { AnyGame, Engine, GameState, Saved } from '../../../generated/runtime/engine.ts';
import { BotClient as Worker } from '../bots/client.ts';
import { type BotKind, freshSeed } from './settings.ts';

/** A move that a bot would make, and what it expects of it. */
export interface Hint {
  /** As it is written. */
  readonly move: string;
  readonly points: number;
  /** By how much the player would be ahead; undefined where nobody is to be beaten. */
  readonly margin?: number | undefined;
}

/** Bots think elsewhere, so that the page does not stand still. */
export interface BotClient {
  /** The move that a bot makes, as it is written. */
  choose(game: string, saved: Saved, player: number, kind: BotKind, signal: AbortSignal): Promise<string>;
  /** The best moves first. */
  hint(game: string, saved: Saved, player: number, signal: AbortSignal): Promise<readonly Hint[]>;
}

/**
 * How long somebody waits for the moves of a turn, in milliseconds, whatever the device: most for the first, and for each that
 * follows less, so that a turn of many moves stays a turn.
 */
const PATIENCE = 900;
const LEAST_PATIENCE = 100;

/**
 * The usual opponent thinks as much everywhere, so that it is as strong on an old phone as on a new one; and little enough that the
 * strong one is clearly better in every game.
 */
const USUAL_TRIES = 100;

/** How a bot thinks that plays for a seat. */
function thinkingOf(kind: BotKind, saved: Saved, player: number): Thinking {
  if (kind === 'random') return { kind };
  const milliseconds = Math.max(LEAST_PATIENCE, PATIENCE / 2 ** movesInTurn(saved, player));
  return { kind: 'search', milliseconds, ...(kind === 'greedy' ? { tries: USUAL_TRIES } : {}) };
}

type Thinking = Pick<Parameters<Worker['choose']>[0], 'kind' | 'tries' | 'milliseconds'>;

/** How many moves a player has just made one after the other. */
function movesInTurn({ log }: Saved, player: number): number {
  const moves = log.filter((entry) => 'player' in entry);
  const others = moves.findLastIndex((entry) => entry.player !== player);
  return moves.length - 1 - others;
}

/** The bots in their worker, which starts when one is first asked. Each time it gets a seed: without one, it does the same. */
export function workerBots(
  worker: Pick<Worker, 'choose' | 'hint'> = new Worker(),
  seed: () => string = freshSeed,
): BotClient {
  return {
    choose: (game, saved, player, kind, signal) =>
      worker.choose({ ...thinkingOf(kind, saved, player), game, saved, player, signal, seed: seed() }),
    async hint(game, saved, player, signal) {
      const hints = await worker.hint({
        game,
        saved,
        player,
        signal,
        milliseconds: PATIENCE,
        seed: seed(),
      });
      const isAlone = saved.players + saved.imaginary === 1;
      return hints.map(({ move, points, margin }) => ({
        move,
        points,
        margin: isAlone ? undefined : margin,
      }));
    },
  };
}

/** Any legal move: what a bot does that came to no end, so that the game goes on. */
export function anyMove(
  engine: Engine<AnyGame>,
  state: GameState<AnyGame>,
  player: number,
): string | undefined {
  const moves = engine.moves(state, player);
  const move = moves[Math.floor(Math.random() * moves.length)];
  return move && engine.write(move);
}
