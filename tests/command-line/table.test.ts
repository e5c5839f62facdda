import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyOfRules, emptyFolder, regel } from './console.ts';

/** Everything in one line, as where it is broken says nothing. */
const flat = (shown: string) => shown.replace(/\s+/g, ' ');

/** The first turn of the dice game on a real table; the start-player token lies at the pavilions, a 1 everywhere else. */
const FIRST_TURN = ['1', '1', '1', '1', '1', '1', '1', 'throw'];
const ROLL = 'seraglio seraglio tower garden seraglio arcade tower seraglio';
const diceGame = (typed: readonly string[], ...args: string[]) =>
  regel(['play', 'dice-game', '--players', '3', '--real-dice', '--language', 'nl', ...args], {
    typed: [...FIRST_TURN, ...typed],
  });
let shown: ReturnType<typeof diceGame> | undefined;
/** What is shown after the first throw, played once. */
const afterThrow = () => (shown ??= diceGame([ROLL]));

describe('what lies on the table', () => {
  test('the tile in every field of the yard, and its currency', async () => {
    const { out } = await regel(['play', 'palace', '--players', '3', '--seed', 'a', '--language', 'nl']);
    const [, told = ''] = /^Nieuw op de bouwwerf: (.*)\.$/m.exec(out)!;
    const tiles = told.split(/, | en /);
    expect(tiles).toHaveLength(4);
    const currencies = ['gulden (geel)', 'dirham (groen)', 'denar (blauw)', 'dukaat (oranje)'];
    // Beside the name of a tile its walls are printed.
    const fields = tiles.map((tile, index) => `${index + 1} ${currencies[index]}: [${tile}`);
    const [, yard = ''] = /bouwwerf (.*) open geldkaarten/.exec(flat(out))!;
    for (const field of fields) expect(yard).toContain(field);
  });

  test('a small board without print is drawn, with letters for what lies on it', async () => {
    const { out } = await regel(['play', 'tic-tac-toe', '--seed', 'a', '--language', 'nl'], {
      typed: ['put board[2,1]'],
    });
    expect(out).toContain('    1 2 3\n  1 · · ·\n  2 a · ·\n  3 · · ·\n\n  a kruisje');
  });

  test('the fountain, where a palace begins', async () => {
    const { out } = await regel(['play', 'palace', '--players', '2', '--seed', 'a', '--language', 'nl'], {
      typed: ['stand'],
    });
    const [mine, ...all] = [...out.matchAll(/^ {2}paleis +(.*)$/gm)].map((found) => found[1]);
    const fountain = 'rij 0, kolom 0: de fontein';
    // The one of who is to act, then everybody's; Dirk builds none.
    expect({ mine, all }).toEqual({ mine: fountain, all: [fountain, fountain] });
  });

  test('a stone of the first player, in a replay too', async () => {
    const save = join(emptyFolder(), 'game.txt');
    const { out } = await diceGame([ROLL, 'place-stone tower'], '--save', save);
    // Two towers in one throw: the first place in the seventh line of three.
    expect(flat(out)).toContain('gokstenen op het bord toren 19: Speler 1');
    const replayed = await regel(['replay', save, '--language', 'nl']);
    expect(flat(replayed.out)).toContain('gokstenen op het bord toren 19: Speler 1');
  });

  test('the faces of dice that nothing else tells apart', async () => {
    const { out } = await afterThrow();
    expect(out).toContain('worp: 8 × witte dobbelsteen\n');
    expect(out).toMatch(/^Speler 1 gooit 4 harems, 2 torens, een tuin en een arcade\.$/m);
    expect(out).toMatch(/^ {2}dobbelstenen +4 × harem, arcade, tuin, 2 × toren$/m);
  });
});

test('sets of dice are short to read, and no two are alike', async () => {
  const { out } = await afterThrow();
  const [, ...listed] = [...out.matchAll(/^ +\d+ {2}(\S.*\S) +throw (\{.*\})$/gm)].map((found) =>
    found.slice(1),
  );
  // None to four, one, one and two of the faces, but not none of all.
  expect(listed).toHaveLength(5 * 2 * 2 * 3 - 1);
  expect(new Set(listed.map(([label]) => label)).size).toBe(listed.length);
  expect(listed).toContainEqual(['2 × harem, 2 × toren', '{die-1,die-2,die-3,die-7}']);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(110);
});

test('an imaginary player has the name that the rules give', async () => {
  const cwd = copyOfRules('alhambra', 'dice-game', 'palace');
  for (const [game, language] of [
    ['dice-game', 'nl'],
    ['palace', 'de'],
  ] as const) {
    const { out } = await regel(['play', game, '--names', 'Anna,Bo', '--seed', '1', '--language', language], {
      cwd,
      typed: ['score'],
    });
    expect(out).toMatch(/^ +Anna +Bo +Dirk$/m);
    expect(out).toMatch(/^Dirk$/m);
    expect(out).not.toMatch(/denkbeeldig|imaginär/i);
  }
});
