import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** Does one task. */
export type Doing<Task, Result> = (task: Task) => Result | Promise<Result>;

export interface ThreadedWork<Task, Result> {
  readonly tasks: readonly Task[];
  /** The module that a thread runs: it calls `answerTasks`. */
  readonly script: URL;
  /** Handed to each thread when it starts. */
  readonly workerData?: unknown;
  /** Whether the work is large enough for threads to pay off. */
  readonly isWorthIt: boolean;
  /** The same as in a thread, for where none is started. */
  here(): Doing<Task, Result> | Promise<Doing<Task, Result>>;
  /** Called with each result as it comes in, and the position of its task. After `stop` no other task is begun. */
  done(result: Result, index: number, stop: () => void): void;
}

/** Does all tasks, on all cores where it pays: each thread takes the next one whenever it has finished one. */
export async function doTasks<Task, Result>(work: ThreadedWork<Task, Result>): Promise<void> {
  const { tasks, done } = work;
  const threads = Math.min(availableParallelism(), tasks.length);
  let next = 0;
  const stop = (): void => {
    next = tasks.length;
  };
  // A thread starts from a TypeScript file: only where Node reads those itself.
  if (work.isWorthIt && threads > 1 && process.features.typescript) {
    try {
      await Promise.all(Array.from({ length: threads }, () => runThread(work, () => next++, stop)));
    } finally {
      stop(); // after an accident the other threads stop too
    }
    return;
  }
  if (tasks.length === 0) return;
  const doTask = await work.here();
  while (next < tasks.length) {
    const index = next++;
    done(await doTask(tasks[index]!), index, stop);
    await new Promise((resolve) => setImmediate(resolve)); // for signals
  }
}

function runThread<Task, Result>(
  { tasks, script, workerData, done }: ThreadedWork<Task, Result>,
  next: () => number,
  stop: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData });
    let index = -1;
    const takeNext = (): void => {
      index = next();
      if (index < tasks.length) worker.postMessage(tasks[index]);
      else void worker.terminate().then(() => resolve());
    };
    const fail = (error: unknown): void => {
      void worker.terminate();
      reject(error);
    };
    worker.on('message', (result: Result) => {
      try {
        done(result, index, stop);
        takeNext();
      } catch (error) {
        fail(error);
      }
    });
    worker.on('error', fail);
    takeNext();
  });
}

/** In a thread: does the tasks that it is sent, one after the other. */
export function answerTasks<Task, Result>(doTask: Doing<Task, Result>): void {
  parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await doTask(task)));
}
