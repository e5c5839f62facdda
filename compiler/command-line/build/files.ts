import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { emitSchema, emitVectors } from '../../4-emit/conformance/index.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import { emitIndex, indexedIn } from '../../4-emit/engine/index.ts';
import { isGenerated } from '../../4-emit/tidy.ts';
import type { FreshEngine } from '../engines/fresh-engine.ts';
import { sayTrouble, sayWriteTrouble } from '../shared/file-errors.ts';
import { replaceText } from '../shared/files.ts';
import { EXIT, type Io, OutsideError } from '../shared/io.ts';
import { shownPath } from '../shared/rules-folder.ts';
import type { Say } from '../shared/words/index.ts';

/**
 * The files of these engines and what they share; with `vectors` also what any engine of these games must answer. The index
 * lists those of `others` too, which lie there already.
 */
export async function engineFiles(
  engines: readonly FreshEngine[],
  games: readonly CompiledGame[],
  vectors: boolean,
  others: readonly string[],
): Promise<Emitted[]> {
  const files = new Map(engines.flatMap((engine) => engine.files).map((one) => [one.file, one]));
  return [
    ...files.values(),
    await emitIndex([...new Set([...others, ...games.map(({ id }) => id)])].sort()),
    ...(vectors ? [emitSchema(), ...games.map(emitVectors)] : []),
  ];
}

/** The games whose engines lie in a folder, from the index there. */
export function gamesIn(io: Io, to: string, say: Say): string[] {
  const index = contentOf(io, resolve(io.cwd, to, 'games.ts'), say) ?? '';
  return isGenerated('games.ts', index) ? indexedIn(index) : [];
}

/** Those of the files that are not there yet, byte for byte. A file that was not generated must not be replaced. */
export function changedFiles(io: Io, to: string, files: readonly Emitted[], say: Say): Emitted[] {
  const folder = resolve(io.cwd, to);
  return files.filter(({ file, text }) => {
    const there = contentOf(io, join(folder, file), say);
    if (there === undefined || there === text) return there === undefined;
    if (!isGenerated(file, there)) throw inTheWay(io, join(folder, file), say);
    return true;
  });
}

export function writeFiles(io: Io, to: string, files: readonly Emitted[], say: Say): void {
  for (const { file, text } of files) {
    const path = resolve(io.cwd, to, file);
    try {
      makeFolder(dirname(path));
      replaceText(path, text);
    } catch (error) {
      throw new OutsideError(
        say('build-stopped', { file: shownPath(io, path), trouble: sayWriteTrouble(error, say) }),
      );
    }
  }
}

/** A folder and those above it. Node's own way never ends where the system has nothing to make them in. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function inTheWay(io: Io, path: string, say: Say): OutsideError {
  return new OutsideError(say('build-in-the-way', { file: shownPath(io, path) }), EXIT.problems);
}

function contentOf(io: Io, path: string, say: Say): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return undefined;
    if (code === 'ENOTDIR') throw inTheWay(io, fileAbove(path), say);
    throw new OutsideError(
      say('cannot-read', { file: shownPath(io, path), trouble: sayTrouble(error, say) }),
    );
  }
}

/** What is no folder, and has to be one. */
function fileAbove(path: string): string {
  return existsSync(path) ? path : fileAbove(dirname(path));
}
