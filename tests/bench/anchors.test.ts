import { expect, test } from 'vitest';
import { walkLimit, walkPlain } from './agree.ts';
import {
  longestOuterWall,
  longestOuterWallPlain,
  majorities,
  majoritiesPlain,
  packCounts,
  randomLayout,
  toPlain,
} from './anchors/alhambra-kernels.ts';
import { Chooser } from './chooser.ts';

// Speeds are worth comparing only between engines that play the same game.
test.each([1, 2, 3, 4])('with %i players the anchors play the same game of Clever', (players) => {
  for (let seed = 1; seed <= 10; seed++)
    expect([...walkLimit(seed, players)]).toEqual([...walkPlain(seed, players)]);
});

const chooser = new Chooser(3);
const random = () => chooser.pick(1 << 16) / (1 << 16);

test('majorities at the limit are those of the plain version', () => {
  for (let round = 0; round < 200; round++) {
    const players = 2 + (round % 5);
    const counts = Array.from({ length: 6 }, () => Array.from({ length: players }, () => chooser.pick(6)));
    for (const scoring of [1, 2, 3] as const) {
      const points = new Int32Array(players);
      majorities(packCounts(counts), players, scoring, points);
      expect([...points]).toEqual(majoritiesPlain(counts, scoring));
    }
  }
});

test('the longest outer wall at the limit is that of the plain version', () => {
  for (let round = 0; round < 200; round++) {
    const layout = randomLayout(1 + (round % 40), random);
    expect(longestOuterWall(layout.grid, layout.cells, layout.count)).toBe(
      longestOuterWallPlain(toPlain(layout)),
    );
  }
});
