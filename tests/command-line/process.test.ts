import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyOfRules, emptyFolder, PROJECT } from './console.ts';

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
    const cwd = copyOfRules('clever');
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
    const cwd = copyOfRules('clever');
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
    const [many, one] = [await regel(args), await regel([...args, '--threads', '1'])];
    expect(JSON.parse(many.out).ways[0]).toMatchObject({ players: 2, games: 140, unfinished: 0 });
    expect(many).toEqual(one);
  });

  test('parts of a run, one of them killed and run again, come in any order to the bytes of one run', {
    timeout: 300_000,
  }, async () => {
    const cwd = copyOfRules('alhambra', 'roll-and-write');
    const program = `'${process.execPath}' '${join(PROJECT, 'compiler/regel.mjs')}'`;
    // The line of the documentation, for seven parts of a smaller run.
    const page = readFileSync(join(PROJECT, 'compiler/lab/README.md'), 'utf8');
    const line = /`(seq 4 \| xargs [^`]+)`/.exec(page)![1]!;
    const command = line
      .replace('seq 4', 'seq 7')
      .replace('{}/4', '{}/7')
      .replace('palace --players 3 --games 1000000', 'roll-and-write/short-game --players 2 --games 700')
      .replace('regel', program);
    const run = ['simulate', 'roll-and-write/short-game', '--games', '700', '--players', '2', '--seed', 'a'];
    await regel([...run, '--to', 'whole.json'], { cwd });
    const third = [...run, '--threads', '1', '--shard', '3/7', '--to', 'part-3.json'];
    const killed = spawn(process.execPath, [join(PROJECT, 'compiler/regel.mjs'), ...third], { cwd });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    killed.kill('SIGKILL');
    const exit = await new Promise((resolve) => spawn('sh', ['-c', command], { cwd }).on('close', resolve));
    expect(exit).toBe(0);
    const files = [4, 7, 1, 3, 6, 2, 5].map((part) => `part-${part}.json`);
    expect((await regel(['merge', ...files, '--to', 'merged.json'], { cwd })).exit).toBe(0);
    const [whole, merged] = ['whole.json', 'merged.json'].map((name) =>
      readFileSync(join(cwd, name), 'utf8'),
    );
    expect(merged).toBe(whole);
  });

  test('a run that is broken off says what is known, and goes on where it was', async () => {
    const cwd = copyOfRules('alhambra', 'roll-and-write');
    const run = ['simulate', 'roll-and-write/short-game', '--players', '2', '--seed', '1', '--to', 'a.json'];
    const program = [join(PROJECT, 'compiler/regel.mjs'), ...run, '--games', '1000000000'];
    const child = spawn(process.execPath, program, { cwd });
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    const file = join(cwd, 'a.json');
    const ended = new Promise((resolve) => child.on('close', resolve));
    // It writes down what is known every few seconds: then it has begun to play.
    while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(out).toContain('Broken off after');
    const { played } = JSON.parse(readFileSync(file, 'utf8'));
    expect(played[0][0]).toBe(0);
    expect((await regel([...run, '--games', '1000000000'], { cwd })).err).toContain(
      'a.json is there already',
    );
    expect((await regel([...run, '--games', '12', '--resume'], { cwd })).err).toContain(
      'the result of another run',
    );
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
