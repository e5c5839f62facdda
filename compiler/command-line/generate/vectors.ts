import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { vectorsFile } from '../../4-emit/conformance/index.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import type { Cache } from './cache.ts';
import { fingerprintOfFile, fingerprintOfModule, sha256 } from './fingerprints.ts';

type VectorsCache = Cache['vectors'];

/** By game: the fingerprint of all that its vectors depend on, its rules and the code that makes them. */
export function vectorInputs(games: readonly CompiledGame[]): Map<string, string> {
  const code = fingerprintOfModule(new URL('../../4-emit/conformance/vectors.ts', import.meta.url));
  return new Map(games.map(({ id, game }) => [id, sha256(JSON.stringify(game), code)]));
}

/** Vectors on disk that are still up to date. Making vectors takes longer than all the rest. */
export function keptVectors(folder: string, cache: VectorsCache, inputs: Map<string, string>): Emitted[] {
  return [...inputs].flatMap(([id, from]) => {
    const file = vectorsFile(id);
    const path = join(folder, file);
    const isKept = cache[id]?.from === from && cache[id].file === fingerprintOfFile(path);
    return isKept ? [{ file, text: readFileSync(path, 'utf8') }] : [];
  });
}

export function rememberVectors(folder: string, inputs: Map<string, string>): VectorsCache {
  return Object.fromEntries(
    [...inputs].map(([id, from]) => [
      id,
      { from, file: fingerprintOfFile(join(folder, vectorsFile(id))) ?? '' },
    ]),
  );
}
