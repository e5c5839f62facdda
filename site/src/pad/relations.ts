import type { FieldData, GameData, ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Seen } from '../game/shown.ts';
import { gridOf, innermostType, piecesOf, present, wordsOf } from '../table/declared.ts';
import { type FieldPlace, keysOf, ownersOf, seatsOf, valueIn } from './fields.ts';

/**
 * Fields that only repeat what others say: a tally beside a sheet, a stack that shows who stands at which height. Nobody should
 * have to enter the same thing twice, so they are worked out. That one follows from another is read from games: it has to be so
 * at the end of every one, and not only because nothing was there.
 */
export type Relation =
  /** The number under a word is how many cells or pieces of another field have that word printed on them. */
  | { readonly is: 'tally'; readonly field: FieldData; readonly from: FieldData; readonly property: string }
  /** The number under a word is how many seats have that word in a set. */
  | { readonly is: 'holders'; readonly field: FieldData; readonly from: FieldData }
  /** The seats in a list are those whose number under the first keys is the last key; only their order is new. */
  | { readonly is: 'standing'; readonly field: FieldData; readonly from: FieldData };

/** A value that follows from others; of a list the order that is known is kept. */
export function worked(
  data: GameData,
  relation: Relation,
  seen: Seen,
  place: FieldPlace,
  known: Json = valueIn(seen, place),
): Json {
  const { from } = relation;
  if (relation.is === 'tally') {
    const value = valueIn(seen, { field: from, seat: place.seat, keys: [] });
    const items = Array.isArray(value) ? value : [];
    return items.filter((item) => wordOf(data, from, relation.property, String(item)) === place.keys[0])
      .length;
  }
  if (relation.is === 'holders')
    return seatsOf(seen).filter((seat) => {
      const value = seat <= ownersOf(from, seen).length ? valueIn(seen, { field: from, seat, keys: [] }) : [];
      return Array.isArray(value) && value.includes(place.keys[0]!);
    }).length;
  const keys = place.keys.slice(0, -1);
  const standing = ownersOf(from, seen).filter(
    (seat) => valueIn(seen, { field: from, seat, keys }) === place.keys.at(-1),
  );
  const order = Array.isArray(known) ? known.filter((seat) => standing.includes(Number(seat))) : [];
  return [...order, ...standing.filter((seat) => !order.includes(seat))];
}

/** Whether a relation has something to say of a seat: an imaginary one may have no sheet to count on. */
export function covers(
  { is, from }: Relation,
  seat: number,
  seating: Pick<Seen, 'players' | 'imaginary'>,
): boolean {
  return is !== 'tally' || ownersOf(from, seating).includes(seat);
}

export function relationsOf(
  data: GameData,
  fields: readonly FieldData[],
  ends: readonly Seen[],
): readonly Relation[] {
  return fields.flatMap((field) => {
    const found = candidates(data, field, fields).find((one) => holds(data, one, ends));
    return found ? [found] : [];
  });
}

function candidates(data: GameData, field: FieldData, fields: readonly FieldData[]): readonly Relation[] {
  const [key] = field.keys;
  const others = fields.filter((one) => one !== field);
  const type = present(field.type);
  if (type.is === 'number' && key?.is === 'kind' && field.keys.length === 1)
    return others.flatMap((from): Relation[] => {
      const item = innermostType(from.type);
      if (present(from.type).is !== 'collection' || from.keys.length > 0) return [];
      if (field.owner === 'table')
        return from.owner !== 'table' && item.is === 'kind' && item.kind === key.kind
          ? [{ is: 'holders', field, from }]
          : [];
      if (from.owner === 'table') return [];
      return printedKinds(data, item, key.kind).map((property) => ({ is: 'tally', field, from, property }));
    });
  if (type.is === 'collection' && innermostType(type).is === 'seat' && field.keys.at(-1)?.is === 'number')
    return others
      .filter((from) => from.owner !== 'table' && present(from.type).is === 'number' && sameKeys(from, field))
      .map((from) => ({ is: 'standing', field, from }));
  return [];
}

function sameKeys(from: FieldData, field: FieldData): boolean {
  return JSON.stringify(from.keys) === JSON.stringify(field.keys.slice(0, -1));
}

/** The properties of pieces or cells that name a word of a kind. */
function printedKinds(data: GameData, item: ValueType, kind: string): readonly string[] {
  return propertiesOf(data, item).flatMap(({ name, type }) => {
    const exact = present(type);
    return exact.is === 'kind' && exact.kind === kind ? [name] : [];
  });
}

function propertiesOf(data: GameData, item: ValueType) {
  if (item.is === 'cell') return gridOf(data, item.grid)?.cellProperties ?? [];
  return item.is === 'piece' ? (piecesOf(data, item.pieces)?.properties ?? []) : [];
}

/** The word that a property of a cell or piece names. */
export function wordOf(data: GameData, from: FieldData, property: string, item: string): string | undefined {
  const type = innermostType(from.type);
  const found = propertiesOf(data, type).find(({ name }) => name === property);
  const names =
    type.is === 'cell'
      ? gridOf(data, type.grid)?.cells
      : type.is === 'piece'
        ? piecesOf(data, type.pieces)?.names
        : [];
  const value = found?.values[names?.indexOf(item) ?? -1];
  return found && value !== undefined ? wordsOf(data, { ...found, value })[0] : undefined;
}

function holds(data: GameData, relation: Relation, ends: readonly Seen[]): boolean {
  const { field } = relation;
  let telling = 0;
  for (const seen of ends)
    for (const seat of ownersOf(field, seen)) {
      if (!covers(relation, seat, seen)) continue;
      for (const keys of keysOf(data, field, seen)) {
        const place = { field, seat, keys };
        const value = valueIn(seen, place);
        if (JSON.stringify(worked(data, relation, seen, place)) !== JSON.stringify(value)) return false;
        if (value !== 0 && !(Array.isArray(value) && value.length === 0)) telling++;
      }
    }
  return telling > 0;
}
