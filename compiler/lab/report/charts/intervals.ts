import { scaleLinear } from 'd3-scale';
import type { VNode } from 'preact';
import type { LabLanguage } from '../../say-figure.ts';
import { element } from '../element.ts';
import type { Intervals } from '../report.ts';
import { reportSayer } from '../say.ts';
import { axis, formatter, frame, LEFT, RIGHT, round } from './frame.ts';

const ROW = 38;
const ABOVE = 18;
/** Longer names are cut: the whole one is in the sentence. */
const MOST_LETTERS = 48;

type Row = Intervals['rows'][number];

/** A dot for each figure and a line for its interval; bold where it differs from the reference. */
export function drawIntervals(chart: Intervals, language: LabLanguage): VNode {
  const { isShare = false, reference, band = 0, rows } = chart;
  const format = formatter(language, isShare);
  const ends = rows.flatMap(({ value, low, high }) => [value, finite(low, value), finite(high, value)]);
  if (reference) ends.push(reference.at - band, reference.at + band);
  // Measured from zero, unless compared with something else.
  if (!reference) ends.push(0);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const x = scaleLinear()
    .domain([low, high > low ? high : low + 1])
    .nice()
    .range([LEFT, RIGHT]);
  const bottom = ABOVE + ROW * rows.length;
  const said = rows.map((row) => sayRow(row, format, language)).join('; ');
  const at = reference && round(x(reference.at));
  const [left, right] = reference ? [x(reference.at - band), x(reference.at + band)].map(round) : [];
  return frame(bottom + 42, said, [
    ...(reference && band > 0
      ? [element('rect', { class: 'lab-band', x: left, y: 4, width: right! - left!, height: bottom - 4 })]
      : []),
    ...(reference ? [element('line', { class: 'lab-reference', x1: at, x2: at, y1: 14, y2: bottom })] : []),
    ...(reference
      ? [
          element(
            'text',
            { class: 'lab-axis-name', x: at, y: 10, 'text-anchor': at! > RIGHT / 2 ? 'end' : 'start' },
            reference.name,
          ),
        ]
      : []),
    ...rows.map((row, index) => drawRow(row, ABOVE + ROW * index, x, format)),
    axis(x, bottom, chart.axis, format),
  ]);
}

function drawRow(
  { name, value, low, high, isReal, isPart, said }: Row,
  top: number,
  x: (value: number) => number,
  format: (value: number) => string,
): VNode {
  const y = top + 27;
  const indent = isPart ? 14 : 0;
  const [from, to] = [finite(low, value), finite(high, value)].map((one) => round(x(one)));
  const short = name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;
  const sort = [isReal ? 'lab-real' : '', isPart ? 'lab-part' : ''].join(' ').trim();
  return element(
    'g',
    { class: `lab-row ${sort}`.trim() },
    element('text', { class: 'lab-row-name', x: LEFT + indent, y: top + 14 }, short),
    element(
      'text',
      { class: 'lab-value', x: RIGHT, y: top + 14, 'text-anchor': 'end' },
      said ?? format(value),
    ),
    element('line', { class: 'lab-track', x1: LEFT, x2: RIGHT, y1: y, y2: y }),
    element('line', { class: 'lab-whisker', x1: from, x2: to, y1: y, y2: y }),
    element('circle', { cx: round(x(value)), cy: y, r: 4.5 }),
  );
}

function sayRow(
  { name, value, low, high, said }: Row,
  format: (value: number) => string,
  language: LabLanguage,
) {
  return reportSayer(language)('interval-said', {
    ...{ name, value: said ?? format(value) },
    ...{ low: format(low), high: format(high) },
  });
}

/** An interval of two games or fewer has no ends. */
function finite(value: number, other: number): number {
  return Number.isFinite(value) ? value : other;
}
