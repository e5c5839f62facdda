// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { Fault, NONE } from './core.ts';

/** The lowest bit that is set. */
export function lowestIn(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The first of the things whose bits are set; the thing of bit 0 is `first`. */
export function firstIn(bits: number, first: number): number {
  return bits === 0 ? NONE : first + 31 - Math.clz32(bits & -bits);
}

export function lastIn(bits: number, first: number): number {
  return bits === 0 ? NONE : first + 31 - Math.clz32(bits);
}

/** How many bits are set. */
export function countIn(bits: number): number {
  const inTwos = bits - ((bits >>> 1) & 0x55555555);
  const inFours = (inTwos & 0x33333333) + ((inTwos >>> 2) & 0x33333333);
  return Math.imul((inFours + (inFours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** 1 for none, 0 for a value that is never negative: without a jump, which costs more than it saves where moves are listed. */
export function isNone(value: number): number {
  return value >>> 31;
}

/** 1 or 0, in the same way. */
export function atLeast(value: number, other: number): number {
  return (other - value - 1) >>> 31;
}

export function isLess(value: number, other: number): number {
  return (value - other) >>> 31;
}

export function liesWithin(value: number, from: number, to: number): number {
  return ~((value - from) | (to - value)) >>> 31;
}

export function isSame(value: number, other: number): number {
  const difference = value ^ other;
  return ((difference | -difference) >>> 31) ^ 1;
}

/** The rules cannot go on. */
export function fault(code: string, about = ''): never {
  throw new Fault(code, about);
}

/** A number that must lie between two others. */
export function within(value: number, from: number, to: number, about: string): number {
  if (value < from || value > to) fault(value === NONE ? 'none' : 'out-of-range', about);
  return value;
}

/** The same where none is allowed too. */
export function withinOrNone(value: number, from: number, to: number, about: string): number {
  if (value !== NONE && (value < from || value > to)) fault('out-of-range', about);
  return value;
}

/** An item of a list or set that must lie between two numbers. */
export function itemWithin(item: number, from: number, to: number, about: string): void {
  if (item < from || item > to) fault('wrong-value', about);
}

/** The position of a key that must be there. */
export function keyIn(key: number, from: number, size: number, about: string): number {
  if (key < from || key >= from + size) fault('no-such-key', about);
  return key - from;
}

/** The position of a row or column that must be there. */
export function span(value: number, first: number, size: number, about: string): number {
  if (value < first || value >= first + size) fault('no-such-cell', about);
  return value - first;
}

/** What was looked up and must be there. */
export function there(found: number, code: string, about: string): number {
  return found < 0 ? fault(code, about) : found;
}

export function notZero(value: number): number {
  return value === 0 ? fault('division-by-zero') : value;
}
