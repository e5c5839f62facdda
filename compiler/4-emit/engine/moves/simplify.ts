import { howFits, present } from '../../../2-model/types.ts';
import { isList } from '../../../2-model/values.ts';
import { expressionsIn, withParts } from '../../../2-model/walk.ts';
import type { Expr } from '../../../3-ir/ir.ts';
import { isLocal } from '../../../3-ir/walk.ts';
import type { Emitter } from '../emitter.ts';
import { boundIn } from '../facts.ts';
import { knownCell, printed } from '../values/things.ts';

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
export function simplify(e: Emitter, written: Expr, known: Known): Expr {
  if (written.op === 'local') {
    const what = known.get(written.local);
    if (what && 'same' in what) return simplify(e, what.same, known);
    const [only, ...others] = what && 'length' in what ? what : [];
    return only === undefined || others.length > 0 ? written : constant(written, only);
  }
  const inner = visibleIn(written, known);
  const expr = withParts(written, (part) => simplify(e, part, inner));
  switch (expr.op) {
    case 'property': {
      const [first, ...others] = valuesOf(expr.of, known);
      if (first === undefined) return expr;
      const { values } = printed(e, expr.of.type, expr.property);
      const isOne = others.every((one) => values[one] === values[first]);
      return isOne ? constant(expr, values[first]!) : expr;
    }
    case 'same': {
      const { left, right } = expr;
      if (right.op !== 'constant') return expr;
      if (left.op === 'constant') return constant(expr, (left.value === right.value) !== expr.not);
      return right.value === null && isSomething(e, left, known) ? constant(expr, expr.not) : expr;
    }
    case 'at least':
    case 'at most':
    case 'more':
    case 'less': {
      const [left, right] = [numberIn(expr.left), numberIn(expr.right)];
      if (left === undefined || right === undefined) return expr;
      return constant(expr, COMPARED[expr.op](left, right));
    }
    case 'in': {
      const { left, right } = expr;
      if (left.op !== 'constant') return expr;
      if (right.op === 'list' && right.items.every((item) => item.op === 'constant'))
        return constant(expr, right.items.some(({ value }) => value === left.value) !== expr.not);
      if (right.op !== 'range') return expr;
      const [value, from, to] = [numberIn(left), numberIn(right.from), numberIn(right.to)];
      if (value === undefined || from === undefined || to === undefined) return expr;
      return constant(expr, (value >= from && value <= to) !== expr.not);
    }
    case 'and':
    case 'or': {
      const decides = expr.op === 'or';
      const parts = expr.parts.filter((part) => part.op !== 'constant' || part.value === decides);
      if (parts.some((part) => part.op === 'constant')) return constant(expr, decides);
      if (parts.length === 0) return constant(expr, !decides);
      return parts.length === 1 ? parts[0]! : { ...expr, parts };
    }
    case 'not': {
      const { part } = expr;
      if (part.op === 'same' || part.op === 'in') return { ...part, not: !part.not };
      return part.op === 'constant' ? constant(expr, part.value !== true) : expr;
    }
    case 'if':
      if (expr.condition.op !== 'constant') return expr;
      return expr.condition.value === true ? expr.then : expr.otherwise;
    case 'term': {
      const body = opened(e, expr, known);
      return body ? simplify(e, body, known) : expr;
    }
    case 'table': {
      const keys = expr.keys.map(numberIn);
      const table = e.gen.game.tables.find(({ name }) => name === expr.table)!;
      const column = table.columns.findIndex(({ name }) => name === expr.column);
      const entry = table.entries.find((one) =>
        one.keys.every(([from, to], at) => keys[at]! >= from && keys[at]! <= to),
      );
      const found = entry?.values[column];
      return found === undefined || isList(found) ? expr : constant(expr, found);
    }
    case 'cell': {
      const cell = knownCell(e, expr);
      return cell === undefined ? expr : constant(expr, cell);
    }
    default:
      return expr;
  }
}

type Comparison = 'at least' | 'at most' | 'more' | 'less';

const COMPARED: Readonly<Record<Comparison, (left: number, right: number) => boolean>> = {
  'at least': (left, right) => left >= right,
  'at most': (left, right) => left <= right,
  more: (left, right) => left > right,
  less: (left, right) => left < right,
};

/** The number that an expression is. */
function numberIn(expr: Expr): number | undefined {
  return expr.op === 'constant' && typeof expr.value === 'number' ? expr.value : undefined;
}

/** The things that an expression may stand for, where they are known. */
function valuesOf(expr: Expr, known: Known): readonly number[] {
  const what = expr.op === 'local' ? known.get(expr.local) : undefined;
  const number = numberIn(expr);
  return number !== undefined ? [number] : what && 'length' in what ? what : [];
}

/** What is known inside of an expression: a name that it binds itself is another name. */
function visibleIn(expr: Expr, known: Known): Known {
  const bound = boundIn(expr);
  return bound.length === 0 ? known : new Map([...known].filter(([name]) => !bound.includes(name)));
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
    const value = numberIn(arg);
    if (value === undefined && !(what && 'holds' in what)) return undefined;
    if (howFits(arg.type, params[index]!.type) !== 'fits') return undefined;
    const isNamedAlike = isLocal(arg, params[index]!.name);
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

/** Whether what is printed on all that a name can stand for, or lies there, is something. */
function isSomething(e: Emitter, expr: Expr, known: Known): boolean {
  if (expr.op === 'field') {
    const [key, ...others] = expr.keys;
    const what = key?.op === 'local' && others.length === 0 ? known.get(key.local) : undefined;
    if (!what || !('holds' in what) || what.holds.op !== 'field') return false;
    return expr.field === what.holds.field && JSON.stringify(expr.of) === JSON.stringify(what.holds.of);
  }
  if (expr.op !== 'property' || expr.of.op !== 'local') return false;
  const things = valuesOf(expr.of, known);
  if (things.length === 0) return false;
  const { values } = printed(e, expr.of.type, expr.property);
  return things.every((one) => values[one] !== -0x80000000);
}

/** A value, or a word of the memory that stands for one. */
function constant(expr: Expr, value: number | boolean | null): Expr {
  const isTruth = present(expr.type).is === 'yes or no' && typeof value === 'number';
  return {
    op: 'constant',
    value: value === -0x80000000 ? null : isTruth ? value === 1 : value,
    type: expr.type,
  };
}
