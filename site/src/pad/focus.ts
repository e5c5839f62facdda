import type { FieldData, GameData, ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Seen } from '../game/shown.ts';
import { innermostType, piecesOf, present, printedOnPiece, wordsOf } from '../table/declared.ts';
import type { PieceGroup } from './effects.ts';
import { type FieldPlace, piecesIn, valueIn } from './fields.ts';
import { type Filled, rangeOf, withValue } from './filled.ts';
import type { Learnt } from './learn.ts';

/**
 * Of a scoring that goes through buildings, one building at a time: everything that a seat, or the table, has of it. So a
 * ranking can be tried out with a number for each seat instead of whole sheets.
 */
export type Control =
  | { readonly is: 'number'; readonly place: FieldPlace }
  | { readonly is: 'count'; readonly place: FieldPlace; readonly group: PieceGroup }
  | { readonly is: 'has'; readonly place: FieldPlace; readonly value: Json };

/** What there is to set for one value; undefined where a field is not about single values. */
export function controlOf(
  { scratch: { data }, effects }: Pick<Learnt, 'scratch' | 'effects'>,
  field: FieldData,
  seat: number,
  kind: string,
  value: Json,
): Control | undefined {
  const [key] = field.keys;
  const type = present(field.type);
  if (type.is === 'number' && field.keys.length <= 1) {
    if (!key) return { is: 'number', place: { field, seat, keys: [] } };
    return isKind(key, kind) ? { is: 'number', place: { field, seat, keys: [value] } } : undefined;
  }
  if (type.is !== 'collection' || field.keys.length > 0) return undefined;
  const place = { field, seat, keys: [] };
  if (isKind(innermostType(type), kind)) return { is: 'has', place, value };
  const group =
    piecesIn(field) === undefined
      ? undefined
      : effects.groupsOf(field).find((one) => isOf(data, field, one, kind, value));
  return group && { is: 'count', place, group };
}

const isKind = (type: ValueType, kind: string): boolean => type.is === 'kind' && type.kind === kind;

/** Whether all pieces of a group have this word printed on them. */
function isOf(data: GameData, field: FieldData, group: PieceGroup, kind: string, value: Json): boolean {
  const pieces = piecesOf(data, piecesIn(field) ?? '');
  if (!pieces) return false;
  return printedOnPiece(pieces, group.pieces[0] ?? '').some(
    (printed) =>
      group.shared.includes(printed.name) &&
      isKind(innermostType(printed.type), kind) &&
      wordsOf(data, printed).includes(String(value)),
  );
}

/** How much there is of it, and how much there can be. */
export function amountOf(seen: Seen, control: Control): number {
  const value = valueIn(seen, control.place);
  if (control.is === 'number') return Number(value ?? 0);
  const items = Array.isArray(value) ? value.map(String) : [];
  return control.is === 'has'
    ? Number(items.includes(String(control.value)))
    : items.filter((item) => control.group.pieces.includes(item)).length;
}

export function mostOf(control: Control, seats: number): number {
  if (control.is === 'number') return rangeOf(control.place.field)?.to ?? 0;
  return control.is === 'has' ? 1 : Math.floor(control.group.pieces.length / seats);
}

/** With so much of it for several seats at once: pieces are dealt out so that nobody has what another one has. */
export function withAmounts(
  filled: Filled,
  controls: readonly Control[],
  amounts: readonly number[],
): Filled {
  let used = 0;
  return controls.reduce((before, control, index) => {
    const amount = Math.max(0, amounts[index] ?? 0);
    if (control.is === 'number') return withValue(before, control.place, amount);
    if (control.is === 'has') return before;
    const pieces = control.group.pieces.slice(used, used + amount);
    used += amount;
    return withValue(before, control.place, pieces);
  }, filled);
}
