import type { Source } from '../1-syntax/source.ts';
import { sha256 } from '../runtime/sha256.ts';
import { toText } from './base64.ts';

/** Characters of a fingerprint, six bits each: enough that two versions of a file are told apart, whoever wrote them. */
const LENGTH = 8;

/** A short hash of files, or of one text. Their order makes no difference. */
export function fingerprintOf(sources: readonly Source[]): string {
  const sorted = [...sources].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  return fingerprintOfText(JSON.stringify(sorted.map(({ file, text }) => [file, text])));
}

export function fingerprintOfText(text: string): string {
  return toText(hashOf(new TextEncoder().encode(text))).slice(0, LENGTH);
}

/** The first eight bytes of SHA-256. */
export function hashOf(bytes: Uint8Array): Uint8Array {
  const [first = 0, second = 0] = sha256(bytes);
  const hash = new DataView(new ArrayBuffer(8));
  hash.setUint32(0, first);
  hash.setUint32(4, second);
  return new Uint8Array(hash.buffer);
}
