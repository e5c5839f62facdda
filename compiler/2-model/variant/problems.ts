import type { Place, Problem } from '../../problems/problem.ts';
import { type Entry, placeOf } from '../collect.ts';
import type { Environment } from '../environment.ts';
import { isInside } from '../follow-ups.ts';
import { mentionedNames } from '../mentions.ts';
import { showType } from '../show.ts';
import { join, type Type } from '../types.ts';
import { type Declared, rootOf, type Variant } from './declared.ts';
import { insertedIn } from './insert.ts';

/**
 * Tells what a variant makes something else than it is in the game: of a number a yes or no. The lines that count on it are
 * right in the game, so that they are not to blame. Gives the names of all that is something else, if anything was told.
 */
export function reportOtherTypes(
  game: Environment,
  env: Environment,
  variant: Variant,
  own: readonly Entry[],
): ReadonlySet<string> {
  const before = typesIn(game);
  const others = new Map(
    [...typesIn(env)].filter(([name, type]) => before.has(name) && !join(before.get(name)!, type)),
  );
  // A declaration may be something else together with all that uses it; a value is for the lines of the game.
  const isMissed = env.problems.list.some(
    ({ severity, at }) => severity === 'error' && !isInside(at, placeOf(variant.placed, variant.tree)),
  );
  const told = own.filter(
    ({ name }) => others.has(name) && (isMissed || valueAt(variant, name) !== undefined),
  );
  for (const { name, nameAt, sort } of told)
    env.problems.error(
      'variant-other-type',
      valueAt(variant, name) ?? nameAt,
      {
        name,
        expected: showType(game, game.whole(before.get(name)!)),
        found: showType(env, env.whole(others.get(name)!)),
      },
      game.entry(sort, name)?.nameAt,
    );
  return new Set(told.length > 0 ? others.keys() : []);
}

/** What everything with one value is, by its name. */
function typesIn(env: Environment): Map<string, Type> {
  const tables = [...env.tables.values()].flatMap(({ name, columns: [only, ...others] }) =>
    only && others.length === 0 ? [{ name, type: only.type }] : [],
  );
  const all = [...env.terms.values(), ...env.fields.values(), ...env.options.values(), ...tables];
  return new Map(all.map(({ name, type }) => [name, type]));
}

/** Where a variant gives a constant or an option of the game another value. */
function valueAt({ placed, tree }: Variant, name: string): Place | undefined {
  for (const member of tree.members) {
    if (member.is === 'change' && member.target.name.text === name) return placeOf(placed, member.value);
    if (member.is === 'option' && member.name.text === name) return placeOf(placed, member.value);
  }
  return undefined;
}

/** Problems of a variant: those in lines of the game name the variant, unless the game has them without it. */
export function inVariant(
  found: readonly Problem[],
  ofGame: readonly Problem[],
  variant: Variant,
  entries: readonly Entry[],
  gone: Declared['gone'],
): Problem[] {
  const { placed, tree } = variant;
  const known = new Set(ofGame.map(keyOf));
  return found.flatMap((problem) => {
    if (isInside(problem.at, placeOf(placed, tree))) return [problem];
    if (known.has(keyOf(problem))) return [];
    const related = [
      ...(problem.related ?? []),
      { is: 'changed' as const, at: causeOf(problem, variant, entries, gone) },
    ];
    return [{ ...problem, variant: tree.name.text, related }];
  });
}

function keyOf({ code, at }: Problem): string {
  return `${code} ${at.file} ${at.start} ${at.end}`;
}

/** What of the variant is mentioned just where it is wrong, or alone in that declaration; else the head of the variant. */
function causeOf(
  { at }: Problem,
  { placed, tree }: Variant,
  entries: readonly Entry[],
  gone: Declared['gone'],
): Place {
  const wrong = entries.find((entry) => isInside(at, placeOf(entry.placed, nodeOf(entry))));
  const changed = new Map<string, Place>();
  for (const [key, place] of gone)
    if (place.file === placed.file) changed.set(key.slice(key.indexOf(' ') + 1), place);
  for (const entry of entries) {
    if (entry.placed === placed) changed.set(entry.name, entry.nameAt);
    const [inserted] = insertedIn(entry.tree);
    if (inserted?.is === 'inserted' && inserted.placed === placed)
      changed.set(entry.name, placeOf(placed, inserted));
  }
  for (const member of tree.members)
    if (member.is === 'change') changed.set(rootOf(member.target).name.text, placeOf(placed, member));
  const among = (names: ReadonlySet<string>) => [...names].flatMap((name) => changed.get(name) ?? []);
  const { offset } = wrong?.placed ?? { offset: 0 };
  const node = wrong && nodeOf(wrong);
  const [here] = among(mentionedNames(node, { start: at.start - offset, end: at.end - offset }));
  const [only, ...others] = among(mentionedNames(node));
  return here ?? (others.length === 0 ? only : undefined) ?? placeOf(placed, tree.name);
}

function nodeOf({ field, tree }: Entry) {
  return field?.node ?? tree;
}
