import { expect, test } from 'vitest';
import { makeVectors } from '../../compiler/4-emit/conformance/index.ts';
import { compile } from '../../compiler/compile.ts';
import type { Dialogue } from '../../compiler/protocol/dialogue.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';

/** Who has most stones in a pile: a measure that counts pieces in two places, with an argument and a tie rule. */
const SOURCE = `
game heaps
  players 3..3

kind Colour: red, blue
kind Season: spring, autumn

pieces Stone
  6 of each Colour

each player has
  heap:  stones
  shelf: place for Stone, for each 1..3
  line:  0..9

the table has
  bag: stones, starts with all Stone

action wait of player

phase game
  for each player in players
    player must do one of
      wait
    otherwise
      impossible

term owned[colour] of player = count of stone in heap + shelf where colour of stone is colour

scoring most[season] for each colour
  rank player in players by most owned[colour] of player, at least 1
    tie: least line of player
    tie: share, rounded down
    award (if season is spring then 4 otherwise 6) - place to player for colour

winner player in players by most points of player
  tie: joint win
`;

const { games, problems } = compile([{ file: 'heaps/heaps.regel', text: SOURCE }], {
  texts: false,
  runExamples: false,
});

test('what counts pieces is tied at every place, before and after a tie rule, with every argument', () => {
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [game] = games;
  const { dialogues, uncovered } = makeVectors(game!);
  const own = dialogues.find(({ id }) => id === 'tie-most-3-players')!;
  expect(uncovered.filter(({ rule }) => rule.startsWith('scoring-'))).toEqual([]);
  const patterns = heapsIn(own);
  for (const tied of ['0 0 1', '0 1 1', '1 1 1', '1 1 2', '1 2 2'])
    expect(patterns.map(({ owned }) => owned.toSorted().join(' '))).toContain(tied);
  // The lines on which they stand part those who are tied, or do not.
  const all = patterns.filter(({ owned }) => owned.join() === '1,1,1');
  expect(all.map(({ lines }) => new Set(lines).size).toSorted()).toEqual([1, 3]);
  const asked = own.steps.flatMap(({ request }) => (request.do === 'score' ? [JSON.stringify(request)] : []));
  expect(asked.filter((text) => text.includes('spring'))).toHaveLength(asked.length / 2);
});

/** How many stones of the colour they have of which somebody has some, and on which line they stand. */
function heapsIn({ steps }: Dialogue): { owned: number[]; lines: unknown[] }[] {
  const session = new ReferenceSession(games);
  const ask = (request: Parameters<ReferenceSession['ask']>[0]) => session.ask(request).value;
  return steps.flatMap(({ request }) => {
    session.ask(request);
    if (request.do !== 'situation') return [];
    const owned = (colour: string) =>
      [1, 2, 3].map((of) => Number(ask({ do: 'value', name: 'owned', args: [colour], of })));
    const lines = [1, 2, 3].map((of) => ask({ do: 'value', name: 'line', of }));
    return [{ owned: ['red', 'blue'].map(owned).find((counts) => Math.max(...counts) > 0)!, lines }];
  });
}
