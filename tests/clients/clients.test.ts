import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PROJECT } from '../command-line/console.ts';
import { type Installed, installed } from '../packages/project.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const CLIENTS = join(PROJECT, 'compiler/clients');
let project: Installed;

beforeAll(async () => {
  project = await installed(['whist']);
  cpSync(CLIENTS, join(project.root, 'clients'), { recursive: true });
  if (!existsSync(join(project.root, 'node_modules/ws')))
    symlinkSync(join(PROJECT, 'node_modules/ws'), join(project.root, 'node_modules/ws'), 'dir');
  mkdirSync(join(project.root, 'data'), { recursive: true });
});

test('the Python client plays a whole game, and the same one for the same seed', () => {
  const serve = join(project.root, 'node_modules/regelwerk-whist/esm/serve.js');
  const play = (seed: string): { moves: number; digest: string; result: { ranking: object[] } } =>
    JSON.parse(
      execFileSync('python3', ['clients/client.py', '3', seed, process.execPath, serve], {
        cwd: project.root,
        encoding: 'utf8',
      }),
    );
  const first = play('owl');
  expect(first.result.ranking).toHaveLength(3);
  // Every card of a hand is a move.
  expect(first.moves).toBeGreaterThan(3);
  expect(play('owl')).toEqual(first);
  expect(play('hawk').digest).not.toBe(first.digest);
});

// ---- the server

interface Told {
  readonly player?: number | 'spectator';
  readonly view?: { readonly fields: { readonly hand: readonly unknown[] }; readonly over?: true };
  readonly log?: readonly object[];
  readonly moves?: readonly object[];
  readonly refused?: { readonly reason: string };
  readonly error?: string;
  readonly created?: string;
  readonly keys?: readonly string[];
}

/** A connection, with everything that it was ever sent. */
class Client {
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

let running: ChildProcess | undefined;

async function serverOn(file: string): Promise<string> {
  running = spawn(
    process.execPath,
    ['clients/websocket-server.mjs', 'regelwerk-whist', `data/${file}`, '0'],
    {
      cwd: project.root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(running.stdout!, 'data');
  return String(line).trim();
}

async function kill(): Promise<void> {
  if (!running) return;
  const ended = once(running, 'exit');
  running.kill('SIGKILL');
  await ended;
  running = undefined;
}

afterEach(kill);

/** In no byte of what somebody is sent there is a card that another holds, and nothing of how cards were shuffled: only a seat or the trump. */
function expectNoSecrets(told: readonly Told[]): void {
  const hands = told.slice(0, 3).map(({ view }, seat) => view!.fields.hand[seat] as readonly string[]);
  for (const [index, one] of told.entries()) {
    const drawn = one.log!.filter((entry) => 'chance' in entry);
    for (const entry of drawn)
      expect(entry).toSatisfy(
        (seen: { chance: string; hidden?: true }) =>
          seen.hidden === true || /^(seat-\d|[a-z]+)$/.test(seen.chance),
      );
    // Between two deals no card that lies in a hand has ever been shown.
    if (drawn.length > 0) continue;
    const others = hands.filter((_, seat) => seat !== index).flat();
    for (const card of others) expect(JSON.stringify(one)).not.toMatch(new RegExp(`\\b${card}\\b`));
  }
}

describe('the server over WebSocket', () => {
  test('three play a whole game that is killed again and again, and a spectator learns no card in a hand', async () => {
    let url = await serverOn('game.sqlite');
    const first = await new Client(url).open();
    const { created: game, keys } = await first.ask({ create: { players: 3 } });
    first.close();
    const joinAll = async (): Promise<{ clients: Client[]; told: Told[] }> => {
      const clients = await Promise.all([...keys!, undefined].map(() => new Client(url).open()));
      const told = await Promise.all(
        clients.map((client, index) =>
          client.ask({ join: game, ...(keys![index] ? { key: keys![index] } : {}) }),
        ),
      );
      return { clients, told };
    };
    let { clients, told } = await joinAll();
    const logs = (): number[] => told.map(({ log }) => log!.length);
    let entries = 0;
    for (let turn = 1; !told[0]!.view!.over; turn++) {
      for (const [index, { player, view }] of told.entries()) {
        expect(player).toBe(index < 3 ? index + 1 : 'spectator');
        // Nobody is sent the hand of another, in whatever part of a message.
        for (const [seat, hand] of view!.fields.hand.entries())
          if (seat !== index) expect(hand).toEqual({ hidden: true, count: expect.any(Number) });
      }
      expectNoSecrets(told);
      const mover = told.findIndex(({ moves }) => moves!.length > 0);
      const [move] = told[mover]!.moves!;
      const other = clients[(mover + 1) % 3]!;
      expect(await other.ask({ move })).toMatchObject({ refused: { reason: expect.any(String) } });
      told = await Promise.all(
        clients.map((client, index) => (index === mover ? client.ask({ move }) : client.next())),
      );
      entries += told[3]!.log!.length;
      if (turn % 5 !== 0) continue;
      // What was acknowledged is there again, whenever the server dies.
      await kill();
      url = await serverOn('game.sqlite');
      const before = told.map(({ view }) => view);
      ({ clients, told } = await joinAll());
      expect(told.map(({ view }) => view)).toEqual(before);
      expect(new Set(logs()).size).toBe(1);
      expect(logs()[0]).toBeGreaterThanOrEqual(entries);
      entries = logs()[0]!;
    }
    expect(told.map(({ view }) => view!.over)).toEqual([true, true, true, true]);
    for (const client of clients) client.close();
  });

  test('nobody sits down with a wrong key, moves for another or stops the server', async () => {
    const url = await serverOn('hostile.sqlite');
    const client = await new Client(url).open();
    const { created: game, keys } = await client.ask({ create: { players: 3 } });
    expect(await client.ask({ join: game, key: 'guess' })).toEqual({ error: 'no such key' });
    expect(await client.ask({ join: 'nowhere' })).toEqual({ error: 'no such game' });
    expect(await client.ask({ move: 'pass' })).toEqual({ error: 'join first' });
    expect(await client.ask({ create: { players: 17 } })).toMatchObject({
      error: expect.stringContaining('players'),
    });
    expect(await client.ask({ join: game })).toMatchObject({ player: 'spectator', moves: [] });
    expect(await client.ask({ move: { player: 1, action: 'pass' }, player: 'server' })).toMatchObject({
      refused: expect.anything(),
    });
    expect(await client.ask({ join: game, key: keys![1] })).toMatchObject({ player: 2 });
    client.close();
  });
});
