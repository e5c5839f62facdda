import { expect, test } from 'vitest';
import { createBot } from '../../compiler/bots/bot.ts';
import { games } from '../../generated/games.ts';
import { workerBots } from '../../site/src/play/bots.ts';
import { compared, estimate } from '../../site/src/play/screen/HintPanel.tsx';
import { loaded } from './loaded.ts';

/** There is more than one thing to do in its first move. */
const { engine } = loaded.find(
  ({ engine }) => engine.moves(engine.start({ players: 2, seed: 'bots' }), 'server').length > 3,
)!;
const state = engine.start({ players: 2, seed: 'bots' });
const saved = engine.save(state);
const [player = 1] = engine.toAct(state);
const signal = new AbortController().signal;

/** The bots without their thread. */
function here() {
  const bot = createBot('random', games.find(({ data }) => data.id === engine.id)!);
  const asked: (string | undefined)[] = [];
  const worker = {
    async choose({ seed }: { readonly seed?: string }) {
      asked.push(seed);
      return bot.choose(saved, player, seed === undefined ? {} : { seed }).text;
    },
    async hint({ seed }: { readonly seed?: string }) {
      asked.push(seed);
      return [{ move: 'pass', points: 3, margin: -1, share: 1 }];
    },
  };
  return { worker, asked };
}

test('the random computer does not always do the same', async () => {
  const { worker, asked } = here();
  const bots = workerBots(worker);
  const moves = await Promise.all(
    Array.from({ length: 30 }, () => bots.choose(engine.id, saved, player, 'random', signal)),
  );
  await bots.hint(engine.id, saved, player, signal);
  expect(new Set(asked).size).toBe(31);
  expect(new Set(moves).size).toBeGreaterThan(1);
});

test('the usual computer thinks as much everywhere, the strong one as long as people wait', async () => {
  const asked: { readonly kind: string; readonly tries?: number; readonly milliseconds?: number }[] = [];
  const bots = workerBots({
    ...here().worker,
    async choose(request) {
      asked.push(request);
      return 'pass';
    },
  });
  const after = { ...saved, log: [{ player, move: 'pass' }, { chance: '3' }] };
  const long = { ...saved, log: Array.from({ length: 9 }, () => ({ player, move: 'pass' })) };
  const others = { ...saved, log: [{ player: 3 - player, move: 'pass' }] };
  for (const game of [saved, after, long, others])
    await bots.choose(engine.id, game, player, 'search', signal);
  await bots.choose(engine.id, saved, player, 'greedy', signal);
  await bots.choose(engine.id, saved, player, 'random', signal);
  const [first, next, last, afterOthers, usual, random] = asked;
  expect(first).toMatchObject({ kind: 'search', milliseconds: 900 });
  expect(first).not.toHaveProperty('tries');
  // Within a turn it is the next move that people wait for.
  expect(next).toMatchObject({ kind: 'search', milliseconds: 450 });
  expect(last).toMatchObject({ kind: 'search', milliseconds: 100 });
  expect(afterOthers).toMatchObject({ milliseconds: 900 });
  expect(usual).toMatchObject({ kind: 'search', tries: 100, milliseconds: 900 });
  expect(random).toMatchObject({ kind: 'random' });
});

test('with a seed it does', async () => {
  const bots = workerBots(here().worker, () => 'the same');
  const once = await bots.choose(engine.id, saved, player, 'random', signal);
  expect(await bots.choose(engine.id, saved, player, 'random', signal)).toBe(once);
});

test.each([
  [1, undefined, 'verwacht: 1 punt', 'erwartet: 1 Punkt'],
  [
    -3,
    -1.26,
    'verwacht: −3 punten, 1 achter op de beste ander',
    'erwartet: −3 Punkte, 1 hinter dem besten anderen',
  ],
  [
    45.25,
    2,
    'verwacht: 45 punten, 2 voor op de beste ander',
    'erwartet: 45 Punkte, 2 vor dem besten anderen',
  ],
  [
    -0.01,
    -0.01,
    'verwacht: 0 punten, gelijk met de beste ander',
    'erwartet: 0 Punkte, gleichauf mit dem besten anderen',
  ],
])('hints expect %s points and a lead of %s', (points, margin, nl, de) => {
  expect(estimate({ move: 'pass', points, margin }, 'nl')).toBe(nl);
  expect(estimate({ move: 'pass', points, margin }, 'de')).toBe(de);
});

test.each([
  // With others at the table the lead counts; alone the points, of which fewer may be better.
  [{ points: 3, margin: 2 }, { points: 9, margin: -1 }, '3 punten minder dan de beste'],
  [{ points: 9 }, { points: 7 }, '2 punten minder dan de beste'],
  [{ points: 7 }, { points: 9 }, '2 punten meer dan de beste'],
  [{ points: 7 }, { points: 7 }, 'even goed als de beste'],
])('of %j, another move is told as %s', (best, other, told) => {
  expect(compared({ move: 'b', ...other }, { move: 'a', ...best }, 'nl')).toBe(told);
});
