import type { Arena } from './arena.ts';
import type { Evaluation } from './evaluation.ts';
import type { RandomNumbers } from './random-numbers.ts';
import type { Tuning } from './tuning.ts';

/** After so many comparisons it is known whether the moves of a decision can be told apart at once. */
const ENOUGH = 12;
/** Where they hardly ever can, they are compared this often all the same. */
const SELDOM = 0.04;
/** A move at such a decision is this part of a step ahead. */
const SHORTEST_STEP = 0.25;

/**
 * Plays on from a position, by a policy that is quick and not stupid: of a few moves at random, the one with the best
 * evaluation. Where all moves look alike right after they were made, as when dice are thrown, any one will do, and comparing
 * them would be a waste of time: that is learned on the way, decision by decision.
 */
export class Lookahead {
  readonly #arena: Arena;
  readonly #evaluation: Evaluation;
  readonly #random: RandomNumbers;
  readonly #tuning: Tuning;
  readonly #words: Int32Array;
  readonly #compared: Int32Array;
  readonly #differed: Int32Array;

  constructor(arena: Arena, evaluation: Evaluation, random: RandomNumbers, tuning: Tuning) {
    this.#arena = arena;
    this.#evaluation = evaluation;
    this.#random = random;
    this.#tuning = tuning;
    this.#words = new Int32Array(arena.core.stateWords());
    this.#compared = new Int32Array(arena.data.decisions.length);
    this.#differed = new Int32Array(arena.data.decisions.length);
  }

  /**
   * Plays so many steps ahead, or fewer if the game ends before. A move that shows at once what it is worth is a step; one that does
   * not is a part of one, so that it is played on until something comes of it.
   */
  play(steps: number): void {
    const { core } = this.#arena;
    for (let done = 0; done < steps; ) {
      const actor = this.#arena.actor();
      if (actor < 0) return;
      done += this.stepOf(core.decisionOf(actor));
      const count = core.moveCount(actor);
      if (count > 1 && this.#isWorthComparing(core.decisionOf(actor))) this.#playBest(actor, count);
      else core.apply(actor, core.moveAt(count === 1 ? 0 : this.#random.below(count)));
    }
  }

  stepOf(decision: number): number {
    const compared = this.#compared[decision]!;
    return compared < ENOUGH ? 1 : Math.max(SHORTEST_STEP, this.#differed[decision]! / compared);
  }

  #isWorthComparing(decision: number): boolean {
    const compared = this.#compared[decision]!;
    const share =
      compared < ENOUGH || this.#differed[decision]! > SELDOM * compared ? this.#tuning.compare : SELDOM;
    return this.#random.fraction() < share;
  }

  #playBest(actor: number, count: number): void {
    const arena = this.#arena;
    const evaluation = this.#evaluation;
    const { core } = arena;
    const { scorings } = arena;
    const decision = core.decisionOf(actor);
    const candidates = this.#someMoves(count);
    const words = this.#words;
    words.set(core.memory.subarray(0, words.length));
    let best = candidates[0]!;
    let highest = Number.NEGATIVE_INFINITY;
    let differ = 0;
    for (const move of candidates) {
      arena.load(words, scorings);
      core.apply(actor, move);
      evaluation.estimate();
      const margin = evaluation.margin(evaluation.worth, actor);
      if (margin !== highest && highest !== Number.NEGATIVE_INFINITY) differ = 1;
      if (margin > highest) {
        best = move;
        highest = margin;
      }
    }
    this.#compared[decision]!++;
    this.#differed[decision]! += differ;
    arena.load(words, scorings);
    core.apply(actor, best);
  }

  /** Different ones, in random order. */
  #someMoves(count: number): number[] {
    const { core } = this.#arena;
    const most = Math.min(count, this.#tuning.candidates);
    const positions: number[] = [];
    while (positions.length < most) {
      const position = this.#random.below(count);
      if (!positions.includes(position)) positions.push(position);
    }
    return positions.map((position) => core.moveAt(position));
  }
}
