import { Broken } from '../1-syntax/broken.ts';
import { type ParseCache, parseFile } from '../1-syntax/parse.ts';
import { folderOf, type Source } from '../1-syntax/source.ts';
import type { Placed } from '../1-syntax/tree.ts';
import { FOLDER_LIMIT } from '../limits.ts';
import { notUtf8 } from '../problems/not-utf8.ts';
import { compare, type Problems } from '../problems/problem.ts';
import { collectFolder, type Folder, reportDoubleGames } from './collect.ts';

export type Folders = ReadonlyMap<string, Folder>;

/** Parses all rules, and gathers the declarations of each folder. */
export function readFolders(
  sources: readonly Source[],
  cache: ParseCache,
  problems: Problems,
): Map<string, Folder> {
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
    else if (notUtf8(text)) problems.error('not-utf', { file, ...notUtf8(text)! });
    else {
      known.size = size;
      known.declarations.push(...parseFile(file, text, problems, cache, known.broken));
    }
  }
  const folders = new Map(
    [...byFolder].map(([name, { size, declarations, broken }]) => [
      name,
      collectFolder(name, size, declarations, broken, problems),
    ]),
  );
  reportDoubleGames(folders.values(), problems);
  return folders;
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
