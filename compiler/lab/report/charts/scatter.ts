import { scaleLinear } from 'd3-scale';
import type { VNode } from 'preact';
import type { LabLanguage } from '../../say-figure.ts';
import { element } from '../element.ts';
import type { Scatter } from '../report.ts';
import { axis, formatter, frame, LEFT, RIGHT, round } from './frame.ts';

const HEIGHT = 220;
const LOWEST = HEIGHT + 14;

/** A trade-off: each point a choice, the best ones named. */
export function drawScatter({ axes, points }: Scatter, language: LabLanguage): VNode {
  const format = formatter(language, false);
  const x = scale(points.map(({ at }) => at[0])).range([LEFT + 34, RIGHT - 12]);
  const y = scale(points.map(({ at }) => at[1])).range([LOWEST, 24]);
  const said = points
    .filter(({ sort }) => sort !== 'other')
    .map(({ name, at }) => `${name}: ${format(at[1])}`);
  const drawn = points
    .toSorted((one, other) => Number(one.sort !== 'other') - Number(other.sort !== 'other'))
    .map(({ name, at, sort }) => {
      const [cx, cy] = [round(x(at[0])), round(y(at[1]))];
      const isRight = cx > RIGHT / 2;
      const label = element(
        'text',
        { x: cx + (isRight ? -9 : 9), y: cy - 6, 'text-anchor': isRight ? 'end' : 'start' },
        name,
      );
      return element(
        'g',
        { class: `lab-point lab-point-${sort}` },
        element('circle', { cx, cy, r: 4.5 }),
        sort === 'other' ? null : label,
      );
    });
  const ticks = y.ticks(4).map((tick) => {
    const at = round(y(tick));
    return element(
      'g',
      { class: 'lab-axis' },
      element('line', { class: 'lab-grid', x1: LEFT + 30, x2: RIGHT, y1: at, y2: at }),
      element('text', { x: LEFT + 26, y: at + 4, 'text-anchor': 'end' }, format(tick)),
    );
  });
  const name = element('text', { class: 'lab-axis-name', x: LEFT, y: 12 }, axes[1]);
  return frame(LOWEST + 48, said.join('; '), [
    ...ticks,
    name,
    ...drawn,
    axis(x, LOWEST + 6, axes[0], format),
  ]);
}

function scale(values: readonly number[]) {
  const [low, high] = [Math.min(0, ...values), Math.max(...values)];
  return scaleLinear()
    .domain([low, high > low ? high : low + 1])
    .nice();
}
