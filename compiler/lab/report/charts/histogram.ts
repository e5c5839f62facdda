import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter } from 'd3-shape';
import type { VNode } from 'preact';
import type { LabLanguage } from '../../say-figure.ts';
import { element } from '../element.ts';
import type { Histogram } from '../report.ts';
import { reportSayer } from '../say.ts';
import { axis, formatter, frame, LEFT, RIGHT, round } from './frame.ts';

const ROW = 70;
const FIRST_ROW = 96;
const ABOVE = 22;

/** How often values came, one series below the other; the mark is the mean. */
export function drawHistogram(
  { axis: name, isShare = false, series }: Histogram,
  language: LabLanguage,
): VNode {
  const say = reportSayer(language);
  const format = formatter(language, isShare);
  const all = series.flatMap(({ bins, width }) => bins.map(([from]) => [from, from + width] as const));
  const low = Math.min(...all.map(([from]) => from));
  const high = Math.max(...all.map(([, to]) => to));
  const x = scaleLinear().domain([low, high]).range([LEFT, RIGHT]);
  const most = Math.max(...series.flatMap(({ bins, count }) => bins.map(([, times]) => times / count)));
  const row = series.length === 1 ? FIRST_ROW : ROW;
  const rows = series.map((one, index) => {
    const bottom = ABOVE + row * (index + 1) + ABOVE * index;
    const y = scaleLinear()
      .domain([0, most])
      .range([bottom, bottom - row + 14]);
    const mean = round(x(one.mean));
    return element(
      'g',
      { class: `lab-series lab-series-${index % 2}` },
      series.length === 1
        ? null
        : element('text', { x: LEFT, y: bottom - row + 2, class: 'lab-row-name' }, one.name),
      element('path', {
        d: outline(
          one,
          (value) => round(x(value)),
          (part) => round(y(part)),
          bottom,
        ),
      }),
      element('line', { class: 'lab-mean', x1: mean, x2: mean, y1: bottom, y2: bottom - row + 8 }),
      element(
        'text',
        {
          x: mean + (mean > RIGHT / 2 ? -5 : 5),
          y: bottom - row + 12,
          'text-anchor': mean > RIGHT / 2 ? 'end' : 'start',
          class: 'lab-value',
        },
        say('mean', { value: format(Math.round(one.mean * 100) / 100) }),
      ),
    );
  });
  const bottom = (ABOVE + row) * series.length;
  const said = series.map((one) =>
    say('histogram-said', {
      name: one.name,
      value: format(one.mean),
      low: format(one.bins[0]?.[0] ?? 0),
      high: format((one.bins.at(-1)?.[0] ?? 0) + one.width),
    }),
  );
  return frame(bottom + 42, said.join('; '), [...rows, axis(x, bottom, name, format)]);
}

/** The bars of a series as one outline, with nothing where nothing came. */
function outline(
  { bins, width, count }: Histogram['series'][number],
  x: (value: number) => number,
  y: (part: number) => number,
  bottom: number,
): string {
  const points: [number, number][] = [];
  for (const [index, [from, times]] of bins.entries()) {
    points.push([from, times / count]);
    const next = bins[index + 1]?.[0];
    // A float may be off in its last digit.
    if (next === undefined || next - from > width * 1.5) points.push([from + width, 0]);
  }
  const draw = area<[number, number]>()
    .x(([value]) => x(value))
    .y0(bottom)
    .y1(([, part]) => y(part))
    .curve(curveStepAfter);
  return draw(points) ?? '';
}
