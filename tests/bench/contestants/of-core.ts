import type { Core, CoreSetup } from '../../../compiler/runtime/core.ts';
import { Chooser } from '../chooser.ts';
import type { Way } from '../games.ts';
import { setSeed } from '../seed.ts';
import type { Contestant } from './contestant.ts';

/** How many positions are searched in turn, each after some moves of a random game. */
const POSITIONS = 16;
const MOVES_BEFORE = 24;

/** More than any game has. */
const MOST_MOVES = 1_000_000;

/** How many moves a search looks at, and how many after each of them. */
const WIDTH = 12;

/**
 * A contestant of whatever has the interface of a core: the generated one, an earlier one, or one in another language. To add one is
 * to add a file beside this, which loads it, and a line in the list.
 */
export function ofCore(
  core: Omit<Core, 'playOut' | 'seedPlayouts'> & Partial<Core>,
  { setup: { players, imaginary, options } }: Way,
  chooser: Chooser,
): Contestant {
  // One object for all games: a caller that plays millions of them makes none for each.
  const words = [0, 0, 0, 0];
  const setup: CoreSetup = { players, imaginary, options, seed: words };
  const start = (seed: number) => {
    setSeed(words, seed);
    core.start(setup);
  };
  /** Where several act at once, the one who sits first. */
  const actor = () => {
    const actors = core.actors();
    return actors === 0 ? -1 : 31 - Math.clz32(actors & -actors);
  };
  const playSome = (most: number, by: Chooser): number => {
    let moves = 0;
    for (let player = actor(); player >= 0 && moves < most; player = actor()) {
      const count = core.moveCount(player);
      core.apply(player, core.moveAt(by.pick(count)));
      moves++;
    }
    return moves;
  };

  core.seedPlayouts?.([1, 2, 3, 4]);
  start(1);
  const size = core.stateWords();
  const positions = Array.from({ length: POSITIONS }, (_, index) => {
    start(index + 1);
    playSome(MOVES_BEFORE, new Chooser(index + 1));
    return core.memory.slice(0, size);
  });
  const after = new Int32Array(size);
  const [first, second] = [new Int32Array(WIDTH), new Int32Array(WIDTH)];
  const goTo = (state: Int32Array): void => {
    core.memory.set(state);
    core.refresh();
  };
  const list = (player: number, moves: Int32Array): number => {
    const count = Math.min(core.moveCount(player), WIDTH);
    for (let at = 0; at < count; at++) moves[at] = core.moveAt(at);
    return count;
  };

  return {
    play(seed) {
      start(seed);
      // A core plays a whole game by itself, as the engines at the limit do; earlier ones could not.
      return core.playOut?.(MOST_MOVES) ?? playSome(MOST_MOVES, chooser);
    },
    search(position) {
      const before = positions[position % POSITIONS]!;
      goTo(before);
      const player = actor();
      if (player < 0) return 0;
      const count = list(player, first);
      let tried = 0;
      for (let one = 0; one < count; one++) {
        if (one > 0) goTo(before);
        core.apply(player, first[one]!);
        tried++;
        const next = actor();
        if (next < 0) continue;
        for (let word = 0; word < size; word++) after[word] = core.memory[word]!;
        const answers = list(next, second);
        for (let other = 0; other < answers; other++) {
          if (other > 0) goTo(after);
          core.apply(next, second[other]!);
          tried++;
        }
      }
      return tried;
    },
    stateBytes: size * Int32Array.BYTES_PER_ELEMENT,
  };
}
