// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { HEADER } from './core.ts';

const { players: PLAYERS, random: RANDOM } = HEADER;

/**
 * The next random number, 32 bits (xoshiro128**), from four words of the memory. It is a word, above 2^31 below 0: a larger number that is
 * handed back would be an object of its own for V8.
 */
export function next(m: Int32Array, words: number): number {
  const b = m[words + 1]!;
  const fives = Math.imul(b, 5);
  const result = Math.imul((fives << 7) | (fives >>> 25), 9);
  const c = m[words + 2]! ^ m[words]!;
  const d = m[words + 3]! ^ b;
  m[words + 1] = b ^ c;
  m[words] = m[words]! ^ d;
  m[words + 2] = c ^ (b << 9);
  m[words + 3] = (d << 11) | (d >>> 21);
  return result;
}

/** A number from 0 to count - 1, all equally likely. */
export function drawFrom(m: Int32Array, words: number, count: number): number {
  const number = next(m, words) >>> 0;
  return number <= 4294967295 - count ? number % count : drawAgain(m, words, number, count);
}

/** What is left over above the last multiple of the count is drawn again. */
export function drawAgain(m: Int32Array, words: number, first: number, count: number): number {
  const last = 4294967295 - ((-count >>> 0) % count);
  let number = first;
  while (number > last) number = next(m, words) >>> 0;
  return number % count;
}

/** The same from the random numbers of the game. */
export function draw(m: Int32Array, count: number): number {
  return drawFrom(m, RANDOM, count);
}

/** The next random number of playouts, 32 bits as a word (xoroshiro64*), from two words of the memory: its upper half is good. */
export function nextQuickly(m: Int32Array, words: number): number {
  const a = m[words]!;
  const b = m[words + 1]! ^ a;
  m[words] = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
  m[words + 1] = (b << 13) | (b >>> 19);
  return Math.imul(a, 0x9e3779bb);
}

/**
 * A number from 0 to count - 1 for playouts, all equally likely, without dividing: the upper half of a random number, times the count,
 * is a position in its upper half, and only where the lower half is small may that position have had one chance too many (Lemire, 2019).
 */
export function drawQuickly(m: Int32Array, words: number, count: number): number {
  if (count > 32768) return drawOfMany(m, words, count);
  let product = (nextQuickly(m, words) >>> 16) * count;
  if ((product & 65535) < count) {
    const spare = 65536 % count;
    while ((product & 65535) < spare) product = (nextQuickly(m, words) >>> 16) * count;
  }
  return product >>> 16;
}

/** The same for many: of two numbers the upper halves, and what is left over above the last multiple of the count is drawn again. */
export function drawOfMany(m: Int32Array, words: number, count: number): number {
  const last = 4294967295 - ((-count >>> 0) % count);
  for (;;) {
    const upper = nextQuickly(m, words) >>> 16;
    const number = ((upper << 16) | (nextQuickly(m, words) >>> 16)) >>> 0;
    if (number <= last) return number % count;
  }
}

/** The player this many steps to the left; from a seat that nobody plays, counted from the first player. */
export function clockwise(m: Int32Array, from: number, steps: number): number {
  const players = m[PLAYERS]!;
  const seat = (from < players ? from : 0) + steps - players;
  return seat + (players & (seat >> 31));
}

/** The next player to the left. */
export function nextPlayer(m: Int32Array, seat: number): number {
  if (seat >= m[PLAYERS]!) return 0;
  return seat + 1 < m[PLAYERS]! ? seat + 1 : 0;
}
