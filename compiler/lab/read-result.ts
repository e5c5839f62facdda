import { Measures } from './measures.ts';
import type { Plan, Range } from './plan.ts';
import { joined } from './ranges.ts';
import { RESULT_VERSION, type Result, type ResultData } from './result.ts';
import type { TallyData } from './tally.ts';

const MOST_NAMES = 100_000;
const MOST_BINS = 8192;

/** Reads a result file; undefined if it is none, or one of another version. Nothing in it is trusted. */
export function readResult(text: string): Result | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(data)) return undefined;
  const { regelwerk, version, plan, played, measures } = data as unknown as ResultData;
  if (regelwerk !== 'lab' || version !== RESULT_VERSION) return undefined;
  if (!isPlan(plan) || !isList(played, isRange) || !isMeasures(measures)) return undefined;
  const ranges = joined(played);
  if (!ranges || ranges.some(([, to]) => to > plan.games)) return undefined;
  return { plan, played: ranges, measures: Measures.from(measures) };
}

type Unknown<T> = { readonly [Key in keyof T]?: unknown };

function isPlan(value: unknown): value is Plan {
  if (!isRecord(value)) return false;
  const { game, fingerprint, players, imaginary, options, bots, seed, games } = value as Unknown<Plan>;
  return (
    [game, fingerprint, seed].every((text) => typeof text === 'string') &&
    [players, imaginary, games].every(isCount) &&
    isList(options, Number.isSafeInteger) &&
    isList(bots, isBot) &&
    (bots as unknown[]).length > 0
  );
}

function isBot(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { bot, tries, action } = value;
  const isOfAction = bot === 'prefer' || bot === 'avoid';
  if (!isOfAction && !['random', 'greedy', 'search'].includes(String(bot))) return false;
  return (tries === undefined || isCount(tries)) && isOfAction === (typeof action === 'string');
}

function isRange(value: unknown): value is Range {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [from, to] = value as unknown[];
  return isCount(from) && isCount(to) && from < to;
}

function isMeasures(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { counters, tallies, faults } = value;
  return (
    isRecord(counters) &&
    isRecord(tallies) &&
    Object.keys(counters).length + Object.keys(tallies).length <= MOST_NAMES &&
    Object.values(counters).every(isCount) &&
    Object.values(tallies).every(isTally) &&
    isList(faults, isFault)
  );
}

function isTally(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { count, sum, squares, lowest, highest, width, bins } = value as Unknown<TallyData>;
  const isWhole = (text: unknown): boolean => typeof text === 'string' && /^-?\d{1,40}$/.test(text);
  return (
    [count, width].every(isCount) &&
    [sum, squares].every(isWhole) &&
    [lowest, highest].every(Number.isSafeInteger) &&
    isList(bins, isCount) &&
    (bins as unknown[]).length <= MOST_BINS &&
    (count === 0 || binsFit(value as unknown as TallyData))
  );
}

/** A bin for each value from the lowest to the highest, and as many values in them as were counted. */
function binsFit({ count, lowest, highest, width, bins }: TallyData): boolean {
  if (width < 1) return false;
  const wanted = Math.floor(highest / width) - Math.floor(lowest / width) + 1;
  return bins.length === wanted && bins.reduce((sum, times) => sum + times, 0) === count;
}

function isFault(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { game, move, code, about } = value;
  return isCount(game) && isCount(move) && typeof code === 'string' && typeof about === 'string';
}

function isList(value: unknown, isItem: (item: unknown) => boolean): value is never[] {
  return Array.isArray(value) && value.every(isItem);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
