import { describe, expect, test } from 'vitest';
import { save } from '../../generated/runtime/replay.ts';
import { createBot } from '../../site/src/bots/bot.ts';
import { ids, tableOf } from './table.ts';

describe.each(ids)('%s', (id) => {
  test('the same seed and iterations give the same choice, however it is asked', async () => {
    const { game, machine, random, search, start, play } = tableOf(id);
    const state = play(start('same'), () => random, { seed: 'same' }, 9);
    const [player = 1] = machine.toAct(state);
    const thinking = { seed: 'again', iterations: 4 };
    const first = search.chooseNow(state, player, thinking);
    expect(search.chooseNow(state, player, thinking)).toEqual(first);
    // A save is played again by an engine of the bot's own; what was thought before must not matter either.
    const fresh = createBot('search', game);
    expect(await fresh.choose(save(machine, state), player, thinking)).toEqual(first);
    expect(await fresh.choose(JSON.stringify(save(machine, state)), player, thinking)).toEqual(first);
  });
});

test('the position that is given stays as it is', () => {
  const { machine, search, start } = tableOf('palace');
  const state = start('untouched');
  const before = machine.wordsOf(state).slice();
  search.chooseNow(state, machine.toAct(state)[0]!, { iterations: 4 });
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
  expect(search.chooseNow(state, player, { iterations: 4 }).player).toBe(player);
});

test('somebody who is not to act is told so', async () => {
  const { machine, search, start } = tableOf('palace');
  const state = start('turn');
  const other = 3 - machine.toAct(state)[0]!;
  await expect(search.choose(state, other)).rejects.toThrow('not to act');
});

test('a state of another game is refused', async () => {
  const state = tableOf('clever').start('other');
  await expect(tableOf('palace').search.choose(state, 1)).rejects.toThrow('clever');
});

test('thinking stops when the time is over, and when it is aborted', async () => {
  const { machine, search, start } = tableOf('clever');
  const state = start('time');
  const [player = 1] = machine.toAct(state);
  expect((await search.choose(state, player, { milliseconds: 30 })).player).toBe(player);
  const controller = new AbortController();
  const endless = search.choose(state, player, { milliseconds: 1_000_000, signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(endless).rejects.toThrow('aborted');
});

test('hints are the best moves with what is expected of them', async () => {
  const { machine, search, start, play, random } = tableOf('clever');
  const state = play(start('hints'), () => random, { seed: 'hints' }, 6);
  const [player = 1] = machine.toAct(state);
  const hints = await search.hint(state, player, { iterations: 60 }, 2);
  expect(hints.length).toBeGreaterThan(0);
  expect(hints.length).toBeLessThanOrEqual(2);
  expect(hints[0]!.move).toEqual(search.chooseNow(state, player, { iterations: 60 }));
  expect(hints[0]!.share).toBeGreaterThanOrEqual(hints.at(-1)!.share);
  for (const { text, points } of hints) {
    expect(machine.refusal(state, machine.read(state, text, player - 1)!)).toBeUndefined();
    expect(Number.isFinite(points)).toBe(true);
  }
});
