import type * as tree from '../1-syntax/tree.ts';
import type { Place } from '../problems/problem.ts';
import { placeOf } from './collect.ts';
import type { Environment } from './environment.ts';
import type { Bound, Expr } from './model.ts';
import { reference } from './references.ts';
import type { Scope } from './scope.ts';
import { showType } from './show.ts';
import { collection, fit, join, number, optional, present, type Type, UNKNOWN, YES_OR_NO } from './types.ts';

/** What an expression is worked out in: the game's declarations, and the declaration it stands in. */
export interface Context {
  readonly env: Environment;
  readonly placed: tree.Placed;
}

export function place(context: Context, node: { readonly span: tree.Span }): Place {
  return placeOf(context.placed, node);
}

export const unknownExpr: Expr = { op: 'not yet', type: UNKNOWN };

/** An expression of the tree with its names resolved and its type found. `expected` helps where a word could mean several things. */
export function elaborate(context: Context, scope: Scope, node: tree.Expr, expected?: Type): Expr {
  return scope.known(work(context, scope, node, expected));
}

/** The same, and it must be of the expected type. */
export function elaborateAs(context: Context, scope: Scope, node: tree.Expr, expected: Type): Expr {
  const expr = elaborate(context, scope, node, expected);
  mustFit(context, node, expr.type, expected);
  return expr;
}

/** Reports a value that cannot go where this type is expected; a number that only may not fit is left to the engine. */
export function mustFit(context: Context, node: { readonly span: tree.Span }, type: Type, expected: Type): void {
  const at = place(context, node);
  const how = fit(type, expected);
  const { env } = context;
  if (how === 'unproven') env.unproven.push(at);
  else if (how === 'may be none') env.problems.error('may-be-none', at, { expected: showType(env, expected) });
  else if (how === 'may be other') env.problems.error('may-be-other', at, { expected: showType(env, expected), found: showType(env, type) });
  else if (how === 'out of range') env.problems.error('out-of-range', at, rangeData(type, expected));
  else if (how === 'differs') env.problems.error('other-type', at, { expected: showType(env, expected), found: showType(env, type) });
}

function rangeData(type: Type, expected: Type): Record<string, string | number> {
  const [a, b] = [present(type), present(expected)];
  if (a.is !== 'number' || b.is !== 'number') return {};
  return { value: a.from === a.to ? a.from : `${a.from}..${a.to}`, from: b.from, to: b.to };
}

export function condition(context: Context, scope: Scope, node: tree.Expr): Expr {
  return elaborateAs(context, scope, node, YES_OR_NO);
}

/** A collection to go through; one value is the collection of it alone. */
export function domain(context: Context, scope: Scope, node: tree.Expr, expected?: Type): { expr: Expr; element: Type } {
  const expr = elaborate(context, scope, node, expected && collection(expected));
  if (expr.type.is === 'collection') return { expr, element: expr.type.of };
  if (expr.type.is === 'unknown') return { expr, element: UNKNOWN };
  if (expr.type.is === 'optional' || expr.type.is === 'none') mustFit(context, node, expr.type, present(expr.type));
  const element = present(expr.type);
  return { expr: { op: 'list', items: [expr], type: collection(element) }, element };
}

function work(context: Context, scope: Scope, node: tree.Expr, expected: Type | undefined): Expr {
  switch (node.is) {
    case 'number':
      return { op: 'constant', value: node.value, type: number(node.value, node.value) };
    case 'ref':
      return reference(context, scope, node, expected);
    case 'list':
      return list(context, scope, node, expected);
    case 'range':
      return range(context, scope, node, expected);
    case 'every': {
      if (context.env.pieces.has(node.name.text))
        return { op: 'every piece', pieces: node.name.text, type: collection(context.env.pieceType(node.name.text)) };
      context.env.unknown(context.placed, node.name, context.env.pieces.keys());
      return unknownExpr;
    }
    case 'clockwise':
      return { op: 'clockwise', of: elaborateAs(context, scope, node.from, { is: 'seat', player: true }), type: collection({ is: 'seat', player: true }) };
    case 'reached':
      return reached(context, scope, node);
    case 'quantify':
      return quantify(context, scope, node, expected);
    case 'gather':
      return gather(context, scope, node, expected);
    case 'if': {
      const test = condition(context, scope, node.condition);
      const then = elaborate(context, scope.assuming(test, true), node.then, expected);
      const otherwise = elaborate(context, scope.assuming(test, false), node.otherwise, expected ?? then.type);
      return { op: 'if', condition: test, then, otherwise, type: joined(context, node.otherwise, then.type, otherwise.type) };
    }
    case 'arithmetic':
      return arithmetic(context, scope, node, expected);
    case 'compare':
      return compare(context, scope, node);
    case 'empty': {
      const of = elaborate(context, scope, node.of);
      if (of.type.is !== 'collection' && of.type.is !== 'unknown')
        context.env.problems.error('other-type', place(context, node.of), { expected: 'list of …', found: showType(context.env, of.type) });
      return { op: 'empty', not: node.not, of, type: YES_OR_NO };
    }
    case 'and':
    case 'or': {
      const parts: Expr[] = [];
      let known = scope;
      for (const part of node.parts) {
        const expr = condition(context, known, part);
        parts.push(expr);
        known = known.assuming(expr, node.is === 'and');
      }
      return { op: node.is, parts, type: YES_OR_NO };
    }
    case 'not':
      return { op: 'not', part: condition(context, scope, node.part), type: YES_OR_NO };
  }
}

/** The type of both; reported where there is none. */
function joined(context: Context, node: tree.Expr, a: Type, b: Type): Type {
  const both = join(a, b);
  if (!both) context.env.problems.error('other-type', place(context, node), { expected: showType(context.env, a), found: showType(context.env, b) });
  return both ?? UNKNOWN;
}

function list(context: Context, scope: Scope, node: Extract<tree.Expr, { is: 'list' }>, expected: Type | undefined): Expr {
  const only = node.items[0];
  if (only && node.items.length === 1) return work(context, scope, only, expected);
  const element = expected && (present(expected).is === 'collection' ? (present(expected) as Extract<Type, { is: 'collection' }>).of : expected);
  const items = node.items.map((item) => elaborate(context, scope, item, element));
  const type = items.map((item) => item.type).reduce<Type | undefined>((a, b) => (a ? join(a, b) : undefined), items[0]?.type);
  if (items.length > 0 && !type) {
    const odd = items.findIndex((item) => !join(items[0]!.type, item.type));
    joined(context, node.items[odd]!, items[0]!.type, items[odd]!.type);
  }
  return { op: 'list', items, type: collection(items.length === 0 ? (element ?? UNKNOWN) : (type ?? UNKNOWN)) };
}

function range(context: Context, scope: Scope, node: Extract<tree.Expr, { is: 'range' }>, expected: Type | undefined): Expr {
  const element = expected?.is === 'collection' ? expected.of : expected;
  const from = elaborate(context, scope, node.from, element);
  const to = elaborate(context, scope, node.to, from.type);
  if (from.type.is === 'kind' && to.type.is === 'kind' && from.type.kind === to.type.kind) {
    const [first, last] = [from.type.values[0] ?? 0, to.type.values.at(-1) ?? 0];
    const values = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
    const kind = from.type.kind;
    if (values.length === 0) context.env.problems.error('range-backwards', place(context, node), { from: showType(context.env, from.type), to: showType(context.env, to.type) });
    return {
      op: 'list',
      items: values.map((value) => ({ op: 'constant', value, type: { is: 'kind', kind, values: [value] } })),
      type: collection({ is: 'kind', kind, values }),
    };
  }
  const any = number(-(2 ** 31 - 1), 2 ** 31 - 1);
  mustFit(context, node.from, from.type, any);
  mustFit(context, node.to, to.type, any);
  const [low, high] = [present(from.type), present(to.type)];
  if (low.is !== 'number' || high.is !== 'number') return { op: 'range', from, to, type: collection(UNKNOWN) };
  if (from.op === 'constant' && to.op === 'constant' && low.from > high.to)
    context.env.problems.error('range-backwards', place(context, node), { from: low.from, to: high.to });
  return { op: 'range', from, to, type: collection(number(low.from, Math.max(low.from, high.to))) };
}

function bind(context: Context, scope: Scope, binder: tree.Binder, expected?: Type): { bound: Bound; element: Type; scope: Scope } {
  const { expr, element } = domain(context, scope, binder.in, expected);
  const inner = scope.with(binder.variable.text, element);
  return { bound: { local: inner.local, in: expr }, element, scope: inner.scope };
}

function quantify(context: Context, scope: Scope, node: Extract<tree.Expr, { is: 'quantify' }>, expected: Type | undefined): Expr {
  const { bound, element, scope: inner } = bind(context, scope, node.binder);
  const where = node.where && condition(context, inner, node.where);
  // What the condition says about the thing itself holds for the things found.
  const found = where ? inner.assuming(where, true).known({ op: 'local', local: bound.local, type: element }).type : element;
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
      const type = otherwise ? joined(context, node.otherwise!, found, otherwise.type) : optional(found);
      return { op: node.how === 'first' ? 'first of' : 'last of', ...rest, ...(otherwise ? { otherwise } : {}), type };
    }
  }
}

/** At most how many things a collection holds, as far as it is plain. */
export function sizeOf(context: Context, expr: Expr): number {
  const { env } = context;
  const type = expr.type.is === 'collection' ? expr.type.of : UNKNOWN;
  const distinct = (): number => {
    if (type.is === 'kind') return type.values.length;
    if (type.is === 'piece') return env.pieces.get(type.pieces)?.pieces.length ?? 0;
    if (type.is === 'cell') return env.grids.get(type.grid)?.cells.filter((cell) => type.members.includes(cell.member)).length ?? 0;
    if (type.is === 'seat') return type.player ? env.playerCounts.to : env.seatCounts.to;
    if (type.is === 'number') return type.to - type.from + 1;
    return 2 ** 31 - 1;
  };
  switch (expr.op) {
    case 'list':
      return expr.items.length;
    case 'players':
      return env.playerCounts.to;
    case 'seats':
      return env.seatCounts.to;
    case 'imaginary':
      return env.imaginaryCounts.to;
    case 'joined':
      return sizeOf(context, expr.left) + sizeOf(context, expr.right);
    case 'all':
      return sizeOf(context, expr.bound.in);
    case 'cells of line':
      return env.grids.get(expr.of.type.is === 'line' ? expr.of.type.grid : '')?.lines.reduce((most, line) => Math.max(most, line.cells.length), 0) ?? 0;
    case 'field': {
      const field = env.fields.get(expr.field);
      if (expr.type.is === 'collection' && expr.type.form === 'list') return field?.upTo ?? 2 ** 31 - 1;
      return Math.min(distinct(), field?.upTo ?? 2 ** 31 - 1);
    }
    case 'all of':
    case 'term':
      return 2 ** 31 - 1;
    default:
      return distinct();
  }
}

function gather(context: Context, scope: Scope, node: Extract<tree.Expr, { is: 'gather' }>, expected: Type | undefined): Expr {
  const bounds: Bound[] = [];
  let inner = scope;
  for (const binder of node.binders) {
    const next = bind(context, inner, binder);
    bounds.push(next.bound);
    inner = next.scope;
  }
  const where = node.where && condition(context, inner, node.where);
  const known = where ? inner.assuming(where, true) : inner;
  const value = bounds.length > 0 ? elaborate(context, known, node.value) : domain(context, known, node.value).expr;
  const element = bounds.length > 0 ? value.type : value.type.is === 'collection' ? value.type.of : UNKNOWN;
  const otherwise = node.otherwise && elaborate(context, scope, node.otherwise, expected ?? element);
  const rest = { value, bounds, ...(where ? { where } : {}), ...(otherwise ? { otherwise } : {}) };
  if (node.how === 'all') return { op: 'all of', ...rest, type: collection(element) };
  const any = number(-(2 ** 31 - 1), 2 ** 31 - 1);
  if (element.is !== 'kind') mustFit(context, node.value, element, any);
  if (node.how === 'total') {
    const base = present(element);
    const most = bounds.length > 0 ? bounds.reduce((product, bound) => product * sizeOf(context, bound.in), 1) : sizeOf(context, value);
    const type = base.is === 'number' ? number(Math.min(0, base.from * most), Math.max(0, base.to * most)) : UNKNOWN;
    return { op: 'total of', ...rest, type };
  }
  const op = node.how === 'highest' ? 'highest of' : 'lowest of';
  if (otherwise) return { op, ...rest, type: joined(context, node.otherwise!, element, otherwise.type) };
  const surely = bounds.length > 0 ? !where && bounds.every((bound) => surelyNotEmpty(context, scope, bound.in)) : surelyNotEmpty(context, scope, value);
  return { op, ...rest, type: surely ? element : optional(element) };
}

/** Whether a collection has something in it, whatever the situation. */
export function surelyNotEmpty(context: Context, scope: Scope, expr: Expr): boolean {
  switch (expr.op) {
    case 'list':
      return expr.items.length > 0;
    case 'range':
      return expr.from.type.is === 'number' && expr.to.type.is === 'number' && expr.from.type.to <= expr.to.type.from;
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

function arithmetic(context: Context, scope: Scope, node: Extract<tree.Expr, { is: 'arithmetic' }>, expected: Type | undefined): Expr {
  const left = elaborate(context, scope, node.left, expected);
  const right = elaborate(context, scope, node.right, left.type.is === 'collection' ? left.type : undefined);
  if (node.operator === '+' && (left.type.is === 'collection' || right.type.is === 'collection')) {
    const element = (type: Type): Type => (type.is === 'collection' ? type.of : type);
    return { op: 'joined', left, right, type: collection(joined(context, node.right, element(left.type), element(right.type))) };
  }
  const any = number(-(2 ** 31 - 1), 2 ** 31 - 1);
  mustFit(context, node.left, left.type, any);
  mustFit(context, node.right, right.type, any);
  const [a, b] = [present(left.type), present(right.type)];
  if (node.operator === '/') {
    const type = a.is === 'number' && b.is === 'number' ? quotient(a, b) : UNKNOWN;
    return { op: 'divide', left, right, rounded: node.rounded ?? 'down', type };
  }
  const op = node.operator === '+' ? 'add' : node.operator === '-' ? 'subtract' : 'multiply';
  if (a.is !== 'number' || b.is !== 'number') return { op, left, right, type: UNKNOWN };
  const ends = { add: [a.from + b.from, a.to + b.to], subtract: [a.from - b.to, a.to - b.from], multiply: [a.from * b.from, a.from * b.to, a.to * b.from, a.to * b.to] }[op];
  return { op, left, right, type: number(Math.min(...ends), Math.max(...ends)) };
}

function quotient(a: { from: number; to: number }, b: { from: number; to: number }): Type {
  if (b.from < 1) return number(-(2 ** 31 - 1), 2 ** 31 - 1);
  const ends = [a.from / b.from, a.from / b.to, a.to / b.from, a.to / b.to];
  return number(Math.floor(Math.min(...ends)), Math.ceil(Math.max(...ends)));
}

function compare(context: Context, scope: Scope, node: Extract<tree.Expr, { is: 'compare' }>): Expr {
  // A bare word such as `yellow` takes its meaning from the other side.
  const rightFirst = isBareValue(context, scope, node.left) && !isBareValue(context, scope, node.right);
  let left: Expr;
  let right: Expr;
  const isIn = node.relation === 'is in' || node.relation === 'is not in';
  if (rightFirst) {
    right = elaborate(context, scope, node.right);
    left = elaborate(context, scope, node.left, isIn && right.type.is === 'collection' ? right.type.of : right.type);
  } else {
    left = elaborate(context, scope, node.left);
    right = elaborate(context, scope, node.right, isIn ? collection(present(left.type)) : present(left.type));
  }
  const not = node.relation === 'is not' || node.relation === 'is not in';
  if (isIn) {
    const inside = right.type.is === 'collection' ? right : ({ op: 'list', items: [right], type: collection(right.type) } satisfies Expr);
    comparable(context, node, left.type, inside.type.is === 'collection' ? inside.type.of : UNKNOWN);
    return { op: 'in', not, left, right: inside, type: YES_OR_NO };
  }
  if (node.relation === 'is' || node.relation === 'is not') {
    const several = left.type.is === 'collection' || right.type.is === 'collection';
    if (several) {
      const element = (type: Type): Type => (type.is === 'collection' ? type.of : type);
      comparable(context, node, element(left.type), element(right.type));
      return { op: inOrder(left.type, right.type) ? 'same list' : 'same set', not, left, right, type: YES_OR_NO };
    }
    comparable(context, node, left.type, right.type);
    return { op: 'same', not, left, right, type: YES_OR_NO };
  }
  for (const [side, expr] of [[node.left, left], [node.right, right]] as const) {
    if (expr.type.is === 'optional' || expr.type.is === 'none') mustFit(context, side, expr.type, present(expr.type).is === 'none' ? number(0, 0) : present(expr.type));
    else if (expr.type.is !== 'number' && expr.type.is !== 'kind' && expr.type.is !== 'unknown')
      context.env.problems.error('not-ordered', place(context, side), { found: showType(context.env, expr.type) });
  }
  comparable(context, node, left.type, right.type);
  const op = { 'is at least': 'at least', 'is at most': 'at most', 'is more than': 'more', 'is less than': 'less' } as const;
  return { op: op[node.relation], left, right, type: YES_OR_NO };
}

/** Order counts between lists; as soon as a set or a place is compared it does not. */
function inOrder(a: Type, b: Type): boolean {
  const forms = [a, b].map((type) => (type.is === 'collection' ? type.form : 'several'));
  return forms.includes('list') && !forms.includes('set') && !forms.includes('place');
}

function comparable(context: Context, node: Extract<tree.Expr, { is: 'compare' }>, a: Type, b: Type): void {
  if (!join(a, b)) context.env.problems.error('other-type', place(context, node.right), { expected: showType(context.env, a), found: showType(context.env, b) }, place(context, node.left));
}

/** A word that is nothing but a value of a kind. */
function isBareValue(context: Context, scope: Scope, node: tree.Expr): boolean {
  if (node.is === 'list' && node.items.length > 0) return node.items.every((item) => isBareValue(context, scope, item));
  if (node.is !== 'ref' || node.of || node.hasArgs || scope.get(node.name.text)) return false;
  const word = node.name.text;
  const declared = (['field', 'term', 'option', 'table', 'grid'] as const).some((sort) => context.env.entry(sort, word));
  return !declared && context.env.kindsWith(word).length > 0;
}

function reached(context: Context, scope: Scope, node: Extract<tree.Expr, { is: 'reached' }>): Expr {
  elaborate(context, scope, node.from);
  if (!context.env.entry('term', node.by.name.text)) context.env.unknown(context.placed, node.by.name, context.env.names('term'));
  else context.env.used.add(`term ${node.by.name.text}`);
  context.env.problems.error('not-yet', place(context, node), { what: 'reached' });
  return { op: 'not yet', type: collection(UNKNOWN) };
}
