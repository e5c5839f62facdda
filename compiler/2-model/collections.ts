import type * as tree from '../1-syntax/tree.ts';
import { condition, domain, elaborate, joined, mustFit, place, things, unknownExpr } from './elaborate.ts';
import type { Context } from './environment.ts';
import type { Bound, Expr } from './model.ts';
import type { Scope } from './scope.ts';
import { showType } from './show.ts';
import { knownOfMember } from './sides.ts';
import {
  collection,
  itemType,
  MANY,
  NONE,
  number,
  optional,
  present,
  type Type,
  UNKNOWN,
  YES_OR_NO,
} from './types.ts';

type Collection = Extract<Type, { is: 'collection' }>;

/** `some x in D where C`, `total of E for x in D`: expressions that go through a collection. */
function bind(
  context: Context,
  scope: Scope,
  binder: tree.Binder,
  expected?: Type,
): { bound: Bound; element: Type; scope: Scope } {
  const { expr, element } = things(context, scope, binder.in, expected);
  const inner = scope.with(binder.variable.text, element, true);
  const local: Expr = { op: 'local', local: inner.local, type: element };
  const known = knownOfMember(context, inner.scope, local, expr);
  return { bound: { local: inner.local, in: expr }, element, scope: known };
}

export function quantify(
  context: Context,
  scope: Scope,
  node: Extract<tree.Expr, { is: 'quantify' }>,
  expected: Type | undefined,
): Expr {
  const { bound, element, scope: inner } = bind(context, scope, node.binder);
  const where = node.where && condition(context, inner, node.where);
  // What the condition says about the thing itself holds for the things found.
  const found = where
    ? inner.assuming(where, true).known({ op: 'local', local: bound.local, type: element }).type
    : element;
  const rest = { bound, ...(where ? { where } : {}) };
  switch (node.how) {
    case 'some':
    case 'no':
      return { op: node.how, ...rest, type: YES_OR_NO };
    case 'all':
      return { op: 'all', ...rest, type: collection(found) };
    case 'count':
      return { op: 'count of', ...rest, type: number(0, sizeOf(context, bound.in)) };
    case 'the':
    case 'the first':
    case 'the last':
      return { op: node.how, ...rest, type: found };
    case 'first':
    case 'last': {
      const otherwise = node.otherwise && elaborate(context, scope, node.otherwise, expected ?? element);
      if (!where && !otherwise) return endOf(context, scope, node.how, bound.in, element);
      const type = otherwise ? joined(context, node.otherwise!, found, otherwise.type) : optional(found);
      return {
        op: node.how === 'first' ? 'first of' : 'last of',
        ...rest,
        ...(otherwise ? { otherwise } : {}),
        type,
      };
    }
  }
}

/** `first of D` and `last of D`. */
export function endOf(
  context: Context,
  scope: Scope,
  which: 'first' | 'last',
  of: Expr,
  element: Type,
): Expr {
  return { op: which, of, type: surelyNotEmpty(context, scope, of) ? element : optional(element) };
}

/** At most how many things a collection holds, as far as it is plain. */
export function sizeOf(context: Context, expr: Expr): number {
  const { env } = context;
  switch (expr.op) {
    case 'list':
      return expr.items.length;
    case 'players':
      return env.playerCounts.to;
    case 'imaginary':
      return env.imaginaryCounts.to;
    case 'seats':
    case 'winners':
      return env.seatCounts.to;
    case 'joined':
      return sizeOf(context, expr.left) + sizeOf(context, expr.right);
    case 'if':
      return Math.max(sizeOf(context, expr.then), sizeOf(context, expr.otherwise));
    case 'all':
      return sizeOf(context, expr.bound.in);
    case 'cells of line': {
      const grid = env.grids.get(expr.of.type.is === 'line' ? expr.of.type.grid : '');
      return grid?.lines.reduce((most, line) => Math.max(most, line.cells.length), 0) ?? 0;
    }
    case 'field': {
      const field = env.fields.get(expr.field);
      const one = field?.type.is === 'collection' ? heldIn(context, field.type, field.upTo) : 1;
      return expr.whole ? (field?.keys ?? []).reduce((size, key) => size * valuesOf(context, key), one) : one;
    }
    case 'range':
    case 'cells':
    case 'neighbours':
    case 'holes':
    case 'cells of field':
    case 'reached':
    case 'lines':
    case 'lines of cell':
    case 'every piece':
    case 'clockwise':
    case 'others':
      return expr.type.is === 'collection' ? valuesOf(context, expr.type.of) : MANY;
    default:
      return distinctIn(context, expr.type);
  }
}

/** `up to` is the most that a set or list ever holds, but a place only when the game stops. */
function heldIn(context: Context, type: Collection, upTo = MANY): number {
  const distinct = distinctIn(context, type);
  return type.form === 'place' ? distinct : Math.min(upTo, distinct);
}

/** A set or a place holds nothing twice; of anything else there may be any number. */
function distinctIn(context: Context, type: Type): number {
  if (type.is !== 'collection' || (type.form !== 'set' && type.form !== 'place')) return MANY;
  return valuesOf(context, type.of);
}

/** How many different values a type has. */
export function valuesOf(context: Context, type: Type): number {
  const { env } = context;
  switch (type.is) {
    case 'kind':
      return type.values.length;
    case 'piece':
      return env.pieces.get(type.pieces)?.pieces.length ?? 0;
    case 'cell':
      return env.grids.get(type.grid)?.cells.filter((cell) => type.members.includes(cell.member)).length ?? 0;
    case 'line':
      return env.grids.get(type.grid)?.lines.filter((line) => type.members.includes(line.member)).length ?? 0;
    case 'seat':
      return type.player ? env.playerCounts.to : env.seatCounts.to;
    case 'number':
      return Math.min(MANY, type.to - type.from + 1);
    case 'yes or no':
      return 2;
    default:
      return MANY;
  }
}

export function gather(
  context: Context,
  scope: Scope,
  node: Extract<tree.Expr, { is: 'gather' }>,
  expected: Type | undefined,
): Expr {
  const bounds: Bound[] = [];
  let inner = scope;
  for (const binder of node.binders) {
    const next = bind(context, inner, binder);
    bounds.push(next.bound);
    inner = next.scope;
  }
  const where = node.where && condition(context, inner, node.where);
  const known = where ? inner.assuming(where, true) : inner;
  const value =
    bounds.length > 0 ? elaborate(context, known, node.value) : domain(context, known, node.value).expr;
  const element = bounds.length > 0 ? value.type : value.type.is === 'collection' ? value.type.of : UNKNOWN;
  const otherwise = node.otherwise && elaborate(context, scope, node.otherwise, expected ?? element);
  const rest = { value, bounds, ...(where ? { where } : {}), ...(otherwise ? { otherwise } : {}) };
  if (node.how === 'all') {
    // Collections that are gathered become one.
    const item = present(element).is === 'collection' ? itemType(element) : element;
    // What is none is left out: where several are gone through, it is nothing.
    if (element.is === 'optional' && bounds.length > 0 && element.of.is !== 'collection') {
      const none: Expr = { op: 'constant', value: null, type: NONE };
      const isThere: Expr = { op: 'same', not: true, left: value, right: none, type: YES_OR_NO };
      const both: Expr = where ? { op: 'and', parts: [where, isThere], type: YES_OR_NO } : isThere;
      const there = { ...rest, value: { ...value, type: element.of }, where: both };
      return { op: 'all of', ...there, type: collection(element.of) };
    }
    return { op: 'all of', ...rest, type: collection(item) };
  }
  const any = number(-MANY, MANY);
  if (bounds.length > 0 && present(element).is === 'collection') {
    context.env.problems.error('other-type', place(context, node.value), {
      expected: 'number',
      found: showType(context.env, element),
      instead: 'brackets',
      how: node.how,
    });
    return unknownExpr;
  }
  if (element.is !== 'kind') mustFit(context, node.value, element, any);
  if (node.how === 'total') {
    const base = present(element);
    const most =
      bounds.length > 0
        ? bounds.reduce((product, bound) => product * sizeOf(context, bound.in), 1)
        : sizeOf(context, value);
    const type =
      base.is === 'number' ? number(Math.min(0, base.from * most), Math.max(0, base.to * most)) : UNKNOWN;
    return { op: 'total of', ...rest, type };
  }
  const op = node.how === 'highest' ? 'highest of' : 'lowest of';
  if (otherwise) return { op, ...rest, type: joined(context, node.otherwise!, element, otherwise.type) };
  const surely =
    bounds.length > 0
      ? !where && bounds.every((bound) => surelyNotEmpty(context, scope, bound.in))
      : surelyNotEmpty(context, scope, value);
  return { op, ...rest, type: surely ? element : optional(element) };
}

/** Whether a collection has something in it, whatever the situation. */
export function surelyNotEmpty(context: Context, scope: Scope, expr: Expr): boolean {
  switch (expr.op) {
    case 'list':
      return expr.items.length > 0;
    case 'range':
      return (
        expr.from.type.is === 'number' &&
        expr.to.type.is === 'number' &&
        expr.from.type.to <= expr.to.type.from
      );
    case 'players':
    case 'seats':
    case 'clockwise':
    case 'cells':
    case 'every piece':
    case 'lines':
    case 'not yet':
      return true;
    case 'joined':
      return surelyNotEmpty(context, scope, expr.left) || surelyNotEmpty(context, scope, expr.right);
    default:
      return scope.isKnownNotEmpty(expr);
  }
}
