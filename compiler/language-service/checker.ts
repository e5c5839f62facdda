import { ParseCache } from '../1-syntax/parse.ts';
import { folderOf, type Source } from '../1-syntax/source.ts';
import { type Folder, reportDoubleGames } from '../2-model/collect.ts';
import { checkFolderTexts } from '../2-model/folder-texts.ts';
import { type Folders, foldersWithErrors, rulesByFolder, usedBy } from '../2-model/folders.ts';
import type { Part } from '../2-model/parts.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { playExamples } from '../check-examples.ts';
import { tryPlay } from '../check-play.ts';
import { checkVariant } from '../check-variants.ts';
import { type Problem, Problems } from '../problems/problem.ts';
import type { RulebookModel } from '../rulebook/book.ts';
import type { TextFile } from '../texts/files.ts';
import { type NeededText, readTexts, type Texts } from '../texts/texts.ts';
import { FolderState } from './folder-state.ts';
import { RestMemo } from './rest-memo.ts';
import { RulebookState } from './rulebook-state.ts';
import { Standing } from './standing.ts';

/** Number of parsed declarations that are kept besides those in use: what was typed a moment ago may come back. */
const REMEMBERED = 4000;

/** What is known when everything has been checked. */
export interface Whole {
  readonly neededTexts: ReadonlyMap<string, readonly NeededText[]>;
  readonly rulebooks: ReadonlyMap<string, RulebookModel>;
}

/**
 * Checks sources again and again, each time only what may have changed. What it tells is what `compile` tells of the same sources; a
 * test compares them over many edits.
 */
export class Checker {
  readonly cache = new ParseCache(REMEMBERED);
  readonly #standing = new Standing(this.cache);
  readonly #folders = new Map<string, FolderState>();
  readonly #rest = new RestMemo();
  readonly #books = new Map<string, RulebookState>();
  readonly #texts = new Map<
    string,
    { readonly text: string; readonly texts: Texts; readonly problems: readonly Problem[] }
  >();
  #files: ReadonlySet<string> = new Set();
  folders: Folders = new Map();
  parts: readonly Part[] = [];
  games: readonly CompiledGame[] = [];
  #problems = new Problems();
  #sources: readonly Source[] = [];
  whole: Whole | undefined;

  /** Syntax, model and checks. */
  check(sources: readonly Source[]): void {
    this.whole = undefined;
    this.#sources = sources;
    this.#forgetFiles(sources);
    const problems = new Problems();
    const folders = new Map<string, Folder>();
    for (const [name, files] of rulesByFolder(sources)) {
      const { folder, problems: found } = this.#stateOf(name).read(name, files);
      folders.set(name, folder);
      problems.list.push(...found);
    }
    reportDoubleGames(folders.values(), problems);
    const unread = foldersWithErrors(problems);
    const built = [...folders.values()].map((folder) =>
      this.#stateOf(folder.name).build(folder, folders, unread),
    );
    for (const { early } of built) problems.list.push(...early);
    for (const { problems: found } of built) problems.list.push(...found);
    this.folders = folders;
    this.parts = built.flatMap(({ parts }) => parts);
    this.games = built.flatMap(({ games }) => games);
    this.#problems = problems;
  }

  /** All the rest, in small steps. */
  *rest(): Generator<void, void> {
    const { games, parts, folders } = this;
    const problems = new Problems();
    problems.list.push(...this.#problems.list);
    for (const game of games) {
      // Its intermediate form, and what its rules are for texts and pages.
      void game.game;
      checkVariant(game.model, games, problems);
      yield;
    }
    this.#rest.keepOnly(games);
    yield* playExamples(games, problems, this.#rest);
    yield* tryPlay(games, problems, this.#rest);
    const neededTexts = checkFolderTexts(folders, parts, this.#sources, problems, (files, into) =>
      this.#readTexts(files, into),
    );
    yield;
    const rulebooks = new Map<string, RulebookModel>();
    for (const folder of folders.values()) {
      const own = parts.filter((part) => part.folder === folder.name);
      const known = this.#books.get(folder.name) ?? new RulebookState();
      this.#books.set(folder.name, known);
      yield* known.check(folder, own, games, this.#sources, rulebooks, problems);
    }
    this.#problems = problems;
    this.whole = { neededTexts, rulebooks };
  }

  /** What is known to be wrong, in the order in which it is told, with places as they are in the files now. */
  problems(): Problem[] {
    const told = new Problems();
    told.list.push(...this.#problems.list.map((problem) => this.#standing.told(problem)));
    return told.sorted();
  }

  /** The same as they are kept. */
  get problemsNow(): readonly Problem[] {
    return this.#problems.list;
  }

  inFile: Standing['inFile'] = (place) => this.#standing.inFile(place);

  /** The folders whose games are made of what stands in a folder. */
  usersOf(folder: string): string[] {
    return [...this.folders.keys()].filter((name) => usedBy(name, this.folders).has(folder));
  }

  #stateOf(name: string): FolderState {
    const state = this.#folders.get(name) ?? new FolderState(this.#standing);
    this.#folders.set(name, state);
    return state;
  }

  #readTexts(files: readonly TextFile[], problems: Problems): Texts {
    const [first] = files;
    const key = first ? folderOf(first.file) : '';
    const text = JSON.stringify(files);
    const known = this.#texts.get(key);
    if (first && known?.text === text) {
      problems.list.push(...known.problems);
      return known.texts;
    }
    const found = new Problems();
    const texts = readTexts(files, found);
    problems.list.push(...found.list);
    if (first) this.#texts.set(key, { text, texts, problems: found.list });
    return texts;
  }

  /** What belongs to files and folders that are no longer there. */
  #forgetFiles(sources: readonly Source[]): void {
    const files = new Set(sources.map(({ file }) => file));
    for (const file of this.#files) if (!files.has(file)) this.#standing.forget(file);
    this.#files = files;
    const folders = new Set(sources.map(({ file }) => folderOf(file)));
    for (const known of [this.#folders, this.#books, this.#texts])
      for (const name of known.keys()) if (!folders.has(name)) known.delete(name);
  }
}
