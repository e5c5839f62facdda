import type * as tree from '../1-syntax/tree.ts';
import { argumentCount } from './declared-values.ts';
import { anyCells, cellIn, directionOf, isDirection, notCells, onward, surroundings } from './directions.ts';
import { condition, elaborate, joined, mustFit, things, unknownExpr } from './elaborate.ts';
import type { Context, Environment } from './environment.ts';
import type { Expr } from './model.ts';
import type { Scope } from './scope.ts';
import { collection, number, optional, present, type Type, UNKNOWN } from './types.ts';

/** The sides of a cell and what lies behind them: neighbours, ways, holes, and what runs around. */

/** A kind that every game has, unless it declares one of that name itself. North is where the row before lies. */
export const SIDE = { name: 'Side', values: ['north', 'east', 'south', 'west'] } as const;

function sideType(env: Environment): Type {
  return env.kindType(SIDE.name) ?? UNKNOWN;
}

/** Whether `sideWord` reads it. */
export function isSideWord(word: string): boolean {
  return ['opposite', 'beyond', 'neighbours', 'holes', 'surroundings', 'onward'].includes(word);
}

/** `beyond[side] of cell`, `opposite of side`, `neighbours of cell`, `holes of cells`; `of` is what stands behind. */
export function sideWord(
  context: Context,
  scope: Scope,
  node: tree.Ref,
  behind: tree.Expr,
  of: Expr,
): Expr | undefined {
  switch (node.name.text) {
    case 'opposite': {
      if (isDirection(context.env, of.type)) {
        argumentCount(context, node, 0);
        return { op: 'opposite', of, type: context.env.whole(of.type) };
      }
      const type = sideType(context.env);
      if (type.is === 'kind' && type.values.length !== SIDE.values.length) return undefined;
      mustFit(context, behind, of.type, type);
      argumentCount(context, node, 0);
      return { op: 'opposite', of, type };
    }
    case 'beyond': {
      const { type } = of;
      if (type.is !== 'cell' && type.is !== 'unknown') {
        notCells(context, behind, type);
        return unknownExpr;
      }
      const [arg] = node.args;
      if (!argumentCount(context, node, 1) || !arg) return unknownExpr;
      const side = elaborate(context, scope, arg, sideType(context.env));
      if (isDirection(context.env, side.type))
        return { op: 'toward', direction: side, of, type: optional(type) };
      mustFit(context, arg, side.type, sideType(context.env));
      return { op: 'beyond', side, of, type: optional(type) };
    }
    case 'surroundings':
    case 'onward': {
      const { type } = of;
      if (type.is !== 'cell') return type.is === 'unknown' ? anyCells : notCells(context, behind, type);
      if (node.name.text === 'surroundings') {
        argumentCount(context, node, 0);
        return surroundings(scope, of, type);
      }
      const [arg] = node.args;
      if (!argumentCount(context, node, 1) || !arg) return anyCells;
      return onward(scope, of, type, directionOf(context, scope, arg));
    }
    case 'neighbours':
    case 'holes': {
      const cell = cellIn(of.type);
      if (!cell) return of.type.is === 'unknown' ? anyCells : notCells(context, behind, of.type);
      argumentCount(context, node, 0);
      return { op: node.name.text, of, type: collection(cell) };
    }
    default:
      return undefined;
  }
}

/** `all x reached from E by y in D where C`. */
export function reached(context: Context, scope: Scope, node: Extract<tree.Expr, { is: 'reached' }>): Expr {
  const { expr: from, element } = things(context, scope, node.from);
  const at = scope.with(node.variable.text, context.env.whole(element), true);
  const { expr: by, element: near } = things(context, at.scope, node.by);
  const next = at.scope.with(node.next.text, near, true);
  const where = node.where && condition(context, next.scope, node.where);
  const found = where
    ? next.scope.assuming(where, true).known({ op: 'local', local: next.local, type: near }).type
    : near;
  return {
    op: 'reached',
    from,
    local: at.local,
    step: { local: next.local, in: by },
    ...(where ? { where } : {}),
    type: collection(joined(context, node.by, element, found)),
  };
}

/** `longest run of cell and side around E where C`. */
export function longestRun(context: Context, scope: Scope, node: Extract<tree.Expr, { is: 'run' }>): Expr {
  const around = elaborate(context, scope, node.around);
  const cell = cellIn(around.type);
  if (!cell && around.type.is !== 'unknown') notCells(context, node.around, around.type);
  const at = scope.with(node.cell.text, cell ?? UNKNOWN, true);
  const along = at.scope.with(node.side.text, sideType(context.env), true);
  const where = condition(context, along.scope, node.where);
  const cells = cell ? (context.env.grids.get(cell.grid)?.cells.length ?? 0) : 0;
  return {
    op: 'longest run',
    around,
    cell: at.local,
    side: along.local,
    where,
    type: number(0, SIDE.values.length * cells),
  };
}

/** `cells of planted`: where a field for each cell holds something. */
export function cellsOfField(context: Context, of: Expr): Expr | undefined {
  if (of.op !== 'field' || !of.whole) return undefined;
  const field = context.env.fields.get(of.field);
  const [key, ...others] = field?.keys ?? [];
  if (key?.is !== 'cell' || others.length > 0 || field?.type.is !== 'optional') return undefined;
  return { op: 'cells of field', of, type: collection(key) };
}

/** What a member of a collection is known to be: a cell of `cells of planted` is one where it holds something. */
export function knownOfMember(context: Context, scope: Scope, member: Expr, source: Expr): Scope {
  if (source.op !== 'cells of field' || source.of.op !== 'field') return scope;
  const field = context.env.fields.get(source.of.field);
  if (!field) return scope;
  const { of } = source.of;
  const value: Expr = {
    op: 'field',
    field: field.name,
    keys: [member],
    ...(of ? { of } : {}),
    whole: false,
    type: field.type,
  };
  return scope.knowingType(value, present(field.type));
}
