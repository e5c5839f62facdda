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
  for (let round = 0; round < rounds; round++) {
    decision.enterWorld();
    const world = arena.words();
    // In one world all moves meet the same chance: only the moves make the difference.
    for (const estimate of estimates) {
      arena.load(world);
      core.apply(player, estimate.move);
      evaluation.estimate();
      estimate.margin += evaluation.margin(evaluation.worth, player) / rounds;
      estimate.points += evaluation.points[player]! / rounds;
      estimate.visits++;
    }
  }
  return estimates;
}

/** The best first; those that are equally good in any order. */
export function bestFirst(estimates: readonly Estimate[], random: RandomNumbers): Estimate[] {
  return estimates
    .map((estimate) => ({ estimate, lot: random.next() }))
    .sort((a, b) => b.estimate.margin - a.estimate.margin || a.lot - b.lot)
    .map(({ estimate }) => estimate);
}
