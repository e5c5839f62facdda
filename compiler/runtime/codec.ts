import { NONE } from './core.ts';
import type { GameData, LineSort, ValueType } from './data.ts';
import type { Json } from './json.ts';

/** A value of a game as the core has it: a word; or, for a collection, its words in order. */
export type Value = number | readonly number[];

export function isList(value: Value): value is readonly number[] {
  return typeof value !== 'number';
}

/** Who sits at the table: the players, and the seats, which are the players and then those whom nobody plays. */
export interface Seating {
  readonly players: number;
  readonly seats: number;
}

/** The type without none. */
export function present(type: ValueType): ValueType {
  return type.is === 'optional' ? type.of : type;
}

/** The type of one item without none; a type that is no collection is its own item type. */
export function presentItemType(type: ValueType): ValueType {
  const whole = present(type);
  return whole.is === 'collection' ? present(whole.of) : whole;
}

/** Names by position, and the way back. */
export class NameIndex {
  readonly names: readonly string[];
  readonly #positions: ReadonlyMap<string, number>;

  constructor(names: readonly string[]) {
    this.names = names;
    this.#positions = new Map(names.map((name, index) => [name, index]));
  }

  find(name: string): number | undefined {
    return this.#positions.get(name);
  }
}

type GridNames = Pick<
  GameData['grids'][number],
  'name' | 'cells' | 'lines' | 'memberOfCell' | 'memberOfLine'
>;

/** What has names in a game. */
export interface Named extends Pick<GameData, 'kinds'> {
  readonly pieces: readonly Pick<GameData['pieces'][number], 'name' | 'names'>[];
  readonly grids: readonly GridNames[];
}

/**
 * The values of a game as JSON and as words of the notation, and back.
 *
 * As JSON: a number as it is, yes and no as `true` and `false`, none as `null`, a seat by its number from 1, everything
 * else by its name, a collection as a list. In notation all are words: `12`, `yes`, `none`, `seat-2`, `yellow[3,4]`,
 * `{a,b}`.
 */
export class Codec {
  readonly #kinds = new Map<string, NameIndex>();
  readonly #pieces = new Map<string, NameIndex>();
  readonly #cells = new Map<string, NameIndex>();
  readonly #lines = new Map<string, NameIndex>();
  readonly #grids = new Map<string, GridNames>();

  constructor({ kinds, pieces, grids }: Named) {
    for (const [kind, words] of Object.entries(kinds)) this.#kinds.set(kind, new NameIndex(words));
    for (const { name, names } of pieces) this.#pieces.set(name, new NameIndex(names));
    for (const grid of grids) {
      this.#grids.set(grid.name, grid);
      this.#cells.set(grid.name, new NameIndex(grid.cells));
      this.#lines.set(grid.name, new NameIndex(grid.lines));
    }
  }

  // ---- as JSON

  write(type: ValueType, value: Value): Json {
    if (isList(value)) return value.map((item) => this.#writeOne(presentItemType(type), item));
    return this.#writeOne(presentItemType(type), value);
  }

  #writeOne(type: ValueType, word: number): Json {
    if (word === NONE) return null;
    switch (type.is) {
      case 'yes or no':
        return word === 1;
      case 'seat':
        return word + 1;
      case 'number':
        return word;
      default:
        return this.#namesOf(type)?.names[word] ?? word;
    }
  }

  /** The value as the name of a member: as in notation, but a seat by its number. */
  memberName(type: ValueType, word: number): string {
    const json = this.#writeOne(presentItemType(type), word);
    return json === null ? 'none' : typeof json === 'boolean' ? yesOrNo(json) : String(json);
  }

  /** The value that is meant; undefined if it is none of this type. Whether a number is in its range is not asked. */
  read(type: ValueType, json: unknown): Value | undefined {
    if (json === null) return type.is === 'optional' || type.is === 'none' ? NONE : undefined;
    const exact = present(type);
    if (exact.is !== 'collection') return this.#readOne(exact, json);
    if (!Array.isArray(json)) return undefined;
    const items = json.map((item) => this.read(exact.of, item));
    return items.every((item) => typeof item === 'number') ? items : undefined;
  }

  #readOne(type: ValueType, json: unknown): number | undefined {
    switch (type.is) {
      case 'number':
        return isWord(json) ? json : undefined;
      case 'yes or no':
        return typeof json === 'boolean' ? Number(json) : undefined;
      case 'seat':
        return isWord(json) && json >= 1 ? json - 1 : undefined;
      default:
        return typeof json === 'string' ? this.#namesOf(type)?.find(json) : undefined;
    }
  }

  // ---- in notation

  text(type: ValueType, value: Value): string {
    if (isList(value))
      return `{${value.map((item) => this.#textOfOne(presentItemType(type), item)).join(',')}}`;
    return this.#textOfOne(presentItemType(type), value);
  }

  #textOfOne(type: ValueType, word: number): string {
    if (word === NONE) return 'none';
    switch (type.is) {
      case 'yes or no':
        return yesOrNo(word === 1);
      case 'seat':
        return `seat-${word + 1}`;
      default:
        return this.#namesOf(type)?.names[word] ?? String(word);
    }
  }

  /** The value that a word names; undefined: none of this type. */
  readText(type: ValueType, text: string): Value | undefined {
    if (text.startsWith('{') && text.endsWith('}'))
      return this.#readTexts(presentItemType(type), text.slice(1, -1));
    if (text === 'none') return type.is === 'optional' || type.is === 'none' ? NONE : undefined;
    const exact = presentItemType(type);
    switch (exact.is) {
      case 'yes or no':
        return text === 'yes' ? 1 : text === 'no' ? 0 : undefined;
      case 'seat':
        return /^seat-[1-9]\d?$/.test(text) ? Number(text.slice(5)) - 1 : undefined;
      case 'kind':
      case 'piece':
      case 'cell':
      case 'line':
        return this.#namesOf(exact)?.find(text);
      default:
        return /^(0|-?[1-9]\d{0,9})$/.test(text) ? Number(text) : undefined;
    }
  }

  #readTexts(type: ValueType, text: string): Value | undefined {
    if (text === '') return [];
    // The comma of `yellow[3,4]` does not part two values.
    const values = text.split(/,(?![^[]*\])/).map((word) => this.readText(type, word));
    return values.every((value) => typeof value === 'number') ? values : undefined;
  }

  #namesOf(type: ValueType): NameIndex | undefined {
    switch (type.is) {
      case 'kind':
        return this.#kinds.get(type.kind);
      case 'piece':
        return this.#pieces.get(type.pieces);
      case 'cell':
        return this.#cells.get(type.grid);
      case 'line':
        return this.#lines.get(type.grid);
      default:
        return undefined;
    }
  }

  // ---- what a type holds

  /** Whether a value is of a type. */
  fits(type: ValueType, value: Value, { players, seats }: Seating): boolean {
    if (type.is === 'optional') return value === NONE || this.fits(type.of, value, { players, seats });
    if (type.is === 'collection')
      return isList(value) && value.every((item) => this.fits(type.of, item, { players, seats }));
    if (isList(value)) return false;
    switch (type.is) {
      case 'number':
        return value >= type.from && value <= type.to;
      case 'yes or no':
        return value === 0 || value === 1;
      case 'kind':
        return type.values.includes(value);
      case 'seat':
        return value >= 0 && value < (type.player ? players : seats);
      case 'piece':
        return this.#pieces.get(type.pieces)?.names[value] !== undefined;
      case 'cell':
        return type.members.includes(this.#grids.get(type.grid)?.memberOfCell[value] ?? -1);
      case 'line':
        return type.members.includes(this.#grids.get(type.grid)?.memberOfLine[value] ?? -1);
      case 'none':
        return value === NONE;
    }
  }

  /** All values of a type, in order; none comes last. */
  domain(type: ValueType, { players, seats }: Seating): readonly number[] {
    switch (type.is) {
      case 'number':
        return upTo(type.to - type.from + 1).map((step) => type.from + step);
      case 'yes or no':
        return [0, 1];
      case 'kind':
        return type.values;
      case 'seat':
        return upTo(type.player ? players : seats);
      case 'piece':
        return upTo(this.#pieces.get(type.pieces)?.names.length ?? 0);
      case 'cell': {
        const { memberOfCell = [] } = this.#grids.get(type.grid) ?? {};
        return type.members.flatMap((member) => positionsOf(memberOfCell, member));
      }
      case 'line': {
        const { memberOfLine = [], lines = [] } = this.#grids.get(type.grid) ?? {};
        const { members, sorts } = type;
        const isOf = (line: number): boolean =>
          members.includes(memberOfLine[line]!) && sorts.includes(sortOf(lines[line]!));
        return upTo(lines.length).filter(isOf);
      }
      case 'optional':
        return [...this.domain(type.of, { players, seats }), NONE];
      case 'none':
        return [NONE];
      case 'collection':
        return [];
    }
  }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function positionsOf(members: readonly number[], member: number): number[] {
  return members.flatMap((one, position) => (one === member ? [position] : []));
}

/** `row` for `yellow.row[2]`. */
function sortOf(line: string): LineSort {
  return line.slice(line.lastIndexOf('.') + 1).replace(/\[.*/, '') as LineSort;
}

function yesOrNo(yes: boolean): string {
  return yes ? 'yes' : 'no';
}

/** A whole number that fits into a word and does not stand for none. */
export function isWord(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value && value !== NONE;
}
