import type { CoreSetup } from '../runtime/core.ts';
import type { Arena } from './arena.ts';
import { RandomNumbers } from './random-numbers.ts';

/** The number of sample games that are only started, and of those that are played to the end. */
const BEGUN = 100;
const PLAYED = 3;
/** A played game is looked at every so many moves, and broken off after so many. */
const STRIDE = 15;
const MOST_MOVES = 3000;

/** Random games with a setup; `look` is called again and again, while the arena holds a state of one. Always the same games. */
export function sampleGames(arena: Arena, setup: Omit<CoreSetup, 'seed'>, look: () => void): void {
  const { core } = arena;
  const random = new RandomNumbers('samples');
  const begin = (): void => {
    core.start({ ...setup, seed: [random.next() | 1, random.next(), random.next(), random.next()] });
    look();
  };
  for (let game = 0; game < BEGUN; game++) begin();
  for (let game = 0; game < PLAYED; game++) {
    begin();
    for (let moves = 0; moves < MOST_MOVES && !core.isOver(); moves += STRIDE) {
      arena.playRandomly(random, STRIDE);
      look();
    }
  }
}
