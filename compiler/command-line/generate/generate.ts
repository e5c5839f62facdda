import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { vectorsFile } from '../../4-emit/conformance/index.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import { emitEngine } from '../../4-emit/engine/index.ts';
import { folderOfGame } from '../../runtime/game-folder.ts';
import { refusalLines } from '../engines/check-engines.ts';
import type { EmitEngine } from '../engines/emit-engines.ts';
import { EXIT } from '../shared/io.ts';
import { declaredGames } from '../shared/load.ts';
import { createSay } from '../shared/words/index.ts';
import { isOfBook, removeBook, toldOf, withBook, wrongBooks } from './books.ts';
import { readCache, writeCache } from './cache.ts';
import { makeEngines } from './engines.ts';
import { fingerprintOfTree } from './fingerprints.ts';
import { compileRules, type MakeTask, makeParts, makeShared } from './make.ts';
import {
  allIn,
  committedOf,
  fingerprintsOf,
  MANIFEST,
  manifestOf,
  manifestText,
  readManifest,
} from './manifest.ts';
import { isAsListed, removeLeftovers, staleFiles, writeChanged } from './output.ts';
import { keptVectors, rememberVectors, vectorInputs } from './vectors.ts';

/** A part of the output: `site` is everything but the vectors. */
export type Only = 'site' | 'rulebook';

export interface Order {
  /** The folder that holds `rules` and `generated`. */
  readonly root: string;
  /** Compare with what is committed instead of replacing it. */
  readonly check: boolean;
  readonly only: Only | undefined;
  /** Replaces the emitter in tests. */
  readonly emit?: EmitEngine;
  tell(line: string): void;
  complain(line: string): void;
}

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** What is generated depends on these beside the rules; a copy of the project may have no lock of its own. */
const MAKERS = ['compiler', 'package-lock.json'];

/** Makes what is in `generated`, if it is not up to date; gives the exit code. */
export async function generate(order: Order): Promise<number> {
  const { root, check, only, emit = emitEngine, tell, complain } = order;
  const [rules, folder] = [join(root, 'rules'), join(root, 'generated')];
  const inputs = fingerprintOfTree([rules, ...MAKERS.map((part) => join(PROJECT, part)).filter(existsSync)]);
  const cache = readCache(folder);
  if (cache.inputs === inputs && isAsListed(folder)) {
    tell('Everything in generated is up to date.');
    return EXIT.fine;
  }
  const compiled = compileRules(rules, only === undefined);
  const { games, problems, sources } = compiled;
  const broken = declaredGames(sources).filter((id) => !games.some((game) => game.id === id));
  const isWrong = problems.some((problem) => problem.severity === 'error' && !isOfBook(problem));
  // The site of the other games is made all the same.
  if (isWrong && (only === undefined || games.length === 0)) {
    complain('The rules have mistakes; “npx regel check” shows them. Nothing was written.');
    return EXIT.problems;
  }
  if (isWrong)
    complain(`Left out, as their rules have mistakes: ${broken.join(', ')}. “npx regel check” shows them.`);
  const wrong = wrongBooks(problems);
  for (const told of toldOf(wrong, sources)) complain(told);
  if (only === undefined && wrong.size > 0) {
    complain(`These rulebooks have mistakes: ${[...wrong.keys()].join(', ')}. Nothing was written.`);
    return EXIT.problems;
  }
  const shown = withBook(games, wrong);

  const vectorsFrom = vectorInputs(games);
  const kept = only === undefined ? keptVectors(folder, cache.vectors, vectorsFrom) : [];
  if (only === undefined && kept.length < games.length)
    tell('Making test vectors: random games are played for them, which takes a minute or two.');
  // Where only the site is wanted, the engines in the manifest need not be compared again.
  const vouched = only === 'site' ? allIn(readManifest(folder)) : {};
  const [parts, engines] = await Promise.all([
    makeParts(rules, compiled, tasksFor(games, shown, only, kept)),
    only === 'rulebook' ? undefined : makeEngines(compiled, emit, cache.agreed, vouched),
  ]);
  if (engines && engines.refused.length > 0) {
    for (const line of refusalLines(createSay('en'), engines.refused)) complain(line);
    return EXIT.unexpected;
  }
  const shared = makeShared(games);
  const made = [
    ...(engines ? shared : shared.filter(({ file }) => file === 'runtime/rulebook.ts')),
    ...(engines?.files ?? []),
    ...kept,
    ...parts,
  ];

  const isCommitted = committedOf(games);
  const stale = check ? staleFiles(folder, made, only === undefined, isCommitted) : [];
  // What git ignores is written in any case: then the run that cures the rest need not make it again.
  const writable = stale.length === 0 ? made : made.filter(({ file }) => !isCommitted(file));
  for (const file of writeChanged(folder, writable)) tell(`generated/${file}`);
  if (engines) {
    const isWhole = only === undefined;
    writeCache(folder, {
      inputs: isWhole && stale.length === 0 ? inputs : cache.inputs,
      vectors: isWhole ? rememberVectors(folder, vectorsFrom) : cache.vectors,
      agreed: engines.agreed,
    });
  }
  if (stale.length > 0) {
    complain('These files are not what rules and compiler give, or not what generated/manifest.json says:');
    for (const file of stale) complain(`  generated/${file}`);
    complain('“npm run generate” makes them anew. Commit what it changes, with generated/manifest.json.');
    return EXIT.problems;
  }
  for (const game of games) if (!shown.includes(game)) removeBook(folder, game);
  if (wrong.size > 0)
    complain(`Left out, as their rulebooks have mistakes: ${[...wrong.keys()].join(', ')}.`);
  for (const id of broken) removeBook(folder, { id });
  const exit = wrong.size > 0 || isWrong ? EXIT.withoutBooks : EXIT.fine;
  if (!engines) return exit;
  const known = new Set([...made.map(({ file }) => file), ...games.map(({ id }) => vectorsFile(id))]);
  // What was made of a game that has mistakes now is kept until they are mended.
  const isKept = (file: string): boolean =>
    known.has(file) || broken.some((id) => file.startsWith(`${folderOfGame(id)}/`));
  for (const file of removeLeftovers(folder, isKept)) tell(`generated/${file} removed`);
  if (only === undefined)
    writeChanged(folder, [
      { file: MANIFEST, text: manifestText(manifestOf(fingerprintsOf(made), isCommitted)) },
    ]);
  return exit;
}

/** Longest tasks first, so that all threads finish at about the same time. */
function tasksFor(
  games: readonly CompiledGame[],
  shown: readonly CompiledGame[],
  only: Only | undefined,
  kept: readonly Emitted[],
): MakeTask[] {
  const isKept = (id: string): boolean => kept.some(({ file }) => file === vectorsFile(id));
  const sizes = new Map(games.map((game) => [game, JSON.stringify(game.game).length]));
  const ids = games.toSorted((one, other) => sizes.get(other)! - sizes.get(one)!).map(({ id }) => id);
  const vectors = only === undefined ? ids.filter((id) => !isKept(id)) : [];
  return [
    ...vectors.map((id) => ({ part: 'vectors', id }) as const),
    ...ids
      .filter((id) => shown.some((game) => game.id === id))
      .map((id) => ({ part: 'rulebook', id }) as const),
  ];
}
