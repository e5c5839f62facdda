import type { FieldData, GameData, ValueType } from '../../generated/runtime/data.ts';
import { isObject, type Json, type JsonObject } from '../../generated/runtime/json.ts';

/**
 * A state as it was written until version 2 of saves and protocol, with every key of a field: none, or an empty list, where there was
 * nothing. Only for keys that are cells or numbers, or are always there. `isOfThen`: whether a field or a
 * key was there then.
 */
export function withEveryKey(
  data: GameData,
  state: unknown,
  isOfThen = (_: string): boolean => true,
): JsonObject {
  const { fields, ...others } = state as JsonObject;
  const ofThen = Object.entries(fields as JsonObject).filter(([name]) => isOfThen(name) || name === 'won');
  const all = ofThen.flatMap(([name, value]) => {
    if (name === 'won' && !isOfThen(name)) return twoListsOfBonuses(fields as JsonObject);
    const field = data.fields.find((one) => one.name === name)!;
    const filled = (one: Json): Json => everyKey(data, field, 0, one, isOfThen);
    return [[name, field.owner === 'table' ? filled(value) : (value as readonly Json[]).map(filled)]];
  });
  return { ...others, fields: Object.fromEntries(all) as JsonObject };
}

/** The bonuses of Clever that are still to be marked were in two lists: those of the last mark, and those won before it. */
function twoListsOfBonuses(fields: JsonObject): [string, Json][] {
  const lists = fields.won as readonly (readonly Json[])[];
  const older = fields['older-in-won'] as readonly number[];
  return [
    ['just-won', lists.map((won, seat) => won.slice(older[seat]))],
    ['still-owed', lists.map((won, seat) => won.slice(0, older[seat]))],
  ];
}

function everyKey(
  data: GameData,
  field: FieldData,
  depth: number,
  value: Json | undefined,
  isOfThen: (key: string) => boolean,
): Json {
  const key = field.keys[depth];
  if (!key) return value ?? (field.type.is === 'collection' ? [] : null);
  const known = isObject(value) ? value : {};
  const names = [...new Set([...namesOf(data, key).filter(isOfThen), ...Object.keys(known)])];
  return Object.fromEntries(
    names.map((name) => [name, everyKey(data, field, depth + 1, known[name], isOfThen)]),
  );
}

function namesOf(data: GameData, type: ValueType): readonly string[] {
  if (type.is === 'cell') return data.grids.find(({ name }) => name === type.grid)!.cells;
  if (type.is !== 'number') return [];
  return Array.from({ length: type.to - type.from + 1 }, (_, index) => String(type.from + index));
}

/** What was there in version 1: of the plot of the palace, twelve cells around the fountain; the round of Clever was no field, and its bonuses were in two. */
export function isOfThen(name: string): boolean {
  if (['round', 'won', 'older-in-won'].includes(name)) return false;
  return !name.startsWith('plot[') || name.match(/-?\d+/g)!.every((number) => Math.abs(Number(number)) <= 12);
}
