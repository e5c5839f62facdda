import { expect, test } from 'vitest';
import type { Expr, Local } from '../../compiler/2-model/model.ts';
import type { Type } from '../../compiler/2-model/types.ts';
import { Bounds, type Extent, SINGLE } from '../../compiler/3-ir/bounds.ts';
import type { Game } from '../../compiler/3-ir/ir.ts';
import { compile } from '../../compiler/compile.ts';
import { MOST_ITEMS } from '../../compiler/limits.ts';

const TEXT = `game small
  players 2..4
  imaginary 1..3 with 2 players, usually 1

kind Weather:          calm, breeze, storm
kind Rough of Weather: breeze, storm
kind Wood:             oak, pine, elm

pieces Die, plural dice, with face 1..6
  5 alike

pieces Hedge
  wood | shut
  oak  | north east west
  pine | south
  elm  |

grid moor, rows 1..4, columns 1..6
grid forest[calm]
  1 2 3
  4 . 5
grid forest[storm]
  1 2
  3 4
  5 6

the table has
  wind:    dice, starts with all Die
  blown:   dice, up to 2
  tags:    set of Weather, up to 2
  diary:   list of Weather, up to 9
  planted: place for Hedge, for each cell of moor
  pile:    list of seat, up to 7, for each Weather
  number:  0..50

TERMS
action throw[those: list of Die] of player
  choose some dice from wind + blown
  choose any weathers from diary
  move dice to blown

action rest of player

phase spread[dice, words: list of Weather]
  number becomes count of dice + count of words

phase game
  let spare = all die in wind where face of die is 6
  let pair = (Die[1], Die[2])
  for each player in players
    player must do one of
      throw[spare]
        do spread[dice, diary + weathers + diary]
      throw[pair + wind]
      rest
  do spread[wind, ()]

winner player in players by most 0
  tie: joint win
`;

/** The game with a term for an expression. */
function gameAsking(text: string): Game {
  const source = { file: 'small/small.regel', text: TEXT.replace('TERMS', `term asked = ${text}\n`) };
  const { games, problems } = compile([source], { texts: false, runExamples: false });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return games[0]!.game;
}

function extentOf(text: string): Extent {
  const game = gameAsking(text);
  const { type } = game.terms[0]!;
  return new Bounds(game).of({ op: 'term', term: 'asked', args: [], type }, () => SINGLE);
}

/** The most that an expression without names can hold, and whether anything may occur in it twice. */
test.each([
  ['wind', 5, false],
  ['blown', 5, false], // `up to` holds when the game stops
  ['tags', 2, false],
  ['diary', 9, true],
  ['planted', 3, false], // there are three hedges for 24 cells
  ['pile', 21, true],
  ['pile[calm]', 7, true],
  ['wind + blown', 5, false], // a die lies in one of them
  ['wind + wind', 10, true],
  ['wind + blown + wind', 10, true],
  ['diary + tags', 11, true],
  ['all Die', 5, false],
  ['all die in wind where face of die is 1', 5, false],
  ['(1, 2, 3)', 3, false],
  ['(1, 2, 1)', 3, true],
  ['1..number', 50, false],
  ['-3..number', 54, false],
  ['calm..storm', 3, false],
  ['Rough', 2, false],
  ['players', 4, false],
  ['seats', 5, false],
  ['others of first of players', 4, false],
  ['winners', 4, false],
  ['moor', 24, false],
  ['forest', 11, false],
  ['forest[storm]', 6, false],
  ['rows of forest', 5, false],
  ['cells of the first line in rows of forest', 3, false],
  ['neighbours of moor[1, 1]', 4, false],
  ['neighbours of cells of planted', 24, false],
  ['cells of planted', 24, false],
  ['holes of cells of planted', 24, false],
  ['all cell reached from moor[1, 1] by next in neighbours of cell', 24, false],
  ['shut of Hedge[oak]', 3, false],
  ['all of face of die for die in wind', 5, true],
  ['all of face of die for die in wind, other in all Die', 25, true],
  ['all of neighbours of cell for cell in moor', 96, true],
  ['if number is 1 then wind otherwise all Die + wind', 10, true],
] as const)('%s holds at most %i', (text, most, repeats) => {
  expect(extentOf(text)).toEqual({ most, isCounted: false, repeats });
});

test('a collection that the rules do not keep small is counted when it is made', () => {
  const game = gameAsking('1..2');
  const number = (to: number): Expr => ({ op: 'constant', value: to, type: { is: 'number', from: to, to } });
  const range = (to: number): Expr => ({
    op: 'range',
    from: number(1),
    to: number(to),
    type: { is: 'collection', of: { is: 'number', from: 1, to }, form: 'several' },
  });
  const bounds = new Bounds(game);
  expect(bounds.of(range(MOST_ITEMS), () => SINGLE)).toMatchObject({ most: MOST_ITEMS, isCounted: false });
  expect(bounds.of(range(MOST_ITEMS + 1), () => SINGLE)).toMatchObject({ most: MOST_ITEMS, isCounted: true });
});

test('a name holds as much as the rules ever give it', () => {
  const game = gameAsking('1..2');
  const bounds = new Bounds(game);
  const most = (locals: readonly Local[], name: string): Extent =>
    bounds.ofLocal(locals.find((local) => local.name === name)!);
  const phase = game.routines.find(({ name }) => name === 'game')!;
  const { effect } = game.actions.find(({ name }) => name === 'throw')!;
  const spread = game.routines.find(({ name }) => name === 'spread')!;
  expect(most(phase.locals, 'spare')).toMatchObject({ most: 5, repeats: false });
  // Which dice these are is not looked at: they might be the same.
  expect(most(phase.locals, 'pair')).toMatchObject({ most: 2, repeats: true });
  // A choice of several is a set of what there is to choose from.
  expect(most(effect.locals, 'dice')).toMatchObject({ most: 5, repeats: false });
  expect(most(effect.locals, 'weathers')).toMatchObject({ most: 3, repeats: false });
  expect(most(phase.locals, 'weathers')).toMatchObject({ most: 3, repeats: false });
  // Offered once with `spare`, and once with `pair + wind`.
  expect(most(effect.locals, 'those')).toMatchObject({ most: 7, repeats: true });
  // Called with what was chosen, and with all; anybody outside may name each once.
  expect(most(spread.locals, 'dice')).toMatchObject({ most: 5, repeats: true });
  expect(most(spread.locals, 'words')).toMatchObject({ most: 21, repeats: true });
});

test('what lies inside of others is looked at once, however deep it lies', () => {
  const type: Type = { is: 'collection', of: { is: 'number', from: 1, to: 6 }, form: 'list' };
  let nested: Expr = { op: 'local', local: 'given', type };
  for (let depth = 0; depth < 20; depth++) nested = { op: 'all', bound: { local: 'x', in: nested }, type };
  let asked = 0;
  const extent: Extent = { most: 5, isCounted: false, repeats: true };
  const found = new Bounds(gameAsking('1..2')).of(nested, () => {
    asked++;
    return extent;
  });
  expect(found).toEqual(extent);
  expect(asked).toBeLessThan(10);
});
