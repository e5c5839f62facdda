import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, PROJECT, regel } from './console.ts';

/** A project with the rules and one engine, in which a text has been replaced. */
function spoiled(file: string, from: string, to: string): string {
  const folder = emptyFolder();
  cpSync(join(PROJECT, 'rules'), join(folder, 'rules'), { recursive: true });
  mkdirSync(join(folder, 'generated'));
  for (const part of ['runtime', 'clever'])
    cpSync(join(PROJECT, 'generated', part), join(folder, 'generated', part), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return folder;
}

describe('regel agree', () => {
  test('plays both, and counts what was compared', async () => {
    const { exit, out, err } = await regel(['agree', 'clever', '--moves', '300', '--seed', 'owl']);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/^ {2}4 players +300 +\d+ +[\da-f]{16}$/m);
    expect(out).toMatch(/They agree: 1,200 moves compared in [\d.]+ s; seed owl\.\n$/);
  });

  test('only with some players, as data', async () => {
    const { exit, out } = await regel([
      'agree',
      'roll-and-write',
      '--moves',
      '90',
      '--players',
      '3',
      '--json',
    ]);
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: 'roll-and-write',
      compared: [{ players: 3, moves: 90 }],
      disagreement: null,
    });
  });

  test('goes on from a file, with its seed, and not with one of another run', async () => {
    const file = join(emptyFolder(), 'compared.jsonl');
    const again = async (...options: string[]) => {
      const { out, err } = await regel([
        ...['agree', 'clever', '--moves', '2500', '--players', '2', '--json', '--resume', file],
        ...options,
      ]);
      return { data: JSON.parse(out), err };
    };
    const { data: whole } = await again();
    const [head = '', first = '', ...others] = readFileSync(file, 'utf8').split('\n');
    expect(JSON.parse(head)).toMatchObject({ regel: 'agree', game: 'clever', seed: whole.seed });
    expect(others).toHaveLength(2);
    // Only what is not there is played: what stands there is believed, and a line that broke off is not.
    const changed = JSON.stringify({ ...JSON.parse(first), games: 1000 });
    writeFileSync(file, `${head}\n${changed}\n${others[0]!.slice(0, 20)}`);
    const { data } = await again();
    expect(data.seed).toBe(whole.seed);
    expect(data.compared[0].moves).toBe(2500);
    expect(data.compared[0].digest).toBe(whole.compared[0].digest);
    expect(data.compared[0].games).toBe(whole.compared[0].games - JSON.parse(first).games + 1000);
    const other = await again('--seed', 'another');
    expect(other.err).toContain('everything is compared anew');
    expect(other.data).toMatchObject({ seed: 'another', compared: [{ moves: 2500 }] });
    expect(other.data.compared[0].digest).not.toBe(whole.compared[0].digest);
  });

  test('a file of something else stays as it is', async () => {
    const file = join(emptyFolder(), 'mine.txt');
    writeFileSync(file, 'mine\n');
    const { exit, err } = await regel(['agree', 'clever', '--moves', '10', '--resume', file]);
    expect({ exit, text: readFileSync(file, 'utf8') }).toEqual({ exit: 2, text: 'mine\n' });
    expect(err).toContain('no file of results');
  });

  test('tells what a long run has done where nobody watches a terminal', async () => {
    let time = 0;
    const now = () => {
      time += 20_000;
      return time;
    };
    const { err } = await regel(['agree', 'clever', '--moves', '100', '--players', '2'], { now });
    expect(err).toMatch(/^100 moves, 2 players, about 0 min left\n$/);
  });

  test.each([
    [
      'a wrong cell of a table',
      'generated/clever/core.ts',
      "printed(k, '0 1 2 4 7 11",
      "printed(k, '0 1 2 4 8 11",
      'State',
    ],
    [
      'a word of the texts of moves',
      'generated/clever/data.ts',
      "name: 'use-die'",
      "name: 'take-die'",
      'Why a move is refused',
    ],
    [
      'what a reason is called',
      'generated/clever/data.ts',
      "'must-rise'",
      "'must-fall'",
      'Why a move is refused',
    ],
    [
      'a rule about what is always so that is never broken',
      'generated/clever/core.ts',
      'function broken(): number {',
      'function broken(): number {\n    if (m[PLAYERS]! > 0) return -1;',
      'What is always so',
    ],
    [
      'a rule about what is always so that is always broken',
      'generated/clever/core.ts',
      'function broken(): number {',
      'function broken(): number {\n    if (m[PLAYERS]! > 0) return 0;',
      'What is always so',
    ],
  ])('%s is found', async (_, file, from, to, what) => {
    const cwd = spoiled(file, from, to);
    const { exit, out } = await regel(
      ['agree', 'clever', '--moves', '1500', '--players', '2', '--seed', '7'],
      {
        cwd,
      },
    );
    expect(exit).toBe(1);
    expect(out).toContain('Interpreter and engine do not agree.');
    expect(out).toContain(what);
    expect(out).toMatch(/interpreter: .+\n +engine: .+/);
    expect(out).toMatch(/Stopped after [\d,]+ moves/);
  });

  test.each([
    [['agree'], 2, 'Which game?'],
    [['agree', 'chess'], 2, 'There is no game “chess”'],
    [['agree', 'clever', '--moves', '0'], 2, '--moves must be from 1'],
    [['agree', 'clever', '--players', '9'], 2, '--players must be from 1 to 4'],
  ])('%j', async (args, code, message) => {
    const { exit, err } = await regel(args);
    expect(err).toContain(message);
    expect(exit).toBe(code);
  });

  test('an engine that was never generated is written for the comparison', async () => {
    const cwd = emptyFolder();
    cpSync(join(PROJECT, 'rules', 'starters', 'pig'), join(cwd, 'rules', 'pig'), { recursive: true });
    const { exit, out, err } = await regel(['agree', 'pig', '--moves', '200', '--players', '2'], { cwd });
    expect(err).toContain('is written for this comparison');
    expect(err).not.toContain('npm');
    expect(out).toContain('They agree');
    expect(exit).toBe(0);
  });

  test('so is one of other rules', async () => {
    const cwd = spoiled('rules/clever/clever.regel', 'otherwise 47', 'otherwise 46');
    const { err } = await regel(['agree', 'clever', '--moves', '10', '--players', '2'], { cwd });
    expect(err).toContain('from the rules as they are now');
  });
});
