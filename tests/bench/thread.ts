/** One thread of several that play at the same time: says when it is warm, and then how many games a second it has played. */
import { parentPort, workerData } from 'node:worker_threads';
import { Chooser } from './chooser.ts';
import { contestant } from './contestants/index.ts';
import type { Task } from './worker.ts';
import { work } from './works.ts';

const { name, way, work: wanted, warmUp, seconds } = workerData as Extract<Task, { task: 'threads' }>;
const does = work(wanted).of(await contestant(name).create(way, new Chooser(7)))!;

/** In seconds of the clock: that two threads take less of it than one is the point. */
function rateFor(wanted: number, firstSeed: number): number {
  const start = performance.now();
  for (let games = 1; ; games++) {
    does(firstSeed + games);
    const took = (performance.now() - start) / 1000;
    if (took >= wanted) return games / took;
  }
}

rateFor(warmUp, 1);
parentPort!.once('message', () => parentPort!.postMessage(rateFor(seconds, 1_000_000)));
parentPort!.postMessage(0);
