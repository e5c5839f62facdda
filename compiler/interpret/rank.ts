import type { MeasureModel, RankModel, Value } from '../2-model/model.ts';
import { asList, distinct, same } from '../2-model/values.ts';
import { counted } from './checks.ts';
import {
  type Book,
  type Code,
  type EvaluationContext,
  fault,
  type NameScope,
  numberIn,
  spend,
} from './evaluation-context.ts';
import { prepare } from './expressions.ts';

export interface RankCode {
  readonly source: Code;
  readonly slot: number;
  readonly where: Code | undefined;
  readonly atLeast: Code | undefined;
  readonly fromPlace: Code | undefined;
  readonly first: Code | undefined;
  /** The measure, then those of the tie rules, in order. */
  readonly measures: readonly { readonly most: boolean; readonly value: Code }[];
  /** What happens to those whom no measure can tell apart. */
  readonly tie: 'share' | 'joint win' | 'by lot' | 'nobody' | 'impossible';
}

export function prepareRank(rank: RankModel, names: NameScope, book: Book): RankCode {
  const inner = names.bind(rank.local);
  const measure = ({ most, value }: MeasureModel) => ({ most, value: prepare(value, inner.names, book) });
  const last = rank.ties.at(-1);
  return {
    source: prepare(rank.in, names, book),
    slot: inner.slot,
    where: rank.where && prepare(rank.where, inner.names, book),
    atLeast: rank.atLeast && prepare(rank.atLeast, names, book),
    fromPlace: rank.fromPlace && counted(prepare(rank.fromPlace, names, book), rank.fromPlace, 'place', book),
    first: rank.first && counted(prepare(rank.first, names, book), rank.first, 'first', book),
    measures: [
      measure(rank.by),
      ...rank.ties.flatMap((tie) => (tie.is === 'measure' ? [measure(tie.measure)] : [])),
    ],
    tie: last === undefined || last.is === 'measure' ? 'impossible' : last.is,
  };
}

/** One who is ranked. */
export interface Ranked {
  readonly value: Value;
  readonly place: number;
  /** How many places this one and those tied with it take together, from this one on. */
  readonly shared: number;
  /** The tie rule that decided, from 1; 0: the measure itself. */
  readonly decidedBy: number;
}

/** A ranking, as far as it goes; with `lot` chance must decide who of these is next. */
export interface Ranking {
  readonly ranked: readonly Ranked[];
  readonly lot?: readonly Value[];
}

interface Group {
  readonly values: readonly Value[];
  readonly decidedBy: number;
}

/** Puts everyone in order; `picks` are the lots drawn so far, in order. */
export function ranking(context: EvaluationContext, rank: RankCode, picks: readonly Value[]): Ranking {
  const from = rank.fromPlace ? numberIn(context, rank.fromPlace(context)) : 1;
  const places = rank.first ? numberIn(context, rank.first(context)) : Number.POSITIVE_INFINITY;
  const ranked: Ranked[] = [];
  let drawn = 0;
  const measured = new Map<Value, number>();
  const taking = candidates(context, rank, measured);
  for (const { values, decidedBy } of groups(context, rank, taking, 0, measured)) {
    const before = ranked.length;
    const place = from + before;
    if (before >= places) break;
    if (values.length === 1) {
      ranked.push({ value: values[0]!, place, shared: 1, decidedBy });
      continue;
    }
    switch (rank.tie) {
      case 'share':
        // Each of them gets a part of what all these places are worth.
        spend(context, values.length ** 2);
        for (const value of values) ranked.push({ value, place, shared: values.length, decidedBy });
        break;
      case 'joint win':
        for (const value of values) ranked.push({ value, place, shared: 1, decidedBy });
        break;
      case 'by lot': {
        let tied = values;
        while (tied.length > 0 && ranked.length < places) {
          const next: Value | undefined = tied.length === 1 ? tied[0] : picks[drawn++];
          if (next === undefined) return { ranked, lot: tied };
          ranked.push({ value: next, place: from + ranked.length, shared: 1, decidedBy });
          tied = tied.filter((value) => !same(value, next));
        }
        break;
      }
      case 'nobody':
        return { ranked };
      case 'impossible':
        return fault(context, 'tie');
    }
  }
  return { ranked };
}

/** Those who take part, each once: they are in D, `where` holds, and they have at least as much as asked, which is `measured`. */
function candidates(context: EvaluationContext, rank: RankCode, measured: Map<Value, number>): Value[] {
  const least = rank.atLeast ? numberIn(context, rank.atLeast(context)) : Number.NEGATIVE_INFINITY;
  return distinct(asList(rank.source(context))).filter((value) => {
    spend(context, 1);
    context.bound[rank.slot] = value;
    if (rank.where && rank.where(context) !== true) return false;
    if (rank.atLeast === undefined) return true;
    const by = numberIn(context, rank.measures[0]!.value(context));
    measured.set(value, by);
    return by >= least;
  });
}

/** Best first, those together whom no measure tells apart. */
function groups(
  context: EvaluationContext,
  rank: RankCode,
  values: readonly Value[],
  depth: number,
  measured?: ReadonlyMap<Value, number>,
): Group[] {
  const measure = rank.measures[depth];
  if (values.length === 0) return [];
  if (depth > 0 && values.length === 1) return [{ values, decidedBy: depth - 1 }];
  if (!measure) return [{ values, decidedBy: depth }];
  const sign = measure.most ? -1 : 1;
  const levels = new Map<number, Value[]>();
  for (const value of values) {
    spend(context, 1);
    context.bound[rank.slot] = value;
    const by = sign * (measured?.get(value) ?? numberIn(context, measure.value(context)));
    const equal = levels.get(by);
    if (equal) equal.push(value);
    else levels.set(by, [value]);
  }
  return [...levels]
    .sort(([a], [b]) => a - b)
    .flatMap(([, equal]) => groups(context, rank, equal, depth + 1));
}
