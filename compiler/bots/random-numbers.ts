import { seeded } from '../runtime/random.ts';

/**
 * The bot's own random numbers (xoshiro128**, as in the engines): the same seed gives the same choice everywhere. They have
 * nothing to do with those of the game, which a bot may not know.
 */
export class RandomNumbers {
  #a: number;
  #b: number;
  #c: number;
  #d: number;
  readonly #seed: readonly number[];

  constructor(seed: string) {
    this.#seed = seeded(seed);
    const [a = 1, b = 0, c = 0, d = 0] = this.#seed;
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  /** Goes to the beginning of a series of its own, always the same for the same number. */
  restart(series: number): void {
    const [a = 1, b = 0, c = 0, d = 0] = this.#seed;
    this.#a = (a ^ Math.imul(series + 1, 0x9e3779b9)) >>> 0;
    this.#b = (b ^ Math.imul(series + 1, 0x85ebca6b)) >>> 0;
    this.#c = c;
    this.#d = d | 1;
    // The first numbers of neighbouring series are still alike.
    for (let skipped = 0; skipped < 8; skipped++) this.next();
  }

  /** From 0 to 2^32 - 1. */
  next(): number {
    const b = this.#b;
    const fives = Math.imul(b, 5);
    const result = Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
    const c = this.#c ^ this.#a;
    const d = this.#d ^ b;
    this.#b = b ^ c;
    this.#a ^= d;
    this.#c = c ^ (b << 9);
    this.#d = (d << 11) | (d >>> 21);
    return result;
  }

  /** From 0 to count - 1. */
  below(count: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * count);
  }

  /** From 0 up to, but not including, 1. */
  fraction(): number {
    return this.next() / 0x1_0000_0000;
  }

  shuffle(items: number[]): void {
    for (let last = items.length - 1; last >= 1; last--) {
      const other = this.below(last + 1);
      const item = items[last]!;
      items[last] = items[other]!;
      items[other] = item;
    }
  }
}
