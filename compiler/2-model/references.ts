import type * as tree from '../1-syntax/tree.ts';
import { fieldValue, item, ownerOf, tableValue, termValue } from './declared-values.ts';
import { elaborate, place, unknownExpr } from './elaborate.ts';
import { BUILT_IN_WORDS, type Context } from './environment.ts';
import type { Expr } from './model.ts';
import { gridValue, onePiece } from './named-things.ts';
import { referenceOf } from './properties.ts';
import type { Scope } from './scope.ts';
import { showType } from './show.ts';
import {
  collection,
  howFits,
  itemType,
  NONE,
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
    builtIn(node, expected) ??
    declared(context, scope, node, expected) ??
    kindValue(context, node, expected) ??
    unknown(context, scope, node)
  );
}

function builtIn(node: tree.Ref, expected: Type | undefined): Expr | undefined {
  if (node.hasArgs) return undefined;
  switch (node.name.text) {
    case 'none':
      return { op: 'constant', value: null, type: NONE };
    case 'yes':
    case 'no':
      return { op: 'constant', value: node.name.text === 'yes', type: YES_OR_NO };
    case 'empty':
      return { op: 'list', items: [], type: collection(expected ? itemType(expected) : UNKNOWN) };
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
  if (field && isHidingValue(context, node, field.type, expected)) return unknownExpr;
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

/** A field in the way of a value that is called the same, where only the value fits: reported, as one slip. */
function isHidingValue(context: Context, node: tree.Ref, found: Type, expected: Type | undefined): boolean {
  const { env } = context;
  const value = expected && itemType(expected);
  if (value?.is !== 'kind' || node.hasArgs || !env.kinds.get(value.kind)?.values.includes(node.name.text))
    return false;
  if (howFits(itemType(found), value) !== 'differs') return false;
  env.problems.error('other-type', place(context, node), {
    expected: showType(env, value),
    found: showType(env, found),
    instead: 'hidden',
    name: node.name.text,
  });
  return true;
}

/** A word that is a value of a kind: of the kind that is expected, else of the only one that has it. */
function kindValue(context: Context, node: tree.Ref, expected: Type | undefined): Expr | undefined {
  const { env } = context;
  const word = node.name.text;
  let wanted = expected && present(expected);
  if (wanted?.is === 'collection') wanted = present(wanted.of);
  const asked = wanted?.is === 'kind' ? env.kinds.get(wanted.kind) : undefined;
  const kinds = asked?.values.includes(word) ? [asked] : env.kindsWith(word);
  if (kinds.length === 0 || node.hasArgs) return undefined;
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
