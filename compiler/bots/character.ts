import type { CoreSetup } from '../runtime/core.ts';
import type { Arena } from './arena.ts';
import { RandomNumbers } from './random-numbers.ts';

/** What everybody plays for: most points, fewest, or a place that has nothing to do with points. */
export type Aim = 'most' | 'fewest' | 'place';

/** What a bot knows of a game, and of how many play it, before it plays. */
export interface Character {
  readonly aim: Aim;
  /** How many moves there are to choose from, on average. */
  readonly choices: number;
}

/** Number of random games, and the most moves of each. */
const GAMES = 6;
const MOST_MOVES = 2000;
/** If points decide, they decide nearly every pair; ties are parted by something else. */
const NEARLY_ALWAYS = 0.8;

/** A bot reads no rules, so it plays some games at random and looks at what is offered, and at who is ranked before whom. */
export function learnCharacter(arena: Arena, setup: Omit<CoreSetup, 'seed'>): Character {
  const { core } = arena;
  const random = new RandomNumbers('character');
  let [more, fewer, played, offered] = [0, 0, 0, 0];
  for (let game = 0; game < GAMES; game++) {
    core.start({ ...setup, seed: [random.next() | 1, random.next(), random.next(), random.next()] });
    const { moves, listed } = arena.playRandomly(random, MOST_MOVES);
    played += moves;
    offered += listed;
    const ranked = core.rank();
    for (let better = 0; better < ranked; better++)
      for (let worse = better + 1; worse < ranked; worse++) {
        if (core.rankedPlace(better) === core.rankedPlace(worse)) continue;
        const ahead = arena.points(core.rankedSeat(better)) - arena.points(core.rankedSeat(worse));
        if (ahead > 0) more++;
        if (ahead < 0) fewer++;
      }
  }
  const soloAim = core.rank() === 1 ? (arena.data.winner.isLeast ? 'fewest' : 'most') : undefined;
  return { aim: aimOf(more, fewer, soloAim), choices: offered / Math.max(1, played) };
}

/** How often the better one had more points, and how often fewer. Who is alone is ranked before nobody, and plays for points. */
function aimOf(more: number, fewer: number, soloAim: Aim | undefined): Aim {
  if (soloAim) return soloAim;
  if (more > NEARLY_ALWAYS * (more + fewer)) return 'most';
  return fewer > NEARLY_ALWAYS * (more + fewer) ? 'fewest' : 'place';
}
