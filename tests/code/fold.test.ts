import { describe, expect, test } from 'vitest';
import { fold } from '../../compiler/4-emit/code/passes/fold.ts';
import type { Code } from '../../compiler/4-emit/code/tree.ts';
import { Random } from '../fuzz/random.ts';
import { expressionOf, textOf } from './evaluate.ts';
import { meaning, newMemory, randomNumber, randomTruth } from './random-trees.ts';

function folded(tree: Code): Code {
  const [only] = fold([{ is: 'do', what: tree }]);
  if (only?.is !== 'do') throw new Error('a value became something else');
  return only.what;
}

describe('what is known is worked out', () => {
  test.each([
    // Sums: the numbers go where the first of them stands.
    ['1 + 2', '3'],
    ['1 + 2 * 3 - 10', '-3'],
    ['a + 1 + 2', 'a + 3'],
    ['(a + 1) + (b - 3)', 'a - 2 + b'],
    ['a + 1 - 1', 'a'],
    ['a - (b - 2)', 'a - b + 2'],
    ['a - (b + 2)', 'a - b - 2'],
    ['-3 + a', 'a - 3'],
    ['3 + a + 1', '4 + a'],
    // A sum never begins with a sign, which would make -0 of 0.
    ['0 - a', '0 - a'],
    ['1 - a - 1', '0 - a'],
    ['1 - a - 3', '-2 - a'],
    ['-5', '-5'],
    ['-(2 + 3)', '-5'],
    // Below the least number of a word is none.
    ['-0x7fffffff - 1', 'NONE'],
    // What is called is called, once and in its place.
    ['f() + 1 - (g() - 1)', 'f() + 2 - g()'],
    // Texts are put together, not added up.
    ["'a' + 1 + 2", "'a' + 1 + 2"],
    ["1 + 2 + 'a'", "3 + 'a'"],
    // Products.
    ['2 * 3 * a', '6 * a'],
    ['1 * a * 1', 'a'],
    ['0 * a', '0 * a'],
    // Conditions.
    ['!(a < b)', 'a >= b'],
    ['!(a === b)', 'a !== b'],
    ['!!(a > b)', 'a > b'],
    ['!(a && b)', '!(a && b)'],
    ['!true', 'false'],
    ['true && a', 'a'],
    ['false && f()', 'false'],
    ['a || false', 'a'],
    ['f() || true', 'f() || true'],
    ['a && (b && c)', 'a && b && c'],
    ['a && (b && (c && d))', 'a && b && c && d'],
    ['true ? a : b', 'a'],
    ['!(1 + 1 === a) ? b : c', '2 !== a ? b : c'],
  ])('%s is %s', (before, after) => {
    expect(textOf(folded(expressionOf(before)))).toBe(after);
  });
});

/** Numbers from which everything that a tree can do with them is still exact. */
const EXACT = 2 ** 48;

/** What a tree gives, and what is then in memory; none if it left the whole numbers. */
function outcome(tree: Code): readonly (number | boolean)[] | undefined {
  const memory = newMemory();
  let isWhole = true;
  const result = meaning(tree, memory, (value) => {
    if (typeof value === 'number' && !(Math.abs(value) < EXACT)) isWhole = false;
  });
  // There is one zero among the whole numbers.
  const all = [result, memory.a, memory.b, memory.c, ...memory.m];
  return isWhole ? all.map((value) => (typeof value === 'number' ? value + 0 : value)) : undefined;
}

describe('random trees of whole numbers mean the same', () => {
  test.each([1, 2, 3])('seed %i', { timeout: 60_000 }, (seed) => {
    const random = new Random(seed);
    let compared = 0;
    let changed = 0;
    for (let count = 0; count < 600; count++) {
      const tree =
        count % 3 === 0 ? randomTruth(random, 5, count % 2 === 0) : randomNumber(random, 5, count % 2 === 0);
      const before = outcome(tree);
      if (!before) continue;
      const after = folded(tree);
      expect(outcome(after), `${textOf(tree)} became ${textOf(after)}`).toEqual(before);
      compared++;
      if (textOf(after) !== textOf(tree)) changed++;
    }
    // Otherwise nothing was tested.
    expect(compared).toBeGreaterThan(300);
    expect(changed).toBeGreaterThan(150);
  });
});
