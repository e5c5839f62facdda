import type { Expr, Statement, TieModel } from '../../compiler/2-model/model.ts';

/**
 * Every expression, statement and tie rule of the model. The records are complete by their types: a new one in `model.ts`
 * does not compile here until it is listed, and then needs a case.
 */
type All<Name extends string> = Record<Name, true>;

const expressions = {
  constant: true,
  list: true,
  range: true,
  local: true,
  field: true,
  option: true,
  table: true,
  term: true,
  property: true,
  face: true,
  piece: true,
  'every piece': true,
  cells: true,
  cell: true,
  lines: true,
  'lines of cell': true,
  'row of cell': true,
  'column of cell': true,
  'cells of line': true,
  neighbours: true,
  beyond: true,
  toward: true,
  opposite: true,
  holes: true,
  'cells of field': true,
  reached: true,
  'longest run': true,
  players: true,
  seats: true,
  imaginary: true,
  winners: true,
  others: true,
  next: true,
  clockwise: true,
  points: true,
  count: true,
  first: true,
  last: true,
  position: true,
  item: true,
  add: true,
  subtract: true,
  multiply: true,
  divide: true,
  joined: true,
  same: true,
  'same list': true,
  'same set': true,
  'at least': true,
  'at most': true,
  more: true,
  less: true,
  in: true,
  empty: true,
  and: true,
  or: true,
  not: true,
  if: true,
  some: true,
  no: true,
  all: true,
  'count of': true,
  'first of': true,
  'last of': true,
  the: true,
  'the first': true,
  'the last': true,
  'all of': true,
  'total of': true,
  'highest of': true,
  'lowest of': true,
} satisfies All<Exclude<Expr['op'], 'not yet'>>;

const statements = {
  let: true,
  set: true,
  add: true,
  remove: true,
  move: true,
  roll: true,
  shuffle: true,
  chance: true,
  choose: true,
  need: true,
  do: true,
  if: true,
  repeat: true,
  'for each': true,
  decide: true,
  rank: true,
  award: true,
  score: true,
  leave: true,
  nothing: true,
  impossible: true,
} satisfies All<Statement['is']>;

const ties = {
  share: true,
  'joint win': true,
  'by lot': true,
  nobody: true,
  impossible: true,
  measure: true,
} satisfies All<TieModel['is']>;

/** As they are called in the names of cases: `at-least`. */
export const ALL_CONSTRUCTS: readonly string[] = [
  ...new Set([...Object.keys(expressions), ...Object.keys(statements), ...Object.keys(ties)]),
]
  .map(asName)
  .sort();

/** All that stands in a part of a model, however deep, by the same names. */
export function constructsIn(tree: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(tree)) for (const item of tree) constructsIn(item, found);
  else if (typeof tree === 'object' && tree !== null) {
    if ('op' in tree && typeof tree.op === 'string') found.add(asName(tree.op));
    if ('is' in tree && typeof tree.is === 'string') found.add(asName(tree.is));
    for (const value of Object.values(tree)) constructsIn(value, found);
  }
  return found;
}

function asName(construct: string): string {
  return construct.replaceAll(' ', '-');
}
