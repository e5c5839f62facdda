import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '../../compiler/runtime/sha256.ts';

function hex(bytes: Uint8Array): string {
  return sha256(bytes)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}

/** Published by NIST with FIPS 180: no block but the padding, one block, two, and very many. */
const PUBLISHED = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const;

test('the published examples', () => {
  for (const [text, expected] of PUBLISHED) expect(hex(new TextEncoder().encode(text))).toBe(expected);
});

test('every length around the ends of blocks, beside the one of Node', () => {
  for (let length = 0; length <= 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => index * 7 + length);
    expect(hex(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});
