import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../compiler/3-ir/ir.ts';
import { waysToPlay } from '../../compiler/agree/ways.ts';
import { loadBotGame, withTemporaryEngine } from '../../compiler/command-line/engines/temporary-engine.ts';
import { tasksFor } from '../../compiler/command-line/simulate/tasks.ts';
import { compile } from '../../compiler/compile.ts';
import { GamePlayer } from '../../compiler/lab/play-games.ts';
import { planOf } from '../lab/lab-game.ts';
import { edited, readSources } from '../sources.ts';
import { copyOfRules, regel } from './console.ts';

describe('ways to play', () => {
  const game = {
    players: { from: 1, to: 3 },
    imaginary: [{ from: 2, to: 3, withPlayers: 1, usually: 2 }],
    options: [{ name: 'rivals', type: { is: 'yes or no' }, value: false }],
  } as unknown as Game;

  test('every number of players and imaginary players, each option changed once', () => {
    const ways = waysToPlay(game).map(({ players, imaginary, options }) => [
      players,
      imaginary,
      options.rivals ?? 'as usual',
    ]);
    expect(ways).toEqual([
      [1, 2, 'as usual'],
      [1, 2, true],
      [1, 3, 'as usual'],
      [1, 3, true],
      [2, 0, 'as usual'],
      [2, 0, true],
      [3, 0, 'as usual'],
      [3, 0, true],
    ]);
    expect(waysToPlay(game, 2)).toHaveLength(2);
  });

  test('the interpreter plays at most a hundred games of a way, with seeds of their own', () => {
    const tasks = tasksFor(waysToPlay(game)[0]!, 60, 's');
    expect(tasks.map(({ games }) => games)).toEqual([25, 25, 10]);
    expect(new Set(tasks.map(({ seed }) => seed)).size).toBe(3);
    expect(tasksFor(waysToPlay(game)[0]!, 1000, 's')).toHaveLength(4);
  });
});

describe('temporary engines', () => {
  test('an invariant that breaks is told, and the files of the engine are gone afterwards', async () => {
    const sources = edited(readSources(), 'clever/clever.regel', 'most-marks + 4', 'most-marks - 20');
    const { games } = compile(sources, { texts: false, runExamples: false });
    const { game } = games.find((one) => one.id === 'clever')!;
    let core = '';
    await withTemporaryEngine(game, async (engine) => {
      core = fileURLToPath(engine.core);
      expect(existsSync(core)).toBe(true);
      const played = await loadBotGame(engine);
      const player = new GamePlayer(played, planOf(played, { players: 4 }));
      expect(player.play([0, 2]).faults).toMatchObject([
        { game: 0, code: 'always', about: 'marks-within-bounds' },
        { game: 1, code: 'always' },
      ]);
    });
    expect(existsSync(core)).toBe(false);
  });
});

describe('simulate', () => {
  test('every way to play roll-and-write, as a table and as data', async () => {
    const args = ['simulate', 'roll-and-write/short-game', '--games', '8', '--seed', '1'];
    const { exit, out } = await regel(args);
    expect(out).toContain('Everything was reached.');
    expect(exit).toBe(0);
    expect(out).toMatch(/^ {2}1 \+ 2 imaginary, play-against-rivals yes +8 +\d/m);
    expect(out).toMatch(/^112 games with [\d,]+ moves in .*; seed 1\.$/m);
    const data = JSON.parse((await regel([...args, '--json'])).out);
    expect(data.ways).toHaveLength(14);
    expect(data).toMatchObject({
      game: 'roll-and-write/short-game',
      seed: '1',
      faults: [],
      coverage: { reasons: { missed: [] } },
    });
    expect(await regel([...args, '--json'])).toMatchObject({ out: `${JSON.stringify(data, null, 2)}\n` });
  });

  test('what one number of players cannot reach is listed, and is no failure', async () => {
    const args = [
      'simulate',
      'clever/quick',
      '--games',
      '40',
      '--players',
      '2',
      '--seed',
      '1',
      '--language',
      'nl',
    ];
    const { exit, out } = await regel(args);
    expect(out).toContain('Nooit bereikt: fasen en waarderingen: solo-passive-turn');
    expect(out).toContain('Niet elke speelwijze is geprobeerd');
    expect(exit).toBe(0);
  });

  test('what no way to play reaches is a failure', async () => {
    // One game a way is too few for an area to be nearly enclosed.
    const { exit, out } = await regel(['simulate', 'alcazaba', '--games', '1', '--seed', '2']);
    expect(out).toMatch(/^Never reached: reasons: encloses-empty-area\b/m);
    expect(out).not.toContain('Not every way to play was tried');
    expect(exit).toBe(1);
  });

  test('an invariant that breaks is a failure, also with one number of players', async () => {
    const cwd = copyOfRules('clever');
    const file = join(cwd, 'rules/clever/clever.regel');
    const rules = readFileSync(file, 'utf8');
    writeFileSync(file, rules.replace('most-marks + 4', 'most-marks - 20'));
    const args = ['simulate', 'clever', '--games', '3', '--seed', '1', '--players', '4'];
    const { exit, out } = await regel(args, { cwd });
    expect(out.match(/The rules could not go on/g)).toHaveLength(1);
    expect(out).toContain('The rules could not go on: an `always` no longer holds (“marks-within-bounds”)');
    expect(out).toMatch(/The same\s+happened in 5 more\s+games; --json/);
    expect(exit).toBe(1);
    expect(JSON.parse((await regel([...args, '--json'], { cwd })).out).faults[0]).toMatchObject({
      code: 'always',
    });
  });
});

describe('figures', () => {
  test('say what they mean, and how sure that is, in the language of the person', async () => {
    const args = ['simulate', 'clever/quick', '--games', '300', '--players', '2', '--seed', '1'];
    const { out } = await regel([...args, '--language', 'nl']);
    expect(out).toMatch(/^Een partij duurt [\d,]+ zetten \[[\d,]+ tot [\d,]+\]; de helft/m);
    expect((await regel([...args, '--language', 'de'])).out).toMatch(/^Eine Partie dauert [\d,]+ Züge \[/m);
    const csv = (await regel([...args, '--csv'])).out.split('\n');
    expect(csv[0]).toBe('way,figure,about,part,unit,value,low,high,count,fair,real');
    expect(csv.filter((line) => line.startsWith('2 players,seat,'))).toHaveLength(2);
  });

  test('bots of two sorts take every seat', async () => {
    const args = ['simulate', 'clever/quick', '--games', '6', '--players', '2', '--seed', '1'];
    const { out } = await regel([...args, '--bots', 'greedy,random', '--json']);
    const { figures } = JSON.parse(out).ways[0];
    const wins = figures.filter(({ id }: { id: string }) => id === 'bot-wins');
    expect(wins.map(({ estimate }: { estimate: { count: number } }) => estimate.count)).toEqual([6, 6]);
  });

  test.each([
    [['--bots', 'clever'], 'is no bot'],
    [['--bots', 'random,random,random'], 'name one for all'],
    [['--shard', '3/2', '--seed', '1'], 'is no part of a run'],
    [['--shard', '1/2'], 'say --seed TEXT too'],
    [['--resume'], 'say --to FILE too'],
  ])('%j is refused', async (more, words) => {
    const { exit, err } = await regel(['simulate', 'clever/quick', '--players', '2', ...more]);
    expect(exit).toBe(2);
    expect(err).toContain(words);
  });
});

test('compare tells what a variant changes, and what not', async () => {
  const args = ['compare', 'clever', 'clever/quick', '--games', '1000', '--seed', '1', '--json'];
  const { exit, out } = await regel(args);
  expect(exit).toBe(0);
  const { compared, games } = JSON.parse(out);
  expect(games).toBe(1000);
  const length = compared.find(({ name }: { name: string }) => name === 'length');
  expect(length).toMatchObject({ verdict: 'differs' });
  expect(length.high).toBeLessThan(0);
  expect((await regel(args)).out).toBe(out);
});
