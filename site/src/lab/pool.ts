import { Measures } from '../../../compiler/lab/measures.ts';
import { Pace } from '../../../compiler/lab/pace.ts';
import type { Range } from '../../../compiler/lab/plan.ts';
import type { LabAnswer, LabTask } from './messages.ts';

/** The part of a worker that is used here. */
export interface LabThread {
  postMessage(task: LabTask): void;
  terminate(): void;
  onmessage: ((event: { readonly data: LabAnswer }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}

const MOST_THREADS = 8;

function startWorker(): LabThread {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as LabThread;
}

/** As many threads as there are cores to spare. */
export class LabPool {
  readonly #threads: readonly LabThread[];

  constructor(
    start: () => LabThread = startWorker,
    threads = Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency ?? 1)),
  ) {
    this.#threads = Array.from({ length: threads }, start);
  }

  /**
   * Plays the games of a range, each thread taking some more whenever it has finished, until `done` says no. It fails where a thread does:
   * a game that cannot be loaded, say.
   */
  async play(
    work: Omit<LabTask, 'range'>,
    [from, to]: Range,
    done: (range: Range, measures: Measures) => boolean,
  ): Promise<void> {
    const pace = new Pace();
    let [at, isStopped] = [from, false];
    const next = (): Range | undefined => {
      if (isStopped || at >= to) return undefined;
      const range: Range = [at, Math.min(to, at + pace.games)];
      at = range[1];
      return range;
    };
    const runs = this.#threads.map(async (thread) => {
      for (let range = next(); range; range = next()) {
        const began = performance.now();
        const answer = await ask(thread, { ...work, range });
        pace.took(range[1] - range[0], performance.now() - began);
        if (answer.is === 'error') throw new Error(answer.message);
        if (!done(range, Measures.from(answer.measures))) isStopped = true;
      }
    });
    try {
      await Promise.all(runs);
    } finally {
      isStopped = true;
    }
  }

  close(): void {
    for (const thread of this.#threads) thread.terminate();
  }
}

function ask(thread: LabThread, task: LabTask): Promise<LabAnswer> {
  return new Promise((resolve, reject) => {
    thread.onmessage = ({ data }) => resolve(data);
    thread.onerror = ({ message }) => reject(new Error(message ?? 'the lab could not be started'));
    thread.postMessage(task);
  });
}
