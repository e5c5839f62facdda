import { describe, expect, test } from 'vitest';
import { RandomNumbers } from '../../compiler/bots/random-numbers.ts';
import { HEADER, NONE } from '../../compiler/runtime/core.ts';
import { placeOf } from '../../compiler/runtime/fields.ts';
import type { State } from '../../compiler/runtime/state.ts';
import { type Table, tableOf } from './table.ts';

/** The same for a player in everything he sees; the rest is mixed up, also against the rules, and chance is another. */
function twinOf({ machine }: Table, state: State, player: number, random: RandomNumbers): State {
  const { data, fields } = machine;
  return machine.change(state, (core) => {
    const { memory } = core;
    for (const { name } of data.pieces) {
      const slots: number[] = [];
      for (const field of data.fields) {
        if (placeOf(field) !== name || field.seenBy === 'everyone') continue;
        for (const { owner, address } of fields.spots(field, state.game.seating)) {
          if (field.seenBy === 'owner' && owner === player - 1) continue;
          if (field.form === 'word') {
            if (memory[address] !== NONE) slots.push(address);
          } else for (let item = 1; item <= memory[address]!; item++) slots.push(address + item);
        }
      }
      const pieces = slots.map((address) => memory[address]!);
      random.shuffle(pieces);
      for (const [index, address] of slots.entries()) memory[address] = pieces[index]!;
    }
    for (let word = 0; word < 4; word++) memory[HEADER.random + word] = random.next();
    core.derive();
  });
}

describe.each([
  ['palace', 2],
  ['palace', 3],
  ['palace/long-purse', 2],
  ['alcazaba', 2],
  ['dice-game', 3],
  ['clever', 2],
  ['roll-and-write', 2],
])('%s with %i players', (id, players) => {
  test('what a player does not see makes no difference to what a bot chooses for him', () => {
    const table = tableOf(id, players);
    const { machine, random, greedy, search, start, play } = table;
    const numbers = new RandomNumbers(`twins ${id}`);
    let state = start(`twins ${id}`);
    for (let position = 0; position < 3; position++) {
      state = play(state, () => random, { seed: `between ${position}` }, 7 + 12 * position);
      const [player] = machine.toAct(state);
      if (player === undefined) break;
      const twin = twinOf(table, state, player, numbers);
      expect(machine.wordsOf(twin)).not.toEqual(machine.wordsOf(state));
      for (const bot of [random, greedy, search]) {
        const thinking = { seed: `twin ${position}`, tries: 4 };
        expect(bot.choose(twin, player, thinking)).toEqual(bot.choose(state, player, thinking));
      }
    }
  });
});

describe('the worlds that a bot thinks of', () => {
  function worldsOf(id: string, plies: number) {
    const { machine, room, setup, random, start, play } = tableOf(id, 3);
    const state = play(start('worlds'), () => random, { seed: 'worlds' }, plies);
    const [player = 1] = machine.toAct(state);
    const problem = room.mind.consider(
      Int32Array.from(machine.wordsOf(state)),
      setup.options,
      player - 1,
      'worlds',
    );
    const { data } = machine;
    return { machine, state, player, problem, data };
  }
  const PLIES = [0, 40];

  test.each(PLIES)('a hand in the palace never holds a scoring card, after %i moves', (plies) => {
    const { machine, state, player, problem, data } = worldsOf('palace', plies);
    const { core, fields } = problem.arena;
    const hand = data.fields.find(({ name }) => name === 'hand')!;
    const scorings = data.pieces
      .find(({ name }) => name === 'Card')!
      .properties.find(({ name }) => name === 'scoring')!.values;
    const seen = new Set<string>();
    for (let world = 0; world < 50; world++) {
      problem.enterWorld();
      expect(core.broken()).toBe(-1);
      for (const { owner, address } of fields.spots(hand, state.game.seating)) {
        const cards = fields.value(core.memory, hand, address) as number[];
        const truth = fields.value(machine.wordsOf(state), hand, address) as number[];
        expect(cards.length).toBe(truth.length);
        if (owner === player - 1) expect(cards).toEqual(truth);
        else {
          seen.add(String(cards));
          for (const card of cards) expect(scorings[card]).toBe(NONE);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(40);
  });

  test.each(PLIES)('a stack in Alcazaba holds one tile of each building, after %i moves', (plies) => {
    const { state, problem, data } = worldsOf('alcazaba', plies);
    const { core, fields } = problem.arena;
    const stack = data.fields.find(({ name }) => name === 'stack')!;
    const buildings = data.pieces
      .find(({ name }) => name === 'Tile')!
      .properties.find(({ name }) => name === 'building')!.values;
    for (let world = 0; world < 50; world++) {
      problem.enterWorld();
      for (const { address } of fields.spots(stack, state.game.seating)) {
        const tiles = fields.value(core.memory, stack, address) as number[];
        expect(tiles.map((tile) => buildings[tile])).toEqual([0, 1, 2, 3, 4, 5].slice(0, tiles.length));
      }
    }
  });

  test('leave a player the same moves in all of them', () => {
    const { problem } = worldsOf('palace', 60);
    const moves = problem.moves();
    for (let world = 0; world < 20; world++) expect(problem.moves()).toEqual(moves);
  });
});
