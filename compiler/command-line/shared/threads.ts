import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** Does one task. */
export type Doing<Task, Result> = (task: Task) => Result | Promise<Result>;

export interface ThreadedWork<Task, Result> {
  /** Asked for the next one whenever a thread has nothing to do: what will be the next may depend on what came in before. */
  readonly tasks: Iterable<Task>;
  /** The module that a thread runs: it calls `answerTasks`. */
  readonly script: URL;
  /** Handed to each thread when it starts. */
  readonly workerData?: unknown;
  /** Whether the work is large enough for threads to pay off. */
  readonly isWorthIt: boolean;
  /** The same as in a thread, for where none is started. */
  here(): Doing<Task, Result> | Promise<Doing<Task, Result>>;
  /** No more threads than this; by default as many as there are cores. */
  readonly most?: number;
  /** Called with each result as it comes in, and the task. After `stop` no other task is begun. */
  done(result: Result, task: Task, stop: () => void): void;
}

/** Does all tasks, on all cores where it pays: each thread takes the next one whenever it has finished one. */
export async function doTasks<Task, Result>(work: ThreadedWork<Task, Result>): Promise<void> {
  const { tasks, done } = work;
  const left = tasks[Symbol.iterator]();
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  const next = (): IteratorResult<Task> => (isStopped ? { done: true, value: undefined } : left.next());
  const count = Array.isArray(tasks) ? tasks.length : Number.POSITIVE_INFINITY;
  const threads = Math.min(work.most ?? availableParallelism(), count);
  // A thread starts from a TypeScript file: only where Node reads those itself.
  if (work.isWorthIt && threads > 1 && process.features.typescript) {
    try {
      await Promise.all(Array.from({ length: threads }, () => runThread(work, next, stop)));
    } finally {
      stop(); // after an accident the other threads stop too
    }
    return;
  }
  let task = next();
  if (task.done) return;
  const doTask = await work.here();
  for (; !task.done; task = next()) {
    done(await doTask(task.value), task.value, stop);
    await new Promise((resolve) => setImmediate(resolve)); // for signals
  }
}

function runThread<Task, Result>(
  { script, workerData, done }: ThreadedWork<Task, Result>,
  next: () => IteratorResult<Task>,
  stop: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData });
    let task: Task;
    const takeNext = (): void => {
      const taken = next();
      if (taken.done) {
        void worker.terminate().then(() => resolve());
        return;
      }
      task = taken.value;
      worker.postMessage(task);
    };
    const fail = (error: unknown): void => {
      void worker.terminate();
      reject(error);
    };
    worker.on('message', (result: Result) => {
      try {
        done(result, task, stop);
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
