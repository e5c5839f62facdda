import type { GameData } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';

/** Who plays for a seat: `greedy` is the usual opponent and `search` the strong one, as kept games and links have always named them. */
export const SEAT_KINDS = ['person', 'random', 'greedy', 'search'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
export type BotKind = Exclude<SeatKind, 'person'>;

/** How a game is set up, before it begins. */
export interface Settings {
  readonly players: number;
  readonly imaginary: number;
  /** Only those that differ from what the rules say. */
  readonly options: Readonly<Record<string, Json>>;
  /** By player; empty: a name is found. */
  readonly names: readonly string[];
  readonly seats: readonly SeatKind[];
  /** Empty: any. */
  readonly seed: string;
  /** Chance is entered by hand. */
  readonly realDice: boolean;
}

export function imaginaryRange(
  data: GameData,
  players: number,
): { from: number; to: number; usually: number } {
  const rule = data.imaginary.find(({ withPlayers }) => withPlayers === players);
  return rule ?? { from: 0, to: 0, usually: 0 };
}

/** One person against the computer, as many as usual. */
export function usualSettings(data: GameData): Settings {
  const players = Math.min(Math.max(2, data.players.from), data.players.to);
  return withPlayers(
    data,
    { players, imaginary: 0, options: {}, names: [], seats: [], seed: '', realDice: false },
    players,
  );
}

/** Another number of players: seats that stay keep who plays for them. */
export function withPlayers(data: GameData, settings: Settings, players: number): Settings {
  const seats = Array.from(
    { length: players },
    (_, index) => settings.seats[index] ?? (index === 0 ? 'person' : 'greedy'),
  );
  const names = Array.from({ length: players }, (_, index) => settings.names[index] ?? '');
  return { ...settings, players, imaginary: imaginaryRange(data, players).usually, seats, names };
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

/** A word of 128 random bits: nobody has to think of a seed, and nobody can guess it. */
export function freshSeed(): string {
  let seed = '';
  while (seed.length < 28)
    // 240 is the largest multiple of 24 in a byte: what is above would make some letters more likely.
    for (const byte of crypto.getRandomValues(new Uint8Array(28)))
      if (byte < 240 && seed.length < 28) seed += LETTERS[byte % LETTERS.length];
  return seed;
}

/** Whether players see things that others do not: then a shared device goes round. */
export function hasHands(data: GameData): boolean {
  return data.fields.some(({ seenBy, owner }) => seenBy === 'owner' && owner !== 'table');
}
