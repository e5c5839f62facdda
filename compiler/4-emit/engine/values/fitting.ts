import type { Expr, Local } from '../../../2-model/model.ts';
import { howFits, type Type } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import { asNumber, type Js, number, type Scope } from '../gen.ts';
import type { Out } from '../text.ts';
import { value } from './expressions.ts';

/** What goes where a type is expected: checked when it happens, unless its own type shows that it always fits. */
export function fitted(e: Emitter, expr: Expr, { name, type }: Local, scope: Scope, out: Out): Js {
  const js = value(e, expr, scope, out);
  if (howFits(expr.type, type) === 'fits') return js;
  return number(checked(e, asNumber(js), type, name));
}

/** A number that must be of a type. */
export function checked(e: Emitter, js: string, type: Type, about: string): string {
  if (type.is === 'optional') {
    if (type.of.is === 'number') return `withinOrNone(${js}, ${type.of.from}, ${type.of.to}, '${about}')`;
    const inner = e.gen.fresh('value');
    return `((${inner}: number) => ${inner} === NONE ? NONE : ${checked(e, inner, type.of, about)})(${js})`;
  }
  if (type.is === 'number') return `within(${js}, ${type.from}, ${type.to}, '${about}')`;
  if (type.is === 'kind') {
    const all = e.gen.board.words(type.kind).map((_, index) => (type.values.includes(index) ? 1 : 0));
    const inRow = type.values.every((one, index) => one === type.values[0]! + index);
    if (inRow) return `among(${js}, ${type.values[0]}, ${type.values.at(-1)}, '${about}')`;
    return `allowed(${js}, ${e.gen.array(`is ${about}`, all)}, ${all.length}, '${about}')`;
  }
  if (type.is === 'seat')
    return `among(${js}, 0, ${type.player ? 'm[PLAYERS]! - 1' : 'm[PLAYERS]! + m[IMAGINARY]! - 1'}, '${about}')`;
  if (type.is === 'cell' || type.is === 'line') {
    const { model } = e.gen.board.grid(type.grid);
    const things = type.is === 'cell' ? model.cells : model.lines;
    const all = things.map((one) => (type.members.includes(one.member) ? 1 : 0));
    if (all.every((one) => one === 1)) return `among(${js}, 0, ${all.length - 1}, '${about}')`;
    return `allowed(${js}, ${e.gen.array(`is ${about}`, all)}, ${all.length}, '${about}')`;
  }
  if (type.is === 'piece')
    return `among(${js}, 0, ${e.gen.board.piecesOf(type.pieces).all.length - 1}, '${about}')`;
  return js;
}
