import { type Codec, isList, presentItemType, type Seating, type Value } from './codec.ts';
import { Fault, HEADER, NONE } from './core.ts';
import type { FieldData, GameData, ValueType } from './data.ts';

export function seatingOf(memory: ArrayLike<number>): Seating {
  const players = memory[HEADER.players]!;
  return { players, seats: players + memory[HEADER.imaginary]! };
}

/** The most seats a game can have: keys that are seats have room for that many. */
export function mostSeats({ players, imaginary }: Pick<GameData, 'players' | 'imaginary'>): number {
  return Math.max(players.to, ...imaginary.map((one) => one.withPlayers + one.to));
}

/** One key of a field, for a number of players and seats: its values, and how many there is room for. */
export interface Key {
  readonly type: ValueType;
  readonly values: readonly number[];
  readonly names: readonly string[];
  readonly size: number;
}

/** Where one value of a field is. */
export interface Spot {
  readonly owner: number;
  readonly address: number;
}

type FieldsData = Pick<GameData, 'players' | 'imaginary' | 'fields' | 'seats'>;

/** How the fields of a game are found in the words of a state. */
export class Fields {
  readonly #data: FieldsData;
  readonly #codec: Codec;
  readonly #mostSeats: number;
  readonly #byName: ReadonlyMap<string, FieldData>;
  readonly #keys = new Map<string, readonly Key[]>();
  readonly #spots = new Map<string, readonly Spot[]>();
  readonly #addresses = new Map<string, Int32Array>();

  constructor(data: FieldsData, codec: Codec) {
    this.#data = data;
    this.#codec = codec;
    this.#mostSeats = mostSeats(data);
    this.#byName = new Map(data.fields.map((field) => [field.name, field]));
  }

  find(name: string): FieldData | undefined {
    return this.#byName.get(name);
  }

  /** Who has values of a field: the seats from 0; for the table -1 alone. */
  owners(field: FieldData, { players, seats }: Seating): readonly number[] {
    if (field.owner === 'table') return [-1];
    return Array.from({ length: field.owner === 'seat' ? seats : players }, (_, seat) => seat);
  }

  /** Where the block of a seat begins. */
  block(seat: number): number {
    const { at, words } = this.#data.seats;
    return at + seat * words;
  }

  keys({ name, keys }: FieldData, seating: Seating): readonly Key[] {
    const id = idOf(name, seating);
    const known = this.#keys.get(id);
    if (known) return known;
    const made = keys.map((type) => {
      const values = this.#codec.domain(type, seating);
      const names = values.map((value) => this.#codec.memberName(type, value));
      return { type, values, names, size: type.is === 'seat' ? this.#mostSeats : values.length };
    });
    this.#keys.set(id, made);
    return made;
  }

  /** The address of the first value that an owner has of a field, counted from the start of the state. */
  first(field: FieldData, owner: number): number {
    if (owner < 0) return field.at;
    return field.at + (field.apart === undefined ? this.block(owner) : owner * field.apart);
  }

  /** The address of the value that a field has at these keys. */
  address(field: FieldData, owner: number, keys: readonly number[], seating: Seating): number {
    let index = 0;
    this.keys(field, seating).forEach(({ values, size }, position) => {
      const found = values.indexOf(keys[position]!);
      if (found < 0) throw new Fault('no-such-key', field.name);
      index = index * size + found;
    });
    return this.first(field, owner) + index * field.words;
  }

  value(memory: ArrayLike<number>, field: FieldData, address: number): Value {
    switch (field.form) {
      case 'word':
        return memory[address]!;
      case 'list':
        return Array.from({ length: memory[address]! }, (_, index) => memory[address + 1 + index]!);
      case 'bits': {
        const found: number[] = [];
        for (let bit = 0; bit < field.words * 32; bit++)
          if (((memory[address + (bit >> 5)]! >>> (bit & 31)) & 1) === 1) found.push(field.lowest + bit);
        return found;
      }
    }
  }

  /** Every value of a field: by owner, then in key order. */
  spots(field: FieldData, seating: Seating): readonly Spot[] {
    const id = idOf(field.name, seating);
    const known = this.#spots.get(id);
    if (known) return known;
    const made = this.owners(field, seating).flatMap((owner) =>
      Array.from(this.addresses(field, owner, seating), (address) => ({ owner, address })),
    );
    this.#spots.set(id, made);
    return made;
  }

  /** Where the values of one owner are, in key order. */
  addresses(field: FieldData, owner: number, seating: Seating): Int32Array {
    const id = `${idOf(field.name, seating)} ${owner}`;
    const known = this.#addresses.get(id);
    if (known) return known;
    const first = this.first(field, owner);
    const indexes = this.keys(field, seating).reduce<number[]>(
      (before, { values, size }) => before.flatMap((index) => values.map((_, at) => index * size + at)),
      [0],
    );
    const made = Int32Array.from(indexes, (index) => first + index * field.words);
    this.#addresses.set(id, made);
    return made;
  }
}

/** A field at tables of one size. */
function idOf(name: string, { players, seats }: Seating): string {
  return `${name} ${players} ${seats}`;
}

/** For a place: the sort of piece that lies there. */
export function placeOf({ type, single }: FieldData): string | undefined {
  const isPlace = type.is === 'collection' ? type.form === 'place' : type.is === 'optional' && single;
  const item = presentItemType(type);
  return isPlace && item.is === 'piece' ? item.pieces : undefined;
}

/** What lies in a place, also in one for a single piece. */
export function itemsOf(value: Value): readonly number[] {
  return isList(value) ? value : value === NONE ? [] : [value];
}
