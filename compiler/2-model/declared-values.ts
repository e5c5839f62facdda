import type * as tree from '../1-syntax/tree.ts';
import { elaborate, elaborateAs, mustFit, place, unknownExpr } from './elaborate.ts';
import type { Context } from './environment.ts';
import type { Expr, FieldModel, Printed } from './model.ts';
import type { Scope } from './scope.ts';
import { termOf } from './terms.ts';
import { collection, join, MANY, number, optional, PLAYER, present, type Type } from './types.ts';

/** The values of fields, terms and tables, with their arguments and owners. */

/** Whose a name is that has no `of`: the owner of the declaration it stands in. */
export function ownerOf(
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
export function item(
  context: Context,
  scope: Scope,
  node: tree.Ref,
  of: Expr,
  args: readonly tree.Expr[],
): Expr {
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

export function tableValue(context: Context, scope: Scope, node: tree.Ref, expected: Type | undefined): Expr {
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
