import { NameIndex } from '../runtime/codec.ts';
import type { Board, Grid, Pieces } from './board.ts';
import type { Value } from './model.ts';
import { itemType, present, type Type } from './types.ts';
import { isList } from './values.ts';

/**
 * A readable, unambiguous word for every value, and back: kinds by their word, pieces by their properties
 * (`yellow-3` where several are alike), cells as `yellow[3,4]` or `purple[11]`, lines as `yellow.row[2]`, seats
 * as `seat-1`, collections as `{a,b}`.
 */
export class ValueNames {
  readonly #board: Board;
  /** By `piece Die`, `cell sheet` and the like. */
  readonly #things = new Map<string, NameIndex>();

  constructor(board: Board) {
    this.#board = board;
    for (const [name, pieces] of board.pieces)
      this.#things.set(`piece ${name}`, unique(this.#pieceNames(pieces)));
    for (const [name, grid] of board.grids) {
      this.#things.set(`cell ${name}`, unique(grid.model.cells.map((cell) => cellName(board, grid, cell))));
      this.#things.set(`line ${name}`, unique(lineNames(board, grid)));
    }
  }

  write(type: Type, value: Value): string {
    if (isList(value)) return `{${value.map((item) => this.write(of(type), item)).join(',')}}`;
    if (value === null) return 'none';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    const exact = of(type);
    switch (exact.is) {
      case 'kind':
        return this.#board.words(exact.kind)[value] ?? String(value);
      case 'seat':
        return `seat-${value + 1}`;
      default:
        return this.#namesOf(exact)?.names[value] ?? String(value);
    }
  }

  /** The value that a word names; undefined: none of this type. */
  read(type: Type, text: string): Value | undefined {
    if (text.startsWith('{') && text.endsWith('}')) return this.#readAll(type, text.slice(1, -1));
    if (text === 'none') return type.is === 'optional' || type.is === 'none' ? null : undefined;
    const exact = of(type);
    switch (exact.is) {
      case 'yes or no':
        return text === 'yes' ? true : text === 'no' ? false : undefined;
      case 'kind':
        return position(this.#board.words(exact.kind).indexOf(text));
      case 'seat':
        return /^seat-[1-9]\d?$/.test(text) ? Number(text.slice(5)) - 1 : undefined;
      case 'piece':
      case 'cell':
      case 'line':
        return this.#namesOf(exact)?.find(text);
      default:
        return /^(0|-?[1-9]\d{0,9})$/.test(text) ? Number(text) : undefined;
    }
  }

  #pieceNames({ model, alike }: Pieces): string[] {
    return model.pieces.map((values, piece) => {
      const words = model.properties.flatMap(({ name, type }, index) => {
        const value = values[index] ?? null;
        if (name === 'copy' || value === null) return [];
        return (isList(value) ? value : [value]).map((one) => this.write(type, one));
      });
      const like = alike.flatMap((first, other) => (first === alike[piece] ? [other] : []));
      if (words.length === 0) words.push(model.name.toLowerCase());
      if (like.length > 1) words.push(String(like.indexOf(piece) + 1));
      return words.join('-');
    });
  }

  #namesOf(type: Type): NameIndex | undefined {
    if (type.is === 'piece') return this.#things.get(`piece ${type.pieces}`);
    return type.is === 'cell' || type.is === 'line' ? this.#things.get(`${type.is} ${type.grid}`) : undefined;
  }

  #readAll(type: Type, text: string): Value | undefined {
    if (text === '') return [];
    const values = text.split(/,(?![^[]*\])/).map((word) => this.read(of(type), word));
    return values.some((value) => value === undefined) ? undefined : (values as Value[]);
  }
}

/** The type of one: of an item of a collection, without none. */
function of(type: Type): Type {
  return present(itemType(type));
}

function position(index: number): number | undefined {
  return index < 0 ? undefined : index;
}

/** Properties that are written with hyphens could give two things one name: then the position is added to all. */
function unique(names: readonly string[]): NameIndex {
  const isUnique = new Set(names).size === names.length;
  return new NameIndex(isUnique ? names : names.map((name, index) => `${name}.${index + 1}`));
}

function memberName(board: Board, { model }: Grid, member: number): string {
  const { value } = model.members[member]!;
  return model.key && value !== null ? (board.words(model.key.kind)[value] ?? model.name) : model.name;
}

function cellName(board: Board, grid: Grid, cell: Grid['model']['cells'][number]): string {
  const at = grid.model.members[cell.member]!.asTable ? `${cell.column}` : `${cell.row},${cell.column}`;
  return `${memberName(board, grid, cell.member)}[${at}]`;
}

function lineNames(board: Board, grid: Grid): string[] {
  const { lines } = grid.model;
  return lines.map(({ member, sort }, index) => {
    const number = lines
      .slice(0, index + 1)
      .filter((line) => line.member === member && line.sort === sort).length;
    return `${memberName(board, grid, member)}.${sort}${sort === 'diagonal' ? '' : `[${number}]`}`;
  });
}
