import { describe, expect, test } from 'vitest';
import { Codec } from '../../compiler/runtime/codec.ts';
import { NONE } from '../../compiler/runtime/core.ts';
import type { GameData, ValueType } from '../../compiler/runtime/data.ts';
import { canonical, digestOf } from '../../compiler/runtime/json.ts';

const grid: GameData['grids'][number] = {
  name: 'sheet',
  cells: ['yellow[1,1]', 'yellow[3,4]', 'purple[11]'],
  lines: ['yellow.row[1]', 'yellow.column[4]', 'yellow.diagonal'],
  memberOfCell: [0, 0, 1],
  memberOfLine: [0, 0, 0],
  cellProperties: [],
  lineProperties: [],
};
const codec = new Codec({
  kinds: { Colour: ['white', 'yellow', 'blue'] },
  pieces: [{ name: 'Die', names: ['blue', 'yellow-3', 'oak-1-2'] }],
  grids: [grid],
});
const seating = { players: 2, seats: 3 };

const NUMBER: ValueType = { is: 'number', from: -3, to: 12 };
const BIG: ValueType = { is: 'number', from: 0, to: 2_147_483_647 };
const YES: ValueType = { is: 'yes or no' };
const COLOUR: ValueType = { is: 'kind', kind: 'Colour', values: [1, 2] };
const SEAT: ValueType = { is: 'seat', player: false };
const DIE: ValueType = { is: 'piece', pieces: 'Die' };
const CELL: ValueType = { is: 'cell', grid: 'sheet', members: [0, 1] };
const LINE: ValueType = { is: 'line', grid: 'sheet', members: [0], sorts: ['row', 'column', 'diagonal'] };
const CELLS: ValueType = { is: 'collection', of: CELL, form: 'set' };
const MAYBE: ValueType = { is: 'optional', of: NUMBER };

// As in the section “Values” of the protocol.
const rows: readonly [ValueType, number | number[], unknown, string][] = [
  [NUMBER, 12, 12, '12'],
  [NUMBER, -3, -3, '-3'],
  [BIG, 2_147_483_647, 2_147_483_647, '2147483647'],
  [YES, 1, true, 'yes'],
  [YES, 0, false, 'no'],
  [MAYBE, NONE, null, 'none'],
  [MAYBE, 0, 0, '0'],
  [COLOUR, 1, 'yellow', 'yellow'],
  [SEAT, 0, 1, 'seat-1'],
  [SEAT, 2, 3, 'seat-3'],
  [DIE, 1, 'yellow-3', 'yellow-3'],
  [CELL, 1, 'yellow[3,4]', 'yellow[3,4]'],
  [CELL, 2, 'purple[11]', 'purple[11]'],
  [LINE, 2, 'yellow.diagonal', 'yellow.diagonal'],
  [CELLS, [], [], '{}'],
  [CELLS, [1, 2], ['yellow[3,4]', 'purple[11]'], '{yellow[3,4],purple[11]}'],
];

describe('values', () => {
  test.each(rows)('of %j: %j is %j and %s', (type, value, json, text) => {
    expect(codec.write(type, value)).toEqual(json);
    expect(codec.text(type, value)).toBe(text);
    expect(codec.read(type, json)).toEqual(value);
    expect(codec.readText(type, text)).toEqual(value);
    expect(codec.fits(type, value, seating)).toBe(true);
  });

  test('that are none of their type are not read', () => {
    const wrong: readonly [ValueType, readonly unknown[]][] = [
      [NUMBER, [null, '1', 1.5, Number.NaN, 2 ** 31, NONE, true, [1]]],
      [YES, [0, 1, 'yes', null]],
      [COLOUR, ['red', 1, null, 'toString', '__proto__', ['yellow']]],
      [SEAT, [0, -1, '1', 'seat-1', null]],
      [CELL, ['yellow[2,2]', 'yellow', 0]],
      [CELLS, ['yellow[1,1]', [null], [['yellow[1,1]']], {}]],
    ];
    for (const [type, values] of wrong)
      for (const value of values) expect(codec.read(type, value), JSON.stringify(value)).toBeUndefined();
    for (const [type] of wrong)
      for (const text of [
        '',
        '?',
        'none',
        '{',
        '{x}',
        'seat-0',
        'seat-100',
        '1.5',
        '1e3',
        '0x1',
        '01',
        '-0',
        '+1',
        '12345678901',
        'constructor',
      ])
        expect(codec.readText(type, text), text).toBeUndefined();
  });

  test('have their place in order', () => {
    expect(codec.domain(MAYBE, seating)).toEqual([
      -3,
      -2,
      -1,
      0,
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      12,
      NONE,
    ]);
    expect(codec.domain(COLOUR, seating)).toEqual([1, 2]);
    expect(codec.domain(SEAT, seating)).toEqual([0, 1, 2]);
    expect(codec.domain({ is: 'seat', player: true }, seating)).toEqual([0, 1]);
    expect(codec.domain({ is: 'cell', grid: 'sheet', members: [1] }, seating)).toEqual([2]);
    expect(
      codec.domain({ is: 'line', grid: 'sheet', members: [0], sorts: ['row', 'diagonal'] }, seating),
    ).toEqual([0, 2]);
    expect(codec.fits(COLOUR, 0, seating)).toBe(false);
    expect(codec.fits(SEAT, 3, seating)).toBe(false);
    expect(codec.fits({ is: 'cell', grid: 'sheet', members: [1] }, 0, seating)).toBe(false);
  });
});

test('the digest is that of the protocol', () => {
  const value = { seat: 2, of: ['city[1,2]', null, true], by: { 'coins-left': 3 } };
  expect(canonical(value)).toBe('{"by":{"coins-left":3},"of":["city[1,2]",null,true],"seat":2}');
  expect(digestOf(value)).toBe('dae5193e66213a6c');
});
