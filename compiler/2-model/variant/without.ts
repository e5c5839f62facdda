import type { Declaration, Placed, Ref, Statement } from '../../1-syntax/tree.ts';
import type { Problems } from '../../problems/problem.ts';
import { type Entry, placeOf, pluralOf, type Sort } from '../collect.ts';
import { mentionedNames } from '../mentions.ts';
import { withoutRows } from './change-pieces.ts';
import { mapScript } from './scripts.ts';

type Without = Extract<Declaration, { is: 'without' }>;
type Entries = ReadonlyMap<string, Entry>;

/** The entries without those that a variant names; what it names must be there. */
export function withoutNamed(
  entries: Entries,
  placed: Placed,
  tree: Without,
  problems: Problems,
): Map<string, Entry> {
  const left = new Map(entries);
  for (const ref of tree.what) {
    const named = [...left].filter(([, entry]) => isNamed(entry, ref));
    const rules = named.filter(([, { sort }]) => sort !== 'always' && sort !== 'example');
    // An example or an `always` may be called like a rule: the rule is meant.
    const found = rules.length > 0 ? rules : named;
    const rows = ref.hasArgs && found.length > 0 && found.every(([, { sort }]) => sort === 'pieces');
    if (rows) {
      const changed = withoutRows(found, ref);
      if (changed) for (const [key, entry] of changed) left.set(key, entry);
      else problems.error('no-such-row', placeOf(placed, ref), { name: ref.name.text });
      continue;
    }
    for (const [key] of found) left.delete(key);
    if (found.length > 0) continue;
    const near = problems.suggest(ref.name.text, () => [...left.values()].map(({ name }) => name));
    problems.error('without-nothing', placeOf(placed, ref), {
      name: ref.name.text,
      ...(near === undefined ? {} : { suggestion: near }),
    });
  }
  return left;
}

/** `without sheet[purple]` is one of a family; `without Token[swap]` are rows. */
function isNamed({ sort, name, tree }: Entry, ref: Ref): boolean {
  if (name !== ref.name.text || ref.of) return false;
  if (!ref.hasArgs || sort === 'pieces') return true;
  const [arg, ...others] = ref.args;
  const member = tree.is === 'grid' ? tree.member : undefined;
  return (
    others.length === 0 && arg?.is === 'ref' && member?.is === 'ref' && member.name.text === arg.name.text
  );
}

/**
 * What is gone is no longer run: `do`, `score`, `follow` and offers of it go with it. A decision without offers goes on with its
 * `otherwise`. Whatever else names it is left as it is, and told as an unknown name.
 */
export function notRun(entries: Entries, isGone: (sort: Sort, name: string) => boolean): Map<string, Entry> {
  const runs = (statement: Statement): readonly Statement[] => {
    switch (statement.is) {
      case 'do':
        return isGone('phase', statement.what.name.text) ? [] : [statement];
      case 'follow':
        return isGone('rules', statement.what.name.text) ? [] : [statement];
      case 'score': {
        const what = statement.what.filter(({ name }) => !isGone('scoring', name.text));
        return what.length > 0 ? [{ ...statement, what }] : [];
      }
      case 'decide':
        return statement.offers.length > 0 ? [statement] : (statement.otherwise ?? []);
      default:
        return [statement];
    }
  };
  return new Map(
    [...entries].map(([key, entry]) => {
      const tree = mapScript(entry.tree, {
        statement: runs,
        offer: (offer) => (isGone('action', offer.action.name.text) ? [] : [offer]),
      });
      return [key, tree === entry.tree ? entry : { ...entry, tree }];
    }),
  );
}

/** What is there to be used by something else. Kinds, pieces and grids are also used without being named. */
const USED: ReadonlySet<Sort> = new Set([
  'phase',
  'action',
  'rules',
  'scoring',
  'term',
  'field',
  'table',
  'option',
]);

/** The names that the course of the game, the winner and all that must always hold mention, directly or not. */
export function mentionedIn(entries: Iterable<Entry>, winner: unknown): Set<string> {
  const all = [...entries];
  const byName = new Map<string, Entry[]>();
  for (const entry of all)
    for (const name of [entry.name, ...(entry.tree.is === 'pieces' ? [pluralOf(entry.tree)] : [])])
      byName.set(name, [...(byName.get(name) ?? []), entry]);
  const seen = new Set<Entry>();
  const names = new Set(mentionedNames(winner));
  const queue = all.filter(({ sort, name }) =>
    !USED.has(sort) ? sort !== 'example' : sort === 'phase' && name === 'game',
  );
  const follow = (name: string): void => {
    for (const entry of byName.get(name) ?? []) if (entry.sort !== 'example') queue.push(entry);
  };
  for (const name of names) follow(name);
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    if (seen.has(entry)) continue;
    seen.add(entry);
    names.add(entry.name);
    for (const name of mentionedNames(entry.field?.node ?? entry.tree)) {
      names.add(name);
      follow(name);
    }
  }
  return names;
}

/** What was mentioned before and no longer is goes too: nobody would come to it, and no page could explain it. */
export function withoutUnused(
  entries: Entries,
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): Map<string, Entry> {
  return new Map(
    [...entries].filter(([, { sort, name }]) => !USED.has(sort) || now.has(name) || !before.has(name)),
  );
}
