/** Paths that are empty or lie between rules are refused, and a reader that goes away ends a program without a word. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { copyOfRules, emptyFolder, PROJECT, regel } from '../command-line/console.ts';

describe('an empty path is not the working directory', () => {
  test.each([
    ['build', 'rules/clever', '--to', ''],
    ['build', 'rules/clever', '--to='],
    ['mutate', 'clever', '--resume', ''],
    ['agree', 'clever', '--resume', ''],
    ['conform', '--engine', ''],
    ['conform', '--engine', 'true', '--vectors', ''],
    ['play', 'clever', '--save', ''],
  ])('%s %s %s %s', async (...args) => {
    const cwd = copyOfRules('clever');
    const before = readdirSync(cwd, { recursive: true });
    const { exit, err } = await regel(args, { cwd });
    expect(exit).toBe(2);
    expect(err).toMatch(/has an empty value/);
    expect(readdirSync(cwd, { recursive: true })).toEqual(before);
  });

  test.each(['check', 'build', 'format', 'replay'])('%s with an empty word', async (command) => {
    const { exit, err } = await regel([command, ''], { cwd: emptyFolder() });
    expect(exit).toBe(2);
    expect(err).toMatch(/is empty/);
  });

  test.each(['rules', 'rules/clever', 'rules/new/engines'])('engines do not go into %s', async (to) => {
    const cwd = copyOfRules('clever');
    const before = readdirSync(cwd, { recursive: true });
    const { exit, err } = await regel(['build', 'rules/clever', '--to', to], { cwd });
    expect({ exit, err }).toMatchObject({ exit: 2, err: expect.stringContaining('folder of rules') });
    expect(readdirSync(cwd, { recursive: true })).toEqual(before);
  });
});

/** Starts a program, sends it lines, closes its output after the first bytes, and gives what it said to people. */
function withoutReader(args: readonly string[], input = ''): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, args, { cwd: PROJECT });
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, err })));
}

/** More answers than any pipe holds. */
const REQUESTS = '{"do":"hello"}\n'.repeat(20_000);

test.each([
  ['the engines', ['generated/runtime/serve.ts']],
  ['the interpreter', ['compiler/regel.mjs', 'serve', '--stdio']],
])('a reader of %s that goes away is no accident', async (_, args) => {
  expect(await withoutReader(args, REQUESTS)).toEqual({ code: 0, err: '' });
});

test.each([
  ['check', '--json'],
  ['explain'],
  ['--help'],
  ['play', 'clever', '--players', '2', '--seed', '1'],
])('nor is one of regel %s', async (...args) => {
  expect((await withoutReader(['compiler/regel.mjs', ...args], '1\n'.repeat(50))).err).toBe('');
});
