import type { Expr } from '../2-model/model.ts';

/** Expressions that look at nothing but their parts and what is printed. All others change in a game. */
const FIXED = new Set<Expr['op']>([
  'constant',
  'local',
  'list',
  'range',
  'table',
  'term',
  'property',
  'piece',
  'every piece',
  'cells',
  'cell',
  'lines',
  'lines of cell',
  'row of cell',
  'column of cell',
  'cells of line',
  'neighbours',
  'beyond',
  'toward',
  'opposite',
  'holes',
  'reached',
  'longest run',
  'count',
  'first',
  'last',
  'position',
  'item',
  'add',
  'subtract',
  'multiply',
  'divide',
  'joined',
  'same',
  'same list',
  'same set',
  'at least',
  'at most',
  'more',
  'less',
  'in',
  'empty',
  'and',
  'or',
  'not',
  'if',
  'some',
  'no',
  'all',
  'count of',
  'first of',
  'last of',
  'the',
  'the first',
  'the last',
  'all of',
  'total of',
  'highest of',
  'lowest of',
]);

/** Whether what an expression gives depends on nothing but the names in it. */
export function isFixed(tree: unknown, isFixedTerm: (name: string) => boolean): boolean {
  if (Array.isArray(tree)) return tree.every((item) => isFixed(item, isFixedTerm));
  if (tree === null || typeof tree !== 'object') return true;
  const { op, term } = tree as { op?: Expr['op']; term?: string };
  if (op !== undefined && !FIXED.has(op)) return false;
  if (op === 'term' && !isFixedTerm(term!)) return false;
  return Object.values(tree).every((part) => isFixed(part, isFixedTerm));
}
