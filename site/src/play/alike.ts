import type { GameData } from '../../../generated/runtime/data.ts';
import { isObject, type Json } from '../../../generated/runtime/json.ts';
import type { Picking, Seen } from '../game/shown.ts';
import { innermostType, piecesOf, printedOnPiece } from '../table/declared.ts';
import { sortOf } from './candidates.ts';

/**
 * Pieces that nobody can tell apart: they lie in the same place, and show the same. A list of moves names only the first of them,
 * but whoever reaches for another one means the same.
 */
export interface Alike {
  /** Those that are like this one. */
  others(sort: string, piece: string): readonly string[];
  /** By piece: the same text for all that are alike. */
  readonly looks: ReadonlyMap<string, string>;
  /** The same with all that is alike to be touched. */
  marked(picking: Picking | undefined): Picking | undefined;
}

export function alikeIn(data: GameData, seen: Seen): Alike {
  const groups = new Map<string, string[]>();
  const groupOf = new Map<string, string[]>();
  const looks = new Map<string, string>();
  for (const { name, type } of data.fields) {
    const item = innermostType(type);
    const pieces = item.is === 'piece' ? piecesOf(data, item.pieces) : undefined;
    if (!pieces) continue;
    for (const { at, piece } of placed(seen.fields[name] as Json | undefined, name)) {
      if (!pieces.names.includes(piece)) continue;
      const look = printedOnPiece(pieces, piece).map(({ value }) => value);
      const key = JSON.stringify([at, pieces.name, look, seen.faces[pieces.name]?.[piece] ?? null]);
      const group = groups.get(key) ?? [];
      group.push(piece);
      looks.set(piece, key);
      groups.set(key, group);
      groupOf.set(`piece ${pieces.name} ${piece}`, group);
    }
  }
  const others = (sort: string, piece: string) =>
    (groupOf.get(`${sort} ${piece}`) ?? []).filter((one) => one !== piece);
  const widened = (picking: Picking): Picking => {
    const sort = sortOf(picking.type);
    const all = (values: ReadonlySet<string>) =>
      new Set([...values].flatMap((value) => [value, ...others(sort, value)]));
    return {
      ...picking,
      options: all(picking.options),
      ...(picking.begins ? { begins: all(picking.begins) } : {}),
      ...(picking.more ? { more: picking.more.map(widened) } : {}),
    };
  };
  return { others, looks, marked: (picking) => picking && widened(picking) };
}

function placed(value: Json | undefined, at: string): { at: string; piece: string }[] {
  if (typeof value === 'string') return [{ at, piece: value }];
  if (Array.isArray(value))
    return value.flatMap((one, index) =>
      typeof one === 'string' ? [{ at, piece: one }] : placed(one as Json, `${at} ${index}`),
    );
  return isObject(value)
    ? Object.entries(value).flatMap(([key, one]) => placed(one as Json, `${at} ${key}`))
    : [];
}
