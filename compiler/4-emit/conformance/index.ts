import type { CompiledGame } from '../../3-ir/compiled.ts';
import { vectorsSchema } from '../../protocol/schema.ts';
import { folderOfGame } from '../../runtime/game-folder.ts';
import type { Emitted } from '../emitted.ts';
import { makeVectors, vectorsText } from './vectors.ts';

/**
 * The conformance vectors of a game: what is asked of any engine, and what it must answer. `vectors.ts` puts them
 * together; each kind has a file of its own, and `recorder.ts` is how all of them get their answers. `test-file.ts` is
 * the test that leads them with the generated engine.
 */
export { emitTest } from './test-file.ts';
export { madeFrom, makeVectors, vectorsText } from './vectors.ts';

export function emitVectors(game: CompiledGame): Emitted {
  return { file: vectorsFile(game.id), text: vectorsText(makeVectors(game)) };
}

export function vectorsFile(id: string): string {
  return `${folderOfGame(id)}/vectors.json`;
}

export function emitSchema(): Emitted {
  return { file: 'vectors.schema.json', text: `${JSON.stringify(vectorsSchema(), null, 2)}\n` };
}
