import { NONE } from './core.ts';
import { fault, itemWithin } from './core-numbers.ts';

// A list in memory is a word that tells how many items follow, and the items. A set with a bit for each value has words of 32.

export function sum(m: Int32Array, from: number, words: number): number {
  let total = 0;
  for (let i = 0; i < words; i++) total += m[from + i]!;
  return total;
}

/** Makes the span of words in which bits were noted reach to one more: it is told by two words, from the end and from the beginning. */
export function widen(m: Int32Array, span: number, words: number, word: number): void {
  if (m[span]! < words - word) m[span] = words - word;
  if (m[span + 1]! < word + 1) m[span + 1] = word + 1;
}

/** How many bits are set. */
export function bitsIn(m: Int32Array, from: number, words: number): number {
  let count = 0;
  for (let i = 0; i < words; i++) for (let word = m[from + i]!; word !== 0; word &= word - 1) count++;
  return count;
}

/** Leaves in a set, with a bit for each value, only the given number of its lowest values. */
export function keepLowest(m: Int32Array, set: number, words: number, most: number): void {
  let left = most;
  for (let at = set; at < set + words; at++) {
    let kept = 0;
    for (let rest = m[at]!; rest !== 0 && left > 0; rest &= rest - 1) {
      kept |= rest & -rest;
      left--;
    }
    m[at] = kept;
  }
}

export function append(m: Int32Array, list: number, item: number): void {
  m[list + ++m[list]!] = item;
}

/** Makes one list like another. */
export function setList(m: Int32Array, to: number, from: number): void {
  for (let i = m[from]!; i >= 0; i--) m[to + i] = m[from + i]!;
}

/** Whether two lists have the same items in the same order. */
export function sameList(m: Int32Array, a: number, b: number): boolean {
  for (let i = m[a]!; i >= 0; i--) if (m[a + i] !== m[b + i]) return false;
  return true;
}

/** Whether two lists have the same items, whatever their order. */
export function sameSet(m: Int32Array, a: number, b: number): boolean {
  if (m[a] !== m[b]) return false;
  for (let i = m[a]!; i >= 1; i--) {
    let left = 0;
    for (let j = m[a]!; j >= 1; j--) {
      if (m[a + j] === m[a + i]) left++;
      if (m[b + j] === m[a + i]) left--;
    }
    if (left !== 0) return false;
  }
  return true;
}

export function isIn(m: Int32Array, item: number, list: number): boolean {
  for (let i = m[list]!; i >= 1; i--) if (m[list + i] === item) return true;
  return false;
}

/** Whether every item of one list is in another. */
export function isWithin(m: Int32Array, items: number, list: number): boolean {
  for (let i = 1; i <= m[items]!; i++) if (!isIn(m, m[items + i]!, list)) return false;
  return true;
}

export function itemsWithin(m: Int32Array, list: number, from: number, to: number, about: string): void {
  for (let i = 1; i <= m[list]!; i++) itemWithin(m[list + i]!, from, to, about);
}

export function positionIn(m: Int32Array, item: number, list: number): number {
  for (let i = 1; i <= m[list]!; i++) if (m[list + i] === item) return i;
  return fault('no-such-item');
}

/** Which item of a list it is, from 1; 0 where it is none of them. */
export function positionOrZero(m: Int32Array, item: number, list: number): number {
  for (let i = m[list]!; i >= 1; i--) if (m[list + i] === item) return i;
  return 0;
}

/** An item by its number, from 1. */
export function itemOf(m: Int32Array, list: number, position: number): number {
  return position >= 1 && position <= m[list]! ? m[list + position]! : fault('no-such-item');
}

/** The only item of a list. */
export function only(m: Int32Array, list: number): number {
  return m[list] === 1 ? m[list + 1]! : fault('not-exactly-one');
}

export function firstOf(m: Int32Array, list: number): number {
  return m[list] === 0 ? NONE : m[list + 1]!;
}

export function lastOf(m: Int32Array, list: number): number {
  return m[list] === 0 ? NONE : m[list + m[list]!]!;
}

/** Whether an item of a list stands in it before too. */
export function cameBefore(m: Int32Array, list: number, position: number): boolean {
  const item = m[list + position]!;
  for (let i = 1; i < position; i++) if (m[list + i] === item) return true;
  return false;
}

/** Leaves what comes twice in a list that is in order only once. */
export function distinct(m: Int32Array, list: number): void {
  let kept = 0;
  for (let i = 1; i <= m[list]!; i++)
    if (kept === 0 || m[list + i] !== m[list + kept]) m[list + ++kept] = m[list + i]!;
  m[list] = kept;
}

/** Leaves of each item of a list only the first, in the order in which they stand. */
export function onlyFirst(m: Int32Array, list: number): void {
  const count = m[list]!;
  m[list] = 0;
  for (let i = 1; i <= count; i++) {
    const item = m[list + i]!;
    if (!isIn(m, item, list)) append(m, list, item);
  }
}

/** Puts a list in order, the smallest first. */
export function sort(m: Int32Array, list: number): void {
  for (let i = 2; i <= m[list]!; i++) {
    const item = m[list + i]!;
    let j = i;
    for (; j > 1 && m[list + j - 1]! > item; j--) m[list + j] = m[list + j - 1]!;
    m[list + j] = item;
  }
}

/** Puts items into a list, the first as number `position`. */
export function insert(m: Int32Array, list: number, items: number, position: number, about: string): void {
  const length = m[list]!;
  const count = m[items]!;
  if (position < 1 || position > length + 1) fault('out-of-range', about);
  for (let i = length; i >= position; i--) m[list + i + count] = m[list + i]!;
  for (let i = 0; i < count; i++) m[list + position + i] = m[items + 1 + i]!;
  m[list] = length + count;
}

/** Puts an item into a list, as number `position`. */
export function insertItem(m: Int32Array, list: number, item: number, position: number): void {
  for (let i = ++m[list]!; i > position; i--) m[list + i] = m[list + i - 1]!;
  m[list + position] = item;
}

/** All items of one list to the end of another. */
export function moveAll(m: Int32Array, from: number, to: number): void {
  if (from === to) return;
  const start = to + m[to]!;
  const count = m[from]!;
  for (let i = 1; i <= count; i++) m[start + i] = m[from + i]!;
  m[to]! += count;
  m[from] = 0;
}

/** Takes an item out of a list; false if it is not in it. */
export function removeFrom(m: Int32Array, list: number, item: number): boolean {
  const count = m[list]!;
  let kept = 0;
  for (let i = 1; i <= count; i++) {
    const one = m[list + i]!;
    m[list + 1 + kept] = one;
    // 1 where they differ, without a jump.
    kept += ((one ^ item) | -(one ^ item)) >>> 31;
  }
  m[list] = kept;
  return kept < count;
}

/** Takes the last item that is equal out of a list, if there is one. */
export function removeLast(m: Int32Array, list: number, item: number): void {
  const count = m[list]!;
  for (let i = count; i >= 1; i--)
    if (m[list + i] === item) {
      for (let j = i; j < count; j++) m[list + j] = m[list + j + 1]!;
      m[list] = count - 1;
      return;
    }
}

/** A set as a number, with a bit for each value. */
export function bitsOf(m: Int32Array, list: number, lowest: number): number {
  let bits = 0;
  for (let i = 1; i <= m[list]!; i++) bits |= 1 << (m[list + i]! - lowest);
  return bits;
}

export function setOfBits(m: Int32Array, bits: number, lowest: number, into: number): void {
  let count = 0;
  for (let value = 0; bits >>> value !== 0; value++)
    if (((bits >>> value) & 1) === 1) m[into + ++count] = lowest + value;
  m[into] = count;
}

/** A bit for each item of a list. */
export function bitsOfList(m: Int32Array, list: number): number {
  let bits = 0;
  for (let i = m[list]!; i >= 1; i--) bits |= 1 << m[list + i]!;
  return bits;
}
