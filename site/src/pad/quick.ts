import type { PieceGroup } from './effects.ts';
import { type FieldPlace, ownersOf, piecesIn } from './fields.ts';
import { type Filled, MOST_POINTS, withValue } from './filled.ts';
import type { Learnt } from './learn.ts';
import { partsFor } from './plan.ts';

/**
 * What the scorings read, instead of all that lies there: how many of each sort somebody has where the number of pieces counts, and
 * otherwise the points of a scoring, counted at the table.
 */
export type QuickRow =
  | { readonly is: 'count'; readonly group: PieceGroup; readonly place: (seat: number) => FieldPlace }
  | { readonly is: 'points'; readonly scoring: string };

/** The rows of a game that is filled in piece by piece on a plot; none for others, which are quick already. */
export function quickRows(learnt: Learnt, scorings: readonly string[], filled: Filled): readonly QuickRow[] {
  const { book, fields, effects } = learnt;
  const hasMap = partsFor(learnt, fields, 1, filled).some(({ is }) => is === 'map');
  const held = fields.find(
    (field) =>
      field.keys.length === 0 &&
      piecesIn(field) !== undefined &&
      ownersOf(field, filled).length >= filled.players &&
      ownersOf(field, filled)[0] !== 0,
  );
  if (!hasMap || !held) return [];
  return scorings.flatMap((scoring): QuickRow[] => {
    const isRanked = (book?.scorings[scoring]?.ranks.length ?? 0) > 0;
    if (!isRanked) return [{ is: 'points', scoring }];
    return effects
      .groupsOf(held)
      .map((group) => ({ is: 'count', group, place: (seat) => ({ field: held, seat, keys: [] }) }));
  });
}

export function quickValue(filled: Filled, row: QuickRow, seat: number): number {
  if (row.is === 'points') return filled.extra?.[row.scoring]?.[seat - 1] ?? 0;
  return itemsAt(filled, row.place(seat)).filter((piece) => row.group.pieces.includes(piece)).length;
}

/** How many there can be: of pieces, those that nobody else has. */
export function quickMost(filled: Filled, row: QuickRow, seat: number, seats: readonly number[]): number {
  if (row.is === 'points') return MOST_POINTS;
  const others = seats
    .filter((one) => one !== seat)
    .reduce((sum, one) => sum + quickValue(filled, row, one), 0);
  return row.group.pieces.length - others;
}

export function withQuickValue(
  filled: Filled,
  row: QuickRow,
  seat: number,
  value: number,
  seats: readonly number[],
): Filled {
  if (row.is === 'points') {
    const points = seats.map((one) => (one === seat ? value : quickValue(filled, row, one)));
    return { ...filled, extra: { ...filled.extra, [row.scoring]: points } };
  }
  const taken = seats.flatMap((one) => (one === seat ? [] : itemsAt(filled, row.place(one))));
  const free = row.group.pieces.filter((piece) => !taken.includes(piece));
  const others = itemsAt(filled, row.place(seat)).filter((piece) => !row.group.pieces.includes(piece));
  return withValue(filled, row.place(seat), [...others, ...free.slice(0, value)]);
}

function itemsAt({ values }: Filled, { field, seat }: FieldPlace): readonly string[] {
  const value = values[`${field.name} ${seat}`];
  return Array.isArray(value) ? value.map(String) : [];
}
