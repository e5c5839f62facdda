/// <reference types="vite/types/importMeta.d.ts" />
import { folderOf } from '../../../compiler/1-syntax/source.ts';

/** The files of one folder of rules, as they are published for whoever wants to change them. */
export interface FolderFiles {
  /** The other folders that these rules are made of. */
  readonly uses: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

/** Texts that all games share, whether they say so or not. */
const FOR_ALL = 'common';
const ROOT = '../../../rules/';
const read = import.meta.glob<string>(
  ['../../../rules/**/*.{regel,ftl,mdx}', '../../../rules/**/confirmed.txt'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** All folders of rules. */
function allFolders(): ReadonlyMap<string, FolderFiles> {
  const folders = new Map<string, Record<string, string>>();
  for (const [path, text] of Object.entries(read)) {
    const file = path.slice(ROOT.length);
    const folder = folderOf(file);
    if (folder === '') continue;
    folders.set(folder, { ...folders.get(folder), [file]: text });
  }
  return new Map([...folders].map(([folder, files]) => [folder, { uses: usesOf(folder, files), files }]));
}

/** The folders of these games, with all that they are made of: a game that is left out of the site is not published here either. */
export function foldersFor(games: readonly string[]): ReadonlyMap<string, FolderFiles> {
  const all = allFolders();
  const wanted = new Map<string, FolderFiles>();
  const queue = [...games];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    const found = all.get(folder);
    if (!found || wanted.has(folder)) continue;
    wanted.set(folder, found);
    queue.push(...found.uses);
  }
  return wanted;
}

function usesOf(folder: string, files: Readonly<Record<string, string>>): string[] {
  const rules = Object.entries(files).flatMap(([file, text]) => (file.endsWith('.regel') ? [text] : []));
  const named = rules.flatMap((text) => [...text.matchAll(/^use +([^\s:#]+)/gm)].map(([, name]) => name!));
  return [...new Set([...named, ...(folder === FOR_ALL ? [] : [FOR_ALL])])].sort();
}

/** The name of the file that has them. */
export const nameOfFolder = (folder: string): string => folder.replaceAll('/', '.');
