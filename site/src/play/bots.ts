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

/** How long somebody waits for the first move of a turn and for each that follows, in milliseconds, whatever the device. */
const PATIENCE = 900;
const PATIENCE_WITHIN_TURN = 450;

/** The usual opponent thinks as much everywhere, so that it is as strong on an old phone as on a new one. */
const USUAL_TRIES = 48;

/** How a bot thinks that plays for a seat. */
function thinkingOf(kind: BotKind, saved: Saved, player: number): Thinking {
  if (kind === 'random') return { kind };
  const milliseconds = isWithinTurn(saved, player) ? PATIENCE_WITHIN_TURN : PATIENCE;
  return { kind: 'search', milliseconds, ...(kind === 'greedy' ? { tries: USUAL_TRIES } : {}) };
}

type Thinking = Pick<Parameters<Worker['choose']>[0], 'kind' | 'tries' | 'milliseconds'>;

/** Whether the last one who did something was the same player. */
function isWithinTurn({ log }: Saved, player: number): boolean {
  const last = log.findLast((entry) => 'player' in entry);
  return last !== undefined && 'player' in last && last.player === player;
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
