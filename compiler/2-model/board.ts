import { MOST_VALUES } from '../limits.ts';
import { broken, Fault } from './fault.ts';
import type { Bare, GameModel, Local, Printed, Value } from './model.ts';
import { isPlace, piecesIn, present, type Type } from './types.ts';
import { isList, type List, numbers, same } from './values.ts';

/** What a game is made of. */
type Declared = {
  readonly [Sort in 'kinds' | 'pieces' | 'tables' | 'grids']: readonly Bare<GameModel[Sort][number]>[];
};
type PiecesModel = Declared['pieces'][number];
type GridModel = Declared['grids'][number];

/** Look-ups into what a game is made of, built once. Everything here is the same for every state. */
export class Board {
  readonly game: Declared;
  readonly pieces = new Map<string, Pieces>();
  readonly grids = new Map<string, Grid>();
  readonly #words = new Map<string, readonly string[]>();
  readonly #cells = new WeakMap<Type, List>();

  constructor(game: Declared) {
    this.game = game;
    for (const kind of game.kinds) if (!kind.partOf) this.#words.set(kind.name, kind.values);
    for (const kind of game.kinds) if (kind.partOf) this.#words.set(kind.name, this.words(kind.partOf.kind));
    for (const model of game.pieces) this.pieces.set(model.name, makePieces(model));
    for (const model of game.grids) this.grids.set(model.name, makeGrid(model));
  }

  /** The words of a kind by position; a part of a kind has the positions of the whole. */
  words(kind: string): readonly string[] {
    return this.#words.get(kind) ?? broken(`kind ${kind}`);
  }

  piecesOf(name: string): Pieces {
    return this.pieces.get(name) ?? broken(`pieces ${name}`);
  }

  grid(name: string): Grid {
    return this.grids.get(name) ?? broken(`grid ${name}`);
  }

  /** What is printed on every piece, cell or line under a name, by its number; undefined where nothing is. */
  printed(type: Type, property: string): PrintedProperty | undefined {
    const exact = present(type);
    if (exact.is === 'piece') {
      const { properties, pieces } = this.piecesOf(exact.pieces).model;
      return printedUnder(property, properties, pieces);
    }
    if (exact.is !== 'cell' && exact.is !== 'line') return undefined;
    const { model } = this.grid(exact.grid);
    const isCell = exact.is === 'cell';
    const things: readonly { member: number; values: readonly Printed[] }[] = isCell
      ? model.cells
      : model.lines;
    const values = things.map((one) => one.values);
    const known = printedUnder(property, isCell ? model.cellProperties : model.lineProperties, values);
    if (known || property !== model.key?.property) return known;
    const ofMembers = model.members.map(({ value }) => value!);
    return {
      type: { is: 'kind', kind: model.key.kind, values: ofMembers },
      values: things.map(({ member }) => ofMembers[member]!),
    };
  }

  /** All values of a type, in order; none comes last. */
  domain(type: Type, seating: Seating): List {
    switch (type.is) {
      case 'number':
        if (type.to - type.from >= MOST_VALUES) throw new Fault('too-many', '');
        return numbers(type.from, type.to);
      case 'yes or no':
        return [false, true];
      case 'kind':
        return type.values;
      case 'seat':
        return type.player ? seating.players : seating.seats;
      case 'piece':
        return this.piecesOf(type.pieces).all;
      case 'cell': {
        const known =
          this.#cells.get(type) ?? type.members.flatMap((one) => this.grid(type.grid).cellsOf[one]!);
        this.#cells.set(type, known);
        return known;
      }
      case 'line':
        return this.grid(type.grid).lines(type.members, type.sorts);
      case 'optional':
        return [...this.domain(type.of, seating), null];
      case 'none':
        return [null];
      case 'collection':
      case 'row':
      case 'unknown':
        return broken(`all values of ${type.is}`);
    }
  }

  /** Whether a value is of a type. */
  fits(type: Type, value: Value, seating: Seating): boolean {
    switch (type.is) {
      case 'number':
        return Number.isInteger(value) && (value as number) >= type.from && (value as number) <= type.to;
      case 'yes or no':
        return typeof value === 'boolean';
      case 'kind':
        return type.values.includes(value as number);
      case 'seat':
        return isBelow(value, type.player ? seating.players.length : seating.seats.length);
      case 'piece':
        return isBelow(value, this.piecesOf(type.pieces).all.length);
      case 'cell': {
        const cells = this.grid(type.grid).model.cells;
        return isBelow(value, cells.length) && type.members.includes(cells[value]!.member);
      }
      case 'line': {
        const lines = this.grid(type.grid).model.lines;
        return isBelow(value, lines.length) && type.members.includes(lines[value]!.member);
      }
      case 'optional':
        return value === null || this.fits(type.of, value, seating);
      case 'none':
        return value === null;
      case 'collection':
        return isList(value) && value.every((item) => this.fits(type.of, item, seating));
      case 'row':
      case 'unknown':
        return true;
    }
  }
}

/** A property, and its value for every thing that has it. */
export interface PrintedProperty {
  readonly type: Type;
  readonly values: readonly Printed[];
}

function printedUnder(
  property: string,
  properties: readonly Local[],
  things: readonly (readonly Printed[])[],
): PrintedProperty | undefined {
  const index = properties.findIndex(({ name }) => name === property);
  return index < 0 ? undefined : { type: properties[index]!.type, values: things.map((one) => one[index]!) };
}

function isBelow(value: Value, count: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < count;
}

// ---- who sits at the table

export interface Seating {
  readonly players: readonly number[];
  readonly imaginary: readonly number[];
  /** The players, then the imaginary ones. */
  readonly seats: readonly number[];
  /** By seat: all players from that one on; from an imaginary seat on: from the first. */
  readonly clockwise: readonly (readonly number[])[];
}

/** For types whose values do not depend on who plays. */
export const NO_SEATING: Seating = { players: [], imaginary: [], seats: [], clockwise: [] };

export function makeSeating(players: number, imaginary: number): Seating {
  const all = numbers(0, players - 1);
  const seats = numbers(0, players + imaginary - 1);
  return {
    players: all,
    imaginary: numbers(players, players + imaginary - 1),
    seats,
    clockwise: seats.map((seat) => (seat < players ? all.map((step) => (seat + step) % players) : all)),
  };
}

// ---- pieces

export interface Pieces {
  readonly model: PiecesModel;
  readonly all: readonly number[];
  /** By piece: the first with the same properties, apart from its number among those alike (`copy`). */
  readonly alike: readonly number[];
}

function makePieces(model: PiecesModel): Pieces {
  const isCopy = model.properties.map((property) => property.name === 'copy');
  const alike = model.pieces.map((piece) =>
    model.pieces.findIndex((other) =>
      other.every((value, index) => isCopy[index] || same(value, piece[index]!)),
    ),
  );
  return { model, all: numbers(0, model.pieces.length - 1), alike };
}

/** The pieces that lie in a field, if it is a place, or a place for one. */
export function piecesKeptIn({
  type,
  single,
}: Pick<GameModel['fields'][number], 'type' | 'single'>): string | undefined {
  return single || isPlace(type) ? piecesIn(type) : undefined;
}

// ---- grids

export interface Grid {
  readonly model: GridModel;
  readonly all: readonly number[];
  /** How large it is, if it is one rectangle without gaps. */
  readonly full: { readonly rows: number; readonly columns: number } | undefined;
  /** By member: its cells, row by row. */
  readonly cellsOf: readonly (readonly number[])[];
  /** By cell: the lines that hold it. */
  readonly linesOf: readonly (readonly number[])[];
  /** By cell, then by side (north, east, south, west): the cell that lies there, or null. */
  readonly beyond: readonly (readonly (number | null)[])[];
  /** The same by direction, of which there are eight, clockwise from north. */
  readonly toward: readonly (readonly (number | null)[])[];
  /** The member with this value of the kind that tells them apart. */
  member(value: Value): number | undefined;
  cellAt(member: number, row: number, column: number): number | undefined;
  lines(members: readonly number[], sorts: readonly string[]): readonly number[];
}

/** From a cell to those north, east, south and west of it: rows down, columns to the right. */
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

const DIRECTIONS = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const;

function makeGrid(model: GridModel): Grid {
  const all = numbers(0, model.cells.length - 1);
  const lines = numbers(0, model.lines.length - 1);
  const linesOf: number[][] = all.map(() => []);
  for (const line of lines) for (const cell of model.lines[line]!.cells) linesOf[cell]!.push(line);
  const at = cellFinder(model);
  const reachedBy = (steps: readonly (readonly [number, number])[]): Grid['beyond'] =>
    model.cells.map(({ member, row, column }) =>
      steps.map(([down, right]) => at(member, row + down, column + right) ?? null),
    );
  const [only, ...others] = model.members;
  const isFull = only && others.length === 0 && all.length === only.rows * only.columns;
  return {
    model,
    all,
    full: isFull ? only : undefined,
    cellsOf: model.members.map((_, member) => all.filter((cell) => model.cells[cell]!.member === member)),
    linesOf,
    beyond: reachedBy(STEPS),
    toward: reachedBy(DIRECTIONS),
    member: (value) => {
      const member = model.members.findIndex((one) => one.value === value);
      return member < 0 ? undefined : member;
    },
    cellAt: at,
    lines: (members, sorts) =>
      lines.filter(
        (line) => members.includes(model.lines[line]!.member) && sorts.includes(model.lines[line]!.sort),
      ),
  };
}

/** By member, row and column; rows and columns may begin anywhere. */
function cellFinder({ members, cells }: GridModel): Grid['cellAt'] {
  const rows = members.map(() => new Map<number, Map<number, number>>());
  for (const [index, { member, row, column }] of cells.entries()) {
    const inRow = rows[member]!.get(row) ?? new Map<number, number>();
    rows[member]!.set(row, inRow.set(column, index));
  }
  return (member, row, column) => rows[member]?.get(row)?.get(column);
}
