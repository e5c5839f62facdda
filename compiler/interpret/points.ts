import type { Value } from '../2-model/model.ts';
import { type Change, change } from './evaluation-context.ts';
import type { State } from './state.ts';

/** How points are kept: by scoring, by the value after `for`, by seat. */

export function pointsKey(value: Value | undefined): string {
  return value === undefined ? '' : JSON.stringify(value);
}

/** Points of a seat: all, those of one scoring, those of one scoring for one value. */
export function pointsOf(state: State, seat: number, scoring?: string, value?: Value): number {
  let total = 0;
  for (const name in state.points) {
    if (scoring !== undefined && name !== scoring) continue;
    for (const key in state.points[name])
      if (value === undefined || key === pointsKey(value)) total += state.points[name]![key]![seat] ?? 0;
  }
  return total;
}

/** What a scoring has given to a seat for one value, or for nothing in particular. */
export function pointsFor(state: State, seat: number, scoring: string, value: Value | undefined): number {
  return state.points[scoring]?.[pointsKey(value)]?.[seat] ?? 0;
}

export function award(
  state: State,
  seat: number,
  scoring: string,
  value: Value | undefined,
  amount: number,
  changes: Change[] | null = null,
): void {
  const { points, setup } = state;
  const key = pointsKey(value);
  if (!points[scoring]) change(changes, points, scoring, {});
  const by = points[scoring]!;
  if (!by[key]) change(changes, by, key, new Array<number>(setup.players + setup.imaginary).fill(0));
  const bySeat = by[key]!;
  change(changes, bySeat, seat, (bySeat[seat] ?? 0) + amount);
}
