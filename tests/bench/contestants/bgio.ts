import { createRequire } from 'node:module';
import { createGame, nextPlayer } from '../anchors/clever-bgio.ts';
import { enumerate, type Option } from '../anchors/clever-bgio-options.ts';
import type { Ctx, G } from '../anchors/clever-bgio-state.ts';
import { type Create, immutable } from './contestant.ts';

export interface LibraryState {
  readonly G: G;
  readonly ctx: Ctx;
}
interface Internal {
  CreateGameReducer(options: { game: object }): (state: LibraryState, action: object) => LibraryState;
  InitializeGame(options: { game: object; numPlayers: number }): LibraryState;
}
interface Client {
  readonly moves: Record<string, (...args: unknown[]) => void>;
  start(): void;
  stop(): void;
  getState(): LibraryState;
  updatePlayerID(player: string): void;
}

const ofAnchors = createRequire(new URL('../anchors/package.json', import.meta.url));

/** The library through its reducer, without undo and without freezing: the fastest honest way. */
export function reducer(game: object) {
  const { CreateGameReducer, InitializeGame } = ofAnchors('boardgame.io/internal') as Internal;
  const immer = createRequire(ofAnchors.resolve('boardgame.io/internal'))('immer') as {
    setAutoFreeze(on: boolean): void;
  };
  immer.setAutoFreeze(false);
  const reduce = CreateGameReducer({ game });
  return {
    start: (seed: number, players: number) =>
      InitializeGame({ game: { ...game, seed: String(seed) }, numPlayers: players }),
    play: (state: LibraryState, player: string, { move, args }: Option) =>
      reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: player } }),
  };
}

export const create: Create = async (players, chooser) => {
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
};

/** The library as its manual says: a client, with undo and all. */
export const createWithClient: Create = async (players, chooser) => {
  const { Client } = ofAnchors('boardgame.io/client') as { Client(options: object): Client };
  return {
    play(seed) {
      const client = Client({
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
};
