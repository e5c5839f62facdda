/** Runs the fuzzer in a few threads and starts a thread again behind the input that it hung or died on. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Finding, Task } from './worker.ts';

export interface FuzzRun {
  readonly findings: readonly Finding[];
  readonly slow: readonly Finding[];
  /** How many of the inputs were sound games. */
  readonly compiled: number;
}

/** After this long on one input a thread counts as hung. */
const HUNG = 10_000;
const MEMORY = 1_500;

export async function fuzz(start: number, runs: number, tell: (finding: Finding) => void = () => {}): Promise<FuzzRun> {
  const findings: Finding[] = [];
  let compiled = 0;
  const end = start + runs;
  const step = Math.max(1, Math.min(availableParallelism(), 8));
  const note = (finding: Finding): void => {
    findings.push(finding);
    tell(finding);
  };
  const lane = async (from: number): Promise<void> => {
    for (let seed = from; seed < end; ) {
      const stopped = await runThread({ from: seed, step, end, progress: new Int32Array(new SharedArrayBuffer(8)) }, note);
      compiled += stopped.compiled;
      if (stopped.why) note({ seed: stopped.seed, fault: stopped.why, ms: stopped.ms });
      seed = stopped.why ? stopped.seed + step : end;
    }
  };
  await Promise.all(Array.from({ length: step }, (_, index) => lane(start + index)));
  const bySeed = (a: Finding, b: Finding): number => a.seed - b.seed;
  return {
    findings: findings.filter(({ fault }) => fault !== undefined).sort(bySeed),
    slow: findings.filter(({ fault }) => fault === undefined).sort(bySeed),
    compiled,
  };
}

interface Stopped {
  readonly seed: number;
  /** Why it stopped before its end. */
  readonly why?: string;
  readonly ms: number;
  readonly compiled: number;
}

function runThread(task: Task, note: (finding: Finding) => void): Promise<Stopped> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  let at = -1;
  let since = performance.now();
  let why: string | undefined;
  worker.on('message', note);
  const watch = setInterval(() => {
    const now = Atomics.load(task.progress, 0);
    if (now !== at) {
      at = now;
      since = performance.now();
    } else if (performance.now() - since > HUNG && why === undefined) {
      why = `hangs for more than ${HUNG / 1000} seconds`;
      void worker.terminate();
    }
  }, 200);
  return new Promise((resolve) => {
    worker.on('error', (error) => {
      why ??= `ends the thread: ${error.name}: ${error.message.slice(0, 200)}`;
    });
    worker.on('exit', () => {
      clearInterval(watch);
      const [seed, compiled] = [Atomics.load(task.progress, 0), Atomics.load(task.progress, 1)];
      if (seed < task.end) why ??= 'ends the thread';
      resolve({ seed, ...(why && seed < task.end ? { why } : {}), ms: performance.now() - since, compiled });
    });
  });
}
