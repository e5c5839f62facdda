import { setTimeout } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { Contestant } from './contestants/contestant.ts';

/** CPU seconds of this process, all threads: on a shared machine wall time says more about the neighbours. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export interface Speed {
  readonly games: number;
  readonly moves: number;
  /** Games a CPU second, as a quarter of the slices surpassed it. */
  readonly rate: number;
}

/** A neighbour on the machine slows a process down for a while: it is measured in slices of at least this number of seconds. */
const SLICE = 0.025;

/**
 * Plays for a number of CPU seconds. What counts is the upper quartile of the slices: a mean would tell how often the
 * machine was busy with something else, and the best slice how lucky one was. Short collections of garbage fall into
 * every slice; rare and long ones count less than they cost, which favours those who need them.
 */
export function playFor(seconds: number, play: (seed: number) => number, firstSeed: number): Speed {
  const rates: number[] = [];
  let [games, moves, batch] = [0, 0, 1];
  const start = cpuSeconds();
  for (let before = start; ; ) {
    for (let count = 0; count < batch; count++) moves += play(firstSeed + games++);
    const now = cpuSeconds();
    const took = now - before;
    // At first it is only found out how many games a slice has. From then on all of them have as many, however quick.
    if (rates.length === 0 && took < SLICE) batch *= 2;
    else rates.push(batch / took);
    if (now - start >= seconds && rates.length > 0) return { games, moves, rate: quantile(rates, 0.75) };
    before = now;
  }
}

const bytesInUse = (): number => getHeapStatistics().used_heap_size + process.memoryUsage().arrayBuffers;

/** The value that lies so far up when they are sorted: 0.5 for the one in the middle. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return below + (above - below) * (at - Math.floor(at));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Twice and with a pause: what typed arrays held is given back only after the collection, beside the program. */
async function collectGarbage(): Promise<void> {
  if (!globalThis.gc) throw new Error('Allocation can only be measured with --expose-gc.');
  for (let time = 0; time < 2; time++) {
    globalThis.gc();
    await setTimeout(100);
  }
}

const SAMPLES = 9;
const SAMPLE_BYTES = 4 << 20;
/** A sample of one who allocates nothing ends here. */
const SAMPLE_MOVES = 1 << 16;

/**
 * Bytes allocated per move. New objects must find room without a collection while this counts: the process is given
 * a young generation that holds all samples. The median of some samples, as a function that is compiled meanwhile
 * allocates too.
 */
export async function bytesPerMove(play: (seed: number) => number): Promise<number> {
  await collectGarbage();
  const own = median(Array.from({ length: SAMPLES }, () => -bytesInUse() + bytesInUse()));
  let games = 1;
  let seed = 1_000_000;
  const sample = (): { bytes: number; moves: number } => {
    let moves = 0;
    const before = bytesInUse();
    for (let count = 0; count < games; count++) moves += play(seed++);
    return { bytes: bytesInUse() - before - own, moves };
  };
  for (let first = sample(); first.bytes * 2 < SAMPLE_BYTES && first.moves < SAMPLE_MOVES; first = sample())
    games *= 2;
  await collectGarbage();
  sample();
  const perMove = Array.from({ length: SAMPLES }, sample).map(({ bytes, moves }) => bytes / moves);
  return Math.max(0, median(perMove));
}

const STATES = 300;

/** Bytes of one state: of its words, or what the heap grows by if many are held that share nothing but constants. */
export async function bytesPerState({ stateBytes, middle }: Contestant): Promise<number | undefined> {
  if (stateBytes !== undefined || !middle) return stateBytes;
  const held: unknown[] = Array.from({ length: STATES }, () => undefined);
  const hold = () => {
    for (let index = 0; index < STATES; index++) held[index] = middle(index + 1);
  };
  // Once for nothing: what the engine makes once and keeps is no part of a state.
  hold();
  held.fill(undefined);
  await collectGarbage();
  const before = bytesInUse();
  hold();
  await collectGarbage();
  const bytes = (bytesInUse() - before) / STATES;
  return held.length === STATES ? bytes : undefined;
}
