import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LuaFactory } from 'wasmoon';
import { createCore } from '../../generated/whist/core.ts';
import { withPage } from '../browser/browser.ts';
import { PROJECT } from '../command-line/console.ts';
import { problemsIn, STRICTEST } from '../engine/strict.ts';
import { type Installed, installed } from '../packages/project.ts';
import { Client } from './told.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

/** The page is followed to the letter: what it says to save is saved, what it says to run is run. */
const CLIENTS = join(PROJECT, 'compiler/clients');
const page = readFileSync(join(CLIENTS, 'README.md'), 'utf8');

/** The samples in this language below a heading, in order. */
function samples(heading: string, language: string): string[] {
  const [, below = ''] = page.split(new RegExp(`^#+ ${heading}\\n`, 'm'));
  const section = below.split(/^#+ /m)[0]!;
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, text]) => text!,
  );
}
function sample(heading: string, language: string, at = 0): string {
  const found = samples(heading, language)[at];
  if (found === undefined) throw new Error(`${heading} has no sample in ${language}`);
  return found;
}

let project: Installed;
/** A server that a test has started; it is stopped after it. */
let running: ChildProcess | undefined;
beforeAll(async () => {
  project = await installed(['whist']);
  // What a developer installs from the registry.
  for (const name of ['boardgame.io', 'ws'])
    symlinkSync(join(PROJECT, 'node_modules', name), join(project.root, 'node_modules', name), 'dir');
  for (const file of ['terminal.mjs', 'page.html', 'client.py', 'websocket-server.mjs'])
    cpSync(join(CLIENTS, file), join(project.root, file));
});

function run(file: string, args: readonly string[] = [], input = ''): string {
  return execFileSync(process.execPath, [file, ...args], { cwd: project.root, encoding: 'utf8', input });
}
function saved(file: string, text: string): string {
  writeFileSync(join(project.root, file), text);
  return file;
}

describe('who follows the page has a game that runs', () => {
  test('in Node, with import and with require', () => {
    expect(page).toContain('Save this as play.mjs, and run `node play.mjs`');
    const played = run(saved('play.mjs', sample('Node, with `import`', 'js')));
    expect(played).toMatch(/^player \d: .*\n(.*\n)*\[\n? *\{ ?\n? *seat: \d/);
    expect(run(saved('play.cjs', sample('Node, with `require`', 'js')))).toContain('hidden: true');
  });

  test('in the terminal, with people at the keyboard and with a computer', () => {
    const ended = /\n1\. \d: \d+\n[12]\. \d: \d+\n[123]\. \d: \d+\n$/;
    const all = run('terminal.mjs', ['regelwerk-whist', '3'], 'nonsense\n0\n'.concat('1\n'.repeat(1000)));
    expect(all).toMatch(ended);
    // Whoever is asked is shown their own cards, and no others.
    const [, shown] = /\n— 1 —\n(.*?)\n1\. /s.exec(all)!;
    expect(JSON.parse(/^hand: (.*)$/m.exec(shown!)![1]!)).toEqual([
      expect.arrayContaining([expect.any(String)]),
      expect.objectContaining({ hidden: true }),
      expect.objectContaining({ hidden: true }),
    ]);
    const alone = run('terminal.mjs', ['regelwerk-whist', '3', '--people', '0', '--language', 'de']);
    expect(alone).toMatch(ended);
    expect(alone).not.toContain('—');
  });

  test('in Vite, with every strict flag', async () => {
    saved('main.ts', sample('Vite, and other bundlers', 'ts'));
    saved(
      'index.html',
      '<!doctype html><title>x</title><body><script type="module" src="/main.ts"></script></body>',
    );
    expect(problemsIn(project.root, ['main.ts'], { ...STRICTEST, skipLibCheck: false })).toEqual({});
    await build({ root: project.root, logLevel: 'silent' });
    const folders = { '/': join(project.root, 'dist') };
    const shown = await withPage(
      async (tab) => {
        await tab.goto('/index.html', { waitUntil: 'load' });
        return tab.locator('body').innerText();
      },
      { folders, files: { '/favicon.ico': '' } },
    );
    expect(['clubs', 'diamonds', 'hearts', 'spades']).toContain(JSON.parse(shown));
  });

  test('in a page without a build, to its end, with moves taken back', async () => {
    const folders = { '/start/whist/': project.packages[0]!.folder, '/start/': project.root };
    const ranking = await withPage(
      async (tab) => {
        await tab.goto('/start/page.html');
        const options = tab.locator('#moves button');
        for (let turn = 0; (await options.count()) > 0; turn++) {
          const before = await tab.locator('#view').innerText();
          await options.nth(turn % (await options.count())).click();
          if (!(await tab.locator('#undo').isEnabled()) || turn % 3 > 0) continue;
          await tab.locator('#undo').click();
          expect(await tab.locator('#view').innerText()).toBe(before);
          await options.first().click();
        }
        return JSON.parse(await tab.locator('#view').innerText()) as { place: number }[];
      },
      { folders, files: { '/favicon.ico': '' } },
    );
    expect(ranking).toHaveLength(3);
    expect(ranking[0]!.place).toBe(1);
  });

  test('on boardgame.io, a client and the server', async () => {
    const [server, client] = samples('boardgame.io', 'js');
    expect(run(saved('client.cjs', client!))).toMatch(/ranking: \[/);
    expect(server).toContain('.run(8000)');
    const listening = server!.replace('.run(8000)', '.run(0, () => console.log("ready"))');
    running = spawn(process.execPath, [saved('server.cjs', listening)], {
      cwd: project.root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const part of running.stdout!) {
      said += part;
      if (said.includes('ready')) break;
    }
    expect(said).toContain('ready');
  });

  test('in Lua, on the core as WebAssembly: word by word the game that the core in TypeScript plays', async () => {
    const [, command] = /^lua bot\.lua (.*)$/m.exec(sample('Lua, over WebAssembly', 'sh'))!;
    const [module, players, digits] = command!.split(' ');
    const factory = new LuaFactory();
    for (const file of ['bot.lua', 'wasm.lua'])
      await factory.mountFile(file, readFileSync(join(CLIENTS, file), 'utf8'));
    await factory.mountFile(module!, readFileSync(join(project.root, module!)));
    const lua = await factory.createEngine();
    const printed: string[] = [];
    lua.global.set('print', (line: string) => printed.push(line));
    await lua.doString(`arg = { "${module}", "${players}", "${digits}" } dofile("bot.lua")`);
    lua.global.close();

    const core = createCore();
    const seed = digits!.match(/.{8}/g)!.map((word) => Number.parseInt(word, 16) | 0);
    core.start({ players: Number(players), imaginary: 0, options: [], seed });
    let turns = 0;
    for (let acting = core.actors(); acting !== 0; acting = core.actors(), turns++) {
      const player = Math.log2(acting & -acting);
      core.apply(player, core.moveAt((turns * 7) % core.moveCount(player)));
    }
    let sum = 0n;
    for (const word of core.memory.subarray(0, core.stateWords()))
      sum = (sum * 31n + BigInt(word)) & 0x7fffffffn;
    const places = Array.from(
      { length: core.rank() },
      (_, at) => `place ${core.rankedPlace(at)}: player ${core.rankedSeat(at) + 1}`,
    );
    expect(printed).toEqual([`moves: ${turns}`, ...places, `state: ${sum}`]);
    expect(turns).toBeGreaterThan(20);
  });

  test('with fields by seat', () => {
    const printed = run(saved('seats.mjs', sample('Concepts', 'js')));
    expect(printed).toMatch(/^\[\s*'[\w-]+',[\s\S]*\] \{ hidden: true, count: \d+ \}/);
  });

  test('and every file that the page names is there', () => {
    for (const [, file] of page.matchAll(/…\/compiler\/clients\/([\w.-]+)/g))
      expect([file, existsSync(join(CLIENTS, file!))]).toEqual([file, true]);
  });
});

test('the Python client plays a whole game, and the same one for the same seed', () => {
  const serve = join(project.root, 'node_modules/regelwerk-whist/esm/serve.js');
  const play = (seed: string): { moves: number; digest: string; result: { ranking: object[] } } =>
    JSON.parse(
      execFileSync('python3', ['client.py', '3', seed, process.execPath, serve], {
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

async function serverOn(file: string): Promise<string> {
  running = spawn(process.execPath, ['websocket-server.mjs', 'regelwerk-whist', file, '0'], {
    cwd: project.root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
