import type * as tree from '../1-syntax/tree.ts';
import { type Context, elaborate, elaborateAs, mustFit, place, unknownExpr } from './elaborate.ts';
import { BUILT_IN_WORDS, type Environment } from './environment.ts';
import { endsOf } from './grid-member.ts';
import type { Expr, FieldModel, GridModel, Printed } from './model.ts';
import { findPiece } from './pieces.ts';
import { referenceOf } from './properties.ts';
import type { Scope } from './scope.ts';
import { termOf } from './terms.ts';
import {
  collection,
  howFits,
  join,
  MANY,
  NONE,
  number,
  optional,
  PLAYER,
  present,
  SEAT,
  type Type,
  UNKNOWN,
  YES_OR_NO,
} from './types.ts';

/**
 * `name[which] of whom`. Without `of` a local comes first, then what the game declares, then a value of a
 * kind. With `of`, what stands behind it decides: a property of a thing, or what belongs to a seat.
 */
export function reference(context: Context, scope: Scope, node: tree.Ref, expected: Type | undefined): Expr {
  if (node.of) return referenceOf(context, scope, node, node.of);
  const local = scope.get(node.name.text);
  if (local) return node.hasArgs ? item(context, scope, node, local, node.args) : local;
  return (
    builtIn(node) ??
    declared(context, scope, node, expected) ??
    kindValue(context, node, expected) ??
    unknown(context, scope, node)
  );
}

function builtIn(node: tree.Ref): Expr | undefined {
  if (node.hasArgs) return undefined;
  switch (node.name.text) {
    case 'none':
      return { op: 'constant', value: null, type: NONE };
    case 'yes':
    case 'no':
      return { op: 'constant', value: node.name.text === 'yes', type: YES_OR_NO };
    case 'empty':
      return { op: 'list', items: [], type: collection(UNKNOWN) };
    case 'players':
      return { op: 'players', type: collection(PLAYER) };
    case 'seats':
      return { op: 'seats', type: collection(SEAT) };
    case 'imaginary':
    case 'winners':
      return { op: node.name.text, type: collection(SEAT) };
    default:
      return undefined;
  }
}

function declared(
  context: Context,
  scope: Scope,
  node: tree.Ref,
  expected: Type | undefined,
): Expr | undefined {
  const { env } = context;
  const word = node.name.text;
  const option = env.options.get(word);
  if (option) {
    env.used.add(`option ${word}`);
    return { op: 'option', option: word, type: option.type };
  }
  const field = env.fields.get(word);
  if (field)
    return fieldValue(
      context,
      scope,
      node,
      field,
      field.owner === 'table' ? undefined : ownerOf(context, scope, node, field.owner),
    );
  if (env.entry('term', word)) return termValue(context, scope, node, undefined);
  if (env.tables.has(word)) return tableValue(context, scope, node, expected);
  const grid = env.grids.get(word);
  if (grid) return gridValue(context, scope, node, grid);
  const pieces = env.pieces.get(word);
  if (pieces) {
    const type = env.pieceType(word);
    if (!node.hasArgs) return { op: 'every piece', pieces: word, type: collection(type) };
    return onePiece(context, scope, node, type);
  }
  const kind = env.kindType(word);
  if (kind) {
    const items = kind.values.map(
      (value): Expr => ({ op: 'constant', value, type: { ...kind, values: [value] } }),
    );
    return { op: 'list', items, type: collection(kind) };
  }
  return undefined;
}

/** Whose a name is that has no `of`: the owner of the declaration it stands in. */
function ownerOf(
  context: Context,
  scope: Scope,
  node: tree.Ref,
  needed: 'seat' | 'player',
): Expr | undefined {
  const { owner } = scope;
  if (!owner) {
    context.env.problems.error('whose', place(context, node), { name: node.name.text, owner: needed });
    return undefined;
  }
  const expr = scope.known({ op: 'local', local: owner.name, type: owner.type });
  if (needed === 'player') mustFit(context, node, expr.type, PLAYER);
  return expr;
}

export function fieldValue(
  context: Context,
  scope: Scope,
  node: tree.Ref,
  field: FieldModel,
  of: Expr | undefined,
): Expr {
  context.env.used.add(`field ${field.name}`);
  const needed = field.keys.length;
  if (needed > 0 && !node.hasArgs) {
    // Of places for one, all the pieces that lie there.
    const type = field.single
      ? collection(present(field.type), 'place')
      : field.type.is === 'collection'
        ? field.type
        : collection(field.type);
    return { op: 'field', field: field.name, keys: [], ...(of ? { of } : {}), whole: true, type };
  }
  const keys = field.keys.map((type, index) => keyValue(context, scope, node, node.args[index], type));
  const expr: Expr = {
    op: 'field',
    field: field.name,
    keys,
    ...(of ? { of } : {}),
    whole: false,
    type: field.type,
  };
  const rest = node.args.slice(needed);
  if (rest.length > 0 && (field.type.is === 'collection' || field.type.is === 'unknown'))
    return item(context, scope, node, expr, rest);
  argumentCount(context, node, needed);
  return expr;
}

function keyValue(
  context: Context,
  scope: Scope,
  node: tree.Ref,
  arg: tree.Expr | undefined,
  type: Type,
): Expr {
  if (arg) return elaborateAs(context, scope, arg, type);
  argumentCount(context, node, node.args.length + 1);
  return unknownExpr;
}

/** An item of a list by number. */
function item(context: Context, scope: Scope, node: tree.Ref, of: Expr, args: readonly tree.Expr[]): Expr {
  if (of.type.is === 'unknown') {
    for (const arg of args) elaborate(context, scope, arg);
    return unknownExpr;
  }
  if (of.type.is !== 'collection' || args.length !== 1) {
    context.env.problems.error('no-arguments', place(context, node), { name: node.name.text });
    return unknownExpr;
  }
  const at = elaborateAs(context, scope, args[0]!, number(1, MANY));
  return { op: 'item', of, at, type: of.type.of };
}

export function argumentCount(context: Context, node: tree.Ref, expected: number): boolean {
  if (node.args.length === expected) return true;
  context.env.problems.error('argument-count', place(context, node), {
    name: node.name.text,
    expected,
    found: node.args.length,
  });
  return false;
}

export function termValue(context: Context, scope: Scope, node: tree.Ref, of: Expr | undefined): Expr {
  const { env } = context;
  const term = termOf(env, node.name.text);
  env.used.add(`term ${node.name.text}`);
  if (!term) return unknownExpr;
  let owner = of;
  if (term.owner && !of)
    owner = ownerOf(
      context,
      scope,
      node,
      term.owner.type.is === 'seat' && term.owner.type.player ? 'player' : 'seat',
    );
  else if (term.owner && of && node.of) mustFit(context, node.of, of.type, term.owner.type);
  else if (!term.owner && of && node.of)
    env.problems.error('nobodys', place(context, node), { name: node.name.text });
  const args = parameters(context, scope, node, term.params);
  return {
    op: 'term',
    term: term.name,
    args,
    ...(owner && term.owner ? { of: owner } : {}),
    type: term.type,
  };
}

/** The arguments in brackets, each of the type of its parameter. */
export function parameters(
  context: Context,
  scope: Scope,
  node: tree.Ref,
  params: readonly { readonly type: Type }[],
): Expr[] {
  argumentCount(context, node, params.length);
  return node.args
    .slice(0, params.length)
    .map((arg, index) => elaborateAs(context, scope, arg, params[index]!.type));
}

/** What is expected behind `of`: there, and only there, a whole row of a table may stand. */
export const ANY_ROW: Type = { is: 'row', table: '' };

function tableValue(context: Context, scope: Scope, node: tree.Ref, expected: Type | undefined): Expr {
  const { env } = context;
  const table = env.tables.get(node.name.text)!;
  env.used.add(`table ${table.name}`);
  if (!argumentCount(context, node, table.keys.length)) return unknownExpr;
  const keys = node.args.map((arg, index) => {
    const type = table.keys[index]!.type;
    if (table.otherwise === undefined) return elaborateAs(context, scope, arg, type);
    // With an `otherwise` any number or value may be looked up.
    const wide: Type =
      type.is === 'number'
        ? number(-MANY, MANY)
        : type.is === 'kind'
          ? (env.kindType(type.kind) ?? type)
          : type;
    return elaborateAs(context, scope, arg, wide);
  });
  const [column, ...others] = table.columns;
  if (!column) return unknownExpr;
  if (others.length > 0 && expected?.is !== 'row') {
    const columns = table.columns.map(({ name }) => name).join(', ');
    env.problems.error('row-as-value', place(context, node), {
      name: table.name,
      column: column.name,
      columns,
    });
    return unknownExpr;
  }
  if (others.length > 0)
    return { op: 'table', table: table.name, column: '', keys, type: { is: 'row', table: table.name } };
  return {
    op: 'table',
    table: table.name,
    column: column.name,
    keys,
    type: withOtherwise(column.type, table.otherwise),
  };
}

/** The type of a cell, or of the `otherwise` where there is none. */
export function withOtherwise(type: Type, otherwise: Printed | undefined): Type {
  if (otherwise === null) return optional(type);
  if (type.is === 'optional') return optional(withOtherwise(type.of, otherwise));
  if (typeof otherwise === 'number' && type.is === 'kind')
    return join(type, { ...type, values: [otherwise] }) ?? type;
  if (typeof otherwise === 'number' && type.is === 'number')
    return number(Math.min(type.from, otherwise), Math.max(type.to, otherwise));
  return type;
}

function gridValue(context: Context, scope: Scope, node: tree.Ref, grid: GridModel): Expr {
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
  const there = (cell: GridModel['cells'][number]): boolean =>
    members.includes(cell.member) &&
    (needed === 1 ? [cell.column] : [cell.row, cell.column]).every((value, index) => value === fixed[index]);
  // A number outside of the grid has been reported already; here is left what lies between its cells.
  const inside = at.every((expr, index) => howFits(expr.type, limits[index]!) !== 'out of range');
  if (
    fixed.length === needed &&
    !fixed.includes(undefined) &&
    inside &&
    !grid.cells.some(there) &&
    members.length > 0
  )
    env.problems.error('no-cell-there', place(context, node), { grid: grid.name });
  return { op: 'cell', grid: grid.name, ...one, at, type: env.cellType(grid, members) };
}

function onePiece(context: Context, scope: Scope, node: tree.Ref, type: Type): Expr {
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

/** A word that is a value of a kind: of the kind that is expected, else of the only one that has it. */
function kindValue(context: Context, node: tree.Ref, expected: Type | undefined): Expr | undefined {
  const { env } = context;
  const word = node.name.text;
  const kinds = env.kindsWith(word);
  if (kinds.length === 0 || node.hasArgs) return undefined;
  let wanted = expected && present(expected);
  if (wanted?.is === 'collection') wanted = present(wanted.of);
  const kind =
    kinds.find((candidate) => wanted?.is === 'kind' && candidate.name === wanted.kind) ?? kinds[0]!;
  if (kinds.length > 1 && !(wanted?.is === 'kind' && kind.name === wanted.kind))
    env.problems.error('unclear-value', place(context, node), {
      value: word,
      kinds: kinds.map((candidate) => candidate.name).join(', '),
    });
  env.used.add(`kind ${kind.name}`);
  const value = kind.values.indexOf(word);
  return { op: 'constant', value, type: { is: 'kind', kind: kind.name, values: [value] } };
}

function unknown(context: Context, scope: Scope, node: tree.Ref): Expr {
  const { env } = context;
  for (const arg of node.args) elaborate(context, scope, arg);
  const values = [...env.kinds.values()].flatMap((kind) => kind.values);
  const known = [
    ...scope.words(),
    ...env.names('field', 'term', 'option', 'table', 'grid', 'kind', 'pieces'),
    ...values,
    ...BUILT_IN_WORDS,
  ];
  const script = (['phase', 'action', 'rules', 'scoring'] as const).find((sort) =>
    env.entry(sort, node.name.text),
  );
  if (script)
    env.problems.error(
      'not-a-value',
      place(context, node),
      { name: node.name.text, sort: script },
      env.entry(script, node.name.text)!.nameAt,
    );
  else env.unknown(context.placed, node.name, known);
  return unknownExpr;
}
