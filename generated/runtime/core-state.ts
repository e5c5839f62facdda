// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { HEADER } from './core.ts';

const { players: PLAYERS, random: RANDOM } = HEADER;

/** The next random number, from 0 to 2^32 - 1 (xoshiro128**). */
export function next(m: Int32Array): number {
  const b = m[RANDOM + 1]!;
  const fives = Math.imul(b, 5);
  const result = Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
  const c = m[RANDOM + 2]! ^ m[RANDOM]!;
  const d = m[RANDOM + 3]! ^ b;
  m[RANDOM + 1] = b ^ c;
  m[RANDOM] = m[RANDOM]! ^ d;
  m[RANDOM + 2] = c ^ (b << 9);
  m[RANDOM + 3] = (d << 11) | (d >>> 21);
  return result;
}

/** A number from 0 to count - 1, all equally likely. */
export function draw(m: Int32Array, count: number): number {
  const number = next(m);
  return number < 4294967296 - count ? number % count : drawAgain(m, number, count);
}

/** What is left over above the last multiple of the count is drawn again. */
export function drawAgain(m: Int32Array, first: number, count: number): number {
  const last = 4294967295 - ((-count >>> 0) % count);
  let number = first;
  while (number > last) number = next(m);
  return number % count;
}

/** The player so many steps to the left; from a seat that nobody plays, counted from the first player. */
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
