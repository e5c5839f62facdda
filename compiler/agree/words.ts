import type { Value } from '../2-model/model.ts';
import { isList } from '../2-model/values.ts';
import type { State } from '../interpret/index.ts';
import type { Held } from '../interpret/state.ts';
import { presentItemType } from '../runtime/codec.ts';
import { NONE } from '../runtime/core.ts';
import type { FieldData, GameData, ValueType } from '../runtime/data.ts';
import type { Fields } from '../runtime/fields.ts';

/** Where two states differ: what, what the interpreter has there, and what the engine. */
export interface Apart {
  readonly about: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/**
 * Compares a state of the interpreter with the memory of a core, value by value. That is exact, and far quicker than to
 * write both down: names are compared now and then, when both are shown.
 */
export class WordComparison {
  readonly #data: GameData;
  readonly #fields: Fields;
  /** By field: where its values are, by owner and then in key order. */
  readonly #addresses: readonly Int32Array[];
  /** By scoring: nothing in particular, then each value that points are given for. */
  readonly #awardedFor: ReadonlyMap<string, readonly string[]>;
  /** By field: its words when `changed` was last asked about it. */
  readonly #seen = new Map<number, Int32Array>();

  constructor(data: GameData, fields: Fields, seating: { readonly players: number; readonly seats: number }) {
    this.#data = data;
    this.#fields = fields;
    this.#addresses = data.fields.map((field) =>
      Int32Array.from(fields.spots(field, seating), ({ address }) => address),
    );
    this.#awardedFor = new Map(
      data.scorings.map(({ name, awardedFor }) => [name, ['', ...(awardedFor?.values ?? []).map(String)]]),
    );
  }

  /** The first difference; undefined if there is none. */
  differ(state: State, memory: Int32Array): Apart | undefined {
    return this.#inFields(state, memory) ?? this.#inFaces(state, memory) ?? this.#inPoints(state, memory);
  }

  /** Those of some fields that hold something else than when this was asked before. */
  changed(memory: Int32Array, isMeant: (field: FieldData) => boolean): FieldData[] {
    return this.#data.fields.filter((field, index) => isMeant(field) && this.#hasChanged(memory, index));
  }

  /** Puts what a core has in its memory into a state of the interpreter: all but where the script stands. */
  copyInto(state: State, memory: Int32Array): void {
    const { fields, pieces, scorings } = this.#data;
    for (const [index, field] of fields.entries()) {
      const values = Array.from(this.#addresses[index]!, (address) =>
        valueIn(field.type, this.#fields.value(memory, field, address)),
      );
      state.fields[field.name] = arranged(field, values, state.fields[field.name]!);
    }
    for (const { name, names, face } of pieces)
      if (face) state.faces[name] = names.map((_, piece) => valueIn(face.type, memory[face.at + piece]!));
    const seats = Array.from({ length: state.setup.players + state.setup.imaginary }, (_, seat) => seat);
    for (const { name, at } of scorings) {
      const by = this.#awardedFor.get(name)!.map((key, index) => {
        const points = seats.map((seat) => memory[this.#fields.block(seat) + at + index]!);
        return [key, points] as const;
      });
      state.points[name] = Object.fromEntries(by.filter(([, points]) => points.some((one) => one !== 0)));
    }
  }

  #hasChanged(memory: Int32Array, index: number): boolean {
    const { words } = this.#data.fields[index]!;
    const addresses = this.#addresses[index]!;
    const known = this.#seen.get(index);
    const seen = known ?? new Int32Array(addresses.length * words);
    this.#seen.set(index, seen);
    let [at, hasChanged] = [0, known === undefined];
    for (const address of addresses)
      for (let word = 0; word < words; word++, at++) {
        const now = memory[address + word]!;
        if (seen[at] === now) continue;
        seen[at] = now;
        hasChanged = true;
      }
    return hasChanged;
  }

  #inFields(state: State, memory: Int32Array): Apart | undefined {
    const { fields } = this.#data;
    for (let index = 0; index < fields.length; index++) {
      const field = fields[index]!;
      const addresses = this.#addresses[index]!;
      const held = state.fields[field.name]!;
      const owners = (field.owner === 'table' ? [held] : held) as Value[];
      const size = addresses.length / owners.length;
      const differs = field.form === 'word' ? firstOtherWord : firstOtherList;
      for (let owner = 0; owner < owners.length; owner++) {
        const own = field.keys.length === 0 ? [owners[owner]!] : (owners[owner] as readonly Value[]);
        const key = differs(memory, field, addresses, owner * size, size, own);
        if (key < 0) continue;
        const at = owner * size + key;
        return {
          about: `${field.name} (${at + 1}/${addresses.length})`,
          expected: own[key],
          found: this.#fields.value(memory, field, addresses[at]!),
        };
      }
    }
    return undefined;
  }

  #inFaces(state: State, memory: Int32Array): Apart | undefined {
    for (const { name, names, face } of this.#data.pieces) {
      if (!face) continue;
      for (let piece = 0; piece < names.length; piece++) {
        const expected = wordOf(state.faces[name]![piece]!);
        const found = memory[face.at + piece];
        if (found !== expected) return { about: `face ${names[piece]}`, expected, found };
      }
    }
    return undefined;
  }

  #inPoints({ points, setup }: State, memory: Int32Array): Apart | undefined {
    const seats = setup.players + setup.imaginary;
    for (const { name, at } of this.#data.scorings) {
      const by = points[name] ?? {};
      const keys = this.#awardedFor.get(name)!;
      for (let seat = 0; seat < seats; seat++) {
        const start = this.#fields.block(seat) + at;
        for (let index = 0; index < keys.length; index++) {
          const expected = by[keys[index]!]?.[seat] ?? 0;
          const found = memory[start + index];
          if (found !== expected)
            return { about: `points ${name} ${keys[index]} of seat ${seat + 1}`, expected, found };
        }
      }
    }
    return undefined;
  }
}

/** A value of the interpreter as a word of the core. */
export function wordOf(value: Value): number {
  if (value === null) return NONE;
  return typeof value === 'number' ? value : value === true ? 1 : 0;
}

/** The same the other way round. */
function valueIn(type: ValueType, words: number | readonly number[]): Value {
  const item = presentItemType(type);
  const one = (word: number): Value => (word === NONE ? null : item.is === 'yes or no' ? word === 1 : word);
  return typeof words === 'number' ? one(words) : words.map(one);
}

/** The values of a field, by owner and then by key, as the interpreter holds them. */
function arranged({ owner, keys }: FieldData, values: readonly Value[], before: Held): Held {
  const byKey = (all: readonly Value[]): Held => (keys.length === 0 ? all[0]! : [...all]);
  if (owner === 'table') return byKey(values);
  const { length } = before as Held[];
  const size = values.length / length;
  return Array.from({ length }, (_, seat) => byKey(values.slice(seat * size, (seat + 1) * size)));
}

/**
 * The position of the first of an owner's values that is not in the memory, at a number of addresses from `start` on; -1: all are. A
 * board has thousands of cells, so what is one word has a loop of its own.
 */
function firstOtherWord(
  memory: Int32Array,
  _field: FieldData,
  addresses: Int32Array,
  start: number,
  count: number,
  values: readonly Value[],
): number {
  for (let key = 0; key < count; key++)
    if (memory[addresses[start + key]!] !== wordOf(values[key]!)) return key;
  return -1;
}

/** The same for collections. */
function firstOtherList(
  memory: Int32Array,
  field: FieldData,
  addresses: Int32Array,
  start: number,
  count: number,
  values: readonly Value[],
): number {
  for (let key = 0; key < count; key++)
    if (!holdsAll(memory, field, addresses[start + key]!, values[key]!)) return key;
  return -1;
}

function holdsAll(memory: Int32Array, field: FieldData, address: number, value: Value): boolean {
  const items = isList(value) ? value : [];
  if (field.form === 'list') {
    if (memory[address] !== items.length) return false;
    for (let index = 0; index < items.length; index++)
      if (memory[address + 1 + index] !== wordOf(items[index]!)) return false;
    return true;
  }
  let bits = 0;
  for (let word = 0; word < field.words; word++) bits += bitsIn(memory[address + word]!);
  if (bits !== items.length) return false;
  for (const item of items) {
    const bit = wordOf(item) - field.lowest;
    if (((memory[address + (bit >> 5)]! >>> (bit & 31)) & 1) === 0) return false;
  }
  return true;
}

function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
