import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyOfRules, regel } from './console.ts';

/** A whole game by bots, once for all tests. */
let record = '';
beforeAll(async () => {
  const cwd = copyOfRules('clever');
  const save = join(cwd, 'game.txt');
  await regel(['play', 'clever', '--names', 'Anna,Bo', '--bot', '1,2', '--seed', '8', '--save', save], {
    cwd,
  });
  record = readFileSync(save, 'utf8');
});

/** Replays a record, perhaps with changed rules. */
async function replay(text: string, args: readonly string[] = [], edit?: (rules: string) => string) {
  const cwd = copyOfRules('clever');
  writeFileSync(join(cwd, 'game.txt'), text);
  const rules = join(cwd, 'rules/clever/clever.regel');
  const before = readFileSync(rules, 'utf8');
  if (edit) {
    if (edit(before) === before) throw new Error('nothing changed');
    writeFileSync(rules, edit(before));
  }
  return regel(['replay', 'game.txt', ...args], { cwd });
}

const lines = () => record.split('\n');
/** The line number of a move, counted from 1. */
const lineOf = (move: number) =>
  lines().findIndex(
    (_, index) =>
      lines()
        .slice(0, index + 1)
        .filter((one) => /^\d/.test(one)).length === move,
  ) + 1;

describe('replay', () => {
  test('shows the end, by category, with the winner', async () => {
    const { exit, out } = await replay(record, ['--language', 'de']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^Ganz schön clever\nAnna und Bo\n/);
    expect(out).toContain('Das Spiel ist zu Ende.');
    expect(out).toMatch(/^ {4}gelb +\d+ +\d+$/m);
    expect(out).toContain('Gespielt mit den Regeln, wie sie jetzt sind.');
  });

  test('shows the situation after some moves', async () => {
    const { exit, out } = await replay(record, ['--step', '4', '--language', 'nl']);
    expect(exit).toBe(0);
    expect(out).toContain('Na 4 zetten');
    expect(out).toContain('is aan de beurt.');
    expect(out).toContain('zilveren dienblad');
    expect((await replay(record, ['--step', '0', '--language', 'nl'])).out).toContain('Na 0 zetten');
    expect(await replay(record, ['--step', '9999'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('has only'),
    });
    const begun = record
      .replace(/^check .*\n/gm, '')
      .split('\n')
      .slice(0, lineOf(1))
      .join('\n');
    for (const [language, told] of [
      ['en', 'The game has only 1 move. '],
      ['nl', 'De partij heeft maar 1 zet. '],
      ['de', 'Die Partie hat nur 1 Zug. '],
    ] as const)
      expect((await replay(begun, ['--step', '2', '--language', language])).err).toContain(told);
  });

  test('as data', async () => {
    const data = JSON.parse((await replay(record, ['--json'])).out);
    expect(data).toMatchObject({ game: 'clever', players: ['Anna', 'Bo'], over: true, rulesChanged: false });
    expect(data.events[0]).toEqual({ chance: expect.stringMatching(/^seat-[12]$/) });
    expect(data.result.ranking).toHaveLength(2);
  });

  test('a game that was broken off', async () => {
    const last = lines().findIndex(
      (line, index) => index > 20 && /^\d/.test(line) && lines()[index - 1]!.startsWith('>'),
    );
    const decision = await replay(lines().slice(0, last).join('\n'), ['--language', 'nl']);
    expect(decision).toMatchObject({ exit: 0, out: expect.stringContaining('is aan de beurt.') });
    const roll = await replay(
      lines()
        .slice(0, last - 1)
        .join('\n'),
      ['--language', 'nl'],
    );
    expect(roll).toMatchObject({ exit: 0, out: expect.stringContaining('toeval: worp') });
  });

  test.each([
    ['an unknown word', (text: string) => text.replace('seed', 'sead'), 'Line 4: no line begins with “sead”'],
    [
      'another game',
      (text: string) => text.replace('regel clever', 'regel chess'),
      'There is no game “chess”',
    ],
    [
      'an unknown option',
      (text: string) => text.replace('seed 8', 'option dice many'),
      'Line 4: the game cannot be set up like this: option dice many',
    ],
    [
      'too many players',
      (text: string) => text.replace('Anna, Bo', 'A, B, C, D, E'),
      'The game cannot be set up like this: players',
    ],
    [
      'an unknown action',
      (text: string) => text.replace('use-die', 'usedie'),
      'the game has no action “usedie”',
    ],
    ['an unknown value', (text: string) => text.replace(/^> \d/m, '> 7'), 'chance cannot give this here'],
    [
      'a word instead of a roll',
      (text: string) => text.replace(/^> \d/m, '> x'),
      '“x” is nothing that can be chosen here',
    ],
    ['a forgotten roll', (text: string) => text.replace(/^> \d.*\n/m, ''), 'here chance decides first'],
    [
      'a roll too many',
      (text: string) => text.replace(/^(> \d.*\n)/m, '$1$1'),
      'here chance decides nothing',
    ],
  ])('%s is refused with its line', async (_, edit, message) => {
    const { exit, out, err } = await replay(edit(record).replace(/^check .*\n/gm, ''));
    expect(err).toContain(message);
    expect({ exit: exit === 0, out }).toEqual({ exit: false, out: '' });
  });

  test('a move that the rules forbid is refused with the line and the reason', async () => {
    const at = lines().findIndex((line) => /^\d use-die/.test(line));
    const wrong = lines()
      .with(at, lines()[at]!.replace(/use-die.*/, 'use-die yellow blue[1,2]'))
      .join('\n');
    const { exit, err } = await replay(wrong, ['--language', 'nl']);
    expect(exit).toBe(1);
    expect(err).toContain(`Regel ${at + 1}: De kleur van de dobbelsteen bepaalt de categorie`);
  });

  test('more than the game has', async () => {
    const { err } = await replay(`${record.replace(/^check .*\n/gm, '')}1 pass\n`, ['--language', 'nl']);
    expect(err).toContain('Het spel is afgelopen; er zijn geen zetten meer.');
  });

  test('check marks find out what was changed by hand', async () => {
    const { exit, out } = await replay(record.replace(/^check (\S{4} \S{4} \S{4}) \S{4}/m, 'check $1 ffff'));
    expect(exit).toBe(1);
    expect(out).toContain('The record was changed: from move');
  });
});

describe('replay with other rules', () => {
  test('that make no difference to this game', async () => {
    const { exit, out } = await replay(record, [], (rules) =>
      rules.replace('281..', '290..').replace('260..280', '260..289'),
    );
    expect(exit).toBe(0);
    expect(out).toContain('The rules have changed since, but not for this game');
  });

  test('comments and examples do not count as a change', async () => {
    const { out } = await replay(record, [], (rules) => `# a note\n${rules}`);
    expect(out).toContain('Played with the rules as they are now.');
  });

  test('that score differently: tells from which move on', async () => {
    const { exit, out } = await replay(record, ['--language', 'nl'], (rules) =>
      rules.replace('award foxes * lowest-area', 'award lowest-area'),
    );
    expect(exit).toBe(1);
    expect(out).toMatch(/De regels zijn sindsdien veranderd: vanaf zet \d+ \(regel \d+\) staat het anders\./);
  });

  test('that forbid a move: tells which and why, and shows the game up to there', async () => {
    const { exit, out } = await replay(record, ['--language', 'nl'], (rules) =>
      rules.replace('need colour of die is white or colour of die is area  ', 'need colour of die is area  '),
    );
    expect(exit).toBe(1);
    const [, move, line] =
      /zet (\d+) kan niet meer\. Regel (\d+): De kleur van de dobbelsteen/.exec(out) ?? [];
    expect(lineOf(Number(move))).toBe(Number(line));
    expect(lines()[Number(line) - 1]).toMatch(/use-die white/);
    expect(out).toContain(`Na ${Number(move) - 1} zet`);
  });
});
