import { earlierWords } from './earlier-seeds.ts';
import { sha256 } from './sha256.ts';

/**
 * The random numbers of a game: xoshiro128** (Blackman and Vigna), its four words filled from the text of the seed by SHA-256.
 * Every engine of a game draws the same numbers for the same seed, so this is fixed:
 *
 * - seed:    the UTF-16 units of the text, each as two bytes, the higher first; their SHA-256 (FIPS 180-4); its first 16 bytes
 *            as four words of 32 bits, the highest byte first. If all four words are 0, the first becomes 1.
 * - draw(n): next numbers until one is below the largest multiple of n that fits into 2^32; its remainder by n.
 *            A draw among one takes a number too.
 * - roll:    for each piece, in order, draw(number of faces): the position of its face in the face type.
 * - roll … until: draw(number of fitting outcomes), counted in order, the last piece changing fastest.
 * - draw of a value: draw(number of values), its position in the order of the collection.
 * - shuffle: Fisher-Yates from the end: for i = n - 1 down to 1, swap the items at i and at draw(i + 1).
 * - lot:     for each place that needs one, draw(number of those still tied), in the order of the ranking.
 *
 * A roll of no pieces, a shuffle of fewer than two, a draw from nothing and a lot among one draw nothing.
 *
 * What a seed protects. The whole state of the generator, 128 bits, comes from the hash, and no two texts give it the same bytes.
 * Whoever looks for a game by trying has to try states, of which there are 2^128 - 1, or texts. So a seed is as good as it is
 * hard to guess: one with 128 random bits cannot be found, a word or six digits can, by anybody who sees a few cards. That any
 * two of n seeds give the same game has a probability of about n^2 / 2^129.
 *
 * What it does not protect. xoshiro128** is quick and even, and not made to keep secrets: its next state is a linear function of
 * the last one, and four whole numbers in a row give it away. Players see less, a die tells 2.6 bits of a number, but some fifty
 * dice have told as much as there is to know, and nobody has shown that it is hard to work out the rest from them. Where
 * something depends on it, a server begins games with `chance: 'secure'`, which uses none of this.
 */

/** How a seed becomes the words of the generator: as above, or as games saved by version 1 did (`earlier-seeds.ts`). */
export type Seeding = 'sha-256' | 'splitmix32';

/** The four words for a seed. */
export function seeded(text: string, seeding: Seeding = 'sha-256'): number[] {
  return seeding === 'splitmix32' ? earlierWords(text) : hashedWords(text);
}

/** Those that seeds mean today. */
export function hashedWords(text: string): number[] {
  const bytes = new Uint8Array(2 * text.length);
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    bytes[2 * index] = unit >>> 8;
    bytes[2 * index + 1] = unit;
  }
  const words = sha256(bytes).slice(0, 4);
  // The generator cannot leave the state in which all words are 0.
  return words.some((word) => word !== 0) ? words : [1, 0, 0, 0];
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

/** The next number, from 0 to 2^32 - 1. Changes the words. */
export function next(words: number[]): number {
  let [a, b, c, d] = words as [number, number, number, number];
  const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
  const shifted = b << 9;
  c ^= a;
  d ^= b;
  b ^= c;
  a ^= d;
  c ^= shifted;
  d = rotate(d, 11);
  words[0] = a >>> 0;
  words[1] = b >>> 0;
  words[2] = c >>> 0;
  words[3] = d >>> 0;
  return result;
}

/** A number from 0 to n - 1, all equally likely. */
export function draw(words: number[], n: number): number {
  return below(n, () => next(words));
}

/** The same from any source of numbers from 0 to 2^32 - 1. */
export function below(n: number, number: () => number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const one = number();
    if (one < limit) return one % n;
  }
}

/** One of the items, all equally likely. */
export function pick<T>(words: number[], items: readonly T[]): T {
  return items[draw(words, items.length)]!;
}

/** The items in a new order, all orders equally likely. */
export function shuffled<T>(words: number[], items: readonly T[]): T[] {
  return inOrderOf((n) => draw(words, n), items);
}

/** The same with any way to draw a number below another. */
export function inOrderOf<T>(drawn: (n: number) => number, items: readonly T[]): T[] {
  const order = [...items];
  for (let i = order.length - 1; i >= 1; i--) {
    const j = drawn(i + 1);
    const item = order[i]!;
    order[i] = order[j]!;
    order[j] = item;
  }
  return order;
}
