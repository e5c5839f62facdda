import type { GameData } from '../runtime/data.ts';
import { seeded } from '../runtime/random.ts';

/**
 * Who plays: a bot, and for one that searches, how many tries it makes for a move. One who prefers an action does it whenever that is
 * possible, and one who avoids it only when nothing else is; apart from that they make any move.
 */
export interface Player {
  readonly bot: 'random' | 'greedy' | 'search' | 'prefer' | 'avoid';
  readonly tries?: number;
  readonly action?: string;
}

/** What is played: everything that the result depends on, and nothing else. */
export interface Plan {
  /** The id of the game or variant, and the fingerprint of its rules. */
  readonly game: string;
  readonly fingerprint: string;
  readonly players: number;
  readonly imaginary: number;
  /** The values of all options, in their order. */
  readonly options: readonly number[];
  /** One for all seats, or one for each; these change seats from game to game, so that each sits everywhere equally often. */
  readonly bots: readonly Player[];
  readonly seed: string;
  /** How many games; they are counted from 0. */
  readonly games: number;
}

/** The plan of a game as it is usually played by so many: nobody more imaginary than must be, and every option as the rules have it. */
export function usualPlan(
  { fingerprint, imaginary, options }: Pick<GameData, 'fingerprint' | 'imaginary' | 'options'>,
  plan: Pick<Plan, 'game' | 'players' | 'bots' | 'seed' | 'games'>,
): Plan {
  return {
    ...plan,
    fingerprint,
    imaginary: imaginary.find(({ withPlayers }) => withPlayers === plan.players)?.from ?? 0,
    options: options.map(({ value }) => value),
  };
}

/** Who sits where in a game: by seat, the position in `plan.bots`. */
export function botAt({ bots, players }: Plan, game: number, seat: number): number {
  return bots.length === 1 ? 0 : ((seat + game) % players) % bots.length;
}

/**
 * The random numbers of games: for the chance in them, and for those who play at random. The text of the seed is hashed once; each
 * game then begins from words of its own, mixed from those and its number. So any game can be played by itself, in any order.
 */
export class GameSeeds {
  readonly #base: readonly number[];
  /** What the upper half of the number of the last game adds: the same for four billion games. */
  #high = -1;
  readonly #mixedHigh = [0, 0, 0, 0];
  /** Handed out again and again. */
  readonly words = [0, 0, 0, 0];

  /** `stream` tells apart what is drawn from the same seed: chance and players must not draw the same numbers. */
  constructor(seed: string, stream: string) {
    this.#base = seeded(`${stream}/${seed}`);
  }

  /** The words of a game; they are overwritten by the next call. */
  of(game: number): readonly number[] {
    const low = game >>> 0;
    const high = Math.floor(game / 2 ** 32);
    if (high !== this.#high) {
      this.#high = high;
      for (let word = 0; word < 4; word++) this.#mixedHigh[word] = mixed(high + word);
    }
    for (let word = 0; word < 4; word++)
      this.words[word] = mixed(
        (this.#base[word]! + Math.imul(low, 0x9e3779b1 + 2 * word)) ^ this.#mixedHigh[word]!,
      );
    // Generators cannot leave the state in which all words are 0.
    if ((this.words[0]! | this.words[1]! | this.words[2]! | this.words[3]!) === 0) this.words[0] = 1;
    return this.words;
  }
}

/** Spreads every bit of a word over all of them (the finaliser of MurmurHash3, by Austin Appleby). */
function mixed(word: number): number {
  let mix = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return mix ^ (mix >>> 16);
}

/** Games from a number up to, but not including, another. */
export type Range = readonly [number, number];

/** The games of one part of a run, of so many parts that are about as large. */
export function partOf(games: number, part: number, parts: number): Range {
  const begin = (of: number): number => Math.floor((games / parts) * of);
  return [begin(part), part === parts - 1 ? games : begin(part + 1)];
}
