import { findPiece } from '../../../2-model/pieces.ts';
import { present, type Type } from '../../../2-model/types.ts';
import type { Expr, ExprOf, Printed, Value } from '../../../3-ir/ir.ts';
import { asTruth, binary, code, digits, sum, text, times } from '../../code/build.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code } from '../../code/tree.ts';
import type { Emitter, Writer } from '../emitter.ts';
import { combinations, unsupported, word } from '../gen.ts';
import { valuesOfKey } from '../layout.ts';

/** A piece by its properties: a table of all combinations, made while compiling. */
export function pieceValue(w: Writer, expr: ExprOf<'piece'>): Code {
  const { model } = w.gen.board.piecesOf(expr.pieces);
  const types = expr.by.map(({ type }) => type);
  const known = expr.by.map(constantOf);
  if (!known.includes(undefined)) {
    const found = findPiece(model, types, known as Value[]);
    return found === undefined ? quoted`fault('no-such-piece', ${text(expr.pieces)})` : code(found);
  }
  const keys = types.map((type) => w.gen.layout.key(present(type)));
  const pieces = combinations(keys.map(valuesOfKey)).map((values) => findPiece(model, types, values) ?? -1);
  const index = digits(keys.map(({ size, lowest }, at) => [binary('-', w.num(expr.by[at]!), lowest), size]));
  const found = w.gen.at(`${expr.pieces} by`, pieces, index);
  return quoted`there(${found}, 'no-such-piece', ${text(expr.pieces)})`;
}

/** The cell at a row and column that are numbers. */
export function knownCell(e: Emitter, { grid, member, at }: ExprOf<'cell'>): number | undefined {
  const { cellAt } = e.gen.board.grid(grid);
  const [first, second] = at.map((one) =>
    one.op === 'constant' && typeof one.value === 'number' ? one.value : undefined,
  );
  if (member || first === undefined || (at.length > 1 && second === undefined)) return undefined;
  return second === undefined ? cellAt(0, 1, first) : cellAt(0, first, second);
}

/** A cell by its member, row and column. */
export function cellValue(w: Writer, expr: ExprOf<'cell'>): Code {
  const known = knownCell(w.e, expr);
  if (known !== undefined) return code(known);
  const { model } = w.gen.board.grid(expr.grid);
  const rows = Math.max(...model.members.map((member) => member.rows));
  const columns = Math.max(...model.members.map((member) => member.columns));
  const top = model.members[0]?.firstRow ?? 1;
  const left = model.members[0]?.firstColumn ?? 1;
  const cells: number[] = new Array(model.members.length * rows * columns).fill(-1);
  model.cells.forEach(({ member, row, column }, cell) => {
    cells[(member * rows + row - top) * columns + column - left] = cell;
  });
  const [first, second] = expr.at.map((one) => ({ at: w.num(one), type: one.type }));
  const row = second === undefined ? { at: code(1), type: { is: 'number', from: 1, to: 1 } as Type } : first!;
  const column = second ?? first!;
  const grid = text(expr.grid);
  const isInside = ({ type }: typeof row, from: number, size: number): boolean =>
    type.is === 'number' && type.from >= from && type.to <= from + size - 1;
  const index = (line: typeof row, from: number, size: number): Code =>
    isInside(line, from, size)
      ? binary('-', line.at, from)
      : quoted`span(${line.at}, ${from}, ${size}, ${grid})`;
  const member = expr.member ? times(memberOf(w, expr.grid, expr.member), rows) : 0;
  const place = sum(times(sum(member, index(row, top, rows)), columns), index(column, left, columns));
  const found = w.gen.at(`${expr.grid} at`, cells, place);
  const isSure =
    cells.every((cell) => cell >= 0) && isInside(row, top, rows) && isInside(column, left, columns);
  return isSure ? found : quoted`there(${found}, 'no-such-cell', ${grid})`;
}

/** The member of a grid family with this value of its kind. */
export function memberOf(w: Writer, grid: string, of: Expr): Code {
  const { model } = w.gen.board.grid(grid);
  if (of.op === 'constant') return code(model.members.findIndex(({ value: one }) => one === of.value));
  const asked = w.num(of);
  const kind = present(of.type);
  const words = kind.is === 'kind' ? w.gen.board.words(kind.kind).length : 0;
  const members = Array.from({ length: words }, (_, one) =>
    model.members.findIndex(({ value: its }) => its === one),
  );
  // That there is such a member is known: the checker allows nothing else.
  return members.every((one, index) => one === -1 || one === index - 1) && members[0] === -1
    ? binary('-', asked, 1)
    : w.gen.at(`${grid} member`, members, asked);
}

/** The value of an expression that is a constant, or a list of constants. */
export function constantOf(expr: Expr): Value | undefined {
  if (expr.op === 'constant') return expr.value;
  if (expr.op !== 'list') return undefined;
  const items = expr.items.map(constantOf);
  return items.includes(undefined) ? undefined : (items as Value[]);
}

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
