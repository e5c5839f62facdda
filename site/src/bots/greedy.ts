import type { BotDecision } from './bot-decision.ts';
import type { Estimate } from './estimates.ts';

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
      const totals = evaluation.estimate();
      const margin = evaluation.margin(totals, player);
      estimate.margin += margin / rounds;
      estimate.points += totals[player]! / rounds;
      estimate.visits++;
    }
  }
  return estimates;
}

/** The best; of several that are equally good, one at random. */
export function bestOf(estimates: readonly Estimate[], decision: BotDecision): Estimate {
  let best = estimates[0]!;
  let ties = 1;
  for (const estimate of estimates.slice(1)) {
    if (estimate.margin > best.margin + 1e-9) {
      best = estimate;
      ties = 1;
    } else if (estimate.margin > best.margin - 1e-9 && decision.random.below(++ties) === 0) best = estimate;
  }
  return best;
}
