import { earlierSpelling } from '../1-syntax/earlier.ts';
import type * as tree from '../1-syntax/tree.ts';
import { GATHERINGS } from '../1-syntax/words.ts';
import { endOf, sizeOf } from './collections.ts';
import { ANY_ROW, argumentCount, fieldValue, termValue, withOtherwise } from './declared-values.ts';
import { asThings, elaborate, elaborateAs, mustFit, place, unknownExpr } from './elaborate.ts';
import type { Context } from './environment.ts';
import { endsOf } from './grid-member.ts';
import { cellPropertyType, linePropertyType } from './grids.ts';
import type { Expr } from './model.ts';
import { newestOf } from './newest.ts';
import { noneCure } from './none-cure.ts';
import type { Scope } from './scope.ts';
import { showType } from './show.ts';
import { cellsOfField, isSideWord, sideWord } from './sides.ts';
import { successor } from './successors.ts';
import { collection, MANY, number, PLAYER, present, type Type, UNKNOWN } from './types.ts';

/** `name of X`: what stands behind `of` decides; a property of a thing, or what belongs to a seat. */
export function referenceOf(context: Context, scope: Scope, node: tree.Ref, behind: tree.Expr): Expr {
  const word = node.name.text;
  const { env } = context;
  const of = elaborate(context, scope, behind, ANY_ROW);
  const type = of.type;
  // What the designer has called so comes before a word of the language: `rows of step[way]`.
  if (type.is === 'row' || type.is === 'piece' || type.is === 'cell' || type.is === 'line') {
    const own = property(context, node, of);
    if (own) return own;
  }
  if (type.is === 'row') return noSuchProperty(context, scope, node, behind, of);
  if (type.is === 'seat' && isOwned(context, word))
    return belongingTo(context, scope, node, of) ?? unknownExpr;
  const general =
    isSideWord(word) && env.fields.has(word) ? undefined : wordOf(context, scope, node, behind, of);
  if (general) return general;
  if (type.is === 'unknown') {
    for (const arg of node.args) elaborate(context, scope, arg);
    markUsed(context, word);
    return unknownExpr;
  }
  if (type.is === 'optional' || type.is === 'none')
    mustFit(context, behind, type, present(type).is === 'none' ? UNKNOWN : present(type));
  if (type.is === 'none') env.problems.error('may-be-none', place(context, behind), noneCure(behind));
  return (
    (type.is === 'seat' || present(type).is === 'seat'
      ? belongingTo(context, scope, node, of)
      : property(context, node, of)) ?? noSuchProperty(context, scope, node, behind, of)
  );
}

/** A word of the language before `of`: what it says of collections, players, grids and sides. */
function wordOf(
  context: Context,
  scope: Scope,
  node: tree.Ref,
  behind: tree.Expr,
  of: Expr,
): Expr | undefined {
  const word = node.name.text;
  switch (word) {
    case 'count':
    case 'first':
    case 'last':
    case 'top': {
      const { expr, element } = asThings(context, behind, of);
      if (word === 'count')
        return { op: 'count', of: expr, type: number(countFrom(context, expr), countTo(context, expr)) };
      if (word === 'top') earlierSpelling(context.env.problems, place(context, node.name), word, 'first');
      return endOf(context, scope, word === 'last' ? 'last' : 'first', expr, element);
    }
    case 'position': {
      const { expr, element } = asThings(context, behind, of);
      argumentCount(context, node, 1);
      const item = node.args[0] ? elaborateAs(context, scope, node.args[0], element) : unknownExpr;
      return { op: 'position', item, of: expr, type: number(1, Math.max(1, sizeOf(context, expr))) };
    }
    case 'newest':
      return newestOf(context, scope, behind, of);
    case 'others':
      mustFit(context, behind, of.type, PLAYER);
      return { op: word, of, type: collection(PLAYER) };
    case 'next':
    case 'previous':
      return successor(context, word, behind, of);
    case 'rows':
    case 'columns':
    case 'lines':
    case 'cells':
      return linesOf(context, scope, node, behind, of, word);
    default:
      return sideWord(context, scope, node, behind, of);
  }
}

/** A mistake elsewhere leaves the sort of thing open: the word still counts as used. */
function markUsed(context: Context, word: string): void {
  for (const sort of ['field', 'term'] as const)
    if (context.env.entry(sort, word)) context.env.used.add(`${sort} ${word}`);
}

function countFrom(context: Context, expr: Expr): number {
  const { env } = context;
  if (expr.op === 'players') return env.playerCounts.from;
  if (expr.op === 'seats') return env.seatCounts.from;
  if (expr.op === 'imaginary') return env.imaginaryCounts.from;
  if (expr.op === 'list') return expr.items.length;
  return 0;
}

function countTo(context: Context, expr: Expr): number {
  return Math.max(countFrom(context, expr), sizeOf(context, expr));
}

function linesOf(
  context: Context,
  scope: Scope,
  node: tree.Ref,
  behind: tree.Expr,
  of: Expr,
  word: 'rows' | 'columns' | 'lines' | 'cells',
): Expr {
  const held = word === 'cells' ? cellsOfField(context, of) : undefined;
  if (held) return held;
  if (of.op === 'cells' && word !== 'cells') {
    const sorts =
      word === 'rows'
        ? (['row'] as const)
        : word === 'columns'
          ? (['column'] as const)
          : (['row', 'column', 'diagonal'] as const);
    const element = of.type.is === 'collection' && of.type.of.is === 'cell' ? of.type.of : undefined;
    const type: Type = { is: 'line', grid: of.grid, members: element?.members ?? [], sorts };
    return {
      op: 'lines',
      grid: of.grid,
      ...(of.member ? { member: of.member } : {}),
      sorts,
      type: collection(type),
    };
  }
  if (of.type.is === 'cell' && word === 'lines')
    return {
      op: 'lines of cell',
      of,
      type: collection({
        is: 'line',
        grid: of.type.grid,
        members: of.type.members,
        sorts: ['row', 'column', 'diagonal'],
      }),
    };
  if (of.type.is === 'line' && word === 'cells')
    return {
      op: 'cells of line',
      of,
      type: collection({ is: 'cell', grid: of.type.grid, members: of.type.members }),
    };
  if (of.type.is !== 'unknown') return noSuchProperty(context, scope, node, behind, of);
  return { op: 'not yet', type: collection(UNKNOWN) };
}

/** Whether the game declares something of seats or players under this name. */
function isOwned({ env }: Context, word: string): boolean {
  const field = env.fields.get(word);
  if (field) return field.owner !== 'table';
  const term = env.entry('term', word)?.tree;
  return term?.is === 'term' && term.head.owner !== undefined;
}

function belongingTo(context: Context, scope: Scope, node: tree.Ref, of: Expr): Expr | undefined {
  const { env } = context;
  const word = node.name.text;
  const field = env.fields.get(word);
  if (field) {
    if (field.owner === 'table') {
      env.problems.error('nobodys', place(context, node), { name: word }, field.at);
      return fieldValue(context, scope, node, field, undefined);
    }
    if (field.owner === 'player') mustFit(context, node.of!, of.type, PLAYER);
    return fieldValue(context, scope, node, field, of);
  }
  if (env.entry('term', word)) return termValue(context, scope, node, of);
  if (word === 'points') return pointsOf(context, scope, node, of);
  return undefined;
}

function pointsOf(context: Context, scope: Scope, node: tree.Ref, of: Expr): Expr {
  const { env } = context;
  const type = number(-MANY, MANY);
  const [scoring, value] = node.args;
  if (!scoring) return { op: 'points', of, type };
  const name = scoring.is === 'ref' ? scoring.name.text : '';
  if (!env.entry('scoring', name)) {
    env.unknown(context.placed, { text: name, span: scoring.span }, env.names('scoring'));
    return unknownExpr;
  }
  return {
    op: 'points',
    of,
    scoring: name,
    ...(value ? { for: elaborateAs(context, scope, value, env.awardedFor.get(name)?.type ?? UNKNOWN) } : {}),
    type,
  };
}

/** A property of a piece, a cell, a line or a row of a table. */
function property(context: Context, node: tree.Ref, of: Expr): Expr | undefined {
  const { env } = context;
  const word = node.name.text;
  const type = present(of.type);
  if (node.hasArgs) return undefined;
  if (type.is === 'piece') {
    const pieces = env.pieces.get(type.pieces);
    if (word === 'face' && pieces?.face) return { op: 'face', of, type: pieces.face };
    const found = pieces?.properties.find((candidate) => candidate.name === word);
    return found && { op: 'property', property: word, of, type: found.type };
  }
  if (type.is === 'cell') {
    const grid = env.grids.get(type.grid);
    if (!grid) return undefined;
    if (word === 'row' || word === 'column') {
      const ends = type.members.map((index) => endsOf(grid.members[index]!, word));
      const exact = number(Math.min(...ends.map(({ from }) => from)), Math.max(...ends.map(({ to }) => to)));
      return { op: word === 'row' ? 'row of cell' : 'column of cell', of, type: exact };
    }
    if (grid.key?.property === word) {
      const values = type.members.map((index) => grid.members[index]!.value ?? -1).sort((a, b) => a - b);
      return { op: 'property', property: word, of, type: { is: 'kind', kind: grid.key.kind, values } };
    }
    const found = cellPropertyType(grid, word, type.members);
    return found && { op: 'property', property: word, of, type: found };
  }
  if (type.is === 'line') {
    const grid = env.grids.get(type.grid);
    const found = grid && linePropertyType(grid, word, type.members, type.sorts);
    return found && { op: 'property', property: word, of, type: found };
  }
  if (type.is === 'row' && of.op === 'table') {
    const table = env.tables.get(type.table);
    const column = table?.columns.find((candidate) => candidate.name === word);
    if (!table || !column) return undefined;
    return {
      op: 'table',
      table: of.table,
      column: word,
      keys: of.keys,
      type: withOtherwise(column.type, table.otherwise),
    };
  }
  if (type.is === 'collection' && type.of.is === 'piece' && word === 'face') {
    const face = env.pieces.get(type.of.pieces)?.face;
    return face && { op: 'face', of, type: face };
  }
  return undefined;
}

function noSuchProperty(context: Context, scope: Scope, node: tree.Ref, behind: tree.Expr, of: Expr): Expr {
  const { env } = context;
  for (const arg of node.args) elaborate(context, scope, arg);
  const type = present(of.type);
  const home = type.is === 'cell' || type.is === 'line' ? type.grid : type.is === 'row' ? type.table : '';
  if (env.isBroken(node.name.text) || env.isBroken(home)) return unknownExpr;
  const suggestion =
    GATHERINGS.get(node.name.text) ?? env.problems.suggest(node.name.text, () => propertiesOf(context, type));
  const data = { name: node.name.text, of: showType(env, type), ...(suggestion ? { suggestion } : {}) };
  env.problems.error('no-such-property', place(context, node.name), data, place(context, behind));
  return unknownExpr;
}

function propertiesOf(context: Context, type: Type): string[] {
  const { env } = context;
  switch (type.is) {
    case 'piece':
      return ['face', ...(env.pieces.get(type.pieces)?.properties.map((property) => property.name) ?? [])];
    case 'cell': {
      const grid = env.grids.get(type.grid);
      return [
        'row',
        'column',
        'lines',
        'neighbours',
        'beyond',
        'surroundings',
        'onward',
        grid?.key?.property ?? '',
        ...(grid?.cellProperties.map((property) => property.name) ?? []),
      ];
    }
    case 'line':
      return ['cells', ...(env.grids.get(type.grid)?.lineProperties.map((property) => property.name) ?? [])];
    case 'row':
      return env.tables.get(type.table)?.columns.map((column) => column.name) ?? [];
    case 'seat':
      return ['points', 'others', 'next', ...env.names('field', 'term')];
    default:
      return ['count', 'first', 'last', 'position', 'cells', 'rows', 'columns', 'lines'];
  }
}
