import { expect, test } from 'vitest';
import { partOf, type Range } from '../../compiler/lab/plan.ts';
import { GamePlayer } from '../../compiler/lab/play-games.ts';
import { readResult } from '../../compiler/lab/read-result.ts';
import {
  emptyResult,
  isComplete,
  merged,
  type Result,
  withGames,
  writeResult,
} from '../../compiler/lab/result.ts';
import { labGame, planOf } from './lab-game.ts';
import { race } from './small-games.ts';

const game = labGame(race());
const plan = planOf(game, { players: 3, games: 1500 });

/** As a machine of its own would play it. */
function played(...ranges: Range[]): Result {
  const player = new GamePlayer(game, plan);
  return ranges.reduce((result, range) => withGames(result, range, player.play(range)), emptyResult(plan));
}

const whole = writeResult(played([0, 1500]));

test('any parts, in any order, read from files, come to the same bytes as one run', () => {
  const shards = [0, 1, 2, 3, 4, 5, 6].map((part) => played(partOf(plan.games, part, 7)));
  const files = shards.map((shard) => readResult(writeResult(shard))!);
  for (const order of [files, files.toReversed(), [...files.slice(4), ...files.slice(0, 4)]]) {
    const [first, ...others] = order;
    const together = merged([first!, ...others]);
    expect(typeof together === 'string' ? together : writeResult(together)).toBe(whole);
  }
});

test('the games of one part can be played in any order, a few at a time', () => {
  expect(writeResult(played([700, 1500], [0, 1], [3, 700], [1, 3]))).toBe(whole);
});

test('parts that have games in common, or are of another run, are not added up', () => {
  expect(merged([played([0, 10]), played([9, 12])])).toBe('same-games');
  const other = { ...played([20, 30]), plan: { ...plan, seed: 'other' } };
  expect(merged([played([0, 10]), other])).toBe('other-plan');
  expect(() => withGames(played([0, 10]), [5, 6], new GamePlayer(game, plan).play([5, 6]))).toThrow(
    RangeError,
  );
});

test('a run that was broken off goes on where it was', () => {
  const broken = readResult(writeResult(played([0, 400], [600, 700])))!;
  expect(isComplete(broken)).toBe(false);
  expect(broken.played).toEqual([
    [0, 400],
    [600, 700],
  ]);
  const player = new GamePlayer(game, plan);
  let result = broken;
  for (const range of [
    [400, 600],
    [700, 1500],
  ] as const)
    result = withGames(result, range, player.play(range));
  expect(isComplete(result)).toBe(true);
  expect(writeResult(result)).toBe(whole);
});

test.each([
  '',
  'null',
  '{}',
  '[1]',
  whole.replace(/"version":\d+/, '"version":0'),
  whole.replace('"players":3', '"players":-3'),
  whole.replace(/"sum":"\d+"/, '"sum":"1e9"'),
  whole.replace(/"count":\d+/, '"count":7'),
  whole.replace('[[0,1500]]', '[[0,2000]]'),
  whole.replace('[[0,1500]]', '[[0,9],[5,1500]]'),
  whole.slice(0, -40),
])('a file that is no result is refused (%#)', (text) => {
  expect(readResult(text)).toBeUndefined();
});

test('shares of a run are of all its games, each in one of them', () => {
  const parts = [0, 1, 2].map((part) => partOf(10, part, 3));
  expect(parts).toEqual([
    [0, 3],
    [3, 6],
    [6, 10],
  ]);
});
