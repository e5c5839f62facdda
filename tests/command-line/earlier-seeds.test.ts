import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import earlier from '../engine/earlier/saves.json' with { type: 'json' };
import { copyOfRules, regel } from './console.ts';

/** The beginning of a game as it was recorded when seeds meant other games. It went on with a roll of `4 6 1 3`. */
const record = readFileSync(new URL('earlier-record.txt', import.meta.url), 'utf8');

/** A folder with the rules and a file. */
function folderWith(name: string, text: string): string {
  const cwd = copyOfRules('clever');
  writeFileSync(join(cwd, name), text);
  return cwd;
}

test('a record with an earlier seed goes on as it would have, and says so', async () => {
  const cwd = folderWith('game.txt', record);
  const { exit, out } = await regel(['play', 'game.txt', '--bot', '1,2', '--language', 'nl'], { cwd });
  expect(exit).toBe(0);
  expect(out.replace(/\s+/g, ' ')).toContain('De toevalscode 5 is nog van vóór de nieuwe toevalscodes');
  const after = readFileSync(join(cwd, 'game.txt'), 'utf8');
  const events = (text: string) => text.split('\n').filter((line) => /^[>\d]/.test(line));
  const known = events(record);
  expect(events(after).slice(0, known.length + 1)).toEqual([...known, '> 4 6 1 3']);
  // What is written is still a record of then.
  expect(after).not.toContain('seeding');
});

test('a new record says how its seed is read, and the same seed is another game', async () => {
  const cwd = copyOfRules('clever');
  await regel(['play', 'clever', '--players', '2', '--bot', '1,2', '--seed', '5', '--save', 'new.txt'], {
    cwd,
  });
  const now = readFileSync(join(cwd, 'new.txt'), 'utf8');
  expect(now).toMatch(/^seed 5\nseeding sha-256$/m);
  expect(now).not.toContain('> 4 3 1 2 3 5\n');
  const { exit, out } = await regel(['replay', 'new.txt', '--language', 'nl'], { cwd });
  expect(exit).toBe(0);
  expect(out).not.toContain('nieuwe toevalscodes');
});

test.each([
  ['a record', 'game.txt', record, null],
  // It has digests of states that did not show the round yet.
  ['a save of an engine', 'game.json', JSON.stringify(earlier.clever.saved), 0],
])('%s is replayed as it was', async (_, name, text, differsFrom) => {
  const cwd = folderWith(name, text);
  const { exit, out } = await regel(['replay', name, '--language', 'de'], { cwd });
  expect(exit).toBe(differsFrom === null ? 0 : 1);
  expect(out).toContain('aus der Zeit vor den neuen Zufallscodes');
  const { out: json } = await regel(['replay', name, '--json'], { cwd });
  expect(JSON.parse(json)).toMatchObject({ isSeedEarlier: true, differsFrom, obstacle: null });
});

test('another way to read a seed than there is, is no record', async () => {
  const cwd = folderWith('game.txt', record.replace('seed 5', 'seed 5\nseeding md5'));
  expect(await regel(['replay', 'game.txt'], { cwd })).toMatchObject({ exit: 1 });
});
