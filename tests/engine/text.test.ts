import { expect, test } from 'vitest';
import { not } from '../../compiler/4-emit/engine/text.ts';

test.each([
  ['(a === b)', '(a !== b)'],
  ['a !== NONE', '(a === NONE)'],
  ['(m[THROWS]! < 3)', '(m[THROWS]! >= 3)'],
  ['(((m[AT]! >>> item) & 1) === 1)', '(((m[AT]! >>> item) & 1) !== 1)'],
  ['(worth(list) >= k[PRICE + tile]!)', '(worth(list) < k[PRICE + tile]!)'],
  ['(find(a < b) > c)', '(find(a < b) <= c)'],
])('the opposite of the comparison %s is %s', (condition, opposite) => {
  expect(not(condition)).toBe(opposite);
});

test.each([
  ['!found', 'found'],
  ['(!isFull(cell))', 'isFull(cell)'],
  ['!(a && b)', '(a && b)'],
])('the opposite of %s takes its exclamation mark away: %s', (condition, opposite) => {
  expect(not(condition)).toBe(opposite);
});

test('what has no brackets gets them', () => {
  expect(not('(a === b) || (c === d)')).toBe('!((a === b) || (c === d))');
});

test.each([
  '(a === b && c)',
  '(a <= 1 || b <= 5)',
  '(a ? b === c : d)',
  '((a === b) !== (c === d) && e)',
  'isFull(cell)',
])('%s gets an exclamation mark', (condition) => {
  expect(not(condition)).toBe(`!${condition}`);
});
