import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sayWriteTrouble } from '../shared/file-errors.ts';
import { replaceText } from '../shared/files.ts';
import { type Io, OutsideError, UsageError } from '../shared/io.ts';
import type { Say } from '../shared/words/index.ts';

/** Writes a file that is not there yet: nothing of anybody's is written over. */
export function writeNew(io: Io, say: Say, file: string, text: string): void {
  const path = resolve(io.cwd, file);
  if (existsSync(path)) throw new UsageError(say('lab-file-there', { file }));
  try {
    replaceText(path, text);
  } catch (error) {
    throw new OutsideError(say('cannot-write', { file, trouble: sayWriteTrouble(error, say) }));
  }
}
