import type { Cell, Placed } from '../1-syntax/tree.ts';
import type { Place } from '../problems/problem.ts';
import { suggest } from '../problems/suggest.ts';
import { placeOf } from './collect.ts';
import type { Environment } from './environment.ts';
import type { Printed } from './model.ts';
import { collection, join, number, optional, present, type Type, UNKNOWN, YES_OR_NO } from './types.ts';

/** What a property is known to be, and the first place that says so. */
export interface Known {
  readonly type: Type;
  readonly first?: { readonly text: string; readonly at: Place };
}

/** What the cells of one column (or one row of values) hold: one type, and the values; an empty cell is none. */
export interface Column extends Known {
  readonly values: readonly Printed[];
}

const WHOLE_NUMBER = /^-?\d+$/;

export function readColumn(env: Environment, placed: Placed, name: string, cells: readonly Cell[]): Column {
  const filled = cells.filter((cell) => cell.text !== '');
  const [first] = filled;
  if (!first) return { type: { is: 'none' }, values: cells.map(() => null) };
  return {
    ...readFilled(env, placed, name, cells, filled, first),
    first: { text: first.text, at: placeOf(placed, first) },
  };
}

/** What one property is by two columns; reported where they say different things. */
export function joinKnown(env: Environment, known: Known | undefined, next: Known): Known {
  if (!known) return next;
  const isSet = known.type.is === 'collection' || next.type.is === 'collection';
  const type = isSet ? join(asSetType(known.type), asSetType(next.type)) : join(known.type, next.type);
  const first = known.first ?? next.first;
  if (!type && known.first && next.first)
    env.problems.error(
      'mixed-column',
      next.first.at,
      { value: next.first.text, other: known.first.text },
      known.first.at,
    );
  return { type: type ?? UNKNOWN, ...(first ? { first } : {}) };
}

function readFilled(
  env: Environment,
  placed: Placed,
  name: string,
  cells: readonly Cell[],
  filled: readonly Cell[],
  first: Cell,
): Column {
  const withNone = (type: Type): Type => (filled.length < cells.length ? optional(type) : type);

  if (WHOLE_NUMBER.test(first.text)) {
    const odd = filled.find((cell) => !WHOLE_NUMBER.test(cell.text));
    if (odd) return mixed(env, placed, odd, first, cells);
    const numbers = filled.map((cell) => Number(cell.text));
    const type = withNone(number(Math.min(...numbers), Math.max(...numbers)));
    return { type, values: cells.map((cell) => (cell.text === '' ? null : Number(cell.text))) };
  }
  if (first.text === 'yes' || first.text === 'no') {
    const odd = filled.find((cell) => cell.text !== 'yes' && cell.text !== 'no');
    if (odd) return mixed(env, placed, odd, first, cells);
    return {
      type: withNone(YES_OR_NO),
      values: cells.map((cell) => (cell.text === '' ? null : cell.text === 'yes')),
    };
  }
  if (filled.some((cell) => /\s/.test(cell.text))) return readSets(env, placed, name, cells);
  const kind = kindOfColumn(env, placed, name, filled);
  if (!kind) return { type: UNKNOWN, values: cells.map(() => null) };
  const position = (cell: Cell): number | null =>
    cell.text === '' ? null : (env.valueOf(kind, cell.text) ?? null);
  for (const cell of filled) {
    if (env.valueOf(kind, cell.text) !== undefined) continue;
    if (WHOLE_NUMBER.test(cell.text)) return mixed(env, placed, cell, first, cells);
    env.unknownValue(placed, cell, kind, env.kinds.get(kind)?.values ?? []);
  }
  const there = [...new Set(filled.map(position).filter((value) => value !== null))].sort((a, b) => a - b);
  env.used.add(`kind ${kind}`);
  return { type: withNone({ is: 'kind', kind, values: there }), values: cells.map(position) };
}

/** A column in which some cell holds several words is one of sets: a word alone is a set of one, nothing the empty set. */
function readSets(env: Environment, placed: Placed, name: string, cells: readonly Cell[]): Column {
  const sets = cells.map(wordsOf);
  const words = sets.flat();
  const odd = words.find((word) => WHOLE_NUMBER.test(word.text));
  if (odd) return mixed(env, placed, odd, words.find((word) => word !== odd) ?? odd, cells);
  const kind = kindOfColumn(env, placed, name, words);
  if (!kind) return { type: UNKNOWN, values: cells.map(() => null) };
  for (const word of words)
    if (env.valueOf(kind, word.text) === undefined)
      env.unknownValue(placed, word, kind, env.kinds.get(kind)?.values ?? []);
  env.used.add(`kind ${kind}`);
  const values = sets.map((set) => ordered(set.flatMap((word) => env.valueOf(kind, word.text) ?? [])));
  const type = collection({ is: 'kind', kind, values: ordered(values.flat()) }, 'set');
  return { type, values };
}

function ordered(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** The words of a cell, each where it stands. */
function wordsOf({ text, span }: Cell): Cell[] {
  return [...text.matchAll(/\S+/g)].map((match) => {
    const start = span.start + match.index;
    return { text: match[0], span: { start, end: start + match[0].length } };
  });
}

/** What a column is that turns out to be one of sets. */
function asSetType(type: Type): Type {
  const one = present(type);
  if (one.is === 'collection' || one.is === 'unknown') return one;
  return collection(one.is === 'none' ? UNKNOWN : one, 'set');
}

/** A value of a column of sets: a word alone is a set of one, nothing the empty set. */
export function asSetValue(value: Printed): Printed {
  if (value === null) return [];
  return typeof value === 'number' ? [value] : value;
}

/** The type of just these values, which all have this type; with a none among them it is optional. */
export function typeOfValues(type: Type, values: readonly Printed[]): Type {
  const base = present(type);
  if (base.is === 'unknown') return base;
  const there = values.filter((value) => value !== null);
  if (there.length === 0) return { is: 'none' };
  const numbers = there.filter((value) => typeof value === 'number');
  let exact: Type = base;
  if (base.is === 'number') exact = number(Math.min(...numbers), Math.max(...numbers));
  if (base.is === 'kind') exact = { ...base, values: [...new Set(numbers)].sort((a, b) => a - b) };
  return there.length < values.length ? optional(exact) : exact;
}

/** The kind that a column of words is of: the one it is named after, else the only one that has its words. */
function kindOfColumn(
  env: Environment,
  placed: Placed,
  name: string,
  filled: readonly Cell[],
): string | undefined {
  const named = name.charAt(0).toUpperCase() + name.slice(1);
  const own = env.kinds.get(named);
  if (own) {
    env.used.add(`kind ${named}`);
    return own.partOf?.kind ?? own.name;
  }
  const whole = [...env.kinds.values()].filter((kind) => !kind.partOf);
  const fitting = whole
    .map((kind) => ({ kind, hits: filled.filter((cell) => kind.values.includes(cell.text)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  const [best, second] = fitting;
  const first = filled[0]!;
  if (!best) {
    const suggestion = suggest(
      first.text,
      whole.flatMap((kind) => kind.values),
    );
    env.problems.error('unknown-name', placeOf(placed, first), {
      name: first.text,
      ...(suggestion ? { suggestion } : {}),
    });
    return undefined;
  }
  if (second && second.hits === best.hits && !second.kind.builtIn) {
    env.problems.error('unclear-value', placeOf(placed, first), {
      value: first.text,
      kinds: `${best.kind.name}, ${second.kind.name}`,
    });
    return undefined;
  }
  return best.kind.name;
}

function mixed(env: Environment, placed: Placed, odd: Cell, first: Cell, cells: readonly Cell[]): Column {
  env.problems.error(
    'mixed-column',
    placeOf(placed, odd),
    { value: odd.text, other: first.text },
    placeOf(placed, first),
  );
  return { type: UNKNOWN, values: cells.map(() => null) };
}
