import { Broken } from '../1-syntax/broken.ts';
import { type ParseCache, parseFile } from '../1-syntax/parse.ts';
import { folderOf, type Source } from '../1-syntax/source.ts';
import type { Placed } from '../1-syntax/tree.ts';
import { FOLDER_LIMIT } from '../limits.ts';
import { notUtf8 } from '../problems/not-utf8.ts';
import { compare, type Problem, Problems } from '../problems/problem.ts';
import { collectFolder, type Folder, reportDoubleGames } from './collect.ts';

export type Folders = ReadonlyMap<string, Folder>;

/** What a file of rules came to. */
export interface ReadFile {
  readonly declarations: readonly Placed[];
  readonly broken: Broken;
  readonly problems: readonly Problem[];
}

/** Parses all rules, and gathers the declarations of each folder. */
export function readFolders(
  sources: readonly Source[],
  cache: ParseCache,
  problems: Problems,
): Map<string, Folder> {
  const read = ({ file, text }: Source): ReadFile => {
    const [broken, found] = [new Broken(), new Problems()];
    return { declarations: parseFile(file, text, found, cache, broken), broken, problems: found.list };
  };
  const folders = new Map(
    [...rulesByFolder(sources)].map(([name, files]) => [name, readFolder(name, files, read, problems)]),
  );
  reportDoubleGames(folders.values(), problems);
  return folders;
}

/** The files of rules of each folder, in order. */
export function rulesByFolder(sources: readonly Source[]): Map<string, Source[]> {
  const byFolder = new Map<string, Source[]>();
  const rules = sources.filter((source) => source.file.endsWith('.regel'));
  for (const source of rules.sort((a, b) => compare(a.file, b.file))) {
    const folder = folderOf(source.file);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), source]);
  }
  return byFolder;
}

/** What stands in the files of a folder, as far as they are not too large. */
export function readFolder(
  name: string,
  files: readonly Source[],
  read: (source: Source) => ReadFile,
  problems: Problems,
): Folder {
  const declarations: Placed[] = [];
  const broken = new Broken();
  let size = 0;
  for (const source of files) {
    const { file, text } = source;
    const found = size + text.length;
    if (found > FOLDER_LIMIT) {
      const at = { file, start: 0, end: Math.min(1, text.length) };
      problems.error('too-large', at, { limit: FOLDER_LIMIT, found });
    } else if (notUtf8(text)) problems.error('not-utf', { file, ...notUtf8(text)! });
    else {
      size = found;
      const one = read(source);
      declarations.push(...one.declarations);
      problems.list.push(...one.problems);
      broken.addAll(one.broken);
    }
  }
  return collectFolder(name, size, declarations, broken, problems);
}

/** The folders in which an error has been reported. */
export function foldersWithErrors({ list }: Problems): Set<string> {
  return new Set(list.filter(({ severity }) => severity === 'error').map(({ at }) => folderOf(at.file)));
}

/** A folder and all that it uses, directly or not. */
export function usedBy(start: string, folders: Folders, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const { tree } of folders.get(start)?.uses ?? []) usedBy(tree.folder.text, folders, seen);
  return seen;
}

/** Reports a stack overflow, from chains of declarations that are too long to follow, as a problem of the folder. */
export function guarded<T>(folder: Folder, problems: Problems, work: () => T): T | undefined {
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
