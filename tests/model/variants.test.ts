import { describe, expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { game, saidOf } from './small-game.ts';

const BASE = game(`table price by Tree
  Tree | oak | birch | pine
  cost |   1 |     2 |    3

table friend by Tree
  Tree   |   oak | birch | pine
  friend | birch |   oak |  oak

table dark by Weather
  Weather | calm | storm
  dark    |   no |   yes

table rating by points
  points | 0..9 | 10..
  moons  |    1 |    2
  cakes  |    0 |    1

term nights = 3

the table has
  paid: 0..9

phase game
  paid becomes price[oak]
  if dark[calm] and friend[oak] is oak
    add nights to paid
`);

const variant = (...lines: string[]) => `variant quick of small\n  ${lines.join('\n  ')}\n`;
const changing = (...lines: string[]) => saidOf(BASE, variant(...lines));

describe('a changed cell', () => {
  test('has any value that could have been printed there', () => {
    expect(
      changing(
        'price[oak] becomes 4',
        'friend[oak] becomes pine',
        'dark[calm] becomes yes',
        'example e',
        '  players Kim, Nina',
        '  when do game',
        '  then paid is 4 and friend[oak] is pine and dark[calm]',
      ),
    ).toEqual([]);
    expect(changing('price[oak] becomes pine')).toEqual(['other-type: pine']);
    expect(changing('friend[oak] becomes 3')).toEqual(['other-type: 3']);
    expect(changing('dark[calm] becomes 1')).toEqual(['other-type: 1']);
  });

  test('that is none may be none wherever it is read', () => {
    expect(changing('price[oak] becomes none')).toEqual(['may-be-none: price[oak]']);
    expect(changing('friend[oak] becomes none')).toEqual([]);
  });

  test('is one cell', () => {
    expect(changing('price[storm] becomes 4')).toEqual(['no-such-cell: price[storm]']);
    expect(changing('price[brich] becomes 4')).toEqual(['unknown-name: brich']);
    expect(changing('price becomes 4')).toEqual(['no-such-cell: price']);
    expect(changing('price[oak, 1] becomes 4')).toEqual(['no-such-cell: price[oak, 1]']);
    expect(changing('rating[3] becomes 4')).toEqual(['no-such-cell: rating[3]']);
    expect(changing('price[oak] of oak becomes 4')).toEqual(['cannot-change-in-variant: price[oak] of oak']);
  });
});

test('a constant has no brackets', () => {
  expect(changing('nights becomes 4')).toEqual([]);
  expect(changing('nights[1] becomes 4')).toEqual(['cannot-change-in-variant: nights[1]']);
  expect(changing('nights of oak becomes 4')).toEqual(['cannot-change-in-variant: nights of oak']);
});

describe('names that are given twice', () => {
  test('in a variant', () => {
    expect(changing('term nights = 4', 'term nights = 5')).toEqual(['double-declaration: nights']);
    expect(changing('nights becomes 4', 'nights becomes 5')).toEqual(['double-declaration: nights']);
    expect(changing('price[oak] becomes 4', 'price[oak] becomes 5')).toEqual([
      'double-declaration: price[oak]',
    ]);
    expect(changing('price[oak] becomes 4', 'price[pine] becomes 5')).toEqual([]);
  });

  test('by two variants', () => {
    const two = saidOf(BASE, variant('nights becomes 4'), variant('nights becomes 5'));
    expect(two).toEqual(['double-declaration: quick']);
  });

  test('by two games', () => {
    const { problems, games } = compile(
      ['a', 'b'].map((folder) => ({ file: `${folder}/rules.regel`, text: BASE })),
      { texts: false },
    );
    expect(
      problems.filter(({ severity }) => severity === 'error').map(({ code, at }) => `${code} ${at.file}`),
    ).toEqual(['double-declaration b/rules.regel']);
    expect(games.map(({ id }) => id)).toEqual(['small']);
  });
});

test('a variant may add pieces twice', () => {
  const base = game('pieces Card\n  2 alike\n');
  const adding = variant(
    'pieces Card, also',
    '  1 alike',
    'pieces Card, also',
    '  1 alike',
    'example e',
    '  players Kim, Nina',
    '  then count of (all Card) is 4',
  );
  expect(saidOf(base, adding)).toEqual([]);
});

describe('what is something else than in the game', () => {
  const base = game(`term nights = 3
term more = nights

table dark by Weather
  Weather | calm | storm
  dark    |   no |   yes

the table has
  paid: 0..9

phase game
  paid becomes more
  add nights to paid
  if dark[storm]
    paid becomes nights
`);
  const saying = (...lines: string[]) => saidOf(base, variant(...lines));

  test('is told once, where the variant says so', () => {
    expect(saying('nights becomes yes')).toEqual(['variant-other-type: yes']);
    expect(saying('nights becomes oak')).toEqual(['variant-other-type: oak']);
    expect(saying('term nights = yes')).toEqual(['variant-other-type: nights']);
    expect(saying('the table has', '  paid: Tree')).toEqual(['variant-other-type: paid']);
    expect(saying('table dark by Weather', '  Weather | calm | storm', '  dark    |    1 |     2')).toEqual([
      'variant-other-type: dark',
    ]);
  });

  test('is told of an option too', () => {
    const text = base.replace('players 2', 'players 2\n  option sunny: yes');
    const using = text.replace('if dark[storm]', 'if sunny');
    expect(saidOf(using, variant('option sunny: oak'))).toEqual(['variant-other-type: oak']);
    expect(saidOf(using, variant('option sunny: no'))).toEqual([]);
  });

  test('may be so where all that uses it is declared anew', () => {
    expect(
      saying(
        'term nights = yes',
        'term more = 2',
        'phase game',
        '  paid becomes more',
        '  if nights',
        '    paid becomes 1',
      ),
    ).toEqual([]);
  });

  test('is not told of lines of the variant that use it otherwise', () => {
    expect(
      saying('term nights = yes', 'term more = nights + 1', 'phase game', '  paid becomes more'),
    ).toEqual(['other-type: nights']);
  });
});

describe('a line of the game that is wrong in a variant only', () => {
  const problemsOf = (...variants: string[]) => {
    const sources = [BASE, ...variants].map((text, index) => ({ file: `small/${index}.regel`, text }));
    const { problems } = compile(sources, { texts: false });
    return problems
      .filter(({ severity }) => severity === 'error')
      .map(({ code, variant: name, related = [] }) => [
        code,
        name,
        ...related.map(({ at }) =>
          sources.find(({ file }) => file === at.file)!.text.slice(at.start, at.end),
        ),
      ]);
  };

  test('names the variant, and what it changes', () => {
    expect(problemsOf(variant('nights becomes 4', 'price[oak] becomes none'))).toEqual([
      ['may-be-none', 'quick', 'price[oak] becomes none'],
    ]);
    expect(problemsOf(variant('kind Weather: calm'))).toEqual([['unknown-value', 'quick', 'Weather']]);
  });

  test('names each variant', () => {
    const slow = variant('price[oak] becomes none').replace('quick', 'slow');
    expect(problemsOf(variant('price[oak] becomes none'), slow).map(([, name]) => name)).toEqual([
      'quick',
      'slow',
    ]);
  });
});

describe('what changes nothing', () => {
  test('is told, whatever it is', () => {
    expect(changing('nights becomes 3')).toEqual(['variant-changes-nothing: nights']);
    expect(changing('price[oak] becomes 1')).toEqual(['variant-changes-nothing: price[oak]']);
    expect(changing('the table has', '  paid: 0..9')).toEqual(['variant-changes-nothing: paid']);
    expect(changing('kind Weather: calm, storm')).toEqual(['variant-changes-nothing: Weather']);
  });

  test('is not what says the same of something else', () => {
    expect(changing('price[oak] becomes 2', 'nights becomes 1')).toEqual([]);
  });
});
