import { describe, expect, test } from 'vitest';
import { type Figure, figuresOf } from '../../compiler/lab/figures.ts';
import { GamePlayer } from '../../compiler/lab/play-games.ts';
import { solve } from '../../compiler/lab/solve.ts';
import { labGame, ownGame, planOf } from './lab-game.ts';

function figures(game: ReturnType<typeof labGame>, players: number, games: number): Figure[] {
  const plan = planOf(game, { players, games, seed: 'published' });
  return figuresOf({ plan, played: [[0, games]], measures: new GamePlayer(game, plan).play([0, games]) });
}

const estimateOf = (found: readonly Figure[], id: string, about?: string) =>
  found.find((one) => one.id === id && one.about === about)!.estimate;

/** One turn of Pig: hold as soon as 20 points are at risk. */
const HOLD_AT_20 = `game hold
  players 1..2

pieces Die, plural dice, with face 1..6
  1 alike

each player has
  kept: 0..25

the table has
  cup:     dice, starts with all Die
  at-risk: 0..25

phase game
  for each player in players
    at-risk becomes 0
    repeat while at-risk is less than 20
      roll cup
      let pips = total of face of die for die in cup
      if pips is 1
        at-risk becomes 0
        leave
      add pips to at-risk
    add at-risk to kept of player
  score turn

scoring turn for each player
  award kept

winner player in players by most points of player
  tie: joint win
`;

describe('what others have published is found again', () => {
  // Neller and Presser, “Optimal Play of the Dice Game Pig”, The UMAP Journal 25.1 (2004): a turn in which one holds at 20 brings 8.14
  // points, and nothing in 62.45 % of the cases.
  test('Pig: holding at 20', () => {
    const game = labGame(HOLD_AT_20);
    const core = game.createCore();
    core.start({ players: 1, imaginary: 0, options: [] });
    const solution = solve(core, game.data);
    if (typeof solution === 'string') throw new Error(solution);
    expect(solution.values[0]).toBeCloseTo(8.14, 2);
    const plan = planOf(game, { players: 1, games: 60_000, seed: 'published' });
    const tally = new GamePlayer(game, plan).play([0, plan.games]).tally('points 1');
    const [nothing] = tally.counts();
    const off = Math.abs(nothing![1] / tally.count - 0.6245);
    // Three standard errors: the seed is always the same.
    expect(off).toBeLessThan(3 * Math.sqrt((0.6245 * 0.3755) / tally.count));
    expect(Math.abs(tally.mean - 8.14)).toBeLessThan(3 * Math.sqrt(tally.variance / tally.count) + 0.005);
  });

  // Known exactly, by counting: of the 126 ways in which five crosses and four noughts fill the board, 16 have no line, so 8 of 63 games at
  // random are drawn; crosses win 737 of 1260 and noughts 121 of 420 (published as 58.5 %, 28.8 % and 12.7 %).
  test('Tic-tac-toe at random', () => {
    const found = figures(ownGame('tic-tac-toe'), 2, 60_000);
    const drawn = 8 / 63;
    const [crosses, noughts] = [737 / 1260 + drawn / 2, 121 / 420 + drawn / 2];
    const near = (value: number, { low, high, value: mean }: Figure['estimate']): void =>
      expect(Math.abs(mean - value)).toBeLessThan((1.55 * (high - low)) / 2);
    near(crosses, estimateOf(found, 'seat', '1'));
    near(noughts, estimateOf(found, 'seat', '2'));
    near(drawn, estimateOf(found, 'shared'));
  });
});

describe('known truths', () => {
  test('an action that is always bad is told apart from what looks good at once', () => {
    // To hold at once keeps every point, and loses nearly every game: whoever does so never has more than one throw.
    const game = ownGame('pig');
    const plan = planOf(game, {
      players: 2,
      games: 600,
      bots: [{ bot: 'prefer', action: 'hold' }, { bot: 'random' }],
    });
    const measures = new GamePlayer(game, plan).play([0, plan.games]);
    const found = figuresOf({ plan, played: [[0, plan.games]], measures });
    expect(estimateOf(found, 'bot-wins', '1').high).toBeLessThan(0.2);
    expect(found.some(({ id, about }) => id === 'action-dominant' && about === 'hold')).toBe(true);
  });
});
