/**
 * Many games at once on the sample server and on that of boardgame.io, one after the other on the same machine:
 *
 *     node tests/bench/servers/main.ts --games 500 --rate 50 --seconds 600
 *
 * For each: how long a mover waits for the answer, the memory of the server from minute to minute, and its work per move.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { boardgameServer } from './boardgame.ts';
import type { Contestant, Table } from './table.ts';
import { sampleServer } from './websocket.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'clever' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '500' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '600' },
  },
});
const [players, games, rate, seconds] = [values.players, values.games, values.rate, values.seconds].map(
  Number,
) as [number, number, number, number];

/** Resident memory in MB, and seconds of processor time so far. */
function workOf(pid: number): { readonly memory: number; readonly cpu: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, , ...stat] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, 'x x ')
    .split(' ');
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    cpu: (Number(stat[11]) + Number(stat[12])) / 100,
  };
}

async function measure({ pid, name, open }: Contestant): Promise<void> {
  const tables: Table[] = [];
  for (let index = 0; index < games; index++) tables.push(await open(players));
  const begun = performance.now();
  const before = workOf(pid);
  const times: number[] = [];
  const memories: number[] = [before.memory];
  const busy = new Set<number>();
  let failed: unknown;
  const turn = async (at: number): Promise<void> => {
    const table = tables[at]!;
    const asked = performance.now();
    await table.play();
    times.push(performance.now() - asked);
    if (table.isOver()) {
      table.close();
      tables[at] = await open(players);
    }
  };
  const step = seconds / 10;
  for (let move = 0; ; move++) {
    const now = (performance.now() - begun) / 1000;
    if (now > seconds || failed) break;
    if (now > memories.length * step) memories.push(workOf(pid).memory);
    await after(Math.max(0, (move / rate - now) * 1000));
    const at = move % games;
    if (busy.has(at)) continue;
    busy.add(at);
    void turn(at)
      .catch((problem) => {
        failed = problem;
      })
      .finally(() => busy.delete(at));
  }
  if (failed) throw failed;
  const work = workOf(pid);
  memories.push(work.memory);
  times.sort((one, other) => one - other);
  const quantile = (part: number): string => times[Math.floor(times.length * part)]!.toFixed(1);
  console.log(`${name}: ${games} games of ${values.game}, ${times.length} moves in ${seconds} s`);
  console.log(
    `  answer in ms: median ${quantile(0.5)}, 99 % ${quantile(0.99)}, longest ${times.at(-1)!.toFixed(1)}`,
  );
  console.log(
    `  work: ${(((work.cpu - before.cpu) / times.length) * 1000).toFixed(2)} ms of processor time a move`,
  );
  console.log(`  memory in MB: ${memories.map((one) => one.toFixed(0)).join(' ')}`);
  for (const table of tables) table.close();
}

const folder = mkdtempSync(join(tmpdir(), 'regel-servers-'));
for (const begin of [() => sampleServer(values.game, folder), () => boardgameServer(values.game)]) {
  const contestant = await begin();
  try {
    await measure(contestant);
  } finally {
    contestant.stop();
  }
}
rmSync(folder, { recursive: true });
process.exit();
