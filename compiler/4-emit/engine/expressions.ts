import type { Expr, ExprOf } from '../../2-model/model.ts';
import { isCollection, MANY, piecesIn } from '../../2-model/types.ts';
import { asNumber, asTruth, binary, code, either, isTruth, NONE, not, sum } from '../code/build.ts';
import { Out } from '../code/out.ts';
import { expr as quoted } from '../code/quote.ts';
import type { BinaryOp, Code, Name } from '../code/tree.ts';
import { beyondCell, longestRun } from './collections/graph.ts';
import { gathered, isEmpty, isIn, ofList, quantifier } from './collections/questions.ts';
import type { Emitter } from './emitter.ts';
import { loaded, lookUp, type Scope, unsupported } from './gen.ts';
import { fieldValue, pointsValue } from './values/fields.ts';
import { gridOf, propertyValue, wordOr } from './values/printed.ts';
import { tableValue } from './values/tables.ts';
import { callTerm } from './values/terms.ts';
import { cellValue, pieceValue } from './values/things.ts';

export function value(e: Emitter, expr: Expr, scope: Scope, out: Out): Code {
  const write = VALUES[expr.op] as Write<Expr> | undefined;
  return write ? write(e, expr, scope, out) : unsupported(`${expr.op} as one value`);
}

type Write<One extends Expr> = (e: Emitter, expr: One, scope: Scope, out: Out) => Code;

/** How the value of each expression is written that has one. */
const VALUES: { readonly [Op in Expr['op']]?: Write<ExprOf<Op>> } = {
  constant: (_, expr) => (expr.value === null ? NONE : code(expr.value)),
  local,
  field: fieldValue,
  option: (e, { option }) => {
    const { type } = e.gen.game.options.find(({ name }) => name === option)!;
    return loaded(e.gen.layout.options.get(option)!, type);
  },
  table: tableValue,
  term: callTerm,
  property: propertyValue,
  face: (e, { of }, scope, out) => {
    const { name, type } = e.gen.layout.faces.get(piecesIn(of.type))!;
    return loaded(sum(name, num(e, of, scope, out)), type);
  },
  piece: pieceValue,
  cell: cellValue,
  'row of cell': (e, { of }, scope, out) => coordinate(e, of, 'row', scope, out),
  'column of cell': (e, { of }, scope, out) => coordinate(e, of, 'column', scope, out),
  beyond: beyondCell,
  opposite: (e, { of }, scope, out) => quoted`(${num(e, of, scope, out)} + 2) & 3`,
  'longest run': longestRun,
  next: (e, { of }, scope, out) => quoted`nextPlayer(${num(e, of, scope, out)})`,
  points: pointsValue,
  count: ofList,
  first: ofList,
  last: ofList,
  position: ofList,
  item: ofList,
  add: signed('+'),
  subtract: signed('-'),
  multiply: signed('*'),
  'at least': signed('>='),
  'at most': signed('<='),
  more: signed('>'),
  less: signed('<'),
  divide: divided,
  same: sameness,
  'same list': sameness,
  'same set': sameness,
  in: isIn,
  empty: isEmpty,
  and: allOrAny,
  or: allOrAny,
  not: (e, { part }, scope, out) => not(cond(e, part, scope, out)),
  if: conditional,
  some: quantifier,
  no: quantifier,
  'count of': quantifier,
  'first of': quantifier,
  'last of': quantifier,
  the: quantifier,
  'the first': quantifier,
  'the last': quantifier,
  'total of': gathered,
  'highest of': gathered,
  'lowest of': gathered,
};

export function num(e: Emitter, expr: Expr, scope: Scope, out: Out): Code {
  if (isCollection(expr.type)) return quoted`only(${e.streams.list(expr, scope, out)})`;
  return asNumber(value(e, expr, scope, out));
}

export function cond(e: Emitter, expr: Expr, scope: Scope, out: Out): Code {
  return asTruth(value(e, expr, scope, out));
}

function local(_: Emitter, { local: name }: ExprOf<'local'>, scope: Scope): Code {
  const bind = lookUp(scope, name) ?? unsupported(`the name ${name}`);
  return 'list' in bind ? quoted`only(${bind.list})` : bind.value;
}

/** The row or the column of a cell. */
function coordinate(e: Emitter, of: Expr, by: 'row' | 'column', scope: Scope, out: Out): Code {
  const { model } = gridOf(e, of);
  const values = model.cells.map((cell) => cell[by]);
  return e.gen.at(`${model.name} ${by}`, values, num(e, of, scope, out));
}

/** What stands on both sides of a sign. */
function signed(sign: BinaryOp): Write<Extract<Expr, { left: Expr }>> {
  return (e, { left, right }, scope, out) =>
    binary(sign, num(e, left, scope, out), num(e, right, scope, out));
}

function divided(e: Emitter, expr: ExprOf<'divide'>, scope: Scope, out: Out): Code {
  const [left, right] = [num(e, expr.left, scope, out), num(e, expr.right, scope, out)];
  const sure = expr.right.type.is === 'number' && (expr.right.type.from > 0 || expr.right.type.to < 0);
  const quotient = binary('/', left, sure ? right : quoted`notZero(${right})`);
  const isPlain =
    expr.rounded === 'down' &&
    expr.left.type.is === 'number' &&
    expr.left.type.from >= 0 &&
    expr.left.type.to < MANY &&
    sure;
  if (isPlain) return quoted`${quotient} | 0`;
  return expr.rounded === 'down' ? quoted`Math.floor(${quotient}) | 0` : quoted`Math.ceil(${quotient}) | 0`;
}

function sameness(e: Emitter, expr: ExprOf<'same' | 'same list' | 'same set'>, scope: Scope, out: Out): Code {
  const { left, right, not: isNot } = expr;
  if (expr.op === 'same' && !isCollection(left.type) && !isCollection(right.type)) {
    const [a, b] = [value(e, left, scope, out), value(e, right, scope, out)];
    const sign = isNot ? '!==' : '===';
    if (isTruth(a) && isTruth(b)) {
      if (b.is === 'truth') return b.value === isNot ? not(a) : a;
      return binary(sign, a, b);
    }
    return binary(sign, wordOr(e, left, asNumber(a)), wordOr(e, right, asNumber(b)));
  }
  const [a, b] = [e.streams.list(left, scope, out), e.streams.list(right, scope, out)];
  const same = expr.op === 'same set' ? quoted`sameSet(${a}, ${b})` : quoted`sameList(${a}, ${b})`;
  return isNot ? not(same) : same;
}

/** `and`, `or`: what takes more than an expression is worked out only if it matters. */
function allOrAny(e: Emitter, expr: ExprOf<'and' | 'or'>, scope: Scope, out: Out): Code {
  let all: Code | undefined;
  let held: Name | undefined;
  for (const part of expr.parts) {
    const before = new Out();
    const one = cond(e, part, scope, before);
    if (before.isEmpty) {
      all = all ? binary(expr.op === 'and' ? '&&' : '||', all, one) : one;
      continue;
    }
    if (!all) {
      out.append(before);
      all = one;
      continue;
    }
    if (held) out.code`${held} = ${all};`;
    else {
      held = e.gen.fresh('holds', 'boolean');
      out.code`let ${held} = ${all};`;
    }
    out.code`if (${expr.op === 'and' ? held : not(held)}) { ${before} ${held} = ${one}; }`;
    all = code(held);
  }
  return all!;
}

function conditional(e: Emitter, expr: ExprOf<'if'>, scope: Scope, out: Out): Code {
  const condition = cond(e, expr.condition, scope, out);
  const [thenOut, otherwiseOut] = [new Out(), new Out()];
  const then = value(e, expr.then, scope, thenOut);
  const otherwise = value(e, expr.otherwise, scope, otherwiseOut);
  const areTruths = isTruth(then) && isTruth(otherwise);
  const [a, b] = areTruths ? [then, otherwise] : [asNumber(then), asNumber(otherwise)];
  if (thenOut.isEmpty && otherwiseOut.isEmpty) return either(condition, a, b);
  const type = areTruths ? 'boolean' : 'number';
  const name = e.gen.fresh('value', type);
  out.push({ is: 'declare', how: 'let', name, type });
  out.code`if (${condition}) { ${thenOut} ${name} = ${a}; } else { ${otherwiseOut} ${name} = ${b}; }`;
  return code(name);
}
