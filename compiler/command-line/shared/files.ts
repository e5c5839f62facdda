import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Longer than any folder of rules may be (`FOLDER_LIMIT`), whatever its letters: the rest need not be read. */
const MOST_BYTES = 1_048_576;

/** Why a file cannot be read or written; the messages have a text for each. */
export type FileTrouble = 'missing' | 'forbidden' | 'folder' | 'large' | 'read-only' | 'full' | 'other';

export function troubleOf(error: unknown): { trouble: FileTrouble; detail: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const detail = code === '' ? String(error) : code;
  const known: Readonly<Record<string, FileTrouble>> = {
    ENOENT: 'missing',
    ENOTDIR: 'missing',
    EACCES: 'forbidden',
    EPERM: 'forbidden',
    EISDIR: 'folder',
    EFBIG: 'large',
    EROFS: 'read-only',
    ENOSPC: 'full',
    EDQUOT: 'full',
  };
  return { trouble: known[code] ?? 'other', detail };
}

/** The text of a file. Bytes that are no UTF-8 become U+FFFD; the checker reports those. */
export function readText(path: string): string {
  return read(path, () => {
    throw Object.assign(new Error(path), { code: 'EFBIG' });
  });
}

/** The same for rules. Of a file that is too large for any rules, the beginning: the checker reports that too. */
export function readRulesText(path: string): string {
  return read(path, readStart);
}

function read(path: string, large: (path: string) => Uint8Array): string {
  const stat = statSync(path);
  if (!stat.isFile())
    throw Object.assign(new Error(path), { code: stat.isDirectory() ? 'EISDIR' : 'EINVAL' });
  const bytes = stat.size <= MOST_BYTES ? readFileSync(path) : large(path);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function readStart(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(MOST_BYTES);
    return bytes.subarray(0, readSync(file, bytes, 0, MOST_BYTES, 0));
  } finally {
    closeSync(file);
  }
}

/** The whole text of a file, to be written back: undefined if it is no UTF-8, so that nothing gets lost. */
export function readExactly(path: string): string | undefined {
  return decodeExactly(readFileSync(path));
}

export function decodeExactly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Replaces the text of a file, or makes one: a new file is written beside it and then takes its name, so that
 * readers see either the old text or the new one, never a part.
 */
export function replaceText(path: string, text: string | Uint8Array): void {
  const target = realPath(path);
  const mode = modeOf(target);
  const beside = join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`);
  try {
    const file = openSync(beside, 'wx', mode ?? 0o666);
    try {
      if (mode !== undefined) fchmodSync(file, mode);
      const bytes = typeof text === 'string' ? Buffer.from(text, 'utf8') : text;
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Through links to where the file really is. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function modeOf(path: string): number | undefined {
  try {
    return statSync(path).mode & 0o777;
  } catch {
    return undefined;
  }
}
