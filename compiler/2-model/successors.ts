import type * as tree from '../1-syntax/tree.ts';
import { mustFit } from './elaborate.ts';
import type { Context } from './environment.ts';
import type { Expr } from './model.ts';
import { collection, NONE, number, optional, PLAYER, type Type, YES_OR_NO } from './types.ts';

/**
 * `next of X` and `previous of X`: of a player, who sits to the left or to the right; of a value of a kind, the one behind
 * or before it, which may be `none` unless the kind goes round.
 */
export function successor(context: Context, which: 'next' | 'previous', node: tree.Expr, of: Expr): Expr {
  if (of.type.is === 'kind') return ofKind(context, which, of, of.type);
  mustFit(context, node, of.type, PLAYER);
  if (which === 'next') return { op: 'next', of, type: PLAYER };
  return { op: 'last', of: { op: 'clockwise', of, type: collection(PLAYER) }, type: PLAYER };
}

/** The value that stands in the same place of a list that is shifted by one. */
function ofKind(
  context: Context,
  which: 'next' | 'previous',
  of: Expr,
  { kind, values }: Extract<Type, { is: 'kind' }>,
): Expr {
  const { values: words = [], goesRound } = context.env.kinds.get(kind) ?? {};
  const all = words.map((_, index) => index);
  const step = which === 'next' ? 1 : all.length - 1;
  const shifted = all.map((index) => (index + step) % all.length);
  const end = which === 'next' ? all.length - 1 : 0;
  const reached = [
    ...new Set(values.filter((value) => goesRound || value !== end).map((value) => shifted[value]!)),
  ];
  const found: Type = { is: 'kind', kind, values: reached.sort((a, b) => a - b) };
  const item: Expr = {
    op: 'item',
    of: listOf(kind, shifted),
    at: { op: 'position', item: of, of: listOf(kind, all), type: number(1, all.length) },
    type: found,
  };
  if (goesRound || !values.includes(end)) return item;
  const isEnd: Expr = { op: 'same', not: false, left: of, right: constant(kind, end), type: YES_OR_NO };
  const none: Expr = { op: 'constant', value: null, type: NONE };
  return {
    op: 'if',
    condition: isEnd,
    then: none,
    otherwise: item,
    type: reached.length > 0 ? optional(found) : NONE,
  };
}

function constant(kind: string, value: number): Expr {
  return { op: 'constant', value, type: { is: 'kind', kind, values: [value] } };
}

function listOf(kind: string, values: readonly number[]): Expr {
  return {
    op: 'list',
    items: values.map((value) => constant(kind, value)),
    type: collection({ is: 'kind', kind, values: [...values].sort((a, b) => a - b) }, 'list'),
  };
}
