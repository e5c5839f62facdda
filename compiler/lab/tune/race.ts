import { WIN_PARTS } from '../end-of-game.ts';
import { type Estimate, meanWith } from '../intervals.ts';
import type { Measures } from '../measures.ts';
import { distance, type Wish } from './wishes.ts';

/** In the first round each choice plays so many games, in each round after it four times as many, and half of the choices stay. */
export const FIRST_GAMES = 400;
export const GROWTH = 4;
/** Number of candidates that are played again with other chance. */
export const FINALISTS = 3;
/** In the confirmation each plays so many times the games of the last round. */
export const CONFIRMATION = 4;

/** How a choice did so far. */
export interface Standing {
  readonly index: number;
  readonly away: number;
  /** By wish. */
  readonly values: readonly number[];
}

/** How far each choice is from what is wanted; the nearest first. The choice 0 is the rules as they are. */
export function standings(wishes: readonly Wish[], measured: ReadonlyMap<number, Measures>): Standing[] {
  const present = valuesOf(wishes, measured.get(0)!);
  return [...measured]
    .map(([index, measures]) => {
      const values = valuesOf(wishes, measures);
      const away = wishes.reduce((sum, wish, at) => sum + distance(wish, values[at]!, present[at]!), 0);
      return { index, away, values };
    })
    .sort((one, other) => one.away - other.away || one.index - other.index);
}

/** Those that stay: the better half, but no fewer than the finalists, and always the rules as they are. */
export function survivors(ranked: readonly Standing[]): number[] {
  const count = Math.max(FINALISTS, Math.ceil(ranked.length / 2));
  const best = ranked.filter(({ index }) => index !== 0).slice(0, count);
  return [0, ...best.map(({ index }) => index)];
}

export function valuesOf(wishes: readonly Wish[], measures: Measures): number[] {
  return wishes.map((wish) => measures.tally(wish.text).mean / scaleOf(wish));
}

/** Wins and shared wins are counted in parts. */
function scaleOf({ of }: Wish): number {
  return of.every((name) => name.endsWith(' wins') || name === 'shared') ? WIN_PARTS : 1;
}

export type Met = 'met' | 'missed' | 'open';

/** What the confirmation says of a wish: each interval holds together with all others of the confirmation. */
export function judged(
  wish: Wish,
  measures: Measures,
  present: Measures,
  together: number,
): { readonly estimate: Estimate; readonly met: Met } {
  const scale = scaleOf(wish);
  const estimate = meanWith(measures.tally(wish.text), together, scale);
  const { low, high } = estimate;
  const { want } = wish;
  if (want.is === 'range') return { estimate, met: within(low, high, want.from, want.to) };
  if (want.is === 'equal') {
    // Nothing is ever exactly equal: a difference of a twentieth is small enough.
    const isShare = scale !== 1;
    const small = isShare ? 0.05 : 0.05 * Math.max(1, Math.abs(present.tally(wish.text).mean));
    return { estimate, met: within(low, high, -small, small) };
  }
  const now = present.tally(wish.text).mean / scale;
  const isBetter = want.is === 'less' ? high < now : low > now;
  const isWorse = want.is === 'less' ? low > now : high < now;
  return { estimate, met: isBetter ? 'met' : isWorse ? 'missed' : 'open' };
}

function within(low: number, high: number, from: number, to: number): Met {
  if (low >= from && high <= to) return 'met';
  return high < from || low > to ? 'missed' : 'open';
}
