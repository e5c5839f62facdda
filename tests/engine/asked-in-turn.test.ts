import { expect, test } from 'vitest';
import { Agreement } from '../../compiler/agree/agree.ts';
import { emitted } from './emitted.ts';

// Each asks for something that is not always there, behind a condition that says when it is: where that does not hold, an engine must
// not look for it either.

const rulesWith = (boast: string, terms = ''): string => `game small
  players 1..2

pieces Letter, plural letters
  1 of each stamps 1..6

each player has
  satchel: letters, up to 6
  coins:   0..99

the table has
  bag: letters, starts with all Letter
  row: letters

${terms}
phase game
  repeat 8 times
    for each player in players
      player may do one of
        take
        drop
        lay
        boast

action take of player
  choose letter from bag
  move letter to satchel

action lay of player
  choose letter from satchel
  move letter to row

action drop of player
  choose letter from satchel + row
  move letter to bag

action boast of player
  choose number from 1..3
${boast}
winner player in players by most coins of player
  tie: joint win
`;

const FIRST = '(the first letter in satchel where stamps of letter is at least 1)';
const LAST = '(the last letter in row where stamps of letter is at least 1)';
const TWIN = 'stamps of (the other in row where stamps of other is stamps of one) is 2';

const CASES: readonly [what: string, boast: string, terms?: string][] = [
  [
    'a need behind a change, with a condition',
    `  add number to coins
  need stamps of ${LAST} is at least 2 if row is not empty  else too-low
`,
  ],
  [
    'a need behind several that are chosen, with a condition',
    `  choose some letters from satchel + row
  need stamps of ${LAST} is at least number if row is not empty  else too-low
  need count of letters is at least 2 if row is not empty  else too-few
  need total of stamps of letter for letter in letters is at least number * 2 if row is empty  else too-little
  add number to coins
`,
  ],
  [
    'how many must be chosen, with a condition',
    `  choose any letters from satchel + row
  need count of letters is at least stamps of ${LAST} if row is not empty  else too-few
  add number to coins
`,
  ],
  [
    'one of two collections',
    `  need count of letter in (if satchel is empty then bag otherwise ${FIRST} + row) is at least number  else too-few
  add number to coins
`,
  ],
  [
    'one of two collections that is gone through',
    `  for each letter in (if satchel is empty then row otherwise ${FIRST} + bag)
    add 1 to coins
`,
  ],
  [
    'one of two collections to choose from',
    `  choose letter from (if satchel is empty then row otherwise ${FIRST} + bag)
  add number to coins
`,
  ],
  [
    'what a term gives in a case',
    `  need count of letter in shown where stamps of letter is at least 2 is at least number  else too-few
  add number to coins
`,
    `term shown of player
  if satchel is empty: bag
  otherwise: ${FIRST} + bag
`,
  ],
  [
    'the condition of a later case',
    `  choose letter from shown
  need stamps of letter is at least number  else too-low
  add number to coins
`,
    `term shown of player
  if satchel is empty: bag
  if row is empty: ${FIRST} + row
  if stamps of ${LAST} is 3: row + bag
  otherwise: row + ${FIRST}
`,
  ],
  [
    'whether something is among those for which a condition holds',
    `  need no letter in bag where letter is in (all one in row where ${TWIN})  else taken
  add number to coins
`,
  ],
  [
    'whether something is in one of two collections',
    `  need no letter in satchel where letter is in satchel + (all one in row where ${TWIN}) and number is 3  else taken
  add number to coins
`,
  ],
  [
    'parts of a condition',
    `  need row is empty or (satchel is not empty and stamps of ${FIRST} is at least number and stamps of ${LAST} is 2)  else too-low
  add number to coins
`,
  ],
  [
    'one of two values',
    `  let one = if satchel is empty then number otherwise stamps of ${FIRST}
  need (if row is empty then one otherwise stamps of ${LAST}) is at least 2  else too-low
  add one to coins
`,
  ],
];

test.each(CASES)('%s', { timeout: 120_000 }, async (_, boast, terms) => {
  const sources = [{ file: 'small/small.regel', text: rulesWith(boast, terms) }];
  const { game, engine } = await emitted('small', sources);
  const agreement = new Agreement({ id: 'small', game }, engine);
  for (const players of [1, 2])
    for (let round = 0; round < 8; round++) {
      const way = { players, imaginary: 0, options: {} };
      expect(agreement.play(way, `in turn ${round}`, 40, true).disagreement).toBeUndefined();
    }
});
