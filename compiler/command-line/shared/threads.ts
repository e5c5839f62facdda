import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface ThreadedWork<Task, Result> {
  /** The module that a thread runs: it answers every message, a task, with one message, its result. */
  readonly script: URL;
  /** Handed to each thread when it starts. */
  readonly workerData?: unknown;
  readonly tasks: readonly Task[];
  /** Called with each result as it comes in. After `stop` no other task is begun. */
  done(result: Result, task: Task, stop: () => void): void;
}

/** How many threads these tasks would get: 1 where other threads are of no use or cannot run TypeScript. */
export function threadsFor(tasks: readonly unknown[]): number {
  return process.features.typescript ? Math.min(availableParallelism(), tasks.length) : 1;
}

/** Does all tasks on all cores: each thread takes the next one whenever it has finished one. */
export async function inThreads<Task, Result>(work: ThreadedWork<Task, Result>): Promise<void> {
  const { script, workerData, tasks, done } = work;
  let next = 0;
  const leaveTheRest = (): void => {
    next = tasks.length;
  };
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script, { workerData });
      let index = -1;
      const stop = (end: () => void): void => {
        void worker.terminate().then(end);
      };
      const takeNext = (): void => {
        index = next++;
        if (index < tasks.length) worker.postMessage(tasks[index]);
        else stop(resolve);
      };
      const fail = (error: unknown): void => {
        leaveTheRest();
        stop(() => reject(error));
      };
      worker.on('message', (result: Result) => {
        try {
          done(result, tasks[index]!, leaveTheRest);
          takeNext();
        } catch (error) {
          fail(error);
        }
      });
      worker.on('error', fail);
      takeNext();
    });
  await Promise.all(Array.from({ length: threadsFor(tasks) }, thread));
}
