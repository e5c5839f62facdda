import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { draw, next, pick, seeded, shuffled } from '../../compiler/runtime/random.ts';

test('the generator is xoshiro128**: its published numbers for the words 1, 2, 3, 4', () => {
  const words = [1, 2, 3, 4];
  const numbers = Array.from({ length: 10 }, () => next(words));
  expect(numbers).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});

/** The seed's words, by the hash of Node, from the description in `random.ts`. */
function wordsOf(text: string): number[] {
  const bytes = Buffer.from(text, 'utf16le').swap16();
  const hash = createHash('sha256').update(bytes).digest();
  return [0, 4, 8, 12].map((at) => hash.readUInt32BE(at));
}

const SEEDS = ['', 'a', 'b', 'a longer seed, with é, … and 🎲', '\ud83c', '\ufffd', 'x'.repeat(1000)];

test('a seed gives the first four words of its SHA-256, and no two texts the same', () => {
  for (const seed of SEEDS) expect(seeded(seed)).toEqual(wordsOf(seed));
  expect(new Set(SEEDS.map((seed) => seeded(seed).join())).size).toBe(SEEDS.length);
  // Written down once, for engines in other languages.
  expect(seeded('owl').map((word) => word.toString(16))).toEqual([
    '52892f4e',
    '782d4d53',
    '7474addf',
    '94354c01',
  ]);
});

/** The words of a game saved by version 1, worked out once more with big numbers from the description of then. */
function earlierWordsOf(text: string): number[] {
  const M = 2n ** 32n;
  const mix = (value: bigint): bigint => {
    let z = value % M;
    z = ((z ^ (z >> 16n)) * 0x21f0aaadn) % M;
    z = ((z ^ (z >> 15n)) * 0x735a2d97n) % M;
    return z ^ (z >> 15n);
  };
  let a = 0n;
  for (const unit of text.split('')) a = mix((a ^ BigInt(unit.charCodeAt(0))) + 0x9e3779b9n);
  return Array.from({ length: 4 }, () => {
    a = (a + 0x9e3779b9n) % M;
    return Number(mix(a));
  });
}

test('a seed of version 1 gives four words by splitmix32, as it did then', () => {
  for (const seed of SEEDS) expect(seeded(seed, 'splitmix32')).toEqual(earlierWordsOf(seed));
});

test('a draw takes the remainder, and numbers past the largest multiple again', () => {
  const words = seeded('draw');
  const numbers = (() => {
    const copy = [...words];
    return Array.from({ length: 50 }, () => next(copy));
  })();
  const n = 3_000_000_000; // about three in ten numbers are too large
  const expected = numbers.find((number) => number < n)! % n;
  expect(draw(words, n)).toBe(expected);
});

test('every draw takes a number, also among one', () => {
  const [a, b] = [seeded('x'), seeded('x')];
  expect(draw(a, 1)).toBe(0);
  next(b);
  expect(a).toEqual(b);
});

test('a draw gives every value about as often', () => {
  const words = seeded('even');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let times = 0; times < 60_000; times++) counts[draw(words, 6)]!++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test('a shuffle swaps from the end, with one draw for each position but the first', () => {
  const words = seeded('shuffle');
  const copy = [...words];
  const order = ['a', 'b', 'c', 'd'];
  for (const i of [3, 2, 1]) {
    const j = draw(copy, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  expect(shuffled(words, ['a', 'b', 'c', 'd'])).toEqual(order);
  expect(words).toEqual(copy);
});

test('picking takes one draw', () => {
  const [a, b] = [seeded('pick'), seeded('pick')];
  expect(pick(a, ['p', 'q', 'r'])).toBe(['p', 'q', 'r'][draw(b, 3)]);
});
