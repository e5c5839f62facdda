import type { Tally } from '../tally.ts';
import type { Histogram } from './report.ts';

/** More bars than this cannot be told apart on a phone. */
const MOST_BARS = 40;

/** The widths of bars that people can read off: 1, 2, 5, 10, 20, … */
function* widths(): Generator<number> {
  for (let power = 1; ; power *= 10) for (const digit of [1, 2, 5]) yield digit * power;
}

type Series = Histogram['series'][number];

/** Tallies on one axis, in bars that are all as wide. A value far from all others does not squeeze them: it goes into the last bar. */
export function histogramSeries(
  tallies: readonly { readonly name: string; readonly tally: Tally }[],
  scale = 1,
): Series[] {
  const counted = tallies.filter(({ tally }) => tally.count > 0);
  if (counted.length === 0) return [];
  const low = Math.min(...counted.map(({ tally }) => tally.quantile(0.001)));
  const high = Math.max(...counted.map(({ tally }) => tally.quantile(0.999)));
  const finest = Math.max(...counted.map(({ tally }) => tally.width));
  const width = widthFor(low, high, finest);
  return counted.map(({ name, tally }) => {
    const bins = new Map<number, number>();
    for (const [value, times] of tally.counts()) {
      const from = Math.floor(Math.min(high, Math.max(low, value)) / width) * width;
      bins.set(from / scale, (bins.get(from / scale) ?? 0) + times);
    }
    return { name, width: width / scale, bins: [...bins], mean: tally.mean / scale, count: tally.count };
  });
}

function widthFor(low: number, high: number, finest: number): number {
  for (const width of widths())
    if (width >= finest && Math.floor(high / width) - Math.floor(low / width) < MOST_BARS) return width;
  return 1;
}
