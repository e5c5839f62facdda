import type { Entry } from './contestant.ts';

export const limit: Entry = {
  name: 'limit',
  title: 'hand-written, at the limit',
  called: 'limit',
  games: ['clever'],
  warmUp: 1,
  seconds: 2,
  async create({ setup: { players } }, chooser) {
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
  },
};
