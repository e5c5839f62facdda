import { draw } from './core-state.ts';

// What happens by chance: what was supplied, or what random numbers give, everything possible equally likely. `outcome` is where
// a caller leaves what was supplied: one more than the number of its values, and these; 0 for none.

export function isSupplied(m: Int32Array, outcome: number): boolean {
  return m[outcome] !== 0;
}

/** One item of a list. */
export function pick(m: Int32Array, outcome: number, list: number): number {
  if (m[outcome] === 0) return m[list + 1 + draw(m, m[list]!)]!;
  m[outcome] = 0;
  return m[outcome + 1]!;
}

/** A new order for a list. */
export function shuffle(m: Int32Array, outcome: number, list: number): void {
  if (m[outcome] !== 0) {
    m[list] = m[outcome]! - 1;
    for (let i = 1; i <= m[list]!; i++) m[list + i] = m[outcome + i]!;
    m[outcome] = 0;
    return;
  }
  for (let last = m[list]! - 1; last >= 1; last--) {
    const other = draw(m, last + 1);
    const item = m[list + 1 + last]!;
    m[list + 1 + last] = m[list + 1 + other]!;
    m[list + 1 + other] = item;
  }
}

/** The faces that were supplied, if any were. */
export function setFaces(m: Int32Array, outcome: number, pieces: number, faces: number): void {
  if (m[outcome] === 0) return;
  for (let i = 1; i <= m[pieces]!; i++) m[faces + m[pieces + i]!] = m[outcome + i]!;
  m[outcome] = 0;
}
