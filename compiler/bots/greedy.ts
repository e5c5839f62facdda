import type { BotDecision } from './bot-decision.ts';
import type { Estimate } from './estimates.ts';
import type { RandomNumbers } from './random-numbers.ts';

/** The moves are tried in so many worlds each, fewer where there are many of them. */
const WORLDS = 8;
const MOST_TRIES = 600;

/** Every move, with what it is worth right after it was made, on average over worlds and chance. */
export function tryEachMove(decision: BotDecision, worlds = WORLDS, most = MOST_TRIES): Estimate[] {
  const { arena, player, evaluation } = decision;
  const { core } = arena;
  const estimates = decision.moves().map((move) => ({ move, margin: 0, points: 0, visits: 0 }));
  const count = estimates.length;
  if (count === 1) return estimates;
  const rounds = Math.max(1, Math.min(worlds, Math.floor(most / count)));
  const [margins, points] = [new Float64Array(count), new Float64Array(count)];
  /** What a move leads to where it is the same in all worlds need be seen only once. */
  const isSettled = new Uint8Array(count);
  for (let round = 0; round < rounds; round++) {
    if (isSettled.every((settled) => settled === 1)) break;
    decision.enterWorld();
    arena.keep();
    // In one world all moves meet the same chance: only the moves make the difference.
    for (let at = 0; at < count; at++) {
      if (isSettled[at] === 1) continue;
      arena.goBack();
      core.apply(player, estimates[at]!.move);
      if (decision.isOpen && arena.isSameChance) isSettled[at] = 1;
      evaluation.estimate();
      const times = isSettled[at] === 1 ? rounds - round : 1;
      margins[at]! += times * evaluation.margin(evaluation.worth, player);
      points[at]! += times * evaluation.points[player]!;
    }
  }
  return estimates.map(({ move }, at) => ({
    move,
    margin: margins[at]! / rounds,
    points: points[at]! / rounds,
    visits: rounds,
  }));
}

/** One of the best, each as likely. */
export function oneOfBest(estimates: readonly Estimate[], random: RandomNumbers): Estimate {
  let best = estimates[0]!;
  let alike = 1;
  for (let at = 1; at < estimates.length; at++) {
    const { margin } = estimates[at]!;
    if (margin > best.margin) alike = 1;
    else if (margin < best.margin || random.below(++alike) > 0) continue;
    best = estimates[at]!;
  }
  return best;
}

/** The best first; those that are equally good in any order. */
export function bestFirst(estimates: readonly Estimate[], random: RandomNumbers): Estimate[] {
  return estimates
    .map((estimate) => ({ estimate, lot: random.next() }))
    .sort((a, b) => b.estimate.margin - a.estimate.margin || a.lot - b.lot)
    .map(({ estimate }) => estimate);
}
