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

/**
 * The same the other way round, for few items: for each the bit of the next one that is like it, 0 for none. Gives the bits of
 * those that are the first of their like.
 */
export function noteAlikeAfter(
  m: Int32Array,
  k: Int32Array,
  items: number,
  alike: number,
  faces: number,
  into: number,
): number {
  let firsts = 0;
  for (let i = 0; i < m[items]!; i++) {
    const item = m[items + 1 + i]!;
    let j = i - 1;
    for (; j >= 0; j--) {
      const other = m[items + 1 + j]!;
      if (k[alike + other] === k[alike + item] && (faces < 0 || m[faces + other] === m[faces + item])) break;
    }
    m[into + i] = 0;
    if (j < 0) firsts |= 1 << i;
    else m[into + j] = 1 << i;
  }
  return firsts;
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

/** The largest set that can come of one to which those whose bits are open can be added next, and whatever is like them and comes after. */
export function largestOpen(
  m: Int32Array,
  items: number,
  set: number,
  open: number,
  after: number,
  into: number,
): void {
  setList(m, into, set);
  for (let rest = open; rest !== 0; ) {
    const next = 31 - Math.clz32(rest & -rest);
    append(m, into, m[items + 1 + next]!);
    rest &= rest - 1;
    if (after >= 0) rest |= m[after + next]!;
  }
}
