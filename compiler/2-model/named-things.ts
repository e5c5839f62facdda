import type * as tree from '../1-syntax/tree.ts';
import { argumentCount } from './declared-values.ts';
import { elaborate, elaborateAs, place, unknownExpr } from './elaborate.ts';
import type { Context, Environment } from './environment.ts';
import { endsOf } from './grid-member.ts';
import type { Expr, GridModel, Printed } from './model.ts';
import { findPiece } from './pieces.ts';
import type { Scope } from './scope.ts';
import { collection, howFits, number, present, type Type } from './types.ts';

/** `grid[row, column]`, or all cells of a grid. */
export function gridValue(context: Context, scope: Scope, node: tree.Ref, grid: GridModel): Expr {
  const { env } = context;
  env.used.add(`grid ${grid.name}`);
  const all = grid.members.map((_, index) => index);
  if (!node.hasArgs) return { op: 'cells', grid: grid.name, type: collection(env.cellType(grid, all)) };
  let args = [...node.args];
  let member: Expr | undefined;
  let members = all;
  if (grid.key) {
    const values = grid.members.map((one) => one.value ?? -1);
    const arg = args.shift();
    if (!arg) return unknownExpr;
    member = elaborateAs(context, scope, arg, {
      is: 'kind',
      kind: grid.key.kind,
      values: [...values].sort((a, b) => a - b),
    });
    const possible = member.type.is === 'kind' ? member.type.values : values;
    members = all.filter((index) => possible.includes(values[index]!));
  }
  const one = member ? { member } : {};
  if (args.length === 0)
    return { op: 'cells', grid: grid.name, ...one, type: collection(env.cellType(grid, members)) };
  const needed = members.every((index) => grid.members[index]!.asTable) ? 1 : 2;
  if (args.length !== needed) {
    env.problems.error('argument-count', place(context, node), {
      name: node.name.text,
      expected: needed + (grid.key ? 1 : 0),
      found: node.args.length,
    });
    args = args.slice(0, needed);
  }
  const limit = (side: 'row' | 'column'): Type => {
    const ends = members.map((index) => endsOf(grid.members[index]!, side));
    return number(Math.min(1, ...ends.map(({ from }) => from)), Math.max(0, ...ends.map(({ to }) => to)));
  };
  const limits = needed === 1 ? [limit('column')] : [limit('row'), limit('column')];
  const at = args.map((arg, index) => elaborateAs(context, scope, arg, limits[index]!));
  const fixed = at.map((expr) => (expr.op === 'constant' ? expr.value : undefined));
  const [row, column] = needed === 1 ? [undefined, fixed[0]] : fixed;
  const isThere = (): boolean =>
    cellsIn(grid, column).some((cell) => members.includes(cell.member) && (needed === 1 || cell.row === row));
  // A number outside of the grid has been reported already; here is left what lies between its cells.
  const inside = at.every((expr, index) => howFits(expr.type, limits[index]!) !== 'out of range');
  if (fixed.length === needed && !fixed.includes(undefined) && inside && !isThere() && members.length > 0)
    env.problems.error('no-cell-there', place(context, node), { grid: grid.name });
  return { op: 'cell', grid: grid.name, ...one, at, type: env.cellType(grid, members) };
}

type Cells = GridModel['cells'];
const byColumn = new WeakMap<GridModel, ReadonlyMap<unknown, Cells>>();

/** The cells of a column: a large grid has thousands of cells, and examples name many of them. */
function cellsIn(grid: GridModel, column: unknown): Cells {
  const columns = byColumn.get(grid) ?? columnsOf(grid);
  byColumn.set(grid, columns);
  return columns.get(column) ?? [];
}

function columnsOf({ cells }: GridModel): Map<unknown, Cells[number][]> {
  const columns = new Map<unknown, Cells[number][]>();
  for (const cell of cells) {
    const known = columns.get(cell.column);
    if (known) known.push(cell);
    else columns.set(cell.column, [cell]);
  }
  return columns;
}

/** `Pieces[…]`: a piece by what is printed on it. */
export function onePiece(context: Context, scope: Scope, node: tree.Ref, type: Type): Expr {
  const pieces = context.env.pieces.get(node.name.text)!;
  const properties = pieces.properties;
  if (node.args.length > properties.length) argumentCount(context, node, properties.length);
  const by = node.args.slice(0, properties.length).map((arg, index) => {
    // A word names the property that has it, wherever it stands: `Card[A]`, `Tile[tower, 10]`.
    return elaborate(context, scope, arg, present(properties[index]!.type));
  });
  const given = by.map(constantIn);
  const types = by.map((expr) => expr.type);
  const surelyMissing =
    by.length > 0 &&
    !given.includes(undefined) &&
    ![...types, ...properties.map((property) => property.type)].some((one) => one.is === 'unknown') &&
    findPiece(pieces, types, given as Printed[]) === undefined;
  if (surelyMissing) context.env.problems.error('no-such-piece', place(context, node), { name: pieces.name });
  return { op: 'piece', pieces: pieces.name, by, type };
}

/** Which piece this names, if it says so in plain values. */
export function namedPiece(env: Environment, expr: Extract<Expr, { op: 'piece' }>): number | undefined {
  const given = expr.by.map(constantIn);
  if (given.includes(undefined)) return undefined;
  const types = expr.by.map(({ type }) => type);
  return findPiece(env.pieces.get(expr.pieces)!, types, given as Printed[]);
}

/** The value of what is written out. */
function constantIn(expr: Expr): Printed | undefined {
  if (expr.op === 'constant') return expr.value;
  const items = expr.op === 'list' ? expr.items.map(constantIn) : [undefined];
  return items.every((item) => typeof item === 'number') ? items : undefined;
}
