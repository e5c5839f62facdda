import { describe, expect, test } from 'vitest';
import { createBot } from '../../compiler/bots/bot.ts';
import { save } from '../../compiler/runtime/replay.ts';
import { isStarter } from '../sources.ts';
import { ids, tableOf } from './table.ts';

describe.each(ids)('%s', (id) => {
  test('the same seed and tries give the same choice, however it is asked', () => {
    const { game, machine, random, search, start, play } = tableOf(id);
    const state = play(start('same'), () => random, { seed: 'same' }, isStarter(id) ? 4 : 9);
    const [player = 1] = machine.toAct(state);
    const thinking = { seed: 'again', tries: 4 };
    const first = search.choose(state, player, thinking);
    expect(search.choose(state, player, thinking)).toEqual(first);
    // A save is played again by an engine of the bot's own; what was thought before must not matter either.
    const fresh = createBot('search', game);
    expect(fresh.choose(save(machine, state), player, thinking)).toEqual(first);
    expect(fresh.choose(JSON.stringify(save(machine, state)), player, thinking)).toEqual(first);
  });
});

test('the position that is given stays as it is', () => {
  const { machine, search, start } = tableOf('palace');
  const state = start('untouched');
  const before = machine.wordsOf(state).slice();
  search.choose(state, machine.toAct(state)[0]!, { tries: 4 });
  expect(machine.wordsOf(state)).toEqual(before);
});

test('a game whose chance is supplied from outside can be played too', () => {
  const { machine, search, start } = tableOf('clever');
  let state = start(undefined);
  for (let outcome = machine.event(state); outcome; outcome = machine.event(state))
    state = machine.supply(
      state,
      outcome.is === 'roll' ? outcome.among.map(() => 3) : [outcome.among[0]!],
      '',
    );
  const [player = 1] = machine.toAct(state);
  expect(search.choose(state, player, { tries: 4 }).move.player).toBe(player);
});

test('somebody who is not to act is told so', () => {
  const { machine, search, start } = tableOf('palace');
  const state = start('turn');
  const other = 3 - machine.toAct(state)[0]!;
  expect(() => search.choose(state, other)).toThrow('not to act');
});

test('a state of another game is refused', () => {
  const state = tableOf('clever').start('other');
  expect(() => tableOf('palace').search.choose(state, 1)).toThrow('clever');
});

test('thinking stops when the time is over, after one try at least', () => {
  const { machine, search, start } = tableOf('clever');
  const state = start('time');
  const [player = 1] = machine.toAct(state);
  let asked = 0;
  expect(search.choose(state, player, { isTimeUp: () => ++asked === 7 }).move.player).toBe(player);
  expect(asked).toBe(7);
});

test('the best moves come with what is expected of them', () => {
  const { machine, search, start, play, random } = tableOf('clever');
  const state = play(start('hints'), () => random, { seed: 'hints' }, 6);
  const [player = 1] = machine.toAct(state);
  const hints = search.consider(state, player, { tries: 60 }, 2);
  expect(hints.length).toBeGreaterThan(0);
  expect(hints.length).toBeLessThanOrEqual(2);
  expect(hints[0]).toEqual(search.choose(state, player, { tries: 60 }));
  expect(hints[0]!.share).toBeGreaterThanOrEqual(hints.at(-1)!.share);
  for (const { text, points } of hints) {
    expect(machine.refusal(state, machine.read(state, text, player - 1)!)).toBeUndefined();
    expect(Number.isFinite(points)).toBe(true);
  }
});
