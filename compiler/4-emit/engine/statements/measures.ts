import type { Expr, MeasureModel, RankModel } from '../../../2-model/model.ts';
import { MANY } from '../../../2-model/types.ts';
import { code } from '../../code/build.ts';
import type { Out } from '../../code/out.ts';
import { expr } from '../../code/quote.ts';
import type { Code } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import type { Scope } from '../gen.ts';

/** What a ranking compares, one after the other. */
export function measuresOf(rank: RankModel): MeasureModel[] {
  return [rank.by, ...rank.ties.flatMap((tie) => (tie.is === 'measure' ? [tie.measure] : []))];
}

/** The number of a place, or how many get one. */
export function placeOr(
  e: Emitter,
  asked: Expr | undefined,
  otherwise: number,
  scope: Scope,
  out: Out,
): Code {
  if (!asked) return code(otherwise);
  const place = e.num(asked, scope, out);
  const isPlace = asked.type.is === 'number' && asked.type.from >= 1;
  return isPlace ? place : expr`within(${place}, 1, ${MANY}, 'place')`;
}
