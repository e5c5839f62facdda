import type * as tree from '../1-syntax/tree.ts';
import { gather, quantify } from './collections.ts';
import { compare } from './comparisons.ts';
import { longestLine } from './directions.ts';
import {
  asThings,
  condition,
  elaborate,
  elaborateAs,
  joined,
  mustFit,
  place,
  things,
  unknownExpr,
} from './elaborate.ts';
import type { Context } from './environment.ts';
import type { Expr } from './model.ts';
import { reference } from './references.ts';
import type { Scope } from './scope.ts';
import { showType } from './show.ts';
import { longestRun, reached } from './sides.ts';
import { collection, itemType, join, MANY, number, present, type Type, UNKNOWN, YES_OR_NO } from './types.ts';

/** Every form of expression, each by the part that knows it. */
export function expression(
  context: Context,
  scope: Scope,
  node: tree.Expr,
  expected: Type | undefined,
): Expr {
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
        return {
          op: 'every piece',
          pieces: node.name.text,
          type: collection(context.env.pieceType(node.name.text)),
        };
      context.env.unknown(context.placed, node.name, context.env.pieces.keys());
      return unknownExpr;
    }
    case 'clockwise':
      return {
        op: 'clockwise',
        of: elaborateAs(context, scope, node.from, { is: 'seat', player: true }),
        type: collection({ is: 'seat', player: true }),
      };
    case 'reached':
      return reached(context, scope, node);
    case 'run':
      return longestRun(context, scope, node);
    case 'line':
      return longestLine(context, scope, node);
    case 'end': {
      const { expr, element } = things(context, scope, node.of);
      const { local } = scope.with('item', element, true);
      return { op: `the ${node.which}`, bound: { local, in: expr }, type: element };
    }
    case 'quantify':
      return quantify(context, scope, node, expected);
    case 'gather':
      return gather(context, scope, node, expected);
    case 'if': {
      const test = condition(context, scope, node.condition);
      const then = elaborate(context, scope.assuming(test, true), node.then, expected);
      const otherwise = elaborate(
        context,
        scope.assuming(test, false),
        node.otherwise,
        expected ?? then.type,
      );
      return {
        op: 'if',
        condition: test,
        then,
        otherwise,
        type: joined(context, node.otherwise, then.type, otherwise.type),
      };
    }
    case 'arithmetic':
      return arithmetic(context, scope, node, expected);
    case 'compare':
      return compare(context, scope, node);
    case 'empty': {
      const of = elaborate(context, scope, node.of);
      if (of.type.is !== 'collection' && of.type.is !== 'unknown')
        context.env.problems.error('other-type', place(context, node.of), {
          expected: 'list of …',
          found: showType(context.env, of.type),
        });
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

function list(
  context: Context,
  scope: Scope,
  node: Extract<tree.Expr, { is: 'list' }>,
  expected: Type | undefined,
): Expr {
  const only = node.items[0];
  if (only && node.items.length === 1) return expression(context, scope, only, expected);
  const element =
    expected &&
    (present(expected).is === 'collection'
      ? (present(expected) as Extract<Type, { is: 'collection' }>).of
      : expected);
  const wanted = element ?? kindOfWords(context, scope, node.items);
  const items = node.items.map((item) => oneItem(context, scope, item, wanted));
  let type: Type | undefined = items[0]?.type;
  for (const [index, item] of items.entries()) {
    const both: Type | undefined = type && join(type, item.type);
    if (type && !both) joined(context, node.items[index]!, type, item.type);
    type = both;
  }
  return {
    op: 'list',
    items,
    type: collection(items.length === 0 ? (element ?? UNKNOWN) : (type ?? UNKNOWN)),
  };
}

/** The one kind that has all of these words, where the first may be of several: `(north, south-west)` are directions. */
function kindOfWords({ env }: Context, scope: Scope, items: readonly tree.Expr[]): Type | undefined {
  const words = items.map((item) => (item.is === 'ref' && !item.of && !item.hasArgs ? item.name.text : ''));
  if (words.some((word) => word === '' || scope.get(word) || env.fields.has(word))) return undefined;
  return env.kindWithAll(words);
}

/** An item of a collection: one value, not several. */
function oneItem(context: Context, scope: Scope, node: tree.Expr, expected: Type | undefined): Expr {
  const item = elaborate(context, scope, node, expected);
  if (present(item.type).is !== 'collection') return item;
  const { env } = context;
  env.problems.error('other-type', place(context, node), {
    expected: showType(env, itemType(item.type)),
    found: showType(env, item.type),
  });
  return unknownExpr;
}

function range(
  context: Context,
  scope: Scope,
  node: Extract<tree.Expr, { is: 'range' }>,
  expected: Type | undefined,
): Expr {
  const element = expected?.is === 'collection' ? expected.of : expected;
  const from = elaborate(context, scope, node.from, element);
  const to = elaborate(context, scope, node.to, from.type);
  if (from.type.is === 'kind' && to.type.is === 'kind' && from.type.kind === to.type.kind) {
    const [first, last] = [from.type.values[0] ?? 0, to.type.values.at(-1) ?? 0];
    const values = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
    const kind = from.type.kind;
    if (values.length === 0)
      context.env.problems.error('range-backwards', place(context, node), {
        from: showType(context.env, from.type),
        to: showType(context.env, to.type),
      });
    const type = collection({ is: 'kind', kind, values });
    // Only plain words say now which values these are; any other end is known when it is asked for.
    if (from.op !== 'constant' || to.op !== 'constant') return { op: 'range', from, to, type };
    return {
      op: 'list',
      items: values.map((value) => ({ op: 'constant', value, type: { is: 'kind', kind, values: [value] } })),
      type,
    };
  }
  const any = number(-MANY, MANY);
  mustFit(context, node.from, from.type, any);
  mustFit(context, node.to, to.type, any);
  const [low, high] = [present(from.type), present(to.type)];
  if (low.is !== 'number' || high.is !== 'number')
    return { op: 'range', from, to, type: collection(UNKNOWN) };
  if (from.op === 'constant' && to.op === 'constant' && low.from > high.to)
    context.env.problems.error('range-backwards', place(context, node), { from: low.from, to: high.to });
  return { op: 'range', from, to, type: collection(number(low.from, Math.max(low.from, high.to))) };
}

function arithmetic(
  context: Context,
  scope: Scope,
  node: Extract<tree.Expr, { is: 'arithmetic' }>,
  expected: Type | undefined,
): Expr {
  const left = elaborate(context, scope, node.left, expected);
  const right = elaborate(context, scope, node.right, left.type.is === 'collection' ? left.type : undefined);
  if (node.operator === '+' && (isSeveral(left.type) || isSeveral(right.type))) {
    const [one, other] = [
      left.type.is === 'optional' ? asThings(context, node.left, left).expr : left,
      right.type.is === 'optional' ? asThings(context, node.right, right).expr : right,
    ];
    const type = collection(joined(context, node.right, itemType(one.type), itemType(other.type)));
    return { op: 'joined', left: one, right: other, type };
  }
  const any = number(-MANY, MANY);
  mustFit(context, node.left, left.type, any);
  mustFit(context, node.right, right.type, any);
  const [a, b] = [present(left.type), present(right.type)];
  if (node.operator === '/') {
    const type = a.is === 'number' && b.is === 'number' ? quotient(a, b) : UNKNOWN;
    return { op: 'divide', left, right, rounded: node.rounded ?? 'down', type };
  }
  const op = node.operator === '+' ? 'add' : node.operator === '-' ? 'subtract' : 'multiply';
  if (a.is !== 'number' || b.is !== 'number') return { op, left, right, type: UNKNOWN };
  const ends = {
    add: [a.from + b.from, a.to + b.to],
    subtract: [a.from - b.to, a.to - b.from],
    multiply: [a.from * b.from, a.from * b.to, a.to * b.from, a.to * b.to],
  }[op];
  return { op, left, right, type: number(Math.min(...ends), Math.max(...ends)) };
}

/** What `+` joins instead of adding: a collection, or a thing that may be none, which is a collection of one or of nothing. */
function isSeveral(type: Type): boolean {
  return (
    type.is === 'collection' ||
    (type.is === 'optional' && !['number', 'collection', 'unknown'].includes(type.of.is))
  );
}

function quotient(a: { from: number; to: number }, b: { from: number; to: number }): Type {
  if (b.from < 1) return number(-MANY, MANY);
  const ends = [a.from / b.from, a.from / b.to, a.to / b.from, a.to / b.to];
  return number(Math.floor(Math.min(...ends)), Math.ceil(Math.max(...ends)));
}
