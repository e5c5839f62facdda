import type { Estimate } from './estimates.ts';
import type { Problem } from './problem.ts';

/** The moves are tried in so many worlds each, fewer where there are many of them. */
const WORLDS = 8;
const MOST_TRIES = 600;

/** Every move, with what it is worth right after it was made, on average over worlds and chance. */
export function tryEachMove(problem: Problem, worlds = WORLDS, most = MOST_TRIES): Estimate[] {
  const { arena, player, outlook } = problem;
  const { core } = arena;
  const estimates = problem.moves().map((move) => ({ move, margin: 0, points: 0, visits: 0 }));
  const count = estimates.length;
  if (count === 1) return estimates;
  const rounds = Math.max(1, Math.min(worlds, Math.floor(most / count)));
  for (let round = 0; round < rounds; round++) {
    problem.enterWorld();
    const world = arena.words();
    // In one world all moves meet the same chance: only the moves make the difference.
    for (const estimate of estimates) {
      arena.load(world);
      core.apply(player, estimate.move);
      const totals = outlook.estimate();
      const margin = outlook.margin(totals, player);
      estimate.margin += margin / rounds;
      estimate.points += totals[player]! / rounds;
      estimate.visits++;
    }
  }
  return estimates;
}

/** The best; of several that are equally good, one at random. */
export function bestOf(estimates: readonly Estimate[], problem: Problem): Estimate {
  let best = estimates[0]!;
  let ties = 1;
  for (const estimate of estimates.slice(1)) {
    if (estimate.margin > best.margin + 1e-9) {
      best = estimate;
      ties = 1;
    } else if (estimate.margin > best.margin - 1e-9 && problem.random.below(++ties) === 0) best = estimate;
  }
  return best;
}
