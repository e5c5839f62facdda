import { functions } from '../../code/quote.ts';
import type { Func } from '../../code/tree.ts';

/** Faults, chance, ranges, seats, bits. */
export const NUMBERS: readonly Func[] = functions`
/** The rules cannot go on. */
function fault(code: string, about = ''): never {
  throw new Fault(code, about);
}

/** A table, as it is printed, behind those before: a dash is none, 8×20 is 8 twenty times. Gives the position of its first number. */
function printed(text: string): number {
  const start = k[0]!;
  let end = start;
  for (const part of text.split(' ')) {
    const run = part.split('×');
    const word = run[0] === '-' ? NONE : Number(run[0]!);
    for (let left = run.length > 1 ? Number(run[1]!) : 1; left > 0; left--) k[end++] = word;
  }
  k[0] = end;
  return start;
}

/** A table of values that are worked out here and now. Gives the position of its first number. */
function workedOut(words: number, valueOf: (at: number) => number): number {
  const start = k[0]!;
  for (let at = 0; at < words; at++) k[start + at] = valueOf(at);
  k[0] = start + words;
  return start;
}

/** The lowest bit that is set. */
function lowestIn(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The rules say that this cannot happen. */
function impossible(rule: string): void {
  throw new Fault('impossible', rule);
}

/** A condition after a change does not hold: the move was not allowed. */
function refuse(reason: number): never {
  refusedFor = reason;
  REFUSED.cause = refusedFor;
  throw REFUSED;
}

/** Notes why a move is not allowed; of several reasons the one that was reached last counts. */
function refused(depth: number, reason: number, choice: number): void {
  m[REFUSED_AT] = depth;
  if (depth <= deepest) return;
  deepest = depth;
  deepestReason = reason;
  deepestChoice = choice;
}

/** The next random number, from 0 to 2^32 - 1 (xoshiro128**). */
function next(): number {
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
function draw(count: number): number {
  const number = next();
  return number < 4294967296 - count ? number % count : drawAgain(number, count);
}

/** What is left over above the last multiple of the count is drawn again. */
function drawAgain(first: number, count: number): number {
  const last = 4294967295 - ((-count >>> 0) % count);
  let number = first;
  while (number > last) number = next();
  return number % count;
}

/** One item of a list: the one that was supplied, or one that chance picks. */
function pick(list: number): number {
  if (outcome === undefined) return m[list + 1 + draw(m[list]!)]!;
  const item = outcome[0]!;
  outcome = undefined;
  return item;
}

/** A new order for a list, all equally likely. */
function shuffle(list: number): void {
  if (outcome !== undefined) {
    setItems(list, outcome);
    outcome = undefined;
    return;
  }
  for (let last = m[list]! - 1; last >= 1; last--) {
    const other = draw(last + 1);
    const item = m[list + 1 + last]!;
    m[list + 1 + last] = m[list + 1 + other]!;
    m[list + 1 + other] = item;
  }
}

/** Rolls pieces until a condition holds: one of the outcomes for which it does, all equally likely. */
function rollUntil(pieces: number, faces: number, from: number, values: number, count: number, holds: (thread: number) => boolean, thread: number): void {
  if (outcome !== undefined) return setFaces(pieces, faces);
  const fits = fitting(pieces, faces, from, values, count, holds, thread);
  if (fits.length === 0) fault('no-outcome');
  const chosen = fits[draw(fits.length)]!;
  for (let i = 1; i <= m[pieces]!; i++) m[faces + m[pieces + i]!] = chosen[i - 1]!;
}

/** The faces that were supplied. */
function setFaces(pieces: number, faces: number): void {
  if (outcome === undefined) return;
  for (let i = 1; i <= m[pieces]!; i++) m[faces + m[pieces + i]!] = outcome[i - 1]!;
  outcome = undefined;
}

/** All outcomes of a roll for which a condition holds, the last piece changing fastest. */
function fitting(pieces: number, faces: number, from: number, values: number, count: number, holds: (thread: number) => boolean, thread: number): number[][] {
  const before: number[] = [];
  for (let i = 1; i <= m[pieces]!; i++) before.push(m[faces + m[pieces + i]!]!);
  let combinations = 1;
  for (let i = 0; i < before.length; i++) combinations *= count;
  if (combinations > 50_000) fault('too-many-outcomes');
  const fits: number[][] = [];
  for (let combination = 0; combination < combinations; combination++) {
    const rolled: number[] = [];
    let rest = combination;
    for (let i = 0; i < before.length; i++) {
      rolled.unshift(values >= 0 ? k[values + (rest % count)]! : from + (rest % count));
      rest = Math.floor(rest / count);
    }
    for (let i = 0; i < before.length; i++) m[faces + m[pieces + 1 + i]!] = rolled[i]!;
    if (holds(thread)) fits.push(rolled);
  }
  for (let i = 0; i < before.length; i++) m[faces + m[pieces + 1 + i]!] = before[i]!;
  return fits;
}

/** A number that must lie between two others. */
function within(value: number, from: number, to: number, about: string): number {
  if (value < from || value > to) fault(value === NONE ? 'none' : 'out-of-range', about);
  return value;
}

/** The same where none is allowed too. */
function withinOrNone(value: number, from: number, to: number, about: string): number {
  if (value !== NONE && (value < from || value > to)) fault('out-of-range', about);
  return value;
}

/** An item of a list or set that must lie between two numbers. */
function itemWithin(item: number, from: number, to: number, about: string): void {
  if (item < from || item > to) fault('wrong-value', about);
}

/** The position of a key that must be there. */
function keyIn(key: number, from: number, size: number, about: string): number {
  if (key < from || key >= from + size) fault('no-such-key', about);
  return key - from;
}

/** The position of a row or column that must be there. */
function span(value: number, first: number, size: number, about: string): number {
  if (value < first || value >= first + size) fault('no-such-cell', about);
  return value - first;
}

/** What was looked up and must be there. */
function there(found: number, code: string, about: string): number {
  return found < 0 ? fault(code, about) : found;
}

function notZero(value: number): number {
  return value === 0 ? fault('division-by-zero') : value;
}

/** The player so many steps to the left; from a seat that nobody plays, counted from the first player. */
function clockwise(from: number, steps: number): number {
  const players = m[PLAYERS]!;
  const seat = (from < players ? from : 0) + steps - players;
  return seat + (players & (seat >> 31));
}

/** The next player to the left. */
function nextPlayer(seat: number): number {
  if (seat >= m[PLAYERS]!) return 0;
  return seat + 1 < m[PLAYERS]! ? seat + 1 : 0;
}

function sum(from: number, words: number): number {
  let total = 0;
  for (let i = 0; i < words; i++) total += m[from + i]!;
  return total;
}

/** How many bits are set. */
function bitsIn(from: number, words: number): number {
  let count = 0;
  for (let i = 0; i < words; i++) for (let word = m[from + i]!; word !== 0; word &= word - 1) count++;
  return count;
}

/** The first of the things whose bits are set; the thing of bit 0 is \`first\`. */
function firstIn(bits: number, first: number): number {
  return bits === 0 ? NONE : first + 31 - Math.clz32(bits & -bits);
}

function lastIn(bits: number, first: number): number {
  return bits === 0 ? NONE : first + 31 - Math.clz32(bits);
}

/** How many bits are set. */
function countIn(bits: number): number {
  const inTwos = bits - ((bits >>> 1) & 0x55555555);
  const inFours = (inTwos & 0x33333333) + ((inTwos >>> 2) & 0x33333333);
  return Math.imul((inFours + (inFours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** 1 for none, 0 for a value that is never negative: without a jump, which costs more than it saves where moves are listed. */
function isNone(value: number): number {
  return value >>> 31;
}

/** 1 or 0, in the same way. */
function atLeast(value: number, other: number): number {
  return (other - value - 1) >>> 31;
}

function isLess(value: number, other: number): number {
  return (value - other) >>> 31;
}

function liesWithin(value: number, from: number, to: number): number {
  return ~((value - from) | (to - value)) >>> 31;
}

function isSame(value: number, other: number): number {
  const difference = value ^ other;
  return ((difference | -difference) >>> 31) ^ 1;
}
`;
