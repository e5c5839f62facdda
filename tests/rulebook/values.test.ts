import { describe, expect, test } from 'vitest';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { rulebookOf } from '../../compiler/4-emit/rulebook/rulebook.ts';
import { compile } from '../../compiler/compile.ts';
import { rulebook as alcazaba } from '../../generated/alcazaba/rulebook.ts';
import { rulebook as goldenYellow } from '../../generated/clever/golden-yellow/rulebook.ts';
import { rulebook as quick } from '../../generated/clever/quick/rulebook.ts';
import { rulebook as clever } from '../../generated/clever/rulebook.ts';
import { rulebook as diceGame } from '../../generated/dice-game/rulebook.ts';
import { rulebook as secondChance } from '../../generated/dice-game/second-chance/rulebook.ts';
import { rulebook as sharedPlaces } from '../../generated/dice-game/shared-places/rulebook.ts';
import { rulebook as longPurse } from '../../generated/palace/long-purse/rulebook.ts';
import { rulebook as palace } from '../../generated/palace/rulebook.ts';
import { rulebook as rollAndWrite } from '../../generated/roll-and-write/rulebook.ts';
import { rulebook as shortGame } from '../../generated/roll-and-write/short-game/rulebook.ts';
import type { OutlineStep, Rulebook } from '../../generated/runtime/rulebook.ts';
import { PARSED } from '../sources.ts';
import { TINY, tiny } from './sources.ts';

/** The rulebook of the tiny game, or of a variant of it. */
function tinyBook(sources: readonly Source[], id = 'tiny') {
  const { games, rulebooks, problems } = compile(sources, { cache: PARSED, texts: false, rulebooks: true });
  const waits = ['section-unread', 'variant-section-to-read'];
  expect(problems.filter(({ code }) => !waits.includes(code))).toEqual([]);
  const compiled = games.find((game) => game.id === id)!;
  const base = compiled.model.base === undefined ? undefined : rulebooks.get(compiled.model.base);
  return rulebookOf(compiled, rulebooks.get(id)!, base, sources);
}

describe('values', () => {
  test.each([
    [clever, 'rounds[1]', 6],
    [clever, 'blue-points[count of sheet[blue]]', 56],
    [clever, 'highest of points of line for line in columns of sheet[yellow], otherwise 0', 20],
    [clever, 'number of reward[free-choice]', 6],
    [palace, 'start-money', 20],
    [palace, 'count of bag', 54],
    [palace, 'prize[tower, B, 1]', 13],
    [palace, 'count of card in Card where value of card is not none', 108],
    [alcazaba, 'price of twelfth-tower', 10],
    [alcazaba, 'count of tile in Tile where building of tile is tower', 12],
    [diceGame, 'count of all Die', 8],
    [rollAndWrite, 'coins-at-start', 3],
    [rollAndWrite, 'price-of-one-pip', 1],
  ])('%#: %s', (book, text, value) => {
    expect(book.values[text]?.value).toBe(value);
  });

  test('are those of the variant in a variant', () => {
    expect(quick.values['rounds[1]']?.value).toBe(4);
    expect(longPurse.values['start-money']?.value).toBe(30);
    expect(quick.tables.rounds?.rows.map(({ cells }) => cells[0])).toEqual([4, 4, 4, 4]);
    expect(quick.options).toEqual([expect.objectContaining({ name: 'other-three-in-solo', value: false })]);
  });

  test('are told for each number of players where that makes a difference', () => {
    expect(tinyBook(tiny(TINY, 'rounds[count of players]')).values['rounds[count of players]']).toEqual({
      type: { is: 'number', from: 3, to: 5 },
      value: 5,
      byPlayers: [
        { players: 2, value: 5 },
        { players: 3, value: 4 },
        { players: 4, value: 3 },
      ],
    });
    expect(tinyBook(tiny(TINY, 'first of Colour')).values['first of Colour']?.value).toBe('red');
  });
});

describe('what a variant declares otherwise', () => {
  test('and not what only uses it', () => {
    expect(quick.changed).toMatchObject([{ rule: 'table-rounds', how: 'changed' }]);
    expect(sharedPlaces.changed).toEqual([{ rule: 'scoring-majority', how: 'changed', values: [] }]);
    expect(longPurse.changed.map(({ rule }) => rule)).toEqual([
      'option-no-enclosed-area',
      'term-start-money',
    ]);
    expect(shortGame.changed).toMatchObject([{ rule: 'table-rounds', how: 'changed' }]);
    for (const book of [clever, palace, diceGame, alcazaba, rollAndWrite]) expect(book.changed).toEqual([]);
  });

  test('value by value, what it was and what it is', () => {
    const changes = (book: Rulebook) =>
      book.changed.flatMap(({ values }) =>
        values.map((one) => [
          'keys' in one ? one.keys : 'at' in one ? [one.member, one.at, one.property] : one.is,
          'before' in one ? one.before : undefined,
          'now' in one ? one.now : undefined,
        ]),
      );
    expect(changes(quick)).toEqual([
      [[1], 6, 4],
      [[2], 6, 4],
      [[3], 5, 4],
    ]);
    expect(changes(longPurse)).toEqual([
      ['value', true, false],
      ['value', 20, 30],
    ]);
    expect(changes(goldenYellow)).toEqual([
      [['purple', { cell: [11] }, 'bonus'], 'extra-die', 'fox'],
      [['yellow', { line: 'column', number: 1 }, 'points'], 10, 14],
      [['yellow', { line: 'column', number: 2 }, 'points'], 14, 18],
      [['yellow', { line: 'column', number: 3 }, 'points'], 16, 20],
      [['yellow', { line: 'column', number: 4 }, 'points'], 20, 24],
      [['yellow', { line: 'diagonal', number: 1 }, 'bonus'], 'extra-die', 'fox'],
    ]);
    expect(secondChance.changed[0]?.values).toMatchObject([
      { is: 'pieces', values: [{ value: 'number' }, { value: 1 }, { value: 'light' }], before: 4, now: 2 },
      { is: 'pieces', values: [{ value: 'cancel' }, { value: null }, { value: 'light' }], before: 3, now: 5 },
    ]);
  });

  test('what is new', () => {
    const variant = {
      file: 'tiny/variants/gold.regel',
      text: 'variant gold of tiny\n  half becomes 4\n  term gold = 9\n  scoring colours for each player\n    award gold + (if quick then bonus otherwise secret) + worth[blue]\n',
    };
    expect(tinyBook(tiny(TINY, 'half', [variant]), 'tiny/gold')).toMatchObject({
      id: 'tiny/gold',
      base: 'tiny',
      values: { half: { value: 4 } },
      changed: [
        { rule: 'term-half', how: 'changed' },
        { rule: 'term-gold', how: 'new' },
        { rule: 'scoring-colours', how: 'changed' },
      ],
    });
  });
});

test('tables are as printed', () => {
  expect(clever.tables.rating?.rows.slice(-2)).toEqual([
    { keys: [{ from: 260, to: 280 }], cells: [8] },
    { keys: [{ from: 281 }], cells: [10] },
  ]);
  expect(clever.tables.reward?.rows.at(-1)).toEqual({ keys: ['free-choice'], cells: [null, 6] });
  expect(palace.tables.prize?.keys.map(({ name }) => name)).toEqual(['Building', 'Scoring', 'place']);
});

describe('outlines', () => {
  const names = (steps: readonly OutlineStep[]): string[] =>
    steps.flatMap((step) => ('steps' in step ? [step.is, ...names(step.steps)] : [step.is]));

  test('say what happens in which order', () => {
    expect(names(clever.phases['active-turn']!.steps)).toEqual('change move repeat if move do'.split(' '));
    const [, , repeat] = clever.phases['active-turn']!.steps;
    expect(repeat).toMatchObject({
      times: { text: 'rolls' },
      steps: [
        {
          branches: [
            {
              when: { text: 'pool is not empty', rules: ['field-pool'] },
              steps: [
                { is: 'roll', of: { text: 'pool' } },
                { is: 'choice', how: 'may repeat', offers: [{ action: 'roll-again' }] },
                { is: 'choice', how: 'must', offers: [{ action: 'use-die' }] },
              ],
            },
          ],
        },
      ],
    });
  });

  test('lead only to what there is', () => {
    for (const book of [clever, palace, diceGame, alcazaba, rollAndWrite]) {
      const told = JSON.stringify([book.phases, book.actions, book.scorings]);
      for (const [, phase] of told.matchAll(/"phase":"([^"]+)"/g))
        expect(book.phases).toHaveProperty([phase!]);
      for (const [, action] of told.matchAll(/"action":"([^"]+)"/g))
        expect(book.actions).toHaveProperty([action!]);
    }
  });

  test('an action tells its price and its reasons in order', () => {
    expect(rollAndWrite.actions['turn-a-die']).toMatchObject({
      reasons: ['not-past-one-or-six', 'too-few-coins'],
      pays: [{ field: 'coins', amount: { text: 'price-of-one-pip', rules: ['term-price-of-one-pip'] } }],
    });
    expect(clever.actions['use-die']?.reasons.slice(0, 3)).toEqual([
      'not-among-these-dice',
      'other-colour',
      'already-marked',
    ]);
  });

  test('scorings and the winner tell how ties are settled', () => {
    expect(sharedPlaces.scorings.majority?.ranks[0]?.ties).toEqual([{ is: 'share' }]);
    expect(clever.winner).toMatchObject({
      joint: true,
      ties: [{ measure: { about: { rules: ['term-best-area-points'] } } }, { is: 'joint win' }],
      solo: { about: { rules: ['table-rating'] } },
    });
    expect(clever.scorings['fox-score']?.tables).toEqual(['blue-points']);
  });
});

test('every rule, reason, value and example leads to a section', () => {
  for (const book of [clever, palace, diceGame, alcazaba, rollAndWrite]) {
    const ids = book.sections.map(({ id }) => id);
    const reasons = Object.values(book.actions).flatMap((action) => action.reasons);
    const wanted = [
      ...Object.keys(book.tables).map((name) => `table-${name}`),
      ...Object.keys(book.phases).map((name) => `phase-${name}`),
      ...Object.keys(book.actions).map((name) => `action-${name}`),
      ...Object.keys(book.scorings).map((name) => `scoring-${name}`),
      ...reasons.map((name) => `reason-${name}`),
      ...book.sections.flatMap(({ examples }) => examples.map((name) => `example-${name}`)),
      'winner',
      'game',
    ];
    expect(wanted.filter((id) => !ids.includes(book.sectionOf[id] ?? ''))).toEqual([]);
    for (const section of book.sections) expect(Object.keys(section.titles)).toEqual(['nl', 'de']);
  }
  expect(clever.sectionOf['reason-other-sum']).toBe('blue');
  expect(clever.sectionOf['Bonus-fox']).toBe('bonuses');
});
