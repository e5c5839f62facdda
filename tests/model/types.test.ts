import { describe, expect, test } from 'vitest';
import {
  collection,
  howFits,
  join,
  NONE,
  narrow,
  number,
  optional,
  PLAYER,
  SEAT,
  type Type,
} from '../../compiler/2-model/types.ts';

const colour = (...values: number[]): Type => ({ is: 'kind', kind: 'Colour', values });

describe('fit', () => {
  test.each<[string, Type, Type, string]>([
    ['a smaller range', number(1, 6), number(0, 10), 'fits'],
    ['a wider range may not fit', number(1, 12), number(1, 6), 'unproven'],
    ['a range beside it', number(7, 9), number(1, 6), 'out of range'],
    ['none where a number is needed', NONE, number(1, 6), 'may be none'],
    ['perhaps none', optional(number(1, 6)), number(1, 6), 'may be none'],
    ['none where none is allowed', NONE, optional(number(1, 6)), 'fits'],
    ['a part of a kind in the whole', colour(0, 1), colour(0, 1, 2), 'fits'],
    ['the whole in a part', colour(0, 1, 2), colour(0, 1), 'may be other'],
    ['values the part does not have', colour(2), colour(0, 1), 'differs'],
    ['a player where a seat is needed', PLAYER, SEAT, 'fits'],
    ['a seat where a player is needed', SEAT, PLAYER, 'may be other'],
    ['one value where several are needed', colour(0), collection(colour(0, 1)), 'fits'],
    ['a number where a kind is needed', number(0, 1), colour(0, 1), 'differs'],
  ])('%s', (_, value, target, expected) => expect(howFits(value, target)).toBe(expected));
});

test('join is the smallest type that holds both', () => {
  expect(join(number(1, 3), number(5, 6))).toEqual(number(1, 6));
  expect(join(colour(0), colour(2))).toEqual(colour(0, 2));
  expect(join(number(1, 3), NONE)).toEqual(optional(number(1, 3)));
  expect(join(number(1, 3), colour(0))).toBeUndefined();
});

test('narrow keeps what both have', () => {
  expect(narrow(number(0, 20), number(5, 40))).toEqual(number(5, 20));
  expect(narrow(optional(colour(0, 1, 2)), colour(1, 2, 3))).toEqual(colour(1, 2));
  expect(narrow(SEAT, PLAYER)).toEqual(PLAYER);
});
