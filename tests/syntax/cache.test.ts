import { expect, test } from 'vitest';
import { ParseCache, parseFile } from '../../compiler/1-syntax/parse.ts';
import { Problems } from '../../compiler/problems/problem.ts';
import { rulesFiles } from './help.ts';

test('all rules of the project can be read', () => {
  for (const [file, text] of rulesFiles) {
    const problems = new Problems();
    const placed = parseFile(file, text, problems);
    expect(problems.list).toEqual([]);
    expect(placed).toHaveLength(text.match(/^[a-z]/gm)!.length);
  }
});

test('what has not changed is not matched again, wherever it has moved', () => {
  const cache = new ParseCache();
  const text = 'kind A: b\n\nphase p\n  leave\n\nphase q\n  leve\n';
  const before = new Problems();
  const first = parseFile('f', text, before, cache);
  expect([cache.matched, cache.reused]).toEqual([3, 0]);
  const after = new Problems();
  const second = parseFile('g', `# moved\n\n${text.replace('A: b', 'A: b, c')}`, after, cache);
  expect([cache.matched, cache.reused]).toEqual([4, 2]);
  expect(second[1]!.tree).toBe(first[1]!.tree);
  expect(second[1]!.offset).toBe(first[1]!.offset + 12);
  expect(before.list.map(({ code, at }) => [code, at.start])).toEqual([['unknown-statement', 38]]);
  expect(after.list.map(({ code, at }) => [code, at.file, at.start])).toEqual([
    ['unknown-statement', 'g', 50],
  ]);
});

test('a comment behind the last line or between declarations changes nothing', () => {
  const cache = new ParseCache();
  parseFile('f', 'phase p\n  leave\n', new Problems(), cache);
  parseFile('f', '# x\nphase p\n  leave # y\n# z\n', new Problems(), cache);
  expect([cache.matched, cache.reused]).toEqual([1, 1]);
});

test('the oldest is forgotten when there is too much', () => {
  const cache = new ParseCache(2);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) parseFile('f', `kind ${name}: x`, new Problems(), cache);
  expect([cache.matched, cache.reused]).toEqual([4, 2]);
});
