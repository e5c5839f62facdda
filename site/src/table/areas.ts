import { type FieldShown, type ItemShown, presentation } from '../../../generated/runtime/presentation.ts';
import type { Area, FieldLook } from '../../../generated/runtime/shows.ts';
import type { Seen, Shown } from '../game/shown.ts';
import { fieldOf } from './declared.ts';
import { type Spot, valueAt } from './scene.ts';

/** What is drawn together: a field, or the fields of a board. */
export type Item =
  | { readonly is: 'field'; readonly spot: Spot; readonly look: FieldShown }
  | { readonly is: 'board'; readonly fields: readonly { readonly spot: Spot; readonly look: FieldShown }[] };

/** What lies in the middle (seat undefined), or before a seat, in order; `only` some of the fields, if said. */
export function itemsOf(
  shown: Shown,
  seen: Seen,
  seat: number | undefined,
  only: readonly string[] | undefined,
): Item[] {
  const area: Area = seat === undefined ? 'table' : seat <= seen.players ? 'player' : 'imaginary';
  const drawn = (look: FieldShown): { spot: Spot; look: FieldShown }[] => {
    const field = fieldOf(shown.data, look.field);
    const isThere = field && field.name in seen.fields && (!only || only.includes(field.name));
    return isThere ? [{ spot: { field, seat }, look }] : [];
  };
  return presentation(shown.data)[area].flatMap((item: ItemShown): Item[] => {
    if (item.is === 'field') return drawn(item.shown).map((one) => ({ is: 'field', ...one }));
    const fields = item.fields.flatMap(drawn);
    return fields.length > 0 ? [{ is: 'board', fields }] : [];
  });
}

export function spotsIn(items: readonly Item[]): Spot[] {
  return items.flatMap((item) => (item.is === 'field' ? [item.spot] : item.fields.map(({ spot }) => spot)));
}

/** A word that is not there, such as a scoring that is not due: nothing to show, and nothing below it moves. */
export function isUnsaid(seen: Seen, item: Item): boolean {
  if (item.is !== 'field' || !isSmall(item.look.look) || item.spot.field.keys.length > 0) return false;
  return item.spot.field.type.is === 'optional' && (valueAt(seen, item.spot) ?? null) === null;
}

/** What stands in the head of an area: how far the game is, and small numbers. */
export function isSmall(look: FieldLook): boolean {
  return look === 'counter' || look === 'round' || look === 'phase';
}
