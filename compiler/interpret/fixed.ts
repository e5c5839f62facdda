import type { Expr } from '../2-model/model.ts';

/** Expressions that look at what changes in a game, or differs between tables. */
const CHANGING = new Set<Expr['op']>([
  'field',
  'face',
  'option',
  'points',
  'players',
  'seats',
  'imaginary',
  'others',
  'next',
  'clockwise',
  'not yet',
]);

/** Whether what an expression gives depends on nothing but the names in it. */
export function isFixed(tree: unknown, isFixedTerm: (name: string) => boolean): boolean {
  if (Array.isArray(tree)) return tree.every((item) => isFixed(item, isFixedTerm));
  if (tree === null || typeof tree !== 'object') return true;
  const { op, term } = tree as { op?: Expr['op']; term?: string };
  if (op !== undefined && CHANGING.has(op)) return false;
  if (op === 'term' && !isFixedTerm(term!)) return false;
  return Object.values(tree).every((part) => isFixed(part, isFixedTerm));
}
