import type { Bare, Expr, FieldModel, Target, Value } from '../../compiler/2-model/model.ts';
import { collection, number, PLAYER, SEAT, type Type, YES_OR_NO } from '../../compiler/2-model/types.ts';
import type { Action, Block, Game, Routine, Scoring } from '../../compiler/3-ir/ir.ts';

/** Short ways to write the intermediate form by hand. */

export const N = number(-1000, 1000);
export const DIE: Type = { is: 'piece', pieces: 'Die' };
export const CARD: Type = { is: 'piece', pieces: 'Card' };
export const COLOUR: Type = { is: 'kind', kind: 'Colour', values: [0, 1, 2] };
export const CELL: Type = { is: 'cell', grid: 'sheet', members: [0, 1] };

// ---- expressions

export const value = (
  constant: number | boolean | null,
  type: Type = typeof constant === 'boolean' ? YES_OR_NO : N,
): Expr => ({ op: 'constant', value: constant, type });
export const local = (name: string, type: Type = N): Expr => ({ op: 'local', local: name, type });
export const list = (items: readonly Expr[], type: Type = items[0]?.type ?? N): Expr => ({
  op: 'list',
  items,
  type: collection(type),
});
export const values = (items: readonly (number | boolean | null)[], type: Type = N): Expr =>
  list(
    items.map((item) => value(item, type)),
    type,
  );
export const range = (from: Expr, to: Expr): Expr => ({ op: 'range', from, to, type: collection(N) });
export const field = (name: string, type: Type, keys: readonly Expr[] = [], of?: Expr): Expr => ({
  op: 'field',
  field: name,
  keys,
  ...(of ? { of } : {}),
  whole: false,
  type,
});
export const whole = (name: string, type: Type, of?: Expr): Expr => ({
  op: 'field',
  field: name,
  keys: [],
  ...(of ? { of } : {}),
  whole: true,
  type,
});
export const players: Expr = { op: 'players', type: collection(PLAYER) };
export const seats: Expr = { op: 'seats', type: collection(SEAT) };
export const all = (pieces: string): Expr => ({
  op: 'every piece',
  pieces,
  type: collection({ is: 'piece', pieces }),
});
export const face = (of: Expr): Expr => ({ op: 'face', of, type: number(1, 3) });
export const compare = (op: 'at least' | 'at most' | 'more' | 'less', left: Expr, right: Expr): Expr => ({
  op,
  left,
  right,
  type: YES_OR_NO,
});
export const is = (left: Expr, right: Expr, not = false): Expr => ({
  op: 'same',
  not,
  left,
  right,
  type: YES_OR_NO,
});
export const isIn = (left: Expr, right: Expr, not = false): Expr => ({
  op: 'in',
  not,
  left,
  right,
  type: YES_OR_NO,
});
export const sum = (left: Expr, right: Expr): Expr => ({ op: 'add', left, right, type: N });
export const count = (of: Expr): Expr => ({ op: 'count', of, type: N });
export const quantify = (
  op: 'some' | 'no' | 'all' | 'count of' | 'first of' | 'last of' | 'the' | 'the first' | 'the last',
  name: string,
  source: Expr,
  where?: Expr,
  otherwise?: Expr,
): Expr => ({
  op,
  bound: { local: name, in: source },
  ...(where ? { where } : {}),
  ...(otherwise ? { otherwise } : {}),
  type: op === 'all' ? collection(N) : N,
});

export function target(
  name: string,
  type: Type,
  keys: readonly Expr[] = [],
  of?: Expr,
  isWhole = false,
): Target {
  return { is: 'field', field: name, keys, ...(of ? { of } : {}), whole: isWhole, type };
}

// ---- declarations

export function fieldModel(
  name: string,
  owner: FieldModel['owner'],
  type: Type,
  more: Partial<FieldModel> = {},
): Bare<FieldModel> {
  return { name, owner, type, keys: [], moreIsLost: false, seenBy: 'everyone', ...more };
}

export function routine(name: string, blocks: readonly Block[], more: Partial<Routine> = {}): Routine {
  return { name, params: [], locals: [], blocks, loops: [], decisions: [], ...more };
}

export function action(
  name: string,
  more: Partial<Omit<Action, 'effect'>> & {
    readonly blocks?: readonly Block[];
    readonly locals?: Routine['locals'];
  } = {},
): Action {
  const { blocks = [{ steps: [], end: { end: 'return' } }], locals = [], ...rest } = more;
  return {
    name,
    owner: 'player',
    params: [],
    head: [],
    tries: false,
    ...rest,
    effect: routine(name, blocks, { owner: 'player', locals }),
  };
}

export function scoring(name: string, forEach: Type, each: string, blocks: readonly Block[]): Scoring {
  const owner = forEach.is === 'seat' ? { owner: each } : {};
  return { name, forEach, each, routine: routine(name, blocks, owner) };
}

/** A game that has nothing to it but what is given; two dice alike and a third, three cards, a sheet of two parts. */
export function makeGame(more: Partial<Game> & { readonly blocks?: readonly Block[] }): Game {
  const { blocks, ...rest } = more;
  return {
    name: 'tiny',
    players: { from: 1, to: 3 },
    imaginary: [{ from: 1, to: 2, withPlayers: 1, usually: 1 }],
    options: [{ name: 'double', type: YES_OR_NO, value: false }],
    kinds: [
      { name: 'Colour', values: ['red', 'green', 'blue'] },
      { name: 'Warm', values: ['red', 'blue'], partOf: { kind: 'Colour', values: [0, 2] } },
    ],
    pieces: [
      {
        name: 'Die',
        plural: 'dice',
        face: number(1, 3),
        properties: [
          { name: 'colour', type: COLOUR },
          { name: 'copy', type: number(1, 3) },
        ],
        pieces: [
          [0, 1],
          [0, 2],
          [1, 1],
        ],
      },
      {
        name: 'Card',
        plural: 'cards',
        properties: [
          { name: 'value', type: number(1, 2) },
          { name: 'copy', type: number(1, 3) },
        ],
        pieces: [
          [1, 1],
          [1, 2],
          [2, 1],
        ],
      },
    ],
    tables: [
      {
        name: 'prize',
        keys: [{ name: 'place', type: number(1, 3) }],
        columns: [{ name: 'points', type: number(0, 6) }],
        entries: [
          { keys: [[1, 1]], values: [6] },
          { keys: [[2, 2]], values: [3] },
          { keys: [[3, 3]], values: [1] },
        ],
        otherwise: 0,
      },
      {
        name: 'rating',
        keys: [
          { name: 'colour', type: COLOUR },
          { name: 'points', type: number(0, 9) },
        ],
        columns: [
          { name: 'stars', type: number(0, 3) },
          { name: 'gift', type: COLOUR },
        ],
        entries: [
          {
            keys: [
              [0, 0],
              [0, 4],
            ],
            values: [1, null],
          },
          {
            keys: [
              [0, 0],
              [5, 9],
            ],
            values: [2, 1],
          },
          {
            keys: [
              [1, 2],
              [0, 9],
            ],
            values: [3, 2],
          },
        ],
      },
    ],
    grids: [
      {
        // red is a picture of 2 by 2 without its upper right cell, green a row of two written as a table
        name: 'sheet',
        key: { kind: 'Colour', property: 'colour' },
        members: [
          { value: 0, rows: 2, columns: 2, asTable: false },
          { value: 1, rows: 1, columns: 2, asTable: true },
        ],
        cells: [
          { member: 0, row: 1, column: 1, marked: false, values: [5] },
          { member: 0, row: 2, column: 1, marked: true, values: [null] },
          { member: 0, row: 2, column: 2, marked: false, values: [7] },
          { member: 1, row: 1, column: 1, marked: false, values: [1] },
          { member: 1, row: 1, column: 2, marked: false, values: [2] },
        ],
        lines: [
          { member: 0, sort: 'row', cells: [0], values: [10] },
          { member: 0, sort: 'row', cells: [1, 2], values: [20] },
          { member: 0, sort: 'column', cells: [0, 1], values: [30] },
          { member: 0, sort: 'column', cells: [2], values: [null] },
          { member: 0, sort: 'diagonal', cells: [0, 2], values: [50] },
        ],
        cellProperties: [{ name: 'pips', type: { is: 'optional', of: number(1, 7) } }],
        lineProperties: [{ name: 'gives', type: { is: 'optional', of: number(10, 50) } }],
      },
    ],
    fields: [],
    terms: [],
    routines: [routine('game', blocks ?? [{ steps: [], end: { end: 'return' } }])],
    rules: {},
    actions: [],
    scorings: [],
    winner: {
      rank: {
        local: 'player',
        in: players,
        by: { most: true, value: { op: 'points', of: local('player', PLAYER), type: N } },
        ties: [{ is: 'joint win' }],
      },
    },
    always: [],
    reasons: [],
    examples: [],
    ...rest,
  };
}

/** A value of a field, as the state holds it. */
export function held(state: { readonly fields: Readonly<Record<string, unknown>> }, name: string): Value {
  return state.fields[name] as Value;
}
