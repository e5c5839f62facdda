import type { Arena } from '../bots/arena.ts';
import type { RandomNumbers } from '../bots/random-numbers.ts';
import { OPEN } from '../runtime/core.ts';
import type { ChoiceData } from '../runtime/data.ts';
import { OWN_REASONS } from '../runtime/errors.ts';
import type { Measures } from './measures.ts';

/** Number of arbitrary moves that are asked about at one decision. */
const MADE_UP = 8;

/**
 * Makes up moves without looking at the rules, each choice being any value of its type, and counts which reason keeps them out. That says
 * how much each reason matters: one that never does is met by nobody.
 */
export class Refusals {
  readonly #arena: Arena;
  #domains = new Map<ChoiceData, readonly number[]>();
  #players = 0;
  /** Those that the rules name: the others say that it is not the moment, or that nothing of the sort is there. */
  readonly #reasons: readonly string[];

  constructor(arena: Arena) {
    this.#arena = arena;
    const own: readonly string[] = OWN_REASONS;
    this.#reasons = arena.data.reasons.filter((reason) => !own.includes(reason) && !reason.includes('.'));
  }

  /** Counts for the decision at which a player stands; gives the position of that in `decisions`. */
  about(words: Int32Array, player: number, random: RandomNumbers, measures: Measures): number {
    const arena = this.#arena;
    const { core, data } = arena;
    for (const reason of this.#reasons) measures.counter(`reason ${reason}`);
    arena.load(words);
    const decision = core.decisionOf(player);
    const { offers } = data.decisions[decision]!;
    for (let idea = 0; idea < MADE_UP; idea++) {
      const { action } = offers[random.below(offers.length)]!;
      const choices = data.actions[action]!.choices.map((choice) => this.#anyOf(choice, random));
      const reason = core.refusal(player, action, -1, choices);
      measures.counter('made up').value++;
      const name = data.reasons[reason] ?? '';
      if (reason < 0) measures.counter('allowed').value++;
      else if (this.#reasons.includes(name)) measures.counter(`reason ${name}`).value++;
    }
    return decision;
  }

  #anyOf(choice: ChoiceData, random: RandomNumbers): number {
    const domain = this.#domainOf(choice);
    return domain.length === 0 ? OPEN : domain[random.below(domain.length)]!;
  }

  /** Empty for a choice of several: it is left open. */
  #domainOf(choice: ChoiceData): readonly number[] {
    const { players, seats, codec } = this.#arena;
    if (this.#players !== players) this.#domains = new Map();
    this.#players = players;
    const known = this.#domains.get(choice);
    if (known) return known;
    const domain = choice.several ? [] : codec.domain(choice.type, { players, seats });
    this.#domains.set(choice, domain);
    return domain;
  }
}
