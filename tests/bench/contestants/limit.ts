import { setSeed } from '../seed.ts';
import type { Contestant, Create, Entry } from './contestant.ts';

const clever: Create = async ({ setup: { players } }, chooser): Promise<Contestant> => {
  const { MOVE_BUFFER, playout, setup, stateWords } = await import('../anchors/clever-limit.ts');
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

/** Of the same seed and the same choices it plays the same game as the generated core. */
const palace: Create = async ({ setup: { players } }, chooser): Promise<Contestant> => {
  const { playout, setup, stateWords } = await import('../anchors/palace-limit.ts');
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

const GAMES: Readonly<Record<string, Create>> = { clever, palace };

export const limit: Entry = {
  name: 'limit',
  title: 'hand-written, at the limit',
  called: 'limit',
  games: Object.keys(GAMES),
  warmUp: 1,
  seconds: 2,
  create: (way, chooser) => GAMES[way.game]!(way, chooser),
};
