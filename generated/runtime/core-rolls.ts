// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { fault } from './core-numbers.ts';
import { MOST_OUTCOMES } from './limits.ts';

// All outcomes of a roll, one after the other, on the faces of the pieces themselves.

/**
 * The first of all outcomes of a roll. The faces show the words of a table, or, where that is -1, numbers from `from` on; `digits`
 * is room for the position of each face.
 */
export function firstFaces(
  m: Int32Array,
  k: Int32Array,
  pieces: number,
  faces: number,
  from: number,
  values: number,
  count: number,
  digits: number,
): void {
  let outcomes = 1;
  for (let i = 1; i <= m[pieces]!; i++) {
    outcomes *= count;
    if (outcomes > MOST_OUTCOMES) fault('too-many-outcomes');
    m[digits + i] = 0;
    m[faces + m[pieces + i]!] = values < 0 ? from : k[values]!;
  }
}

/** The next one, the last piece changing fastest; false behind the last one. */
export function nextFaces(
  m: Int32Array,
  k: Int32Array,
  pieces: number,
  faces: number,
  from: number,
  values: number,
  count: number,
  digits: number,
): boolean {
  for (let i = m[pieces]!; i >= 1; i--) {
    const digit = m[digits + i]! + 1 < count ? m[digits + i]! + 1 : 0;
    m[digits + i] = digit;
    m[faces + m[pieces + i]!] = values < 0 ? from + digit : k[values + digit]!;
    if (digit > 0) return true;
  }
  return false;
}
