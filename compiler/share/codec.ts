import { deflateSync, Inflate } from 'fflate';
import {
  MOST_SHARED_CHARACTERS,
  MOST_SHARED_FILES,
  MOST_SHARED_PIECES,
  MOST_UNPACKED_BYTES,
} from '../limits.ts';
import { toBytes, toText } from './base64.ts';
import type { FileChange, SharedChange } from './change.ts';
import { isFileName, isFolderName, isGameName } from './file-names.ts';
import { hashOf } from './fingerprint.ts';
import type { Piece } from './pieces.ts';
import { type Trouble, type TroubleCode, trouble } from './trouble.ts';

/**
 * A change as text, for the fragment of an address or for a file: the version, a checksum of what follows, and the compressed
 * content, in characters that may stand in any address.
 */
const VERSION = '1';
const CHECKSUM = 6;
/** Bytes that are unpacked in one go: they become a thousand times as many at most. */
const IN_ONE_GO = 1024;

export function encodeChange(change: SharedChange): string {
  const { game, base, files } = change;
  const content = JSON.stringify([game, base?.folder ?? '', base?.fingerprint ?? '', files.map(writeFile)]);
  const packed = deflateSync(new TextEncoder().encode(content), { level: 9 });
  return VERSION + checksumOf(packed) + toText(packed);
}

export type Decoded = { readonly change: SharedChange } | { readonly trouble: Trouble };

/** Reads what anybody may have sent. Whatever it is, the answer is a change that is whole, or what is wrong with it. */
export function decodeChange(given: string): Decoded {
  try {
    return { change: decoded(given) };
  } catch (error) {
    if (error instanceof Unreadable) return { trouble: error.trouble };
    throw error;
  }
}

class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly trouble: Trouble;

  constructor(code: TroubleCode, data: Trouble['data'] = {}) {
    super(code);
    this.trouble = trouble(code, data);
  }
}

function decoded(given: string): SharedChange {
  if (given.length > MOST_SHARED_CHARACTERS)
    throw new Unreadable('too-long', { found: given.length, limit: MOST_SHARED_CHARACTERS });
  // Programs for mail and chat break long lines.
  const text = given.replace(/\s+/g, '');
  if (text === '') throw new Unreadable('empty');
  if (!text.startsWith(VERSION))
    throw /^[0-9A-Za-z]/.test(text)
      ? new Unreadable('other-version', { version: text[0]!, known: VERSION })
      : new Unreadable('not-shared');
  const checksum = text.slice(VERSION.length, VERSION.length + CHECKSUM);
  const packed = toBytes(text.slice(VERSION.length + CHECKSUM));
  if ('wrongAt' in packed)
    throw new Unreadable('wrong-character', { at: packed.wrongAt + VERSION.length + CHECKSUM + 1 });
  if (checksumOf(packed) !== checksum) throw new Unreadable('incomplete');
  return readChange(parsed(unpacked(packed)));
}

function checksumOf(packed: Uint8Array): string {
  return toText(hashOf(packed)).slice(0, CHECKSUM);
}

function unpacked(packed: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    const inflate = new Inflate((part) => {
      size += part.length;
      parts.push(part);
    });
    for (let at = 0; at < packed.length && size <= MOST_UNPACKED_BYTES; at += IN_ONE_GO)
      inflate.push(packed.subarray(at, at + IN_ONE_GO), at + IN_ONE_GO >= packed.length);
  } catch {
    // The library throws errors and, for some bytes, range errors of its own arrays.
    throw new Unreadable('not-unpacked');
  }
  if (size > MOST_UNPACKED_BYTES) throw new Unreadable('too-large', { limit: MOST_UNPACKED_BYTES });
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Unreadable('not-unpacked');
  }
}

// ---- the content, as short as it can be: every record is a list

function writeFile(change: FileChange): unknown[] {
  switch (change.is) {
    case 'new':
      return [0, change.file, change.text];
    case 'gone':
      return [1, change.file, change.fingerprint];
    case 'changed':
      return [2, change.file, change.pieces.map(writePiece)];
  }
}

function writePiece({ line, lines, before, after, text, hash }: Piece): unknown[] {
  return [line, lines, before, after, text, hash];
}

function readChange(content: unknown): SharedChange {
  const [game, folder, fingerprint, files] = list(content, 4, 'game');
  if (typeof game !== 'string' || !isGameName(game)) throw new Unreadable('wrong-content', { where: 'game' });
  if (!Array.isArray(files)) throw new Unreadable('wrong-content', { where: 'files' });
  if (files.length > MOST_SHARED_FILES)
    throw new Unreadable('too-many-files', { found: files.length, limit: MOST_SHARED_FILES });
  const budget = { left: MOST_SHARED_PIECES };
  const read = files.map((file) => readFile(file, budget));
  const seen = new Set<string>();
  for (const { file } of read) {
    // Some disks do not tell capitals from small letters.
    const key = file.toLowerCase();
    if (seen.has(key)) throw new Unreadable('file-twice', { file });
    seen.add(key);
  }
  if (folder === '' && fingerprint === '') return { game, files: read };
  if (typeof folder !== 'string' || !isFolderName(folder))
    throw new Unreadable('wrong-content', { where: 'base' });
  return { game, base: { folder, fingerprint: print(fingerprint, 'base') }, files: read };
}

function readFile(given: unknown, budget: { left: number }): FileChange {
  if (!Array.isArray(given)) throw new Unreadable('wrong-content', { where: 'files' });
  const [is, file] = given as unknown[];
  if (typeof file !== 'string' || !isFileName(file))
    throw new Unreadable('file-name', { file: typeof file === 'string' ? file : '?' });
  if (is === 0) {
    const [, , text] = list(given, 3, file);
    if (typeof text !== 'string') throw new Unreadable('wrong-content', { where: file });
    return { is: 'new', file, text };
  }
  if (is === 1) return { is: 'gone', file, fingerprint: print(list(given, 3, file)[2], file) };
  if (is !== 2) throw new Unreadable('wrong-content', { where: file });
  const [, , pieces] = list(given, 3, file);
  if (!Array.isArray(pieces)) throw new Unreadable('wrong-content', { where: file });
  budget.left -= pieces.length;
  if (budget.left < 0) throw new Unreadable('too-many-pieces', { file, limit: MOST_SHARED_PIECES });
  return {
    is: 'changed',
    file,
    pieces: pieces.map((piece) => readPiece(piece, file)),
  };
}

function readPiece(given: unknown, file: string): Piece {
  const [line, lines, before, after, text, hash] = list(given, 6, file);
  if (
    !(isCount(line) && isCount(lines) && isCount(before) && isCount(after) && isCount(hash)) ||
    lines === 0 ||
    typeof text !== 'string'
  )
    throw new Unreadable('wrong-content', { where: file });
  return { line, lines, before, after, text, hash };
}

function list(given: unknown, length: number, where: string): readonly unknown[] {
  if (!Array.isArray(given) || given.length !== length) throw new Unreadable('wrong-content', { where });
  return given;
}

function print(given: unknown, where: string): string {
  if (typeof given !== 'string' || !/^[\w-]{1,40}$/.test(given))
    throw new Unreadable('wrong-content', { where });
  return given;
}

function isCount(given: unknown): given is number {
  return Number.isInteger(given) && (given as number) >= 0 && (given as number) <= MOST_UNPACKED_BYTES * 8;
}
