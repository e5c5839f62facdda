// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited
import { describe, expect, test } from 'vitest';
import type { Expr } from '../../compiler/2-model/model.ts';
import { collection, PLAYER } from '../../compiler/2-model/types.ts';
import type { Block, End, Game, Loop } from '../../compiler/3-ir/ir.ts';
import { createInterpreter } from '../../compiler/interpret/index.ts';
import { draw, pick, seeded, shuffled } from '../../compiler/runtime/random.ts';
import {
  all,
  compare,
  DIE,
  face,
  field,
  fieldModel,
  held,
  local,
  makeGame,
  N,
  players,
  sum,
  target,
  value,
  values,
} from './build.ts';
import { problemOf } from './faults.ts';

const DICE = collection(DIE, 'place');
const pool = field('pool', DICE);
const LOG = collection(N, 'list');

/** A game that is one chance event; then it writes 1 down, or 2 where there was nothing to draw from. */
function game(end: (then: number) => End, dice: Expr = all('Die')): Game {
  const blocks: Block[] = [
    { steps: [], end: end(1) },
    {
      steps: [{ is: 'add', target: target('log', LOG), value: value(1), to: 'list', moreIsLost: false }],
      end: { end: 'return' },
    },
    {
      steps: [{ is: 'add', target: target('log', LOG), value: value(2), to: 'list', moreIsLost: false }],
      end: { end: 'return' },
    },
  ];
  const fields = [
    fieldModel('pool', 'table', DICE, { start: dice }),
    fieldModel('log', 'table', LOG, { upTo: 9 }),
    fieldModel('starter', 'table', PLAYER),
  ];
  return makeGame({ fields, blocks });
}

const roll = (until?: Expr) =>
  game((then) => ({ end: 'roll', what: pool, ...(until ? { until } : {}), then }));
const total = sum(sum(face(value(0, DIE)), face(value(1, DIE))), face(value(2, DIE)));
const seed = 'chance';

describe('with a seed', () => {
  test('a roll draws a face for each piece, in order', () => {
    const words = seeded(seed);
    const faces = [1, 1, 1].map((first) => first + draw(words, 3));
    const state = createInterpreter(roll()).start({ players: 2, seed });
    expect(state.faces.Die).toEqual(faces);
    expect(state.random).toEqual(words);
  });
  test('a roll until draws once, among the outcomes that fit in order', () => {
    // 8 or more with three dice of 1 to 3
    const fitting = [
      [2, 3, 3],
      [3, 2, 3],
      [3, 3, 2],
      [3, 3, 3],
    ];
    const words = seeded(seed);
    const state = createInterpreter(roll(compare('at least', total, value(8)))).start({ players: 2, seed });
    expect(state.faces.Die).toEqual(pick(words, fitting));
    expect(state.random).toEqual(words);
  });
  test('a draw draws once', () => {
    const words = seeded(seed);
    const state = createInterpreter(
      game((then) => ({
        end: 'draw',
        from: players,
        into: { target: target('starter', PLAYER) },
        then,
        otherwise: 2,
      })),
    ).start({ players: 3, seed });
    expect(held(state, 'starter')).toBe(draw(words, 3));
    expect(held(state, 'log')).toEqual([1]);
    expect(state.random).toEqual(words);
  });
  test('a shuffle', () => {
    const words = seeded(seed);
    const state = createInterpreter(
      game((then) => ({ end: 'shuffle', place: target('pool', DICE), then })),
    ).start({ players: 2, seed });
    expect(held(state, 'pool')).toEqual(shuffled(words, [0, 1, 2]));
    expect(state.random).toEqual(words);
  });
  test('a lot draws once for each place, the last is free', () => {
    const words = seeded(seed);
    draw(words, 3);
    draw(words, 2);
    const rank = {
      local: 'die',
      in: pool,
      by: { most: false, value: face(local('die', DIE)) },
      ties: [{ is: 'by lot' }],
    } as const;
    const ranks = game((then) => ({ end: 'rank', loop: 0, then }));
    const loops: Loop[] = [{ over: 'ranking', rank, place: 'place', shared: 'shared~' }];
    const routines = ranks.routines.map((one) => ({ ...one, loops }));
    const state = createInterpreter({ ...ranks, routines }).start({ players: 2, seed });
    expect(state.random).toEqual(words);
  });
  test('nothing to decide draws nothing', () => {
    const nothing = (end: (then: number) => End) =>
      createInterpreter(game(end, values([], DIE))).start({ players: 2, seed }).random;
    expect(nothing((then) => ({ end: 'roll', what: pool, then }))).toEqual(seeded(seed));
    expect(nothing((then) => ({ end: 'shuffle', place: target('pool', DICE), then }))).toEqual(seeded(seed));
    expect(
      nothing((then) => ({ end: 'draw', from: pool, into: { local: 'x' }, then, otherwise: 2 })),
    ).toEqual(seeded(seed));
  });
});

describe('supplied', () => {
  test('a roll of every face, for every piece', () => {
    const interpreter = createInterpreter(roll());
    const start = interpreter.start({ players: 2 });
    expect(interpreter.supply(start, [3, 1, 2]).faces.Die).toEqual([3, 1, 2]);
    for (const wrong of [[3, 1], [3, 1, 2, 1], [0, 1, 2], [1, 1, 4], 3, null, [true, 1, 1]])
      expect(interpreter.mayGive(start, wrong)).toBe(false);
    expect(problemOf(() => interpreter.supply(start, [1, 1, 4]))).toBe('no-such-move');
  });
  test('an order of all', () => {
    const interpreter = createInterpreter(
      game((then) => ({ end: 'shuffle', place: target('pool', DICE), then })),
    );
    const start = interpreter.start({ players: 2 });
    expect(held(interpreter.supply(start, [2, 0, 1]), 'pool')).toEqual([2, 0, 1]);
    for (const wrong of [[2, 0], [2, 0, 0], [2, 0, 3], 1])
      expect(interpreter.mayGive(start, wrong)).toBe(false);
  });
  test('one of the options', () => {
    const interpreter = createInterpreter(
      game((then) => ({
        end: 'draw',
        from: players,
        into: { target: target('starter', PLAYER) },
        then,
        otherwise: 2,
      })),
    );
    const start = interpreter.start({ players: 2 });
    expect(held(interpreter.supply(start, 1), 'starter')).toBe(1);
    expect(interpreter.mayGive(start, 2)).toBe(false);
  });
  test('from nothing: otherwise', () => {
    const empty = game(
      (then) => ({ end: 'draw', from: pool, into: { local: 'x' }, then, otherwise: 2 }),
      values([], DIE),
    );
    expect(held(createInterpreter(empty).start({ players: 2 }), 'log')).toEqual([2]);
  });
  test('nothing is pending', () => {
    const interpreter = createInterpreter(makeGame({}));
    expect(problemOf(() => interpreter.supply(interpreter.start({ players: 2 }), 1))).toBe('no-chance');
  });
});

describe('faults', () => {
  test('a roll that can never fit', () => {
    const never = roll(compare('more', total, value(9)));
    expect(problemOf(() => createInterpreter(never).start({ players: 2 }))).toBe('no-outcome');
  });
  test('too many outcomes to look through', () => {
    const many = roll(compare('more', total, value(3)));
    const [dice] = many.pieces;
    const pieces = [{ ...dice!, face: { is: 'number', from: 1, to: 40 } as const }, ...many.pieces.slice(1)];
    expect(problemOf(() => createInterpreter({ ...many, pieces }).start({ players: 2 }))).toBe(
      'too-many-outcomes',
    );
  });
});
