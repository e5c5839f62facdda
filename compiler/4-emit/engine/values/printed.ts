import { present, type Type } from '../../../2-model/types.ts';
import type { Expr, ExprOf, Printed } from '../../../3-ir/ir.ts';
import { asTruth, code } from '../../code/build.ts';
import type { Code } from '../../code/tree.ts';
import type { Emitter, Writer } from '../emitter.ts';
import { unsupported, word } from '../gen.ts';

export function gridOf(e: Emitter, of: Expr) {
  const type = present(of.type);
  if (type.is !== 'cell' && type.is !== 'line') return unsupported(`a grid of ${type.is}`);
  return e.gen.board.grid(type.grid);
}

/** What is printed on every piece, cell or line, by its number. */
export function printed(e: Emitter, type: Type, property: string): { values: readonly number[]; type: Type } {
  const found = e.gen.board.printed(type, property) ?? unsupported(`the property ${property}`);
  return { type: found.type, values: found.values.map(word) };
}

/** The same where several words are printed on each. */
export function printedLists(e: Emitter, type: Type, property: string): readonly (readonly number[])[] {
  const found = e.gen.board.printed(type, property) ?? unsupported(`the property ${property}`);
  return found.values.map(listOf);
}

function listOf(value: Printed): readonly number[] {
  return typeof value === 'object' && value !== null ? value : [];
}

export function propertyValue(w: Writer, expr: ExprOf<'property'>): Code {
  const { values } = printed(w.e, expr.of.type, expr.property);
  const of = w.num(expr.of);
  // Where every piece shows its own number, there is nothing to look up.
  const shown = values.every((one, index) => one === index)
    ? of
    : w.gen.at(`${nameOf(expr.of.type)} ${expr.property}`, values, of);
  return expr.type.is === 'yes or no' ? asTruth(shown) : shown;
}

function nameOf(type: Type): string {
  const exact = present(type);
  if (exact.is === 'piece') return exact.pieces;
  return exact.is === 'cell' ? exact.grid : exact.is === 'line' ? `${exact.grid} line` : '';
}

/** A word of a kind under its name, where the rules name it; everything else as it is. */
export function wordOr(e: Emitter, expr: Expr, otherwise: Code): Code {
  const type = present(expr.type);
  if (expr.op !== 'constant' || type.is !== 'kind' || typeof expr.value !== 'number') return otherwise;
  const { kinds } = e.gen.game;
  const kind = kinds.find(({ name }) => name === type.kind)!;
  const whole = kind.partOf?.kind ?? kind.name;
  return code(e.gen.layout.meaning('word', e.gen.board.words(type.kind)[expr.value]!, expr.value, whole));
}
