import type { Board, Seating } from '../2-model/board.ts';
import { broken } from '../2-model/fault.ts';
import type { Value } from '../2-model/model.ts';
import { present, type Type } from '../2-model/types.ts';
import type { Game } from '../3-ir/ir.ts';
import type { Held, State } from './state.ts';

/** How the values of a field lie in a state. */
export interface Field {
  readonly model: Game['fields'][number];
  readonly name: string;
  /** The table has one; a seat's or player's field has one for each of them. */
  readonly shared: boolean;
  readonly keys: readonly Key[];
  /** What it holds is a collection; of which form. */
  readonly form: 'set' | 'list' | 'place' | undefined;
  /** For a place: the kind of piece that lies there. */
  readonly pieces: string | undefined;
  /** A place for one: what it holds is a piece, or null. */
  readonly single: boolean;
}

/** One key of a field: how many values it has, and which of them a value is. */
export interface Key {
  readonly type: Type;
  size(seating: Seating): number;
  /** The position of a value among those of the key; -1, or too large a number, if it is none of them. */
  index(value: Value): number;
}

export function makeField(model: Game['fields'][number], board: Board): Field {
  const type = present(model.type);
  const isCollection = type.is === 'collection';
  const isPlace = isCollection && type.form === 'place';
  return {
    model,
    name: model.name,
    shared: model.owner === 'table',
    keys: model.keys.map((key) => makeKey(key, board)),
    form: isCollection ? (type.form === 'several' ? 'list' : type.form) : undefined,
    pieces:
      isPlace && type.of.is === 'piece'
        ? type.of.pieces
        : model.single && type.is === 'piece'
          ? type.pieces
          : undefined,
    single: model.single === true,
  };
}

function makeKey(type: Type, board: Board): Key {
  switch (type.is) {
    case 'number':
      return {
        type,
        size: () => type.to - type.from + 1,
        index: (value) =>
          Number.isInteger(value) && (value as number) >= type.from && (value as number) <= type.to
            ? (value as number) - type.from
            : -1,
      };
    case 'seat':
      return {
        type,
        size: (seating) => (type.player ? seating.players : seating.seats).length,
        index: (value) => (typeof value === 'number' ? value : -1),
      };
    case 'yes or no':
    case 'kind':
    case 'piece':
    case 'cell':
    case 'line':
    case 'optional': {
      const values = board.domain(type, NO_SEATING);
      if (values.every((value, index) => value === index))
        return {
          type,
          size: () => values.length,
          index: (value) => (typeof value === 'number' ? value : -1),
        };
      const positions = new Map(values.map((value, index) => [value, index]));
      return { type, size: () => values.length, index: (value) => positions.get(value) ?? -1 };
    }
    default:
      return broken(`a key of type ${type.is}`);
  }
}

const NO_SEATING: Seating = { players: [], imaginary: [], seats: [], clockwise: [] };

/** The fields in which pieces of a kind can lie: places for several, then those for one. */
export function placesOf(pieces: string, fields: readonly Field[]): Field[] {
  const places = fields.filter((field) => field.pieces === pieces);
  return [...places.filter(({ single }) => !single), ...places.filter(({ single }) => single)];
}

/** How many values one owner has of a field. */
export function sizeOf(field: Field, seating: Seating): number {
  return field.keys.reduce((size, key) => size * key.size(seating), 1);
}

/** Where the value of these keys is among all, in key order; -1 if a key does not exist. */
export function keyIndex(field: Field, values: readonly Value[], seating: Seating): number {
  let index = 0;
  for (let position = 0; position < field.keys.length; position++) {
    const key = field.keys[position]!;
    const size = key.size(seating);
    const at = key.index(values[position]!);
    if (at < 0 || at >= size) return -1;
    index = index * size + at;
  }
  return index;
}

/** All combinations of the keys, in key order. */
export function keyValues(field: Field, board: Board, seating: Seating): Value[][] {
  return field.keys.reduce<Value[][]>(
    (before, key) =>
      before.flatMap((values) => board.domain(key.type, seating).map((value) => [...values, value])),
    [[]],
  );
}

/** The keys of the value at this position among all, in key order. */
export function keysAt(field: Field, board: Board, seating: Seating, position: number): Value[] {
  let rest = position;
  return field.keys
    .toReversed()
    .map((key) => {
      const values = board.domain(key.type, seating);
      const value = values[rest % values.length]!;
      rest = Math.floor(rest / values.length);
      return value;
    })
    .reverse();
}

/** Who has a value of the field: nobody in particular, or each of these seats. */
export function ownersOf(field: Field, seating: Seating): readonly (number | null)[] {
  if (field.shared) return [null];
  return field.model.owner === 'seat' ? seating.seats : seating.players;
}

/** A spot in a state that holds one value of a field. */
export interface Spot {
  readonly box: Record<string | number, Held>;
  readonly at: string | number;
}

export function spotOf(state: State, field: Field, owner: number | null, index: number): Spot {
  const held = field.shared ? state.fields : state.fields[field.name];
  if (field.keys.length === 0) return { box: held as Spot['box'], at: field.shared ? field.name : owner! };
  const all = field.shared ? state.fields[field.name] : (held as Held[])[owner!];
  return { box: all as unknown as Spot['box'], at: index };
}

/** Every spot of a field, by owner, then in key order. */
export function spotsOf(state: State, field: Field, seating: Seating): Spot[] {
  const size = sizeOf(field, seating);
  return ownersOf(field, seating).flatMap((owner) =>
    Array.from({ length: size }, (_, index) => spotOf(state, field, owner, index)),
  );
}
