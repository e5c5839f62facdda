import { expect, test } from 'vitest';
import { own } from '../../compiler/4-emit/code/build.ts';
import { expr } from '../../compiler/4-emit/code/quote.ts';
import type { Code } from '../../compiler/4-emit/code/tree.ts';
import { lowestBitOf, positionOf } from '../../compiler/4-emit/wasm/addresses.ts';

const LIST = own('LIST');

/** Where a list begins is known, and so are numbers. */
function known(code: Code): number | undefined {
  if (code.is === 'name') return code.name === LIST ? 100 : undefined;
  return code.is === 'number' ? code.value : undefined;
}

const parts = (code: Code): readonly number[] => {
  const { fixed, extra, rest } = positionOf(code, known);
  return [fixed, extra, rest.length];
};

test('what is known of a position is taken out of it', () => {
  expect(parts(expr`LIST + i`)).toEqual([100, 0, 1]);
  expect(parts(expr`block + LIST + i`)).toEqual([100, 0, 2]);
  expect(parts(expr`LIST + 3`)).toEqual([103, 0, 0]);
});

test('what is left counts from the beginning of the list, so that it is not negative', () => {
  // Of keys from 2 on: the rest is 2 or more.
  expect(parts(expr`LIST + i * 2 - 2`)).toEqual([98, 0, 1]);
  // Of keys from -3 on: the rest alone may be negative, and 3 is added to it.
  expect(parts(expr`LIST + i + 3`)).toEqual([100, 3, 1]);
});

test('the lowest bit is found in one step', () => {
  const asked = (code: Code) => code.is === 'binary' && lowestBitOf(code.left, code.right) !== undefined;
  expect(asked(expr`31 - Math.clz32(bits & -bits)`)).toBe(true);
  expect(asked(expr`first + 31 - Math.clz32(bits & -bits)`)).toBe(true);
  expect(asked(expr`31 - Math.clz32(bits & -others)`)).toBe(false);
  expect(asked(expr`31 - Math.clz32(bits)`)).toBe(false);
  expect(asked(expr`30 - Math.clz32(bits & -bits)`)).toBe(false);
});
