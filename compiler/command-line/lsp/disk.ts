import { relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Disk } from '../../editors/disk.ts';
import { type Io, UsageError } from '../shared/io.ts';
import { findRules, readRules } from '../shared/rules-folder.ts';
import type { Say } from '../shared/words/index.ts';

/** The files of this machine, for a language server. */
export function localDisk(io: Io, say: Say): Disk {
  /** Whether the folder is called `rules`, for all roots that were found. */
  const loose = new Map<string, boolean>();
  return {
    pathOf: (uri) => (uri.startsWith('file:') ? fileURLToPath(uri) : undefined),
    uriOf: (root, file) => pathToFileURL(`${root}${sep}${file.split('/').join(sep)}`).href,
    placeOf(path) {
      try {
        const found = findRules(io, [path], say);
        loose.set(found.root, found.loose);
        return { root: found.root, file: relative(found.root, path).split(sep).join('/') };
      } catch (error) {
        // A file that was never saved, or that belongs to no rules.
        if (error instanceof UsageError) return undefined;
        throw error;
      }
    },
    read: (root) => readRules({ root, parts: [], loose: loose.get(root) ?? false }).sources,
  };
}
