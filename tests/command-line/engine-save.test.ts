import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moves, play, save, start, supply, toAct } from '../../generated/clever/engine.ts';
import { copyOfRules, regel } from './console.ts';

/** The game of the README: player 1 does not roll again at first, then everyone takes the first move there is. */
function ofReadme() {
  let state = start({ players: 2, seed: 'a rainy evening' });
  const [first] = toAct(state);
  state = play(state, moves(state, first!).find(({ action }) => action === 'pass')!, 'mover');
  for (let [who] = toAct(state); who; [who] = toAct(state))
    state = play(state, moves(state, who)[0]!, 'mover');
  return save(state);
}

async function replay(text: string, args: readonly string[] = [], edit?: (rules: string) => string) {
  const cwd = copyOfRules('clever');
  writeFileSync(join(cwd, 'game.json'), text);
  const rules = join(cwd, 'rules/clever/clever.regel');
  if (edit) writeFileSync(rules, edit(readFileSync(rules, 'utf8')));
  return regel(['replay', 'game.json', ...args], { cwd });
}

describe('a game that an engine saved', () => {
  test('is replayed to the same end', async () => {
    const { exit, out } = await replay(JSON.stringify(ofReadme()), ['--language', 'nl']);
    expect(exit).toBe(0);
    expect(out).toMatch(
      /^ {2}1e plaats {2}Speler 2 {2}136 punten\n {2}2e plaats {2}Speler 1 {2}126 punten$/m,
    );
    expect(out).toContain('Gespeeld met de regels zoals ze nu zijn.');
  });

  test('with chance that people supplied, up to where it stands', async () => {
    const state = supply(supply(start({ players: 2 }), 'seat-2'), '5 4 6 2 4 3');
    const { exit, out } = await replay(JSON.stringify(save(state)), ['--language', 'nl']);
    expect(exit).toBe(0);
    expect(out).toContain('Speler 2 is aan de beurt.');
    expect(out).toContain('[wit 5]  [geel 4]  [blauw 6]  [groen 2]  [oranje 4]  [paars 3]');
  });

  test('under other rules: tells from which move on it differs', async () => {
    const text = JSON.stringify(ofReadme());
    const edited = (rules: string) => rules.replace('award foxes * lowest-area-points', 'award 1');
    const { exit, out } = await replay(text, [], edited);
    expect(exit).toBe(1);
    expect(out).toMatch(/The rules have changed since: from move (\d+) on \(log entry \1\)/);
    const ratings = (rules: string) => rules.replace('281..', '290..').replace('260..280', '260..289');
    expect(await replay(text, [], ratings)).toMatchObject({
      exit: 0,
      out: expect.stringContaining('The rules have changed since, but not for this game'),
    });
  });

  test('under rules that do not let it go on: tells where it stops, and how much of it is left', async () => {
    const saved = ofReadme();
    const edited = (rules: string) => rules.replace('minimum | 1 | 2 | 3 |', 'minimum | 1 | 6 | 3 |');
    for (const [language, rest] of [
      ['nl', 'Niet nagespeeld: (\\d+) van (\\d+) zetten'],
      ['de', 'Nicht nachgespielt: (\\d+) von (\\d+) Zügen'],
      ['en', 'Not replayed: (\\d+) of (\\d+) moves'],
    ] as const) {
      const { exit, out } = await replay(JSON.stringify(saved), ['--language', language], edited);
      expect(exit).toBe(1);
      const [, left, all] = new RegExp(rest).exec(out)!;
      expect(Number(all)).toBe(saved.log.length);
      expect(Number(left)).toBeGreaterThan(1);
      const [, at] = /(?:zet|Zug|move) (\d+) (?:kan niet meer|ist nicht mehr|is not possible)/.exec(out)!;
      expect(Number(left)).toBe(saved.log.length - Number(at) + 1);
    }
  });

  test.each([
    [
      'nl',
      'is niet na te spelen. Volgens de regels van nu spelen er 1 tot 4 mensen mee; in deze partij zijn het er 5.',
    ],
    [
      'de',
      'lässt sich nicht nachspielen. Nach den Regeln von heute spielen 1 bis 4 Personen mit; in dieser Partie sind es 5.',
    ],
    [
      'en',
      'cannot be replayed. By the rules as they are now, the game is for 1 to 4 players; this one has 5.',
    ],
  ])('for more players than the rules are for is not called damaged (%s)', async (language, told) => {
    const text = JSON.stringify({ ...ofReadme(), players: 5 });
    expect(await replay(text, ['--language', language])).toEqual({
      exit: 1,
      out: '',
      err: `game.json ${told}\n`,
    });
  });

  test('that was changed by hand is found out', async () => {
    const saved = ofReadme();
    const log = saved.log.with(6, { ...saved.log[6]!, digest: '00000000' });
    const { exit, out } = await replay(JSON.stringify({ ...saved, log }));
    expect(exit).toBe(1);
    expect(out).toContain('The record was changed: from move 7 on (log entry 7)');
    const wrong = saved.log.with(6, { player: 1, move: 'use-die yellow blue[1,2]' });
    const refused = await replay(JSON.stringify({ ...saved, log: wrong }), ['--language', 'nl']);
    expect(refused.exit).toBe(1);
    expect(refused.err).toMatch(/^game\.json is niet na te spelen\. Logregel 7: \S/);
  });

  test.each([
    ['{"game": "clever"}', 'format'],
    [JSON.stringify(ofReadme()).slice(0, -5), 'json'],
    [JSON.stringify({ ...ofReadme(), players: 0 }), 'players'],
    [JSON.stringify({ ...ofReadme(), log: [{ player: 3, move: 'pass' }] }), 'log 1'],
  ])('that is damaged is refused with the part that is wrong: %#', async (text, part) => {
    expect(await replay(text, ['--language', 'de'])).toEqual({
      exit: 1,
      out: '',
      err: `game.json lässt sich nicht nachspielen. Die Datei beginnt wie eine Partie, die eine Engine gespeichert hat, aber „${part}“ stimmt darin nicht.\n`,
    });
  });

  test('is not played on here, and the file stays as it is', async () => {
    const cwd = copyOfRules('clever');
    const text = JSON.stringify(ofReadme());
    writeFileSync(join(cwd, 'game.json'), text);
    const { exit, err } = await regel(['play', 'game.json'], { cwd });
    expect(exit).toBe(1);
    expect(err).toBe(
      'In game.json is a game that an engine saved. “npx regel replay” shows it; an engine goes on with it (“load”). The file stays as it is.\n',
    );
    expect(readFileSync(join(cwd, 'game.json'), 'utf8')).toBe(text);
  });
});

test('no message repeats more of a file than fits in a line', async () => {
  const long = 'x'.repeat(100_000);
  const head = 'regel clever\nplayers Anna, Bo\n';
  for (const text of [
    long,
    `[${long}]`,
    `regel ${long}`,
    `${head}option ${long} yes`,
    `${head}> ${long}`,
    `${head}> seat-1\n> 1 1 1 1 1 1\n1 ${long}`,
  ])
    expect((await replay(text)).err.length).toBeLessThan(400);
});
