import { existsSync, readdirSync } from 'node:fs';
import type { CoreSetup } from '../../compiler/runtime/core.ts';
import type { GameData } from '../../compiler/runtime/data.ts';
import { ROOT } from '../sources.ts';

export const GENERATED = `${ROOT}generated/`;

/** A game and how many play it, as its rules have it where nobody says otherwise. */
export interface Way {
  readonly game: string;
  readonly setup: Omit<CoreSetup, 'seed'>;
}

/** The games that have an engine; variants are left out. */
export const GAMES: readonly string[] = readdirSync(GENERATED).filter(
  (name) => name !== 'runtime' && existsSync(`${GENERATED}${name}/core.ts`),
);

/** Each of the games with two players and with as many as can play, or with those numbers of players that it allows. */
export async function waysToPlay(games: readonly string[], players?: readonly number[]): Promise<Way[]> {
  const ways: Way[] = [];
  for (const game of games) {
    const { data } = (await import(`${GENERATED}${game}/data.ts`)) as { data: GameData };
    const { from, to } = data.players;
    const counts = (players ?? [2, to]).filter((count) => from <= count && count <= to);
    for (const count of new Set(counts)) ways.push({ game, setup: setupOf(data, count) });
  }
  return ways;
}

function setupOf({ imaginary, options }: GameData, players: number): Way['setup'] {
  const seats = imaginary.find(({ withPlayers }) => withPlayers === players)?.usually ?? 0;
  return { players, imaginary: seats, options: options.map(({ value }) => value) };
}
