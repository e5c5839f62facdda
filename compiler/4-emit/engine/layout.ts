import type { Board } from '../../2-model/board.ts';
import { NO_SEATING, piecesKeptIn } from '../../2-model/board.ts';
import { present, type Type } from '../../2-model/types.ts';
import { numbers } from '../../2-model/values.ts';
import type { Bounds } from '../../3-ir/bounds.ts';
import type { Game } from '../../3-ir/ir.ts';
import { stepsOf } from '../../3-ir/walk.ts';
import { own } from '../code/build.ts';
import { constant } from '../code/hints.ts';
import { Name } from '../code/tree.ts';

/** How a value lies in memory: one word; one bit for each possible value; a count and the items. */
export type Form = 'word' | 'bits' | 'list';

export interface FieldPlace {
  readonly model: Game['fields'][number];
  /** The name of the constant that holds its address; of a seat's field, within the block of the seat. */
  readonly name: Name;
  readonly at: number;
  readonly words: number;
  readonly form: Form;
  /** What bit 0 stands for. */
  readonly lowest: number;
  /** How many items a list has room for. */
  readonly room: number;
  readonly inSeat: boolean;
  /** Whether it lies behind the state, as it can be worked out from where each piece lies: a grid with more cells than pieces. */
  readonly isOutside: boolean;
  readonly keys: readonly KeyPlace[];
  /** How many values it has, one for each combination of keys. */
  readonly count: number;
  /** Where a bit for each cell tells whether it holds something: so the first free cell is found without looking at each. */
  readonly there?: BitPlace;
  /** Of a place: the constant of the word behind its list, in which a bit for each piece tells whether it lies here. */
  readonly pieceBits?: Name;
}

/** A bit for each cell of a grid; those of one member of a grid family share a word where they can. */
export interface BitPlace {
  readonly name: Name;
  readonly words: number;
  readonly wordOf: readonly number[];
  readonly bitOf: readonly number[];
  /**
   * Of a grid that is too large for that: whether behind the words lie two more that tell between which of them something was ever
   * noted, so that only these are looked at. The one counts from the end, the other is the last one and 1: both begin at 0.
   */
  readonly hasSpan?: true;
}

/** The most words of bits that are looked at one by one. */
const FEW_WORDS = 8;

/** One key: how many values it has, and how a value becomes a position. */
export interface KeyPlace {
  readonly type: Type;
  readonly size: number;
  /** The values in order, where they do not simply follow one another. */
  readonly values?: readonly number[];
  readonly lowest: number;
}

/** The values that a key can have, in order. */
export function valuesOfKey({ size, values, lowest }: KeyPlace): readonly number[] {
  return values ?? numbers(lowest, lowest + size - 1);
}

/** The addresses of everything in memory. Frames of routines and scratch lists are added while code is written. */
export class Layout {
  readonly seats: number;
  readonly fields = new Map<string, FieldPlace>();
  readonly faces = new Map<string, { readonly name: Name; readonly at: number; readonly type: Type }>();
  readonly options = new Map<string, Name>();
  /** By kind of piece: where the words lie that tell where each piece lies, if it has them. */
  readonly homes = new Map<string, Name>();
  /** By kind of piece: how far behind the beginning of a place the word lies that has a bit for each piece, if there is one. */
  readonly pieceBits = new Map<string, number>();
  readonly points = new Map<
    string,
    { readonly name: Name; readonly at: number; readonly values: readonly number[] }
  >();
  /** The constants in the order of their making: name, value, what it is. */
  readonly constants: { readonly name: Name; readonly value: number; readonly area: Area | Meaning }[] = [];
  readonly #meanings = new Map<string, Name>();
  readonly #board: Board;
  readonly #bounds: Bounds;
  readonly #next: Record<Area, number> = { table: 8, seat: 0, thread: 0, grids: 0, scratch: 0 };

  constructor(game: Game, board: Board, bounds: Bounds) {
    this.#board = board;
    this.#bounds = bounds;
    this.seats = game.players.to;
    for (const { from, to, withPlayers } of game.imaginary)
      if (from <= to) this.seats = Math.max(this.seats, withPlayers + to);
    for (const { name } of game.options) this.options.set(name, this.take('table', 1, name).name);
    for (const { name, pieces } of game.pieces)
      if (needsBits(game, name)) this.pieceBits.set(name, 1 + pieces.length);
    for (const model of game.fields) this.fields.set(model.name, this.#field(model));
    for (const { name, pieces } of game.pieces)
      if (this.#needsHomes(name))
        this.homes.set(name, this.take('table', pieces.length, `${name} home`).name);
    for (const { name, face, pieces } of game.pieces)
      if (face) this.faces.set(name, { ...this.take('table', pieces.length, `${name} face`), type: face });
    for (const { name } of game.scorings) {
      const { values } = awardedFor(game, board, name);
      this.points.set(name, { ...this.take('seat', 1 + values.length, `points ${name}`), values });
    }
  }

  /** Whether it is worth to note where each piece lies: where there are many places, or places for one. */
  #needsHomes(pieces: string): boolean {
    const places = this.placesOf(pieces);
    return (
      places.some(({ model }) => model.single) ||
      places.reduce((sum, { inSeat }) => sum + (inSeat ? this.seats : 1), 0) > MOST_LOOKED_AT
    );
  }

  field(name: string): FieldPlace {
    return this.fields.get(name)!;
  }

  /** The places for a kind of piece. */
  placesOf(pieces: string): FieldPlace[] {
    return [...this.fields.values()].filter(({ model }) => piecesKeptIn(model) === pieces);
  }

  /** Words in an area, for something that the rules name. */
  take(area: Area, words: number, about: string): { name: Name; at: number } {
    return this.#take(area, words, new Name(constant(about)));
  }

  /** Words in an area for something of the engine's own, under just this name. */
  own(area: Area, words: number, spelling: string): { name: Name; at: number } {
    return this.#take(area, words, own(spelling));
  }

  #take(area: Area, words: number, name: Name): { name: Name; at: number } {
    const at = this.#next[area];
    this.#next[area] += words;
    this.constants.push({ name, value: at, area });
    return { name, at };
  }

  /** The constant for a number that stands for a word of the rules; short words, and two alike, have their kind in the name. */
  meaning(area: Meaning, name: string, value: number, kind = area as string): Name {
    const key = `${area} ${kind} ${name}`;
    const known = this.#meanings.get(key);
    if (known !== undefined) return known;
    const long = constant(`${kind} ${name}`);
    const made = new Name(name.length > 1 ? constant(name) : long, 'number', { longHint: long });
    this.#meanings.set(key, made);
    this.constants.push({ name: made, value, area });
    return made;
  }

  size(area: Area): number {
    return this.#next[area];
  }

  #field(model: Game['fields'][number]): FieldPlace {
    const inSeat = model.owner !== 'table';
    const keys = model.keys.map((type) => this.key(type));
    const shape = this.#shape(model);
    const count = keys.reduce((product, { size }) => product * size, 1);
    const isOutside = this.#isOutside(model, count);
    const area = isOutside ? 'grids' : inSeat ? 'seat' : 'table';
    const place = this.take(area, shape.words * count, model.name);
    const there = this.#bits(model, keys, area);
    const pieces = piecesKeptIn(model);
    const hasBits = pieces !== undefined && this.pieceBits.has(pieces);
    const pieceBits = hasBits ? { pieceBits: this.take('table', 1, `${model.name} there`).name } : {};
    const bits = { ...(there ? { there } : {}), ...pieceBits };
    return { model, ...place, ...shape, inSeat, isOutside, keys, count, ...bits };
  }

  /** What is hidden stays in the state: its words are compared to tell whether something was revealed. */
  #isOutside(
    { single, seenBy, type, keys: [key, ...others] }: Game['fields'][number],
    cells: number,
  ): boolean {
    if (
      !single ||
      seenBy !== 'everyone' ||
      key?.is !== 'cell' ||
      others.length > 0 ||
      cells <= 32 * FEW_WORDS
    )
      return false;
    const { full, all } = this.#board.grid(key.grid);
    return full !== undefined && all.length === cells && cells > this.span(type).size;
  }

  #bits(
    { name, type, keys }: Game['fields'][number],
    places: readonly KeyPlace[],
    area: Area,
  ): BitPlace | undefined {
    const [key] = keys;
    if (type.is !== 'optional' || keys.length !== 1 || key?.is !== 'cell' || places[0]!.values)
      return undefined;
    if (type.of.is === 'number' && type.of.from < 0) return undefined;
    const { cellsOf, all, full } = this.#board.grid(key.grid);
    if (places[0]!.size !== all.length) return undefined;
    const take = (words: number): Name => this.take(area, words, `${name} there`).name;
    const wordOf: number[] = [];
    const bitOf: number[] = [];
    let next = 0;
    for (const cells of cellsOf) {
      if (cells.length <= 32 && (next & 31) + cells.length > 32) next = (next + 31) & ~31;
      for (const cell of cells) {
        wordOf[cell] = next >> 5;
        bitOf[cell] = next++ & 31;
      }
    }
    const words = (next + 31) >> 5;
    if (words <= FEW_WORDS || !full) return { name: take(words), words, wordOf, bitOf };
    return { name: take(words + 2), words, wordOf, bitOf, hasSpan: true };
  }

  #shape({ name, type }: Game['fields'][number]): Pick<FieldPlace, 'form' | 'words' | 'lowest' | 'room'> {
    const exact = present(type);
    if (exact.is !== 'collection') return { form: 'word', words: 1, lowest: 0, room: 0 };
    if (exact.form === 'set') {
      const { lowest, size } = this.span(exact.of);
      return { form: 'bits', words: Math.ceil(size / 32), lowest, room: size };
    }
    const most = this.#bounds.ofField(name);
    return { form: 'list', words: 1 + most, lowest: 0, room: most };
  }

  /** The values of a type from the lowest to the highest, whether there are gaps or not. */
  span(type: Type): { lowest: number; size: number } {
    switch (type.is) {
      case 'number':
        return { lowest: type.from, size: type.to - type.from + 1 };
      case 'yes or no':
        return { lowest: 0, size: 2 };
      case 'kind':
        return { lowest: 0, size: this.#board.words(type.kind).length };
      case 'seat':
        return { lowest: 0, size: this.seats };
      case 'piece':
        return { lowest: 0, size: this.#board.piecesOf(type.pieces).all.length };
      case 'cell':
        return { lowest: 0, size: this.#board.grid(type.grid).model.cells.length };
      case 'line':
        return { lowest: 0, size: this.#board.grid(type.grid).model.lines.length };
      case 'optional':
        return this.span(type.of);
      default:
        return { lowest: 0, size: 1 };
    }
  }

  key(type: Type): KeyPlace {
    if (type.is === 'seat') return { type, size: this.seats, lowest: 0 };
    const values = this.#board.domain(type, NO_SEATING);
    const numbers = values.map((value) => (value === null ? 0 : Number(value)));
    const lowest = numbers[0] ?? 0;
    const inRow = type.is !== 'optional' && numbers.every((value, index) => value === lowest + index);
    return { type, size: numbers.length, lowest, ...(inRow ? {} : { values: numbers }) };
  }
}

/**
 * Whether a bit for each piece is kept beside the lists of its places: where one of few pieces is chosen, it is quicker to know
 * at once which there are. All its places must be lists on the table.
 */
function needsBits({ fields, pieces, actions }: Game, name: string): boolean {
  const places = fields.filter((field) => piecesKeptIn(field) === name);
  return (
    pieces.find((one) => one.name === name)!.pieces.length <= MOST_BITS &&
    places.length > 0 &&
    places.length <= MOST_LOOKED_AT &&
    places.every(({ single, owner, keys }) => !single && owner === 'table' && keys.length === 0) &&
    actions.some(({ head }) =>
      head.some((line) => line.is === 'choose' && line.type.is === 'piece' && line.type.pieces === name),
    )
  );
}

/** The bits of a word but for its sign. */
const MOST_BITS = 31;

/** Up to this many places are searched for a piece one by one. */
const MOST_LOOKED_AT = 8;

/** Of the whole table; of each seat; of each script that runs; or outside of the state: of each seat, or for work. */
export type Area = 'table' | 'seat' | 'thread' | 'grids' | 'scratch';
/** What a number may stand for that is no address. */
export type Meaning = 'word' | 'action' | 'reason';

/** What points of a scoring are awarded for: the type after `for`, and its values in order; nothing where there is none. */
export function awardedFor(
  game: Game,
  board: Board,
  scoring: string,
): { type?: Type; values: readonly number[] } {
  const routine = game.scorings.find(({ name }) => name === scoring)?.routine;
  for (const step of routine ? stepsOf(routine) : []) {
    if (step.is !== 'award' || !step.for) continue;
    const type = present(step.for.type);
    const whole: Type =
      type.is === 'kind' ? { ...type, values: board.words(type.kind).map((_, index) => index) } : type;
    const seats = Array.from({ length: 12 }, (_, seat) => seat);
    const seating = { players: seats, imaginary: [], seats, clockwise: [] };
    return { type: whole, values: board.domain(whole, seating).map(Number) };
  }
  return { values: [] };
}
