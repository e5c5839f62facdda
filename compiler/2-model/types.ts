import type { CollectionForm, SimpleType } from '../runtime/data.ts';

export { MOST_ITEMS } from '../limits.ts';
export type { CollectionForm, LineSort } from '../runtime/data.ts';

/**
 * What a value can be: the types of engines, and two that only the compiler knows. At run time every value is a whole number, a
 * yes or no, `null` for none, or a list of these.
 */
export type Type =
  | SimpleType
  /** A row of a table with several columns; the keys that lead to it are in the expression. */
  | { readonly is: 'row'; readonly table: string }
  | { readonly is: 'collection'; readonly of: Type; readonly form: CollectionForm }
  | { readonly is: 'optional'; readonly of: Type }
  /** A mistake has been reported already, or a construct is not implemented yet: fits everywhere. */
  | { readonly is: 'unknown' };

/** Stands for "no bound" in a range. */
export const MANY = 2 ** 31 - 1;

export const YES_OR_NO: Type = { is: 'yes or no' };
export const NONE: Type = { is: 'none' };
export const UNKNOWN: Type = { is: 'unknown' };
export const PLAYER: Type = { is: 'seat', player: true };
export const SEAT: Type = { is: 'seat', player: false };

export function number(from: number, to: number): Type {
  return { is: 'number', from: clamp(from), to: clamp(to) };
}

export function collection(of: Type, form: CollectionForm = 'several'): Type {
  return { is: 'collection', of, form };
}

export function optional(of: Type): Type {
  return of.is === 'optional' || of.is === 'none' || of.is === 'unknown' ? of : { is: 'optional', of };
}

/** The type without `none`. */
export function present(type: Type): Type {
  return type.is === 'optional' ? type.of : type;
}

export function isCollection(type: Type): boolean {
  return present(type).is === 'collection';
}

/** Whether it is a place in which pieces lie. */
export function isPlace(type: Type): boolean {
  const whole = present(type);
  return whole.is === 'collection' && whole.form === 'place';
}

/** The type of one item, which may be none; a type that is no collection is its own item type. */
export function itemType(type: Type): Type {
  const whole = present(type);
  return whole.is === 'collection' ? whole.of : whole;
}

/** The kind of piece that a type is, or is a collection of. */
export function piecesIn(type: Type): string {
  const item = present(itemType(type));
  if (item.is !== 'piece') throw new Error(`broken: pieces of type ${item.is}`);
  return item.pieces;
}

export function clamp(value: number): number {
  return Math.max(-MANY, Math.min(MANY, value));
}

/** The smallest type that holds the values of both, or undefined where there is none. */
export function join(a: Type, b: Type): Type | undefined {
  if (a.is === 'unknown') return b.is === 'none' ? UNKNOWN : b;
  if (b.is === 'unknown') return a.is === 'none' ? UNKNOWN : a;
  if (a.is === 'none') return optional(b);
  if (b.is === 'none') return optional(a);
  if (a.is === 'optional' || b.is === 'optional') {
    const both = join(present(a), present(b));
    return both && optional(both);
  }
  if (a.is === 'number' && b.is === 'number') return number(Math.min(a.from, b.from), Math.max(a.to, b.to));
  if (a.is === 'yes or no' && b.is === 'yes or no') return a;
  if (a.is === 'kind' && b.is === 'kind' && a.kind === b.kind)
    return { ...a, values: union(a.values, b.values) };
  if (a.is === 'seat' && b.is === 'seat') return { is: 'seat', player: a.player && b.player };
  if (a.is === 'piece' && b.is === 'piece' && a.pieces === b.pieces) return a;
  if (a.is === 'cell' && b.is === 'cell' && a.grid === b.grid)
    return { ...a, members: union(a.members, b.members) };
  if (a.is === 'line' && b.is === 'line' && a.grid === b.grid) {
    const sorts = [...new Set([...a.sorts, ...b.sorts])];
    return { ...a, members: union(a.members, b.members), sorts };
  }
  if (a.is === 'row' && b.is === 'row' && a.table === b.table) return a;
  if (a.is === 'collection' && b.is === 'collection') {
    const of = join(a.of, b.of);
    return of && collection(of, a.form === b.form ? a.form : 'several');
  }
  return undefined;
}

function union(a: readonly number[], b: readonly number[]): number[] {
  return [...new Set([...a, ...b])].sort((x, y) => x - y);
}

/**
 * Whether a value of one type may go where the other is expected: `fits`; `unproven` (a number that the
 * engine must check when it happens); or what is in the way.
 */
export type Fit = 'fits' | 'unproven' | 'may be none' | 'may be other' | 'out of range' | 'differs';

export function howFits(value: Type, target: Type): Fit {
  if (value.is === 'unknown' || target.is === 'unknown') return 'fits';
  if (target.is === 'optional') return value.is === 'none' ? 'fits' : howFits(present(value), target.of);
  if (value.is === 'none') return target.is === 'none' ? 'fits' : 'may be none';
  if (value.is === 'optional') {
    const rest = howFits(value.of, target);
    return rest === 'fits' || rest === 'unproven' ? 'may be none' : rest;
  }
  if (value.is === 'number' && target.is === 'number') {
    if (value.from >= target.from && value.to <= target.to) return 'fits';
    return value.to < target.from || value.from > target.to ? 'out of range' : 'unproven';
  }
  if (value.is === 'kind' && target.is === 'kind' && value.kind === target.kind)
    return within(value.values, target.values);
  if (value.is === 'seat' && target.is === 'seat')
    return value.player || !target.player ? 'fits' : 'may be other';
  if (value.is === 'cell' && target.is === 'cell' && value.grid === target.grid)
    return within(value.members, target.members);
  if (value.is === 'line' && target.is === 'line' && value.grid === target.grid)
    return within(value.members, target.members);
  if (value.is === 'collection' && target.is === 'collection') {
    const of = howFits(value.of, target.of);
    return of === 'out of range' ? 'differs' : of;
  }
  // One value stands for the collection of it alone.
  if (target.is === 'collection') return howFits(value, target.of);
  return join(value, target) ? 'fits' : 'differs';
}

function within(values: readonly number[], target: readonly number[]): Fit {
  const inside = values.filter((value) => target.includes(value)).length;
  return inside === values.length ? 'fits' : inside === 0 ? 'differs' : 'may be other';
}

/** The values that both types have: what is left of a type after a question was answered. */
export function narrow(type: Type, to: Type): Type {
  const a = present(type);
  const b = present(to);
  if (a.is === 'number' && b.is === 'number') return number(Math.max(a.from, b.from), Math.min(a.to, b.to));
  if (a.is === 'kind' && b.is === 'kind' && a.kind === b.kind)
    return { ...a, values: a.values.filter((value) => b.values.includes(value)) };
  if (a.is === 'seat' && b.is === 'seat') return { is: 'seat', player: a.player || b.player };
  if (a.is === 'cell' && b.is === 'cell')
    return { ...a, members: a.members.filter((member) => b.members.includes(member)) };
  return a;
}
