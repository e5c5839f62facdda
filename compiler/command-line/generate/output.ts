import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Emitted } from '../../4-emit/emitted.ts';
import { isGenerated } from '../../4-emit/origin.ts';
import { replaceText } from '../shared/files.ts';
import { fingerprintOfFile, fingerprintOfText } from './fingerprints.ts';
import { allIn, fingerprintsOf, type IsCommitted, readManifest } from './manifest.ts';

/** Whether every file of the manifest exists with its fingerprint. */
export function isAsListed(folder: string): boolean {
  const listed = Object.entries(allIn(readManifest(folder)));
  return (
    listed.length > 0 && listed.every(([file, print]) => fingerprintOfFile(join(folder, file)) === print)
  );
}

/**
 * What keeps `made` from being what was committed: files whose fingerprint is another in the manifest or that it does not
 * list, files in the manifest that are not made any more, and committed files changed by hand.
 */
export function staleFiles(
  folder: string,
  made: readonly Emitted[],
  isWhole: boolean,
  isCommitted: IsCommitted,
): string[] {
  const listed = allIn(readManifest(folder));
  const now = fingerprintsOf(made);
  const stale = Object.keys(now).filter((file) => {
    const there = isCommitted(file) ? fingerprintOfFile(join(folder, file)) : now[file];
    return now[file] !== listed[file] || (there !== undefined && there !== now[file]);
  });
  const unmade = isWhole ? Object.keys(listed).filter((file) => now[file] === undefined) : [];
  return [...stale, ...unmade].sort();
}

/** Writes the files that change, and gives their names. */
export function writeChanged(folder: string, files: readonly Emitted[]): string[] {
  const changed = files.filter(
    ({ file, text }) => fingerprintOfFile(join(folder, file)) !== fingerprintOfText(text),
  );
  for (const { file, text } of changed) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    replaceText(path, text);
  }
  return changed.map(({ file }) => file);
}

/** Removes what was generated once and is not kept any more: the site would show a variant that is gone. */
export function removeLeftovers(folder: string, isKept: (file: string) => boolean): string[] {
  const left = generatedIn(folder).filter((file) => !isKept(file));
  for (const file of left) {
    const path = join(folder, file);
    rmSync(path);
    for (let at = dirname(path); at !== folder && readdirSync(at).length === 0; at = dirname(at))
      rmdirSync(at);
  }
  return left;
}

function generatedIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|json|wasm)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isGenerated(path, readFileSync(path, 'utf8')))
    .map((path) => relative(folder, path).split(sep).join('/'));
}
