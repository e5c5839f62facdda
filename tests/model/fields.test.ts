/** What is said about fields, parameters and the frame of a game. */
import { describe, expect, test } from 'vitest';
import { game, saidOf } from './small-game.ts';

const DICE = 'pieces Die, plural dice, with face 1..6\n  3 alike\n\n';
const withField = (field: string, owner = 'the table', more = '') =>
  saidOf(game(`${DICE}${owner} has\n  thing: ${field}\n\n${more}`));

describe('traits', () => {
  test.each([
    ['0..9, up to 5', 'up to 5'],
    ['Tree, more is lost', 'more is lost'],
    ['yes or no, x starts at yes', 'x starts at yes'],
    ['0..9, seen by owner', 'seen by owner'],
    ['0..9, starts with (1, 2)', 'starts with (1, 2)'],
  ])('%s', (field, trait) => expect(withField(field)).toEqual([`trait-without-use: ${trait}`]));

  test('that say something', () => {
    const grid = 'grid yard of height 1..9\n  1 x\n\n';
    expect(withField('yes or no, x starts at yes, for each cell of yard', 'the table', grid)).toEqual([]);
    expect(withField('0..9, seen by owner, more is lost', 'each player')).toEqual([]);
    expect(withField('set of Tree, up to 2, starts with (oak, pine), more is lost')).toEqual([]);
    expect(withField('dice, starts with all Die, seen by nobody')).toEqual([]);
  });
});

test('a key or an item is one thing', () => {
  expect(withField('0..9 for each dice')).toEqual(['other-type: dice']);
  expect(withField('set of dice')).toEqual(['other-type: dice']);
  expect(withField('0..9 for each Die')).toEqual([]);
});

describe('start values', () => {
  test('do not depend on what changes', () => {
    const more = 'the table has\n  round: 0..9\nterm left = 9 - round\nterm most = 9\n';
    expect(withField('0..9, starts at round', 'the table', more)).toEqual(['start-reads: round']);
    expect(withField('0..9, starts at left', 'the table', more)).toEqual(['start-reads: left']);
    expect(withField('0..9, starts at face of Die[1]', 'the table', more)).toEqual([
      'start-reads: face of Die[1]',
    ]);
    expect(withField('0..9, starts at most', 'the table', more)).toEqual([]);
    expect(withField('0..9, starts at count of players', 'the table', more)).toEqual([]);
  });

  test('do not put a piece in several places', () => {
    expect(withField('dice, starts with all Die', 'each player')).toEqual(['pieces-several-times: all Die']);
    expect(withField('dice for each Tree, starts with all Die')).toEqual(['pieces-several-times: all Die']);
    expect(withField('dice, starts with empty', 'each player')).toEqual([]);
    const alone = game(`${DICE}each player has\n  thing: dice, starts with all Die\n`, { players: '1' });
    expect(saidOf(alone)).toEqual([]);
  });
});

describe('a field with keys', () => {
  const fields = `${DICE}the table has
  logs: 0..9 for each Tree
  pile: dice for each Tree
  pool: dice, starts with all Die
`;
  const doing = (...lines: string[]) => saidOf(game(`${fields}\nphase game\n  ${lines.join('\n  ')}\n`));

  test.each([
    ['add 1 to logs', 'logs'],
    ['remove 1 from logs', 'logs'],
    ['move all Die to pile', 'pile'],
    ['shuffle pile', 'pile'],
    ['chance chooses logs from 1..3', 'logs'],
  ])('is named with its key in %s', (line, name) => expect(doing(line)).toEqual([`argument-count: ${name}`]));

  test('changes as a whole with becomes', () => {
    expect(doing('logs becomes 3', 'move all Die to pile[oak]', 'shuffle pile[oak]')).toEqual([]);
  });
});

describe('names in a first line', () => {
  test.each([
    ['term sum[a: 1..3, a: 1..3] = a', 'a'],
    ['phase turn[player] of player\n  nothing', 'player'],
    ['scoring growth[tree] for each tree\n  award 1 to players', 'tree'],
  ])('%s', (declaration, name) =>
    expect(saidOf(game(declaration)).filter((one) => one.startsWith('double'))).toEqual([
      `double-parameter: ${name}`,
    ]),
  );
});

test('the frame says each thing once', () => {
  const frame = (...lines: string[]) =>
    saidOf(game('').replace('  players 2', ['  players 1..2', ...lines].join('\n  ')));
  expect(frame('players 3')).toEqual(['double-declaration: players 3']);
  expect(frame('imaginary 1 with 1 player', 'imaginary 2 with 1 player')).toEqual([
    'double-declaration: imaginary 2 with 1 player',
  ]);
  expect(frame('imaginary 1 with 1 player', 'imaginary 2 with 2 players')).toEqual([]);
});

test('an example may ask about what cannot be chosen', () => {
  const choosing = `each player has
  favourite: Tree

phase game
  for each player in players
    do turn of player

phase turn of player
  player must do one of
    plant

action plant of player
  choose tree from (oak, birch)                       else not-here
  favourite becomes tree

example planting
  players Kim, Nina
  when do turn of Kim
  then Kim may plant with tree = birch
   and Kim may not plant with tree = pine: not-here
`;
  const mistyped = (text: string) => saidOf(game(text)).filter((one) => one.startsWith('other-type'));
  expect(saidOf(game(choosing)).filter((one) => one.startsWith('example'))).toEqual([]);
  expect(mistyped(choosing)).toEqual([]);
  expect(mistyped(choosing.replace('pine: not', 'storm: not'))).toEqual(['other-type: storm']);
});

describe('what belongs to a player', () => {
  test.each(['cells', 'rows', 'columns', 'lines', 'neighbours', 'holes', 'first', 'count'])(
    'may be called %s, although the language has that word',
    (word) => {
      const rules = `
term ${word} of player = 7

example asked
  players Kim, Nina
  then ${word} of Kim is 7
`;
      expect(saidOf(game(rules))).toEqual([]);
    },
  );
});
