/** What is printed: tables, pieces and grids. */
import { describe, expect, test } from 'vitest';
import { game, saidOf } from './small-game.ts';

describe('yes and no in print', () => {
  const PRINTED = `
table dark by Weather
  Weather | calm | storm
  dark    |   no |   yes

table open by Tree, otherwise yes
  Tree | oak
  open |  no

pieces Card
  tree | wild
  oak  |  yes
  pine |   no

grid lane
  step | 1  |   2
  hole | no | yes

the table has
  light: 0..9
`;
  test.each([
    'dark[storm] and not dark[calm]',
    'dark[storm] is yes and dark[calm] is no',
    'open[pine] and not open[oak]',
    'wild of Card[oak] and not wild of Card[pine]',
    'hole of lane[2] and not hole of lane[1]',
    '(count of card in all Card where wild of card) is 1',
    '(the card in all Card where wild of card) is Card[oak] and Card[oak, yes] is Card[oak]',
  ])('%s', (fact) => {
    expect(saidOf(game(`${PRINTED}\nexample reading\n  players Kim, Nina\n  then ${fact}\n`))).toEqual([]);
  });

  test('decides in an if', () => {
    const phase = `phase game
  if dark[storm]
    light becomes 3
  if open[birch]
    add 1 to light

example playing
  players Kim, Nina
  when do game
  then light is 4
`;
    expect(saidOf(game(PRINTED + phase))).toEqual([]);
  });
});

describe('otherwise', () => {
  const table = (otherwise: string, cell: string) => `table price by Tree, otherwise ${otherwise}
  Tree | oak | birch
  cost | ${cell} |
`;
  test('is of the type of the column', () => {
    expect(saidOf(game(table('oak', '3')))).toEqual(['other-type: oak']);
    expect(saidOf(game(table('3', 'yes')))).toEqual(['other-type: 3']);
    expect(saidOf(game(table('calm', 'oak')))).toEqual(['other-type: calm']);
    expect(saidOf(game(table('pine', 'oak')))).toEqual([]);
    expect(saidOf(game(table('none', 'oak')))).toEqual([]);
  });

  test('widens a column with empty cells', () => {
    const field = 'the table has\n  paid: 0..9, starts at 1\n';
    const phase = 'phase game\n  let cost = price[pine]\n  if cost is not none\n    paid becomes cost\n';
    const example = 'example e\n  players Kim, Nina\n  when do game\n  then paid is 5\n';
    expect(saidOf(game(table('5', '1') + field + phase + example))).toEqual([]);
    expect(saidOf(game(table('5', ' ') + field + phase + example))).toEqual([]);
  });
});

test('a whole row of a table is not a value', () => {
  const table = `table rating by points
  points | 0..9 | 10..
  moons  |    1 |    2
  cakes  |    0 |    1
`;
  expect(saidOf(game(`${table}term best = rating[12]\n`))).toEqual(['row-as-value: rating[12]']);
  expect(saidOf(game(`${table}term best = count of rating[12]\n`))).toEqual(['no-such-property: count']);
  expect(saidOf(game(`${table}term best = moons of rating[12] + cakes of (rating[3])\n`))).toEqual([]);
});

describe('several keys', () => {
  const table = (heads: string) => `table prize by Tree and place
        | ${heads}
  oak   | 5 | 4
  birch | 2 | 2
  pine  | 1 | 1
`;
  test('numbers across do not overlap and have no gap', () => {
    expect(saidOf(game(table('1..3 | 2..4')))).toEqual(['overlapping-keys: 2..4']);
    expect(saidOf(game(table('1 | 3')))).toEqual(['missing-key: 3']);
    expect(saidOf(game(table('1 | 2..3')))).toEqual([]);
  });

  test('a word may stand in several heads', () => {
    const three = `table prize by Weather, Tree and place, otherwise 0
        | oak 1 | oak 2 | pine 1 | pine 2..3
  calm  |     5 |     4 |      3 |         2
  storm |     2 |     2 |      1 |         1
`;
    expect(saidOf(game(three))).toEqual(['overlapping-keys: 2..3']);
    expect(saidOf(game(three.replace('2..3', '2   ')))).toEqual([]);
  });
});

describe('one property, one type', () => {
  test('of pieces and what is added to them', () => {
    const pieces = `pieces Card
  1 of each Tree and worth 1..2

pieces Card, also
  tree | worth
  oak  | pine
`;
    expect(saidOf(game(pieces))).toEqual(['mixed-column: pine']);
    expect(saidOf(game(pieces.replace('| pine', '|    7')))).toEqual([]);
    expect(saidOf(game(pieces.replace('| worth', '| copies')))).toEqual(['other-type: pine']);
  });

  test('of a family of grids, and of all its lines', () => {
    const grids = (height: string, corner: string) => `
grid yard[oak] of height 1..9, rows give gain, columns give gain
  1 2 | .
  3 4 | 7
  -------
  . ${corner}

grid yard[pine]
  height | ${height} | ${height}
  step   | 1 | 2

term worth = gain of (the first of rows of yard[oak])
`;
    expect(saidOf(game(grids('1', '5')))).toEqual([]);
    expect(saidOf(game(grids('1', 'oak')))).toEqual(['mixed-column: oak']);
    expect(saidOf(game(grids('oak', '5')))).toEqual(['mixed-column: oak']);
  });
});

describe('pictures', () => {
  const picture = (
    margin: string,
    foot: string,
  ) => `grid yard of height 1..9, rows give gain, diagonal gives gain
  1 2 | ${margin}
  3 4 | 7
  -------
      | ${foot}
`;
  test('a dot in a margin is none', () => {
    const example = `example reading
  players Kim, Nina
  then gain of (the first of rows of yard) is none
`;
    expect(saidOf(game(picture('.', '5') + example))).toEqual([]);
    expect(saidOf(game(picture('3', '.')))).toEqual([]);
  });

  test('there is one row below the dashes', () => {
    expect(saidOf(game(`${picture('3', '5')}  8 9\n`))).toEqual(['row-below-foot: 8 9']);
  });
});

describe('a piece by its properties', () => {
  const pieces = `pieces Card
  4 of each Tree and worth 1..2
`;
  const naming = (card: string) => saidOf(game(`${pieces}term chosen = ${card}\n`));

  test('is there', () => {
    expect(naming('Card[oak, 2]')).toEqual([]);
    expect(naming('Card[oak, 2, 4]')).toEqual([]);
    expect(naming('Card[2]')).toEqual([]);
  });

  test('is not the third of others because there is no third property', () => {
    expect(naming('Card[oak, 3]')).toEqual(['no-such-piece: Card[oak, 3]']);
    expect(naming('Card[oak, 2, 5]')).toEqual(['no-such-piece: Card[oak, 2, 5]']);
  });
});
