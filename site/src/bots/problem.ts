import { seatingOf } from '../../../generated/runtime/fields.ts';
import { Arena, type BotGame } from './arena.ts';
import { learnCustoms } from './customs.ts';
import { type Fits, Redealer } from './hidden-pieces.ts';
import { Outlook } from './outlook.ts';
import { RandomNumbers } from './random-numbers.ts';

/** A decision that a bot thinks about: always in worlds that could be, never in the true one. */
export class Problem {
  readonly arena: Arena;
  readonly player: number;
  readonly random: RandomNumbers;
  readonly #words: Int32Array;
  readonly #redealer: Redealer;
  #outlook: Outlook | undefined;

  constructor(arena: Arena, words: Int32Array, player: number, fits: Fits, seed: string) {
    this.arena = arena;
    this.player = player;
    this.random = new RandomNumbers(seed);
    this.#words = words;
    arena.load(words);
    if (arena.core.decisionOf(player) < 0) throw new Error(`player ${player + 1} is not to act`);
    this.#redealer = new Redealer(arena, player, fits);
  }

  /** Made when it is first asked for: it takes a whole game. Then the arena holds another state. */
  get outlook(): Outlook {
    if (this.#outlook) return this.#outlook;
    this.enterWorld();
    this.#outlook = new Outlook(this.arena, this.random);
    return this.#outlook;
  }

  /** Puts the position into the arena, with everything that the player does not see dealt anew. */
  enterWorld(): void {
    this.arena.load(this.#words);
    this.#redealer.redeal(this.random);
    this.arena.reseed(this.random);
  }

  /** The legal moves, in the codes of the arena's core. */
  moves(): number[] {
    const { core } = this.arena;
    this.enterWorld();
    return Array.from({ length: core.moveCount(this.player) }, (_, index) => core.moveAt(index));
  }
}

/** The arena of a game, and what was learned in it about each way of setting it up. */
export class Mind {
  readonly arena: Arena;
  readonly #customs = new Map<string, Fits>();

  constructor(game: BotGame) {
    this.arena = new Arena(game);
  }

  consider(words: Int32Array, options: readonly number[], player: number, seed: string): Problem {
    const { players, seats } = seatingOf(words);
    const id = JSON.stringify([players, seats, options]);
    const fits =
      this.#customs.get(id) ?? learnCustoms(this.arena, { players, imaginary: seats - players, options });
    this.#customs.set(id, fits);
    return new Problem(this.arena, words, player, fits, seed);
  }
}
