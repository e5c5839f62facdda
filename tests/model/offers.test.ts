import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';

const GAME = `game sample
  players 2

each player has
  coins: 0..9

phase game
  for each player in players
    do turn of player
  score purse

phase turn of player
  player must do one of
    take[1]
    take[3]

action take[amount: 1..3] of player
  add amount to coins

scoring purse for each player
  award coins

winner player in players by most points of player
  tie: joint win
`;

function problemsWith(example: string): string[] {
  const { problems } = compile([{ file: 'sample/sample.regel', text: `${GAME}\n${example}` }], {
    texts: false,
  });
  return problems.map((problem) => problem.code);
}

test('an example says with what an action is offered', () => {
  const example = (move: string, coins: number) => `example taking
  players Kim, Nina
  when do turn of Kim
   and Kim does ${move}
  then coins of Kim is ${coins}
`;
  expect(problemsWith(example('take[3]', 3))).toEqual([]);
  expect(problemsWith(example('take[1]', 1))).toEqual([]);
  expect(problemsWith(example('take[1]', 3))).toEqual(['example-fails']);
  expect(problemsWith(example('take', 3))).toEqual(['example-unclear']);
});

test('a situation in the middle of a turn can be given, also inside a loop', () => {
  expect(
    problemsWith(`example in-the-middle
  players Kim, Nina
  given coins of Nina is 2
   and Nina is to take in turn
  when Nina does take[3]
  then coins of Nina is 5
`),
  ).toEqual([]);
});
