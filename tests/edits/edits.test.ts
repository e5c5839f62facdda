/** The edits that somebody makes who knows the reference and nothing else: what works, and what is said if it does not. */
import { describe, expect, test } from 'vitest';
import { afterEdits, brief, CLEVER, game, ROLL_AND_WRITE, told } from './edit.ts';

const TEXT = { de: 'roll-and-write/text/de.ftl', nl: 'roll-and-write/text/nl.ftl' };

test('the games as they are have no problems', () => {
  expect(brief(told(game(CLEVER)).told)).toEqual([]);
  expect(brief(told(game(ROLL_AND_WRITE)).told)).toEqual([]);
});

describe('edits that work', () => {
  test('change a cell of a table', () => {
    const { told: problems, games } = afterEdits(
      ROLL_AND_WRITE,
      ['points  |    0 | 2 | 5 | 10', 'points  |    0 | 2 | 6 | 10'],
      [
        'line-points[4] is 2 and line-points[5] is 5',
        'line-points[4] is 2 and line-points[5] is 6',
        'roll-and-write/examples.regel',
      ],
      ['5 and of 4: 10 + 5 + 2', '5 and of 4: 10 + 6 + 2', 'roll-and-write/examples.regel'],
      ['of Dirk is 17 ', 'of Dirk is 18 ', 'roll-and-write/examples.regel'],
    );
    expect(brief(problems)).toEqual([]);
    const table = games[0]?.model.tables.find(({ name }) => name === 'line-points');
    expect(table?.entries.find(({ keys }) => keys[0]?.[0] === 5)?.values).toEqual([6]);
  });

  test('change a cell that an example knows: the example says so', () => {
    const { told: problems } = afterEdits(CLEVER, ['rounds  | 6 | 6 | 5 | 4', 'rounds  | 6 | 6 | 5 | 3']);
    expect(problems.map(({ code }) => code)).toEqual(['example-fails', 'example-fails', 'example-fails']); // of the game and of two variants
    expect(problems[0]).toMatchObject({ marked: 'rounds[4] is 4', data: { left: '3', right: '4' } });
  });

  test('add a column to a table', () => {
    const { told: problems, games } = afterEdits(
      ROLL_AND_WRITE,
      ['crosses | 0..3 | 4 | 5 |  6', 'crosses | 0..3 | 4 | 5 |  6 |  7'],
      ['points  |    0 | 2 | 5 | 10', 'points  |    0 | 2 | 5 | 10 | 20'],
    );
    expect(brief(problems)).toEqual([]);
    expect(games[0]?.model.tables.find(({ name }) => name === 'line-points')?.entries).toHaveLength(5);
  });

  test('add a row of values: then the table has two, and each is called by its name', () => {
    const row = ['rounds | 18 | 15 | 12', 'rounds | 18 | 15 | 12\n  rest   |  1 |  2 |  0'] as const;
    const wrong = afterEdits(ROLL_AND_WRITE, row).told;
    expect(wrong.map(({ line }) => line)).toContain('for each round in 1..rounds[count of seats]');
    const right = afterEdits(
      ROLL_AND_WRITE,
      row,
      [
        'for each round in 1..rounds[count of seats]',
        'for each round in 1..(rounds of rounds[count of seats] - rest of rounds[count of seats])',
      ],
      [
        'round       as round of rounds[count of seats]',
        'round       as round of rounds of rounds[count of seats]',
        'roll-and-write/table.regel',
      ],
      [
        'then rounds[3] is 18 and rounds[4] is 15 and rounds[5] is 12',
        'then rest of rounds[4] is 2',
        'roll-and-write/examples.regel',
      ],
      [
        'rounds | 9 | 8 | 6',
        'rounds | 9 | 8 | 6\n    rest   | 1 | 1 | 0',
        'roll-and-write/variants/short-game.regel',
      ],
      [
        'then rounds[3] is 9 and rounds[4] is 8 and rounds[5] is 6',
        'then rest of rounds[4] is 1',
        'roll-and-write/variants/short-game.regel',
      ],
    ).told;
    const texts = [
      'no-text-attribute rounds',
      'no-text-attribute rounds',
      'no-text-attribute rounds',
      'no-text-attribute rounds',
    ];
    expect(brief(right)).toEqual(texts);
  });

  test('rename a building everywhere', () => {
    const renamed = game(ROLL_AND_WRITE).map(({ file, text }) => ({
      file,
      // The sign that it is drawn with is one of the site's, and keeps its name.
      text: text.replaceAll('pavilion', 'pergola').replace(' and pergola', ' and pavilion'),
    }));
    expect(brief(told(renamed).told)).toEqual([]);
  });

  test('swap two phases, and two lines', () => {
    const text = game(ROLL_AND_WRITE).find(({ file }) => file === ROLL_AND_WRITE)!.text;
    const phases = text.match(/^(?:phase|step) (?:build|turn)\b.*\n(?: +.*\n)+/gm) ?? [];
    expect(phases).toHaveLength(2);
    const { told: problems } = afterEdits(
      ROLL_AND_WRITE,
      [phases[0]!, '@\n'],
      [phases[1]!, phases[0]!],
      ['@\n', phases[1]!],
      [
        '  add cell to crossed\n  add 1 to built[building of cell]',
        '  add 1 to built[building of cell]\n  add cell to crossed',
      ],
    );
    expect(brief(problems)).toEqual([]);
  });

  const offer = ['    cross-off\n    take-coins', '    cross-off\n    take-coins\n    buy-peace'] as const;
  const action = [
    'action take-coins of player',
    'action buy-peace of player\n  pay 2 from coins else too-few-coins\n  do roll-four\n\naction take-coins of player',
  ] as const;

  test('add an action that costs something: only its texts are missing', () => {
    const { told: problems } = afterEdits(ROLL_AND_WRITE, offer, action);
    expect(brief(problems)).toEqual(['no-text buy-peace', 'no-text buy-peace']);
    expect(problems.map(({ data }) => data.language)).toEqual(['de', 'nl']);
  });

  test('and with its texts nothing is missing', () => {
    const texts = Object.values(TEXT).map(
      (file) => ['action-take-coins =', 'action-buy-peace = Frieden\naction-take-coins =', file] as const,
    );
    expect(brief(afterEdits(ROLL_AND_WRITE, offer, action, ...texts).told)).toEqual([]);
  });
});

describe('something left out or said twice', () => {
  test('the last tie rule', () => {
    expect(afterEdits(CLEVER, ['  tie: joint win\n', '']).told[0]).toMatchObject({
      code: 'tie-left-open',
      line: 'tie: most best-area-points of player',
    });
    expect(afterEdits(ROLL_AND_WRITE, ['  tie: joint win\n', '']).told.map(({ code }) => code)).toContain(
      'no-tie-rule',
    );
    const shared = afterEdits(ROLL_AND_WRITE, ['    tie: share, rounded down\n', '']).told;
    expect(shared.map(({ code }) => code)).toEqual(['no-tie-rule']);
  });

  test('a text in one language', () => {
    const line = /^field-coins = .*\n/m.exec(
      game(ROLL_AND_WRITE).find(({ file }) => file === TEXT.de)!.text,
    )![0];
    const { told: problems } = afterEdits(ROLL_AND_WRITE, [line, '', TEXT.de]);
    expect(brief(problems)).toEqual(['no-text coins']);
    expect(problems[0]?.data).toMatchObject({ id: 'field-coins', language: 'de' });
  });

  test('a reason', () => {
    const { told: problems } = afterEdits(CLEVER, [
      'need entry[cell] is none                                                 else already-marked',
      'need entry[cell] is none',
    ]);
    expect(problems[0]).toMatchObject({ code: 'need-without-reason', line: 'need entry[cell] is none' });
  });

  test('what happens when nothing is possible', () => {
    const { told: problems } = afterEdits(CLEVER, [
      '      otherwise\n        nothing                                       # no usable die: the roll is lost\n',
      '',
    ]);
    expect(problems.map(({ code, line }) => `${code}: ${line}`)).toEqual([
      'example-fault: and chance gives 3                            # purple alone, too low',
      'example-fault: and chance gives 1, 2, 3, 4, 5, 5',
      'example-fault: and chance gives 1, 2, 3, 4, 5, 5', // and in a variant that tells the same example
    ]);
  });

  test('a second winner', () => {
    const SOLO = '  solo: rating[points of player]\n';
    const winner = '\nwinner player in players by least points of player\n  tie: joint win\n';
    const { told: problems } = afterEdits(CLEVER, [SOLO, `${SOLO}${winner}`]);
    expect(problems[0]).toMatchObject({
      code: 'double-declaration',
      line: 'winner player in players by least points of player',
    });
  });

  test('a column of a table: doubled, overlapping, missing, too short', () => {
    const keys = 'crosses | 0..3 | 4 | 5 |  6';
    const change = (to: string) => afterEdits(ROLL_AND_WRITE, [keys, to]).told[0];
    expect(change('crosses | 0..3 | 4 | 4 |  6')).toMatchObject({ code: 'double-key', marked: '4' });
    expect(change('crosses | 0..4 | 4 | 5 |  6')).toMatchObject({ code: 'overlapping-keys', marked: '4' });
    expect(change('crosses | 0..3 | 4 | 6 |  7')).toMatchObject({ code: 'missing-key', data: { key: '5' } });
    expect(change('crosses | 0..3 | 4 | 5')).toMatchObject({
      code: 'row-length',
      line: 'points  |    0 | 2 | 5 | 10',
    });
  });

  test('a bonus that has no row in a table, a building that has no texts', () => {
    const { told: bonus } = afterEdits(CLEVER, ['  purple-6     | purple |      6\n', '']);
    expect(bonus.find(({ code }) => code === 'missing-key')).toMatchObject({
      data: { key: 'purple-6', table: 'reward' },
    });
    const { told: building } = afterEdits(ROLL_AND_WRITE, [
      'garden, tower\n',
      'garden, tower, well\n',
      'alhambra/alhambra.regel',
    ]);
    expect(building.map(({ code, data }) => `${code} ${data.id}`)).toEqual([
      'no-text Building-well',
      'no-text Building-well',
      // The road of a variant passes one building of each type, and now no longer does.
      'example-fails undefined',
    ]);
  });
});

describe('something that cannot be played', () => {
  test('a loop without end', () => {
    const loop = '    move set-out to tray\n';
    expect(
      afterEdits(CLEVER, ['phase game\n', 'phase game\n  repeat\n    move pool to tray\n']).told[0],
    ).toMatchObject({ code: 'loop-without-leave', marked: expect.stringMatching(/^repeat/) });
    const endless = afterEdits(CLEVER, [
      '  move pool to tray\n',
      `  repeat while foxes is at least 1\n${loop}  move pool to tray\n`,
    ]).told;
    expect(endless[0]).toMatchObject({
      code: 'endless-loop',
      line: 'repeat while foxes is at least 1',
      data: { asked: 'foxes' },
    });
  });

  test('a phase that runs itself', () => {
    const { told: problems } = afterEdits(CLEVER, [
      '  move pool to tray\n',
      '  move pool to tray\n  do active-turn\n',
    ]);
    expect(problems[0]).toMatchObject({ code: 'circle', marked: 'active-turn' });
  });

  test('a phase that nothing leads to, and a term that nothing uses', () => {
    const more = '\nphase long-night\n  nothing\n\nterm night-length = 3\n';
    const { told: problems } = afterEdits(ROLL_AND_WRITE, ['\n# The dice\n', `${more}\n# The dice\n`]);
    const rules = problems.filter(({ code }) => !code.startsWith('no-text'));
    expect(brief(rules)).toEqual(['unreachable long-night', 'unused night-length']);
  });

  test('a number that is too large for its field', () => {
    const { told: problems } = afterEdits(ROLL_AND_WRITE, [
      '0..20, starts at coins-at-start',
      '0..20, starts at 30',
    ]);
    expect(problems[0]).toMatchObject({ code: 'out-of-range', marked: '30' });
  });
});

describe('slips of the keyboard', () => {
  test('a tab', () => {
    const { told: problems } = afterEdits(CLEVER, ['  move pool to tray\n', '\tmove pool to tray\n']);
    expect(problems[0]).toMatchObject({ code: 'tab', marked: '\t' });
  });

  test('a line one space too far to the left', () => {
    const { told: problems } = afterEdits(CLEVER, ['  move pool to tray\n', ' move pool to tray\n']);
    expect(problems[0]).toMatchObject({ code: 'uneven-indent', line: 'move pool to tray' });
  });

  test('a bracket that is not closed', () => {
    const { told: problems } = afterEdits(CLEVER, [
      'award area-points[area] for area',
      'award area-points[area for area',
    ]);
    expect(problems[0]).toMatchObject({ code: 'unclosed-bracket', marked: '[' });
  });
});

describe('examples', () => {
  test('a wrong number', () => {
    const { told: problems } = afterEdits(ROLL_AND_WRITE, [
      'and coins of Frank is 0 ',
      'and coins of Frank is 1 ',
      'roll-and-write/examples.regel',
    ]);
    expect(problems.filter(({ code }) => code === 'example-fails')).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      code: 'example-fails',
      marked: 'coins of Frank is 1',
      data: { left: '0', right: '1' },
    });
  });

  test('a rule changed: the examples that it breaks', () => {
    const { told: problems } = afterEdits(ROLL_AND_WRITE, [
      'term price-of-one-pip = 1',
      'term price-of-one-pip = 2',
    ]);
    expect(problems.length).toBeGreaterThan(0);
    expect(
      problems.filter(({ code }) => !code.startsWith('example-') && code !== 'variant-breaks-example'),
    ).toEqual([]);
  });
});
