import { ParseCache } from '../../1-syntax/parse.ts';
import { folderOf, type Source } from '../../1-syntax/source.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { type Compilation, compile } from '../../compile.ts';
import { suggest } from '../../problems/suggest.ts';
import { languageOf } from '../../texts/files.ts';
import { createTranslator, type Translator } from '../../texts/texts.ts';
import { checkLanguage } from './command.ts';
import { brief, EXIT, type Io, OutsideError, UsageError } from './io.ts';
import { languageOfPerson } from './language.ts';
import { createProgress } from './progress.ts';
import { commonTexts, findRules, type Reading, type RulesFolder, readRules } from './rules-folder.ts';
import type { Say } from './words/index.ts';

/** Declarations that were read before in this run of the program are not read again. */
const CACHE = new ParseCache();

export interface Loaded extends Reading {
  readonly folder: RulesFolder;
  readonly compilation: Compilation;
  /** How many declarations were read, and how many were known already. */
  readonly declarations: { readonly read: number; readonly known: number };
  /** Milliseconds. */
  readonly readingTime: number;
}

/** Reads a rules folder and compiles it. */
export function load(
  io: Io,
  paths: readonly string[],
  say: Say,
  options: { readonly texts: boolean; readonly runExamples: boolean },
): Loaded {
  const folder = findRules(io, paths, say);
  const started = io.now();
  const reading = readRules(folder);
  const readingTime = io.now() - started;
  const { matched, reused } = CACHE;
  const progress = createProgress(io);
  const clock = (): number => {
    progress.show(say('checking'));
    return io.now();
  };
  const compilation = compile(reading.sources, { ...options, cache: CACHE, clock });
  progress.clear();
  const declarations = { read: CACHE.matched - matched, known: CACHE.reused - reused };
  return { ...reading, folder, compilation, declarations, readingTime };
}

/** Every game and variant that a rules folder declares, compiled or not, as `clever` and `clever/quick`. */
export function declaredGames(sources: readonly Source[]): string[] {
  const rules = sources.filter(({ file }) => file.endsWith('.regel'));
  const ids = rules.flatMap(({ file, text }) => {
    const variants = [...text.matchAll(/^variant +([^\s#]+) +of +([^\s#]+)/gm)].map(([, name, of]) => {
      // It may be a variant of another variant of the game.
      const [game = of] = rules.flatMap((one) =>
        folderOf(one.file) === folderOf(file) ? gamesIn(one.text) : [],
      );
      return `${game}/${name}`;
    });
    return [...gamesIn(text), ...variants];
  });
  return [...new Set(ids)].sort();
}

/** The folder of a game. */
export function homeOf(sources: readonly Source[], id: string): string {
  const base = id.split('/')[0]!;
  const home = sources.find(({ file, text }) => file.endsWith('.regel') && gamesIn(text).includes(base));
  return folderOf(home?.file ?? `${base}/`);
}

function gamesIn(text: string): string[] {
  return [...text.matchAll(/^game +([^\s#]+)/gm)].map((found) => found[1]!);
}

/** The compiled game with this id, or an error that suggests another. */
export function findGame(loaded: Loaded, id: string, say: Say): CompiledGame {
  const found = loaded.compilation.games.find((game) => game.id === id);
  if (found) return found;
  const declared = declaredGames(loaded.sources);
  if (declared.includes(id)) throw new OutsideError(say('game-has-errors', { game: id }), EXIT.problems);
  const near = suggest(id, declared) ?? declared.find((other) => other.endsWith(`/${id}`));
  const hint = near === undefined ? '' : ` ${say('did-you-mean', { word: near })}`;
  throw new UsageError(
    `${say('unknown-game', { game: brief(id) })}${hint} ${say('known-games', { names: declared.join(', ') })}`,
  );
}

/** Says things about a game, in the language asked for, or the person's, or the first it has. */
export function translatorFor(
  io: Io,
  loaded: Loaded,
  game: CompiledGame,
  asked: string | undefined,
  say: Say,
): Translator {
  const folder = homeOf(loaded.sources, game.id);
  const used = loaded.sources
    .filter(({ file }) => file.endsWith('.regel') && folderOf(file) === folder)
    .flatMap(({ text }) => [...text.matchAll(/^use +([^\s:#]+)/gm)].map((found) => found[1]!));
  const textsOf = (name: string) =>
    loaded.sources.filter(({ file }) => file.startsWith(`${name}/text/`) && file.endsWith('.ftl'));
  const own = textsOf(folder);
  const files = [...commonTexts(loaded.sources), ...used.flatMap(textsOf), ...own];
  const languages = [...new Set(own.map(({ file }) => languageOf(file)))].sort().reverse();
  if (languages.length === 0) languages.push('nl', 'de');
  checkLanguage(asked, say, languages);
  const language =
    asked ?? languageOfPerson(io.env, languages) ?? (languages.includes('nl') ? 'nl' : languages[0]!);
  return createTranslator(language, files);
}
