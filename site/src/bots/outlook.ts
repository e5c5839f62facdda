import type { Arena, ScoringCall } from './arena.ts';
import type { RandomNumbers } from './random-numbers.ts';

/** The most moves that a game is tried on for, to hear of its scorings. */
const MOST_MOVES = 5000;

/**
 * How good a position is for each seat: the points so far, and those that the scorings still to come would give if they
 * came now. Which ones are to come is heard by playing on at random to the end.
 */
export class Outlook {
  readonly #arena: Arena;
  readonly #calls: readonly ScoringCall[];
  /** Those who can win, as seats. */
  readonly contenders: readonly number[];
  readonly #totals: Float64Array;

  /** For the state that the arena holds, which is then another one. */
  constructor(arena: Arena, random: RandomNumbers) {
    this.#arena = arena;
    const { core } = arena;
    arena.listening = true;
    arena.calls.length = 0;
    arena.playRandomly(random, MOST_MOVES);
    arena.listening = false;
    this.#calls = [...arena.calls];
    const ranked = core.rank();
    this.contenders = Array.from({ length: ranked }, (_, position) => core.rankedSeat(position));
    this.#totals = new Float64Array(arena.seats);
  }

  /**
   * By seat, for the state that the arena holds. Afterwards its memory is no state any more: load one before playing on.
   */
  estimate(): Float64Array {
    const { core } = this.#arena;
    const arena = this.#arena;
    if (!core.isOver()) {
      let barren: ScoringCall | undefined;
      for (let next = arena.scorings; next < this.#calls.length; next++) {
        const call = this.#calls[next]!;
        // One that runs again and again often gives its points only once.
        if (barren && isSame(call, barren)) continue;
        const before = this.#sum();
        arena.score(call);
        barren = this.#sum() === before ? call : undefined;
      }
    }
    const totals = this.#totals;
    for (let seat = 0; seat < totals.length; seat++) totals[seat] = arena.points(seat);
    return totals;
  }

  /** By how much a seat is ahead of the best of the others who can win; alone, its points. */
  margin(totals: Float64Array, seat: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const other of this.contenders) if (other !== seat) best = Math.max(best, totals[other]!);
    return best === Number.NEGATIVE_INFINITY ? totals[seat]! : totals[seat]! - best;
  }

  #sum(): number {
    let sum = 0;
    for (let seat = 0; seat < this.#totals.length; seat++) sum += this.#arena.points(seat);
    return sum;
  }
}

function isSame(one: ScoringCall, other: ScoringCall): boolean {
  return (
    one.scoring === other.scoring &&
    one.args.length === other.args.length &&
    one.args.every((value, index) => value === other.args[index])
  );
}
