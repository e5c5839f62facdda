import type { Arena, ScoringCall } from './arena.ts';
import type { RandomNumbers } from './random-numbers.ts';

/** The most moves of the random game that finds the scorings still to come. */
const MOST_MOVES = 5000;

/**
 * How good a position is for each seat: the points so far, plus what the scorings still to come would give if they ran now.
 * Which ones are to come is found by playing on at random to the end.
 */
export class Evaluation {
  readonly #arena: Arena;
  readonly #calls: readonly ScoringCall[];
  /** The seats that can win. */
  readonly contenders: readonly number[];
  readonly #totals: Float64Array;

  /** For the state in the arena; afterwards the arena holds another one. */
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
   * The estimated points by seat, for the state in the arena. Its memory is not a valid state afterwards: load one first.
   */
  estimate(): Float64Array {
    const { core } = this.#arena;
    const arena = this.#arena;
    if (!core.isOver()) {
      let barren: ScoringCall | undefined;
      for (let next = arena.scorings; next < this.#calls.length; next++) {
        const call = this.#calls[next]!;
        // A scoring that is called repeatedly often gives its points only once.
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

  /** The lead of a seat over the best of the others who can win; its points if it is alone. */
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
