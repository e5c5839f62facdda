// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { append, setList } from './core-lists.ts';

// Choosing several of some items: of those that are alike the first ones are taken.

/** For each item the position of the last one before it that is like it in what is printed and in its face; 0 for none. */
export function noteAlike(
  m: Int32Array,
  k: Int32Array,
  items: number,
  alike: number,
  faces: number,
  into: number,
): void {
  for (let i = 1; i <= m[items]!; i++) {
    const item = m[items + i]!;
    let j = i - 1;
    for (; j > 0; j--) {
      const other = m[items + j]!;
      if (k[alike + other] === k[alike + item] && (faces < 0 || m[faces + other] === m[faces + item])) break;
    }
    m[into + i] = j;
  }
}

/** The largest set that can come of one with items from `next` on. */
export function largestSet(
  m: Int32Array,
  items: number,
  before: number,
  taken: number,
  set: number,
  next: number,
  into: number,
): void {
  setList(m, into, set);
  for (let i = next; i <= m[items]!; i++) {
    if (m[before + i] !== 0 && m[taken + m[before + i]!] === 0) continue;
    m[taken + i] = 2;
    append(m, into, m[items + i]!);
  }
  for (let i = next; i <= m[items]!; i++) if (m[taken + i] === 2) m[taken + i] = 0;
}
