import type { FieldData } from '../../../generated/runtime/data.ts';
import { isObject, type Json, type JsonObject } from '../../../generated/runtime/json.ts';
import type { Seen, Shown } from '../game/shown.ts';
import { gridOf, piecesOf, present } from '../table/declared.ts';

/** A piece where somebody would put it: how the table would look, whether that is allowed or not. */
export interface Placement {
  readonly seen: Seen;
  readonly field: FieldData;
  /** Whose it is, 0 for the table's. */
  readonly seat: number;
}

/**
 * The picture of a move that names a piece and an empty cell of a plot on which such pieces lie. Nothing else can be drawn before
 * it happens: what other moves would change, only the rules know.
 */
export function placementOf({ data }: Shown, seen: Seen, request: JsonObject): Placement | undefined {
  if (request.do !== 'explain') return undefined;
  const named = String(request.move).split(' ').slice(1);
  for (const field of data.fields) {
    const [key] = field.keys;
    const piece = present(field.type);
    if (field.keys.length !== 1 || key?.is !== 'cell' || piece.is !== 'piece') continue;
    const names = piecesOf(data, piece.pieces)?.names ?? [];
    const cells = gridOf(data, key.grid)?.cells ?? [];
    const what = named.find((word) => names.includes(word));
    const cell = named.find((word) => cells.includes(word));
    const seat = field.owner === 'table' ? 0 : Number(request.player);
    const held = seen.fields[field.name];
    const own = seat === 0 ? held : Array.isArray(held) ? held[seat - 1] : undefined;
    if (what === undefined || cell === undefined || !isObject(own) || (own[cell] ?? null) !== null) continue;
    const now: JsonObject = { ...own, [cell]: what };
    const all: Json =
      seat === 0 ? now : (held as readonly Json[]).map((one, at) => (at === seat - 1 ? now : one));
    return { seen: { ...seen, fields: { ...seen.fields, [field.name]: all } }, field, seat };
  }
  return undefined;
}
