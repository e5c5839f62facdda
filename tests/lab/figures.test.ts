import { expect, test } from 'vitest';
import { type Figure, type FigureId, figuresOf } from '../../compiler/lab/figures.ts';
import type { Plan } from '../../compiler/lab/plan.ts';
import { GamePlayer } from '../../compiler/lab/play-games.ts';
import { labGame, planOf } from './lab-game.ts';
import { race } from './small-games.ts';

function measured(rules: string, plan: Partial<Plan> = {}): Figure[] {
  const game = labGame(rules);
  const whole = planOf(game, { players: 2, games: 6000, ...plan });
  const measures = new GamePlayer(game, whole).play([0, whole.games]);
  return figuresOf({ plan: whole, played: [[0, whole.games]], measures });
}

function find(figures: readonly Figure[], id: FigureId, about?: string): Figure {
  return figures.find((one) => one.id === id && one.about === about)!;
}

test('a head start is found to be an advantage of that seat', () => {
  const seat = find(measured(race({ headStart: 5 })), 'seat', '1');
  expect(seat.isReal).toBe(true);
  expect(seat.estimate.low).toBeGreaterThan(0.6);
});

test('who goes first has an advantage in a race, and it is that of the first to act', () => {
  const figures = measured(race(), { players: 3, games: 20_000 });
  expect(find(figures, 'seat', '1').isReal).toBe(true);
  expect(find(figures, 'seat', '1').estimate.value).toBeGreaterThan(
    find(figures, 'seat', '3').estimate.value,
  );
  expect(find(figures, 'order', '1').fair).toBeCloseTo(1 / 3);
});

test('an action that brings something is one that winners chose more often', () => {
  const { estimate, isReal } = find(measured(race()), 'action-winners', 'go');
  expect(isReal).toBe(true);
  expect(estimate.low).toBeGreaterThan(0);
});

test('an action that nobody can choose was never used', () => {
  const rules = race({ stay: 'stay if goal-reached else no' }).replace(
    'term pips',
    'term goal-reached = is-won\nterm pips',
  );
  expect(find(measured(rules, { games: 300 }), 'action', 'stay').estimate).toMatchObject({
    value: 0,
    low: 0,
  });
});

test('one who plays with sense beats one who does not, wherever they sit', () => {
  const figures = measured(race(), { games: 300, bots: [{ bot: 'greedy' }, { bot: 'random' }] });
  const [greedy, random] = ['1', '2'].map((bot) => find(figures, 'bot-wins', bot));
  expect(greedy!.isReal).toBe(true);
  expect(greedy!.estimate.low).toBeGreaterThan(0.7);
  expect(greedy!.estimate.value + random!.estimate.value).toBeCloseTo(1, 9);
});

test('the length of a game is between the least and the most it can be', () => {
  const { estimate, half } = find(measured(race({ goal: 3 })), 'length');
  expect(estimate.low).toBeGreaterThan(1);
  expect(half![0]).toBeGreaterThanOrEqual(1);
  expect(estimate.high - estimate.low).toBeLessThan(0.5);
});
