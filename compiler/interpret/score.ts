import type { Value } from '../2-model/model.ts';
import { type EvaluationContext, fault } from './evaluation-context.ts';
import type { Program } from './program.ts';
import { ranking } from './rank.ts';

/** The points of one seat. */
export interface SeatScore {
  readonly seat: number;
  readonly total: number;
  /** By scoring: all, and by the value after `for` where there is one (as JSON: a kind by its position). */
  readonly by: Readonly<
    Record<string, { readonly total: number; readonly for: Readonly<Record<string, number>> }>
  >;
}

export function score(context: EvaluationContext): SeatScore[] {
  const { points } = context.state;
  return context.seating.seats.map((seat) => {
    const by: Record<string, { total: number; for: Record<string, number> }> = {};
    for (const name in points) {
      const part = { total: 0, for: {} as Record<string, number> };
      for (const key in points[name]) {
        const amount = points[name]![key]![seat] ?? 0;
        part.total += amount;
        if (key !== '') part.for[key] = amount;
      }
      by[name] = part;
    }
    return { seat, total: Object.values(by).reduce((total, part) => total + part.total, 0), by };
  });
}

export interface Result {
  /** Best first. */
  readonly ranking: readonly {
    readonly seat: number;
    readonly place: number;
    readonly points: number;
    /** The tie rule that gave this place, counted from 1; null where the measure was enough. */
    readonly tie: number | null;
  }[];
  /** The tie rule that decided who won, with its id. */
  readonly decidedBy: { readonly tie: number; readonly id: string } | null;
  /** What the game reports where only one is ranked. */
  readonly solo: Value;
}

/** The ranking at the end; undefined while the game is going on. */
export function result(program: Program, context: EvaluationContext): Result | undefined {
  if (!context.state.over) return undefined;
  const { rank, solo, slot } = program.winner;
  const { ranked, lot } = ranking(context, rank, []);
  if (lot) fault(context, 'tie', 'winner');
  const totals = score(context);
  const [best, ...others] = ranked;
  if (best) context.bound[slot] = best.value;
  return {
    ranking: ranked.map(({ value, place, decidedBy }) => ({
      seat: value as number,
      place,
      points: totals[value as number]!.total,
      tie: decidedBy === 0 ? null : decidedBy,
    })),
    decidedBy:
      best && best.decidedBy > 0 ? { tie: best.decidedBy, id: `winner.tie.${best.decidedBy}` } : null,
    solo: best && others.length === 0 && solo ? solo(context) : null,
  };
}
