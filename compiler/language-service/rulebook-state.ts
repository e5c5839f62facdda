import { folderOf, type Source } from '../1-syntax/source.ts';
import type { Folder } from '../2-model/collect.ts';
import type { Part } from '../2-model/parts.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { type Problem, Problems } from '../problems/problem.ts';
import type { RulebookModel } from '../rulebook/book.ts';
import { readRulebook } from '../rulebook/check-folders.ts';
import { isSame } from './folder-state.ts';

/** The rulebook of a folder that is edited, read again only if its pages or its rules have changed. */
export class RulebookState {
  #known:
    | {
        readonly from: readonly unknown[];
        readonly problems: readonly Problem[];
        readonly rulebooks: ReadonlyMap<string, RulebookModel>;
      }
    | undefined;

  *check(
    folder: Folder,
    parts: readonly Part[],
    games: readonly CompiledGame[],
    sources: readonly Source[],
    rulebooks: Map<string, RulebookModel>,
    problems: Problems,
  ): Generator<void, void> {
    const own = games.filter(({ id }) => parts.some((part) => part.id === id));
    const pages = sources.filter(
      ({ file }) => folderOf(file) === folder.name && !/\.(regel|ftl)$/.test(file),
    );
    const from = [...parts, ...own, ...pages.flatMap(({ file, text }) => [file, text])];
    if (!this.#known || !isSame(this.#known.from, from)) {
      const found = new Problems();
      const read = new Map<string, RulebookModel>();
      yield* readRulebook(folder, parts, own, pages, read, found);
      this.#known = { from, problems: found.list, rulebooks: read };
    }
    problems.list.push(...this.#known.problems);
    for (const [id, book] of this.#known.rulebooks) rulebooks.set(id, book);
  }
}
