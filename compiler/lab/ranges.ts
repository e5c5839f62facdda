import type { Range } from './plan.ts';

/** Ranges in order, those that touch put together; undefined if two of them have a game in common. */
export function joined(ranges: readonly Range[]): Range[] | undefined {
  const sorted = [...ranges].sort((one, other) => one[0] - other[0]);
  const found: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = found.at(-1);
    if (last && from < last[1]) return undefined;
    if (last && from === last[1]) last[1] = to;
    else found.push([from, to]);
  }
  return found;
}

/** Whether a game is in one of the ranges, which are in order. */
export function isWithin(ranges: readonly Range[], game: number): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]![1] <= game) low = middle + 1;
    else high = middle;
  }
  return low < ranges.length && ranges[low]![0] <= game;
}

export function gamesIn(ranges: readonly Range[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}
