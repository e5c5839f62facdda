import { describe, expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { saidOf } from './small-game.ts';

/** A game with something of everything that a variant can change, take out or put lines into. */
const BASE = `game small
  players 2..4
  imaginary 1 with 2 players, named Ulu
  option dark: no

kind Tree: oak, pine
kind Wind: calm, storm

pieces Letter
  tree | copies
  oak  |      2
  pine |      3

table rating by points
  points | 0..9 | 10..
  moons  |    1 |    2
  cakes  |    0 |    1

grid sheet[oak] of pips 1..6, rows give gift, columns give worth, diagonal gives gift
  1 2 | 1
  3 x |
  -----
  5 6 | 4

grid sheet[pine]
  place | 1 | 2
  gift  |   | 3

each player has
  coins:  0..90
  satchel: letters

the table has
  bag: letters, starts with all Letter

phase game
  for each player in players
    do turn of player
  score wealth, letters-left

phase turn of player
  add 1 to coins
  player may do one of
    earn
    spend
  otherwise
    nothing
  do rest

phase rest of player
  do nap

phase nap of player
  add nap-coins to coins

term nap-coins = 3

action earn of player
  add 10 to coins

action spend of player
  pay 1 from coins else too-few
  follow awake

rules awake of player
  need coins is at least 1 else asleep

scoring wealth for each player
  award coins

scoring letters-left for each player
  award count of satchel

winner player in players by most points of player
  tie: joint win
  solo: moons of rating[points of player]

example a-turn
  players Kim, Nina, Tom
  when do turn of Kim
   and Kim does earn
  then coins of Kim is 14

example the-rest
  players Kim, Nina, Tom
  given satchel of Kim is Letter[oak] and coins of Nina is 4
  when score letters-left, wealth
  then points of Kim is 1 and points of Nina is 4
`;

const said = (...lines: string[]): string[] =>
  saidOf(BASE, `variant other of small\n  ${lines.join('\n  ')}\n`);

/** The model of a variant with which nothing is wrong but examples of the game. */
function variantOf(...lines: string[]) {
  const text = `variant other of small\n  ${lines.join('\n  ')}\n`;
  const sources = [
    { file: 'small/small.regel', text: BASE },
    { file: 'small/variants/other.regel', text },
  ];
  const { games, problems } = compile(sources, { texts: false });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return games.find(({ id }) => id === 'small/other')!.model;
}

const names = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name);

test('a variant is for other players, and drops the imaginary ones that no longer fit', () => {
  const model = variantOf('players 3..5');
  expect(model.players).toEqual({ from: 3, to: 5 });
  expect(model.imaginary).toEqual([]);
  expect(variantOf('imaginary 0 with 2 players').imaginary).toEqual([]);
  expect(variantOf('imaginary 1..2 with 3 players, usually 2').imaginary).toMatchObject([
    { withPlayers: 2, named: 'Ulu' },
    { withPlayers: 3, from: 1, to: 2, usually: 2 },
  ]);
  expect(said('players 4..3')).toEqual(['player-counts: players 4..3']);
  expect(said('players 2..4')).toEqual(['variant-changes-nothing: players 2..4']);
  expect(said('players 2..3', 'players 2..5')).toEqual(['double-declaration: players 2..5']);
});

test('a variant changes one cell of a table with several values a key', () => {
  const model = variantOf('moons of rating[12] becomes 7', 'cakes of rating[0] becomes none');
  expect(model.tables[0]!.entries.map(({ values }) => values)).toEqual([
    [1, null],
    [7, 1],
  ]);
  expect(said('rating[12] becomes 7')).toEqual(['no-such-cell: rating[12]']);
  expect(said('stars of rating[12] becomes 7')).toEqual(['no-such-cell: stars of rating[12]']);
});

describe('in a grid, a variant changes', () => {
  const valuesIn = (...lines: string[]) => variantOf(...lines).grids[0]!;

  test('a number, and whether the cell is crossed before the game', () => {
    const { cells } = valuesIn('pips of sheet[oak, 1, 2] becomes 4', 'pips of sheet[oak, 2, 2] becomes 6');
    expect(cells.slice(0, 4).map(({ values, marked }) => [values[0], marked])).toEqual([
      [1, false],
      [4, false],
      [3, false],
      [6, false],
    ]);
    const crossed = valuesIn('pips of sheet[oak, 1, 1] becomes none').cells[0]!;
    expect(crossed).toMatchObject({ marked: true });
    expect(crossed.values[0]).toBe(null);
  });

  test('a cell of a row that is written as a table', () => {
    const { cells, cellProperties } = valuesIn('gift of sheet[pine, 1] becomes 9');
    const gift = cellProperties.findIndex(({ name }) => name === 'gift');
    expect(cells.slice(4).map(({ values }) => values[gift])).toEqual([9, 3]);
  });

  test('what a row, a column and the diagonal give', () => {
    const { lines, lineProperties } = valuesIn(
      'gift of row[2] of sheet[oak] becomes 8',
      'worth of column[1] of sheet[oak] becomes 9',
      'gift of diagonal of sheet[oak] becomes none',
    );
    const [gift, worth] = ['gift', 'worth'].map((one) =>
      lineProperties.findIndex(({ name }) => name === one),
    );
    expect(lines.map(({ values }) => [values[gift!], values[worth!]])).toEqual([
      [1, null],
      [8, null],
      [null, 9],
      [null, 6],
      [null, null],
    ]);
  });

  test('nothing that is not there', () => {
    expect(said('gift of row[3] of sheet[oak] becomes 1')).toEqual([
      'cannot-change-in-variant: gift of row[3] of sheet[oak]',
    ]);
    expect(said('pips of sheet[oak, 3, 1] becomes 1')).toEqual(['out-of-range: 3']);
    expect(said('sheet[oak, 1, 1] becomes 2')).toEqual(['cannot-change-in-variant: sheet[oak, 1, 1]']);
    expect(said('pips of sheet[oak, 1, 1] becomes storm')).toEqual(['other-type: storm']);
  });
});

test('a variant has more, fewer or none of some pieces', () => {
  expect(variantOf('copies of Letter[oak] becomes 4').pieces[0]!.pieces).toHaveLength(7);
  expect(variantOf('without Letter[pine]').pieces[0]!.pieces).toHaveLength(2);
  expect(said('colour of Letter[oak] becomes 4')).toEqual(['no-such-row: colour of Letter[oak]']);
});

describe('a line of the game', () => {
  const coinsAfter = (total: number, ...lines: string[]): string[] =>
    said(
      ...lines,
      'example a-turn',
      '  players Kim, Nina, Tom',
      '  when do turn of Kim',
      '   and Kim does earn',
      `  then coins of Kim is ${total}`,
    );

  test('gets others before, after or in its place, also further in', () => {
    expect(coinsAfter(16, 'phase turn, after do rest', '  add 2 to coins')).toEqual([]);
    expect(coinsAfter(3, 'phase turn, before do rest', '  coins becomes 0')).toEqual([]);
    expect(coinsAfter(11, 'phase turn, instead of do rest', '  nothing')).toEqual([]);
    expect(coinsAfter(16, 'action earn, before add 10 to coins', '  add 2 to coins')).toEqual([]);
    expect(coinsAfter(14, 'phase turn, before nothing', '  coins becomes 0')).toEqual([]);
    expect(
      coinsAfter(19, 'phase turn, after player may do one of', '  let more = 5', '  add more to coins'),
    ).toEqual([]);
  });

  test('is told in the lines of the variant if something is wrong with them', () => {
    expect(said('phase turn, after do rest', '  add 2 to coin')).toEqual(['unknown-name: coin']);
    expect(said('scoring wealth, after award coins', '  do rest')).toEqual(['not-in-scoring: do rest']);
  });

  test('may be an offer', () => {
    const beg = ['action beg of player', '  add 3 to coins'];
    const model = variantOf(...beg, 'phase turn, after earn', '  beg', '    add 1 to coins');
    const decide = model.phases.find(({ name }) => name === 'turn')!.body.find(({ is }) => is === 'decide');
    expect(decide?.is === 'decide' && decide.offers.map(({ action }) => action)).toEqual([
      'earn',
      'beg',
      'spend',
    ]);
    expect(said(...beg, 'phase turn, instead of spend', '  beg')).toEqual([]);
  });
});

describe('without', () => {
  test('examples that name pieces of rows that are gone go too', () => {
    const example = (name: string, letter: string): string =>
      `\nexample ${name}\n  players Kim, Nina, Tom\n  given satchel of Kim is ${letter}\n  then count of satchel of Kim is 1\n`;
    const game = `${BASE}${example('a-pine', 'Letter[pine]')}${example('the-second', 'Letter[pine, 2]')}${example('an-oak', 'Letter[oak, 2]')}`;
    expect(saidOf(game, 'variant fewer of small\n  without Letter[pine]\n')).toEqual([]);
  });

  test('a scoring, an action, a phase or rules: nothing runs them any more', () => {
    expect(names(variantOf('without letters-left').scorings)).toEqual(['wealth']);
    expect(names(variantOf('without spend').actions)).toEqual(['earn']);
    expect(said('without awake')).toEqual([]);
    expect(said('without letters-left')).toEqual([]);
  });

  test('what only it used goes with it', () => {
    const model = variantOf('without rest');
    expect(names(model.phases)).toEqual(['game', 'turn']);
    expect(names(model.terms)).toEqual([]);
    expect(names(variantOf('without spend').rules)).toEqual([]);
  });

  test('a decision that has nothing left to offer goes on with its otherwise', () => {
    const { phases } = variantOf('without earn, spend');
    expect(phases.find(({ name }) => name === 'turn')!.body.map(({ is }) => is)).toEqual([
      'add',
      'nothing',
      'do',
    ]);
  });

  test('examples that speak of it go with it, others stay', () => {
    expect(names(variantOf('without letters-left').examples)).toEqual(['a-turn']);
    expect(names(variantOf('without the-rest').examples)).toEqual(['a-turn']);
  });

  test('what else names it is told, and which line took it away', () => {
    expect(said('without rating')).toEqual(['unknown-name: rating']);
    expect(said('without earning')).toEqual(['without-nothing: earning']);
    expect(said('without sheet[birch]')).toEqual(['without-nothing: sheet[birch]']);
  });
});

describe('a variant of a variant', () => {
  const first = 'variant first of small\n  nap-coins becomes 5\n  without spend\n';
  const second = 'variant second of first\n  phase turn, after do rest\n    add 1 to coins\n';
  const example = (coins: number): string =>
    `  example a-turn\n    players Kim, Nina, Tom\n    when do turn of Kim\n     and Kim does earn\n    then coins of Kim is ${coins}\n`;

  test('has what both say, in whatever order they stand', () => {
    expect(saidOf(BASE, second + example(17), first + example(16))).toEqual([]);
    expect(saidOf(BASE, second + example(16), first + example(16))).toEqual([
      'example-fails: coins of Kim is 16',
    ]);
  });

  test('is told only what is wrong with itself', () => {
    expect(saidOf(BASE, first.replace('5', 'yes'), second)).toEqual(['variant-other-type: yes']);
    expect(saidOf(BASE, first + example(16), `${second}  without spend\n${example(17)}`)).toEqual([
      'without-nothing: spend',
    ]);
  });

  test('never goes in a circle, and is of something', () => {
    expect(saidOf(BASE, first.replace('small', 'second'), second)).toEqual(['circle-of-variants: first']);
    expect(saidOf(BASE, first.replace('of small', 'of first'))).toEqual(['circle-of-variants: first']);
    expect(saidOf(BASE, second)).toEqual(['variant-of-nothing: first']);
  });
});
