import type { Expr } from '../../../2-model/model.ts';
import { MANY, piecesIn, present, type Type } from '../../../2-model/types.ts';
import { gathered, isEmpty, isIn, ofList, quantifier } from '../collections/questions.ts';
import type { Emitter } from '../emitter.ts';
import {
  asNumber,
  asTruth,
  type Js,
  loaded,
  lookUp,
  NONE,
  number,
  type Scope,
  truth,
  unsupported,
} from '../gen.ts';
import { not, Out, plus } from '../text.ts';
import { fieldValue } from './fields.ts';
import { pointsValue } from './points.ts';
import { gridOf, propertyValue } from './printed.ts';
import { tableValue } from './tables.ts';
import { callTerm } from './terms.ts';
import { cellValue, pieceValue } from './things.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;

export function isCollection(type: Type): boolean {
  return present(type).is === 'collection';
}

/** The value of an expression, as JavaScript; what must be worked out before it goes to `out`. */
export function value(e: Emitter, expr: Expr, scope: Scope, out: Out): Js {
  const n = (part: Expr): string => num(e, part, scope, out);
  switch (expr.op) {
    case 'constant':
      return typeof expr.value === 'boolean'
        ? truth(String(expr.value))
        : number(expr.value === null ? NONE : String(expr.value));
    case 'local': {
      const bind = lookUp(scope, expr.local);
      if (!bind) return unsupported(`the name ${expr.local}`);
      if ('list' in bind) return number(`only(${bind.list})`);
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
      const pieces = piecesIn(expr.of.type);
      const face = e.gen.game.pieces.find(({ name }) => name === pieces)!.face!;
      return loaded(plus(e.gen.layout.faces.get(pieces)!.name, thing(e, expr.of, scope, out)), face);
    }
    case 'piece':
      return number(pieceValue(e, expr, scope, out));
    case 'cell':
      return number(cellValue(e, expr, scope, out));
    case 'row of cell':
    case 'column of cell': {
      const grid = gridOf(e, expr.of);
      const by = expr.op === 'row of cell' ? 'row' : 'column';
      const values = grid.model.cells.map((cell) => cell[by]);
      return number(e.gen.at(`${grid.model.name} ${by}`, values, thing(e, expr.of, scope, out)));
    }
    case 'beyond':
      return number(e.graphs.beyondCell(expr, scope, out));
    case 'opposite':
      return number(`((${n(expr.of)} + 2) & 3)`);
    case 'longest run':
      return number(e.graphs.longestRun(expr, scope, out));
    case 'next': {
      const seat = n(expr.of);
      return number(`nextPlayer(${seat})`);
    }
    case 'points':
      return number(pointsValue(e, expr, scope, out));
    case 'count':
    case 'first':
    case 'last':
    case 'top':
    case 'position':
    case 'item':
      return number(ofList(e, expr, scope, out));
    case 'add':
      return number(`(${n(expr.left)} + ${n(expr.right)})`);
    case 'subtract':
      return number(`(${n(expr.left)} - ${n(expr.right)})`);
    case 'multiply':
      return number(`(${n(expr.left)} * ${n(expr.right)})`);
    case 'divide':
      return number(divided(expr, n(expr.left), n(expr.right)));
    case 'same':
    case 'same list':
    case 'same set':
      return truth(sameness(e, expr, scope, out));
    case 'at least':
      return truth(`(${n(expr.left)} >= ${n(expr.right)})`);
    case 'at most':
      return truth(`(${n(expr.left)} <= ${n(expr.right)})`);
    case 'more':
      return truth(`(${n(expr.left)} > ${n(expr.right)})`);
    case 'less':
      return truth(`(${n(expr.left)} < ${n(expr.right)})`);
    case 'in':
      return truth(isIn(e, expr, scope, out));
    case 'empty':
      return truth(isEmpty(e, expr, scope, out));
    case 'and':
    case 'or':
      return truth(chain(e, expr, scope, out));
    case 'not':
      return truth(not(cond(e, expr.part, scope, out)));
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
      return number(gathered(e, expr, scope, out));
    default:
      return unsupported(`${expr.op} as one value`);
  }
}

/** As a number; a collection of one stands for its item. */
export function num(e: Emitter, expr: Expr, scope: Scope, out: Out): string {
  if (isCollection(expr.type)) return `only(${e.streams.list(expr, scope, out)})`;
  return asNumber(value(e, expr, scope, out));
}

export function cond(e: Emitter, expr: Expr, scope: Scope, out: Out): string {
  return asTruth(value(e, expr, scope, out));
}

/** The number of a piece, cell, line or seat that must be there. */
export function thing(e: Emitter, expr: Expr, scope: Scope, out: Out): string {
  return num(e, expr, scope, out);
}

function divided(expr: Of<'divide'>, left: string, right: string): string {
  const round = expr.rounded === 'down' ? 'Math.floor' : 'Math.ceil';
  const sure = expr.right.type.is === 'number' && (expr.right.type.from > 0 || expr.right.type.to < 0);
  const by = sure ? right : `notZero(${right})`;
  const isPlain =
    expr.rounded === 'down' &&
    expr.left.type.is === 'number' &&
    expr.left.type.from >= 0 &&
    expr.left.type.to < MANY &&
    sure;
  return isPlain ? `((${left} / ${by}) | 0)` : `(${round}(${left} / ${by}) | 0)`;
}

function sameness(e: Emitter, expr: Of<'same' | 'same list' | 'same set'>, scope: Scope, out: Out): string {
  const { left, right, not: isNot } = expr;
  if (expr.op === 'same' && !isCollection(left.type) && !isCollection(right.type)) {
    const [a, b] = [value(e, left, scope, out), value(e, right, scope, out)];
    const sign = isNot ? '!==' : '===';
    if (a.bool && b.bool) {
      if (b.js === 'true') return isNot ? not(a.js) : a.js;
      if (b.js === 'false') return isNot ? a.js : not(a.js);
      return `(${a.js} ${sign} ${b.js})`;
    }
    return `(${wordOr(e, left, asNumber(a))} ${sign} ${wordOr(e, right, asNumber(b))})`;
  }
  const [a, b] = [e.streams.list(left, scope, out), e.streams.list(right, scope, out)];
  const js = `${expr.op === 'same set' ? 'sameSet' : 'sameList'}(${a}, ${b})`;
  return isNot ? `!${js}` : js;
}

/** A word of a kind under its name, where the rules name it; everything else as it is. */
export function wordOr(e: Emitter, expr: Expr, js: string): string {
  const type = present(expr.type);
  if (expr.op !== 'constant' || type.is !== 'kind' || typeof expr.value !== 'number') return js;
  const { kinds } = e.gen.game;
  const kind = kinds.find(({ name }) => name === type.kind)!;
  const whole = kind.partOf?.kind ?? kind.name;
  return e.gen.layout.meaning('word', e.gen.board.words(type.kind)[expr.value]!, expr.value, whole);
}

/** `and`, `or`: what takes more than an expression is worked out only if it matters. */
function chain(e: Emitter, expr: Of<'and' | 'or'>, scope: Scope, out: Out): string {
  const sign = expr.op === 'and' ? '&&' : '||';
  let js = '';
  let held: string | undefined;
  for (const part of expr.parts) {
    const before = new Out();
    const one = cond(e, part, scope, before);
    if (before.isEmpty) {
      js = js === '' ? one : `${js} ${sign} ${one}`;
      continue;
    }
    if (js === '') {
      out.append(before);
      js = one;
      continue;
    }
    if (held === undefined) {
      held = e.gen.fresh('holds');
      out.push(`let ${held} = ${js};`);
    } else out.push(`${held} = ${js};`);
    out.push(`if (${expr.op === 'and' ? held : `!${held}`}) {`);
    out.append(before);
    out.push(`${held} = ${one};`, '}');
    js = held;
  }
  return `(${js})`;
}

function conditional(e: Emitter, expr: Of<'if'>, scope: Scope, out: Out): Js {
  const condition = cond(e, expr.condition, scope, out);
  const [thenOut, otherwiseOut] = [new Out(), new Out()];
  const then = value(e, expr.then, scope, thenOut);
  const otherwise = value(e, expr.otherwise, scope, otherwiseOut);
  const bool = then.bool && otherwise.bool;
  const [a, b] = bool ? [then.js, otherwise.js] : [asNumber(then), asNumber(otherwise)];
  if (thenOut.isEmpty && otherwiseOut.isEmpty) return { js: `(${condition} ? ${a} : ${b})`, bool };
  const name = e.gen.fresh('value');
  out.push(`let ${name}: ${bool ? 'boolean' : 'number'};`, `if (${condition}) {`);
  out.append(thenOut);
  out.push(`${name} = ${a};`, '} else {');
  out.append(otherwiseOut);
  out.push(`${name} = ${b};`, '}');
  return { js: name, bool };
}
