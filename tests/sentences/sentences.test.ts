import { describe, expect, test, vi } from 'vitest';
import { faultsInGame, Seen } from './faults.ts';
import { gamesToTell, tellGame } from './told-games.ts';

vi.setConfig({ testTimeout: 3_600_000 });

/**
 * How many random games of each game and variant; a thousand to be sure: `TOLD_GAMES=1000`. `TOLD_OF=palace` takes only that game and
 * its variants, so that several can be told at the same time.
 */
const GAMES = Number(process.env.TOLD_GAMES ?? 3);

const games = await gamesToTell(process.env.TOLD_OF);

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('every move, chance, scoring and question is a sentence, in both languages', () => {
    const seen = new Seen();
    for (let seed = 1; seed <= GAMES; seed++) expect(faultsInGame(game, seed, seen)).toEqual([]);
    expect(seen.sentences.size).toBeGreaterThan(0);
  });

  test('what is told adds up to the points', () => {
    const states = tellGame(game, 1);
    const told = states.flatMap((one) => one.told[0]!).filter(({ is }) => is === 'score');
    expect(states.at(-1)!.points).toBe(told.reduce((sum, { points = 0 }) => sum + points, 0));
  });
});
