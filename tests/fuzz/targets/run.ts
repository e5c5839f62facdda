import { Worker } from 'node:worker_threads';
import type { TargetName } from './index.ts';
import { BLOCK } from './target.ts';
import type { Finding, Task } from './worker.ts';

export interface Stretch {
  readonly target: TargetName;
  readonly seed: number;
  readonly from: number;
  readonly end: number;
}

/** An input that has not ended after so long, on however busy a machine, never will. */
const HUNG = 60_000;
/** Stands for the number of an input while there is none yet. */
const OPENING = -1;
/** What a thread may hold, in megabytes. */
const MEMORY = 512;

/** Attacks a target with a stretch of inputs. A thread that hangs or dies is told, and another goes on behind that input. */
export async function runStretch(
  { target, seed, from, end }: Stretch,
  tell: (finding: Finding) => void,
  done: (index: number) => void = () => {},
): Promise<void> {
  for (let next = from; next < end; ) {
    const progress = new Int32Array(new SharedArrayBuffer(4));
    progress[0] = OPENING;
    const fault = await runThread({ target, seed, from: next, end, progress }, tell, done);
    const at = Math.max(next, Atomics.load(progress, 0));
    if (fault === undefined || at >= end) break;
    tell({ target, index: at, fault });
    // What is kept between inputs begins anew with each block.
    next = Math.max(at + 1, Math.ceil((at + 1) / BLOCK) * BLOCK);
  }
  done(end);
}

function runThread(
  task: Task,
  tell: (finding: Finding) => void,
  done: (index: number) => void,
): Promise<string | undefined> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY, stackSizeMb: 1 },
  });
  let fault: string | undefined;
  let [at, since] = [-1, performance.now()];
  const watch = setInterval(() => {
    const now = Atomics.load(task.progress, 0);
    if (now !== OPENING) done(now);
    // Reading what inputs are made of takes its time.
    if (now !== at || now === OPENING) [at, since] = [now, performance.now()];
    else if (performance.now() - since > HUNG) {
      fault ??= `hangs for more than ${HUNG / 1000} seconds`;
      void worker.terminate();
    }
  }, 500);
  worker.on('message', tell);
  return new Promise((resolve) => {
    worker.on('error', (error) => {
      fault ??= `ends the thread: ${error.name}: ${error.message.slice(0, 300)}`;
    });
    worker.on('exit', () => {
      clearInterval(watch);
      if (Atomics.load(task.progress, 0) < task.end) fault ??= 'ends the thread';
      resolve(fault);
    });
  });
}
