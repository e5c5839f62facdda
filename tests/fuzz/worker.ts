/** Checks the inputs of a run of seeds, in a thread of its own: a hang or a lack of memory ends only that. */
import { parentPort, workerData } from 'node:worker_threads';
import { check } from './check.ts';
import { inputFor } from './input.ts';

export interface Task {
  readonly from: number;
  readonly step: number;
  readonly end: number;
  /** Here the worker writes the seed that it is at. */
  readonly progress: Int32Array;
}

/** What a worker tells: only of inputs that are worth telling. */
export interface Finding {
  readonly seed: number;
  readonly fault?: string;
  readonly ms: number;
}

const SLOW = 1_000;

const { from, step, end, progress } = workerData as Task;
let compiled = 0;
for (let seed = from; seed < end; seed += step) {
  Atomics.store(progress, 0, seed);
  const { fault, ms, compiled: sound } = check(inputFor(seed));
  if (sound) compiled++;
  Atomics.store(progress, 1, compiled);
  if (fault || ms > SLOW) parentPort!.postMessage({ seed, ms, ...(fault ? { fault } : {}) } satisfies Finding);
}
Atomics.store(progress, 0, end);
