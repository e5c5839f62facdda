/** The rules that the fuzzers start from: the real games, and the small games of the golden cases. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { readCase } from '../cases/case-file.ts';
import { readSources } from '../sources.ts';

const CASES = fileURLToPath(new URL('../cases/', import.meta.url));

/** The files of a folder and of those that it uses. */
function gameSources(sources: readonly Source[], ...folders: readonly string[]): Source[] {
  return sources.filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/`)));
}

export interface Bases {
  /** A game with examples, variant and texts. */
  readonly games: readonly (readonly Source[])[];
  readonly cases: readonly (readonly Source[])[];
}

export function readBases(): Bases {
  const all = readSources();
  const cases = globSync('**/*.case', { cwd: CASES })
    .sort()
    .map((file) => readCase(readFileSync(CASES + file, 'utf8')).sources)
    .filter((sources) => sources.reduce((sum, { text }) => sum + text.length, 0) < 10_000);
  return {
    games: [
      gameSources(all, 'clever'),
      gameSources(all, 'roll-and-write', 'alhambra'),
      gameSources(all, 'dice-game', 'alhambra'),
      gameSources(all, 'palace', 'alhambra'),
    ],
    cases,
  };
}
