import type * as tree from '../1-syntax/tree.ts';
import { targetOf } from './calls.ts';
import { sizeOf } from './collections.ts';
import { asDomain, condition, elaborate, elaborateAs, mustFit, place, unknownExpr } from './elaborate.ts';
import { type Context, type Environment, lower } from './environment.ts';
import type { Expr, Statement, Target } from './model.ts';
import { noted } from './newest.ts';
import { noneCure } from './none-cure.ts';
import type { Scope } from './scope.ts';
import { showType } from './show.ts';
import { collection, join, MANY, number, present, SEAT, type Type } from './types.ts';

// Statements that change something and hold no others: fields, pieces, points.

export type Node<Is extends tree.Statement['is']> = Extract<tree.Statement, { readonly is: Is }>;

export function addOrRemove(context: Context, node: Node<'add' | 'remove'>, scope: Scope): Statement[] {
  const target = targetOf(context, scope, node.target);
  if (!target) {
    elaborate(context, scope, node.value);
    return [];
  }
  const field = target.is === 'field' ? context.env.fields.get(target.field) : undefined;
  const base = {
    is: node.is,
    target,
    moreIsLost: field?.moreIsLost ?? false,
    at: place(context, node),
  } as const;
  const type = present(target.type);
  if (type.is === 'collection') {
    if (type.form === 'place')
      context.env.problems.error('move-pieces', place(context, node), { statement: node.is });
    const value = elaborateAs(context, scope, node.value, type);
    const notes = node.is === 'remove' ? noted(context.env, 'remove', target, base.at) : [];
    return [{ ...base, value, to: type.form === 'list' ? 'list' : 'set' }, ...notes];
  }
  const value = elaborateAs(context, scope, node.value, number(-MANY, MANY));
  if (type.is === 'number' && value.type.is === 'number' && !base.moreIsLost) {
    const now = present(elaborate(context, scope, node.target).type);
    const [from, to] = now.is === 'number' ? [now.from, now.to] : [type.from, type.to];
    const after =
      node.is === 'add'
        ? number(from + value.type.from, to + value.type.to)
        : number(from - value.type.to, to - value.type.from);
    mustFit(context, node, after, type);
  } else if (type.is !== 'number' && type.is !== 'unknown')
    context.env.problems.error('other-type', place(context, node.target), {
      expected: 'number',
      found: showType(context.env, type),
    });
  return [{ ...base, value, to: 'number' }];
}

/** A place for one will do to move to, but not to shuffle. */
function mustBePlace(context: Context, node: tree.Expr, target: Target, orForOne: boolean): boolean {
  const { env } = context;
  const { type } = target;
  if (orForOne && isForOne(env, target)) return true;
  if (type.is === 'unknown' || (type.is === 'collection' && type.form === 'place')) return true;
  env.problems.error('not-a-place', place(context, node), { found: showType(env, type) });
  return false;
}

function mustHaveFace(context: Context, node: tree.Expr, type: Type): void {
  const { env } = context;
  const piece = type.is === 'collection' ? type.of : type;
  if (piece.is === 'piece' && !env.pieces.get(piece.pieces)?.face)
    env.problems.error('no-face', place(context, node), { name: piece.pieces });
}

export function move(context: Context, node: Node<'move'>, scope: Scope): Statement[] {
  const what = piecesOf(context, node.what, scope);
  const to = targetOf(context, scope, node.to);
  const position = node.at && elaborateAs(context, scope, node.at, number(1, MANY));
  if (!to) return [];
  const holds = isForOne(context.env, to) ? collection(present(to.type)) : to.type;
  if (mustBePlace(context, node.to, to, true)) mustFit(context, node.what, what.type, holds);
  if (to.is === 'field' && isForOne(context.env, to) && mayBeSeveral(context, scope, what))
    context.env.problems.warning('several-into-one', place(context, node.what), { name: to.field });
  return [{ is: 'move', what, to, ...(position ? { position } : {}), at: place(context, node) }];
}

/** `need X is at least E else R`, and then the amount is taken away. */
export function pay(context: Context, node: Node<'pay'>, scope: Scope): Statement[] {
  const at = place(context, node);
  const target = targetOf(context, scope, node.from);
  const amount = elaborateAs(context, scope, node.amount, number(0, MANY));
  const reason = reasonOf(context, node.reason);
  if (!target) return [];
  mustFit(context, node.from, target.type, number(-MANY, MANY));
  const now = elaborate(context, scope, node.from);
  return [
    {
      is: 'need',
      condition: { op: 'at least', left: now, right: amount, type: { is: 'yes or no' } },
      reason,
      at,
    },
    { is: 'remove', target, value: amount, to: 'number', moreIsLost: false, at },
  ];
}

/** `scoring` is the one whose points they are. */
export function award(context: Context, node: Node<'award'>, scope: Scope, scoring: string): Statement[] {
  const amount = elaborateAs(context, scope, node.amount, number(-MANY, MANY));
  const forValue = node.for && elaborate(context, scope, node.for);
  if (node.for && forValue) sameSortOfValue(context, node.for, forValue.type, scoring);
  let to: Expr | undefined;
  if (node.to) to = elaborateAs(context, scope, node.to, SEAT);
  else if (scope.owner) to = { op: 'local', local: scope.owner.name, type: scope.owner.type };
  else context.env.problems.error('award-to-whom', place(context, node), {});
  const whom = to ?? unknownExpr;
  return [
    { is: 'award', amount, to: whom, ...(forValue ? { for: forValue } : {}), at: place(context, node) },
  ];
}
/** The points of a scoring are kept by one sort of value. */
function sameSortOfValue(context: Context, node: tree.Expr, type: Type, scoring: string): void {
  const { env } = context;
  const at = place(context, node);
  const first = env.awardedFor.get(scoring);
  const both = first ? join(first.type, type) : type;
  if (both) env.awardedFor.set(scoring, { type: both, at: first?.at ?? at });
  else
    env.problems.error(
      'other-type',
      at,
      { expected: showType(env, first!.type), found: showType(env, type) },
      first!.at,
    );
}

function piecesOf(context: Context, node: tree.Expr, scope: Scope): Expr {
  const read = elaborate(context, scope, node);
  const cure = noneCure(node);
  if (read.type.is === 'optional' && read.type.of.is === 'piece' && cure.instead === 'asked') {
    const piece = lower(read.type.of.pieces);
    context.env.problems.error('may-be-none', place(context, node), { ...cure, instead: 'all-in', piece });
    return unknownExpr;
  }
  const { expr, element } = asDomain(context, node, read);
  if (element.is !== 'piece' && element.is !== 'unknown')
    context.env.problems.error('not-pieces', place(context, node), {
      found: showType(context.env, element),
    });
  return expr;
}

export function roll(context: Context, node: Node<'roll'>, scope: Scope): Statement[] {
  const what = piecesOf(context, node.what, scope);
  mustHaveFace(context, node.what, what.type);
  const until = node.until && condition(context, scope.afterChange(), node.until);
  return [{ is: 'roll', what, ...(until ? { until } : {}), at: place(context, node) }];
}

export function shuffle(context: Context, node: Node<'shuffle'>, scope: Scope): Statement[] {
  const target = targetOf(context, scope, node.what);
  if (!target) return [];
  mustBePlace(context, node.what, target, false);
  return [{ is: 'shuffle', place: target, at: place(context, node) }];
}

/** The reason with this name, which is declared where it is first given. */
export function reasonOf({ env, placed }: Context, name: tree.Name): string {
  if (!env.reasons.has(name.text)) env.reasons.set(name.text, place({ env, placed }, name));
  return name.text;
}

/** Whether a collection may hold more than one thing, as far as it is known here: a `need` may have asked. */
function mayBeSeveral(context: Context, scope: Scope, what: Expr): boolean {
  if (what.type.is !== 'collection') return false;
  const { type } = scope.known({ op: 'count', of: what, type: number(0, sizeOf(context, what)) });
  return type.is === 'number' && type.to > 1;
}

function isForOne(env: Environment, target: Target): boolean {
  return target.is === 'field' && env.fields.get(target.field)?.single === true;
}
