import { createRequire } from 'node:module';
import type { Option } from './anchors/clever-bgio-options.ts';
import type { Ctx, G } from './anchors/clever-bgio-state.ts';

export interface LibraryState {
  readonly G: G;
  readonly ctx: Ctx;
}
interface Internal {
  CreateGameReducer(options: { game: object }): (state: LibraryState, action: object) => LibraryState;
  InitializeGame(options: { game: object; numPlayers: number }): LibraryState;
}
export interface Client {
  readonly moves: Record<string, (...args: unknown[]) => void>;
  start(): void;
  stop(): void;
  getState(): LibraryState;
  updatePlayerID(player: string): void;
}

const ofAnchors = createRequire(new URL('./anchors/package.json', import.meta.url));

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

/** The client of the library's manual. */
export function createClient(options: object): Client {
  const { Client } = ofAnchors('boardgame.io/client') as { Client(options: object): Client };
  return Client(options);
}
