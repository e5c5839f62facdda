import { functions } from '../../code/quote.ts';
import type { Func } from '../../code/tree.ts';

/** Lists and sets in memory: how many, and then the items. */
export const LISTS: readonly Func[] = functions`
/** Leaves what comes twice in a list that is in order only once. */
function distinct(list: number): void {
  let kept = 0;
  for (let i = 1; i <= m[list]!; i++) if (kept === 0 || m[list + i] !== m[list + kept]) m[list + ++kept] = m[list + i]!;
  m[list] = kept;
}

/** Leaves of each item of a list only the first, in the order in which they stand. */
function onlyFirst(list: number): void {
  const count = m[list]!;
  m[list] = 0;
  for (let i = 1; i <= count; i++) {
    const item = m[list + i]!;
    if (!isIn(item, list)) append(list, item);
  }
}

/** Leaves in a set, with a bit for each value, only so many of its lowest values. */
function keepLowest(set: number, words: number, most: number): void {
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

/** For each item the position of the last one before it that is like it in what is printed and in its face; 0 for none. */
function noteAlike(items: number, alike: number, faces: number, into: number): void {
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

/** The largest set that can come of one with items from \`next\` on. */
function largestSet(items: number, before: number, taken: number, set: number, next: number, into: number): void {
  setList(into, set);
  for (let i = next; i <= m[items]!; i++) {
    if (m[before + i] !== 0 && m[taken + m[before + i]!] === 0) continue;
    m[taken + i] = 2;
    append(into, m[items + i]!);
  }
  for (let i = next; i <= m[items]!; i++) if (m[taken + i] === 2) m[taken + i] = 0;
}

/** Whether two lists have the same items in the same order. */
function sameList(a: number, b: number): boolean {
  for (let i = m[a]!; i >= 0; i--) if (m[a + i] !== m[b + i]) return false;
  return true;
}

/** Whether two lists have the same items, whatever their order. */
function sameSet(a: number, b: number): boolean {
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

/** Whether every item of one list is in another. */
function isWithin(items: number, list: number): boolean {
  for (let i = 1; i <= m[items]!; i++) if (!isIn(m[items + i]!, list)) return false;
  return true;
}

function itemsWithin(list: number, from: number, to: number, about: string): void {
  for (let i = 1; i <= m[list]!; i++) itemWithin(m[list + i]!, from, to, about);
}

/** A set as a number, with a bit for each value. */
function bitsOf(list: number, lowest: number): number {
  let bits = 0;
  for (let i = 1; i <= m[list]!; i++) bits |= 1 << (m[list + i]! - lowest);
  return bits;
}

function setOfBits(bits: number, lowest: number, into: number): void {
  let count = 0;
  for (let value = 0; bits >>> value !== 0; value++) if (((bits >>> value) & 1) === 1) m[into + ++count] = lowest + value;
  m[into] = count;
}

/** The number of the set in a list: sets of many values have numbers, given in the order in which they come up. */
function setNumber(list: number): number {
  const number = sets.numberOf(m, list);
  return number < 0 ? fault('too-many', 'sets') : number;
}

function itemsOfSet(number: number): readonly number[] {
  return sets.itemsOf(number) ?? fault('no-such-item', 'sets');
}

/** The only item of a list. */
function only(list: number): number {
  return m[list] === 1 ? m[list + 1]! : fault('not-exactly-one');
}

function firstOf(list: number): number {
  return m[list] === 0 ? NONE : m[list + 1]!;
}

function lastOf(list: number): number {
  return m[list] === 0 ? NONE : m[list + m[list]!]!;
}

/** An item by its number, from 1. */
function itemOf(list: number, position: number): number {
  return position >= 1 && position <= m[list]! ? m[list + position]! : fault('no-such-item');
}

function positionIn(item: number, list: number): number {
  for (let i = 1; i <= m[list]!; i++) if (m[list + i] === item) return i;
  return fault('no-such-item');
}

function isIn(item: number, list: number): boolean {
  for (let i = m[list]!; i >= 1; i--) if (m[list + i] === item) return true;
  return false;
}

/** Whether an item of a list stands in it before too. */
function cameBefore(list: number, position: number): boolean {
  const item = m[list + position]!;
  for (let i = 1; i < position; i++) if (m[list + i] === item) return true;
  return false;
}

/** Makes one list like another. */
function setList(to: number, from: number): void {
  for (let i = m[from]!; i >= 0; i--) m[to + i] = m[from + i]!;
}

function setItems(list: number, items: readonly number[]): void {
  for (let i = 0; i < items.length; i++) m[list + 1 + i] = items[i]!;
  m[list] = items.length;
}

/** A bit for each item of a list. */
function bitsOfList(list: number): number {
  let bits = 0;
  for (let i = m[list]!; i >= 1; i--) bits |= 1 << m[list + i]!;
  return bits;
}

function append(list: number, item: number): void {
  m[list + ++m[list]!] = item;
}

/** Puts items into a list, the first as number \`position\`. */
function insert(list: number, items: number, position: number, about: string): void {
  const length = m[list]!;
  const count = m[items]!;
  if (position < 1 || position > length + 1) fault('out-of-range', about);
  for (let i = length; i >= position; i--) m[list + i + count] = m[list + i]!;
  for (let i = 0; i < count; i++) m[list + position + i] = m[items + 1 + i]!;
  m[list] = length + count;
}

/** Which item of a list it is, from 1; 0 where it is none of them. */
function positionOrZero(item: number, list: number): number {
  for (let i = m[list]!; i >= 1; i--) if (m[list + i] === item) return i;
  return 0;
}

/** Puts an item into a list, as number \`position\`. */
function insertItem(list: number, item: number, position: number): void {
  for (let i = ++m[list]!; i > position; i--) m[list + i] = m[list + i - 1]!;
  m[list + position] = item;
}

/** All items of one list to the end of another. */
function moveAll(from: number, to: number): void {
  if (from === to) return;
  const start = to + m[to]!;
  const count = m[from]!;
  for (let i = 1; i <= count; i++) m[start + i] = m[from + i]!;
  m[to]! += count;
  m[from] = 0;
}

/** Takes an item out of a list; false if it is not in it. */
function removeFrom(list: number, item: number): boolean {
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
function removeLast(list: number, item: number): void {
  const count = m[list]!;
  for (let i = count; i >= 1; i--)
    if (m[list + i] === item) {
      for (let j = i; j < count; j++) m[list + j] = m[list + j + 1]!;
      m[list] = count - 1;
      return;
    }
}
`;
