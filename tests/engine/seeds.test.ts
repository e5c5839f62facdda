import { describe, expect, test } from 'vitest';
import { seeded } from '../../compiler/runtime/random.ts';

const SEEDS = 1_000_000;

/** Of the numbers for very many seeds, those that another seed has given already. */
function countTwice(numberOf: (seed: string) => number): number {
  const known = new Set<number>();
  for (let index = 0; index < SEEDS; index++) known.add(numberOf(`game ${index}`));
  return SEEDS - known.size;
}

describe('a million seeds', () => {
  test('give a million states: even their first 53 bits are never the same', () => {
    const first = (seed: string): number => {
      const [a, b] = seeded(seed);
      return a! * 2 ** 21 + (b! >>> 11);
    };
    expect(countTwice(first)).toBe(0);
  });

  test('gave fewer states while a seed was folded into 32 bits', () => {
    // About n^2 / 2^33 of them: one in ten thousand games was the game of somebody else.
    const twice = countTwice((seed) => seeded(seed, 'splitmix32')[0]!);
    expect(twice).toBeGreaterThan(60);
    expect(twice).toBeLessThan(180);
  });
});

test('every bit of the state is set by about half of all seeds, and by any change of the seed', () => {
  const COUNT = 4000;
  const set = new Array<number>(128).fill(0);
  const flipped = new Array<number>(128).fill(0);
  for (let index = 0; index < COUNT; index++) {
    const [one, other] = [seeded(`game ${index}`), seeded(`game ${index} `)];
    for (let bit = 0; bit < 128; bit++) {
      const at = (words: number[]): number => (words[bit >>> 5]! >>> (bit & 31)) & 1;
      set[bit]! += at(one);
      flipped[bit]! += at(one) ^ at(other);
    }
  }
  // Five standard deviations: fixed seeds, so that it holds always or never.
  for (const count of [...set, ...flipped])
    expect(Math.abs(count - COUNT / 2)).toBeLessThan(5 * Math.sqrt(COUNT / 4));
});
