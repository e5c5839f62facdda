import type { Declaration, PieceLine, Placed } from '../1-syntax/tree.ts';
import { MOST_PIECES } from '../limits.ts';
import { type Entry, placeOf, pluralOf } from './collect.ts';
import { asSetValue, joinKnown, type Known, readColumn } from './columns.ts';
import { type Environment, lower } from './environment.ts';
import type { Local, PiecesModel, Printed, Value } from './model.ts';
import { showType } from './show.ts';
import { number, optional, present, type Type } from './types.ts';

type PiecesTree = Extract<Declaration, { is: 'pieces' }>;

/** One piece while it is read: the values of its properties by name. */
type Piece = Map<string, Printed>;

export function readPieces(env: Environment, entries: readonly Entry[]): void {
  const declared = new Map<string, Entry[]>();
  for (const entry of entries)
    if (entry.sort === 'pieces') declared.set(entry.name, [...(declared.get(entry.name) ?? []), entry]);
  for (const [name, all] of declared)
    env.once('pieces', [all[0]!.tree, ...all.flatMap(({ tree, placed }) => [tree, placed])], () =>
      readFamily(env, name, all),
    );
}

function readFamily(env: Environment, name: string, all: readonly Entry[]): void {
  // What is added comes behind what it is added to, wherever it stands.
  const isAlso = (entry: Entry) => (entry.tree as PiecesTree).also;
  const group = [...all.filter((entry) => !isAlso(entry)), ...all.filter(isAlso)];
  const first = group[0]!;
  if (isAlso(first)) env.problems.error('also-of-nothing', first.nameAt, { name });
  const tree = first.tree as PiecesTree;
  // Known by name before its face is read, so that a face may be a kind that is named after it.
  env.pieces.set(name, { name, plural: pluralOf(tree), properties: [], pieces: [], at: first.nameAt });
  const face = tree.face && env.type(first.placed, tree.face, false);
  const types = new Map<string, Known>();
  const pieces = group.flatMap((entry) =>
    readLines(env, entry.placed, (entry.tree as PiecesTree).lines, types),
  );
  const properties: Local[] = [...types].map(([property, { type }]) => ({
    name: property,
    type:
      type.is === 'collection' || pieces.every((piece) => (piece.get(property) ?? null) !== null)
        ? type
        : optional(type),
  }));
  env.pieces.set(name, {
    name,
    plural: pluralOf(tree),
    ...(face ? { face } : {}),
    properties: [...properties, { name: 'copy', type: number(1, Math.max(1, pieces.length)) }],
    pieces: withCopies(pieces, properties),
    at: first.nameAt,
  });
}

function readLines(
  env: Environment,
  placed: Placed,
  lines: readonly PieceLine[],
  types: Map<string, Known>,
): Piece[] {
  const rows = lines.filter((line) => line.is === 'row');
  const pieces: Piece[] = [];
  if (rows.length > 0) {
    const read = readRows(env, placed, rows, types);
    if (!read || !env.take('pieces', read.length))
      env.problems.error('too-many-pieces', placeOf(placed, rows[0]!), { limit: MOST_PIECES });
    else pieces.push(...read);
  }
  for (const line of lines) {
    if (line.is === 'row') continue;
    const patterns = line.is === 'each' ? readEach(env, placed, line, types) : [new Map() as Piece];
    if (!patterns || !env.take('pieces', patterns.length * line.count)) {
      env.problems.error('too-many-pieces', placeOf(placed, line), { limit: MOST_PIECES });
      continue;
    }
    for (const piece of patterns) for (let i = 0; i < line.count; i++) pieces.push(new Map(piece));
  }
  return pieces;
}

/** `3 of each Currency and value 1..9`: all combinations, the last key running fastest; undefined if they are too many. */
function readEach(
  env: Environment,
  placed: Placed,
  line: Extract<PieceLine, { is: 'each' }>,
  types: Map<string, Known>,
): Piece[] | undefined {
  let pieces: Piece[] = [new Map()];
  for (const key of line.keys) {
    const whole = env.kindType(key.name.text);
    const type = key.from && key.to ? env.spanType(placed, key.from, key.to, key.name.span) : whole;
    if (!type) {
      env.unknown(placed, key.name, env.kinds.keys());
      continue;
    }
    const property = whole ? lower(key.name.text) : key.name.text;
    const bounds = [key.from, key.to].map(
      (bound) => bound && ('name' in bound ? bound.name.text : bound.number),
    );
    const first = {
      text: key.from ? bounds.join('..') : key.name.text,
      at: placeOf(placed, key.name),
    };
    types.set(property, joinKnown(env, types.get(property), { type, first }));
    const values = type.is === 'kind' ? type.values : type.is === 'number' ? range(type.from, type.to) : [];
    if (pieces.length * values.length > MOST_PIECES) return undefined;
    pieces = pieces.flatMap((piece) => values.map((value) => new Map(piece).set(property, value)));
  }
  return pieces;
}

/** A table of pieces: a row each, or as many as `copies` says; undefined if they are too many. */
function readRows(
  env: Environment,
  placed: Placed,
  rows: readonly Extract<PieceLine, { is: 'row' }>[],
  types: Map<string, Known>,
): Piece[] | undefined {
  const [head, ...rest] = rows;
  if (!head) return [];
  const columns = head.cells.map((cell, index) => {
    const cells = rest.map((row) => row.cells[index] ?? { text: '', span: row.span });
    return { name: cell.text, ...readColumn(env, placed, cell.text, cells) };
  });
  for (const row of rest)
    if (row.cells.length !== head.cells.length)
      env.problems.error(
        'row-length',
        placeOf(placed, row),
        { expected: head.cells.length, found: row.cells.length },
        placeOf(placed, head),
      );
  const copies = columns.find((column) => column.name === 'copies');
  const counted = copies && present(copies.type);
  if (counted && counted.is !== 'number' && counted.is !== 'none' && counted.is !== 'unknown')
    env.problems.error('other-type', copies.first!.at, {
      expected: 'number',
      found: showType(env, counted),
    });
  const properties = columns.filter((column) => column !== copies && column.name !== '');
  for (const column of properties) types.set(column.name, joinKnown(env, types.get(column.name), column));
  const counts = rest.map((_, index) => Math.max(0, Number(copies?.values[index] ?? 1)));
  // Counted before they are made: each line may say hundreds of millions.
  if (counts.reduce((sum, count) => sum + count, 0) > MOST_PIECES) return undefined;
  return counts.flatMap((count, index) => {
    const piece: Piece = new Map(properties.map((column) => [column.name, column.values[index] ?? null]));
    return Array.from({ length: count }, () => new Map(piece));
  });
}

/** The pieces as rows of values, the number among those alike last. */
function withCopies(pieces: readonly Piece[], properties: readonly Local[]): Printed[][] {
  const seen = new Map<string, number>();
  return pieces.map((piece) => {
    const values = properties.map(({ name, type }) => {
      const value = piece.get(name) ?? null;
      return type.is === 'collection' ? asSetValue(value) : value;
    });
    const alike = JSON.stringify(values);
    const copy = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, copy);
    return [...values, copy];
  });
}

/**
 * The first piece with these values, each of which names the next property of its type. Properties that the piece
 * does not have are left out. Only if nothing fits so, others may be left out too; but then the last value is not
 * the number among those alike, which counts pieces that are named in full.
 */
export function findPiece(
  model: Pick<PiecesModel, 'properties' | 'pieces'>,
  types: readonly Type[],
  values: readonly Value[],
): number | undefined {
  const last = model.properties.length - 1;
  const isProperty = (index: number, property: number): boolean => {
    const [a, whole] = [present(types[index]!), present(model.properties[property]!.type)];
    // A set is named by its words, or by the one that it has.
    const b = whole.is === 'collection' && a.is === 'kind' ? whole.of : whole;
    return a.is === 'kind' && b.is === 'kind' ? a.kind === b.kind : a.is === b.is || a.is === 'none';
  };
  const matches = (piece: readonly Printed[], mayLeaveOut: boolean): boolean => {
    let used = 0;
    let leftOut = false;
    for (const [property, value] of piece.entries()) {
      if (used === values.length) break;
      const isThis = isProperty(used, property) && isPrinted(values[used]!, value);
      if (isThis && !(leftOut && property === last)) used++;
      else if (value !== null && !(isSet(value) && value.length === 0) && property !== last) {
        if (!mayLeaveOut) return false;
        leftOut = true;
      }
    }
    return used === values.length;
  };
  for (const mayLeaveOut of [false, true]) {
    const found = model.pieces.findIndex((piece) => matches(piece, mayLeaveOut));
    if (found >= 0) return found;
  }
  return undefined;
}

function isSet(value: Printed | Value): value is readonly number[] {
  return Array.isArray(value);
}

function isPrinted(value: Value, printed: Printed): boolean {
  if (!isSet(printed)) return value === printed;
  const wanted = isSet(value) ? value : [value];
  return wanted.length === printed.length && printed.every((one) => wanted.includes(one));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.min(to - from + 1, MOST_PIECES + 1) }, (_, index) => from + index);
}
