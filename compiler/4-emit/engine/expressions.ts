import type { Expr, ExprOf } from '../../2-model/model.ts';
import { isCollection, MANY, piecesIn } from '../../2-model/types.ts';
import { asNumber, asTruth, binary, code, either, isTruth, NONE, not, sum } from '../code/build.ts';
import { Out } from '../code/out.ts';
import { expr as quoted } from '../code/quote.ts';
import type { Code, Name } from '../code/tree.ts';
import { beyondCell, longestRun } from './collections/graph.ts';
import { gathered, isEmpty, isIn, ofList, quantifier } from './collections/questions.ts';
import type { Emitter } from './emitter.ts';
import { loaded, lookUp, type Scope, unsupported } from './gen.ts';
import { fieldValue } from './values/fields.ts';
import { pointsValue } from './values/points.ts';
import { gridOf, propertyValue } from './values/printed.ts';
import { tableValue } from './values/tables.ts';
import { callTerm } from './values/terms.ts';
import { cellValue, pieceValue } from './values/things.ts';
import { wordOr } from './values/words.ts';

export function value(e: Emitter, expr: Expr, scope: Scope, out: Out): Code {
  const n = (part: Expr): Code => num(e, part, scope, out);
  switch (expr.op) {
    case 'constant':
      return expr.value === null ? NONE : code(expr.value);
    case 'local': {
      const bind = lookUp(scope, expr.local);
      if (!bind) return unsupported(`the name ${expr.local}`);
      if ('list' in bind) return quoted`only(${bind.list})`;
      return bind.value;
    }
    case 'field':
      return fieldValue(e, expr, scope, out);
    case 'option': {
      const option = e.gen.game.options.find(({ name }) => name === expr.option)!;
      return loaded(e.gen.layout.options.get(expr.option)!, option.type);
    }
    case 'table':
      return tableValue(e, expr, scope, out);
    case 'term':
      return callTerm(e, expr, scope, out);
    case 'property':
      return propertyValue(e, expr, scope, out);
    case 'face': {
      const { name, type } = e.gen.layout.faces.get(piecesIn(expr.of.type))!;
      return loaded(sum(name, n(expr.of)), type);
    }
    case 'piece':
      return pieceValue(e, expr, scope, out);
    case 'cell':
      return cellValue(e, expr, scope, out);
    case 'row of cell':
    case 'column of cell': {
      const grid = gridOf(e, expr.of);
      const by = expr.op === 'row of cell' ? 'row' : 'column';
      const values = grid.model.cells.map((cell) => cell[by]);
      return e.gen.at(`${grid.model.name} ${by}`, values, num(e, expr.of, scope, out));
    }
    case 'beyond':
      return beyondCell(e, expr, scope, out);
    case 'opposite':
      return quoted`(${n(expr.of)} + 2) & 3`;
    case 'longest run':
      return longestRun(e, expr, scope, out);
    case 'next':
      return quoted`nextPlayer(${n(expr.of)})`;
    case 'points':
      return pointsValue(e, expr, scope, out);
    case 'count':
    case 'first':
    case 'last':
    case 'top':
    case 'position':
    case 'item':
      return ofList(e, expr, scope, out);
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'at least':
    case 'at most':
    case 'more':
    case 'less':
      return binary(SIGNS[expr.op], n(expr.left), n(expr.right));
    case 'divide':
      return divided(expr, n(expr.left), n(expr.right));
    case 'same':
    case 'same list':
    case 'same set':
      return sameness(e, expr, scope, out);
    case 'in':
      return isIn(e, expr, scope, out);
    case 'empty':
      return isEmpty(e, expr, scope, out);
    case 'and':
    case 'or':
      return allOrAny(e, expr, scope, out);
    case 'not':
      return not(cond(e, expr.part, scope, out));
    case 'if':
      return conditional(e, expr, scope, out);
    case 'some':
    case 'no':
    case 'count of':
    case 'first of':
    case 'last of':
    case 'the':
    case 'the first':
    case 'the last':
      return quantifier(e, expr, scope, out);
    case 'total of':
    case 'highest of':
    case 'lowest of':
      return gathered(e, expr, scope, out);
    default:
      return unsupported(`${expr.op} as one value`);
  }
}

const SIGNS = {
  add: '+',
  subtract: '-',
  multiply: '*',
  'at least': '>=',
  'at most': '<=',
  more: '>',
  less: '<',
} as const;

export function num(e: Emitter, expr: Expr, scope: Scope, out: Out): Code {
  if (isCollection(expr.type)) return quoted`only(${e.streams.list(expr, scope, out)})`;
  return asNumber(value(e, expr, scope, out));
}

export function cond(e: Emitter, expr: Expr, scope: Scope, out: Out): Code {
  return asTruth(value(e, expr, scope, out));
}

function divided(expr: ExprOf<'divide'>, left: Code, right: Code): Code {
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
