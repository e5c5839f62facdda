import type { ScaleLinear } from 'd3-scale';
import type { VNode } from 'preact';
import { element } from '../element.ts';

/** All charts are as wide as this, in units of their own: on a phone a unit is about a pixel, on a desk one and a half. */
export const WIDTH = 420;
export const LEFT = 8;
export const RIGHT = WIDTH - 8;

export type Scale = ScaleLinear<number, number>;

/** A picture with words for those who do not see it. */
export function frame(height: number, said: string, children: readonly VNode[]): VNode {
  const box = { class: 'lab-chart', viewBox: `0 0 ${WIDTH} ${height}`, role: 'img', 'aria-label': said };
  return element('svg', box, ...children);
}

/** The line along the bottom with its numbers, and what they are. */
export function axis(scale: Scale, y: number, name: string, format: (value: number) => string): VNode {
  const ticks = scale.ticks(5);
  return element(
    'g',
    { class: 'lab-axis' },
    element('line', { x1: LEFT, x2: RIGHT, y1: y, y2: y }),
    ...ticks.flatMap((tick) => {
      const x = round(scale(tick));
      return [
        element('line', { x1: x, x2: x, y1: y, y2: y + 4 }),
        element('text', { x: inside(x), y: y + 17, 'text-anchor': 'middle' }, format(tick)),
      ];
    }),
    element('text', { x: RIGHT, y: y + 34, 'text-anchor': 'end', class: 'lab-axis-name' }, name),
  );
}

/** Numbers at the rim must not stick out. */
function inside(x: number): number {
  return Math.min(RIGHT - 10, Math.max(LEFT + 10, x));
}

/** Pictures need no more digits. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How numbers along an axis are written. */
export function formatter(language: string, isShare: boolean): (value: number) => string {
  const style = isShare ? ({ style: 'percent' } as const) : {};
  const format = new Intl.NumberFormat(language, { ...style, maximumFractionDigits: isShare ? 1 : 2 });
  return (value) => format.format(value);
}
