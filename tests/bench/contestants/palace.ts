import { createCore } from '../../../generated/palace/core.ts';
import type { CoreSetup } from '../../../generated/runtime/core.ts';
import { playout, setup, stateWords } from '../anchors/palace-limit.ts';
import type { Create } from './contestant.ts';

/** The words of the random generator for a game, into an array that is used for all games. */
export function setSeed(words: number[], seed: number): void {
  words[0] = seed | 0;
  words[1] = Math.imul(seed, 0x9e3779b1) | 0;
  words[2] = Math.imul(seed, 0x85ebca6b) ^ 0x27d4eb2f;
  words[3] = 1;
}

/** The palace at the limit: of the same seed and the same choices it plays the same game as the generated core. */
export const createPalaceLimit: Create = async (players, chooser) => {
  const words = [0, 0, 0, 0];
  return {
    play(seed) {
      setSeed(words, seed);
      setup(words, players);
      return playout(chooser);
    },
    stateBytes: stateWords(players) * Int32Array.BYTES_PER_ELEMENT,
  };
};

/** One core for all numbers of players: V8 takes what a core declares for constants only while there is a single one. */
const core = createCore();

export const createPalaceCore: Create = async (players, chooser) => {
  const words = [0, 0, 0, 0];
  const given: CoreSetup = { players, imaginary: players === 2 ? 1 : 0, options: [1], seed: words };
  core.blank(given);
  return {
    play(seed) {
      setSeed(words, seed);
      core.start(given);
      let moves = 0;
      for (let actors = core.actors(); actors !== 0; actors = core.actors()) {
        const player = 31 - Math.clz32(actors);
        core.apply(player, core.moveAt(chooser.pick(core.moveCount(player))));
        moves++;
      }
      return moves;
    },
    stateBytes: core.stateWords() * Int32Array.BYTES_PER_ELEMENT,
  };
};
