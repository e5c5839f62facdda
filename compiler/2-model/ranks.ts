import type * as tree from '../1-syntax/tree.ts';
import { condition, elaborate, elaborateAs, mustFit, place, things } from './elaborate.ts';
import type { Context } from './environment.ts';
import type { MeasureModel, RankModel, TieModel } from './model.ts';
import type { Scope } from './scope.ts';
import { MANY, number } from './types.ts';

/** The ranking of a `rank` statement or of `winner`; the scope knows the thing ranked. */
export interface RankTree {
  readonly binder: tree.Binder;
  readonly where?: tree.Expr;
  readonly by: tree.Measure;
  readonly atLeast?: tree.Expr;
  readonly fromPlace?: tree.Expr;
  readonly first?: tree.Expr;
  readonly ties: readonly tree.Tie[];
  readonly span: tree.Span;
}

const ANY = number(-MANY, MANY);

export function readRank(context: Context, scope: Scope, node: RankTree): { rank: RankModel; scope: Scope } {
  const { expr, element } = things(context, scope, node.binder.in);
  const inner = scope.with(node.binder.variable.text, element);
  const where = node.where && condition(context, inner.scope, node.where);
  const known = where ? inner.scope.assuming(where, true) : inner.scope;
  const by = measure(context, known, node.by);
  const ties = node.ties.map(
    (tie): TieModel =>
      tie.is === 'measure'
        ? { is: 'measure', measure: measure(context, known, tie.measure) }
        : { is: tie.is },
  );
  reportTies(context, node);
  const clause = (value: tree.Expr | undefined, type = ANY) =>
    value && elaborateAs(context, scope, value, type);
  const atLeast = clause(node.atLeast);
  const fromPlace = clause(node.fromPlace, number(1, MANY));
  const first = clause(node.first, number(1, MANY));
  return {
    rank: {
      local: inner.local,
      in: expr,
      ...(where ? { where } : {}),
      by,
      ...(atLeast ? { atLeast } : {}),
      ...(fromPlace ? { fromPlace } : {}),
      ...(first ? { first } : {}),
      ties,
    },
    scope: known,
  };
}

/**
 * The parts of a text that say how ties are settled: `tie-1`. Those of several rankings are numbered through; what cannot happen
 * needs no words.
 */
export function tieParts(
  ranks: readonly { readonly ties: readonly { readonly is: TieModel['is'] }[] }[],
): string[] {
  return ranks
    .flatMap(({ ties }) => ties)
    .flatMap(({ is }, index) => (is === 'impossible' ? [] : [`tie-${index + 1}`]));
}

/** A number, or a value of a kind by its place in the order. */
function measure(context: Context, scope: Scope, node: tree.Measure): MeasureModel {
  const value = elaborate(context, scope, node.value);
  if (value.type.is !== 'kind') mustFit(context, node.value, value.type, ANY);
  return { most: node.most, value };
}

/** Ties are never left open: measures first, and at the end a rule that settles every tie. */
function reportTies(context: Context, node: RankTree): void {
  const { problems } = context.env;
  const last = node.ties.at(-1);
  const settling = node.ties.findIndex((tie) => tie.is !== 'measure');
  const behind = node.ties[settling + 1];
  if (!last) problems.error('no-tie-rule', place(context, node), {});
  else if (settling < 0) problems.error('tie-left-open', place(context, last), {});
  else if (behind)
    problems.error(
      'tie-after-last',
      place(context, behind),
      { rule: node.ties[settling]!.is },
      place(context, node.ties[settling]!),
    );
}
