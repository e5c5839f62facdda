import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Contestant, chosen, type Table } from './table.ts';

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client') as {
  io(url: string, options: object): Socket;
};

interface Socket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

interface State {
  readonly _stateID: number;
  readonly G: { readonly begun: boolean; readonly moves?: readonly object[] };
  readonly ctx: { readonly gameover?: object };
}

/** The server of boardgame.io, spoken to as its own client does, but without a copy of the game behind each connection. */
export async function boardgameServer(game: string): Promise<Contestant> {
  const script = fileURLToPath(new URL('./boardgame-server.ts', import.meta.url));
  const running = spawn(process.execPath, [script, game], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise<string>((resolve) => {
    running.stdout!.on('data', (text) => {
      const found = /port (\d+)/.exec(String(text));
      if (found) resolve(found[1]!);
    });
  });
  let number = 0;
  return {
    name: 'boardgame.io, in memory',
    pid: running.pid!,
    open: (players) => openTable(`http://127.0.0.1:${port}/${game}`, `match-${number++}`, players),
    stop: () => running.kill(),
  };
}

async function openTable(url: string, match: string, players: number): Promise<Table> {
  const seats = await Promise.all(
    Array.from({ length: players }, (_, seat) => Seat.at(url, match, String(seat), players)),
  );
  let turn = 0;
  const all = async (index: number, type: string, args: readonly unknown[]): Promise<void> => {
    const next = Promise.all(seats.map((seat) => seat.next()));
    seats[index]!.send(type, args);
    await next;
  };
  await all(0, 'begin', []);
  return {
    async play() {
      const mover = seats.findIndex(({ state }) => (state.G.moves ?? []).length > 0);
      await all(mover, 'play', [chosen(seats[mover]!.state.G.moves!, turn++)]);
    },
    isOver: () => seats[0]!.state.ctx.gameover !== undefined,
    close: () => {
      for (const seat of seats) seat.close();
    },
  };
}

class Seat {
  readonly #socket: Socket;
  readonly #match: string;
  readonly #id: string;
  state!: State;
  #waiting: (() => void) | undefined;

  private constructor(socket: Socket, match: string, id: string) {
    this.#socket = socket;
    this.#match = match;
    this.#id = id;
    socket.on('update', (_match: never, state: never) => this.#hear(state));
    socket.on('sync', (_match: never, { state }: { state: never }) => this.#hear(state));
  }

  static async at(url: string, match: string, id: string, players: number): Promise<Seat> {
    const seat = new Seat(io(url, { transports: ['websocket'], forceNew: true }), match, id);
    const next = seat.next();
    seat.#socket.on('connect', () => seat.#socket.emit('sync', match, id, undefined, players));
    await next;
    return seat;
  }

  #hear(state: State): void {
    this.state = state;
    this.#waiting?.();
    this.#waiting = undefined;
  }

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  send(type: string, args: readonly unknown[]): void {
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: this.#id } };
    this.#socket.emit('update', action, this.state._stateID, this.#match, this.#id);
  }

  close(): void {
    this.#socket.disconnect();
  }
}
