import { NONE } from './core.ts';
import type { GameData, GridData, ValueType } from './data.ts';
import { isObject, type Json } from './json.ts';
import { isStep } from './presentation.ts';
import { isSeveral, itemOf, type Named, propertiesOf, type Vocabulary } from './readings.ts';
import { enumerated, format, type Said, type Telling } from './sentence.ts';

/** Where a game stands, as far as whoever is told of it may know. Undefined is what they may not. */
export interface Moment {
  /** A field as in a view: of seats and players, a list. */
  field(name: string): Json | undefined;
  face(sort: string, piece: string): Json | undefined;
  term(name: string, args: readonly Json[], of: number | undefined): Json | undefined;
}

/** What a game can name, from the data of its engine. */
export function vocabularyOf(data: GameData): Vocabulary {
  return {
    kinds: data.kinds,
    pieces: data.pieces.map(({ name, properties, face }) => ({ name, properties, face: face?.type })),
    grids: data.grids,
    fields: data.fields,
    terms: data.terms.map(({ name, owned, params, names = [], type }) => ({
      name,
      owned,
      params: params.map((param, index): Named => ({ name: names[index] ?? '', type: param })),
      type,
    })),
  };
}

type PieceType = Extract<ValueType, { is: 'piece' }>;

/** More items than these are not all told one by one. */
const MOST_LISTED = 12;

/** Says what values are called in sentences. */
export class Namer {
  readonly data: GameData;
  readonly vocabulary: Vocabulary;
  readonly telling: Telling;
  readonly names: readonly string[];

  constructor(data: GameData, telling: Telling, names: readonly string[], vocabulary = vocabularyOf(data)) {
    this.data = data;
    this.telling = telling;
    this.names = names;
    this.vocabulary = vocabulary;
  }

  /** A text that all games share, with its gaps. */
  common(id: string, values: Readonly<Record<string, Said | undefined>> = {}): string {
    const pattern = this.telling.sentences[id];
    return (pattern === undefined ? undefined : format(pattern, (name) => values[name])) ?? '';
  }

  /** A seat by its name. Where others have one, a seat without is one that nobody plays. */
  seat(seat: number): string {
    const first = this.names.indexOf('');
    const imaginary = first > 0 && seat > first ? seat - first : 0;
    const id = imaginary > 0 ? 'imaginary-player' : 'player-number';
    return this.names[seat - 1] || this.common(id, { number: saidNumber(imaginary || seat) });
  }

  /** A value, as in a view or as in a move; undefined where it is hidden. */
  say(type: ValueType, value: Json | undefined, at: Moment, form?: string): Said | undefined {
    if (value === undefined) return undefined;
    if (Array.isArray(value)) return this.#list(itemOf(type), value, at, form);
    if (isObject(value)) return undefined;
    if (value === null || value === 'none')
      return isSeveral(type) ? this.#list(itemOf(type), [], at) : { text: this.common('none'), key: 'none' };
    if (isSeveral(type) && form === undefined) return this.#list(itemOf(type), [value], at);
    return this.#one(itemOf(type), value, at, form);
  }

  #one(type: ValueType, value: Json, at: Moment, form?: string): Said {
    const text = String(value);
    switch (type.is) {
      case 'number':
        return { text: signed(type, Number(value)), key: Number(value) };
      case 'yes or no': {
        const key = value === true || value === 'yes' ? 'yes' : 'no';
        return { text: this.common(key), key };
      }
      case 'kind':
        return { text: this.#word(type.kind, text, form), key: text };
      case 'seat': {
        const seat = Number(text.replace('seat-', ''));
        return { text: this.seat(seat), key: seat };
      }
      case 'piece':
        return { text: this.#piece(type, text, at), key: text };
      case 'cell':
        return { text: this.#cell(type, text, at), key: text };
      case 'line':
        return { text: this.#line(type.grid, text), key: text };
      default:
        return { text, key: text };
    }
  }

  /** A word of the rules: what is added to it in brackets says nothing in a sentence. */
  #word(kind: string, value: string, form?: string): string {
    const { words, sentences } = this.telling;
    const id = `${kind}-${value}`;
    const formed = form === undefined ? undefined : sentences[`${id}.${form}`];
    return typeof formed === 'string' ? formed : (words[id] ?? value).replace(/ \(.*\)$/, '');
  }

  #list(item: ValueType, values: readonly Json[], at: Moment, form?: string): Said {
    const alike = new Map<string, Json[]>();
    for (const value of values) {
      const text = this.say(item, value, at)?.text ?? '';
      alike.set(text, [...(alike.get(text) ?? []), value]);
    }
    const counted = [...alike].map(([text, same]) =>
      same.length > 1
        ? this.#several(item, same, text, at)
        : form === undefined
          ? text
          : (this.say(item, same[0], at, form)?.text ?? text),
    );
    const shown = counted.slice(0, MOST_LISTED);
    const more = counted.length - shown.length;
    const all = more > 0 ? [...shown, this.common('told-more', { count: saidNumber(more) })] : shown;
    const text = all.length === 0 ? this.common('none') : enumerated(all, this.common('and'));
    return { text, key: values.length };
  }

  /** Several that are alike: `2 torens`, where the texts have a word for them, or `twee keer geel 5`. */
  #several(item: ValueType, same: readonly Json[], text: string, at: Moment): string {
    const count = saidNumber(same.length);
    const many = item.is === 'kind' ? this.telling.sentences[`${item.kind}-${same[0]}.many`] : undefined;
    if (typeof many === 'string') return `${count.text} ${many}`;
    const called =
      item.is === 'piece'
        ? this.#pieceBy(`pieces-${item.pieces}.several`, item, String(same[0]), at, count)
        : undefined;
    return called ?? this.common('told-times', { count, what: { text, key: text } });
  }

  /** What is printed on a piece, cell or line, or lies upwards, as in a view. */
  printed(type: ValueType, thing: string, property: string, at: Moment): Json | undefined {
    if (type.is === 'piece') {
      if (property === 'face') return at.face(type.pieces, thing);
      const sort = this.data.pieces.find(({ name }) => name === type.pieces);
      return this.#value(sort?.properties, sort?.names.indexOf(thing) ?? -1, property);
    }
    if (type.is !== 'cell' && type.is !== 'line') return undefined;
    const grid = this.data.grids.find(({ name }) => name === type.grid);
    if (!grid) return undefined;
    if (type.is === 'line') return this.#value(grid.lineProperties, grid.lines.indexOf(thing), property);
    const own = this.#value(grid.cellProperties, grid.cells.indexOf(thing), property);
    return own === undefined ? placeOf(thing)[property as 'row'] : own;
  }

  #value(
    properties: GridData['cellProperties'] | undefined,
    index: number,
    property: string,
  ): Json | undefined {
    const found = properties?.find(({ name }) => name === property);
    const value = found?.values[index];
    if (!found || value === undefined) return undefined;
    const item = itemOf(found.type);
    const one = (word: number): Json => {
      if (word === NONE) return null;
      if (item.is === 'kind') return this.data.kinds[item.kind]?.[word] ?? null;
      return item.is === 'yes or no' ? word === 1 : item.is === 'seat' ? word + 1 : word;
    };
    return typeof value === 'number' ? one(value) : value.map(one);
  }

  /** A piece as the texts call it, or by what is printed on it and lies upwards: `arcade 8`, `geel 5`. */
  #piece(type: PieceType, piece: string, at: Moment): string {
    const called = this.#pieceBy(`pieces-${type.pieces}.call`, type, piece, at);
    if (called !== undefined) return called;
    const words = this.#printedOn(type).flatMap(({ name, type: printed }) => {
      const one = this.printed(type, piece, name, at);
      // What a die showed before it was rolled, or where it lies out of sight.
      return one === undefined || one === null || Array.isArray(one)
        ? []
        : [this.say(printed, one, at)?.text];
    });
    return words.filter(Boolean).join(' ') || (this.telling.words[`pieces-${type.pieces}`] ?? piece);
  }

  /** A piece in the words of a text; undefined where there is no such text. */
  #pieceBy(id: string, type: PieceType, piece: string, at: Moment, count?: Said): string | undefined {
    return this.#called(id, this.#printedOn(type), (name) => this.printed(type, piece, name, at), at, count);
  }

  #printedOn(type: PieceType): Named[] {
    return propertiesOf(this.vocabulary, type).filter(({ name }) => name !== 'copy');
  }

  /** A cell as the texts call it, or by where it is: `paars, veld 3`; `rij 1, kolom 3`. */
  #cell(type: Extract<ValueType, { is: 'cell' }>, cell: string, at: Moment): string {
    const properties = propertiesOf(this.vocabulary, type);
    const value = (name: string) => this.printed(type, cell, name, at);
    const called = this.#called(`grid-${type.grid}.call`, properties, value, at);
    if (called !== undefined) return called;
    const { row, column, head } = placeOf(cell);
    if (this.#goesBothWays(type.grid)) return this.#fromMiddle(row ?? 0, column);
    const numbers = { row: saidNumber(row ?? 1), column: saidNumber(column), number: saidNumber(column) };
    const place = row === undefined ? this.common('cell-number', numbers) : this.common('cell-at', numbers);
    const member = head === type.grid ? '' : this.#member(type.grid, head);
    return member === '' ? place : `${member}, ${place}`;
  }

  /** A grid that goes both ways from its middle is told by the compass. */
  #goesBothWays(grid: string): boolean {
    return this.data.grids.find(({ name }) => name === grid)?.cells[0]?.includes('[-') ?? false;
  }

  #fromMiddle(row: number, column: number): string {
    const steps = [
      ...(row === 0
        ? []
        : [this.common(row < 0 ? 'told-north' : 'told-south', { count: saidNumber(Math.abs(row)) })]),
      ...(column === 0
        ? []
        : [this.common(column < 0 ? 'told-west' : 'told-east', { count: saidNumber(Math.abs(column)) })]),
    ];
    return enumerated(steps, this.common('and')) || this.common('told-middle');
  }

  #called(
    id: string,
    properties: readonly Named[],
    value: (name: string) => Json | undefined,
    at: Moment,
    count?: Said,
  ): string | undefined {
    const pattern = this.telling.sentences[id];
    if (pattern === undefined) return undefined;
    return format(pattern, (variable) => {
      if (variable === 'count' && count) return count;
      const exact = properties.find(({ name }) => name === variable);
      if (exact) return this.say(exact.type, value(exact.name), at);
      const [, name = '', form = ''] = /^(.*)-([a-z]+)$/.exec(variable) ?? [];
      const formed = properties.find((one) => one.name === name);
      return formed && this.say(formed.type, value(formed.name), at, form);
    });
  }

  #line(grid: string, line: string): string {
    const [, head = '', sort = '', number] = /^(.*?)\.(\w+)(?:\[(-?\d+)\])?$/.exec(line) ?? [];
    const name =
      number === undefined
        ? this.common('diagonal')
        : this.common(`${sort}-number`, { number: saidNumber(Number(number)) });
    const member = head === grid ? '' : this.#member(grid, head);
    return member === '' ? name : `${member}, ${name}`;
  }

  /** The grid of a family that cells begin with: `yellow[1,1]`. */
  #member(name: string, head: string): string {
    const grid = this.data.grids.find((one) => one.name === name);
    const index = grid?.cells.findIndex((cell) => cell.startsWith(`${head}[`)) ?? -1;
    for (const { name: property, type } of grid?.cellProperties ?? []) {
      const item = itemOf(type);
      if (item.is === 'kind' && this.#value(grid!.cellProperties, index, property) === head)
        return this.#word(item.kind, head);
    }
    return '';
  }
}

export function saidNumber(value: number): Said {
  return { text: String(value).replace('-', '−'), key: value };
}

function signed(type: { readonly from: number; readonly to: number }, value: number): string {
  return isStep(type) && value > 0 ? `+${value}` : saidNumber(value).text;
}

/** `yellow[1,3]`: of which grid, in which row and column; a single row has no number. */
export function placeOf(cell: string): {
  readonly head: string;
  readonly row: number | undefined;
  readonly column: number;
  readonly place: number;
} {
  const [, head = '', first = '0', second] = /^(.*)\[(-?\d+)(?:,(-?\d+))?\]$/.exec(cell) ?? [];
  const column = Number(second ?? first);
  return { head, row: second === undefined ? undefined : Number(first), column, place: column };
}
