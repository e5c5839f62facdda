import { check } from '../check.ts';
import { inputFor } from '../input.ts';
import type { Target } from './target.ts';

/** Rules: damaged games and cases, tokens in another order, declarations made from the grammar. */
export function openSource(): Target {
  return {
    attack: (_, random) => check(inputFor(random.below(2 ** 31)), { formatting: random.chance(0.2) }).fault,
  };
}
