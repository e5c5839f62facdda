import { ParseCache, parseFile } from './1-syntax/parse.ts';
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
} from './2-model/collect.ts';
import type { GameModel } from './2-model/model.ts';
import { neededTexts } from './2-model/needed-texts.ts';
import type { Game } from './3-ir/ir.ts';
import { lower } from './3-ir/lower.ts';
import { checkExamples } from './check-examples.ts';
import { compare, type Place, type Problem, Problems } from './problems/problem.ts';
import { checkTexts, readTexts } from './texts/texts.ts';

/** A source file: its path below the rules folder, with `/`, and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

export interface CompiledGame {
  /** `clever`, or `clever/quick` for a variant. */
  readonly id: string;
  readonly model: GameModel;
  readonly game: Game;
}

export interface Compilation {
  readonly games: readonly CompiledGame[];
  readonly problems: readonly Problem[];
  /** Where a number is only known to fit when it happens: the engine checks there. */
  readonly unproven: readonly Place[];
  /** Milliseconds by stage, in order. */
  readonly times: readonly { readonly stage: string; readonly ms: number }[];
}

export interface CompileOptions {
  /** Whether every name must have a text in every language. */
  readonly texts?: boolean;
  /** Kept between runs: only declarations that changed are parsed again. */
  readonly cache?: ParseCache;
  readonly runExamples?: boolean;
  readonly clock?: () => number;
}

/** The largest folder of rules that is read, in characters: many times the size of any game. */
export const FOLDER_LIMIT = 256_000;

/** The whole pipeline: sources in, games and problems out. It reads no file and never throws for what a source says. */
export function compile(sources: readonly Source[], options: CompileOptions = {}): Compilation {
  const { texts = true, cache = new ParseCache(), runExamples = true, clock = () => 0 } = options;
  const problems = new Problems();
  const times: { stage: string; ms: number }[] = [];
  const timed = <T>(stage: string, work: () => T): T => {
    const start = clock();
    const result = work();
    times.push({ stage, ms: clock() - start });
    return result;
  };

  const folders = timed('syntax', () => readFolders(sources, cache, problems));
  const built = timed('model', () =>
    [...folders.values()].flatMap((folder) => buildFolder(folder, folders, problems)),
  );
  timed('checks', () => {
    for (const { build, own, id, library } of built)
      checkGame(build, own, problems, { variant: id.includes('/'), library });
  });
  const games = timed('ir', () => {
    const sound = built.filter(
      ({ id, build }) =>
        build.game &&
        !problems.list.some(
          (problem) => problem.severity === 'error' && concerns(problem, id, build.at.file, folders),
        ),
    );
    return sound.map(({ id, build }): CompiledGame => ({ id, model: build.game!, game: lower(build.game!) }));
  });
  if (runExamples) timed('examples', () => checkExamples(games, problems));
  if (texts) timed('texts', () => checkFolderTexts(folders, built, sources, problems));
  const unproven = built.flatMap(({ build }) => build.unproven);
  return { games, problems: problems.sorted(), unproven: uniquePlaces(unproven), times };
}

function uniquePlaces(places: readonly Place[]): Place[] {
  const byKey = new Map(places.map((place) => [`${place.file} ${place.start} ${place.end}`, place]));
  return [...byKey.values()].sort((a, b) => compare(a.file, b.file) || a.start - b.start || a.end - b.end);
}

function readFolders(sources: readonly Source[], cache: ParseCache, problems: Problems): Map<string, Folder> {
  const rules = sources
    .filter((source) => source.file.endsWith('.regel'))
    .sort((a, b) => compare(a.file, b.file));
  const byFolder = new Map<string, { declarations: Placed[]; broken: Set<string>; size: number }>();
  for (const { file, text } of rules) {
    const folder = folderOf(file);
    const known = byFolder.get(folder) ?? { declarations: [], broken: new Set<string>(), size: 0 };
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
  return new Map(
    [...byFolder].map(([name, { declarations, broken }]) => [
      name,
      collectFolder(name, declarations, broken, problems),
    ]),
  );
}

export function folderOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : '';
}

interface BuiltFolder {
  readonly id: string;
  readonly build: NonNullable<ReturnType<typeof buildGame>>;
  /** The declarations of its own, which must be used and have texts. */
  readonly own: readonly Entry[];
  readonly library: boolean;
}

/** The game of a folder and its variants; a folder without a game is a library. */
function buildFolder(
  folder: Folder,
  folders: ReadonlyMap<string, Folder>,
  problems: Problems,
): BuiltFolder[] {
  const entries = gatherEntries(folder, folders, problems);
  const base = buildGame(folder, folders, entries, problems);
  const [declared] = folder.games;
  if (!base || !declared) {
    if (folder.variants[0])
      problems.error('variant-of-nothing', placeOf(folder.variants[0].placed, folder.variants[0].tree.game), {
        name: folder.variants[0].tree.game.text,
      });
    const env = buildLibrary(folder, folders, entries, problems);
    return [
      {
        id: folder.name,
        build: { env, at: { file: folder.name, start: 0, end: 0 }, unproven: [] },
        own: folder.entries,
        library: true,
      },
    ];
  }
  const result: BuiltFolder[] = [
    { id: declared.tree.name.text, build: base, own: folder.entries, library: false },
  ];
  for (const variant of folder.variants) {
    if (variant.tree.game.text !== declared.tree.name.text) {
      problems.error('variant-of-nothing', placeOf(variant.placed, variant.tree.game), {
        name: variant.tree.game.text,
        suggestion: declared.tree.name.text,
      });
      continue;
    }
    const changed = applyVariant(entries, variant.placed, variant.tree, problems);
    const build = buildGame(folder, folders, changed, problems, variant);
    if (build)
      result.push({
        id: `${declared.tree.name.text}/${variant.tree.name.text}`,
        build,
        own: changed.filter((entry) => entry.placed === variant.placed),
        library: false,
      });
  }
  return result;
}

/** The texts of each folder against what its declarations ask for, its variants' included. */
function checkFolderTexts(
  folders: ReadonlyMap<string, Folder>,
  built: readonly BuiltFolder[],
  sources: readonly Source[],
  problems: Problems,
): void {
  for (const folder of folders.values()) {
    // While something is wrong, texts may only seem to be missing or left over.
    if (
      problems.list.some(
        (problem) => problem.severity === 'error' && folderOf(problem.at.file) === folder.name,
      )
    )
      continue;
    const parts = built.filter(({ build, library, id }) =>
      library ? id === folder.name : folderOf(build.at.file) === folder.name,
    );
    const own = sources.filter(
      (source) => source.file.endsWith('.ftl') && folderOf(source.file) === folder.name,
    );
    checkTexts(
      parts.flatMap((part) => neededTexts(folder, part.build, part.own)),
      readTexts(own, problems),
      problems,
    );
  }
}

/** Whether an error stands in a file that this game is made of. */
function concerns(
  problem: Problem,
  _id: string,
  file: string,
  folders: ReadonlyMap<string, Folder>,
): boolean {
  const folder = folderOf(file);
  const uses = folders.get(folder)?.uses.map((use) => use.tree.folder.text) ?? [];
  const from = folderOf(problem.at.file);
  return (
    (from === folder && (!problem.at.file.includes('/variants/') || problem.at.file === file)) ||
    uses.includes(from)
  );
}
