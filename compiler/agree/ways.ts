import type { Type } from '../2-model/types.ts';
import type { Game } from '../3-ir/ir.ts';

/** One way to play a game. */
export interface Way {
  readonly players: number;
  readonly imaginary: number;
  /** The options that differ from what the rules say. */
  readonly options: Readonly<Record<string, number | boolean>>;
}

/** Every way to play: each number of players and imaginary players, with each option changed once. */
export function waysToPlay(game: Game, players?: number): Way[] {
  const ways: Way[] = [];
  for (let count = game.players.from; count <= game.players.to; count++) {
    if (players !== undefined && players !== count) continue;
    const rule = game.imaginary.find((one) => one.withPlayers === count);
    for (let imaginary = rule?.from ?? 0; imaginary <= (rule?.to ?? 0); imaginary++) {
      ways.push({ players: count, imaginary, options: {} });
      for (const { name, type, value } of game.options)
        for (const other of otherValues(type, value))
          ways.push({ players: count, imaginary, options: { [name]: other } });
    }
  }
  return ways;
}

/** The other values of an option; of a long range only its ends. */
function otherValues(type: Type, value: number | boolean): (number | boolean)[] {
  const all = (): (number | boolean)[] => {
    if (type.is === 'yes or no') return [false, true];
    if (type.is === 'kind') return [...type.values];
    if (type.is !== 'number') return [];
    if (type.to - type.from > 4) return [type.from, type.to];
    return Array.from({ length: type.to - type.from + 1 }, (_, index) => type.from + index);
  };
  return all().filter((other) => other !== value);
}
