import { folderOf, type Source } from '../1-syntax/source.ts';
import { placeOf } from '../2-model/collect.ts';
import { foldersWithErrors, usedBy } from '../2-model/folders.ts';
import type { Part } from '../2-model/parts.ts';
import { compare, Problems } from '../problems/problem.ts';
import type { Checker } from './checker.ts';
import { isSame } from './folder-state.ts';
import { mayNameRules, NamesOfFolder, type Occurrence } from './names.ts';

/** Where every name stands, in all files. What is known of a folder is kept while its rules stay as they are. */
export class NameIndex {
  readonly #checker: Checker;
  readonly #folders = new Map<string, { readonly from: readonly unknown[]; readonly names: NamesOfFolder }>();
  readonly #others = new Map<
    string,
    { readonly text: string; readonly of: NamesOfFolder; readonly found: readonly Occurrence[] }
  >();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** The name at a place. */
  at(source: Source, offset: number): Occurrence | undefined {
    const found = this.#inFile(source).filter(({ start, end }) => start <= offset && offset <= end);
    // Between two names that touch, the one that begins here.
    return found.toSorted((a, b) => b.start - a.start || a.end - b.end)[0];
  }

  inFile(source: Source): Occurrence[] {
    return this.#inFile(source).toSorted((a, b) => a.start - b.start || a.end - b.end);
  }

  /** Everywhere where the same is named, in order. */
  all(key: string, sources: readonly Source[]): Occurrence[] {
    const seen = new Set<string>();
    return sources
      .flatMap((source) => this.#inFile(source))
      .filter(({ symbol, file, start }) => {
        const place = `${file} ${start}`;
        if (symbol.key !== key || seen.has(place)) return false;
        seen.add(place);
        return true;
      })
      .toSorted((a, b) => compare(a.file, b.file) || a.start - b.start);
  }

  /** The game, variant or library in which a place of a file is read. */
  partAt(file: string, offset: number): Part | undefined {
    const own = this.#checker.parts.filter(({ folder }) => folder === folderOf(file));
    const isAround = ({ variant }: Part): boolean => {
      if (variant?.placed.file !== file) return false;
      const { start, end } = this.#checker.inFile(placeOf(variant.placed, variant.tree));
      return start <= offset && offset <= end + 1;
    };
    return own.find(isAround) ?? own[0];
  }

  #inFile(source: Source): readonly Occurrence[] {
    const { file, text } = source;
    const names = this.#namesOf(folderOf(file));
    if (!names) return [];
    if (file.endsWith('.regel'))
      return names.rules
        .filter((one) => one.file === file)
        .map((one) => this.#checker.inFile(one))
        .filter(({ end }) => end <= text.length);
    if (!mayNameRules(source, folderOf(file))) return [];
    const known = this.#others.get(file);
    if (known?.text === text && known.of === names) return known.found;
    const found = names.inOther(source);
    this.#others.set(file, { text, of: names, found });
    return found;
  }

  #namesOf(name: string): NamesOfFolder | undefined {
    const { folders } = this.#checker;
    const folder = folders.get(name);
    if (!folder) return undefined;
    const from = [...usedBy(name, folders)].map((used) => folders.get(used));
    const known = this.#folders.get(name);
    if (known && isSame(known.from, from)) return known.names;
    const problems = new Problems();
    problems.list.push(...this.#checker.problemsNow.filter(({ severity }) => severity === 'error'));
    const names = new NamesOfFolder(folder, folders, foldersWithErrors(problems));
    this.#folders.set(name, { from, names });
    return names;
  }
}
