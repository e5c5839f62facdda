import type { Arena, ScoringCall } from './arena.ts';
import type { Aim } from './character.ts';
import type { RandomNumbers } from './random-numbers.ts';

/** The most moves of the random game that finds the scorings still to come. */
const MOST_MOVES = 5000;

/**
 * How good a position is for each seat: the points so far, plus what the scorings still to come would give if they ran now.
 * Which ones are to come is found by playing on at random to the end.
 */
export class Evaluation {
  readonly #arena: Arena;
  readonly #aim: Aim;
  readonly #calls: readonly ScoringCall[];
  /** By call, whether the next one is the same again. */
  readonly #isRepeated: readonly boolean[];
  /** How many of the scorings to come have come since. */
  heard = 0;
  /** The seats that can win. */
  readonly contenders: readonly number[];
  /** The estimated points by seat. */
  readonly points: Float64Array;
  /** What each seat plays for, the more the better: the points, or as many points less than none, or the place. */
  readonly worth: Float64Array;

  /** For the state in the arena; afterwards the arena holds another one. */
  constructor(arena: Arena, aim: Aim, random: RandomNumbers) {
    this.#arena = arena;
    this.#aim = aim;
    const { core } = arena;
    arena.listening = true;
    arena.calls.length = 0;
    core.seedPlayouts([random.next(), random.next(), random.next(), random.next()]);
    core.playOut(MOST_MOVES);
    arena.listening = false;
    this.#calls = [...arena.calls];
    this.#isRepeated = this.#calls.map((call, at, all) => isSame(call, all[at + 1]));
    const ranked = core.rank();
    this.contenders = Array.from({ length: ranked }, (_, position) => core.rankedSeat(position));
    this.points = new Float64Array(arena.seats);
    this.worth = new Float64Array(arena.seats);
  }

  /** Fills `points` and `worth` for the state in the arena. Its memory is not a valid state afterwards: load one first. */
  estimate(): void {
    const arena = this.#arena;
    if (!arena.core.isOver()) this.#scoreWhatIsToCome();
    const { points, worth } = this;
    const sign = this.#aim === 'place' ? 0 : this.#aim === 'most' ? 1 : -1;
    for (let seat = 0; seat < points.length; seat++) {
      const total = arena.points(seat);
      points[seat] = total;
      worth[seat] = sign * total;
    }
    if (this.#aim === 'place') this.#rank();
  }

  #scoreWhatIsToCome(): void {
    const arena = this.#arena;
    const calls = this.#calls;
    let isBarren = false;
    for (let next = this.heard + arena.scorings; next < calls.length; next++) {
      // A scoring that is called repeatedly often gives its points only once.
      if (isBarren && this.#isRepeated[next - 1]) continue;
      const isAsked = this.#isRepeated[next]!;
      const before = isAsked ? this.#sum() : 0;
      arena.score(calls[next]!);
      isBarren = isAsked && this.#sum() === before;
    }
  }

  #rank(): void {
    const { core } = this.#arena;
    const ranked = core.rank();
    for (let position = 0; position < ranked; position++)
      this.worth[core.rankedSeat(position)] = ranked - core.rankedPlace(position);
  }

  /** The lead of a seat over the best of the others who can win; what it has if it is alone. */
  margin(worth: Float64Array, seat: number): number {
    let best = Number.NEGATIVE_INFINITY;
    const { contenders } = this;
    for (let at = 0; at < contenders.length; at++) {
      const other = contenders[at]!;
      if (other !== seat && worth[other]! > best) best = worth[other]!;
    }
    return best === Number.NEGATIVE_INFINITY ? worth[seat]! : worth[seat]! - best;
  }

  #sum(): number {
    let sum = 0;
    for (let seat = 0; seat < this.points.length; seat++) sum += this.#arena.points(seat);
    return sum;
  }
}

function isSame(one: ScoringCall, other: ScoringCall | undefined): boolean {
  return (
    one.scoring === other?.scoring &&
    one.args.length === other.args.length &&
    one.args.every((value, index) => value === other.args[index])
  );
}
