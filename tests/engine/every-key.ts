import type { FieldData, GameData, ValueType } from '../../generated/runtime/data.ts';
import { isObject, type Json, type JsonObject } from '../../generated/runtime/json.ts';

/** The round of Clever is part of what is seen only since then. */
export const wasInClever = (field: string): boolean => field !== 'round';

/**
 * A state as it was written until version 2 of saves and protocol, with every key of a field: none, or an empty list, where there was
 * nothing. Only for keys that are cells or numbers, or are always there. `isOfThen`: whether a field, or a key, was there then.
 */
export function withEveryKey(
  data: GameData,
  state: unknown,
  isOfThen = (_: string): boolean => true,
): JsonObject {
  const { fields, ...others } = state as JsonObject;
  const then = Object.entries(fields as JsonObject).filter(([name]) => isOfThen(name));
  const all = then.map(([name, value]) => {
    const field = data.fields.find((one) => one.name === name)!;
    const filled = (one: Json): Json => everyKey(data, field, 0, one, isOfThen);
    return [name, field.owner === 'table' ? filled(value) : (value as readonly Json[]).map(filled)];
  });
  return { ...others, fields: Object.fromEntries(all) as JsonObject };
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
