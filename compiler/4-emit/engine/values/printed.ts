import type { Expr, ExprOf, Printed } from '../../../2-model/model.ts';
import { present, type Type } from '../../../2-model/types.ts';
import { asTruth } from '../../code/build.ts';
import type { Out } from '../../code/out.ts';
import type { Code } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import { type Scope, unsupported, word } from '../gen.ts';

export function gridOf(e: Emitter, of: Expr) {
  const type = present(of.type);
  if (type.is !== 'cell' && type.is !== 'line') return unsupported(`a grid of ${type.is}`);
  return e.gen.board.grid(type.grid);
}

/** What is printed on every piece, cell or line, by its number. */
export function printed(
  e: Emitter,
  type: Type,
  property: string,
): { values: readonly number[]; about: string; type: Type } {
  const exact = present(type);
  if (exact.is === 'piece') {
    const { model } = e.gen.board.piecesOf(exact.pieces);
    const index = model.properties.findIndex(({ name }) => name === property);
    if (index >= 0)
      return {
        values: model.pieces.map((piece) => word(piece[index])),
        about: `${model.name} ${property}`,
        type: model.properties[index]!.type,
      };
  }
  if (exact.is === 'cell' || exact.is === 'line') {
    const { model } = e.gen.board.grid(exact.grid);
    const things = exact.is === 'cell' ? model.cells : model.lines;
    const properties = exact.is === 'cell' ? model.cellProperties : model.lineProperties;
    const index = properties.findIndex(({ name }) => name === property);
    const about = `${model.name} ${exact.is === 'line' ? 'line ' : ''}${property}`;
    if (index >= 0)
      return { values: things.map((one) => word(one.values[index])), about, type: properties[index]!.type };
    if (property === model.key?.property)
      return {
        values: things.map((one) => word(model.members[one.member]!.value)),
        about,
        type: { is: 'kind', kind: model.key.kind, values: model.members.map((member) => member.value!) },
      };
  }
  return unsupported(`the property ${property}`);
}

/** The same where several words are printed on each. */
export function printedLists(e: Emitter, type: Type, property: string): readonly (readonly number[])[] {
  const exact = present(type);
  if (exact.is === 'piece') {
    const { model } = e.gen.board.piecesOf(exact.pieces);
    const index = model.properties.findIndex(({ name }) => name === property);
    return model.pieces.map((piece) => listOf(piece[index]));
  }
  if (exact.is === 'cell' || exact.is === 'line') {
    const { model } = e.gen.board.grid(exact.grid);
    const properties = exact.is === 'cell' ? model.cellProperties : model.lineProperties;
    const index = properties.findIndex(({ name }) => name === property);
    return (exact.is === 'cell' ? model.cells : model.lines).map((one) => listOf(one.values[index]));
  }
  return unsupported(`the property ${property}`);
}

function listOf(value: Printed | undefined): readonly number[] {
  return typeof value === 'object' && value !== null ? value : [];
}

export function propertyValue(e: Emitter, expr: ExprOf<'property'>, scope: Scope, out: Out): Code {
  const { values, about } = printed(e, expr.of.type, expr.property);
  const of = e.num(expr.of, scope, out);
  // Where every piece shows its own number, there is nothing to look up.
  const shown = values.every((one, index) => one === index) ? of : e.gen.at(about, values, of);
  return expr.type.is === 'yes or no' ? asTruth(shown) : shown;
}
