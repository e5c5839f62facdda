import { once } from 'node:events';
import { WebSocket } from 'ws';

/** What the server over WebSocket sends. */
export interface Told {
  readonly player?: number | 'spectator';
  readonly view?: {
    readonly fields: Readonly<Record<string, unknown>>;
    readonly toAct: readonly number[];
    readonly over?: true;
  };
  readonly log?: readonly object[];
  readonly history?: readonly object[];
  readonly moves?: readonly object[];
  readonly refused?: { readonly reason: string };
  readonly error?: string;
  readonly created?: string;
  readonly keys?: readonly string[];
}

/** A connection to it, with everything that it was ever sent. */
export class Client {
  readonly #socket: WebSocket;
  readonly #told: Told[] = [];
  #waiting: ((told: Told) => void) | undefined;
  readonly bytes: string[] = [];

  constructor(url: string) {
    this.#socket = new WebSocket(url);
    this.#socket.on('error', () => {});
    this.#socket.on('message', (text) => {
      this.bytes.push(String(text));
      const told = JSON.parse(String(text)) as Told;
      if (this.#waiting) this.#waiting(told);
      else this.#told.push(told);
      this.#waiting = undefined;
    });
  }

  async open(): Promise<this> {
    await once(this.#socket, 'open');
    return this;
  }

  next(): Promise<Told> {
    const told = this.#told.shift();
    if (told) return Promise.resolve(told);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  ask(message: object): Promise<Told> {
    this.#socket.send(JSON.stringify(message));
    return this.next();
  }

  close(): void {
    this.#socket.terminate();
  }
}
