import { Broken } from './1-syntax/broken.ts';
import { ParseCache, parseFile } from './1-syntax/parse.ts';
import { folderOf, type Source } from './1-syntax/source.ts';
import type { Placed } from './1-syntax/tree.ts';
import { buildGame, buildLibrary } from './2-model/build.ts';
import { checkGame } from './2-model/check/index.ts';
import {
  applyVariant,
  collectFolder,
  type Entry,
  type Folder,
  gatherEntries,
  placeOf,
  reportDoubleGames,
} from './2-model/collect.ts';
import { withoutFollowUps } from './2-model/follow-ups.ts';
import { neededTexts } from './2-model/needed-texts.ts';
import { inVariant, reportOtherTypes } from './2-model/variant-problems.ts';
import type { CompiledGame } from './3-ir/compiled.ts';
import { lower } from './3-ir/lower.ts';
import { checkExamples } from './check-examples.ts';
import { checkVariants } from './check-variants.ts';
import { compare, type Place, type Problem, Problems } from './problems/problem.ts';
import { checkRulebook, type RulebookModel, readPages, readValues } from './rulebook/check.ts';
import { rulesOf } from './rulebook/rules.ts';
import { ValueReader } from './rulebook/values.ts';
import { checkTexts, readTexts } from './texts/texts.ts';

export interface Compilation {
  readonly games: readonly CompiledGame[];
  readonly problems: readonly Problem[];
  /** By game and variant: the sentences of its rulebook, and what the values in them come to. */
  readonly rulebooks: ReadonlyMap<string, RulebookModel>;
  /** Where a number is only known to fit when it happens: the engine checks there. */
  readonly unproven: readonly Place[];
  /** Milliseconds by stage, in order. */
  readonly times: readonly { readonly stage: string; readonly ms: number }[];
}

export interface CompileOptions {
  /** Whether every name must have a text in every language. */
  readonly texts?: boolean;
  /** Whether the rulebooks are read; as `texts`, if it is left out. */
  readonly rulebooks?: boolean;
  /** Kept between runs: only declarations that changed are parsed again. */
  readonly cache?: ParseCache;
  /** Whether the examples are played, and variants compared with their games. */
  readonly runExamples?: boolean;
  readonly clock?: () => number;
}

/** The largest folder of rules that is read, in characters: many times the size of any game. */
export const FOLDER_LIMIT = 128_000;

/** The whole pipeline: sources in, games and problems out. It reads no file and never throws for what a source says. */
export function compile(sources: readonly Source[], options: CompileOptions = {}): Compilation {
  const { texts = true, cache = new ParseCache(), runExamples = true, clock = () => 0 } = options;
  const { rulebooks: wantsRulebooks = texts } = options;
  const times: { stage: string; ms: number }[] = [];
  const timed = <T>(stage: string, work: () => T): T => {
    const start = clock();
    const result = work();
    times.push({ stage, ms: clock() - start });
    return result;
  };

  const problems = new Problems();
  const folders = timed('syntax', () => readFolders(sources, cache, problems));
  const unread = foldersWithErrors(problems);
  const built = timed('model', () =>
    [...folders.values()].flatMap(
      (folder) => guarded(folder, problems, () => buildFolder(folder, folders, unread)) ?? [],
    ),
  );
  timed('checks', () => {
    for (const part of built) {
      const kind = { ...part, variant: part.variant !== undefined, unread: unread.has(part.folder) };
      guarded(folders.get(part.folder)!, part.problems, () =>
        checkGame(part.build, part.own, part.problems, kind),
      );
    }
  });
  const games = timed('ir', () =>
    built.flatMap((part) => (isSound(part, folders, unread) ? [lowered(part)] : [])),
  );
  for (const part of built) problems.list.push(...mainProblems(part, built, folders, unread));
  if (runExamples) {
    timed('variants', () => checkVariants(games, problems));
    timed('examples', () => checkExamples(games, problems));
  }
  if (texts) timed('texts', () => checkFolderTexts(folders, built, sources, problems));
  const rulebooks = new Map<string, RulebookModel>();
  if (wantsRulebooks)
    timed('rulebooks', () => {
      for (const folder of folders.values()) {
        const parts = built.filter((part) => part.folder === folder.name);
        guarded(folder, problems, () => checkFolderRulebook(parts, games, sources, rulebooks, problems));
      }
    });
  const unproven = built.flatMap(({ build }) => build.unproven);
  return { games, problems: problems.sorted(), rulebooks, unproven: uniquePlaces(unproven), times };
}

/** Chains of declarations that are too long to follow are told, not crashed over. */
function guarded<T>(folder: Folder, problems: Problems, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const [first] = folder.entries;
    problems.error('too-deep', first?.nameAt ?? { file: folder.name, start: 0, end: 0 }, {
      what: 'nesting',
      limit: 1000,
    });
    return undefined;
  }
}

function foldersWithErrors({ list }: Problems): Set<string> {
  return new Set(list.filter(({ severity }) => severity === 'error').map(({ at }) => folderOf(at.file)));
}

function uniquePlaces(places: readonly Place[]): Place[] {
  const byKey = new Map(places.map((place) => [`${place.file} ${place.start} ${place.end}`, place]));
  return [...byKey.values()].sort((a, b) => compare(a.file, b.file) || a.start - b.start || a.end - b.end);
}

function readFolders(sources: readonly Source[], cache: ParseCache, problems: Problems): Map<string, Folder> {
  const rules = sources
    .filter((source) => source.file.endsWith('.regel'))
    .sort((a, b) => compare(a.file, b.file));
  const byFolder = new Map<string, { declarations: Placed[]; broken: Broken; size: number }>();
  for (const { file, text } of rules) {
    const folder = folderOf(file);
    const known = byFolder.get(folder) ?? { declarations: [], broken: new Broken(), size: 0 };
    byFolder.set(folder, known);
    const size = known.size + text.length;
    if (size > FOLDER_LIMIT)
      problems.error(
        'too-large',
        { file, start: 0, end: Math.min(1, text.length) },
        { limit: FOLDER_LIMIT, found: size },
      );
    else {
      known.size = size;
      known.declarations.push(...parseFile(file, text, problems, cache, known.broken));
    }
  }
  const folders = new Map(
    [...byFolder].map(([name, { declarations, broken }]) => [
      name,
      collectFolder(name, declarations, broken, problems),
    ]),
  );
  reportDoubleGames(folders.values(), problems);
  return folders;
}

interface Part {
  readonly id: string;
  readonly folder: string;
  readonly build: NonNullable<ReturnType<typeof buildGame>>;
  /** All its declarations, and those of its own, which must be used and have texts. */
  readonly entries: readonly Entry[];
  readonly own: readonly Entry[];
  readonly library: boolean;
  readonly variant?: Folder['variants'][number];
  /** What a variant makes something else than in the game: what uses it is not to blame. */
  readonly otherTypes: ReadonlySet<string>;
  /** What is wrong with just this game or variant, in whatever file it shows. */
  readonly problems: Problems;
}

/** The game of a folder and its variants; a folder without a game is a library. */
function buildFolder(
  folder: Folder,
  folders: ReadonlyMap<string, Folder>,
  unread: ReadonlySet<string>,
): Part[] {
  const problems = new Problems();
  const entries = gatherEntries(folder, folders, problems);
  const base = buildGame(folder, folders, entries, problems);
  const [declared] = folder.games;
  const part = {
    folder: folder.name,
    entries,
    own: folder.entries,
    library: false,
    otherTypes: new Set<string>(),
    problems,
  };
  const wrongGame = ({ placed, tree }: Folder['variants'][number], suggestion: object): void =>
    problems.error('variant-of-nothing', placeOf(placed, tree.game), { name: tree.game.text, ...suggestion });
  if (!base || !declared) {
    if (!unread.has(folder.name)) for (const variant of folder.variants) wrongGame(variant, {});
    const env = buildLibrary(folder, folders, entries, problems);
    const build = { env, at: { file: folder.name, start: 0, end: 0 }, unproven: [] };
    return [{ ...part, id: folder.name, build, library: true }];
  }
  const name = declared.tree.name.text;
  const result: Part[] = [{ ...part, id: name, build: base }];
  for (const variant of folder.variants) {
    // What is wrong with the game would be told again for each of its variants.
    if (problems.hasErrors || unread.has(folder.name)) break;
    if (variant.tree.game.text !== name) {
      wrongGame(variant, { suggestion: name });
      continue;
    }
    const ownProblems = new Problems();
    const changed = applyVariant(entries, variant.placed, variant.tree, ownProblems);
    const build = buildGame(folder, folders, changed, ownProblems, variant);
    const own = changed.filter((entry) => entry.placed === variant.placed);
    const id = `${name}/${variant.tree.name.text}`;
    if (!build) continue;
    const otherTypes = reportOtherTypes(base.env, build.env, variant, own);
    result.push({ ...part, id, build, entries: changed, own, variant, otherTypes, problems: ownProblems });
  }
  return result;
}

/** Nothing is wrong with it, nor with the files it is made of. */
function isSound(part: Part, folders: ReadonlyMap<string, Folder>, unread: ReadonlySet<string>): boolean {
  return (
    part.build.game !== undefined &&
    !part.problems.hasErrors &&
    ![...usedBy(part.folder, folders)].some((name) => unread.has(name))
  );
}

/** What is wrong with it, without what only follows from something else that is told. */
function mainProblems(
  { problems, entries, folder, variant, otherTypes }: Part,
  built: readonly Part[],
  folders: ReadonlyMap<string, Folder>,
  unread: ReadonlySet<string>,
): Problem[] {
  const used = [...usedBy(folder, folders)];
  const unreadable = used.flatMap((name) => [...(folders.get(name)?.broken.names ?? [])]);
  const broken = new Set([...unreadable, ...otherTypes]);
  const main = withoutFollowUps(problems.list, entries, folders.get(folder)?.uses ?? [], broken);
  // Many names that nobody knows, in a folder that could not be read to its end, are those that were lost with it.
  const lost =
    main.filter(({ code }) => code === 'unknown-name' || code === 'unknown-value').length > MANY_LOST;
  if (lost && used.some((name) => unread.has(name))) return [];
  const game = variant && built.find((part) => part.folder === folder && !part.variant);
  return variant ? inVariant(main, game?.problems.list ?? [], variant, entries) : main;
}

const MANY_LOST = 5;

/** A folder and all that it uses, directly or not. */
function usedBy(start: string, folders: ReadonlyMap<string, Folder>, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const { tree } of folders.get(start)?.uses ?? []) usedBy(tree.folder.text, folders, seen);
  return seen;
}

function lowered({ id, build }: Part): CompiledGame {
  const model = build.game!;
  return { id, model, game: lower(model) };
}

/** The texts of each folder against what its declarations ask for, its variants' included. */
function checkFolderTexts(
  folders: ReadonlyMap<string, Folder>,
  built: readonly Part[],
  sources: readonly Source[],
  problems: Problems,
): void {
  const wrong = foldersWithErrors(problems);
  const textsOf = new Map(
    [...folders.keys()].map((name) => {
      const own = sources.filter((source) => source.file.endsWith('.ftl') && folderOf(source.file) === name);
      return [name, readTexts(own, problems)] as const;
    }),
  );
  for (const folder of folders.values()) {
    const parts = built.filter((part) => part.folder === folder.name);
    // While something is wrong, texts may only seem to be missing or left over.
    if (wrong.has(folder.name) || parts.some((part) => part.problems.hasErrors)) continue;
    const needed = parts.flatMap((part) => neededTexts(folder, part.build, part.own));
    const used = [...usedBy(folder.name, folders)].flatMap((name) => textsOf.get(name) ?? []);
    checkTexts(needed, textsOf.get(folder.name)!, problems, used);
  }
}

/** The rulebook of a folder against its game; its values also in each variant, which has no sentences of its own. */
function checkFolderRulebook(
  parts: readonly Part[],
  games: readonly CompiledGame[],
  sources: readonly Source[],
  rulebooks: Map<string, RulebookModel>,
  problems: Problems,
): void {
  const [base] = parts;
  const compiled = base && games.find(({ id }) => id === base.id);
  if (!compiled) return;
  const own = new Problems();
  const pages = readPages(base.folder, sources, own);
  const ofGame = [...own.list];
  for (const { id, build, variant, entries } of parts) {
    const game = games.find((one) => one.id === id);
    if (!game) continue;
    const found = new Problems();
    const reader = new ValueReader(build.env, game, found);
    readValues(pages, reader);
    if (!variant) ofGame.push(...found.list);
    own.list.push(...(variant ? inVariant(found.list, ofGame, variant, entries) : found.list));
    rulebooks.set(id, { pages, rules: rulesOf(game.model), values: reader.known });
  }
  const variants = parts.slice(1).map(({ build }) => build.game?.name ?? '');
  checkRulebook(base.folder, pages, compiled, variants, sources, own);
  problems.list.push(...own.list);
}
