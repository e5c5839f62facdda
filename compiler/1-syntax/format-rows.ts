/** How the rows of tables and pictures are set. */
import { isGridTable, pictureRow, tableRow } from './rows.ts';
import type { GridRow, Span } from './tree.ts';

const NUMERIC = /^-?[0-9]+(?:\.\.(?:-?[0-9]+)?)?$/;

/** The rows of a `table`, `grid` or `pieces`, without their indentation. */
export function formatRows(declaration: string, source: string, rows: readonly Span[]): string[] {
  if (declaration !== 'grid') return formatTable(cellsOf(source, rows), false);
  if (isGridTable(source, rows)) return formatTable(cellsOf(source, rows), true);
  return formatPicture(rows.map((row) => pictureRow(source, row)));
}

function cellsOf(source: string, rows: readonly Span[]): string[][] {
  return rows.map((row) => tableRow(source, row).cells.map((cell) => cell.text));
}

/** Numbers right, words left, the head as its column. In a sheet the columns are boxes: all stands right. */
function formatTable(rows: readonly string[][], sheet: boolean): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const set: ((text: string) => string)[] = [];
  for (let column = 0; column < columns; column++) {
    const width = Math.max(...rows.map((row) => length(row[column] ?? '')));
    const below = rows
      .slice(1)
      .map((row) => row[column] ?? '')
      .filter((text) => text !== '');
    const right = sheet ? column > 0 : below.length > 0 && below.every((text) => NUMERIC.test(text));
    set.push((text) => (right ? padStart(text, width) : padEnd(text, width)));
  }
  return rows.map((row) =>
    row
      .map((text, column) => set[column]!(text))
      .join(' | ')
      .trimEnd(),
  );
}

/** Numbers stand right with two spaces between them, words left with one. */
function formatPicture(rows: readonly GridRow[]): string[] {
  const foot = rows.findIndex((row) => row.rule);
  const cells = (foot === -1 ? rows : rows.slice(0, foot)).flatMap((row) => row.words);
  const numbers = cells.some((cell) => NUMERIC.test(cell.text));
  const gap = numbers ? '  ' : ' ';
  const widths: number[] = [];
  for (const row of rows) {
    row.words.forEach((word, column) => {
      widths[column] = Math.max(widths[column] ?? 0, length(word.text));
    });
  }
  const total = widths.reduce((sum, width) => sum + width, 0) + gap.length * Math.max(0, widths.length - 1);
  const bar = rows.some((row) => row.margin);
  return rows.map((row) => {
    if (row.rule) return '-'.repeat(Math.max(3, total + (bar ? 2 : 0)));
    const words = row.words
      .map(({ text }, column) => (numbers ? padStart(text, widths[column]!) : padEnd(text, widths[column]!)))
      .join(gap);
    return (row.margin ? `${padEnd(words, total)} | ${row.margin.text}` : words).trimEnd();
  });
}

/** Letters as a reader counts them, near enough. */
function length(text: string): number {
  return [...text].length;
}

function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - length(text)));
}

function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - length(text))) + text;
}
