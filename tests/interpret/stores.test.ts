import { describe, expect, test } from 'vitest';
import type { Value } from '../../compiler/2-model/model.ts';
import { collection, number, optional, PLAYER, YES_OR_NO } from '../../compiler/2-model/types.ts';
import type { Step } from '../../compiler/3-ir/ir.ts';
import { createInterpreter, type State } from '../../compiler/interpret/index.ts';
import { all, COLOUR, DIE, field, fieldModel, held, makeGame, N, target, value, values } from './build.ts';
import { problemOf } from './faults.ts';

const DICE = collection(DIE, 'place');
const LIST = collection(N, 'list');
const SET = collection(COLOUR, 'set');
const COINS = number(0, 10);
const fields = [
  fieldModel('pool', 'table', DICE, { start: all('Die') }),
  fieldModel('tray', 'table', DICE, { upTo: 2 }),
  fieldModel('own', 'player', DICE, { keys: [number(1, 2)] }),
  fieldModel('log', 'table', LIST, { upTo: 3 }),
  fieldModel('short', 'table', LIST, { upTo: 2, moreIsLost: true }),
  fieldModel('hues', 'table', SET),
  fieldModel('coins', 'player', COINS, { start: value(3) }),
  fieldModel('purse', 'player', COINS, { start: value(3), moreIsLost: true }),
  fieldModel('stones', 'player', number(2, 5), { keys: [COLOUR] }),
  fieldModel('maybe', 'table', optional(N)),
  fieldModel('flag', 'table', YES_OR_NO),
];

/** The state after steps, done by a game that does nothing else. */
function having(...steps: Step[]): State {
  return createInterpreter(makeGame({ fields, blocks: [{ steps, end: { end: 'return' } }] })).start({
    players: 2,
  });
}

const first = value(0, PLAYER);
const coins = target('coins', COINS, [], first);
const set = (
  to: Extract<Step, { is: 'set' }>['target'],
  what: number | boolean | null | readonly number[],
): Step => ({
  is: 'set',
  target: to,
  value: what !== null && typeof what === 'object' ? values(what) : value(what),
});
const change = (
  how: 'add' | 'remove',
  to: Extract<Step, { is: 'set' }>['target'],
  what: number | readonly number[],
  form: 'number' | 'list' | 'set',
  moreIsLost = false,
): Step => ({
  is: how,
  target: to,
  value: typeof what === 'number' ? value(what) : values(what),
  to: form,
  moreIsLost,
});
const move = (what: readonly number[], to: Extract<Step, { is: 'move' }>['to'], position?: number): Step => ({
  is: 'move',
  what: values(what, DIE),
  to,
  ...(position === undefined ? {} : { position: value(position) }),
});

describe('start values', () => {
  const state = having();
  const cases: [string, Value][] = [
    ['pool', [0, 1, 2]],
    ['tray', []],
    [
      'own',
      [
        [[], []],
        [[], []],
      ],
    ],
    ['log', []],
    ['coins', [3, 3]],
    [
      'stones',
      [
        [2, 2, 2],
        [2, 2, 2],
      ],
    ],
    ['maybe', null],
    ['flag', false],
  ];
  test.each(cases)('%s', (name, expected) => expect(held(state, name)).toEqual(expected));
  test('faces start at their first value', () => expect(state.faces).toEqual({ Die: [1, 1, 1] }));
});

describe('numbers', () => {
  test('of one player only', () => expect(held(having(set(coins, 7)), 'coins')).toEqual([7, 3]));
  test('add and remove', () =>
    expect(
      held(having(change('add', coins, 5, 'number'), change('remove', coins, 2, 'number')), 'coins'),
    ).toEqual([6, 3]));
  test('out of range', () => {
    expect(problemOf(() => having(set(coins, 11)))).toBe('out-of-range');
    expect(problemOf(() => having(change('add', coins, 8, 'number')))).toBe('out-of-range');
    expect(problemOf(() => having(change('remove', coins, 4, 'number')))).toBe('out-of-range');
  });
  test('more is lost, less is not', () => {
    const purse = target('purse', COINS, [], first);
    expect(held(having(change('add', purse, 8, 'number', true)), 'purse')).toEqual([10, 3]);
    expect(problemOf(() => having(change('remove', purse, 4, 'number', true)))).toBe('out-of-range');
  });
  test('none only where it may be', () => {
    expect(problemOf(() => having(set(coins, null)))).toBe('none');
    expect(
      held(having(set(target('maybe', optional(N)), 4), set(target('maybe', optional(N)), null)), 'maybe'),
    ).toBe(null);
  });
  test('a key, and all keys', () => {
    const one = target('stones', number(2, 5), [value(1, COLOUR)], first);
    const whole = target('stones', number(2, 5), [], first, true);
    expect(held(having(set(one, 5)), 'stones')).toEqual([
      [2, 5, 2],
      [2, 2, 2],
    ]);
    expect(held(having(set(whole, 4)), 'stones')).toEqual([
      [4, 4, 4],
      [2, 2, 2],
    ]);
    expect(held(having(set(whole, [3, 4, 5])), 'stones')).toEqual([
      [3, 4, 5],
      [2, 2, 2],
    ]);
    expect(problemOf(() => having(set(whole, [3, 4])))).toBe('wrong-value');
    expect(problemOf(() => having(set(target('stones', N, [value(3, COLOUR)], first), 2)))).toBe(
      'no-such-key',
    );
  });
  test('a face', () => {
    const face = { is: 'face', of: value(1, DIE), type: number(1, 3) } as const;
    expect(having(set(face, 3)).faces).toEqual({ Die: [1, 3, 1] });
    expect(problemOf(() => having(change('add', face, 3, 'number')))).toBe('out-of-range');
  });
});

describe('lists and sets', () => {
  const log = target('log', LIST);
  const hues = target('hues', SET);
  test('a list keeps its order; the last equal one goes', () => {
    const steps = [
      change('add', log, [4, 2], 'list'),
      change('add', log, 4, 'list'),
      change('remove', log, 4, 'list'),
    ];
    expect(held(having(...steps), 'log')).toEqual([4, 2]);
  });
  test('what is not in a list is not removed', () =>
    expect(held(having(set(log, [4]), change('remove', log, 5, 'list')), 'log')).toEqual([4]));
  test('one value is a list of it', () => expect(held(having(set(log, 9)), 'log')).toEqual([9]));
  test('a list may be full', () => {
    expect(held(having(set(log, [1, 2, 3])), 'log')).toEqual([1, 2, 3]);
    expect(problemOf(() => having(set(log, [1, 2, 3]), change('add', log, 4, 'list')))).toBe('too-many');
    expect(held(having(change('add', target('short', LIST), [7, 8, 9], 'list', true)), 'short')).toEqual([
      7, 8,
    ]);
  });
  test('a set is in order and holds nothing twice', () => {
    expect(held(having(change('add', hues, 2, 'set'), change('add', hues, [0, 2], 'set')), 'hues')).toEqual([
      0, 2,
    ]);
    expect(held(having(set(hues, [2, 1, 2]), change('remove', hues, 1, 'set')), 'hues')).toEqual([2]);
  });
  test('only values of the type', () => expect(problemOf(() => having(set(hues, [3])))).toBe('wrong-value'));
});

describe('places', () => {
  const pool = target('pool', DICE);
  const tray = target('tray', DICE);
  const own = (key: number) => target('own', DICE, [value(key)], first);
  test('pieces leave where they lie and arrive at the end', () => {
    const state = having(move([1], tray), move([0], tray));
    expect([held(state, 'pool'), held(state, 'tray')]).toEqual([[2], [1, 0]]);
  });
  test('to a place with a key, and on to another', () => {
    const state = having(move([2], own(1)), move([0, 2], own(2)));
    expect([held(state, 'pool'), held(state, 'own')]).toEqual([
      [1],
      [
        [[], [0, 2]],
        [[], []],
      ],
    ]);
  });
  test('within the same place to the end', () =>
    expect(held(having(move([0], pool)), 'pool')).toEqual([1, 2, 0]));
  test('at a position from the top', () => {
    expect(held(having(move([2], pool, 1)), 'pool')).toEqual([2, 0, 1]);
    expect(held(having(move([0], pool, 2)), 'pool')).toEqual([1, 0, 2]);
    expect(problemOf(() => having(move([0], pool, 4)))).toBe('out-of-range');
  });
  test('to set a place is to move pieces there; others lie nowhere', () => {
    const state = having(set(tray, [1]), set(pool, [2]));
    expect([held(state, 'pool'), held(state, 'tray')]).toEqual([[2], [1]]);
  });
  test('a place may be too full on the way, not at a stop', () => {
    expect(held(having(move([0, 1, 2], tray), move([0], pool)), 'tray')).toEqual([1, 2]);
    expect(problemOf(() => having(move([0, 1, 2], tray)))).toBe('too-many');
  });
  test('a value taken before a change stays as it was', () => {
    const before: Step = { is: 'let', local: 'before', value: field('pool', DICE) };
    const back: Step = { is: 'move', what: { op: 'local', local: 'before', type: DICE }, to: own(1) };
    expect(held(having(before, move([0, 2], tray), back), 'own')).toEqual([
      [[0, 1, 2], []],
      [[], []],
    ]);
  });
});

test('steps that say so are impossible', () =>
  expect(problemOf(() => having({ is: 'impossible', rule: 'game' }))).toBe('impossible'));
