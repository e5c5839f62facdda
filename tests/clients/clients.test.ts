import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PROJECT } from '../command-line/console.ts';
import { type Installed, installed } from '../packages/project.ts';
import { Client } from './told.ts';

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

describe('the server over WebSocket', () => {
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
    expect(await client.ask({ join: game })).toMatchObject({ player: 'spectator', moves: [], log: [] });
    expect(await client.ask({ move: { player: 1, action: 'pass' }, player: 'server' })).toMatchObject({
      refused: expect.anything(),
    });
    expect(await client.ask({ join: game, key: keys![1] })).toMatchObject({ player: 2 });
    client.close();
  });
});
