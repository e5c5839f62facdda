import { expect, test } from 'vitest';
import { showScores } from '../../compiler/runtime/show.ts';
import { tableOf } from './table.ts';

/** Few games and little thinking: only that something is badly broken would be seen here. README.md has the real figures. */
test.each([
  ['clever', 2, 4],
  ['roll-and-write', 2, 4],
  ['dice-game', 1, 16],
  ['palace', 1, 4],
  ['alcazaba', 1, 4],
])('search is far ahead of random in %s', (id, games, tries) => {
  const { machine, random, search, start, play } = tableOf(id);
  let ahead = 0;
  for (let game = 0; game < games; game++) {
    const own = 1 + (game % 2);
    const botFor = (player: number) => (player === own ? search : random);
    const end = play(start(`strength ${game >> 1}`), botFor, { seed: 'strength', tries });
    const points = showScores(machine, end).map((score) => (score as { total: number }).total);
    ahead += points[own - 1]! - points[2 - own]!;
  }
  expect(ahead / games).toBeGreaterThan(10);
});
