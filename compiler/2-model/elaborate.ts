import type * as tree from '../1-syntax/tree.ts';
import type { Place } from '../problems/problem.ts';
import { placeOf } from './collect.ts';
import type { Context } from './environment.ts';
import type { Expr } from './model.ts';
import { noneCure } from './none-cure.ts';
import type { Scope } from './scope.ts';
import { showType } from './show.ts';
import { collection, howFits, join, NONE, present, type Type, UNKNOWN, YES_OR_NO } from './types.ts';

/** What every part that reads expressions needs: an expression inside of another, and whether its type fits. */

export function place(context: Context, node: { readonly span: tree.Span }): Place {
  return placeOf(context.placed, node);
}

export const unknownExpr: Expr = { op: 'not yet', type: UNKNOWN };

/** An expression of the tree with its names resolved and its type found. `expected` helps where a word could mean several things. */
export function elaborate(context: Context, scope: Scope, node: tree.Expr, expected?: Type): Expr {
  return scope.known(context.env.readers.expression(context, scope, node, expected));
}

/** The same, and it must be of the expected type. */
export function elaborateAs(context: Context, scope: Scope, node: tree.Expr, expected: Type): Expr {
  const expr = elaborate(context, scope, node, expected);
  mustFit(context, node, expr.type, expected);
  return expr;
}

/** Reports a value that cannot go where this type is expected; a number that only may not fit is left to the engine. */
export function mustFit(
  context: Context,
  node: { readonly span: tree.Span },
  type: Type,
  expected: Type,
): void {
  const at = place(context, node);
  const how = howFits(type, expected);
  const { env } = context;
  if (how === 'unproven') env.unproven.push(at);
  else if (how === 'may be none') env.problems.error('may-be-none', at, noneCure(node));
  else if (how === 'may be other')
    env.problems.error('may-be-other', at, { expected: showType(env, expected), found: showType(env, type) });
  else if (how === 'out of range') env.problems.error('out-of-range', at, rangeData(type, expected));
  else if (how === 'differs')
    env.problems.error('other-type', at, {
      expected: showType(env, expected),
      found: showType(env, type),
      ...(isWordEmpty(node) && expected.is === 'optional' ? { instead: 'none' } : {}),
    });
}

/** Where one thing or nothing is needed, nothing is `none`. */
function isWordEmpty(node: object): boolean {
  const expr = node as tree.Expr;
  return expr.is === 'ref' && expr.name.text === 'empty';
}

function rangeData(type: Type, expected: Type): Record<string, string | number> {
  const element = (one: Type): Type =>
    present(one).is === 'collection'
      ? present((present(one) as Extract<Type, { is: 'collection' }>).of)
      : present(one);
  const [a, b] = [element(type), element(expected)];
  if (a.is !== 'number' || b.is !== 'number') return {};
  return { value: a.from === a.to ? a.from : `${a.from}..${a.to}`, from: b.from, to: b.to };
}

export function condition(context: Context, scope: Scope, node: tree.Expr): Expr {
  return elaborateAs(context, scope, node, YES_OR_NO);
}

/** Several things to go through: as `domain`, and what may be none is a collection of one or of nothing. */
export function things(context: Context, scope: Scope, node: tree.Expr, expected?: Type): Domain {
  return asThings(context, node, elaborate(context, scope, node, expected && collection(expected)));
}

/** The same of an expression that has been read. */
export function asThings(context: Context, node: tree.Expr, expr: Expr): Domain {
  if (expr.type.is !== 'optional' || expr.type.of.is === 'collection') return asDomain(context, node, expr);
  const element = expr.type.of;
  const type = collection(element);
  const none: Expr = { op: 'constant', value: null, type: NONE };
  const isNone: Expr = { op: 'same', not: false, left: expr, right: none, type: YES_OR_NO };
  const alone: Expr = { op: 'list', items: [{ ...expr, type: element }], type };
  const nothing: Expr = { op: 'list', items: [], type };
  return { expr: { op: 'if', condition: isNone, then: nothing, otherwise: alone, type }, element };
}

interface Domain {
  readonly expr: Expr;
  readonly element: Type;
}

/** A collection to go through; one value is the collection of it alone. */
export function domain(context: Context, scope: Scope, node: tree.Expr, expected?: Type): Domain {
  return asDomain(context, node, elaborate(context, scope, node, expected && collection(expected)));
}

/** The same of an expression that has been read. */
export function asDomain(context: Context, node: tree.Expr, expr: Expr): Domain {
  if (expr.type.is === 'collection') return { expr, element: expr.type.of };
  if (expr.type.is === 'unknown') return { expr, element: UNKNOWN };
  if (expr.type.is === 'optional' || expr.type.is === 'none')
    mustFit(context, node, expr.type, present(expr.type));
  const element = present(expr.type);
  return { expr: { op: 'list', items: [expr], type: collection(element) }, element };
}

/** The type of both; reported where there is none. */
export function joined(context: Context, node: tree.Expr, a: Type, b: Type): Type {
  const both = join(a, b);
  if (!both)
    context.env.problems.error('other-type', place(context, node), {
      expected: showType(context.env, a),
      found: showType(context.env, b),
    });
  return both ?? UNKNOWN;
}
