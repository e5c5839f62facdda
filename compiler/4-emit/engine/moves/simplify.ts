import type { Expr } from '../../../2-model/model.ts';
import { howFits, present } from '../../../2-model/types.ts';
import { expressionsIn } from '../../../2-model/walk.ts';
import type { Emitter } from '../emitter.ts';
import { boundIn } from '../facts.ts';
import { printed } from '../values/printed.ts';
import { knownCell } from '../values/things.ts';

/**
 * What is known of a local while moves are listed: the values it may have, what else it is a name for, or that it is a cell at which a
 * field holds something.
 */
export type Known = ReadonlyMap<
  string,
  readonly number[] | { readonly same: Expr } | { readonly holds: Expr }
>;

/**
 * Works out what can be known before the game is played: with `cell` among the yellow ones, `area of cell` is
 * yellow, and what is asked of other areas falls away.
 */
export function simplify(e: Emitter, expr: Expr, known: Known): Expr {
  const go = (part: Expr): Expr => simplify(e, part, known);
  switch (expr.op) {
    case 'local': {
      const what = known.get(expr.local);
      if (!what) return expr;
      if ('same' in what) return go(what.same);
      return 'length' in what && what.length === 1
        ? { op: 'constant', value: what[0]!, type: expr.type }
        : expr;
    }
    case 'property': {
      const of = go(expr.of);
      const what = of.op === 'local' ? known.get(of.local) : undefined;
      const things =
        of.op === 'constant' && typeof of.value === 'number'
          ? [of.value]
          : what && 'length' in what
            ? what
            : undefined;
      if (things && things.length > 0) {
        const { values } = printed(e, expr.of.type, expr.property);
        const first = values[things[0]!]!;
        if (things.every((one) => values[one] === first)) return constant(expr, first);
      }
      return { ...expr, of };
    }
    case 'same': {
      const [left, right] = [go(expr.left), go(expr.right)];
      if (left.op === 'constant' && right.op === 'constant')
        return truth(expr, (left.value === right.value) !== expr.not);
      if (right.op === 'constant' && right.value === null && isSomething(e, left, known))
        return truth(expr, expr.not);
      return { ...expr, left, right };
    }
    case 'at least':
    case 'at most':
    case 'more':
    case 'less': {
      const [left, right] = [go(expr.left), go(expr.right)];
      if (
        left.op === 'constant' &&
        right.op === 'constant' &&
        typeof left.value === 'number' &&
        typeof right.value === 'number'
      ) {
        const [a, b] = [left.value, right.value];
        return truth(
          expr,
          expr.op === 'at least'
            ? a >= b
            : expr.op === 'at most'
              ? a <= b
              : expr.op === 'more'
                ? a > b
                : a < b,
        );
      }
      return { ...expr, left, right };
    }
    case 'in': {
      const [left, right] = [go(expr.left), go(expr.right)];
      if (left.op === 'constant') {
        if (right.op === 'list' && right.items.every((item) => item.op === 'constant'))
          return truth(
            expr,
            right.items.some((item) => item.op === 'constant' && item.value === left.value) !== expr.not,
          );
        if (
          right.op === 'range' &&
          right.from.op === 'constant' &&
          right.to.op === 'constant' &&
          typeof left.value === 'number'
        )
          return truth(
            expr,
            (left.value >= Number(right.from.value) && left.value <= Number(right.to.value)) !== expr.not,
          );
      }
      return { ...expr, left, right };
    }
    case 'and':
    case 'or': {
      const decides = expr.op === 'or';
      const parts: Expr[] = [];
      for (const part of expr.parts.map(go)) {
        if (part.op === 'constant') {
          if (part.value === decides) return truth(expr, decides);
        } else parts.push(part);
      }
      if (parts.length === 0) return truth(expr, !decides);
      return parts.length === 1 ? parts[0]! : { ...expr, parts };
    }
    case 'not': {
      const part = go(expr.part);
      if (part.op === 'same' || part.op === 'in') return { ...part, not: !part.not };
      return part.op === 'constant' ? truth(expr, part.value !== true) : { ...expr, part };
    }
    case 'if': {
      const condition = go(expr.condition);
      if (condition.op === 'constant') return condition.value === true ? go(expr.then) : go(expr.otherwise);
      return { ...expr, condition, then: go(expr.then), otherwise: go(expr.otherwise) };
    }
    case 'add':
    case 'subtract':
    case 'multiply':
      return { ...expr, left: go(expr.left), right: go(expr.right) };
    case 'term': {
      const call = { ...expr, args: expr.args.map(go), ...(expr.of ? { of: go(expr.of) } : {}) };
      const body = opened(e, call, known);
      return body ? go(body) : call;
    }
    case 'table': {
      const keys = expr.keys.map(go);
      const values = keys.map((key) =>
        key.op === 'constant' && typeof key.value === 'number' ? key.value : undefined,
      );
      if (values.every((one) => one !== undefined)) {
        const table = e.gen.game.tables.find(({ name }) => name === expr.table)!;
        const column = table.columns.findIndex(({ name }) => name === expr.column);
        const entry = table.entries.find((one) =>
          one.keys.every(([from, to], at) => values[at]! >= from && values[at]! <= to),
        );
        const found = entry?.values[column];
        if (found !== undefined && (found === null || typeof found !== 'object'))
          return { op: 'constant', value: found, type: expr.type };
      }
      return { ...expr, keys };
    }
    case 'cell': {
      const cell = knownCell(e, expr);
      return cell === undefined ? expr : { op: 'constant', value: cell, type: expr.type };
    }
    case 'field':
      return { ...expr, keys: expr.keys.map(go), ...(expr.of ? { of: go(expr.of) } : {}) };
    case 'face':
      return { ...expr, of: go(expr.of) };
    default:
      return inside(e, expr, known);
  }
}

/** What a term says for arguments that are known: `next-cell[green]` is a question about green alone. */
function opened(
  e: Emitter,
  { term, args, of }: Extract<Expr, { op: 'term' }>,
  known: Known,
): Expr | undefined {
  const { lets, cases, otherwise, params, owner } = e.facts.term(term);
  const isJoined = otherwise.op === 'joined' || otherwise.op === 'cell';
  if (e.tracing || (args.length === 0 && !isJoined) || lets.length > 0 || cases.length > 0) return undefined;
  const values: [string, readonly number[] | { readonly same: Expr }][] = [];
  for (const [index, arg] of args.entries()) {
    const what = arg.op === 'local' ? known.get(arg.local) : undefined;
    const value = arg.op === 'constant' && typeof arg.value === 'number' ? arg.value : undefined;
    if (value === undefined && !(what && 'holds' in what)) return undefined;
    if (howFits(arg.type, params[index]!.type) !== 'fits') return undefined;
    const isNamedAlike = arg.op === 'local' && arg.local === params[index]!.name;
    if (!isNamedAlike) values.push([params[index]!.name, value === undefined ? { same: arg } : [value]]);
  }
  if (of && owner) {
    if (of.op !== 'local' || howFits(of.type, owner.type) !== 'fits') return undefined;
    if (values.some(([name]) => name === of.local)) return undefined;
    // The owner must mean the same inside of what the term goes through.
    for (const inner of expressionsIn(otherwise, true))
      if (boundIn(inner).includes(of.local)) return undefined;
    if (owner.name !== of.local) values.push([owner.name, { same: of }]);
  }
  return simplify(e, otherwise, new Map(values));
}

/** Any other expression: its parts. A name that it binds itself is another name. */
function inside(e: Emitter, expr: Expr, known: Known): Expr {
  const bounds = 'bound' in expr ? [expr.bound] : 'bounds' in expr ? expr.bounds : [];
  const own =
    bounds.length === 0
      ? known
      : new Map([...known].filter(([name]) => !bounds.some(({ local }) => local === name)));
  const go = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(go);
    if (node === null || typeof node !== 'object') return node;
    if ('op' in node && 'type' in node) return simplify(e, node as Expr, own);
    return Object.fromEntries(
      Object.entries(node).map(([key, part]) => [key, key === 'type' ? part : go(part)]),
    );
  };
  return Object.fromEntries(
    Object.entries(expr).map(([key, part]) => [key, key === 'type' ? part : go(part)]),
  ) as unknown as Expr;
}

/** Whether what is printed on all that a name can stand for, or lies there, is something. */
function isSomething(e: Emitter, expr: Expr, known: Known): boolean {
  if (expr.op === 'field') {
    const [key, ...others] = expr.keys;
    const what = key?.op === 'local' && others.length === 0 ? known.get(key.local) : undefined;
    if (!what || !('holds' in what) || what.holds.op !== 'field') return false;
    return expr.field === what.holds.field && JSON.stringify(expr.of) === JSON.stringify(what.holds.of);
  }
  if (expr.op !== 'property' || expr.of.op !== 'local') return false;
  const what = known.get(expr.of.local);
  if (!what || !('length' in what)) return false;
  const { values } = printed(e, expr.of.type, expr.property);
  return what.every((one) => values[one] !== -0x80000000);
}

function constant(expr: Expr, value: number): Expr {
  const isTruth = present(expr.type).is === 'yes or no';
  return {
    op: 'constant',
    value: value === -0x80000000 ? null : isTruth ? value === 1 : value,
    type: expr.type,
  };
}

function truth(expr: Expr, value: boolean): Expr {
  return { op: 'constant', value, type: expr.type };
}
