import { expect, test } from 'vitest';
import { createCore } from '../../generated/palace/core.ts';
import { data } from '../../generated/palace/data.ts';
import { mostSeats } from '../../generated/runtime/fields.ts';

/** Plays a game at random, always the same; gives what is left of it in memory. */
function played(core: ReturnType<typeof createCore>): Int32Array {
  core.start({ players: 3, imaginary: 0, options: [1], seed: [1, 2, 3, 4] });
  let random = 1;
  while (!core.isOver()) {
    const player = core.actorAt!(0);
    random = (Math.imul(random, 1664525) + 1013904223) | 0;
    core.apply(player, core.moveAt((random >>> 8) % core.moveCount(player)));
  }
  return core.memory.slice(0, core.stateWords());
}

// Cells are marked with a number that goes up. When it no longer fits into a word, walls would be counted wrongly.
test('a core that has played for long counts as one that is new', () => {
  const core = createCore();
  const first = played(core);
  const after = core.memory.slice();
  const { at: grids, apart = 0 } = data.fields.find(({ name }) => name === 'palace')!;
  const words = grids + mostSeats(data) * apart;
  // One word behind the state and its grids is the stamp: each is tried, as if it had gone up for long.
  const behind = after.subarray(words);
  const stamps = [...behind.keys()].filter((at) => behind[at]! > 100);
  expect(stamps.length).toBeGreaterThan(0);
  for (const at of stamps) {
    core.memory.set(after);
    core.memory[words + at] = 2 ** 29 + 7;
    expect(played(core)).toEqual(first);
  }
});
