import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfRules, emptyFolder, regel } from './console.ts';

/** Nobody's cards are worth 4000: dealing goes on until there are none. */
function richPalace(): { readonly cwd: string; readonly place: string } {
  const cwd = copyOfRules('alhambra', 'palace');
  const text = 'variant rich of palace\n  start-money becomes 4000\n';
  writeFileSync(join(cwd, 'rules/palace/variants/rich.regel'), text);
  const lines = readFileSync(join(cwd, 'rules/palace/palace.regel'), 'utf8').split('\n');
  const deal = lines.indexOf('step deal of player');
  const line = lines.indexOf('    move the first of deck to dealt', deal);
  expect(line - deal).toBe(2);
  return { cwd, place: `rules/palace/palace.regel:${line + 1}` };
}

test('rules that cannot go on are told in words, with the phase and the line', async () => {
  const { cwd, place } = richPalace();
  const play = (...args: string[]) =>
    regel(['play', 'palace/rich', '--players', '3', '--seed', '1', ...args], { cwd });
  expect(await play('--language', 'nl')).toMatchObject({
    exit: 1,
    err: `De regels kunnen hier niet verder: \`the first\` of \`the last\` vindt er geen, in “deal” (${place}). Dat is een fout in de regels; alles tot hier staat.\n`,
  });
  expect((await play('--language', 'de')).err).toContain(
    `nicht weiter: \`the first\` oder \`the last\` findet keines, in „deal“ (${place}). Das ist`,
  );
});

test('a simulation tells it in the same words', async () => {
  const { cwd, place } = richPalace();
  const args = ['simulate', 'palace/rich', '--games', '1', '--players', '3', '--seed', '1'];
  const { exit, out } = await regel(args, { cwd });
  expect(exit).toBe(1);
  expect(out.replace(/\s+/g, ' ')).toContain(
    `The rules could not go on: \`the first\` or \`the last\` finds none, in “deal” (${place}), at move 0 of game 1`,
  );
});

test('so does a replay, and a game that cannot even begin', async () => {
  const cwd = emptyFolder();
  mkdirSync(join(cwd, 'rules/empty'), { recursive: true });
  writeFileSync(
    join(cwd, 'rules/empty/empty.regel'),
    `game empty
  players 2

the table has
  shared: 0..9

phase game
  shared becomes 7 / shared rounded down

winner player in players by most shared
  tie: joint win
`,
  );
  writeFileSync(join(cwd, 'game.txt'), 'regel empty\nplayers Anna, Bo\n');
  const told =
    'The rules cannot go on here: something is divided by zero, in “game” (rules/empty/empty.regel:8).';
  for (const args of [
    ['play', 'empty', '--language', 'nl'],
    ['replay', 'game.txt'],
  ]) {
    const { exit, out, err } = await regel(args, { cwd });
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toContain(args[0] === 'replay' ? told : 'er wordt door nul gedeeld, in “game”');
  }
});
