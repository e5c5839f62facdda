import { createGame, nextPlayer } from '../anchors/clever-bgio.ts';
import { enumerate } from '../anchors/clever-bgio-options.ts';
import { type LibraryState, reducer } from '../bgio-library.ts';
import { type Entry, immutable } from './contestant.ts';

/** boardgame.io through its reducer, without undo and without freezing. */
export const bgio: Entry = {
  name: 'bgio',
  title: 'boardgame.io 0.50, its reducer',
  called: 'boardgame.io',
  games: ['clever'],
  warmUp: 35,
  seconds: 5,
  needsPackages: true,
  async create({ setup: { players } }, chooser) {
    const library = reducer(createGame({ chance: 'plugin' }, { disableUndo: true }));
    return immutable<LibraryState>({
      start: (seed) => library.start(seed, players),
      step(state) {
        if (state.ctx.gameover) return undefined;
        const player = nextPlayer(state.ctx);
        const options = enumerate(state.G, state.ctx, player);
        return library.play(state, player, options[chooser.pick(options.length)]!);
      },
    });
  },
};
