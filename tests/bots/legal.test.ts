import { describe, expect, test } from 'vitest';
import { ids, tableOf } from './table.ts';

describe.each(ids)('%s', (id) => {
  test('bots of all kinds play a whole game by the rules', () => {
    const { machine, random, greedy, search, start, play } = tableOf(id);
    const botFor = (_: number, ply: number) => (ply % 24 === 0 ? search : ply % 24 === 12 ? greedy : random);
    const end = play(start('legal'), botFor, { seed: 'legal', tries: 2 });
    expect(machine.enter(end).isOver()).toBe(true);
  });
});

test.each([
  ['clever', 1],
  ['roll-and-write', 1],
  ['clever', 4],
  ['dice-game', 5],
  ['palace', 4],
  ['alcazaba', 3],
])('%s with %i players', (id, players) => {
  const { random, search, start, play } = tableOf(id, players);
  const botFor = (_: number, ply: number) => (ply % 15 === 0 ? search : random);
  expect(() => play(start('more'), botFor, { seed: 'more', tries: 2 }, 46)).not.toThrow();
});
