import type { Core, CoreSetup } from '../../../compiler/runtime/core.ts';
import { generated } from '../generated.ts';
import type { Create } from './contestant.ts';

/** The generated core, as bots and simulations use it. */
export const create: Create = async (players, chooser) => {
  const { createCore } = await generated<{ createCore(): Core }>('core');
  const core = createCore();
  // One object for all games: a caller that plays millions of them makes none for each.
  const words = [0, 0, 0, 0];
  const setup: CoreSetup = { players, imaginary: 0, options: [1], seed: words };
  const start = (seed: number) => {
    words[0] = seed | 0;
    words[1] = Math.imul(seed, 0x9e3779b1) | 0;
    words[2] = Math.imul(seed, 0x85ebca6b) ^ 0x27d4eb2f;
    words[3] = 1;
    core.start(setup);
  };
  start(1);
  return {
    play(seed) {
      start(seed);
      let moves = 0;
      for (let actors = core.actors(); actors !== 0; actors = core.actors()) {
        // Where several act at once, the one who sits first.
        const player = 31 - Math.clz32(actors & -actors);
        const count = core.moveCount(player);
        core.apply(player, core.moveAt(chooser.pick(count)));
        moves++;
      }
      return moves;
    },
    stateBytes: core.stateWords() * Int32Array.BYTES_PER_ELEMENT,
  };
};
