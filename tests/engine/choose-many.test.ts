import { expect, test } from 'vitest';
import { compiled, EngineFolder, engineFiles } from './emitted.ts';

/** Three of 24 cards, with three of a kind as another condition. */
function cards(lines: readonly string[]) {
  return `game trios
  players 2..2

pieces Card
  4 of each rank 1..6

the table has
  deck: cards, starts with all Card
  pile: cards

action lay of player
  ${lines.join('\n  ')}
  need no card in cards where some other in cards where rank of other is not rank of card else three-alike
  move cards to pile

phase game
  for each player in players
    player may do one of
      lay

winner player in players by most points of player
  tie: joint win
`;
}

declare global {
  var setsLookedAt: number;
}

/** How many moves an engine lists at the beginning, and how many sets it looks at for that. */
async function listed(lines: readonly string[]): Promise<{ moves: number; sets: number }> {
  // Cards that are alike are one choice: a mark of its own makes each another.
  const text = cards(lines).replace('4 of each rank 1..6', '1 of each rank 1..6 and mark 1..4');
  const sources = [{ file: 'trios/trios.regel', text }];
  const files = engineFiles(compiled('trios', sources), sources);
  // Every set that is looked at is put together in this one place, by one card more.
  const counted = files['core.ts'].replaceAll(
    /(?<=\[TAKEN2?) \+ \+\+size\]/g,
    ' + (globalThis.setsLookedAt++, ++size)]',
  );
  expect(counted).not.toBe(files['core.ts']);
  const folder = new EngineFolder();
  try {
    folder.write('trios', { ...files, 'core.ts': counted });
    const engine = await folder.facade('trios');
    const state = engine.start({ players: 2, seed: 'cards' });
    globalThis.setsLookedAt = 0;
    const moves = engine.moves(state, 'server').length;
    return { moves, sets: globalThis.setsLookedAt };
  } finally {
    folder.remove();
  }
}

test.each([
  [['choose 3 cards from deck']],
  [['choose some cards from deck', 'need count of cards is 3 else three']],
  [['choose any cards from deck', 'need count of cards is in 3..3 else three']],
])('an engine looks at few sets, however the number is written: %s', async (lines) => {
  const { moves, sets } = await listed(lines);
  // Six ranks with four ways to leave one card out, and the pass.
  expect(moves).toBe(6 * 4 + 1);
  // All sets of one card and of two, and of three those with a third card behind two of a kind: of sixteen million.
  expect(sets).toBeLessThanOrEqual(24 + 276 + 6 * 6 * 22);
});
