import { parentPort, workerData } from 'node:worker_threads';
import { Judge } from '../mutate/index.ts';
import type { MutateTask } from './mutate-workers.ts';

/** Judges the mutants that it is sent, one after the other. */
const { sources, id, vectors, mutants } = workerData as MutateTask;
const judge = new Judge(sources, id, vectors);
parentPort?.on('message', async (index: number) => {
  parentPort?.postMessage(await judge.judge(mutants[index]!));
});
