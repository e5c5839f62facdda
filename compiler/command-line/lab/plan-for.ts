import { memberOf } from '../../2-model/values.ts';
import type { Way } from '../../agree/ways.ts';
import type { Plan, Player } from '../../lab/plan.ts';
import type { GameData } from '../../runtime/data.ts';

/** The plan of one way to play. */
export function planFor(
  id: string,
  data: GameData,
  { way, games, seed, bots }: { way: Way; games: number; seed: string; bots: readonly Player[] },
): Plan {
  return {
    ...{ game: id, fingerprint: data.fingerprint, players: way.players, imaginary: way.imaginary },
    options: data.options.map(({ name, value }) => Number(memberOf(way.options, name) ?? value)),
    ...{ bots, seed, games },
  };
}
