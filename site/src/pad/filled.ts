import type { FieldData, GameData, ValueType } from '../../../generated/runtime/data.ts';
import { isObject, type Json, type JsonObject } from '../../../generated/runtime/json.ts';
import { isPlace, present } from '../table/declared.ts';
import { addressOf, type FieldPlace, keyValues, piecesIn, placeAt, type Seating, seatsOf } from './fields.ts';

/** Everything that somebody has filled in. It is stored as it is, so it holds nothing but JSON. */
export interface Filled {
  readonly players: number;
  readonly imaginary: number;
  readonly options: Readonly<Record<string, Json>>;
  /** By seat; an empty name is that of the seat itself. */
  readonly names: readonly string[];
  /** Which scoring is being counted, by what it is asked for: see `rounds.ts`. */
  readonly round: Readonly<Record<string, Json>>;
  /** Points that each seat had already. */
  readonly before: readonly number[];
  /** Points of a scoring that were counted at the table, by scoring and seat. */
  readonly extra?: Readonly<Record<string, readonly number[]>>;
  /** By address; what is not here is as at the start of a game. */
  readonly values: Readonly<Record<string, Json>>;
}

/** Why something cannot be filled in. */
export type FillingProblem =
  | { readonly is: 'out-of-range'; readonly from: number; readonly to: number }
  | { readonly is: 'used'; readonly piece: string; readonly sort: string; readonly at: FieldPlace }
  | { readonly is: 'too-many'; readonly most: number }
  | { readonly is: 'no-more' }
  | { readonly is: 'wrong' };

export const MOST_POINTS = 9999;
export const MOST_LETTERS = 24;

/** A pad as it is before anything has been filled in. */
export function blank(data: GameData, players = usualPlayers(data)): Filled {
  return {
    players,
    imaginary: data.imaginary.find(({ withPlayers }) => withPlayers === players)?.usually ?? 0,
    options: {},
    names: [],
    round: {},
    before: [],
    values: {},
  };
}

/** Two are a game where two can play without anybody imaginary; else as few as it takes. */
function usualPlayers({ players, imaginary }: GameData): number {
  for (let number = Math.max(2, players.from); number <= players.to; number++)
    if (!imaginary.some(({ withPlayers }) => withPlayers === number)) return number;
  return players.from;
}

/** Whether a value is one of its type, whoever else has it. */
export function misfit(
  data: GameData,
  type: ValueType,
  value: Json,
  seating: Seating,
): FillingProblem | undefined {
  if (type.is === 'optional') return value === null ? undefined : misfit(data, type.of, value, seating);
  if (type.is === 'number') {
    const fits = Number.isInteger(value) && Number(value) >= type.from && Number(value) <= type.to;
    return fits ? undefined : { is: 'out-of-range', from: type.from, to: type.to };
  }
  if (type.is === 'collection') {
    if (!Array.isArray(value)) return { is: 'wrong' };
    if (type.form !== 'list' && new Set(value).size < value.length) return { is: 'wrong' };
    return value.map((item) => misfit(data, type.of, item, seating)).find((one) => one !== undefined);
  }
  if (type.is === 'none') return { is: 'wrong' };
  const values =
    type.is === 'seat' && type.player
      ? seatsOf({ ...seating, imaginary: 0 })
      : keyValues(data, type, seating);
  return values.includes(value) ? undefined : { is: 'wrong' };
}

/** Why a value cannot stand at a place beside all the others; undefined: it can. */
export function problemWith(
  data: GameData,
  filled: Filled,
  place: FieldPlace,
  value: Json,
): FillingProblem | undefined {
  const { field } = place;
  const wrong = misfit(data, field.type, value, filled);
  if (wrong) return wrong;
  const items = Array.isArray(value) ? value : value === null ? [] : [value];
  if (field.upTo !== undefined && items.length > field.upTo) return { is: 'too-many', most: field.upTo };
  const sort = piecesIn(field);
  if (sort === undefined || !isPlace(field)) return undefined;
  const taken = takenPieces(data, filled, sort);
  const own = addressOf(place);
  for (const piece of items.map(String)) {
    const at = taken.get(piece);
    if (at && addressOf(at) !== own) return { is: 'used', piece, sort, at };
  }
  return undefined;
}

/** Where each piece lies that has been put somewhere. */
export function takenPieces(data: GameData, filled: Filled, sort: string): ReadonlyMap<string, FieldPlace> {
  const taken = new Map<string, FieldPlace>();
  for (const [address, value] of Object.entries(filled.values)) {
    const place = placeAt(data, address, filled);
    if (!place || !isPlace(place.field) || piecesIn(place.field) !== sort) continue;
    for (const piece of Array.isArray(value) ? value : [value])
      if (piece !== null) taken.set(String(piece), place);
  }
  return taken;
}

/** With one value changed. Nothing is checked here. */
export function withValue(filled: Filled, place: FieldPlace, value: Json): Filled {
  return { ...filled, values: { ...filled.values, [addressOf(place)]: value } };
}

/** Another number of players: who stays what they were keeps everything. */
export function withSeating(filled: Filled, players: number, imaginary: number): Filled {
  const stays = (seat: number) =>
    (seat <= players && seat <= filled.players) ||
    (seat > players && seat > filled.players && seat <= players + imaginary);
  const values = Object.entries(filled.values).filter(([address]) => {
    const seat = Number(address.split(' ')[1]);
    return seat === 0 || stays(seat);
  });
  const before = filled.before.map((points, index) => (stays(index + 1) ? points : 0));
  const { extra: _, ...rest } = filled;
  return { ...rest, players, imaginary, before, values: Object.fromEntries(values) };
}

/** Whatever was stored: what makes sense of it, value by value, and the rest as if it had never been there. */
export function readFilled(data: GameData, stored: unknown): Filled {
  const empty = blank(data);
  if (!isObject(stored)) return empty;
  const players = whole(stored.players, data.players.from, data.players.to) ?? empty.players;
  const rule = data.imaginary.find(({ withPlayers }) => withPlayers === players);
  const imaginary = whole(stored.imaginary, rule?.from ?? 0, rule?.to ?? 0) ?? rule?.usually ?? 0;
  const seats = seatsOf({ players, imaginary });
  const names = listed(stored.names);
  const before = listed(stored.before);
  const known: Filled = {
    players,
    imaginary,
    options: readOptions(data, stored.options),
    names: seats.map((seat) => {
      const name = names[seat - 1];
      return typeof name === 'string' ? name.slice(0, MOST_LETTERS) : '';
    }),
    round: isObject(stored.round) ? plainValues(stored.round) : {},
    before: seats.map((seat) => whole(before[seat - 1], -MOST_POINTS, MOST_POINTS) ?? 0),
    ...readExtra(data, stored.extra, seats),
    values: {},
  };
  let filled = known;
  for (const [address, value] of Object.entries(isObject(stored.values) ? stored.values : {})) {
    const place = placeAt(data, address, known);
    if (place && !problemWith(data, filled, place, value)) filled = withValue(filled, place, value);
  }
  return filled;
}

function readExtra(data: GameData, stored: unknown, seats: readonly number[]): Pick<Filled, 'extra'> {
  if (!isObject(stored)) return {};
  const extra = data.scorings.flatMap(({ name }) => {
    if (!Object.hasOwn(stored, name)) return [];
    const points = listed(stored[name]);
    return [[name, seats.map((seat) => whole(points[seat - 1], 0, MOST_POINTS) ?? 0)] as const];
  });
  return extra.length > 0 ? { extra: Object.fromEntries(extra) } : {};
}

function readOptions(data: GameData, stored: Json | undefined): Filled['options'] {
  if (!isObject(stored)) return {};
  const nobody = { players: 0, imaginary: 0 };
  const fitting = data.options.filter(
    ({ name, type }) => Object.hasOwn(stored, name) && !misfit(data, type, stored[name]!, nobody),
  );
  return Object.fromEntries(fitting.map(({ name }) => [name, stored[name]!]));
}

function plainValues(stored: JsonObject): Readonly<Record<string, Json>> {
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value !== 'object'));
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function whole(value: unknown, from: number, to: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
    ? value
    : undefined;
}

/** The numbers a field can have, where it is one of numbers. */
export function rangeOf(field: FieldData): { readonly from: number; readonly to: number } | undefined {
  const type = present(field.type);
  return type.is === 'number' ? type : undefined;
}
