/**
 * Random games of the palace on the generated core and by hand, in one process: `npx tsx tests/bench/palace.ts [players…]`, 3
 * unless told otherwise. Both take turns in short slices, so that a busy machine slows down both, and the slices are compared
 * one with the next. They play the same games: see `palace-agree.ts`.
 */
import { Chooser } from './chooser.ts';
import type { Contestant } from './contestants/contestant.ts';
import { createPalaceCore, createPalaceLimit } from './contestants/palace.ts';
import { cpuSeconds, median, quantile } from './measure.ts';
import { markdown, short } from './table.ts';

const SLICE = 0.05;
const WARM_UP = 30;
const ROUNDS = 100;

interface Run {
  readonly title: string;
  readonly contestant: Contestant;
  readonly rates: number[];
  games: number;
  moves: number;
}

function playSlice(run: Run): void {
  const start = cpuSeconds();
  let games = 0;
  let now = start;
  for (; now - start < SLICE; now = cpuSeconds()) {
    run.moves += run.contestant.play(run.games++);
    games++;
  }
  run.rates.push(games / (now - start));
}

async function measure(players: number): Promise<string> {
  const run = async (title: string, create: typeof createPalaceCore): Promise<Run> => ({
    title,
    contestant: await create(players, new Chooser(7)),
    rates: [],
    games: 0,
    moves: 0,
  });
  const limit = await run('hand-written, at the limit', createPalaceLimit);
  const core = await run('**generated core**', createPalaceCore);
  for (let round = 0; round < WARM_UP + ROUNDS; round++) for (const one of [limit, core]) playSlice(one);
  const counted = (one: Run): number[] => one.rates.slice(WARM_UP);
  const ratios = counted(core).map((rate, round) => rate / counted(limit)[round]!);
  const rows = [limit, core].map((one) => {
    const rate = quantile(counted(one), 0.75);
    const perGame = one.moves / one.games;
    const times = one === limit ? 1 : median(ratios);
    return [
      one.title,
      short(rate),
      short(rate * perGame),
      perGame.toFixed(1),
      short(times),
      short(one.contestant.stateBytes!),
    ];
  });
  const head = ['engine', 'games/s', 'moves/s', 'moves/game', 'times the limit', 'bytes/state'];
  return `The palace, ${players} players, random games, CPU time\n\n${markdown(head, rows)}\n`;
}

const asked = process.argv.slice(2).map(Number);
for (const players of asked.length > 0 ? asked : [3]) console.log(await measure(players));
