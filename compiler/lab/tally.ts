/** A tally has at most this many bins; where values lie further apart, several of them share one. */
const MOST_BINS = 4096;
/** Up to here the square of a value, and a sum of squares with one more in it, is a whole number without rounding. */
const SMALL = 2 ** 25;
const CARRY_AT = 2 ** 52;

/** A tally as plain data: whole numbers only, the same bytes for the same values in whatever order they came. */
export interface TallyData {
  readonly count: number;
  /** Whole numbers of any size, in digits. */
  readonly sum: string;
  readonly squares: string;
  readonly lowest: number;
  readonly highest: number;
  /** How many values share a bin; the first bin is that of `lowest`. */
  readonly width: number;
  readonly bins: readonly number[];
}

/**
 * Counts whole numbers: how many, their sum, the sum of their squares, and how often each one came. Nothing is rounded, so that
 * tallies added up in any order, and in any parts, come to the same.
 */
export class Tally {
  count = 0;
  lowest = 0;
  highest = 0;
  /** What has been carried over from the two numbers below, before they could become too large to be exact. */
  #wholeSum = 0n;
  #wholeSquares = 0n;
  #sum = 0;
  #squares = 0;
  #width = 1;
  /** The bin of `#bins[0]`. */
  #first = 0;
  #bins = new Float64Array(0);

  add(value: number): void {
    if (this.count++ === 0) this.lowest = this.highest = value;
    else if (value < this.lowest) this.lowest = value;
    else if (value > this.highest) this.highest = value;
    if (value > SMALL || value < -SMALL) {
      this.#wholeSum += BigInt(value);
      this.#wholeSquares += BigInt(value) ** 2n;
    } else {
      this.#sum += value;
      this.#squares += value * value;
      if (this.#squares > CARRY_AT) this.#carry();
    }
    const at = (this.#width === 1 ? value : Math.floor(value / this.#width)) - this.#first;
    if (at >= 0 && at < this.#bins.length) this.#bins[at]!++;
    else {
      this.#makeRoom(value, value);
      this.#bins[Math.floor(value / this.#width) - this.#first]!++;
    }
  }

  /** Adds all that another one has counted. */
  merge(other: Tally): void {
    if (other.count === 0) return;
    if (this.count === 0) [this.lowest, this.highest] = [other.lowest, other.highest];
    else {
      this.lowest = Math.min(this.lowest, other.lowest);
      this.highest = Math.max(this.highest, other.highest);
    }
    this.count += other.count;
    this.#wholeSum += other.sum;
    this.#wholeSquares += other.squares;
    this.#makeRoom(other.lowest, other.highest);
    // Bins become wider as values lie further apart, so these are at least as wide as those of either.
    for (const [value, times] of other.counts())
      this.#bins[Math.floor(value / this.#width) - this.#first]! += times;
  }

  get sum(): bigint {
    return this.#wholeSum + BigInt(this.#sum);
  }

  get squares(): bigint {
    return this.#wholeSquares + BigInt(this.#squares);
  }

  get mean(): number {
    return this.count === 0 ? 0 : quotient(this.sum, BigInt(this.count));
  }

  /** The sample variance, worked out from whole numbers, so that nothing cancels out. */
  get variance(): number {
    if (this.count < 2) return 0;
    const n = BigInt(this.count);
    return quotient(n * this.squares - this.sum ** 2n, n * (n - 1n));
  }

  /** How many values share a bin: 1 unless they lie very far apart. */
  get width(): number {
    return this.#width;
  }

  /** The lowest value of each bin in which there is something, in order, and how often it came. */
  *counts(): Generator<readonly [number, number]> {
    for (const [at, times] of this.#bins.entries())
      if (times > 0) yield [(this.#first + at) * this.#width, times];
  }

  /** The smallest value that at least this part of all are not above; a part from 0 to 1. */
  quantile(part: number): number {
    let seen = 0;
    for (const [value, times] of this.counts()) {
      seen += times;
      if (seen >= part * this.count) return value;
    }
    return this.highest;
  }

  toData(): TallyData {
    const from = Math.floor(this.lowest / this.#width) - this.#first;
    const to = Math.floor(this.highest / this.#width) - this.#first;
    return {
      count: this.count,
      sum: String(this.sum),
      squares: String(this.squares),
      lowest: this.lowest,
      highest: this.highest,
      width: this.#width,
      bins: this.count === 0 ? [] : [...this.#bins.subarray(from, to + 1)],
    };
  }

  static from(data: TallyData): Tally {
    const tally = new Tally();
    if (data.count === 0) return tally;
    tally.count = data.count;
    tally.lowest = data.lowest;
    tally.highest = data.highest;
    tally.#wholeSum = BigInt(data.sum);
    tally.#wholeSquares = BigInt(data.squares);
    tally.#width = data.width;
    tally.#first = Math.floor(data.lowest / data.width);
    tally.#bins = Float64Array.from(data.bins);
    return tally;
  }

  #carry(): void {
    this.#wholeSum += BigInt(this.#sum);
    this.#wholeSquares += BigInt(this.#squares);
    this.#sum = 0;
    this.#squares = 0;
  }

  /**
   * Makes bins for everything between the lowest and the highest value, these two included. How wide they are depends on those
   * two alone, and never on what came first.
   */
  #makeRoom(low: number, high: number): void {
    const [lowest, highest] = [Math.min(low, this.lowest), Math.max(high, this.highest)];
    let width = this.#width;
    while (Math.floor(highest / width) - Math.floor(lowest / width) >= MOST_BINS) width *= 2;
    // Some room on both sides, so that it is not made anew for every value; never so much that it would have to be wider.
    const used = Math.floor(highest / width) - Math.floor(lowest / width) + 1;
    const spare = Math.min(32, (MOST_BINS - used) >> 1);
    const first = Math.floor(lowest / width) - spare;
    const bins = new Float64Array(Math.floor(highest / width) + spare - first + 1);
    for (const [value, times] of this.counts()) bins[Math.floor(value / width) - first]! += times;
    this.#width = width;
    this.#first = first;
    this.#bins = bins;
  }
}

/** A quotient of whole numbers of any size, as near as a number can be. */
function quotient(above: bigint, below: bigint): number {
  const whole = above / below;
  // What is left over is smaller than the divisor; 2^60 parts of it are more than a number can tell apart.
  const rest = ((above - whole * below) << 60n) / below;
  return Number(whole) + Number(rest) / 2 ** 60;
}
