// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { append, setList } from './core-lists.ts';
import { atLeast, countIn, isSame } from './core-numbers.ts';

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

/** In a word that holds a set of few items, behind a bit for each: how many it has. */
const SIZE_AT = 16;

/**
 * All sets of at least so many of the items whose bits are set, a set before those that add to it; of items that are alike the
 * first ones stand for all. Gives how many sets there are. From the last item to the first: a set with it alone, each set so far with it,
 * and each without it that has not the next one which is like it. No jump depends on what is in a set, so nothing has to be foreseen.
 */
export function listSets(
  m: Int32Array,
  k: Int32Array,
  all: number,
  least: number,
  alike: number,
  faces: number,
  into: number,
): number {
  let count = 0;
  for (let rest = all; rest !== 0; ) {
    const item = 31 - Math.clz32(rest);
    const added = (1 << item) | (1 << SIZE_AT);
    rest ^= 1 << item;
    // What is missing from a set now must come from the items that are left.
    const missing = least - countIn(rest);
    const like = alike < 0 ? 0 : nextAlike(m, k, item, all & (-2 << item), alike, faces);
    const alone = atLeast(1, missing);
    let end = into + count + alone;
    if (like === 0 && missing <= 1) {
      for (let i = into + count - 1; i >= into; i--) {
        const set = m[i]!;
        m[i + count + alone] = set;
        m[i + alone] = set + added;
      }
      end += count;
    } else {
      for (let i = into; i < into + count; i++) {
        const set = m[i]!;
        m[end] = set;
        end += isSame(set & like, 0) & atLeast(set >> SIZE_AT, missing);
      }
      for (let i = into + count - 1; i >= into; i--) m[i + alone] = m[i]! + added;
    }
    if (alone === 1) m[into] = added;
    count = end - into;
  }
  return count;
}

/** Of the items whose bits are set, the bit of the first that is like another one in what is printed and in its face; 0 for none. */
function nextAlike(
  m: Int32Array,
  k: Int32Array,
  item: number,
  others: number,
  alike: number,
  faces: number,
): number {
  for (let rest = others; rest !== 0; rest &= rest - 1) {
    const other = 31 - Math.clz32(rest & -rest);
    if (k[alike + other] === k[alike + item] && (faces < 0 || m[faces + other] === m[faces + item]))
      return 1 << other;
  }
  return 0;
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
