import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import type { Game } from '../../compiler/3-ir/ir.ts';
import { waysToPlay } from '../../compiler/agree/ways.ts';
import {
  loadTemporaryEngine,
  withTemporaryEngine,
} from '../../compiler/command-line/engines/temporary-engine.ts';
import { playEngineGames } from '../../compiler/command-line/simulate/engine-games.ts';
import { merge, pool, tasksFor } from '../../compiler/command-line/simulate/tasks.ts';
import { compile } from '../../compiler/compile.ts';
import { playRandomGames } from '../../compiler/interpret/simulate.ts';
import { edited, readSources } from '../sources.ts';
import { copyOfRules, regel } from './console.ts';

vi.setConfig({ testTimeout: 120_000 });

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

  test('tasks have seeds of their own and together as many games as asked for', () => {
    const tasks = tasksFor(waysToPlay(game)[0]!, 60, 's');
    expect(tasks.map(({ games }) => games)).toEqual([25, 25, 10]);
    expect(new Set(tasks.map(({ seed }) => seed)).size).toBe(3);
  });

  test('of many games the reference watches the first hundred, then one in 25', () => {
    const tasks = tasksFor(waysToPlay(game)[0]!, 160, 's');
    expect(tasks.map(({ games, watched }) => [games, watched])).toEqual([
      ...Array.from({ length: 4 }, () => [25, 25]),
      [25, 1],
      [25, 1],
      [10, 1],
    ]);
  });
});

test('mean and spread of the whole come from those of the parts', () => {
  const numbers = [[1, 2, 3], [10, 20], [5]];
  const statistics = (values: readonly number[]) => {
    const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
    return { mean, deviation, lowest: Math.min(...values), highest: Math.max(...values) };
  };
  const whole = pool(numbers.map((part) => ({ points: statistics(part), count: part.length })));
  const expected = statistics(numbers.flat());
  expect(whole.mean).toBeCloseTo(expected.mean);
  expect(whole.deviation).toBeCloseTo(expected.deviation);
  expect([whole.lowest, whole.highest]).toEqual([1, 20]);
  expect(merge([])).toMatchObject({ games: 0, points: [] });
});

describe('games on an engine', () => {
  const rules = compile(readSources(), { texts: false, runExamples: false }).games;

  // These list moves in the order of the rules, so that the same seed gives the same games.
  test.each(['roll-and-write', 'dice-game', 'palace'])('%s goes as the reference plays it', async (id) => {
    const { game } = rules.find((one) => one.id === id)!;
    await withTemporaryEngine(game, async (engine) => {
      const machine = await loadTemporaryEngine(engine);
      for (const way of waysToPlay(game, 2)) {
        const { coverage: _, ...expected } = playRandomGames(game, way, 2, 's', { askEvery: 0 });
        const { coverage, ...found } = playEngineGames(game, machine, way, ['s/0', 's/1']);
        expect(found).toEqual(expected);
        expect(coverage.actions.reached).toEqual([]);
      }
    });
  });

  test('an invariant that breaks is told, and the files of the engine are gone afterwards', async () => {
    const sources = edited(readSources(), 'clever/clever.regel', 'most-marks + 4', 'most-marks - 20');
    const { games } = compile(sources, { texts: false, runExamples: false });
    const { game } = games.find((one) => one.id === 'clever')!;
    let core = '';
    await withTemporaryEngine(game, async (engine) => {
      core = fileURLToPath(engine.core);
      expect(existsSync(core)).toBe(true);
      const machine = await loadTemporaryEngine(engine);
      const { faults, games: begun } = playEngineGames(game, machine, waysToPlay(game, 4)[0]!, ['a', 'b']);
      expect(begun).toBe(2);
      expect(faults[0]).toMatchObject({ seed: 'a', code: 'always', about: 'marks-within-bounds' });
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
    const cwd = copyOfRules();
    const file = join(cwd, 'rules/clever/clever.regel');
    const rules = readFileSync(file, 'utf8');
    writeFileSync(file, rules.replace('most-marks + 4', 'most-marks - 20'));
    const args = ['simulate', 'clever', '--games', '3', '--seed', '1', '--players', '4'];
    const { exit, out } = await regel(args, { cwd });
    expect(out.match(/The rules could not go on/g)).toHaveLength(1);
    expect(out).toContain('The rules could not go on: an `always` no longer holds (“marks-within-bounds”)');
    expect(out).toMatch(/The same\s+happened in 5 more games; --json/);
    expect(exit).toBe(1);
    expect(JSON.parse((await regel([...args, '--json'], { cwd })).out).faults[0]).toMatchObject({
      code: 'always',
    });
  });
});
