import { isCollection, MANY, piecesIn } from '../../2-model/types.ts';
import type { Expr, ExprOf } from '../../3-ir/ir.ts';
import { asNumber, binary, code, either, isTruth, NONE, not, sum } from '../code/build.ts';
import { expr as quoted } from '../code/quote.ts';
import type { BinaryOp, Code } from '../code/tree.ts';
import { beyondCell, longestRun, towardCell } from './collections/graph.ts';
import { gathered, isEmpty, isIn, ofList, quantifier } from './collections/questions.ts';
import type { Writer } from './emitter.ts';
import { loaded, unsupported } from './gen.ts';
import { fieldValue, pointsValue } from './values/fields.ts';
import { tableValue } from './values/tables.ts';
import { callTerm } from './values/terms.ts';
import { cellValue, gridOf, pieceValue, propertyValue, wordOr } from './values/things.ts';

export function value(w: Writer, expr: Expr): Code {
  const write = VALUES[expr.op] as Write<Expr> | undefined;
  return write ? write(w, expr) : unsupported(`${expr.op} as one value`);
}

type Write<One extends Expr> = (w: Writer, expr: One) => Code;

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
  face: (w, { of }) => {
    const { name, type } = w.gen.layout.faces.get(piecesIn(of.type))!;
    return loaded(sum(name, w.num(of)), type);
  },
  piece: pieceValue,
  cell: cellValue,
  'row of cell': (w, { of }) => coordinate(w, of, 'row'),
  'column of cell': (w, { of }) => coordinate(w, of, 'column'),
  beyond: beyondCell,
  toward: towardCell,
  opposite: (w, { of, type }) => {
    const all = type.is === 'kind' ? type.values.length : 0;
    return quoted`(${w.num(of)} + ${all / 2}) & ${all - 1}`;
  },
  'longest run': longestRun,
  next: (w, { of }) => quoted`nextPlayer(${w.num(of)})`,
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
  not: (w, { part }) => not(w.cond(part)),
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

function local(w: Writer, { local: name }: ExprOf<'local'>): Code {
  const bind = w.known(name) ?? unsupported(`the name ${name}`);
  return 'list' in bind ? quoted`only(${bind.list})` : bind.value;
}

/** The row or the column of a cell. */
function coordinate(w: Writer, of: Expr, by: 'row' | 'column'): Code {
  const { model } = gridOf(w.e, of);
  const values = model.cells.map((cell) => cell[by]);
  return w.gen.at(`${model.name} ${by}`, values, w.num(of));
}

/** What stands on both sides of a sign. */
function signed(sign: BinaryOp): Write<Extract<Expr, { left: Expr }>> {
  return (w, { left, right }) => binary(sign, w.num(left), w.num(right));
}

function divided(w: Writer, expr: ExprOf<'divide'>): Code {
  const [left, right] = [w.num(expr.left), w.num(expr.right)];
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

function sameness(w: Writer, expr: ExprOf<'same' | 'same list' | 'same set'>): Code {
  const { left, right, not: isNot } = expr;
  if (expr.op === 'same' && !isCollection(left.type) && !isCollection(right.type)) {
    const [a, b] = [w.value(left), w.value(right)];
    const sign = isNot ? '!==' : '===';
    if (isTruth(a) && isTruth(b)) {
      if (b.is === 'truth') return b.value === isNot ? not(a) : a;
      return binary(sign, a, b);
    }
    return binary(sign, wordOr(w.e, left, asNumber(a)), wordOr(w.e, right, asNumber(b)));
  }
  const [a, b] = [w.list(left), w.list(right)];
  const same = expr.op === 'same set' ? quoted`sameSet(${a}, ${b})` : quoted`sameList(${a}, ${b})`;
  return isNot ? not(same) : same;
}

function allOrAny(w: Writer, { op, parts }: ExprOf<'and' | 'or'>): Code {
  return w.inTurn(
    op === 'and' ? '&&' : '||',
    parts.map((part) => (to) => to.cond(part)),
  );
}

function conditional(w: Writer, expr: ExprOf<'if'>): Code {
  const condition = w.cond(expr.condition);
  const [thenOut, otherwiseOut] = [w.inside(), w.inside()];
  const then = thenOut.value(expr.then);
  const otherwise = otherwiseOut.value(expr.otherwise);
  const areTruths = isTruth(then) && isTruth(otherwise);
  const [a, b] = areTruths ? [then, otherwise] : [asNumber(then), asNumber(otherwise)];
  if (thenOut.isEmpty && otherwiseOut.isEmpty) return either(condition, a, b);
  const type = areTruths ? 'boolean' : 'number';
  const name = w.gen.fresh('value', type);
  w.push({ is: 'declare', how: 'let', name, type });
  w.code`if (${condition}) { ${thenOut} ${name} = ${a}; } else { ${otherwiseOut} ${name} = ${b}; }`;
  return code(name);
}
