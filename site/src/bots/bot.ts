import type { Move } from '../../../generated/runtime/engine.ts';
import type { BotGame } from './arena.ts';
import { type BotDecision, Mind } from './bot-decision.ts';
import type { Estimate } from './estimates.ts';
import { bestOf, tryEachMove } from './greedy.ts';
import { type Position, Translator } from './position.ts';
import { Search } from './search.ts';

export type { BotGame } from './arena.ts';
export type { Position } from './position.ts';

/**
 * `random` plays any legal move; `greedy` the one with the best evaluation right after it; `search` thinks ahead, and the longer
 * the better.
 */
export const BOT_KINDS = ['random', 'greedy', 'search'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

export interface Thinking {
  /** The same seed and number of iterations give the same choice. */
  readonly seed?: string;
  /** How many tries a search may make; without any limit it makes `USUAL_ITERATIONS`. */
  readonly iterations?: number;
  /** How long it may take; then the choice depends on how fast the machine is. */
  readonly milliseconds?: number;
}

export interface AbortableThinking extends Thinking {
  readonly signal?: AbortSignal;
}

/** One of the best moves, and what the bot expects of it. */
export interface Hint {
  readonly move: Move;
  /** The move in notation. */
  readonly text: string;
  /** By how many points the player will be ahead of the best of the others a while after it; alone, the player's points. */
  readonly margin: number;
  /** The player's points by then, as if the scorings still to come came then. */
  readonly points: number;
  /** The part of the thinking that went into this move, from 0 to 1: how sure the bot is of it. */
  readonly share: number;
}

/** Players are counted from 1, as everywhere outside of the core. */
export interface Bot {
  readonly kind: BotKind;
  choose(position: Position, player: number, thinking?: AbortableThinking): Promise<Move>;
  /** The best moves first. They are found by searching, whatever the kind of the bot. */
  hint(position: Position, player: number, thinking?: AbortableThinking, most?: number): Promise<Hint[]>;
  /** The same as `choose` in one go, for programs that wait. */
  chooseNow(position: Position, player: number, thinking?: Thinking): Move;
}

export const USUAL_ITERATIONS = 200;

/** After so many tries, or milliseconds, whatever else waits on this thread has its turn. */
const SLICE_OF_ITERATIONS = 16;
const SLICE_OF_MILLISECONDS = 25;

/** So many are made even if the time is over: with fewer, a slow machine would do better to be greedy. */
const LEAST_ITERATIONS = 24;

/** What bots of one game share: it takes a moment to make, and can be used by many at once. */
export interface BotRoom {
  readonly mind: Mind;
  readonly translator: Translator;
}

export function createRoom(game: BotGame): BotRoom {
  return { mind: new Mind(game), translator: new Translator(game) };
}

export function createBot(kind: BotKind, game: BotGame | BotRoom): Bot {
  const { mind, translator } = 'mind' in game ? game : createRoom(game);

  const consider = (position: Position, player: number, seed: string): BotDecision => {
    const { words, options } = translator.read(position);
    return mind.consider(words, options, player - 1, seed);
  };
  const moveOf = (decision: BotDecision, estimate: Estimate): Move => {
    decision.enterWorld();
    return translator.move(decision.arena, decision.player, estimate.move);
  };
  /** What needs no thinking ahead. */
  const atOnce = (decision: BotDecision): Estimate => {
    if (kind === 'greedy') return bestOf(tryEachMove(decision), decision);
    const moves = decision.moves();
    return { move: moves[decision.random.below(moves.length)]!, margin: 0, points: 0, visits: 0 };
  };

  return {
    kind,

    async choose(position, player, thinking = {}) {
      thinking.signal?.throwIfAborted();
      const decision = consider(position, player, thinking.seed ?? '');
      if (kind !== 'search') return moveOf(decision, atOnce(decision));
      const search = new Search(decision);
      await think(search, thinking);
      return moveOf(decision, search.estimates()[0]!);
    },

    chooseNow(position, player, thinking = {}) {
      const decision = consider(position, player, thinking.seed ?? '');
      if (kind !== 'search') return moveOf(decision, atOnce(decision));
      const search = new Search(decision);
      for (const _ of slices(search, thinking));
      return moveOf(decision, search.estimates()[0]!);
    },

    async hint(position, player, thinking = {}, most = 3) {
      thinking.signal?.throwIfAborted();
      const decision = consider(position, player, thinking.seed ?? '');
      const search = new Search(decision);
      await think(search, thinking);
      const estimates = search.estimates();
      const tries = estimates.reduce((sum, { visits }) => sum + visits, 0);
      return estimates.slice(0, most).map((estimate) => {
        const move = moveOf(decision, estimate);
        const { margin, points, visits } = estimate;
        return {
          move,
          text: translator.write(move),
          margin,
          points,
          share: tries === 0 ? 1 : visits / tries,
        };
      });
    },
  };
}

/** Searches until a limit is reached, and stops now and then in between. */
function* slices(search: Search, { iterations, milliseconds }: Thinking): Generator<void> {
  if (search.isDecided) return;
  const limit = iterations ?? (milliseconds === undefined ? USUAL_ITERATIONS : Number.POSITIVE_INFINITY);
  // Without a time budget no clock is read, so that nothing depends on it.
  const now = milliseconds === undefined ? () => 0 : () => performance.now();
  const end = now() + (milliseconds ?? 1);
  let done = 0;
  do {
    const pause = now() + SLICE_OF_MILLISECONDS;
    for (let slice = 0; slice < SLICE_OF_ITERATIONS && done < limit; slice++) {
      search.step();
      done++;
      if (now() > pause) break;
    }
    yield;
  } while (done < limit && (now() < end || done < LEAST_ITERATIONS));
}

async function think(search: Search, thinking: AbortableThinking): Promise<void> {
  for (const _ of slices(search, thinking)) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    thinking.signal?.throwIfAborted();
  }
}
