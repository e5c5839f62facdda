import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import type { Problem } from '../../compiler/problems/problem.ts';

/** A game around some declarations; the codes of its errors. */
function errors(...declarations: string[]): string[] {
  return problemsOf(...declarations)
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);
}

function problemsOf(...declarations: string[]): readonly Problem[] {
  const text = `game sample
  players 1..4

pieces Die, plural dice, with face 1..6
  3 alike

each player has
  coins: 0..9

the table has
  pool: dice, starts with all Die

phase game
  roll pool
  for each player in players
    do turn of player
  score purse

scoring purse for each player
  award coins

winner player in players by most points of player
  tie: joint win

${declarations.join('\n')}
`;
  return compile([{ file: 'sample/sample.regel', text }], { texts: false }).problems;
}

const TURN = 'phase turn of player\n  player may do one of\n    take\n';

test('a choice keeps its word, whatever its condition binds', () => {
  expect(
    errors(
      'phase turn of player\n  player may do one of\n    take\n      move die to pool\n',
      'action take of player\n  need some die in pool where face of die is 6 else no-six\n  choose die from all die in pool where face of die is 6\n  add 1 to coins\n',
      'example a-six\n  players Kim\n  given face of Die[1] is 6\n   and Kim is to take in turn\n  when Kim does take with die = Die[1]\n  then coins of Kim is 1\n',
    ),
  ).toEqual([]);
});

test('two choices of an action have two words', () => {
  expect(
    errors(TURN, 'action take of player\n  choose die from pool\n  choose die from pool\n  add 1 to coins\n'),
  ).toEqual(['name-taken']);
});

test.each([
  ['', true],
  ['  need count of taken is at most 2 else two\n', true],
  ['  need count of taken is at most 1 else one\n', false],
  ['  need count of taken is 1 else one\n', false],
])('several pieces may go into a place for one, unless they are counted: “%s”', (need, isTold) => {
  const codes = problemsOf(
    TURN,
    'each player has\n  kept: place for Die\n',
    `action take of player\n  choose some taken from pool\n${need}  move taken to kept\n`,
  ).map(({ code }) => code);
  expect(codes.includes('several-into-one')).toBe(isTold);
});

test('no condition after chance: a lot, or a roll further down in a loop', () => {
  const lot =
    'action take of player\n  rank die in pool by most face of die, first 1\n    tie: by lot\n    face of die becomes 1\n  need coins is 0 else no-coins\n';
  expect(errors(TURN, lot)).toEqual(['need-after-stop']);
  const loop = 'action take of player\n  repeat 2 times\n    need coins is 0 else no-coins\n    roll pool\n';
  expect(errors(TURN, loop)).toEqual(['need-after-stop']);
});

test('at once is followed into what is called', () => {
  const turn = 'phase turn of player\n  for each other in players, at once\n    do greet of other\n';
  const action = 'action take of player\n  add 1 to coins\n';
  expect(errors(turn, action, 'phase greet of player\n  player may do one of\n    take\n')).toEqual([]);
  expect(errors(turn, action, 'phase greet of player\n  next of player may do one of\n    take\n')).toContain(
    'at-once-decides',
  );
  expect(
    errors(
      turn,
      action,
      'phase greet of player\n  for each third in players, at once\n    do sip of third\n',
      'phase sip of player\n  add 1 to coins\n',
    ),
  ).toContain('at-once-inside');
});

test('the points of a scoring are kept by one sort of value', () => {
  const kinds = 'kind Tree: oak, pine\n\nkind Sky: calm, storm\n\n';
  const turn = 'phase turn of player\n  score woods\n';
  expect(
    errors(kinds, turn, 'scoring woods for each player\n  award 1 for oak\n  award 2 for storm\n'),
  ).toEqual(['other-type']);
});

test('long chains are checked in no time', () => {
  const chain = Array.from(
    { length: 40 },
    (_, index) => `phase step-${index + 1} of player\n  do step-${index}\n  do step-${index}\n`,
  );
  const start = performance.now();
  errors('phase turn of player\n  do step-40\n', 'phase step-0 of player\n  add 1 to coins\n', ...chain);
  expect(performance.now() - start).toBeLessThan(5000);
});
