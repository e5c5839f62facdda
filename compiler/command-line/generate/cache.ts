import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceText } from '../shared/files.ts';

/** What was made on this machine, and from what, so that it is not made again. It can be deleted at any time. */
export interface Cache {
  /** The fingerprint of rules and compiler when everything was made, or found to be as the manifest says. */
  readonly inputs: string;
  /** By game, for what takes long: the fingerprint of what the vectors were made from, and theirs. */
  readonly vectors: Readonly<Record<string, { readonly from: string; readonly file: string }>>;
  /** By game: the fingerprint of rules, engine and interpreter with which the two were found to agree. */
  readonly agreed: Readonly<Record<string, string>>;
}

/** Not listed in the manifest, and ignored by git. */
export const CACHE = '.cache.json';

export function readCache(folder: string): Cache {
  const path = join(folder, CACHE);
  const empty: Cache = { inputs: '', vectors: {}, agreed: {} };
  if (!existsSync(path)) return empty;
  try {
    return { ...empty, ...(JSON.parse(readFileSync(path, 'utf8')) as Partial<Cache>) };
  } catch {
    return empty;
  }
}

export function writeCache(folder: string, cache: Cache): void {
  replaceText(join(folder, CACHE), `${JSON.stringify(cache, null, 2)}\n`);
}
