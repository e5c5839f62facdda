// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
/**
 * The random numbers of a game: xoshiro128** (Blackman and Vigna), its four words filled by splitmix32 from
 * the text of the seed. Every engine of a game draws the same numbers for the same seed, so this is fixed:
 *
 * - seed:    a = 0; for each UTF-16 unit u of the text: a = mix((a ^ u) + G). Then four times: a += G, and the
 *            next word is mix(a). G is 0x9e3779b9. If all four words are 0, the first becomes 1.
 * - draw(n): next numbers until one is below the largest multiple of n that fits into 2^32; its remainder by n.
 *            A draw among one takes a number too.
 * - roll:    for each piece, in order, draw(number of faces): the position of its face in the face type.
 * - roll … until: draw(number of fitting outcomes), counted in order, the last piece changing fastest.
 * - draw of a value: draw(number of values), its position in the order of the collection.
 * - shuffle: Fisher-Yates from the end: for i = n - 1 down to 1, swap the items at i and at draw(i + 1).
 * - lot:     for each place that needs one, draw(number of those still tied), in the order of the ranking.
 *
 * A roll of no pieces, a shuffle of fewer than two, a draw from nothing and a lot among one draw nothing.
 */
const GOLDEN = 0x9e3779b9;

function mix(value: number): number {
  let z = value;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

/** The four words for a seed. */
export function seeded(text: string): number[] {
  let a = 0;
  for (let index = 0; index < text.length; index++) a = mix(((a ^ text.charCodeAt(index)) + GOLDEN) >>> 0);
  const words: number[] = [];
  for (let index = 0; index < 4; index++) {
    a = (a + GOLDEN) >>> 0;
    words.push(mix(a));
  }
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
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const number = next(words);
    if (number < limit) return number % n;
  }
}

/** One of the items, all equally likely. */
export function pick<T>(words: number[], items: readonly T[]): T {
  return items[draw(words, items.length)]!;
}

/** The items in a new order, all orders equally likely. */
export function shuffled<T>(words: number[], items: readonly T[]): T[] {
  const order = [...items];
  for (let i = order.length - 1; i >= 1; i--) {
    const j = draw(words, i + 1);
    const item = order[i]!;
    order[i] = order[j]!;
    order[j] = item;
  }
  return order;
}
