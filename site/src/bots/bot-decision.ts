import { seatingOf } from '../../../generated/runtime/fields.ts';
import { Arena, type BotGame } from './arena.ts';
import { Evaluation } from './evaluation.ts';
import { learnHiddenPiecePriors } from './hidden-piece-priors.ts';
import { type Fits, Redealer } from './hidden-pieces.ts';
import { RandomNumbers } from './random-numbers.ts';

/** A decision of a bot. Everything that its player does not see is dealt anew: the bot never uses the true state. */
export class BotDecision {
  readonly arena: Arena;
  readonly player: number;
  readonly random: RandomNumbers;
  readonly #words: Int32Array;
  readonly #redealer: Redealer;
  #evaluation: Evaluation | undefined;

  constructor(arena: Arena, words: Int32Array, player: number, fits: Fits, seed: string) {
    this.arena = arena;
    this.player = player;
    this.random = new RandomNumbers(seed);
    this.#words = words;
    arena.load(words);
    if (arena.core.decisionOf(player) < 0) throw new Error(`player ${player + 1} is not to act`);
    this.#redealer = new Redealer(arena, player, fits);
  }

  /** Created on first use, as it plays a whole game; afterwards the arena holds another state. */
  get evaluation(): Evaluation {
    if (this.#evaluation) return this.#evaluation;
    this.enterWorld();
    this.#evaluation = new Evaluation(this.arena, this.random);
    return this.#evaluation;
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
  readonly #priors = new Map<string, Fits>();

  constructor(game: BotGame) {
    this.arena = new Arena(game);
  }

  consider(words: Int32Array, options: readonly number[], player: number, seed: string): BotDecision {
    const { players, seats } = seatingOf(words);
    const id = JSON.stringify([players, seats, options]);
    const fits =
      this.#priors.get(id) ??
      learnHiddenPiecePriors(this.arena, { players, imaginary: seats - players, options });
    this.#priors.set(id, fits);
    return new BotDecision(this.arena, words, player, fits, seed);
  }
}
