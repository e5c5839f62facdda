import type * as tree from '../1-syntax/tree.ts';
import { elaborate, mustFit, place } from './elaborate.ts';
import type { Context } from './environment.ts';
import type { Expr } from './model.ts';
import type { Scope } from './scope.ts';
import { showType } from './show.ts';
import { collection, join, number, present, type Type, UNKNOWN, YES_OR_NO } from './types.ts';

/** `A is at least B`, `A is in B` and the like. */
export function compare(context: Context, scope: Scope, node: Extract<tree.Expr, { is: 'compare' }>): Expr {
  // A bare word such as `yellow` takes its meaning from the other side.
  const rightFirst = isBareValue(context, scope, node.left) && !isBareValue(context, scope, node.right);
  let left: Expr;
  let right: Expr;
  const isIn = node.relation === 'is in' || node.relation === 'is not in';
  if (rightFirst) {
    right = elaborate(context, scope, node.right);
    left = elaborate(
      context,
      scope,
      node.left,
      isIn && right.type.is === 'collection' ? right.type.of : right.type,
    );
  } else {
    left = elaborate(context, scope, node.left);
    right = elaborate(context, scope, node.right, isIn ? collection(present(left.type)) : present(left.type));
  }
  const not = node.relation === 'is not' || node.relation === 'is not in';
  if (isIn) {
    const inside =
      right.type.is === 'collection'
        ? right
        : ({ op: 'list', items: [right], type: collection(right.type) } satisfies Expr);
    comparable(context, node, left.type, inside.type.is === 'collection' ? inside.type.of : UNKNOWN);
    return { op: 'in', not, left, right: inside, type: YES_OR_NO };
  }
  if (node.relation === 'is' || node.relation === 'is not') {
    const several = left.type.is === 'collection' || right.type.is === 'collection';
    if (several) {
      const element = (type: Type): Type => (type.is === 'collection' ? type.of : type);
      comparable(context, node, element(left.type), element(right.type));
      return {
        op: inOrder(left.type, right.type) ? 'same list' : 'same set',
        not,
        left,
        right,
        type: YES_OR_NO,
      };
    }
    comparable(context, node, left.type, right.type);
    return { op: 'same', not, left, right, type: YES_OR_NO };
  }
  for (const [side, expr] of [
    [node.left, left],
    [node.right, right],
  ] as const) {
    if (expr.type.is === 'optional' || expr.type.is === 'none')
      mustFit(context, side, expr.type, present(expr.type).is === 'none' ? number(0, 0) : present(expr.type));
    else if (expr.type.is !== 'number' && expr.type.is !== 'kind' && expr.type.is !== 'unknown')
      context.env.problems.error('not-ordered', place(context, side), {
        found: showType(context.env, expr.type),
      });
  }
  const isOrdered = ({ type }: Expr): boolean =>
    ['number', 'kind', 'optional', 'none', 'unknown'].includes(type.is);
  if (isOrdered(left) && isOrdered(right)) comparable(context, node, left.type, right.type);
  const op = {
    'is at least': 'at least',
    'is at most': 'at most',
    'is more than': 'more',
    'is less than': 'less',
  } as const;
  return { op: op[node.relation], left, right, type: YES_OR_NO };
}

/** Order counts between lists; as soon as a set or a place is compared it does not. */
function inOrder(a: Type, b: Type): boolean {
  const forms = [a, b].map((type) => (type.is === 'collection' ? type.form : 'several'));
  return forms.includes('list') && !forms.includes('set') && !forms.includes('place');
}

function comparable(context: Context, node: Extract<tree.Expr, { is: 'compare' }>, a: Type, b: Type): void {
  if (!join(a, b))
    context.env.problems.error(
      'other-type',
      place(context, node.right),
      { expected: showType(context.env, a), found: showType(context.env, b) },
      place(context, node.left),
    );
}

/** A word that is nothing but a value of a kind. */
function isBareValue(context: Context, scope: Scope, node: tree.Expr): boolean {
  if (node.is === 'list' && node.items.length > 0)
    return node.items.every((item) => isBareValue(context, scope, item));
  if (node.is !== 'ref' || node.of || node.hasArgs || scope.get(node.name.text)) return false;
  const word = node.name.text;
  const declared = (['field', 'term', 'option', 'table', 'grid'] as const).some((sort) =>
    context.env.entry(sort, word),
  );
  return !declared && context.env.kindsWith(word).length > 0;
}
