import type { Expr, Value } from '../../../2-model/model.ts';
import { findPiece } from '../../../2-model/pieces.ts';
import { present, type Type } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import { fault, type Scope } from '../gen.ts';
import type { Out } from '../text.ts';
import { num } from './expressions.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;

/** A piece by its properties: a table of all combinations, made while compiling. */
export function pieceValue(e: Emitter, expr: Of<'piece'>, scope: Scope, out: Out): string {
  const { model } = e.gen.board.piecesOf(expr.pieces);
  const types = expr.by.map(({ type }) => type);
  const known = expr.by.map(constantOf);
  if (!known.includes(undefined)) {
    const found = findPiece(model, types, known as Value[]);
    return found === undefined ? fault('no-such-piece', expr.pieces) : String(found);
  }
  const keys = types.map((type) => e.gen.layout.key(present(type)));
  const all = keys.reduce<number[][]>(
    (before, { size, lowest, values }) =>
      before.flatMap((some) =>
        Array.from({ length: size }, (_, index) => [...some, values?.[index] ?? lowest + index]),
      ),
    [[]],
  );
  const pieces = all.map((values) => findPiece(model, types, values) ?? -1);
  const index = expr.by.reduce((before, by, position) => {
    const { size, lowest } = keys[position]!;
    const js = num(e, by, scope, out);
    return position === 0 ? `(${js} - ${lowest})` : `(${before} * ${size} + ${js} - ${lowest})`;
  }, '');
  return `there(${e.gen.at(`${expr.pieces} by`, pieces, index)}, 'no-such-piece', '${expr.pieces}')`;
}

/** A cell by its member, row and column. */
export function cellValue(e: Emitter, expr: Of<'cell'>, scope: Scope, out: Out): string {
  const { model, cellAt } = e.gen.board.grid(expr.grid);
  const known = expr.at.map((one) =>
    one.op === 'constant' && typeof one.value === 'number' ? one.value : undefined,
  );
  if (!expr.member && known.every((one) => one !== undefined)) {
    const [first, second] = known;
    const found = second === undefined ? cellAt(0, 1, first!) : cellAt(0, first!, second);
    if (found !== undefined) return String(found);
  }
  const rows = Math.max(...model.members.map((member) => member.rows));
  const columns = Math.max(...model.members.map((member) => member.columns));
  const top = model.members[0]?.firstRow ?? 1;
  const left = model.members[0]?.firstColumn ?? 1;
  const cells: number[] = new Array(model.members.length * rows * columns).fill(-1);
  model.cells.forEach(({ member, row, column }, cell) => {
    cells[(member * rows + row - top) * columns + column - left] = cell;
  });
  const [first, second] = expr.at.map((one) => ({ js: num(e, one, scope, out), type: one.type }));
  const row = second === undefined ? { js: '1', type: { is: 'number', from: 1, to: 1 } as Type } : first!;
  const column = second ?? first!;
  const inside = (type: Type, from: number, size: number): boolean =>
    type.is === 'number' && type.from >= from && type.to <= from + size - 1;
  const sure =
    !expr.member &&
    cells.every((cell) => cell >= 0) &&
    inside(row.type, top, rows) &&
    inside(column.type, left, columns);
  const member = expr.member ? memberOf(e, expr.grid, expr.member, scope, out) : '0';
  const look = (index: string): string => e.gen.at(`${expr.grid} at`, cells, index);
  if (sure) return look(`(${row.js} - ${top}) * ${columns} + ${column.js} - ${left}`);
  const rowJs = `span(${row.js}, ${top}, ${rows}, '${expr.grid}')`;
  const columnJs = `span(${column.js}, ${left}, ${columns}, '${expr.grid}')`;
  return `there(${look(`(${member} * ${rows} + ${rowJs}) * ${columns} + ${columnJs}`)}, 'no-such-cell', '${expr.grid}')`;
}

/** The member of a grid family with this value of its kind. */
export function memberOf(e: Emitter, grid: string, of: Expr, scope: Scope, out: Out): string {
  const { model } = e.gen.board.grid(grid);
  if (of.op === 'constant') return String(model.members.findIndex(({ value: one }) => one === of.value));
  const js = num(e, of, scope, out);
  const kind = present(of.type);
  const words = kind.is === 'kind' ? e.gen.board.words(kind.kind).length : 0;
  const members = Array.from({ length: words }, (_, one) =>
    model.members.findIndex(({ value: its }) => its === one),
  );
  // That there is such a member is known: the checker allows nothing else.
  return members.every((one, index) => one === -1 || one === index - 1) && members[0] === -1
    ? `(${js} - 1)`
    : e.gen.at(`${grid} member`, members, js);
}

/** The value of an expression that says it in so many words. */
export function constantOf(expr: Expr): Value | undefined {
  if (expr.op === 'constant') return expr.value;
  if (expr.op !== 'list') return undefined;
  const items = expr.items.map(constantOf);
  return items.includes(undefined) ? undefined : (items as Value[]);
}
