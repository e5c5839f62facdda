import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Source } from '../1-syntax/source.ts';
import { Judge, type Mutant, type Verdict } from '../mutate/index.ts';
import type { Vectors } from '../protocol/dialogue.ts';

export interface MutateTask {
  readonly sources: readonly Source[];
  readonly id: string;
  readonly vectors: Vectors | undefined;
  readonly mutants: readonly Mutant[];
}

/** Fewer mutants than this are judged sooner than other threads have started. */
const WORTH_IT = 40;

/** Judges all mutants, on all cores where it is worth it; `done` hears of each as it is judged. */
export async function judgeAll(
  task: MutateTask,
  done: (verdict: Verdict, mutant: Mutant) => void,
): Promise<void> {
  const { sources, id, vectors, mutants } = task;
  const workers = Math.min(availableParallelism(), mutants.length);
  // A thread starts from a TypeScript file: only where Node reads those itself.
  if (mutants.length < WORTH_IT || workers < 2 || !process.features.typescript) {
    const judge = new Judge(sources, id, vectors);
    for (const mutant of mutants) {
      done(await judge.judge(mutant), mutant);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return;
  }
  let next = 0;
  try {
    await Promise.all(Array.from({ length: workers }, () => work(task, () => next++, done)));
  } finally {
    next = mutants.length; // after an accident the other threads stop too
  }
}

/** One thread, which takes the next mutant whenever it has judged one. */
function work(
  task: MutateTask,
  next: () => number,
  done: (verdict: Verdict, mutant: Mutant) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./mutate-worker.ts', import.meta.url), { workerData: task });
    let index = -1;
    const send = (): void => {
      index = next();
      if (index < task.mutants.length) worker.postMessage(index);
      else void worker.terminate().then(() => resolve());
    };
    const fail = (error: unknown): void => {
      void worker.terminate();
      reject(error);
    };
    worker.on('message', (verdict: Verdict) => {
      try {
        done(verdict, task.mutants[index]!);
        send();
      } catch (error) {
        fail(error);
      }
    });
    worker.on('error', fail);
    send();
  });
}
