// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { ValueType } from './data.ts';

/**
 * The variables of sentences. A sentence about something that happens may name who acts, what is chosen, every field of the game and
 * every term that can be worked out from what is chosen; and behind such a name what is to be said of it:
 *
 * - `$tile`, `$cards`: a choice. `$tile-price`, `$die-face`, `$cell-area`: what is printed on it, or lies upwards. Of several pieces,
 *   numbers are added up: `$cards-value`; and `$cards-count` tells how many they are. `$die-after-face` is what lies upwards then.
 * - `$coins`, `$throws`: a field of whoever acts, or of the table, as it is then. `$stock-reroll` is the field at that key; where a
 *   choice has the type of the key, it is the field at what was chosen: `$entry`. `$coins-before` is as it was, `$coins-change` the
 *   difference, `$bought-new` and `$bought-gone` what has come and what has gone.
 * - `$counted`: a term whose parameters are called like what was chosen, worked out before it happens; `$worth-after` after that.
 * - Behind a word of the rules, a form of it: `$building-the` says the attribute `.the` of its text.
 */
export interface Named {
  readonly name: string;
  readonly type: ValueType;
}

/** What variables can be made of: the names of a game, as the compiler and as an engine know them. */
export interface Vocabulary {
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly pieces: readonly {
    readonly name: string;
    readonly properties: readonly Named[];
    readonly face?: ValueType | undefined;
  }[];
  readonly grids: readonly {
    readonly name: string;
    readonly cellProperties: readonly Named[];
    readonly lineProperties: readonly Named[];
  }[];
  readonly fields: readonly {
    readonly name: string;
    readonly owner: 'table' | 'seat' | 'player';
    readonly keys: readonly ValueType[];
    readonly type: ValueType;
  }[];
  readonly terms: readonly {
    readonly name: string;
    readonly owned: boolean;
    readonly params: readonly Named[];
    readonly type?: ValueType | undefined;
  }[];
}

export interface Scope {
  readonly vocabulary: Vocabulary;
  /** What a sentence knows by itself: who acts, what is chosen. */
  readonly locals: readonly Named[];
  /** Whether it is about something that happens, so that fields and terms can be named too. */
  readonly hasFields: boolean;
}

/** The moment of which a field is told, or how it differs between the two. */
export type When = 'now' | 'before' | 'change' | 'new' | 'gone';

export type Key = { readonly local: string } | { readonly word: string };

export interface Reading {
  readonly source:
    | { readonly from: 'local'; readonly name: string; readonly when: 'now' | 'before' }
    | { readonly from: 'field'; readonly name: string; readonly keys: readonly Key[]; readonly when: When }
    | {
        readonly from: 'term';
        readonly name: string;
        readonly args: readonly string[];
        readonly when: 'now' | 'before';
      };
  readonly type: ValueType;
  /** What is printed on it, one after the other; `count` for how many there are. */
  readonly of: readonly string[];
  /** The type of what is said in the end. */
  readonly said: ValueType;
  readonly form?: string;
}

const NUMBER: ValueType = { is: 'number', from: 0, to: 0 };
export const SEAT: ValueType = { is: 'seat', player: false };

/** A type without "or none"; of a collection that of its items. */
export function itemOf(type: ValueType): ValueType {
  return type.is === 'optional' || type.is === 'collection' ? itemOf(type.of) : type;
}

export function isSeveral(type: ValueType): boolean {
  return type.is === 'optional' ? isSeveral(type.of) : type.is === 'collection';
}

/** What a variable means; undefined: nothing here has that name. */
export function readingOf(scope: Scope, variable: string): Reading | undefined {
  const { vocabulary, locals, hasFields } = scope;
  const { fields, terms } = vocabulary;
  const begins = ({ name }: { readonly name: string }): boolean =>
    variable === name || variable.startsWith(`${name}-`);
  const found: (Reading | undefined)[] = [];
  for (const { name, type } of longestFirst(locals.filter(begins)))
    found.push(ofLocal(vocabulary, name, type, variable.slice(name.length)));
  if (hasFields) {
    for (const field of longestFirst(fields.filter(begins)))
      found.push(ofField(scope, field, variable.slice(field.name.length)));
    for (const term of longestFirst(terms.filter(begins)))
      found.push(ofTerm(scope, term, variable.slice(term.name.length)));
  }
  return found.find((one) => one !== undefined);
}

function longestFirst<T extends { readonly name: string }>(all: readonly T[]): T[] {
  return [...all].sort((one, other) => other.name.length - one.name.length);
}

/** What was chosen, as it was when it was chosen, or as it is after that. */
function ofLocal(vocabulary: Vocabulary, name: string, type: ValueType, rest: string): Reading | undefined {
  const isAfter = rest.startsWith('-after-');
  const source = { from: 'local', name, when: isAfter ? 'now' : 'before' } as const;
  return ofValue(vocabulary, source, type, isAfter ? rest.slice('-after'.length) : rest);
}

function ofField(
  { vocabulary, locals }: Scope,
  { name, keys, type }: Vocabulary['fields'][number],
  rest: string,
): Reading | undefined {
  let left = rest;
  const at: Key[] = [];
  for (const key of keys) {
    const exact = itemOf(key);
    const word =
      exact.is === 'kind'
        ? vocabulary.kinds[exact.kind]?.find((one) => left === `-${one}` || left.startsWith(`-${one}-`))
        : undefined;
    const local = locals.filter((one) => !isSeveral(one.type) && isAlike(itemOf(one.type), exact));
    if (word !== undefined) {
      at.push({ word });
      left = left.slice(word.length + 1);
    } else if (local.length === 1) at.push({ local: local[0]!.name });
    else return undefined;
  }
  const when = (['before', 'change', 'new', 'gone'] as const).find(
    (one) => left === `-${one}` || left.startsWith(`-${one}-`),
  );
  if (when !== undefined) left = left.slice(when.length + 1);
  if (when === 'change' && itemOf(type).is !== 'number') return undefined;
  if ((when === 'new' || when === 'gone') && !isSeveral(type)) return undefined;
  return ofValue(vocabulary, { from: 'field', name, keys: at, when: when ?? 'now' }, type, left);
}

function isAlike(one: ValueType, other: ValueType): boolean {
  if (one.is === 'number' && other.is === 'number') return one.from >= other.from && one.to <= other.to;
  if (one.is === 'kind' && other.is === 'kind') return one.kind === other.kind;
  if (one.is === 'piece' && other.is === 'piece') return one.pieces === other.pieces;
  if (one.is === 'cell' && other.is === 'cell') return one.grid === other.grid;
  return one.is === 'seat' && other.is === 'seat';
}

function ofTerm(
  { vocabulary, locals }: Scope,
  { name, params, type }: Vocabulary['terms'][number],
  rest: string,
): Reading | undefined {
  if (!type || params.some((param) => !locals.some((one) => one.name === param.name))) return undefined;
  const isAfter = rest === '-after' || rest.startsWith('-after-');
  const args = params.map((param) => param.name);
  return ofValue(
    vocabulary,
    { from: 'term', name, args, when: isAfter ? 'now' : 'before' },
    type,
    isAfter ? rest.slice('-after'.length) : rest,
  );
}

/** What is said of a value: itself, or what stands behind its name. */
function ofValue(
  vocabulary: Vocabulary,
  source: Reading['source'],
  type: ValueType,
  rest: string,
): Reading | undefined {
  const of: string[] = [];
  let said = type;
  let left = rest;
  while (left !== '') {
    if (isSeveral(said) && left === '-count') {
      of.push('count');
      return { source, type, of, said: NUMBER };
    }
    const item = itemOf(said);
    const property = propertiesOf(vocabulary, item).find(
      ({ name }) => left === `-${name}` || left.startsWith(`-${name}-`),
    );
    if (!property) {
      const form = item.is === 'kind' ? /^-([a-z]+)$/.exec(left)?.[1] : undefined;
      return form === undefined ? undefined : { source, type, of, said, form };
    }
    of.push(property.name);
    said = property.type;
    left = left.slice(property.name.length + 1);
  }
  return { source, type, of, said };
}

/** What can be said of pieces, cells and lines. */
export function propertiesOf({ pieces, grids }: Vocabulary, type: ValueType): readonly Named[] {
  if (type.is === 'piece') {
    const sort = pieces.find(({ name }) => name === type.pieces);
    return [...(sort?.properties ?? []), ...(sort?.face ? [{ name: 'face', type: sort.face }] : [])];
  }
  if (type.is !== 'cell' && type.is !== 'line') return [];
  const grid = grids.find(({ name }) => name === type.grid);
  const own = (type.is === 'cell' ? grid?.cellProperties : grid?.lineProperties) ?? [];
  return [...own, ...PLACES];
}

/** Where a cell is; of a single row, `place` counts from its beginning. */
const PLACES: readonly Named[] = ['row', 'column', 'place'].map((name) => ({ name, type: NUMBER }));
