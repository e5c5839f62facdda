import type { Positions } from './positions.ts';
import { type Glyph, glyphsOf } from './visible.ts';

/** More of a line than this before and behind the stretch is not looked at. */
const FAR = 1000;

export interface Excerpt {
  readonly line: number;
  readonly text: string;
  /** Below the text: from which column on it is marked, and how many. */
  readonly from: number;
  readonly length: number;
}

/** The line where a stretch begins, cut to `room` columns around it, and what of it is to be marked. */
export function excerptOf(positions: Positions, start: number, end: number, room: number): Excerpt {
  const { line, column } = positions.at(start);
  const whole = positions.line(line);
  const first = whole.start + column - 1;
  const last = Math.max(first, Math.min(end, whole.end));
  const near = { start: Math.max(whole.start, first - FAR), end: Math.min(whole.end, first + FAR) };
  const glyphs = glyphsOf(positions.text.slice(near.start, near.end));
  const columnAt = (offset: number): number => widthUpTo(glyphs, offset - near.start);
  const marked = { from: columnAt(first), to: Math.max(columnAt(first) + 1, columnAt(last)) };
  const cut = window(columnAt(near.end), marked.from, room, near.start > whole.start, near.end < whole.end);
  const from = Math.max(0, marked.from - cut.left);
  const length = Math.max(1, Math.min(marked.to - cut.left, room) - from);
  return { line, text: draw(glyphs, cut), from, length };
}

interface Window {
  readonly left: number;
  readonly right: number;
  readonly cutLeft: boolean;
  readonly cutRight: boolean;
}

/** Which columns of a line that is `total` wide are shown so that `focus` is among them. */
function window(total: number, focus: number, room: number, moreLeft: boolean, moreRight: boolean): Window {
  const needed = Math.max(total, focus + 1);
  if (needed <= room && !moreLeft && !moreRight) {
    return { left: 0, right: needed, cutLeft: false, cutRight: false };
  }
  const left = Math.max(0, Math.min(focus - Math.floor(room / 3), needed - room));
  const right = left + room;
  return { left, right, cutLeft: moreLeft || left > 0, cutRight: moreRight || right < needed };
}

function draw(glyphs: readonly Glyph[], { left, right, cutLeft, cutRight }: Window): string {
  const from = cutLeft ? left + 1 : left;
  const to = cutRight ? right - 1 : right;
  let text = '';
  let column = 0;
  for (const glyph of glyphs) {
    const next = column + glyph.width;
    if (column >= from && next <= to) text += glyph.text;
    else if (next > from && column < to) text += ' '.repeat(Math.min(next, to) - Math.max(column, from));
    column = next;
  }
  return `${cutLeft ? '…' : ''}${text}${cutRight ? '…' : ''}`;
}

function widthUpTo(glyphs: readonly Glyph[], at: number): number {
  let width = 0;
  for (const glyph of glyphs) {
    if (glyph.at >= at) break;
    width += glyph.width;
  }
  return width;
}
