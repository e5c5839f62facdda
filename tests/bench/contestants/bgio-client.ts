import { createGame, nextPlayer } from '../anchors/clever-bgio.ts';
import { enumerate } from '../anchors/clever-bgio-options.ts';
import { createClient } from '../bgio-library.ts';
import { bgio } from './bgio.ts';
import type { Entry } from './contestant.ts';

/** The library as its manual says: a client, with undo and all. */
export const bgioClient: Entry = {
  ...bgio,
  name: 'bgio-client',
  title: 'boardgame.io 0.50, its client',
  called: 'client of boardgame.io',
  onlyIfNamed: true,
  async create({ setup: { players } }, chooser) {
    return {
      play(seed) {
        const client = createClient({
          game: { ...createGame(), seed: String(seed) },
          numPlayers: players,
          debug: false,
        });
        client.start();
        let moves = 0;
        for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
          const player = nextPlayer(state.ctx);
          const options = enumerate(state.G, state.ctx, player);
          const { move, args } = options[chooser.pick(options.length)]!;
          client.updatePlayerID(player);
          client.moves[move]!(...args);
          moves++;
        }
        client.stop();
        return moves;
      },
    };
  },
};
