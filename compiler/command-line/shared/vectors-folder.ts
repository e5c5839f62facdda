import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Vectors } from '../../protocol/dialogue.ts';
import { isObject } from '../../runtime/json.ts';
import { sayTrouble } from './file-errors.ts';
import { type Io, OutsideError, UsageError } from './io.ts';
import { findRules, shownPath } from './rules-folder.ts';
import type { Say } from './words/index.ts';

/** The folder of what is made from the rules: beside them. */
export function generatedFolder(io: Io, say: Say): string {
  return join(dirname(findRules(io, [], say).root), 'generated');
}

/** All vectors below a folder, in the order of the games. */
export function readVectors(io: Io, folder: string, say: Say): Vectors[] {
  const found = existsSync(folder) ? vectorFiles(folder) : [];
  if (found.length === 0) throw new UsageError(say('conform-no-vectors', { folder: shownPath(io, folder) }));
  return found.map((file) => {
    const shown = shownPath(io, file);
    const broken = (trouble: string) => new OutsideError(say('cannot-read', { file: shown, trouble }));
    let vectors: unknown;
    try {
      vectors = JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw broken(error instanceof SyntaxError ? 'JSON' : sayTrouble(error, say));
    }
    if (!isVectors(vectors)) throw broken('vectors.schema.json');
    return vectors;
  });
}

function vectorFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/\\])vectors\.json$/.test(file))
    .sort()
    .map((file) => join(folder, file));
}

/** As far as it is needed to lead the dialogues. */
function isVectors(value: unknown): value is Vectors {
  if (!isObject(value) || typeof value.game !== 'string' || !Array.isArray(value.dialogues)) return false;
  return value.dialogues.every(
    (one: unknown) =>
      isObject(one) &&
      typeof one.id === 'string' &&
      Array.isArray(one.rules) &&
      Array.isArray(one.steps) &&
      one.steps.length > 0 &&
      one.steps.every((step: unknown) => isObject(step) && isObject(step.request) && isObject(step.expect)),
  );
}
