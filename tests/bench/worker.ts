/**
 * One contestant in one process. The driver starts it with a task as JSON; it prints one line of JSON.
 */
import { Worker } from 'node:worker_threads';
import { compareBgio } from './agree.ts';
import { Chooser } from './chooser.ts';
import { contestant } from './contestants/index.ts';
import type { Way } from './games.ts';
import { KERNELS } from './kernels.ts';
import { type LabBot, labBesideCore } from './lab.ts';
import { bytesPerMove, bytesPerState, playFor } from './measure.ts';
import { work } from './works.ts';

export type Task =
  | { readonly task: 'agree' }
  | { readonly task: 'kernel'; readonly kernel: string; readonly seconds: number }
  | { readonly task: 'lab'; readonly way: Way; readonly bot: LabBot; readonly seconds: number }
  | (Played & { readonly task: 'speed'; readonly warmUp: number; readonly seconds: number })
  | (Played & { readonly task: 'memory'; readonly warmUp: number })
  /** Plays until a number of moves are made. */
  | (Played & { readonly task: 'count'; readonly moves: number })
  /** Plays in a number of threads at once. */
  | (Played & {
      readonly task: 'threads';
      readonly threads: number;
      readonly warmUp: number;
      readonly seconds: number;
    });

export interface Played {
  readonly name: string;
  readonly way: Way;
  readonly work: string;
}

/** A contestant made ready for a work; undefined if it cannot do it. */
async function ready({ name, way, work: wanted }: Played) {
  const made = await contestant(name).create(way, new Chooser(7));
  return { made, does: work(wanted).of(made) };
}

const FIRST_SEED = 500_000_000;

async function run(task: Task): Promise<unknown> {
  if (task.task === 'agree') return compareBgio();
  if (task.task === 'kernel') {
    const call = KERNELS[task.kernel]!.prepare();
    playFor(task.seconds, call, 0);
    return playFor(task.seconds, call, 0);
  }
  if (task.task === 'lab') return labBesideCore(task.way, task.bot, task.seconds);
  if (task.task === 'threads') return { rate: await rateOfThreads(task) };
  const { made, does } = await ready(task);
  if (!does) return null;
  switch (task.task) {
    case 'count': {
      let [games, moves] = [0, 0];
      while (moves < task.moves) moves += does(FIRST_SEED + games++);
      return { games };
    }
    case 'speed':
      playFor(task.warmUp, does, 1);
      return playFor(task.seconds, does, FIRST_SEED);
    case 'memory':
      playFor(task.warmUp, does, 1);
      return { bytesPerMove: await bytesPerMove(does), bytesPerState: (await bytesPerState(made)) ?? null };
  }
}

/** Games a second of the clock in all threads together: they begin to count when all are warm. */
async function rateOfThreads(task: Extract<Task, { task: 'threads' }>): Promise<number> {
  const told = (thread: Worker) =>
    new Promise<number>((resolve, reject) => thread.once('message', resolve).once('error', reject));
  const script = new URL('./thread.ts', import.meta.url);
  const threads = Array.from({ length: task.threads }, () => new Worker(script, { workerData: task }));
  await Promise.all(threads.map(told));
  const counts = threads.map(told);
  for (const thread of threads) thread.postMessage('go');
  return (await Promise.all(counts)).reduce((sum, rate) => sum + rate, 0);
}

if (process.argv[2] !== undefined) {
  console.log(JSON.stringify(await run(JSON.parse(process.argv[2]) as Task)));
  // boardgame.io leaves timers behind
  process.exit(0);
}
