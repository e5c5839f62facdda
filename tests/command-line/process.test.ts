import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { waysToPlay } from '../../compiler/agree/ways.ts';
import {
  loadTemporaryEngine,
  withTemporaryEngine,
} from '../../compiler/command-line/engines/temporary-engine.ts';
import { readRules } from '../../compiler/command-line/shared/rules-folder.ts';
import { merge, runTask, tasksFor } from '../../compiler/command-line/simulate/tasks.ts';
import { compile } from '../../compiler/compile.ts';
import { copyOfRules, emptyFolder, PROJECT } from './console.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The real program, as its own process. */
function regel(
  args: readonly string[],
  { cwd = PROJECT, input = '' } = {},
): Promise<{ exit: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '' };
    const child = spawn(process.execPath, [join(PROJECT, 'compiler/regel.mjs'), ...args], { cwd, env });
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.on('error', reject);
    child.on('close', (exit) => resolve({ exit, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

describe('the real program', () => {
  test('build, as npm start runs it', async () => {
    const { exit, out, err } = await regel(['build']);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/No problems · \d+ files read\n$/);
  });

  test('exit codes', async () => {
    const cwd = copyOfRules();
    writeFileSync(join(cwd, 'rules/clever/clever.regel'), 'game clever\n  players 1..\n');
    expect((await regel(['check', '--no-examples'], { cwd })).exit).toBe(1);
    expect((await regel(['chekc'], { cwd })).exit).toBe(2);
    expect((await regel(['--version'], { cwd: emptyFolder() })).exit).toBe(0);
  });

  test('format reads the standard input', async () => {
    const input = readFileSync(join(PROJECT, 'rules/clever/clever.regel'), 'utf8');
    expect(await regel(['format', '-'], { input: input.replaceAll(' | ', '|') })).toEqual({
      exit: 0,
      out: input,
      err: '',
    });
  });

  test('plays without a terminal; the end of the input ends the game', async () => {
    const cwd = copyOfRules();
    const args = ['play', 'clever', '--players', '2', '--seed', '1', '--language', 'de', '--save', 'a.txt'];
    const { exit, out, err } = await regel(args, { cwd, input: '1\n1\n1' });
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/Welcher Zug\? 1\n/);
    expect(out).toMatch(
      /Das Spiel ist in a\.txt gespeichert\.\nSpäter weiter mit: npx regel play clever --save a\.txt.*\nBis zum nächsten Mal!\n$/,
    );
    expect(readFileSync(join(cwd, 'a.txt'), 'utf8').match(/^[12] /gm)).toHaveLength(3);
    expect((await regel(['replay', 'a.txt'], { cwd })).exit).toBe(0);
  });

  test('simulates on all cores, and gets what one core would get', async () => {
    const args = [
      'simulate',
      'roll-and-write/short-game',
      '--games',
      '140',
      '--players',
      '2',
      '--seed',
      '1',
      '--json',
    ];
    const many = JSON.parse((await regel(args)).out);
    const sources = readRules({ root: join(PROJECT, 'rules'), parts: [], loose: false }).sources;
    const { games } = compile(sources, { texts: false, runExamples: false });
    const { game } = games.find(({ id }) => id === 'roll-and-write/short-game')!;
    const alone = await withTemporaryEngine(game, async (engine) => {
      const machine = await loadTemporaryEngine(engine);
      return waysToPlay(game, 2).map((way) => {
        const tasks = tasksFor(way, 140, '1');
        const { coverage: _, ...result } = merge(tasks.map((task) => runTask(game, machine, task)));
        return { ...way, ...result };
      });
    });
    expect(many.ways).toEqual(JSON.parse(JSON.stringify(alone)));
  });

  test('a reader that goes away is no accident', async () => {
    const child = spawn(process.execPath, [join(PROJECT, 'compiler/regel.mjs'), 'explain'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(err).toBe('');
  });
});
