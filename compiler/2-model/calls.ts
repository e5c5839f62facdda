import type * as tree from '../1-syntax/tree.ts';
import { parameters } from './declared-values.ts';
import { elaborate, elaborateAs, mustFit, place } from './elaborate.ts';
import type { Context } from './environment.ts';
import type { Expr, Target } from './model.ts';
import type { Scope } from './scope.ts';
import { signatureOf } from './terms.ts';
import { UNKNOWN } from './types.ts';

/** Something that can change: a field, or the face of a piece. All of a field with keys only where it `mayBeWhole`. */
export function targetOf(
  context: Context,
  scope: Scope,
  node: tree.Expr,
  mayBeWhole = false,
): Target | undefined {
  const expr = elaborate(context, scope, node);
  if (expr.op === 'field') {
    if (expr.whole && !mayBeWhole) {
      context.env.problems.error('argument-count', place(context, node), {
        name: expr.field,
        expected: context.env.fields.get(expr.field)?.keys.length ?? 0,
        found: 0,
      });
      return undefined;
    }
    const type = context.env.fields.get(expr.field)?.type ?? UNKNOWN;
    return {
      is: 'field',
      field: expr.field,
      keys: expr.keys,
      ...(expr.of ? { of: expr.of } : {}),
      whole: expr.whole,
      type,
    };
  }
  if (expr.op === 'face') return { is: 'face', of: expr.of, type: expr.type };
  if (expr.type.is !== 'unknown')
    context.env.problems.error('cannot-change', place(context, node), {
      name: node.is === 'ref' ? node.name.text : '',
    });
  return undefined;
}

export function phaseCall(
  context: Context,
  scope: Scope,
  ref: tree.Ref,
): { phase: string; args: Expr[]; of?: Expr } | undefined {
  const { env } = context;
  const entry = env.entry('phase', ref.name.text);
  if (entry?.tree.is !== 'phase') {
    wrongSort(context, ref, 'phase');
    for (const arg of ref.args) elaborate(context, scope, arg);
    if (ref.of) elaborate(context, scope, ref.of);
    return undefined;
  }
  env.used.add(`phase ${entry.name}`);
  const { owner, params } = signatureOf(env, entry, entry.tree.head);
  const args = parameters(context, scope, ref, params);
  let of: Expr | undefined;
  if (ref.of && !owner)
    env.problems.error('nobodys', place(context, ref), { name: entry.name }, entry.nameAt);
  else if (ref.of && owner) of = elaborateAs(context, scope, ref.of, owner.type);
  else if (owner && scope.owner) {
    of = { op: 'local', local: scope.owner.name, type: scope.owner.type };
    mustFit(context, ref, scope.known(of).type, owner.type);
  } else if (owner) env.problems.error('whose', place(context, ref), { name: entry.name, owner: owner.name });
  return { phase: entry.name, args, ...(of ? { of } : {}) };
}

export function scoringCall(
  context: Context,
  scope: Scope,
  ref: tree.Ref,
): { scoring: string; args: Expr[] }[] {
  const { env } = context;
  const entry = env.entry('scoring', ref.name.text);
  if (entry?.tree.is !== 'scoring') {
    wrongSort(context, ref, 'scoring');
    return [];
  }
  env.used.add(`scoring ${entry.name}`);
  const { params } = signatureOf(env, entry, { name: entry.tree.name, params: entry.tree.params });
  return [{ scoring: entry.name, args: parameters(context, scope, ref, params) }];
}

/** A name that is not of the sort that is needed here: another sort, or unknown. */
export function wrongSort(context: Context, ref: tree.Ref, sort: 'phase' | 'action' | 'scoring'): void {
  const { env } = context;
  const other = (['phase', 'action', 'scoring', 'rules', 'term', 'field', 'table'] as const).find(
    (candidate) => env.entry(candidate, ref.name.text),
  );
  if (other)
    env.problems.error(
      'other-sort',
      place(context, ref.name),
      { name: ref.name.text, expected: sort, found: other },
      env.entry(other, ref.name.text)!.nameAt,
    );
  else env.unknown(context.placed, ref.name, env.names(sort));
}
