import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStarter } from '../../1-syntax/source.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import { rulesFolder } from '../../4-emit/origin.ts';
import { folderOfGame } from '../../runtime/game-folder.ts';
import { fingerprintOfText } from './fingerprints.ts';

/** By path below `generated`: the SHA-256 of the file. */
export type Fingerprints = Readonly<Record<string, string>>;

/**
 * What everything in `generated` has to be. The engines of the games are committed, for people to read and use; the rest is
 * made where it is needed, and only its fingerprint is committed.
 */
export interface Manifest {
  readonly committed: Fingerprints;
  readonly onDemand: Fingerprints;
}

export const MANIFEST = 'manifest.json';

/** The runtime, and what is in the folder of a game; a variant has a folder inside of that. */
const READABLE = /^(runtime\/[^/]+|[^/]+\/(core|data|engine|texts|why)\.ts)$/;

/** Whether git keeps a file below `generated`. */
export type IsCommitted = (file: string) => boolean;

/**
 * What git keeps of these games: engines, but not those of games to begin with, which is settled by where their rules lie. `.gitignore`
 * says the same by its patterns, and a test compares.
 */
export function committedOf(games: readonly Pick<CompiledGame, 'id' | 'model'>[]): IsCommitted {
  const starters = games.filter(({ model }) => isStarter(rulesFolder(model)));
  const folders = new Set(starters.map(({ id }) => folderOfGame(id)));
  return (file) => READABLE.test(file) && !folders.has(file.split('/')[0]!);
}

export function manifestOf(fingerprints: Fingerprints, isCommitted: IsCommitted): Manifest {
  const part = (committed: boolean): Fingerprints =>
    Object.fromEntries(
      Object.entries(fingerprints)
        .filter(([file]) => isCommitted(file) === committed)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  return { committed: part(true), onDemand: part(false) };
}

export function fingerprintsOf(files: readonly Emitted[]): Fingerprints {
  return Object.fromEntries(files.map(({ file, text }) => [file, fingerprintOfText(text)]));
}

export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Reads the manifest of a folder; empty if there is none. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) return { committed: {}, onDemand: {} };
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

export function allIn({ committed, onDemand }: Manifest): Fingerprints {
  return { ...committed, ...onDemand };
}
