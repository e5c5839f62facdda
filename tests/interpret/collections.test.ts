// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited
import { describe, expect, test } from 'vitest';
import type { Expr, Value } from '../../compiler/2-model/model.ts';
import { collection, optional, type Type, YES_OR_NO } from '../../compiler/2-model/types.ts';
import { createInterpreter } from '../../compiler/interpret/index.ts';
import {
  compare,
  count,
  is,
  isIn,
  local,
  makeGame,
  N,
  quantify,
  range,
  sum,
  value,
  values,
} from './build.ts';
import { problemOf } from './faults.ts';

const interpreter = createInterpreter(makeGame({}));
const state = interpreter.blank({ players: 3, options: { double: true } });
const work = (expr: Expr): Value => interpreter.evaluate(state, expr);

const several = (op: Expr['op'], of: Expr, type: Type = N): Expr => ({ op, of, type }) as Expr;
const x = local('x');
const even = (of: Expr): Expr => isIn(of, values([2, 4, 6]));

describe('numbers and conditions', () => {
  const divide = (a: number, b: number, rounded: 'down' | 'up'): Expr => ({
    op: 'divide',
    left: value(a),
    right: value(b),
    rounded,
    type: N,
  });
  const cases: [string, Expr, Value][] = [
    ['add', sum(value(2), value(3)), 5],
    ['subtract', { op: 'subtract', left: value(2), right: value(3), type: N }, -1],
    ['multiply', { op: 'multiply', left: value(-2), right: value(3), type: N }, -6],
    ['multiply by 0', { op: 'multiply', left: value(-2), right: value(0), type: N }, 0],
    ['divide down', divide(7, 2, 'down'), 3],
    ['divide up', divide(7, 2, 'up'), 4],
    ['divide a negative down', divide(-7, 2, 'down'), -4],
    ['range', range(value(2), value(4)), [2, 3, 4]],
    ['range backwards', range(value(4), value(2)), []],
    ['in a range', isIn(value(3), range(value(2), value(4))), true],
    ['not in a range', isIn(value(5), range(value(2), value(4)), true), true],
    ['none is in no range', isIn(value(null), range(value(2), value(4))), false],
    ['in a list', isIn(value(2), values([1, 2])), true],
    ['several in a list', isIn(values([1, 2]), values([2, 1, 3])), true],
    ['several not in a list', isIn(values([1, 5]), values([2, 1, 3])), false],
    ['at least', compare('at least', value(3), value(3)), true],
    ['at most', compare('at most', value(4), value(3)), false],
    ['more', compare('more', value(3), value(3)), false],
    ['less', compare('less', value(2), value(3)), true],
    ['same', is(value(null), value(null)), true],
    ['not same', is(value(1), value(2), true), true],
    [
      'same list in order',
      { op: 'same list', not: false, left: values([1, 2]), right: values([2, 1]), type: YES_OR_NO },
      false,
    ],
    [
      'same list, one value',
      { op: 'same list', not: false, left: values([1]), right: value(1), type: YES_OR_NO },
      true,
    ],
    [
      'same set without order',
      { op: 'same set', not: false, left: values([1, 2]), right: values([2, 1]), type: YES_OR_NO },
      true,
    ],
    [
      'same set, each as often',
      { op: 'same set', not: false, left: values([1, 2, 2]), right: values([2, 1, 1]), type: YES_OR_NO },
      false,
    ],
    ['empty', { op: 'empty', not: false, of: values([]), type: YES_OR_NO }, true],
    ['not', { op: 'not', part: value(true), type: YES_OR_NO }, false],
    ['if', { op: 'if', condition: value(false), then: value(1), otherwise: value(2), type: N }, 2],
    ['joined', { op: 'joined', left: values([1]), right: value(2), type: collection(N) }, [1, 2]],
    ['option', { op: 'option', option: 'double', type: YES_OR_NO }, true],
  ];
  test.each(cases)('%s', (_, expr, expected) => expect(work(expr)).toEqual(expected));

  const boom: Expr = divide(1, 0, 'down');
  test('and, or stop as soon as they know', () => {
    expect(work({ op: 'and', parts: [value(false), is(boom, value(1))], type: YES_OR_NO })).toBe(false);
    expect(work({ op: 'or', parts: [value(true), is(boom, value(1))], type: YES_OR_NO })).toBe(true);
  });
  test('faults', () => {
    expect(problemOf(() => work(boom))).toBe('division-by-zero');
    expect(problemOf(() => work(sum(value(1), value(null))))).toBe('none');
    expect(problemOf(() => work({ op: 'not yet', type: N }))).toBe('broken');
  });
});

describe('collections', () => {
  const source = range(value(1), value(5));
  const gather = (
    op: 'all of' | 'total of' | 'highest of' | 'lowest of',
    more: Partial<Extract<Expr, { bounds: unknown }>> = {},
  ): Expr =>
    ({
      op,
      value: x,
      bounds: [{ local: 'x', in: source }],
      type: op === 'all of' ? collection(N) : N,
      ...more,
    }) as Expr;
  const none = values([]);
  const cases: [string, Expr, Value][] = [
    ['some', quantify('some', 'x', source, even(x)), true],
    ['some of nothing', quantify('some', 'x', none), false],
    ['no', quantify('no', 'x', source, compare('more', x, value(5))), true],
    ['all', quantify('all', 'x', source, even(x)), [2, 4]],
    ['count of', quantify('count of', 'x', source, even(x)), 2],
    ['first of', quantify('first of', 'x', source, even(x)), 2],
    ['last of', quantify('last of', 'x', source, even(x)), 4],
    ['first of nothing', quantify('first of', 'x', none), null],
    ['first of nothing, otherwise', quantify('first of', 'x', none, undefined, value(7)), 7],
    ['the', quantify('the', 'x', source, is(x, value(3))), 3],
    ['the first', quantify('the first', 'x', source, even(x)), 2],
    ['the last', quantify('the last', 'x', source, even(x)), 4],
    ['all of', gather('all of', { value: sum(x, x) }), [2, 4, 6, 8, 10]],
    [
      'all of, over two names',
      gather('all of', {
        value: sum(x, local('y')),
        bounds: [
          { local: 'x', in: values([10, 20]) },
          { local: 'y', in: values([1, 2]) },
        ],
      }),
      [11, 12, 21, 22],
    ],
    [
      'all of collections',
      gather('all of', { value: range(value(1), x), bounds: [{ local: 'x', in: values([1, 2]) }] }),
      [1, 1, 2],
    ],
    [
      'the second name may use the first',
      gather('total of', {
        value: local('y'),
        bounds: [
          { local: 'x', in: values([1, 2]) },
          { local: 'y', in: range(value(1), x) },
        ],
      }),
      4,
    ],
    ['total of', gather('total of', { where: even(x) }), 6],
    ['total of nothing', gather('total of', { bounds: [{ local: 'x', in: none }] }), 0],
    ['highest of', gather('highest of'), 5],
    ['lowest of', gather('lowest of', { where: compare('more', x, value(2)) }), 3],
    ['highest of a list', gather('highest of', { value: values([3, 8, 1]), bounds: [] }), 8],
    ['lowest of nothing', gather('lowest of', { bounds: [{ local: 'x', in: none }] }), null],
    [
      'lowest of nothing, otherwise',
      gather('lowest of', { bounds: [{ local: 'x', in: none }], otherwise: value(4) }),
      4,
    ],
    ['count', count(values([5, 5])), 2],
    ['first', several('first', values([5, 6])), 5],
    ['last', several('last', values([5, 6])), 6],
    ['first of nothing', several('first', none, optional(N)), null],
    ['position', { op: 'position', item: value(6), of: values([5, 6]), type: N }, 2],
    ['item', { op: 'item', of: values([5, 6]), at: value(2), type: N }, 6],
    [
      'a name inside a name',
      quantify('all', 'x', source, quantify('some', 'x', values([3]), is(x, value(3)))),
      [1, 2, 3, 4, 5],
    ],
  ];
  test.each(cases)('%s', (_, expr, expected) => expect(work(expr)).toEqual(expected));

  test('faults', () => {
    expect(problemOf(() => work(quantify('the', 'x', source, even(x))))).toBe('not-exactly-one');
    expect(problemOf(() => work(quantify('the', 'x', none)))).toBe('not-exactly-one');
    expect(problemOf(() => work(quantify('the first', 'x', none)))).toBe('not-found');
    expect(problemOf(() => work(quantify('the last', 'x', none)))).toBe('not-found');
    expect(problemOf(() => work({ op: 'item', of: values([5]), at: value(2), type: N }))).toBe(
      'no-such-item',
    );
    expect(problemOf(() => work({ op: 'position', item: value(9), of: values([5]), type: N }))).toBe(
      'no-such-item',
    );
  });
});
