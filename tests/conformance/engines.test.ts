import { expect, test, vi } from 'vitest';
import { games } from '../../generated/games.ts';
import { regel } from '../command-line/console.ts';

// every game with all its dialogues, through a process
vi.setConfig({ testTimeout: 600_000 });

test('the generated engines conform, in a process of their own', async () => {
  const engine = `"${process.execPath}" generated/runtime/serve.ts`;
  const args = ['conform', '--engine', engine, '--json'];
  const { exit, out, err } = await regel(args, { now: () => performance.now() });
  const report = JSON.parse(out);
  expect(err).toBe('');
  expect(report.games.flatMap((game: { failures: unknown[] }) => game.failures).slice(0, 3)).toEqual([]);
  expect(report).toMatchObject({ failed: 0, notOffered: [] });
  expect(report.games).toHaveLength(games.length);
  expect(exit).toBe(0);
});
