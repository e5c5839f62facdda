import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, PROJECT, regel } from './console.ts';

test('a version in Git against the files as they are: the rule, and the game in which it shows', async () => {
  const cwd = emptyFolder();
  const folder = join(cwd, 'rules/tic-tac-toe');
  cpSync(join(PROJECT, 'rules/starters/tic-tac-toe'), folder, { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  const file = join(folder, 'tic-tac-toe.regel');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('is at least 3', 'is at least 2'));

  const args = ['diff', 'tic-tac-toe@HEAD', 'tic-tac-toe', '--language', 'nl'];
  const { exit, out } = await regel([...args, '--to', 'found.txt'], { cwd });
  expect(exit).toBe(0);
  expect(out).toMatch(/Veranderd: .*term-has-line/);
  expect(out).toMatch(/- .*is at least 3\n.*\+ .*is at least 2/);
  expect(out).toContain('Een partij met 2 spelers. Na 3 stappen:');
  const replayed = await regel(['replay', 'found.txt'], { cwd });
  expect([replayed.exit, replayed.err]).toEqual([0, '']);

  writeFileSync(file, text.replace('is at least 3', 'is at least'));
  const broken = await regel(args, { cwd });
  expect(broken.exit).toBe(1);
  expect(broken.out).toMatch(/tic-tac-toe\.regel\n.*- .*is at least 3\n.*\+ .*is at least$/m);
  expect(broken.err).toContain('heeft fouten');

  for (const revision of ['nowhere', '--help', ''])
    expect((await regel(['diff', `tic-tac-toe@${revision}`, 'tic-tac-toe'], { cwd })).exit).toBe(2);
});
