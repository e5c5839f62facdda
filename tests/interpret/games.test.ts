import { describe, expect, test } from 'vitest';
import {
  createInterpreter,
  type Interpreter,
  playRandomGames,
  runExample,
  type State,
} from '../../compiler/interpret/index.ts';
import { draw, pick, seeded } from '../../compiler/runtime/random.ts';
import { games } from '../games.ts';
import { expectSame } from '../same.ts';

const gameOf = (id: string) => games.find((one) => one.id === id)!.game;

describe.each(games.filter(({ game }) => game.base === undefined))('$id', ({ game }) => {
  const interpreter = createInterpreter(game);
  test.each(game.examples.map((example) => [example.name, example] as const))('example %s', (_, example) => {
    expect(runExample(game, example, interpreter)).toEqual([]);
  });

  const counts = Array.from(
    { length: game.players.to - game.players.from + 1 },
    (_, index) => game.players.from + index,
  );
  // Where every move must be tried, a game takes its time.
  const times = game.actions.some(({ tries }) => tries) ? 3 : 10;
  test.each(counts)('random games with %i players come to an end, without a fault', (players) => {
    const simulation = playRandomGames(game, { players }, times, 'random');
    expect(simulation.faults).toEqual([]);
    expect(simulation.unfinished).toBe(0);
    // Nobody wins tic-tac-toe before the fifth move.
    expect(simulation.moves).toBeGreaterThanOrEqual(5 * times);
    // That the same games are played again has nothing to do with how many play.
    if (players === counts[0])
      expect(playRandomGames(game, { players }, times, 'random')).toEqual(simulation);
  });

  test.each(counts)('at any stop of a game with %i players', (players) => {
    for (const state of someStops(interpreter, players, 40)) checkStop(interpreter, state);
  });
});

/** Stops of a random game, chance included: the first ones and then every tenth. */
function someStops(interpreter: Interpreter, players: number, most: number): State[] {
  const words = seeded(`stops ${players}`);
  const stops: State[] = [];
  let state = interpreter.start({ players, seed: 'stops', stopAtChance: true, checkAlways: true });
  for (let step = 0; !state.over && stops.length < most; step++) {
    if (step < 10 || step % 10 === 0) stops.push(state);
    state = interpreter.chance(state)
      ? interpreter.letChanceDecide(state)
      : interpreter.play(state, pick(words, interpreter.moves(state, 'server')));
  }
  return [...stops, state];
}

function checkStop(interpreter: Interpreter, state: State): void {
  const text = JSON.stringify(state);
  const loaded: State = JSON.parse(text);
  expectSame(loaded, state);
  expectSame(interpreter.view(loaded, 0), interpreter.view(state, 0));
  const moves = interpreter.moves(state, 'server');
  expectSame(interpreter.moves(loaded, 'server'), moves);
  expect([...new Set(moves.map(({ player }) => player))]).toEqual(interpreter.toAct(state));
  for (const move of moves) {
    expectSame(interpreter.explain(state, move), undefined);
    const read = interpreter.notation.read(state, interpreter.notation.write(state, move), move.player);
    expectSame(read, { move });
  }
  for (const move of moves.slice(0, 3))
    expectSame(interpreter.play(loaded, move), interpreter.play(state, move));
  expect(JSON.stringify(state)).toBe(text);
}

test('a move that is not listed is refused, and only that', () => {
  const game = gameOf('clever');
  const interpreter = createInterpreter(game);
  const { program } = interpreter;
  const words = seeded('any');
  for (const state of someStops(interpreter, 2, 25)) {
    const listed = new Set(
      interpreter
        .moves(state, 'server')
        .map(({ player, action, choices }) => JSON.stringify({ player, action, choices })),
    );
    for (let times = 0; times < 300; times++) {
      const player = draw(words, 2);
      const action = pick(words, ['use-die', 'use-bonus', 'roll-again']);
      const choices = Object.fromEntries(
        program
          .action(action)
          .choices.map(({ name, type }) => [
            name,
            pick(words, program.board.domain(type, program.contextOf(state).seating)),
          ]),
      );
      const isListed = listed.has(JSON.stringify({ player, action, choices }));
      expect(interpreter.explain(state, { player, action, choices }) === undefined).toBe(isListed);
    }
  }
});

test('Clever alone, at random: about 76 points, with a deviation of about 20', () => {
  const { points } = playRandomGames(gameOf('clever'), { players: 1 }, 200, 'mean', { askEvery: 0 });
  // four standard errors of 200 games are 5.7 points, and 4 for the deviation
  expect(Math.abs(points[0]!.mean - 76)).toBeLessThan(5.7);
  expect(Math.abs(points[0]!.deviation - 20)).toBeLessThan(4);
});

test('random games come to every part of the rules', () => {
  const clever = [1, 2].map(
    (players) => playRandomGames(gameOf('clever'), { players }, 60, 'all', { askEvery: 1 }).coverage,
  );
  expect(clever[0]!.routines.missed.filter((name) => clever[1]!.routines.missed.includes(name))).toEqual([]);
  expect(clever[1]!.offers.missed).toEqual([]);
  expect(clever[1]!.actions.missed).toEqual([]);
  const reasons = clever[1]!.reasons.missed.filter((reason) => !reason.endsWith('.cell.none'));
  expect(reasons).toEqual([]);
});
