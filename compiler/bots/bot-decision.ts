import type { CoreSetup } from '../runtime/core.ts';
import { seatingOf } from '../runtime/fields.ts';
import { Arena } from './arena.ts';
import { type Character, learnCharacter } from './character.ts';
import { Evaluation } from './evaluation.ts';
import type { BotGame } from './game.ts';
import { hiddenPiecePriors } from './hidden-piece-priors.ts';
import { type Fits, Redealer } from './hidden-pieces.ts';
import { SeenValues } from './hidden-values.ts';
import { RandomNumbers } from './random-numbers.ts';
import { sampleGames } from './sample-games.ts';

/** What a bot has learned about a way of setting up the game, from random games of its own. */
interface Experience {
  readonly character: Character;
  readonly fits: Fits;
  readonly seen: SeenValues;
}

/**
 * A decision of a bot. What its player does not see is forgotten before anything else is done, and dealt anew whenever something is
 * tried: the bot never has the true state.
 */
export class BotDecision {
  readonly arena: Arena;
  readonly player: number;
  readonly random: RandomNumbers;
  readonly character: Character;
  readonly #known: Int32Array;
  readonly #redealer: Redealer;
  #evaluation: Evaluation | undefined;

  constructor(
    arena: Arena,
    words: Int32Array,
    player: number,
    { character, fits, seen }: Experience,
    random: RandomNumbers,
    evaluation?: Evaluation,
  ) {
    this.#evaluation = evaluation;
    this.arena = arena;
    this.player = player;
    this.random = random;
    this.character = character;
    arena.load(words);
    if (arena.core.decisionOf(player) < 0) throw new Error(`player ${player + 1} is not to act`);
    this.#redealer = new Redealer(arena, player, fits, seen);
    this.#redealer.conceal();
    this.#known = arena.words();
  }

  /** Whether the player sees all there is: then worlds differ in their chance only. */
  get isOpen(): boolean {
    return this.#redealer.isOpen;
  }

  /** Created on first use, as it plays a whole game; afterwards the arena holds another state. */
  get evaluation(): Evaluation {
    if (this.#evaluation) return this.#evaluation;
    this.enterWorld();
    this.#evaluation = new Evaluation(this.arena, this.character.aim, this.random);
    return this.#evaluation;
  }

  /** Puts the position into the arena, with everything that the player does not see dealt anew. */
  enterWorld(): void {
    this.arena.load(this.#known);
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
  readonly #experience = new Map<string, Experience>();

  constructor(game: BotGame) {
    this.arena = new Arena(game);
  }

  /**
   * `seed`: a text, or random numbers that nobody else uses as long as the decision is thought about. `evaluation`: that of an earlier
   * decision of the same game, which has been told what was heard since.
   */
  consider(
    words: Int32Array,
    options: readonly number[],
    player: number,
    seed: string | RandomNumbers,
    evaluation?: Evaluation,
  ): BotDecision {
    const { players, seats } = seatingOf(words);
    const experience = this.#experienceOf({ players, imaginary: seats - players, options });
    const random = typeof seed === 'string' ? new RandomNumbers(seed) : seed;
    return new BotDecision(this.arena, words, player, experience, random, evaluation);
  }

  /** What the game is like when it is set up like this. */
  characterOf(setup: Omit<CoreSetup, 'seed'>): Character {
    return this.#experienceOf(setup).character;
  }

  #experienceOf({ players, imaginary, options }: Omit<CoreSetup, 'seed'>): Experience {
    const setup = { players, imaginary, options };
    const id = JSON.stringify(setup);
    const experience = this.#experience.get(id) ?? this.#learn(setup);
    this.#experience.set(id, experience);
    return experience;
  }

  #learn(setup: Omit<CoreSetup, 'seed'>): Experience {
    const { arena } = this;
    const seen = new SeenValues();
    const priors = hiddenPiecePriors(arena);
    if (arena.data.fields.some(({ seenBy }) => seenBy !== 'everyone'))
      sampleGames(arena, setup, () => {
        priors.note();
        seen.note(arena);
      });
    return { character: learnCharacter(arena, setup), fits: priors.fits, seen };
  }
}
