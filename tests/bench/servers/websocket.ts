import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, type Told } from '../../clients/told.ts';
import { type Contestant, chosen, type Table } from './table.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** The sample server, with every move on disk before anybody is told. */
export async function sampleServer(game: string, folder: string): Promise<Contestant> {
  const script = join(PROJECT, 'compiler/clients/websocket-server.mjs');
  const engine = join(PROJECT, `generated/${game}/engine.ts`);
  const running = spawn(process.execPath, [script, engine, join(folder, 'games.sqlite'), '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(running.stdout!, 'data');
  const url = String(line).trim();
  return {
    name: 'sample server, on disk',
    pid: running.pid!,
    open: (players) => openTable(url, players),
    stop: () => running.kill(),
  };
}

async function openTable(url: string, players: number): Promise<Table> {
  const clients = await Promise.all(Array.from({ length: players }, () => new Client(url).open()));
  const { created, keys } = await clients[0]!.ask({ create: { players } });
  let told: Told[] = await Promise.all(
    clients.map((client, index) => client.ask({ join: created, key: keys![index] })),
  );
  let turn = 0;
  return {
    async play() {
      const mover = told.findIndex(({ moves }) => moves!.length > 0);
      const move = chosen(told[mover]!.moves!, turn++);
      const answers = clients.map((client, index) =>
        index === mover ? client.ask({ move }) : client.next(),
      );
      told = await Promise.all(answers);
    },
    isOver: () => told[0]!.view!.over === true,
    close: () => {
      for (const client of clients) client.close();
    },
  };
}
