// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { fault } from './core-numbers.ts';
import { MOST_OUTCOMES } from './limits.ts';

// The outcomes of a roll, one after the other, on the pieces themselves.

/**
 * Turns the pieces of a list on to the next outcome, the last piece changing fastest; false behind the last one. Their faces lie
 * behind an address and show the words of a table, or `count` numbers from `from` on. The first word at `turns` is 0 before the first
 * outcome; behind it lies for each piece how far it is turned.
 */
export function nextOutcome(
  m: Int32Array,
  k: Int32Array,
  pieces: number,
  faces: number,
  from: number,
  values: number,
  count: number,
  turns: number,
): boolean {
  const isFirst = m[turns] === 0;
  if (isFirst && count ** m[pieces]! > MOST_OUTCOMES) fault('too-many-outcomes');
  m[turns] = 1;
  for (let i = m[pieces]!; i >= 1; i--) {
    const turn = isFirst || m[turns + i] === count - 1 ? 0 : m[turns + i]! + 1;
    m[turns + i] = turn;
    m[faces + m[pieces + i]!] = values >= 0 ? k[values + turn]! : from + turn;
    if (turn > 0) return true;
  }
  return isFirst;
}

/** All outcomes that a function turns the pieces to, which then lie as before. */
export function outcomesOf(
  m: Int32Array,
  _k: Int32Array,
  pieces: number,
  faces: number,
  turns: number,
  next: (pieces: number, thread: number) => boolean,
  thread: number,
): number[][] {
  const places = Array.from(m.subarray(pieces + 1, pieces + 1 + m[pieces]!), (piece) => faces + piece);
  const shown = (): number[] => places.map((place) => m[place]!);
  const before = shown();
  const outcomes: number[][] = [];
  m[turns] = 0;
  while (next(pieces, thread)) outcomes.push(shown());
  for (const [index, place] of places.entries()) m[place] = before[index]!;
  return outcomes;
}
