import type { FieldData, GameData, ValueType } from '../../../generated/runtime/data.ts';
import { isObject, type Json } from '../../../generated/runtime/json.ts';
import type { Seen } from '../game/shown.ts';
import { allValues, innermostType, nothingIn, present } from '../table/declared.ts';

/** Which fields scorings and the winner look at, and where each single value of them lies. */

/** One value on the table: of a field, of a seat (0: of nobody), at its keys. */
export interface FieldPlace {
  readonly field: FieldData;
  readonly seat: number;
  readonly keys: readonly Json[];
}

/** Its name in what is stored; no word of a game has a space. */
export function addressOf({ field, seat, keys }: FieldPlace): string {
  return [field.name, seat, ...keys].join(' ');
}

/** The place that an address names; undefined: none at this table. */
export function placeAt(data: GameData, address: string, seating: Seating): FieldPlace | undefined {
  const [name = '', seat = '', ...keys] = address.split(' ');
  const field = data.fields.find((one) => one.name === name);
  if (!field || !ownersOf(field, seating).some((owner) => String(owner) === seat)) return undefined;
  if (keys.length !== field.keys.length) return undefined;
  const values = keys.map((key, at) => listedOf(data, field.keys[at]!, seating).byText.get(key));
  if (values.includes(undefined)) return undefined;
  return { field, seat: Number(seat), keys: values as Json[] };
}

export interface Seating {
  readonly players: number;
  readonly imaginary: number;
}

export const seatsOf = ({ players, imaginary }: Seating): readonly number[] =>
  Array.from({ length: players + imaginary }, (_, index) => index + 1);

/** The seats that have a value of a field; for the table 0 alone. */
export function ownersOf(field: FieldData, seating: Seating): readonly number[] {
  if (field.owner === 'table') return [0];
  const seats = seatsOf(seating);
  return field.owner === 'seat' ? seats : seats.slice(0, seating.players);
}

interface Listed {
  readonly values: readonly Json[];
  readonly byText: ReadonlyMap<string, Json>;
}

/** A large plot has hundreds of cells, and they are asked for with every touch. */
const listed = new WeakMap<ValueType, Map<number, Listed>>();

function listedOf(data: GameData, type: ValueType, { players, imaginary }: Seating): Listed {
  const known = listed.get(type) ?? new Map<number, Listed>();
  listed.set(type, known);
  const seats = players + imaginary;
  const found = known.get(seats);
  if (found) return found;
  const values = valuesOf(data, type, seats);
  const made = { values, byText: new Map(values.map((value) => [String(value), value])) };
  known.set(seats, made);
  return made;
}

/** All values of a key, as JSON. */
export function keyValues(data: GameData, type: ValueType, seating: Seating): readonly Json[] {
  return listedOf(data, type, seating).values;
}

function valuesOf(data: GameData, type: ValueType, seats: number): readonly Json[] {
  const exact = present(type);
  const words = allValues(data, exact, seats);
  if (exact.is === 'number') return words.map(Number);
  if (exact.is === 'seat') return words.map((_, index) => index + 1);
  if (exact.is === 'yes or no') return [false, true];
  if (exact.is !== 'cell' && exact.is !== 'line') return words;
  const grid = data.grids.find((one) => one.name === exact.grid)!;
  const members = exact.is === 'cell' ? grid.memberOfCell : grid.memberOfLine;
  return words.filter((_, index) => exact.members.includes(members[index]!));
}

/** Every combination of keys, in order. */
export function keysOf(data: GameData, field: FieldData, seating: Seating): readonly (readonly Json[])[] {
  return field.keys.reduce<readonly (readonly Json[])[]>(
    (before, type) => before.flatMap((keys) => keyValues(data, type, seating).map((key) => [...keys, key])),
    [[]],
  );
}

export function placesOf(data: GameData, field: FieldData, seating: Seating): readonly FieldPlace[] {
  const keys = keysOf(data, field, seating);
  return ownersOf(field, seating).flatMap((seat) => keys.map((one) => ({ field, seat, keys: one })));
}

/** What is there in a state. */
export function valueIn(seen: Seen, { field, seat, keys }: FieldPlace): Json {
  const whole = seen.fields[field.name] as Json;
  const own = seat === 0 ? whole : ((whole as readonly Json[])[seat - 1] ?? null);
  if (keys.length === 0) return own;
  const found = keys.reduce<Json | undefined>(
    (inner, key) => (isObject(inner) ? inner[String(key)] : undefined),
    own,
  );
  return found ?? nothingIn(field);
}

/** Every rule that some rules name, also through others. */
export function closureOf({ rules }: GameData, from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let rule = open.pop(); rule !== undefined; rule = open.pop())
    for (const used of rules[rule]?.uses ?? [])
      if (!found.has(used)) {
        found.add(used);
        open.push(used);
      }
  return found;
}

/** The fields behind scorings and, if asked for, the winner, in the order of the rules. */
export function fieldsBehind(
  data: GameData,
  scorings: readonly string[],
  winner: boolean,
): readonly FieldData[] {
  const rules = scorings.map((name) => `scoring-${name}`);
  const found = closureOf(data, winner ? [...rules, 'winner'] : rules);
  return data.fields.filter(({ name }) => found.has(`field-${name}`));
}

/** The sort of piece that lies in a field; undefined for other fields. */
export function piecesIn(field: FieldData): string | undefined {
  const item = innermostType(field.type);
  return item.is === 'piece' ? item.pieces : undefined;
}

export function isCollection(field: FieldData): boolean {
  return present(field.type).is === 'collection';
}
