import type { Source } from '../1-syntax/source.ts';
import { checkParts } from '../2-model/check/index.ts';
import type { Folder } from '../2-model/collect.ts';
import type { Environment } from '../2-model/environment.ts';
import { type Folders, guarded, readFolder, usedBy } from '../2-model/folders.ts';
import { Memo } from '../2-model/memo.ts';
import { buildFolder, mainProblems, type Part, soundGames } from '../2-model/parts.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { lower } from '../3-ir/lower.ts';
import { MANY_PROBLEMS } from '../limits.ts';
import { type Problem, Problems } from '../problems/problem.ts';
import type { Standing } from './standing.ts';

/** What was built of a folder. */
export interface BuiltFolder {
  readonly parts: readonly Part[];
  readonly games: readonly CompiledGame[];
  /** What is told at once: what goes too deep; and, behind the problems of all folders, those of the parts. */
  readonly early: readonly Problem[];
  readonly problems: readonly Problem[];
}

/** A folder of rules that is edited: what its files came to, and the games made of them, both kept while nothing of them changes. */
export class FolderState {
  readonly #standing: Standing;
  readonly #memos = new Map<string, Memo<Environment>>();
  #read:
    | { readonly from: readonly unknown[]; readonly folder: Folder; readonly problems: readonly Problem[] }
    | undefined;
  #built: { readonly from: readonly unknown[]; readonly built: BuiltFolder } | undefined;

  constructor(standing: Standing) {
    this.#standing = standing;
  }

  read(
    name: string,
    files: readonly Source[],
  ): { readonly folder: Folder; readonly problems: readonly Problem[] } {
    const from = files.flatMap((source) => [source.file, source.text]);
    if (this.#read && isSame(this.#read.from, from)) return this.#read;
    const problems = new Problems();
    const folder = readFolder(name, files, (source) => this.#standing.read(source), problems);
    this.#read = { from, folder, problems: problems.list };
    return this.#read;
  }

  build(folder: Folder, folders: Folders, unread: ReadonlySet<string>): BuiltFolder {
    const used = [...usedBy(folder.name, folders)];
    const from = [
      ...used.flatMap((name) => [name, folders.get(name), unread.has(name)]),
      // Names of folders are suggested for one that is misspelt.
      ...(used.every((name) => folders.has(name)) ? [] : folders.keys()),
    ];
    if (this.#built && isSame(this.#built.from, from)) return this.#built.built;
    let built = this.#make(folder, folders, unread, (id) => this.#memo(id));
    // From so many problems on, it matters which was found first: then nothing is kept.
    if (built.parts.some(({ problems }) => problems.list.length >= MANY_PROBLEMS)) {
      this.#memos.clear();
      built = this.#make(folder, folders, unread);
    }
    this.#built = { from, built };
    return built;
  }

  #make(
    folder: Folder,
    folders: Folders,
    unread: ReadonlySet<string>,
    memoOf?: (id: string) => Memo<Environment>,
  ): BuiltFolder {
    const early = new Problems();
    const parts =
      guarded(folder, early, () => buildFolder(folder, folders, unread, (id) => ({ memo: memoOf?.(id) }))) ??
      [];
    if (early.list.length > 0) this.#memos.clear();
    checkParts(parts, folders, unread);
    const games = soundGames(parts, folders, unread).map(({ id, model }) => loweredLater(id, model));
    return { parts, games, early: early.list, problems: mainProblems(parts, folders, unread) };
  }

  #memo(id: string): Memo<Environment> {
    const memo = this.#memos.get(id) ?? new Memo<Environment>();
    this.#memos.set(id, memo);
    return memo;
  }
}

/** Who only wants to know what is wrong with the rules need not wait for their intermediate form. */
function loweredLater(id: string, model: CompiledGame['model']): CompiledGame {
  let game: CompiledGame['game'] | undefined;
  return {
    id,
    model,
    get game() {
      game ??= lower(model);
      return game;
    },
  };
}

export function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}
