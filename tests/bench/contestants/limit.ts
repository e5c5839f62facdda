import { MOVE_BUFFER, playout, setup, stateWords } from '../anchors/clever-limit.ts';
import type { Create } from './contestant.ts';

export const create: Create = async (players, chooser) => {
  const state = setup(1, players);
  const buffer = new Uint8Array(MOVE_BUFFER);
  return {
    play(seed) {
      setup(seed, players, state);
      return playout(state, buffer, chooser);
    },
    stateBytes: stateWords(players) * Int32Array.BYTES_PER_ELEMENT,
  };
};
