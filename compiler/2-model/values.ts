import type { Value } from './model.ts';
import type { Type } from './types.ts';

/** What can be asked of values without knowing the game. */

export type List = readonly Value[];

export function isList(value: Value): value is List {
  return Array.isArray(value);
}

/** As a collection: one value stands for the collection of it alone, none for the empty one. */
export function asList(value: Value): List {
  return isList(value) ? value : value === null ? [] : [value];
}

export function same(a: Value, b: Value): boolean {
  return a === b || (isList(a) && isList(b) && sameList(a, b));
}

export function sameList(a: List, b: List): boolean {
  return a.length === b.length && a.every((item, index) => same(item, b[index]!));
}

/** The same items, each as often, in whatever order. */
export function sameSet(a: List, b: List): boolean {
  if (a.length !== b.length) return false;
  const often = new Map<unknown, number>();
  const key = (item: Value): unknown => (isList(item) ? JSON.stringify(item) : item);
  for (const item of a) often.set(key(item), (often.get(key(item)) ?? 0) + 1);
  return b.every((item) => {
    const left = often.get(key(item)) ?? 0;
    often.set(key(item), left - 1);
    return left > 0;
  });
}

export function holds(items: List, value: Value): boolean {
  return isList(value) ? items.some((item) => same(item, value)) : items.includes(value);
}

/** As a set: in order, nothing twice. What is so already is taken as it is, since lists never change. */
export function asSet(items: List): List {
  return isRising(items) ? items : distinct(items).sort((a, b) => Number(a) - Number(b));
}

function isRising(items: List): boolean {
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (typeof item !== 'number' || (index > 0 && item <= (items[index - 1] as number))) return false;
  }
  return true;
}

export function isDistinct(items: List): boolean {
  return isRising(items) || new Set(items).size === items.length;
}

export function distinct(items: List): Value[] {
  return items.length < 2 ? items.slice() : [...new Set(items)];
}

/** The whole numbers from..to; none if there are none. */
export function numbers(from: number, to: number): number[] {
  const all: number[] = [];
  for (let number = from; number <= to; number++) all.push(number);
  return all;
}

/** What a field or face holds before anything is said about it: the first value of its type. */
export function firstValue(type: Type): Value {
  switch (type.is) {
    case 'number':
      return type.from <= 0 && type.to >= 0 ? 0 : type.from;
    case 'yes or no':
      return false;
    case 'kind':
      return type.values[0] ?? null;
    case 'seat':
    case 'piece':
    case 'cell':
    case 'line':
      return 0;
    case 'collection':
      return [];
    case 'optional':
    case 'none':
    case 'row':
    case 'unknown':
      return null;
  }
}

/** What stands under a name of the rules; undefined where nothing does. The name may be `constructor`, which every object has. */
export function memberOf<T>(members: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
}
