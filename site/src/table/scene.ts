import type { FieldData, ValueType } from '../../../generated/runtime/data.ts';
import { canonical, isObject, type Json } from '../../../generated/runtime/json.ts';
import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { Picking, Seen, Shown } from '../game/shown.ts';
import { innermostType, memberNames, nothingIn } from './declared.ts';
import type { Hosts } from './hosts.ts';

/** What all drawings of one table share. */
export interface Scene {
  readonly shown: Shown;
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly viewer: number | undefined;
  readonly before: Seen | undefined;
  readonly pick: Picking | undefined;
  readonly compact: boolean;
  readonly tables: Rulebook['tables'] | undefined;
  readonly hosts: Hosts;
  /** Of sheets with several parts, only those with one of these cells are drawn; all if left out. */
  readonly cells?: ReadonlySet<string> | undefined;
}

/** A field as somebody has it: the seat is undefined for what lies on the table. */
export interface Spot {
  readonly field: FieldData;
  readonly seat: number | undefined;
}

/** What is in a field; undefined: that seat has none. */
export function valueAt(seen: Seen, { field, seat }: Spot): Json | undefined {
  const value = seen.fields[field.name];
  return seat === undefined
    ? value
    : Array.isArray(value)
      ? (value[seat - 1] as Json | undefined)
      : undefined;
}

/** The same under keys: `stone`, `garden`, `12`; undefined: nothing is there. */
export function at(value: Json | undefined, ...keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (inner, key) => (isObject(inner) ? (inner[key] as Json | undefined) : undefined),
    value,
  );
}

/**
 * What is under each key of a field, in order, also where there is nothing; `depth` tells which of its keys. A view leaves out
 * what is empty, but a drawing shows that it is.
 */
export function entriesOf(
  { shown, seen }: Pick<Scene, 'shown' | 'seen'>,
  field: FieldData,
  value: Json | undefined,
  depth = 0,
): readonly (readonly [string, Json])[] {
  if (!isObject(value) || isHidden(value)) return [];
  return memberNames(shown.data, field.keys[depth]!, seen).map((name) => [
    name,
    value[name] ?? nothingIn(field, depth + 1),
  ]);
}

export function isHidden(value: Json | undefined): value is { hidden: true; count?: number } {
  return isObject(value) && value.hidden === true;
}

/** Whether something tells nothing: no pieces, no value, a zero. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === 0 || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (isHidden(value)) return value.count === 0;
  return isObject(value) && Object.values(value).every((inner) => isEmpty(inner as Json));
}

/** Whether a value under keys is another than before. */
export function hasChanged(scene: Scene, spot: Spot, ...keys: readonly string[]): boolean {
  if (!scene.before) return false;
  const now = at(valueAt(scene.seen, spot), ...keys);
  const then = at(valueAt(scene.before, spot), ...keys);
  return canonical(now ?? null) !== canonical(then ?? null);
}

/** Whether an item was not there before: a cell of a set, a piece of a place. */
export function isNewIn(scene: Scene, spot: Spot, item: string, ...keys: readonly string[]): boolean {
  if (!scene.before) return false;
  const then = at(valueAt(scene.before, spot), ...keys);
  return !(Array.isArray(then) ? then.includes(item) : then === item);
}

export function faceOf(seen: Seen, sort: string, piece: string): Json | undefined {
  return seen.faces[sort]?.[piece];
}

/** All that can be touched: what is asked for, then the rest. */
export function picksOf(pick: Picking | undefined): readonly Picking[] {
  return pick ? [pick, ...(pick.more ?? [])] : [];
}

/** What can be picked among the pieces of a sort. */
export function pickOfPieces({ pick }: Scene, sort: string): Picking | undefined {
  return picksOf(pick).find((one) => {
    const type = innermostType(one.type);
    return type.is === 'piece' && type.pieces === sort;
  });
}

/** What can be picked among the keys, cells or items of a field. */
export function pickAt({ pick, hosts }: Scene, { field, seat }: Spot): Picking | undefined {
  const isHere = (spot: Spot | undefined) => spot?.field === field && spot.seat === seat;
  if (isHere(hosts.spot)) return pick;
  return hosts.more?.find(({ spot }) => isHere(spot))?.pick;
}

/** Whose picks these are: who looks on, else who is to act. */
export function picker(seen: Seen, viewer: number | undefined): number | undefined {
  return viewer ?? seen.toAct[0];
}

export type { ValueType };
