import type { Declaration } from '../1-syntax/tree.ts';
import type { Place, Problem } from '../problems/problem.ts';
import { type Entry, type Folder, placeOf, pluralOf, type Sort } from './collect.ts';
import { lower } from './environment.ts';
import { mentionedNames } from './mentions.ts';

/** What is declared before what: a mistake in one sort of thing shows again in those behind it. */
const TIERS: Readonly<Record<Sort, number>> = {
  kind: 0,
  option: 1,
  pieces: 1,
  table: 2,
  grid: 2,
  field: 3,
  term: 4,
  rules: 4,
  phase: 4,
  action: 4,
  scoring: 4,
  always: 5,
  example: 5,
};

/** From here on a mistake stays where it is: what it leaves unknown fits everywhere. */
const FIRST_SCRIPT = TIERS.term;

/**
 * One slip, one problem: leaves out errors in declarations that mention another one which is wrong itself,
 * or which could not be read. They are told as soon as that is mended, if they are still there.
 */
export function withoutFollowUps(
  problems: readonly Problem[],
  entries: readonly Entry[],
  uses: Folder['uses'],
  brokenNames: ReadonlySet<string>,
): Problem[] {
  const wrong = new Set(brokenNames);
  const left = new Set(problems);
  for (const { placed, tree } of uses) {
    const found = problems.filter((problem) => isInside(problem.at, placeOf(placed, tree)));
    if (found.length > 0) for (const name of tree.names) wrong.add(name.text);
  }
  for (const entry of [...entries].sort((a, b) => TIERS[a.sort] - TIERS[b.sort])) {
    const at = placeOf(entry.placed, entry.field?.node ?? entry.tree);
    const errors = problems.filter((problem) => problem.severity === 'error' && isInside(problem.at, at));
    const isScript = TIERS[entry.sort] >= FIRST_SCRIPT;
    if (errors.length === 0 && isScript) continue;
    const own = new Set(namesOf(entry));
    const mentions = [...mentionedNames(entry.field?.node ?? entry.tree)];
    const follows = mentions.some((name) => wrong.has(name) && !own.has(name));
    if (follows) for (const problem of errors) left.delete(problem);
    // What a step that could not be read would have changed is not known.
    if (errors.some(({ code }) => code === 'unknown-name'))
      for (const problem of errors) if (problem.code === 'endless-loop') left.delete(problem);
    if (!isScript && (follows || errors.length > 0)) for (const name of own) wrong.add(name);
  }
  return [...left];
}

export function isInside(place: Place, around: Place): boolean {
  return place.file === around.file && place.start >= around.start && place.end <= around.end;
}

/** The words by which the rules speak of it. */
function namesOf({ name, tree }: Entry): string[] {
  switch (tree.is) {
    case 'kind':
      return [name, lower(name), ...tree.values.map((value) => value.text)];
    case 'pieces':
      return [name, lower(name), pluralOf(tree)];
    case 'grid':
      return [name, ...propertiesOf(tree)];
    default:
      return [name];
  }
}

function propertiesOf(tree: Extract<Declaration, { is: 'grid' }>): string[] {
  const rows = tree.table?.map((row) => row.cells[0]?.text ?? '') ?? [];
  return [
    ...(tree.of ? [lower(tree.of.name.text)] : []),
    ...tree.margins.map((margin) => margin.gives.text),
    ...rows,
  ];
}
