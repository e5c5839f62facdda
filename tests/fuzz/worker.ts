/** Checks inputs one after another, in a thread of its own: a hang or a lack of memory ends only that. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { check, type Outcome } from './check.ts';
import { readCorpus } from './corpus.ts';
import { inputFor } from './input.ts';
import { largeInputs } from './large.ts';

export interface Task {
  readonly from: number;
  readonly step: number;
  readonly end: number;
  readonly what: 'seeds' | 'corpus' | 'large';
  /** Here the worker writes the number of the input that it is at. */
  readonly progress: Int32Array;
}

/** What a worker tells; of seeds only those that are worth telling. */
export interface Finding extends Outcome {
  /** The seed, or the number of the file or shape. */
  readonly at: number;
}

export const SLOW = 1_000;

const INPUTS: Readonly<Record<Task['what'], () => (at: number) => readonly Source[]>> = {
  seeds: () => inputFor,
  corpus: () => {
    const corpus = readCorpus();
    return (at) => corpus[at]!.sources;
  },
  large: () => {
    const inputs = largeInputs();
    return (at) => inputs[at]!.sources();
  },
};

const OPTIONS = {
  seeds: (seed: number) => ({ formatting: seed % 8 === 0 }),
  corpus: () => ({ cached: false }),
  large: () => ({ cached: false, formatting: false, twice: false }),
};

if (parentPort) {
  const { from, step, end, what, progress } = workerData as Task;
  const input = INPUTS[what]();
  for (let at = from; at < end; at += step) {
    const sources = input(at);
    Atomics.store(progress, 0, at);
    const outcome = check(sources, OPTIONS[what](at));
    if (outcome.compiled) Atomics.add(progress, 1, 1);
    if (what !== 'seeds' || outcome.fault || outcome.ms > SLOW)
      parentPort.postMessage({ at, ...outcome } satisfies Finding);
  }
  Atomics.store(progress, 0, end);
}
