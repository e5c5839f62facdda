import type { Type } from '../../2-model/types.ts';
import type { Game } from '../../3-ir/ir.ts';
import type { JsonObject } from '../../runtime/json.ts';

/** One way to play: the number of players and of imaginary ones, options that differ from what the rules say. */
export interface Way {
  readonly players: number;
  readonly imaginary: number;
  readonly option?: { readonly name: string; readonly value: number | boolean; readonly type: Type };
}

/** Every number of players and imaginary players; with the fewest and the most, every option changed once. */
export function waysToPlay(game: Game): Way[] {
  const ways: Way[] = [];
  for (let players = game.players.from; players <= game.players.to; players++) {
    const rule = game.imaginary.find((one) => one.withPlayers === players);
    for (let imaginary = rule?.from ?? 0; imaginary <= (rule?.to ?? 0); imaginary++) {
      ways.push({ players, imaginary });
      if (players !== game.players.from && players !== game.players.to) continue;
      for (const { name, type, value } of game.options)
        for (const other of otherValues(type, value))
          ways.push({ players, imaginary, option: { name, value: other, type } });
    }
  }
  return ways;
}

/** Many players before imaginary ones, options as they are before options that are changed. */
export function usualFirst(ways: readonly Way[]): Way[] {
  return [...ways.filter((way) => !way.option).toReversed(), ...ways.filter((way) => way.option)];
}

/** The other values of an option; of a range only its ends. */
function otherValues(type: Type, value: number | boolean): (number | boolean)[] {
  const all: readonly (number | boolean)[] =
    type.is === 'yes or no'
      ? [false, true]
      : type.is === 'kind'
        ? type.values
        : type.is === 'number'
          ? [type.from, type.to]
          : [];
  return [...new Set(all)].filter((other) => other !== value);
}

/** `2-players`, `1-player-3-imaginary`, `1-player-strict-no`. */
export function nameOf({ players, imaginary, option }: Way): string {
  return [
    players === 1 ? '1-player' : `${players}-players`,
    ...(imaginary > 0 ? [`${imaginary}-imaginary`] : []),
    ...(option ? [`${option.name}-${wordFor(option.value)}`] : []),
  ].join('-');
}

function wordFor(value: number | boolean): string {
  return value === true ? 'yes' : value === false ? 'no' : String(value);
}

/** The members of a request that set up a game this way; `write` gives the value of an option as JSON. */
export function setupFor(
  game: string,
  { players, imaginary, option }: Way,
  write: (type: Type, value: number | boolean) => JsonObject[string],
): JsonObject {
  return {
    game,
    players,
    ...(imaginary > 0 ? { imaginary } : {}),
    ...(option ? { options: { [option.name]: write(option.type, option.value) } } : {}),
  };
}
