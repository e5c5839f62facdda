/** Rows of tables and pictures: cells between bars, words between spaces. */
import type { Cell, GridRow, Span } from './tree.ts';

export interface TableRow {
  readonly cells: readonly Cell[];
  readonly span: Span;
}

/** The cells of a row, trimmed and with single spaces inside. A bar at the very end is followed by an empty cell. */
export function tableRow(source: string, span: Span): TableRow {
  const cells: Cell[] = [];
  for (let from = span.start; from <= span.end; ) {
    const bar = source.indexOf('|', from);
    const to = bar === -1 || bar > span.end ? span.end : bar;
    cells.push(trimmed(source, from, to));
    from = to + 1;
  }
  return { cells, span };
}

/** A grid is a table if each of its rows has the form `word | cell | cell …`, otherwise a picture. */
export function isGridTable(source: string, rows: readonly Span[]): boolean {
  const first = rows[0];
  return (
    first !== undefined &&
    barsIn(source, first) > 1 &&
    rows.every(
      (row) => barsIn(source, row) > 0 && /^[A-Za-z][A-Za-z0-9-]* *\|/.test(source.slice(row.start, row.end)),
    )
  );
}

function barsIn(source: string, { start, end }: Span): number {
  return source.slice(start, end).split('|').length - 1;
}

/** A row of a picture: words, and right of the bar the margin. A row of dashes parts the sides from the foot. */
export function pictureRow(source: string, span: Span): GridRow {
  const text = source.slice(span.start, span.end);
  if (/^-{3,}[- |]*$/.test(text)) return { words: [], rule: true, span };
  const bar = text.indexOf('|');
  const words: Cell[] = [];
  for (const match of (bar === -1 ? text : text.slice(0, bar)).matchAll(/[^ ]+/g)) {
    const start = span.start + match.index;
    words.push({ text: match[0], span: { start, end: start + match[0].length } });
  }
  if (bar === -1) return { words, rule: false, span };
  return { words, margin: trimmed(source, span.start + bar + 1, span.end), rule: false, span };
}

function trimmed(source: string, from: number, to: number): Cell {
  let start = from;
  let end = to;
  while (start < end && source[start] === ' ') start++;
  while (end > start && source[end - 1] === ' ') end--;
  return { text: source.slice(start, end).replace(/ +/g, ' '), span: { start, end } };
}
