/** Attacks one target with one input after another, in a thread of its own: a hang or a lack of memory ends only that. */
import { parentPort, workerData } from 'node:worker_threads';
import { TARGETS, type TargetName } from './index.ts';
import { randomFor, unexpected } from './target.ts';

export interface Task {
  readonly target: TargetName;
  readonly seed: number;
  readonly from: number;
  readonly end: number;
  /** Here stands the number of the input that is being tried. */
  readonly progress: Int32Array;
}

export interface Finding {
  readonly target: TargetName;
  readonly index: number;
  readonly fault: string;
}

/** How long an input may keep this thread busy, in milliseconds: what others do on the machine does not count. */
const MOST_BUSY = 2000;

function busy(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
}

if (parentPort) {
  const { target, seed, from, end, progress } = workerData as Task;
  const { attack } = await TARGETS[target].open();
  for (let index = from; index < end; index++) {
    Atomics.store(progress, 0, index);
    const start = busy();
    let fault: string | undefined;
    try {
      fault = await attack(index, randomFor(seed, index));
    } catch (error) {
      fault = unexpected(error) ?? String(error);
    }
    const ms = busy() - start;
    if (ms > MOST_BUSY) fault ??= `takes ${Math.round(ms)} ms`;
    if (fault) parentPort.postMessage({ target, index, fault } satisfies Finding);
  }
  Atomics.store(progress, 0, end);
}
