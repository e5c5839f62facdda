import { describe, expect, it } from 'vitest';
import type { FieldData, GameData, ValueType } from '../../generated/runtime/data.ts';
import type { Json } from '../../generated/runtime/json.ts';
import type { Seen, Shown } from '../../site/src/game/shown.ts';
import { attribute, draw, fieldsIn, wording } from './drawn.ts';

/** A game that nobody has drawn, with whatever the language can declare and our games do not. */

const number: ValueType = { is: 'number', from: 0, to: 9 };
const spice: ValueType = { is: 'kind', kind: 'Spice', values: [0, 1] };
const cell: ValueType = { is: 'cell', grid: 'board', members: [0] };
const seat: ValueType = { is: 'seat', player: true };
const pawn: ValueType = { is: 'piece', pieces: 'Pawn' };
const line: ValueType = { is: 'line', grid: 'board', members: [0], sorts: ['row', 'column'] };
const optional = (of: ValueType): ValueType => ({ is: 'optional', of });
const many = (of: ValueType, form: 'set' | 'list' | 'place'): ValueType => ({ is: 'collection', of, form });

const cells = ['board[1,1]', 'board[1,2]', 'board[2,1]', 'board[2,2]'];
const FIELDS: Readonly<
  Record<string, { keys?: ValueType[]; type: ValueType; single?: boolean; value: Json }>
> = {
  stand: { type: cell, value: 'board[1,2]' },
  path: { type: many(line, 'list'), value: ['board.row[1]'] },
  scent: { keys: [cell], type: optional(spice), value: by({ 'board[1,1]': 'saffron' }) },
  holder: { keys: [cell], type: optional(seat), value: by({ 'board[2,2]': 2 }) },
  lit: { keys: [cell], type: { is: 'yes or no' }, value: { ...by({}, false), 'board[2,1]': true } },
  crowd: {
    keys: [cell],
    type: many(pawn, 'place'),
    value: { ...by({}, []), 'board[1,1]': ['pawn-1', 'pawn-2'] },
  },
  deep: { keys: [spice, number, seat], type: number, value: { saffron: { '1': { '1': 3 } }, cumin: {} } },
  layered: { keys: [cell, spice], type: number, value: { 'board[1,1]': { saffron: 2, cumin: 0 } } },
  debts: { keys: [seat], type: number, value: { 'seat-1': 4, 'seat-2': 0 } },
  numbers: { type: many(number, 'list'), value: [3, 1, 4] },
  spices: { type: many(spice, 'set'), value: ['saffron', 'cumin'] },
  guests: { type: many(seat, 'list'), value: [2, 1] },
  bag: { type: many(pawn, 'place'), value: { hidden: true, count: 2 } },
  secret: { type: number, value: { hidden: true } },
  loose: { type: optional(pawn), single: true, value: 'pawn-3' },
};

function by(values: Record<string, Json>, otherwise: Json = null): Record<string, Json> {
  return Object.fromEntries(cells.map((name) => [name, values[name] ?? otherwise]));
}

const fields = Object.entries(FIELDS).map(([name, { keys = [], type, single = false }]) => ({
  name,
  owner: 'table',
  keys,
  type,
  seenBy: 'everyone',
  single,
})) as unknown as FieldData[];

const data = {
  id: 'market',
  kinds: { Spice: ['saffron', 'cumin'] },
  pieces: [{ name: 'Pawn', names: ['pawn-1', 'pawn-2', 'pawn-3', 'pawn-4', 'pawn-5'], properties: [] }],
  grids: [
    {
      name: 'board',
      cells,
      lines: ['board.row[1]'],
      memberOfCell: [0, 0, 0, 0],
      memberOfLine: [0],
      cellProperties: [{ name: 'price', type: number, values: [1, 2, 3, 4] }],
      lineProperties: [{ name: 'prize', type: spice, values: [1] }],
    },
  ],
  fields,
  terms: [],
  actions: [],
} as unknown as GameData;

const words = {
  ...Object.fromEntries(Object.keys(FIELDS).map((name) => [`field-${name}`, `Veld ${name}`])),
  game: 'Markt',
  'grid-board': 'bord',
  'Spice-saffron': 'kruid een',
  'Spice-cumin': 'kruid twee',
  'pieces-Pawn': 'pion',
  'pieces-Pawn.many': 'pionnen',
};
const shown: Shown = { data, language: 'nl', words };
const seen = {
  game: 'market',
  players: 2,
  imaginary: 0,
  options: {},
  fields: Object.fromEntries(Object.entries(FIELDS).map(([name, { value }]) => [name, value])),
  faces: {},
  scores: [],
  toAct: [1],
} as unknown as Seen;

describe('a game that nobody has drawn', () => {
  const html = draw({ shown, seen });

  it('is drawn all the same, in words', () => {
    // Lists of lines and numbers are bookkeeping, until the rules say otherwise.
    const drawn = Object.keys(FIELDS).filter((name) => name !== 'path' && name !== 'numbers');
    expect([...new Set(fieldsIn(html))]).toEqual(drawn.sort());
    expect(wording(html)).not.toMatch(/undefined|NaN|\[object|saffron|cumin|seat-/);
    expect(wording(html)).toContain('kruid een');
    expect(attribute(html, 'data-piece').sort()).toEqual(['pawn-1', 'pawn-2', 'pawn-3']);
  });

  it.each([
    ['a cell', cell, cells],
    ['a kind', spice, ['saffron', 'cumin']],
    ['a number of no field', { is: 'number', from: -1, to: 1 } as ValueType, ['-1', '1']],
    ['a player', seat, ['seat-1', 'seat-2']],
    ['a piece, though hidden', pawn, ['pawn-1', 'pawn-4']],
    ['a line', line, ['board.row[1]']],
    ['one of these or none', optional(spice), ['saffron', 'none']],
    ['yes or no', { is: 'yes or no' } as ValueType, ['yes', 'no']],
  ])('lets %s be picked', (_, type, options) => {
    const pick = { type, options: new Set(options), chosen: new Set<string>(), onPick: () => {} };
    const drawn = draw({ shown, seen, pick });
    const found = [...drawn.matchAll(/<button[^>]*data-pick="option"[^>]*>/g)].map(
      ([tag]) => attribute(tag, 'data-value')[0],
    );
    expect(found.sort()).toEqual([...options].sort());
    expect(wording(drawn)).not.toMatch(/undefined|NaN|\[object|saffron|seat-/);
  });
});
