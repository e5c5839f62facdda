import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEYWORDS, RESERVED } from '../../compiler/1-syntax/words.ts';

const folder = 'compiler/1-syntax';
const grammar = readFileSync(`${folder}/regel.ohm`, 'utf8').replace(/\/\/.*$/gm, '');

test('the bundle is made from the grammar as it is: npm run grammar', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'regel-grammar-'));
  try {
    copyFileSync(`${folder}/regel.ohm`, join(temporary, 'regel.ohm'));
    execFileSync('node_modules/.bin/ohm', [
      'generateBundles',
      '--withTypes',
      '--esm',
      join(temporary, 'regel.ohm'),
    ]);
    for (const name of ['regel.ohm-bundle.js', 'regel.ohm-bundle.d.ts']) {
      const fresh = readFileSync(join(temporary, name), 'utf8');
      expect(readFileSync(`${folder}/${name}`, 'utf8') === fresh, `${name} is stale`).toBe(true);
    }
  } finally {
    rmSync(temporary, { recursive: true });
  }
});

test('words.ts has the words of the grammar', () => {
  const used = [...grammar.matchAll(/"([a-z][a-z ]*)"/g)].flatMap((match) => match[1]!.trim().split(' '));
  used.splice(0, used.length, ...used.filter((word) => !/^[az]$/.test(word))); // the range "a".."z"
  expect([...KEYWORDS].sort()).toEqual([...new Set(used)].sort());
});

test('every word of the grammar has its space, or it would also match the beginning of another', () => {
  const reserved = /reserved = \(([^)]*)\)/.exec(grammar.replace(/\s+/g, ' '))![1]!;
  const rest = grammar.replace(/\s+/g, ' ').replace(reserved, '');
  const bare = [...rest.matchAll(/"([a-z ]*[a-z])"/g)].map((match) => match[1]!);
  expect(bare.filter((word) => !/^[az]$/.test(word))).toEqual([]);
  expect([...reserved.matchAll(/"([a-z]+)"/g)].map((match) => match[1]!).sort()).toEqual(
    [...RESERVED].sort(),
  );
});
