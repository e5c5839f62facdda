import type * as tree from '../1-syntax/tree.ts';
import { condition, elaborate, mustFit, place } from './elaborate.ts';
import type { Context, Environment } from './environment.ts';
import type { Expr } from './model.ts';
import { renamed, type Scope } from './scope.ts';
import { showType } from './show.ts';
import { collection, NONE, number, optional, type Type, UNKNOWN, YES_OR_NO } from './types.ts';

/** The eight directions of a grid, and what is made of them: surroundings, and straight lines. */

export type Cell = Extract<Type, { is: 'cell' }>;

export const anyCells: Expr = { op: 'not yet', type: collection(UNKNOWN) };

export function cellIn(type: Type): Cell | undefined {
  const one = type.is === 'collection' ? type.of : type;
  return one.is === 'cell' ? one : undefined;
}

export function notCells(context: Context, node: tree.Expr, type: Type): Expr {
  context.env.problems.error('not-cells', place(context, node), { found: showType(context.env, type) });
  return anyCells;
}

/** A kind that every game has, unless it declares one of that name itself. Clockwise, as they are numbered. */
export const DIRECTION = {
  name: 'Direction',
  values: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  goesRound: true,
} as const;

export function isDirection(env: Environment, type: Type): boolean {
  return (
    type.is === 'kind' && type.kind === DIRECTION.name && env.kinds.get(DIRECTION.name)?.builtIn === true
  );
}

/** A direction, or a side, which is one of them. */
export function directionOf(context: Context, scope: Scope, node: tree.Expr): Expr {
  const { env } = context;
  const expected = env.kinds.get(DIRECTION.name)?.builtIn ? env.kindType(DIRECTION.name)! : UNKNOWN;
  const given = elaborate(context, scope, node, expected);
  if (given.type.is === 'kind' && given.type.kind === 'Side')
    return { op: 'multiply', left: given, right: numberOf(2), type: number(0, 6) };
  mustFit(context, node, given.type, expected);
  return given;
}

/** `surroundings of cell`: the cells that touch it at a side or a corner, clockwise from north. */
export function surroundings(scope: Scope, of: Expr, cell: Cell): Expr {
  const { local } = scope.with('direction', number(0, 7), true);
  const next = toward({ op: 'local', local, type: number(0, 7) }, of, optional(cell));
  return {
    op: 'all of',
    value: { ...next, type: cell },
    bounds: [
      { local, in: { op: 'range', from: numberOf(0), to: numberOf(7), type: collection(number(0, 7)) } },
    ],
    where: isThere(next, true),
    type: collection(cell),
  };
}

/** `onward[direction] of cell`: the cells from there on in a straight line, the nearest first. */
export function onward(scope: Scope, of: Expr, cell: Cell, direction: Expr): Expr {
  return straight(scope, oneOrNothing(toward(direction, of, optional(cell)), cell), cell, direction);
}

/**
 * `longest line of x in D where C`: the most cells in a row, in a straight line through one of D, for which C holds. Along each of
 * four axes, it is what can be reached one way and the other, which both count the cell itself.
 */
export function longestLine(context: Context, scope: Scope, node: Extract<tree.Expr, { is: 'line' }>): Expr {
  const cells = elaborate(context, scope, node.cells);
  const cell = cellIn(cells.type);
  if (!cell || (node.how === 'through' && cells.type.is !== 'cell')) {
    if (cells.type.is !== 'unknown') notCells(context, node.cells, cells.type);
    const { scope: inner } = scope.with(node.variable.text, cell ?? UNKNOWN, true);
    condition(context, inner, node.where);
    return { op: 'not yet', type: number(0, 0) };
  }
  const among: Expr =
    cells.type.is === 'cell' ? { op: 'list', items: [cells], type: collection(cell) } : cells;
  const whole = context.env.whole(cell) as Cell;
  const at = scope.with(node.variable.text, whole, true);
  const where = condition(context, at.scope, node.where);
  const here: Expr = { op: 'local', local: at.local, type: whole };
  const axis = at.scope.with('axis', number(0, 3), true);
  const along: Expr = { op: 'local', local: axis.local, type: number(0, 3) };
  const size = context.env.grids.get(cell.grid)?.cells.length ?? 0;
  const length = (direction: Expr): Expr => {
    const from: Expr = { op: 'list', items: [here], type: collection(whole) };
    const line = straight(axis.scope, from, whole, direction, (local) => renamed(where, at.local, local));
    return { op: 'count', of: line, type: number(1, size) };
  };
  const back: Expr = { op: 'add', left: along, right: numberOf(4), type: number(4, 7) };
  const both: Expr = { op: 'add', left: length(along), right: length(back), type: number(2, 2 * size) };
  return {
    op: 'highest of',
    value: { op: 'subtract', left: both, right: numberOf(1), type: number(1, size) },
    bounds: [
      { local: at.local, in: among },
      {
        local: axis.local,
        in: { op: 'range', from: numberOf(0), to: numberOf(3), type: collection(number(0, 3)) },
      },
    ],
    where,
    otherwise: numberOf(0),
    type: number(0, size),
  };
}

/** All cells from some on, step by step in a direction; with a condition, as long as it holds. */
function straight(
  scope: Scope,
  from: Expr,
  cell: Cell,
  direction: Expr,
  where?: (local: string) => Expr,
): Expr {
  const at = scope.with('cell', cell, true);
  const near = at.scope.with('near', cell, true);
  const next = toward(direction, { op: 'local', local: at.local, type: cell }, optional(cell));
  return {
    op: 'reached',
    from,
    local: at.local,
    step: { local: near.local, in: oneOrNothing(next, cell) },
    ...(where ? { where: where(near.local) } : {}),
    type: collection(cell),
  };
}

function toward(direction: Expr, of: Expr, type: Type): Expr {
  return { op: 'toward', direction, of, type };
}

function oneOrNothing(expr: Expr, cell: Cell): Expr {
  const type = collection(cell);
  return {
    op: 'if',
    condition: isThere(expr, false),
    then: { op: 'list', items: [], type },
    otherwise: { op: 'list', items: [{ ...expr, type: cell }], type },
    type,
  };
}

function isThere(expr: Expr, not: boolean): Expr {
  return { op: 'same', not, left: expr, right: { op: 'constant', value: null, type: NONE }, type: YES_OR_NO };
}

function numberOf(value: number): Expr {
  return { op: 'constant', value, type: number(value, value) };
}
