import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { VECTORS, type Vectors } from '../../protocol/schema.ts';
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
    const read = VECTORS.safeParse(vectors);
    if (!read.success) throw broken(`vectors.schema.json, ${whereIn(read.error)}`);
    return read.data;
  });
}

function vectorFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/\\])vectors\.json$/.test(file))
    .sort()
    .map((file) => join(folder, file));
}

/** The first place that is not as it should be: `dialogues[3].kind`. */
function whereIn({ issues: [issue] }: z.ZodError): string {
  return issue ? z.core.toDotPath(issue.path) : '';
}
