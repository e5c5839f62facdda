import { expect, test } from 'vitest';
import { Agreement } from '../../compiler/agree/agree.ts';
import { createInterpreter } from '../../compiler/interpret/index.ts';
import { fromSeed } from '../../compiler/runtime/chance-source.ts';
import { problemOf } from '../interpret/faults.ts';
import { sources } from '../reference/samples.ts';
import { emitted } from './emitted.ts';

/**
 * What the language has and no game of ours uses: the engine of a small game beside the interpreter. `shift` is always 0, which
 * only the players know, so that the engine must check what is worked out with it.
 */
const small = (actions: string, offers: readonly string[], times = 60): string => `game small
  players 2..3

kind Weather: calm, breeze, storm
kind Land: ridge, valley

pieces Die, plural dice, with face 1..6
  3 alike

pieces Letter
  1 of each Weather and stamps 1..2

grid wide, rows 1..3, columns 1..40

grid pond[valley] of depth 1..6
  1 2 3 4 5
  5 . 1 2 6
  3 4 5 6 1
  1 1 2 . 2

grid pond[ridge]
  1 2 3
  4 5 6
  3 2 1

each player has
  acorns: 0..99, more is lost
  maybe:  0..5 or none
  mail:   letters

the table has
  wind:    dice, starts with all Die
  shift:   0..9
  spare:   letters, starts with all Letter
  planted: Weather or none, for each cell of wide
  wet:     Weather or none, for each cell of pond
  beside:  yes or no, for each cell of wide
  shut:    yes or no, for each cell of wide
  shore:   yes or no, for each cell of pond
  island:  yes or no, for each cell of pond
  log:     list of 0..5, up to 9
  tags:    set of 0..5
  all-six: 0..6 for each Weather

${actions}
phase game
  repeat ${times} times
    for each player in players
      player must do one of
${offers.map((offer) => `        ${offer}`).join('\n')}
      otherwise
        nothing

winner player in players by most acorns of player
  tie: joint win
`;

const ACTIONS = `action plant of player
  choose spot from wide
  need planted[spot] is none                 else taken
  planted[spot] becomes storm
  beside becomes no
  shut becomes no
  for each near in neighbours of cells of planted
    beside[near] becomes yes
  for each hole in holes of cells of planted
    shut[hole] becomes yes

action flood of player
  choose spot from pond
  need wet[spot] is none                     else taken
  wet[spot] becomes calm
  shore becomes no
  island becomes no
  for each near in neighbours of cells of wet
    shore[near] becomes yes
  for each hole in holes of cells of wet
    island[hole] becomes yes

action look of player
  choose row    from 1..3
  choose column from 1..3
  need row is not 2 or column is not 2       else nothing-there
  add depth of pond[valley, row + shift, column - shift] to acorns
  if planted[wide[row + shift, column]] is none
    add 1 to acorns

action write of player
  choose die     from wind
  choose weather from Weather
  choose stamp   from 1..2
  let letter = Letter[weather, stamp + shift]
  need letter is in spare                    else taken
  move letter to mail
  maybe becomes face of die + shift - 1
  acorns becomes acorns / (1 - shift) rounded down
  face of die becomes (face of die + stamp - 1) / 2 rounded up
  let second = all other in wind where other is Die[2]
  add face of second to acorns
  all-six[weather] becomes face of second
  add (face of second - 1, stamp + shift) to tags
  remove 32 * stamp - 32 + shift from tags
  if count of log is less than 9
    add face of die + shift - 1 to log
  remove (7 * stamp + shift - 7, 3) from log
`;

const offers = ['plant', 'flood', 'look', 'write'];

test('what no game of ours uses is played as the interpreter plays it', async () => {
  const { game, core, engine } = await emitted('small', [
    { file: 'small/small.regel', text: small(ACTIONS, offers) },
  ]);
  const helpers = ['holesIn', 'neighboursOf', 'notZero', 'only', 'span', 'there', 'withinOrNone'];
  expect(helpers.filter((name) => new RegExp(`\\b${name}\\(`).test(core))).toEqual(helpers);
  const agreement = new Agreement({ id: 'small', game }, engine);
  for (const players of [2, 3]) {
    const way = { players, imaginary: 0, options: {} };
    expect(agreement.play(way, `rare ${players}`, 1000, false).disagreement).toBeUndefined();
  }
});

test('two pieces, each chosen with a cell, are offered only where both can be chosen', async () => {
  const actions = `action fetch of player
  choose letter from spare
  move letter to mail

action carry of player
  choose letter from mail
  choose spot   from pond
  need land of spot is valley if stamps of letter is 1    else other-land
  need land of spot is ridge  if stamps of letter is 2    else other-land
  choose second from spare
  choose goal   from pond
  need land of goal is valley if stamps of second is 1    else other-land
  need land of goal is ridge  if stamps of second is 2    else other-land
  move letter to spare
  move second to mail
`;
  const text = small(actions, ['fetch', 'carry']);
  const { game, core, engine } = await emitted('small', [{ file: 'small/small.regel', text }]);
  expect(core).toMatch(/here\w* >>> \d/);
  const agreement = new Agreement({ id: 'small', game }, engine);
  const way = { players: 2, imaginary: 0, options: {} };
  expect(agreement.play(way, 'letters', 20, false).disagreement).toBeUndefined();
});

test('the first free cell of a line is found in whichever word its bit lies', async () => {
  const rows = '  1 1 1 1 1\n'.repeat(4);
  const actions = `grid marsh[valley]
${rows}
grid marsh[ridge]
${rows}
the table has
  reed: Weather or none, for each cell of marsh

action cut of player
  choose line from rows of marsh
  let next = first spot in cells of line where reed[spot] is none
  need next is not none  else taken
  reed[next] becomes calm
`;
  const text = small(actions, ['cut'], 20);
  const { game, core, engine } = await emitted('small', [{ file: 'small/small.regel', text }]);
  expect(core).toContain('firstIn(');
  const agreement = new Agreement({ id: 'small', game }, engine);
  const way = { players: 2, imaginary: 0, options: {} };
  expect(agreement.play(way, 'marsh', 60, false).disagreement).toBeUndefined();
});

test('the game of the language reference is played as the interpreter plays it', async () => {
  const { game, engine } = await emitted('owl-post', sources);
  const agreement = new Agreement({ id: 'owl-post', game }, engine);
  for (const [players, imaginary] of [
    [1, 1],
    [1, 2],
    [2, 0],
    [4, 0],
  ] as const)
    for (const moonlight of [true, false]) {
      const way = { players, imaginary, options: { moonlight } };
      expect(agreement.play(way, 'owls', 200, moonlight).disagreement).toBeUndefined();
      expect(agreement.play(way, 'mice', 200, !moonlight).disagreement).toBeUndefined();
    }
});

test.each([
  ['acorns becomes 5 / shift rounded down', 'division-by-zero'],
  ['maybe becomes shift + 6 - acorns', 'out-of-range'],
  ['all-six[calm] becomes shift - 1 + acorns', 'out-of-range'],
  ['add depth of pond[valley, shift + 2, 2] to acorns', 'no-such-cell'],
  ['add depth of pond[valley, shift, 2] to acorns', 'no-such-cell'],
  ['planted[wide[1, shift + 41 - acorns]] becomes calm', 'no-such-cell'],
  ['face of Die[shift] becomes 2', 'no-such-piece'],
  ['add face of (all die in wind) to acorns', 'not-exactly-one'],
  ['add shift + 6 - acorns to log', 'wrong-value'],
  ['add (1, shift + 6 - acorns) to log', 'wrong-value'],
  ['log becomes (1, shift + 6 - acorns)', 'wrong-value'],
  ['add (1, shift + 6 - acorns) to tags', 'wrong-value'],
  ['tags becomes (1, shift + 6 - acorns)', 'wrong-value'],
])('“%s” stops interpreter and engine alike', async (line, code) => {
  const text = small(`action go of player\n  ${line}\n`, ['go'], 1);
  const { game, engine } = await emitted('small', [{ file: 'small/small.regel', text }]);
  const setup = { players: 2, imaginary: 0, options: {} };
  const interpreter = createInterpreter(game);
  const reference = interpreter.start({ ...setup, seed: '1' });
  const machine = new engine.runtime.Machine(engine.createCore(), engine.data);
  const state = machine.begin({ players: 2, imaginary: 0, options: [] }, fromSeed('1'));
  expect(problemOf(() => interpreter.play(reference, interpreter.moves(reference, 0)[0]!))).toBe(code);
  expect(() => machine.play(state, machine.moves(state, 0)[0]!, 0)).toThrow(
    expect.objectContaining({ name: 'Fault', code }),
  );
});
