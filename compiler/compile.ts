import { ParseCache } from './1-syntax/parse.ts';
import type { Source } from './1-syntax/source.ts';
import { checkParts } from './2-model/check/index.ts';
import { checkFolderTexts } from './2-model/folder-texts.ts';
import { foldersWithErrors, readFolders } from './2-model/folders.ts';
import { buildFolders, mainProblems, soundGames } from './2-model/parts.ts';
import type { CompiledGame } from './3-ir/compiled.ts';
import { lower } from './3-ir/lower.ts';
import { checkExamples } from './check-examples.ts';
import { checkPlay } from './check-play.ts';
import { checkVariants } from './check-variants.ts';
import { type Place, type Problem, Problems, uniquePlaces } from './problems/problem.ts';
import type { RulebookModel } from './rulebook/book.ts';
import { checkRulebooks } from './rulebook/check-folders.ts';
import type { NeededText } from './texts/texts.ts';

export interface Compilation {
  readonly games: readonly CompiledGame[];
  readonly problems: readonly Problem[];
  /** By game and variant: the sentences of its rulebook, and what the values in them come to. */
  readonly rulebooks: ReadonlyMap<string, RulebookModel>;
  /** By game (with all of its variants), variant and library: the texts that it needs, if nothing is wrong with its folder. */
  readonly neededTexts: ReadonlyMap<string, readonly NeededText[]>;
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
  const parts = timed('model', () => buildFolders(folders, unread, problems));
  timed('checks', () => checkParts(parts, folders, unread));
  const games = timed('ir', () =>
    soundGames(parts, folders, unread).map(({ id, model }) => ({ id, model, game: lower(model) })),
  );
  problems.list.push(...mainProblems(parts, folders, unread));
  if (runExamples) {
    timed('variants', () => checkVariants(games, problems));
    timed('examples', () => checkExamples(games, problems));
    timed('trial games', () => checkPlay(games, problems));
  }
  const neededTexts = texts
    ? timed('texts', () => checkFolderTexts(folders, parts, sources, problems))
    : new Map<string, readonly NeededText[]>();
  const rulebooks = wantsRulebooks
    ? timed('rulebooks', () => checkRulebooks(folders, parts, games, sources, problems))
    : new Map<string, RulebookModel>();
  const unproven = uniquePlaces(parts.flatMap(({ build }) => build.unproven));
  return { games, problems: problems.sorted(), rulebooks, neededTexts, unproven, times };
}
