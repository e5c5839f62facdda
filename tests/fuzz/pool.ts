/** Runs checks in a few threads and starts a thread again behind the input that it hung or died on. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Finding, Task } from './worker.ts';

export interface Run {
  /** In the order of the inputs. */
  readonly findings: readonly Finding[];
  /** How many of the inputs were sound games. */
  readonly compiled: number;
}

/** After this long on one input a thread counts as hung, on a busy machine too. */
const HUNG = 60_000;
const MEMORY = 1_500;

export async function runAll(
  what: Task['what'],
  start: number,
  count: number,
  tell: (finding: Finding) => void = () => {},
): Promise<Run> {
  const findings: Finding[] = [];
  let compiled = 0;
  const end = start + count;
  // What is measured is measured alone.
  const step = what === 'large' ? 1 : Math.max(1, Math.min(availableParallelism(), 8, count));
  const note = (finding: Finding): void => {
    findings.push(finding);
    tell(finding);
  };
  const lane = async (from: number): Promise<void> => {
    for (let at = from; at < end; ) {
      const task: Task = { from: at, step, end, what, progress: new Int32Array(new SharedArrayBuffer(8)) };
      task.progress[0] = at;
      const stopped = await runThread(task, note);
      compiled += stopped.compiled;
      if (stopped.fault)
        note({ at: stopped.at, fault: stopped.fault, ms: stopped.ms, problems: 0, compiled: false });
      at = stopped.fault ? stopped.at + step : end;
    }
  };
  await Promise.all(Array.from({ length: step }, (_, index) => lane(start + index)));
  return { findings: findings.sort((a, b) => a.at - b.at), compiled };
}

interface Stopped {
  readonly at: number;
  /** Why it stopped before its end. */
  readonly fault?: string;
  readonly ms: number;
  readonly compiled: number;
}

function runThread(task: Task, note: (finding: Finding) => void): Promise<Stopped> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    // the stack of a main thread is no larger
    resourceLimits: { maxOldGenerationSizeMb: MEMORY, stackSizeMb: 1 },
  });
  let at = -1;
  let since = performance.now();
  let fault: string | undefined;
  worker.on('message', note);
  const watch = setInterval(() => {
    const now = Atomics.load(task.progress, 0);
    if (now !== at) {
      at = now;
      since = performance.now();
    } else if (performance.now() - since > HUNG && fault === undefined) {
      fault = `hangs for more than ${HUNG / 1000} seconds`;
      void worker.terminate();
    }
  }, 200);
  return new Promise((resolve) => {
    worker.on('error', (error) => {
      fault ??= `ends the thread: ${error.name}: ${error.message.slice(0, 200)}`;
    });
    worker.on('exit', () => {
      clearInterval(watch);
      const [stop, compiled] = [Atomics.load(task.progress, 0), Atomics.load(task.progress, 1)];
      if (stop < task.end) fault ??= 'ends the thread';
      const early = stop < task.end && fault ? { fault } : {};
      resolve({ at: stop, ...early, ms: performance.now() - since, compiled });
    });
  });
}
