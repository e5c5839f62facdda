/** Names that are misspelt, or changed in one place only: the message knows what is meant. */
import { describe, expect, test } from 'vitest';
import { afterEdits, brief, CLEVER, ROLL_AND_WRITE } from './edit.ts';

describe('a word misspelt', () => {
  test.each([
    ['a field', 'add 1 to stock[bonus]', 'add 1 to stokc[bonus]', 'unknown-name', 'stokc', 'stock'],
    [
      'a term',
      'let area = area of cell\n',
      'let area = area of cell\n  need next-cel[area] is cell else no\n',
      'unknown-name',
      'next-cel',
      'next-cell',
    ],
    [
      'a value of a kind',
      'if area is yellow          else',
      'if area is yelow           else',
      'unknown-name',
      'yelow',
      'yellow',
    ],
    [
      'a phase',
      'do passive-turn of passive',
      'do pasive-turn of passive',
      'unknown-name',
      'pasive-turn',
      'passive-turn',
    ],
    ['an action', '        use-die[pool]\n', '        use-dye[pool]\n', 'unknown-name', 'use-dye', 'use-die'],
    [
      'a property',
      'need colour of die is white',
      'need color of die is white',
      'no-such-property',
      'color',
      'colour',
    ],
    ['a word that begins a line', '  roll pool\n', '  rol pool\n', 'unknown-statement', 'rol', 'roll'],
    [
      'a word that begins a declaration',
      'phase game\n',
      'pahse game\n',
      'unknown-declaration',
      'pahse',
      'phase',
    ],
    [
      'a kind in a type',
      'list of Instant, up to 24',
      'list of Instnat, up to 24',
      'unknown-name',
      'Instnat',
      'Instant',
    ],
    [
      'a value in a table',
      '  orange-4     | orange |',
      '  orange-4     | ornage |',
      'unknown-value',
      'ornage',
      'orange',
    ],
    [
      'rules',
      '  follow order-of-fields[cell]\n  need pips',
      '  follow order-of-field[cell]\n  need pips',
      'unknown-name',
      'order-of-field',
      'order-of-fields',
    ],
    [
      'a scoring',
      'score area-score, fox-score',
      'score area-scor, fox-score',
      'unknown-name',
      'area-scor',
      'area-score',
    ],
  ])('%s', (_, from, to, code, marked, suggestion) => {
    const { told: problems } = afterEdits(CLEVER, [from, to]);
    expect(problems.find((problem) => problem.code === code)).toMatchObject({ code, marked, suggestion });
  });

  test('a name of an example, and a reason', () => {
    const file = 'clever/examples.regel';
    const [reason, who] = [
      afterEdits(CLEVER, ['may not roll-again: no-reroll-left', 'may not roll-again: no-rerol-left', file])
        .told,
      afterEdits(CLEVER, ['then Erik may not roll-again', 'then Eric may not roll-again', file]).told,
    ];
    expect(brief(reason)).toEqual(['unknown-name no-rerol-left → no-reroll-left']);
    expect(brief(who)).toEqual(['unknown-name Eric → Erik']);
  });

  test('a small word in the middle of a line', () => {
    const { told: problems } = afterEdits(CLEVER, ['  move pool to tray\n', '  move pool ot tray\n']);
    expect(problems[0]).toMatchObject({ code: 'syntax', marked: 'ot', line: 'move pool ot tray' });
    expect(String(problems[0]?.data.expected)).toContain('to');
  });
});

describe('a name changed in one place only', () => {
  test('where it is declared: each use says what it may be now', () => {
    const { told: problems } = afterEdits(ROLL_AND_WRITE, [
      'kind Building: pavilion',
      'kind Building: pavillion',
      'alhambra/alhambra.regel',
    ]);
    expect(problems.length).toBeGreaterThan(0);
    const uses = problems.filter(({ code }) => code === 'unknown-value' || code === 'unknown-name');
    expect(new Set(uses.map(({ marked }) => marked))).toEqual(new Set(['pavilion']));
    expect(new Set(uses.map(({ suggestion }) => suggestion))).toEqual(new Set(['pavillion']));
  });

  test('where it is used', () => {
    const { told: problems } = afterEdits(ROLL_AND_WRITE, [
      '  pavilion tower    arcade',
      '  pergola  tower    arcade',
    ]);
    const unknown = problems.find(({ code }) => code === 'unknown-value');
    expect(unknown).toMatchObject({ marked: 'pergola', data: { kind: 'Building' } });
  });

  test('in the texts', () => {
    const { told: problems } = afterEdits(ROLL_AND_WRITE, [
      'field-coins =',
      'field-coin =',
      'roll-and-write/text/de.ftl',
    ]);
    expect(problems.find(({ code }) => code === 'text-for-nothing')).toMatchObject({
      marked: 'field-coin',
      suggestion: 'field-coins',
    });
  });
});
