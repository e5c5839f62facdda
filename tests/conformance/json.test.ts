import { describe, expect, test } from 'vitest';
import { differences } from '../../compiler/protocol/dialogue.ts';
import { sameJson } from '../../compiler/protocol/same-json.ts';
import { canonical, digestOf, fnv1a, type Json } from '../../compiler/runtime/json.ts';

describe('the digest', () => {
  // The published values of FNV-1a with 64 bits.
  test.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('%j', (text, digest) => {
    expect(fnv1a(text)).toBe(digest);
  });

  test('is what a few lines with large integers give', () => {
    for (const text of ['', 'ä€😀', 'x'.repeat(3000), JSON.stringify({ a: [1, 2, -3] })]) {
      let hash = 0xcbf29ce484222325n;
      for (const byte of new TextEncoder().encode(text))
        hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
      expect(fnv1a(text)).toBe(hash.toString(16).padStart(16, '0'));
    }
  });

  test('is the one in the README', () => {
    const value: Json = { seat: 2, by: { 'coins-left': 3 }, of: ['city[1,2]', null, true] };
    expect(canonical(value)).toBe('{"by":{"coins-left":3},"of":["city[1,2]",null,true],"seat":2}');
    expect(digestOf(value)).toBe('dae5193e66213a6c');
  });
});

describe('comparing', () => {
  test('the order of names does not matter, the order of lists does', () => {
    expect(sameJson({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
    expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(sameJson({}, [])).toBe(false);
  });

  test('differences are told where they are', () => {
    expect(differences({ state: { coins: [3, 4] } }, { state: { coins: [3, 5] } })).toEqual([
      'state.coins[1]: expected 4, got 5',
    ]);
    expect(differences({ moves: { 1: ['a', 'b'] } }, { moves: { 1: ['b', 'c'] } })).toEqual([
      'moves.1: missing "a"',
      'moves.1: not expected "c"',
    ]);
    expect(differences({ value: 1 }, { error: { code: 'fault', about: 'none' } })).toEqual([
      'value: expected 1, got nothing',
      'error: expected nothing, got {"code":"fault","about":"none"}',
    ]);
  });
});
