import type { Player } from '../../../compiler/lab/plan.ts';

/** What is to be played, as it stands in the form and behind the `#` of the address. */
export interface LabSettings {
  readonly players: number;
  readonly games: number;
  readonly bots: BotsId;
  readonly seed: string;
  /** The id of the game to compare with; empty: none. */
  readonly against: string;
}

/** Who plays: for each choice, who sits where first. */
const BOTS = {
  random: [{ bot: 'random' }],
  greedy: [{ bot: 'greedy' }],
  'greedy,random': [{ bot: 'greedy' }, { bot: 'random' }],
  'search:50': [{ bot: 'search', tries: 50 }],
  'search:50,greedy': [{ bot: 'search', tries: 50 }, { bot: 'greedy' }],
} as const satisfies Readonly<Record<string, readonly Player[]>>;

export type BotsId = keyof typeof BOTS;
export const BOTS_IDS = Object.keys(BOTS) as readonly BotsId[];

export const GAMES = [300, 1_000, 10_000, 100_000, 1_000_000] as const;
const MOST_SEED = 100;

/** One for all seats; or the first at one seat and the other at all others. */
export function botsFor(id: BotsId, players: number): readonly Player[] {
  const bots: readonly Player[] = BOTS[id];
  if (bots.length === 1 || players === 1) return bots.slice(0, 1);
  return Array.from({ length: players }, (_, seat) => bots[Math.min(seat, bots.length - 1)]!);
}

/** Nothing in an address is trusted: what is not a setting is left as it was. */
export function settingsFrom(
  hash: string,
  usual: LabSettings,
  players: { readonly from: number; readonly to: number },
  others: readonly string[],
): LabSettings {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const number = (name: string): number => Number(given.get(name) ?? Number.NaN);
  const bots = BOTS_IDS.find((id) => id === given.get('bots'));
  const count = number('players');
  const games = number('games');
  const against = given.get('against') ?? '';
  return {
    players: Number.isInteger(count) && count >= players.from && count <= players.to ? count : usual.players,
    games: GAMES.find((one) => one === games) ?? usual.games,
    bots: bots ?? usual.bots,
    seed: (given.get('seed') ?? usual.seed).slice(0, MOST_SEED),
    against: others.includes(against) ? against : usual.against,
  };
}

export function hashOf({ players, games, bots, seed, against }: LabSettings): string {
  const given = new URLSearchParams({ players: String(players), games: String(games), bots, seed });
  if (against !== '') given.set('against', against);
  return `#${given}`;
}
