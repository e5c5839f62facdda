// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited
import { describe, expect, test } from 'vitest';
import type { Expr, Value } from '../../compiler/2-model/model.ts';
import {
  collection,
  number,
  optional,
  PLAYER,
  SEAT,
  type Type,
  YES_OR_NO,
} from '../../compiler/2-model/types.ts';
import { createInterpreter } from '../../compiler/interpret/index.ts';
import {
  all,
  CARD,
  CELL,
  COLOUR,
  compare,
  count,
  DIE,
  face,
  field,
  fieldModel,
  list,
  local,
  makeGame,
  N,
  players,
  seats,
  sum,
  target,
  value,
  values,
  whole,
} from './build.ts';
import { problemOf } from './faults.ts';

const PLACE = collection(DIE, 'place');
const game = makeGame({
  fields: [
    fieldModel('pool', 'table', PLACE, { start: all('Die') }),
    fieldModel('log', 'table', collection(N, 'list'), { upTo: 3, start: values([4, 2, 4]) }),
    fieldModel('hues', 'table', collection(COLOUR, 'set'), { start: values([2, 0], COLOUR) }),
    fieldModel('coins', 'player', number(0, 10), { start: value(3) }),
    fieldModel('stones', 'seat', number(0, 5), { keys: [COLOUR, number(2, 3)], start: value(1) }),
    fieldModel('marks', 'player', optional(number(0, 9)), { keys: [CELL], markedStart: value(9) }),
    fieldModel('piles', 'table', collection(CARD, 'place'), { keys: [number(1, 2)] }),
  ],
  terms: [
    {
      name: 'twice',
      params: [{ name: 'x', type: N }],
      type: N,
      lets: [],
      cases: [],
      otherwise: sum(local('x'), local('x')),
    },
    {
      name: 'rich',
      owner: { name: 'player', type: PLAYER },
      params: [{ name: 'least', type: N }],
      type: YES_OR_NO,
      lets: [{ local: 'has', value: field('coins', N, [], local('player', PLAYER)) }],
      cases: [{ when: compare('less', local('has'), local('least')), value: value(false) }],
      otherwise: value(true),
    },
    {
      name: 'size',
      params: [{ name: 'dice', type: collection(DIE) }],
      type: N,
      lets: [],
      cases: [],
      otherwise: count(local('dice', collection(DIE))),
    },
  ],
});
const interpreter = createInterpreter(game);
const state = interpreter.blank({ players: 3, options: { double: true } });
const solo = interpreter.blank({ players: 1, imaginary: 2 });
const work = (expr: Expr, of = state): Value => interpreter.evaluate(of, expr);

const several = (op: Expr['op'], of: Expr, type: Type = N): Expr => ({ op, of, type }) as Expr;
const x = local('x');

describe('fields, tables, terms', () => {
  const stones = (...keys: number[]): Expr =>
    field(
      'stones',
      N,
      keys.map((key) => value(key)),
      value(2, SEAT),
    );
  const rating = (column: string, ...keys: number[]): Expr => ({
    op: 'table',
    table: 'rating',
    column,
    keys: keys.map((key) => value(key)),
    type: N,
  });
  const term = (name: string, args: readonly Expr[], of?: Expr): Expr => ({
    op: 'term',
    term: name,
    args,
    ...(of ? { of } : {}),
    type: N,
  });
  const cases: [string, Expr, Value][] = [
    ['a place', field('pool', PLACE), [0, 1, 2]],
    ['a set, in order', field('hues', collection(COLOUR)), [0, 2]],
    ['a list, as it came', field('log', collection(N)), [4, 2, 4]],
    ['of a player', field('coins', N, [], value(1, PLAYER)), 3],
    ['with keys', stones(2, 3), 1],
    ['whole', whole('stones', collection(N), value(0, SEAT)), [1, 1, 1, 1, 1, 1]],
    ['whole, of places', whole('piles', collection(CARD)), []],
    ['a cell that is not marked', field('marks', optional(N), [value(0, CELL)], value(0, PLAYER)), null],
    ['a cell that is marked', field('marks', optional(N), [value(1, CELL)], value(0, PLAYER)), 9],
    ['table', rating('stars', 0, 4), 1],
    ['table, the next range', rating('stars', 0, 5), 2],
    ['table, another column', rating('gift', 2, 0), 2],
    ['table, an empty cell', rating('gift', 0, 0), null],
    ['table, otherwise', { op: 'table', table: 'prize', column: 'points', keys: [value(4)], type: N }, 0],
    ['term', term('twice', [value(4)]), 8],
    ['term of a term', term('twice', [term('twice', [value(4)])]), 16],
    ['term with an owner, a case', term('rich', [value(4)], value(0, PLAYER)), false],
    ['term with an owner, otherwise', term('rich', [value(3)], value(0, PLAYER)), true],
    ['one value for a collection', term('size', [value(1, DIE)]), 1],
  ];
  test.each(cases)('%s', (_, expr, expected) => expect(work(expr)).toEqual(expected));

  test('faults', () => {
    expect(problemOf(() => work(stones(3, 2)))).toBe('no-such-key');
    expect(problemOf(() => work(stones(0, 1)))).toBe('no-such-key');
    expect(problemOf(() => work(rating('stars', 0, 10)))).toBe('no-such-key');
    expect(problemOf(() => work(field('coins', N, [], value(1, SEAT)), solo))).toBe('no-such-key');
    expect(problemOf(() => work(field('coins', N, [], value(null, SEAT))))).toBe('none');
  });
});

describe('pieces and grids', () => {
  const piece = (pieces: string, by: readonly Expr[]): Expr => ({
    op: 'piece',
    pieces,
    by,
    type: { is: 'piece', pieces },
  });
  const red = value(0, COLOUR);
  const cell = (...at: number[]): Expr => ({
    op: 'cell',
    grid: 'sheet',
    member: red,
    at: at.map((one) => value(one)),
    type: CELL,
  });
  const LINE: Type = { is: 'line', grid: 'sheet', members: [0], sorts: ['row'] };
  const property = (name: string, of: Expr): Expr => ({ op: 'property', property: name, of, type: N });
  const cases: [string, Expr, Value][] = [
    ['a piece by its property: the first of those alike', piece('Die', [red]), 0],
    ['a piece by its number', piece('Die', [red, value(2)]), 1],
    ['a card by value and number', piece('Card', [value(1), value(2)]), 1],
    ['property of a piece', property('colour', value(2, DIE)), 1],
    ['face', face(value(0, DIE)), 1],
    ['every piece', all('Card'), [0, 1, 2]],
    ['cells', { op: 'cells', grid: 'sheet', type: collection(CELL) }, [0, 1, 2, 3, 4]],
    [
      'cells of a member',
      { op: 'cells', grid: 'sheet', member: value(1, COLOUR), type: collection(CELL) },
      [3, 4],
    ],
    ['a cell', cell(2, 2), 2],
    [
      'a cell of a row',
      { op: 'cell', grid: 'sheet', member: value(1, COLOUR), at: [value(2)], type: CELL },
      4,
    ],
    ['property of a cell', property('pips', value(2, CELL)), 7],
    ['property it does not have', property('pips', value(1, CELL)), null],
    ['the member of a cell', property('colour', value(4, CELL)), 1],
    ['row of cell', several('row of cell', value(2, CELL)), 2],
    ['column of cell', several('column of cell', value(1, CELL)), 1],
    ['lines of cell', several('lines of cell', value(0, CELL)), [0, 2, 4]],
    ['cells of line', several('cells of line', value(4, LINE)), [0, 2]],
    ['property of a line', property('gives', value(1, LINE)), 20],
    [
      'rows and the diagonal',
      { op: 'lines', grid: 'sheet', member: red, sorts: ['row', 'diagonal'], type: collection(LINE) },
      [0, 1, 4],
    ],
    [
      'lines of the other member',
      { op: 'lines', grid: 'sheet', member: value(1, COLOUR), sorts: ['row'], type: collection(LINE) },
      [],
    ],
  ];
  test.each(cases)('%s', (_, expr, expected) => expect(work(expr)).toEqual(expected));

  test('faults', () => {
    expect(problemOf(() => work(cell(1, 2)))).toBe('no-such-cell');
    expect(problemOf(() => work(piece('Die', [red, value(3)])))).toBe('no-such-piece');
    expect(
      problemOf(() => work({ op: 'cells', grid: 'sheet', member: value(2, COLOUR), type: collection(CELL) })),
    ).toBe('no-such-key');
    expect(problemOf(() => work(property('pips', value(null, CELL))))).toBe('none');
  });
});

describe('seats', () => {
  const around = (op: 'others' | 'next' | 'clockwise', seat: number): Expr =>
    ({ op, of: value(seat, PLAYER), type: N }) as Expr;
  test('players first, then imaginary ones', () => {
    expect(work(players, solo)).toEqual([0]);
    expect(work({ op: 'imaginary', type: collection(SEAT) }, solo)).toEqual([1, 2]);
    expect(work(seats, solo)).toEqual([0, 1, 2]);
  });
  test('round the table', () => {
    expect(work(around('clockwise', 1))).toEqual([1, 2, 0]);
    expect(work(around('others', 1))).toEqual([2, 0]);
    expect(work(around('next', 2))).toBe(0);
    expect(work(around('next', 0), solo)).toBe(0);
  });
  test('points: all, of a scoring, for a value', () => {
    const scored = {
      ...state,
      points: { a: { '': [1, 2, 3], '1': [10, 20, 30] }, b: { '': [100, 200, 300] } },
    };
    const points = (more: object): Value =>
      work({ op: 'points', of: value(1, PLAYER), type: N, ...more } as Expr, scored);
    expect(points({})).toBe(222);
    expect(points({ scoring: 'a' })).toBe(22);
    expect(points({ scoring: 'a', for: value(1) })).toBe(20);
    expect(points({ scoring: 'a', for: value(2) })).toBe(0);
  });
});

test('a local that nobody sets is a mistake of the compiler', () => {
  const routines = [
    {
      name: 'game',
      params: [],
      locals: [],
      loops: [],
      decisions: [],
      blocks: [
        {
          steps: [{ is: 'set' as const, target: target('log', N), value: x }],
          end: { end: 'return' as const },
        },
      ],
    },
  ];
  expect(problemOf(() => createInterpreter({ ...game, routines }))).toBe('broken');
});

test('lists are typed by what they hold', () => expect(work(list([value(1), value(2)]))).toEqual([1, 2]));
