import { expect, test } from 'vitest';
import type { Expr } from '../../compiler/2-model/model.ts';
import { collection, number, type Type } from '../../compiler/2-model/types.ts';
import { type Meanings, mayRepeat } from '../../compiler/3-ir/repeats.ts';

const DIE: Type = { is: 'piece', pieces: 'Die' };
const NUMBER = number(1, 6);

const constant = (value: number): Expr => ({ op: 'constant', value, type: NUMBER });
const list = (...items: Expr[]): Expr => ({ op: 'list', items, type: collection(NUMBER) });
const field = (name: string, form: 'set' | 'list' | 'place'): Expr => ({
  op: 'field',
  field: name,
  keys: [],
  whole: false,
  type: collection(DIE, form),
});
const joined = (left: Expr, right: Expr): Expr => ({ op: 'joined', left, right, type: collection(DIE) });
const local: Expr = { op: 'local', local: 'some', type: collection(NUMBER) };

test.each<[string, Expr, boolean]>([
  ['a range', { op: 'range', from: constant(1), to: constant(6), type: collection(NUMBER) }, false],
  ['different constants', list(constant(1), constant(2)), false],
  ['a constant twice', list(constant(2), constant(2)), true],
  ['values that are worked out, which may be the same', list(constant(1), local), true],
  ['one value that is worked out', list(local), false],
  ['a set', field('hand', 'set'), false],
  ['a place', field('pool', 'place'), false],
  ['a list', field('row', 'list'), true],
  ['two places: a piece is in one of them', joined(field('pool', 'place'), field('tray', 'place')), false],
  ['a place twice', joined(field('pool', 'place'), field('pool', 'place')), true],
  ['two sets: both may hold the same', joined(field('hand', 'set'), field('other', 'set')), true],
  ['what is not known', local, true],
])('%s', (_, expr, repeats) => {
  expect(mayRepeat(expr)).toBe(repeats);
});

test('a parameter stands for everything that is given for it', () => {
  const given =
    (...all: Expr[]): Meanings =>
    () =>
      all;
  expect(mayRepeat(local, given(list(constant(1)), list(constant(1), constant(2))))).toBe(false);
  expect(mayRepeat(local, given(list(constant(1)), list(constant(1), constant(1))))).toBe(true);
});
