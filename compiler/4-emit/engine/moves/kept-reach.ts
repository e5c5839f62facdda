import { isCollection, piecesIn } from '../../../2-model/types.ts';
import { expressionsIn } from '../../../2-model/walk.ts';
import type { Action, Expr, ExprOf, Step } from '../../../3-ir/ir.ts';
import { isLocal, localsIn } from '../../../3-ir/walk.ts';
import type { Emitter } from '../emitter.ts';
import { freeIn } from '../facts.ts';
import { moved } from '../statements/moving.ts';

/**
 * What is asked of an action that is tried: that after a piece has come to a cell of a field, or has left it, all cells at which the field holds
 * something are reached, and perhaps that they enclose nothing. Where a way from a cell to the next depends only on what lies on these two,
 * nothing need be looked for anew: `reach-before.ts` looks once, before anything is tried, and then asks only what the one cell changes.
 */
export interface KeptReach {
  readonly reached: ExprOf<'reached'>;
  /** Whose field it is, as the action calls it and as what is reached does. */
  readonly seat: string;
  readonly owner: string;
  readonly field: string;
  /** The cell to which a piece comes, or which it leaves. */
  readonly cell: ExprOf<'local'>;
  readonly comes: boolean;
  readonly piece: Expr;
  /** Why a move is refused after which not all is reached. */
  readonly reason: string;
  /** What must not enclose anything, or nothing of some sort. */
  readonly closed?: Expr;
}

export function keptReach(e: Emitter, action: Action): KeptReach | undefined {
  const [move, named, asked, ...after] = action.effect.blocks[0]!.steps;
  if (move?.is !== 'move' || named?.is !== 'let' || asked?.is !== 'need' || asked.when) return undefined;
  const piece = moved(move);
  const target = move.to.is === 'field' ? move.to : undefined;
  const comes = !!target && e.gen.layout.field(target.field).model.single === true;
  const place = comes ? target : piece.op === 'field' ? piece : undefined;
  const [cell, ...others] = place?.keys ?? [];
  if (cell?.op !== 'local' || cell.type.is !== 'cell' || others.length > 0 || place?.of?.op !== 'local')
    return undefined;
  const [seat, { field }] = [place.of.local, place];
  const reach = reachIn(e, named.value, seat);
  if (!reach || !isAskedForAll(asked.condition, field, seat, named.local)) return undefined;
  const places = new Set(e.gen.layout.placesOf(piecesIn(piece.type)).map(({ model }) => model.name));
  const kept = { ...reach, seat, field, cell, comes, piece, reason: asked.reason };
  if (!isBetweenTwo(e, kept, places) || localsIn(after).has(named.local)) return undefined;
  if (after.length === 0) return kept;
  const closed = closedIn(e, after);
  return closed && isOfCells(e, closed, field, seat, places) ? { ...kept, closed } : undefined;
}

/** `let gaps = holes of …`, and conditions that hold if there are none. */
function closedIn(e: Emitter, [named, ...needs]: readonly Step[]): Expr | undefined {
  if (named?.is !== 'let' || named.value.op !== 'holes') return undefined;
  const isGaps = (expr: Expr): boolean => isLocal(expr, named.local);
  const holds = (step: Step): boolean =>
    step.is === 'need' &&
    ((step.condition.op === 'empty' && !step.condition.not && isGaps(step.condition.of)) ||
      (step.condition.op === 'no' && isGaps(step.condition.bound.in))) &&
    !e.facts.mayFault(step);
  return needs.every(holds) ? named.value.of : undefined;
}

/** Whether a collection is the cells of the field, with others or without, on which no piece of the sort has an influence. */
function isOfCells(
  e: Emitter,
  expr: Expr,
  field: string,
  seat: string,
  places: ReadonlySet<string>,
): boolean {
  if (expr.op === 'joined')
    return isOfCells(e, expr.left, field, seat, places) && isOfCells(e, expr.right, field, seat, places);
  if (expr.op === 'term') {
    const { owner, params, lets, cases, otherwise } = e.facts.term(expr.term);
    const isSeats = !owner || isLocal(expr.of, seat);
    if (isSeats && params.length + lets.length + cases.length === 0)
      return isOfCells(e, otherwise, field, owner?.name ?? seat, places);
  }
  if (expr.op === 'cells of field') return isField(expr.of, field, seat);
  if ([...freeIn(expr)].some((local) => local !== seat)) return false;
  return (
    !e.facts.mayFault(expr) && ![...e.facts.reads(expr)].some((read) => read === '*' || places.has(read))
  );
}

function isField(expr: Expr, field: string, seat: string): boolean {
  return expr.op === 'field' && expr.field === field && isLocal(expr.of, seat);
}

/** What is reached, written in place or as a term; nothing but the seat is known there. */
function reachIn(e: Emitter, value: Expr, seat: string): Pick<KeptReach, 'reached' | 'owner'> | undefined {
  if (value.op === 'reached') return knowsOnly(value, seat) ? { reached: value, owner: seat } : undefined;
  if (value.op !== 'term' || !isLocal(value.of, seat)) return undefined;
  const { owner, params, lets, cases, otherwise } = e.facts.term(value.term);
  if (!owner || params.length + lets.length + cases.length > 0 || otherwise.op !== 'reached')
    return undefined;
  return knowsOnly(otherwise, owner.name) ? { reached: otherwise, owner: owner.name } : undefined;
}

function knowsOnly({ from, local, step, where }: ExprOf<'reached'>, owner: string): boolean {
  const known = [owner, local, step.local];
  return [from, step.in, ...(where ? [where] : [])].every((part) =>
    [...freeIn(part)].every((name) => known.includes(name)),
  );
}

/** `no x in cells of F where x is not in …` */
function isAskedForAll(condition: Expr, field: string, seat: string, named: string): boolean {
  if (condition.op !== 'no' || condition.bound.in.op !== 'cells of field') return false;
  const { bound, where } = condition;
  if (!isField(condition.bound.in.of, field, seat)) return false;
  return where?.op === 'in' && where.not && isLocal(where.left, bound.local) && isLocal(where.right, named);
}

/** Whether a way leads only to a cell beside, and depends, of all that pieces lie on, only on these two cells of the field. */
function isBetweenTwo(
  e: Emitter,
  { reached, owner, field }: Pick<KeptReach, 'reached' | 'owner' | 'field'>,
  places: ReadonlySet<string>,
): boolean {
  const { from, local, step, where } = reached;
  if (!isBeside(e, step.in, local) || e.facts.mayFault(reached) || e.facts.reads(reached).has('*'))
    return false;
  const names = new Map([
    [local, 'cell'],
    [step.local, 'cell'],
    [owner, 'owner'],
  ]);
  const isLocal = ({ field: read, keys, of }: Look): boolean =>
    !places.has(read) || (read === field && keys.length === 1 && keys[0] === 'cell' && of === 'owner');
  return (
    ![...looks(e, from, names)].some(({ field: read }) => places.has(read)) &&
    [...looks(e, [step.in, where], names)].every(isLocal)
  );
}

/** Whether a collection has only cells that share a side with one. */
function isBeside(e: Emitter, expr: Expr, cell: string): boolean {
  const isCell = (one: Expr): boolean => isLocal(one, cell);
  switch (expr.op) {
    case 'neighbours':
      return isCell(expr.of) && !isCollection(expr.of.type);
    case 'all':
      return isBeside(e, expr.bound.in, cell);
    case 'all of':
      return expr.value.op === 'beyond' && isCell(expr.value.of);
    case 'term': {
      const { params, lets, cases, otherwise } = e.facts.term(expr.term);
      const at = expr.args.findIndex(isCell);
      return at >= 0 && lets.length + cases.length === 0 && isBeside(e, otherwise, params[at]!.name);
    }
    default:
      return false;
  }
}

/** A look at a field: what its keys and its owner are, as far as they have names that are followed. */
interface Look {
  readonly field: string;
  readonly keys: readonly (string | undefined)[];
  readonly of: string | undefined;
}

/** All looks at fields, through terms too. */
function* looks(e: Emitter, tree: unknown, names: ReadonlyMap<string, string>): Generator<Look> {
  const meant = (expr: Expr | undefined): string | undefined =>
    expr?.op === 'local' ? names.get(expr.local) : undefined;
  for (const expr of expressionsIn(tree, true)) {
    if (expr.op === 'field') yield { field: expr.field, keys: expr.keys.map(meant), of: meant(expr.of) };
    if (expr.op !== 'term') continue;
    const { owner, params, lets, cases, otherwise } = e.facts.term(expr.term);
    const given = [
      ...(owner ? [[owner.name, meant(expr.of)] as const] : []),
      ...params.map(({ name }, index) => [name, meant(expr.args[index])] as const),
    ];
    const inner = given.flatMap(([name, is]) => (is === undefined ? [] : [[name, is] as const]));
    yield* looks(e, [lets, cases, otherwise], new Map(inner));
  }
}
