import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { vectorsFile } from '../../4-emit/conformance/index.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import { rulebook as ofRulebooks } from '../../problems/messages/rulebook.ts';
import type { Problem } from '../../problems/problem.ts';
import { pageOf } from '../../rulebook/page.ts';
import { readCache, writeCache } from './cache.ts';
import { fingerprintOfTree } from './fingerprints.ts';
import { compileRules, type MakeTask, makeParts, makeShared } from './make.ts';
import { fingerprintsOf, MANIFEST, manifestOf, manifestText } from './manifest.ts';
import { isAsListed, removeLeftovers, staleFiles, writeChanged } from './output.ts';
import { keptVectors, rememberVectors, vectorInputs } from './vectors.ts';

/** What somebody needs, if not everything: `site` is all but the vectors. */
export type Only = 'site' | 'rulebook';

export interface Order {
  /** The folder that holds `rules` and `generated`. */
  readonly root: string;
  /** Compare with what is committed instead of replacing it. */
  readonly check: boolean;
  readonly only: Only | undefined;
  tell(line: string): void;
  complain(line: string): void;
}

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** Makes what is in `generated`, if it is not up to date; gives the exit code. */
export async function generate({ root, check, only, tell, complain }: Order): Promise<number> {
  const [rules, folder] = [join(root, 'rules'), join(root, 'generated')];
  const inputs = fingerprintOfTree([rules, join(PROJECT, 'compiler'), join(PROJECT, 'package-lock.json')]);
  const cache = readCache(folder);
  if (cache.inputs === inputs && isAsListed(folder)) {
    tell('Everything in generated is up to date.');
    return 0;
  }
  const { games, problems } = compileRules(rules, only === undefined);
  if (problems.some(isOfRules)) {
    complain('The rules have mistakes; “npx regel check” shows them. Nothing was written.');
    return 1;
  }

  const vectorsFrom = vectorInputs(games);
  const kept = only === undefined ? keptVectors(folder, cache.vectors, vectorsFrom) : [];
  if (only === undefined && kept.length < games.length)
    tell('Making test vectors: random games are played for them, which takes a minute or two.');
  const shared = await makeShared(games);
  const made = [
    ...(only === 'rulebook' ? shared.filter(({ file }) => file === 'runtime/rulebook.ts') : shared),
    ...kept,
    ...(await makeParts(rules, tasksFor(games, only, kept))),
  ];

  const stale = check ? staleFiles(folder, made, only === undefined) : [];
  if (stale.length > 0) {
    complain('These files are not what rules and compiler give, or not what generated/manifest.json says:');
    for (const file of stale) complain(`  generated/${file}`);
    complain('“npm run generate” makes them anew. Commit what it changes, with generated/manifest.json.');
    return 1;
  }
  const changed = writeChanged(folder, made);
  for (const file of changed) tell(`generated/${file}`);
  if (only !== 'rulebook') {
    const known = new Set([...made.map(({ file }) => file), ...games.map(({ id }) => vectorsFile(id))]);
    for (const file of removeLeftovers(folder, known)) tell(`generated/${file} removed`);
  }
  if (only === undefined) {
    writeChanged(folder, [{ file: MANIFEST, text: manifestText(manifestOf(fingerprintsOf(made))) }]);
    writeCache(folder, { inputs, vectors: rememberVectors(folder, vectorsFrom) });
  }
  return 0;
}

/** A mistake in the rules themselves: with one, nothing can be made. A rulebook may wait to be read again. */
function isOfRules({ severity, code, at }: Problem): boolean {
  return severity === 'error' && !Object.hasOwn(ofRulebooks, code) && !pageOf(at.file);
}

/** What takes longest comes first: then no core waits for another in the end. */
function tasksFor(
  games: readonly CompiledGame[],
  only: Only | undefined,
  kept: readonly Emitted[],
): MakeTask[] {
  const isKept = (id: string): boolean => kept.some(({ file }) => file === vectorsFile(id));
  const sizes = new Map(games.map((game) => [game, JSON.stringify(game.game).length]));
  const ids = games.toSorted((one, other) => sizes.get(other)! - sizes.get(one)!).map(({ id }) => id);
  const vectors = only === undefined ? ids.filter((id) => !isKept(id)) : [];
  return [
    ...vectors.map((id) => ({ part: 'vectors', id }) as const),
    ...ids.map((id) => ({ part: 'rulebook', id }) as const),
    ...(only === 'rulebook' ? [] : ids.map((id) => ({ part: 'engine', id }) as const)),
  ];
}
