import type {
  FieldData,
  GameData,
  GridData,
  PiecesData,
  ValueType,
} from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Source } from '../../../generated/runtime/why-types.ts';

/** What the declarations of a game say, asked by name: the drawings know nothing else of a game. */

/** In place of a value that is not there, in lists of printed values. */
const NONE = -0x80000000;

export type Kind = Extract<ValueType, { is: 'kind' }>;
export type NumberType = Extract<ValueType, { is: 'number' }>;

/** A type without "or none". */
export function present(type: ValueType): ValueType {
  return type.is === 'optional' ? present(type.of) : type;
}

/** What a type is of in the end: without "or none", and the type of the items where it is a collection. */
export function innermostType(type: ValueType): ValueType {
  const exact = present(type);
  return exact.is === 'collection' ? innermostType(exact.of) : exact;
}

export function piecesOf(data: GameData, name: string): PiecesData | undefined {
  return data.pieces.find((one) => one.name === name);
}
export function gridOf(data: GameData, name: string): GridData | undefined {
  return data.grids.find((one) => one.name === name);
}

interface Printed {
  readonly name: string;
  readonly type: ValueType;
  readonly value: number | readonly number[];
}

type Properties = PiecesData['properties'];

/** What is printed on a piece, a cell or a line: properties that have a value. */
export function printedOn(properties: Properties, index: number): readonly Printed[] {
  return properties.flatMap(({ name, type, values }) => {
    const value = values[index];
    return value === undefined || value === NONE ? [] : [{ name, type, value }];
  });
}

/** What tells a piece from others; its number among equals does not. */
export function printedOnPiece(pieces: PiecesData, piece: string): readonly Printed[] {
  return printedOn(pieces.properties, pieces.names.indexOf(piece)).filter(({ name }) => name !== 'copy');
}

/** The words of a kind property, none for others: `yellow`; `north`, `east`. */
export function wordsOf(data: GameData, { type, value }: Printed): readonly string[] {
  const exact = innermostType(type);
  if (exact.is !== 'kind') return [];
  const values = typeof value === 'number' ? [value] : value;
  return values.map((one) => data.kinds[exact.kind]?.[one] ?? '');
}

const SIDES = ['north', 'east', 'south', 'west'];

/** A set of sides of the compass: drawn, and told, as the walls of a piece. `rules/REFERENCE.md` says so to authors. */
export function isSides(data: GameData, type: ValueType): boolean {
  const item = innermostType(type);
  return (
    type.is === 'collection' &&
    item.is === 'kind' &&
    data.kinds[item.kind]!.every((side) => SIDES.includes(side))
  );
}

/** A value as it stands in notation: the answer to a pick. */
export function notation(type: ValueType, value: Json): string {
  if (value === null) return 'none';
  if (innermostType(type).is === 'seat') return `seat-${value}`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** All values of a type that can be listed, in notation. */
export function allValues(data: GameData, type: ValueType, seats: number): readonly string[] {
  const exact = innermostType(type);
  switch (exact.is) {
    case 'number':
      return Array.from({ length: exact.to - exact.from + 1 }, (_, index) => String(exact.from + index));
    case 'kind':
      return exact.values.map((value) => data.kinds[exact.kind]![value]!);
    case 'seat':
      return Array.from({ length: seats }, (_, index) => `seat-${index + 1}`);
    case 'yes or no':
      return ['yes', 'no'];
    case 'piece':
      return piecesOf(data, exact.pieces)?.names ?? [];
    case 'cell':
      return gridOf(data, exact.grid)?.cells ?? [];
    case 'line':
      return gridOf(data, exact.grid)?.lines ?? [];
    default:
      return [];
  }
}

/** The names of all members that an object by key can have, in order: a seat by its number. */
export function memberNames(
  data: GameData,
  type: ValueType,
  { players, imaginary }: { readonly players: number; readonly imaginary: number },
): readonly string[] {
  if (type.is === 'optional') return [...memberNames(data, type.of, { players, imaginary }), 'none'];
  if (type.is === 'seat')
    return Array.from({ length: type.player ? players : players + imaginary }, (_, seat) => `${seat + 1}`);
  if (type.is === 'yes or no') return ['no', 'yes'];
  const all = allValues(data, type, 0);
  if (type.is !== 'cell' && type.is !== 'line') return all;
  const grid = gridOf(data, type.grid)!;
  const members = type.is === 'cell' ? grid.memberOfCell : grid.memberOfLine;
  return all.filter((_, index) => type.members.includes(members[index]!));
}

/** What is meant where a view has nothing under so many keys of a field: none, no items, nothing at any further key. */
export function nothingIn({ keys, type }: FieldData, depth = keys.length): Json {
  if (depth < keys.length) return {};
  return present(type).is === 'collection' ? [] : null;
}

export interface CellPlace {
  readonly name: string;
  /** Its position in the lists of the grid. */
  readonly index: number;
  /** The word of its member, or the name of the grid. */
  readonly head: string;
  /** Undefined in a row of fields, which has no rows. */
  readonly row: number | undefined;
  readonly column: number;
}

/** Where a cell lies, read from its name: `yellow[1,3]`, `green[4]`. */
export function placeOf(grid: GridData, name: string, index = grid.cells.indexOf(name)): CellPlace {
  const [, head = name, numbers = ''] = /^(.*)\[(.*)\]$/.exec(name) ?? [];
  const parts = numbers.split(',').map(Number);
  const row = parts.length > 1 ? parts[0] : undefined;
  return { name, index, head, row, column: parts.at(-1) ?? 0 };
}

/** Read once for each grid: a plot has hundreds of cells, and every seat has one. */
const PLACES = new WeakMap<GridData, readonly CellPlace[]>();

/** The cells of each member of a grid that a type allows. */
export function membersOf(grid: GridData, type: Extract<ValueType, { is: 'cell' }>): readonly CellPlace[][] {
  let places = PLACES.get(grid);
  if (!places) {
    places = grid.cells.map((name, index) => placeOf(grid, name, index));
    PLACES.set(grid, places);
  }
  return type.members.map((member) => places.filter(({ index }) => grid.memberOfCell[index] === member));
}

/** What the rules call a cell of a grid, if there is one with a name of its own: `fountain`. */
export function namedCell(data: GameData, grid: string): string | undefined {
  return data.terms.find(({ owned, params, type }) => {
    const exact = type && present(type);
    return !owned && params.length === 0 && exact?.is === 'cell' && exact.grid === grid;
  })?.name;
}

export function fieldOf(data: GameData, name: string): FieldData | undefined {
  return data.fields.find((one) => one.name === name);
}

/** Whether a field is where pieces lie: each piece lies in one such field at most. */
export function isPlace(field: FieldData): boolean {
  const type = present(field.type);
  return field.single === true || (type.is === 'collection' && type.form === 'place');
}

/** What is known of the arguments and of the value of something that points came from, so that they can be named. */
export function typesOfSource(
  data: GameData,
  { is, id, column, property, thing, value }: Source,
): { readonly args: readonly ValueType[]; readonly value: ValueType } {
  const name = id.slice(id.indexOf('-') + 1);
  const plain: ValueType = typeof value === 'boolean' ? { is: 'yes or no' } : { is: 'none' };
  if (thing) {
    const { type, properties } = sortOf(data, thing, name);
    if (is !== 'printed') return { args: [], value: type };
    return { args: [type], value: properties.find((one) => one.name === property)?.type ?? plain };
  }
  if (is === 'table') {
    const table = data.tables.find((one) => one.name === name);
    const found = table?.columns.find((one) => one.name === column) ?? table?.columns[0];
    return { args: table?.keys ?? [], value: found?.type ?? plain };
  }
  if (is === 'field') {
    const field = fieldOf(data, name);
    return { args: field?.keys ?? [], value: field?.type ?? plain };
  }
  const term = data.terms.find((one) => one.name === name);
  return { args: term?.params ?? [], value: term?.type ?? plain };
}

/** Pieces, or the cells or lines of a grid: their type, and what is printed on them. */
function sortOf(
  data: GameData,
  thing: NonNullable<Source['thing']>,
  name: string,
): { readonly type: ValueType; readonly properties: Properties } {
  if (thing === 'piece')
    return { type: { is: thing, pieces: name }, properties: piecesOf(data, name)?.properties ?? [] };
  const grid = gridOf(data, name);
  const properties = thing === 'cell' ? grid?.cellProperties : grid?.lineProperties;
  return { type: { is: thing, grid: name, members: [], sorts: [] }, properties: properties ?? [] };
}

/** Whether two types have the same values to choose from, or one those of the other. */
export function alike(a: ValueType, b: ValueType): boolean {
  const [one, other] = [innermostType(a), innermostType(b)];
  if (one.is === 'number') return other.is === 'number' && one.from === other.from && one.to === other.to;
  if (one.is === 'kind') return other.is === 'kind' && one.kind === other.kind;
  if (one.is === 'piece') return other.is === 'piece' && one.pieces === other.pieces;
  if (one.is === 'cell') return other.is === 'cell' && one.grid === other.grid;
  if (one.is === 'line') return other.is === 'line' && one.grid === other.grid;
  return one.is === other.is;
}
