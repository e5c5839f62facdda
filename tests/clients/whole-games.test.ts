import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as clever from '../../generated/clever/engine.ts';
import * as palace from '../../generated/palace/engine.ts';
import type { AnyGame, Engine } from '../../generated/runtime/engine.ts';
import { emptyFolder, PROJECT } from '../command-line/console.ts';
import { hiddenFrom } from './hidden.ts';
import { Client, type Told } from './told.ts';

vi.setConfig({ testTimeout: 300_000 });

/** As a copy of `compiler/clients` would be started, with an engine of this project. */
const SCRIPT = join(PROJECT, 'compiler/clients/websocket-server.mjs');
let running: ChildProcess | undefined;

async function serverOf(game: string, file: string): Promise<string> {
  const module = join(PROJECT, `generated/${game}/engine.ts`);
  running = spawn(process.execPath, [SCRIPT, module, file, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
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

/** What the server has on disk. */
class Disk {
  readonly #file: string;
  readonly #engine: Engine<AnyGame>;

  constructor(file: string, engine: Engine<AnyGame>) {
    this.#file = file;
    this.#engine = engine;
  }

  state() {
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    const database = new DatabaseSync(this.#file, { readOnly: true });
    const { stands } = database.prepare('SELECT stands FROM games').get() as { stands: string };
    database.close();
    return this.#engine.restore(stands);
  }
}

const GAMES = [
  { id: 'clever', engine: clever.clever as unknown as Engine<AnyGame>, players: 2, kills: 3 },
  { id: 'palace', engine: palace.palace as unknown as Engine<AnyGame>, players: 3, kills: 3 },
];

describe.each(GAMES)('the server over WebSocket with $id', ({ id, engine, players, kills }) => {
  test('a whole game with a spectator, killed at any moment: no acknowledged move is lost, and nothing secret is sent', async () => {
    const file = join(emptyFolder(), 'games.sqlite');
    const disk = new Disk(file, engine);
    let url = await serverOf(id, file);
    const first = await new Client(url).open();
    const { created: game, keys } = await first.ask({ create: { players } });
    first.close();
    const who = (index: number) => (index < players ? index + 1 : ('spectator' as const));
    const joinAll = async (): Promise<{ clients: Client[]; told: Told[] }> => {
      const clients = await Promise.all([...keys!, undefined].map(() => new Client(url).open()));
      const told = await Promise.all(
        clients.map((one, index) => one.ask({ join: game, ...(keys![index] ? { key: keys![index] } : {}) })),
      );
      return { clients, told };
    };
    let { clients, told } = await joinAll();
    const historiesOf = async () =>
      (await Promise.all(clients.map((client) => client.ask({ history: true })))).map(({ history }) => [
        ...history!,
      ]);
    const logs = await historiesOf();
    let killed = 0;
    for (let turn = 1; !told[0]!.view!.over; turn++) {
      // Every byte of every message is one of these, as the engine allows it to whoever got it.
      const state = disk.state();
      for (const [index, one] of told.entries()) {
        const viewer = who(index);
        const isToAct = viewer !== 'spectator' && engine.toAct(state).includes(viewer);
        const { log, ...others } = one;
        expect(log).toBeInstanceOf(Array);
        // As text: a comparison of what is in it takes far longer, and only tells better what is wrong.
        expect(JSON.stringify(others)).toBe(
          JSON.stringify({
            player: viewer,
            view: engine.view(state, viewer),
            moves: isToAct ? engine.moves(state, viewer) : [],
          }),
        );
        const shown = JSON.stringify([one.view, one.moves]);
        for (const piece of hiddenFrom(engine.data, engine.read(state), viewer))
          expect(shown).not.toContain(`"${piece}"`);
      }
      const mover = told.findIndex(({ moves }) => moves!.length > 0);
      const legal = told[mover]!.moves!;
      const move = legal[(turn * 7) % legal.length]!;
      const isKilled = turn % 11 === 0 && killed < kills;
      if (!isKilled) {
        told = await Promise.all(
          clients.map((client, index) => (index === mover ? client.ask({ move }) : client.next())),
        );
        for (const [index, { log }] of told.entries()) logs[index]!.push(...log!);
        continue;
      }
      // Sometime before, while or after the move is made and told.
      killed++;
      const acknowledged = clients[mover]!.ask({ move });
      await Promise.race([acknowledged, after(killed * 2)]);
      const bytes = clients.map((client) => client.bytes.length);
      await kill();
      const isTold = clients.some(
        (client, index) =>
          client.bytes.length > bytes[index]! || client.bytes.at(-1) !== JSON.stringify(told[index]),
      );
      url = await serverOf(id, file);
      ({ clients, told } = await joinAll());
      const histories = await historiesOf();
      // A move may change nothing that anybody sees, but it is in the log.
      if (isTold) expect(histories[mover]!.length).toBeGreaterThan(logs[mover]!.length);
      for (const [index, history] of histories.entries()) {
        expect(history.slice(0, logs[index]!.length)).toEqual(logs[index]);
        logs[index] = history;
      }
    }
    expect(killed).toBe(kills);
    expect(told.map(({ view }) => view!.over)).toEqual(told.map(() => true));
    // What was told one by one is the log that the engine tells of the whole game, read by playing it again.
    expect(await historiesOf()).toEqual(logs);
    for (const client of clients) client.close();
  });
});
