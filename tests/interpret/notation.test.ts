import { describe, expect, test } from 'vitest';
import type { Value } from '../../compiler/2-model/model.ts';
import { collection, optional, PLAYER, type Type, YES_OR_NO } from '../../compiler/2-model/types.ts';
import { createInterpreter, type State } from '../../compiler/interpret/index.ts';
import { CARD, CELL, COLOUR, DIE, N } from './build.ts';
import { tinyGame } from './tiny-game.ts';

const tiny = createInterpreter(tinyGame);
const { notation } = tiny;
const LINE: Type = { is: 'line', grid: 'sheet', members: [0, 1], sorts: ['row', 'column', 'diagonal'] };

describe('values', () => {
  const cases: [Type, Value, string][] = [
    [N, -1, '-1'],
    [N, 2_147_483_647, '2147483647'],
    [YES_OR_NO, true, 'yes'],
    [optional(N), null, 'none'],
    [COLOUR, 2, 'blue'],
    [{ is: 'kind', kind: 'Warm', values: [0, 2] }, 2, 'blue'],
    [PLAYER, 0, 'seat-1'],
    [DIE, 0, 'red-1'],
    [DIE, 1, 'red-2'],
    [DIE, 2, 'green'],
    [CARD, 2, '2'],
    [CELL, 2, 'red[2,2]'],
    [CELL, 4, 'green[2]'],
    [LINE, 1, 'red.row[2]'],
    [LINE, 3, 'red.column[2]'],
    [LINE, 4, 'red.diagonal'],
    [collection(DIE), [0, 2], '{red-1,green}'],
    [collection(CELL), [0, 4], '{red[1,1],green[2]}'],
    [collection(CELL), [], '{}'],
  ];
  test.each(cases)('%j %j is %s', (type, value, text) => {
    expect(notation.value(type, value)).toBe(text);
    expect(notation.readValue(type, text)).toEqual(value);
  });
  test('words that are no value of the type', () => {
    for (const [type, text] of [
      [N, 'x'],
      [N, 'none'],
      [COLOUR, 'pink'],
      [DIE, 'red'],
      [CELL, 'red[1,2]'],
      [CELL, 'green[1,1]'],
      [PLAYER, 'seat-0'],
      [YES_OR_NO, 'maybe'],
      [collection(DIE), '{red-1,pink}'],
      [N, ''],
      [N, '01'],
      [N, '-0'],
      [N, '-01'],
    ] as const)
      expect([text, notation.readValue(type, text)]).toEqual([text, undefined]);
  });
});

describe('moves', () => {
  const start = (): State =>
    [0, [2, 0, 1], [1, 3, 1]].reduce(
      (state, outcome) => tiny.supply(state, outcome as number),
      tiny.start({ players: 2 }),
    );
  test('there and back, in a whole game', () => {
    for (const seed of ['a', 'b', 'c']) {
      let state = tiny.start({ players: 3, seed });
      for (let step = 0; !state.over; step++) {
        const moves = tiny.moves(state, 'server');
        const lines = moves.map((move) => notation.write(state, move));
        expect(new Set(lines.map((line, index) => `${moves[index]!.player} ${line}`)).size).toBe(
          moves.length,
        );
        for (const [index, move] of moves.entries())
          expect(notation.read(state, lines[index]!, move.player)).toEqual({ move });
        state = tiny.play(state, moves[(step * 3) % moves.length]!);
      }
    }
  });
  test('what is not understood', () => {
    const state = start();
    const problem = (text: string) => {
      const read = notation.read(state, text, 0);
      return 'problem' in read ? `${read.problem.code} ${read.problem.text}` : 'understood';
    };
    expect(problem('turn-die red-1 1')).toBe('understood');
    expect(problem('  turn-die   red-1  1 ')).toBe('understood');
    expect(problem('')).toBe('no-action ');
    expect(problem('dance')).toBe('no-action dance');
    expect(problem('turn-die')).toBe('missing die');
    expect(problem('turn-die red-1')).toBe('missing step');
    expect(problem('turn-die red-9 1')).toBe('no-value red-9');
    expect(problem('turn-die {red-1} 1')).toBe('no-value {red-1}');
    expect(problem('turn-die red-1 1 1')).toBe('too-much 1');
    expect(problem('pass now')).toBe('too-much now');
    expect(problem('sell 2')).toBe('no-value 2');
    expect(problem('turn-die red-1 1 @2')).toBe('no-offer @2');
    expect(problem('turn-die red-1 1 @01')).toBe('no-offer @01');
    expect(problem('turn-die red-1 1 @0x1')).toBe('no-offer @0x1');
  });
  test('reading never throws', () => {
    const state = start();
    for (const text of [
      '\u0000',
      '@',
      '@@2',
      '{',
      '{}',
      '}{',
      'turn-die {{}} [',
      'turn-die @1',
      '__proto__',
      'constructor x',
      'turn-die red-1 99999999999999999999',
      '𝒳 \n pass',
    ])
      expect(notation.read(state, text, 0)).toHaveProperty('problem');
  });
});

test('outcomes of chance', () => {
  const first = tiny.start({ players: 2 });
  expect(notation.writeOutcome(tiny.chance(first)!, 1)).toBe('seat-2');
  const second = tiny.supply(first, 0);
  expect(notation.writeOutcome(tiny.chance(second)!, [2, 0, 1])).toBe('2 1-1 1-2');
  expect(notation.readOutcome(tiny.chance(second)!, '2 1-1 1-2')).toEqual({ outcome: [2, 0, 1] });
  const third = tiny.supply(second, [2, 0, 1]);
  expect(notation.writeOutcome(tiny.chance(third)!, [1, 3, 1])).toBe('1 3 1');
  expect(notation.readOutcome(tiny.chance(third)!, ' 1 3  1 ')).toEqual({ outcome: [1, 3, 1] });
  expect(notation.readOutcome(tiny.chance(third)!, '1 x 1')).toEqual({
    problem: { code: 'no-value', text: 'x' },
  });
  expect(notation.readOutcome(tiny.chance(first)!, 'seat-1 seat-2')).toEqual({
    problem: { code: 'too-much', text: 'seat-2' },
  });
});
