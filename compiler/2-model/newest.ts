import type * as tree from '../1-syntax/tree.ts';
import type { Place } from '../problems/problem.ts';
import type { Entry } from './collect.ts';
import { place } from './elaborate.ts';
import type { Context, Environment } from './environment.ts';
import type { Expr, Statement, Target } from './model.ts';
import type { Scope } from './scope.ts';
import { showType } from './show.ts';
import { collection, number, type Type, UNKNOWN } from './types.ts';

/**
 * `newest of won`: what was added to a list since the last `remove` from it, or else its last item. So what is won while something
 * is carried out comes before what was still open. For each such list another field notes how many items are older: it is
 * the game's bookkeeping, which has no name, no picture and no section.
 */

/** Adds the notes that the rules need. The lists are read already; what follows knows only that they are noted. */
export function noteOlder(env: Environment, entries: readonly Entry[]): void {
  const asked = new Set(entries.flatMap(({ tree }) => listsAskedIn(tree)));
  for (const name of asked) {
    const list = env.fields.get(name);
    if (!list || !isList(list.type)) continue;
    let note = `older-in-${name}`;
    while (env.fields.has(note)) note += '-x';
    const { owner, keys, seenBy, at, upTo = 0 } = list;
    env.fields.set(name, { ...list, older: note });
    const type = number(0, upTo);
    env.fields.set(note, { name: note, owner, type, keys, moreIsLost: false, seenBy, at, isNote: true });
  }
}

const known = new WeakMap<tree.Declaration, readonly string[]>();

function listsAskedIn(declaration: tree.Declaration): readonly string[] {
  const before = known.get(declaration);
  if (before) return before;
  const lists = listsAsked(declaration);
  known.set(declaration, lists);
  return lists;
}

function listsAsked(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listsAsked);
  if (node === null || typeof node !== 'object') return [];
  const { is, name, of } = node as Partial<tree.Ref>;
  const asked = is === 'ref' && name?.text === 'newest' && of?.is === 'ref' ? [of.name.text] : [];
  return [
    ...asked,
    ...Object.values(node).flatMap((part) => (typeof part === 'object' ? listsAsked(part) : [])),
  ];
}

function isList(type: Type): boolean {
  return type.is === 'collection' && type.form === 'list';
}

/** The items from the first that is not older on; at least the last, if there is one. */
export function newestOf(context: Context, scope: Scope, behind: tree.Expr, of: Expr): Expr {
  const { env } = context;
  const field = of.op === 'field' && !of.whole ? env.fields.get(of.field) : undefined;
  if (of.op !== 'field' || !field?.older || of.type.is !== 'collection') {
    if (of.type.is !== 'unknown')
      env.problems.error('newest-of-what', place(context, behind), { found: showType(env, of.type) });
    return { op: 'not yet', type: collection(UNKNOWN) };
  }
  const { keys } = of;
  const most = field.upTo ?? 0;
  const count: Expr = { op: 'count', of, type: number(0, most) };
  const whose = of.of ? { of: of.of } : {};
  const older: Expr = {
    op: 'field',
    field: field.older,
    keys,
    ...whose,
    whole: false,
    type: number(0, most),
  };
  const one: Expr = { op: 'constant', value: 1, type: number(1, 1) };
  const next: Expr = { op: 'add', left: older, right: one, type: number(1, most + 1) };
  const isAnyNew: Expr = { op: 'at most', left: next, right: count, type: { is: 'yes or no' } };
  // Of an empty list nothing is newest: from 1 to 0 there is no place.
  const isAny: Expr = { op: 'at most', left: one, right: count, type: { is: 'yes or no' } };
  const last: Expr = { op: 'if', condition: isAny, then: count, otherwise: one, type: number(1, most) };
  const first: Expr = {
    op: 'if',
    condition: isAnyNew,
    then: next,
    otherwise: last,
    type: number(1, most + 1),
  };
  const places = number(1, most);
  const { local } = scope.with('nth', places, true);
  const item: Expr = { op: 'item', of, at: { op: 'local', local, type: places }, type: of.type.of };
  return {
    op: 'all of',
    value: item,
    bounds: [{ local, in: { op: 'range', from: first, to: count, type: collection(places) } }],
    type: collection(of.type.of),
  };
}

/** What is noted after a change of a list: all that is left is older now; a list that is given anew has nothing older. */
export function noted(env: Environment, change: 'set' | 'remove', target: Target, at: Place): Statement[] {
  const older = target.is === 'field' ? env.fields.get(target.field)?.older : undefined;
  if (target.is !== 'field' || older === undefined) return [];
  const type = env.fields.get(older)!.type;
  const note: Target = { ...target, field: older, type };
  const { field, keys, whole } = target;
  const list: Expr = {
    op: 'field',
    field,
    keys,
    ...(target.of ? { of: target.of } : {}),
    whole,
    type: target.type,
  };
  const value: Expr =
    change === 'set' ? { op: 'constant', value: 0, type: number(0, 0) } : { op: 'count', of: list, type };
  return [{ is: 'set', target: note, value, at }];
}
