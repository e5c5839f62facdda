import { padEnd, padStart, type Style, widthOf } from '../shared/style.ts';
import type { Legend, Marks } from './draw-grid.ts';
import type { Labels } from './labels.ts';

/** Largest number of rows and of columns of a board that is drawn as a whole; of a larger one only what lies on it is listed. */
const MOST_LINES = 15;

/** Whether a grid has nothing printed on it and is small enough to be drawn. */
export function isBoard(labels: Labels, grid: string): boolean {
  const { model } = labels.interpreter.program.board.grid(grid);
  return model.members.every(
    ({ rows, columns, firstRow }) => firstRow !== undefined && rows <= MOST_LINES && columns <= MOST_LINES,
  );
}

/** A board with the numbers of its rows and columns at its edges, and what lies on it as letters. */
export function drawBoard(
  labels: Labels,
  style: Style,
  grid: string,
  title: string,
  marks: Marks,
  legend: Legend,
): string[] {
  const board = labels.interpreter.program.board.grid(grid);
  const { rows, columns, firstRow = 1, firstColumn = 1 } = board.model.members[0]!;
  const numbers = (count: number, first: number) => Array.from({ length: count }, (_, at) => first + at);
  const across = numbers(columns, firstColumn);
  const heads = across.map((column) => style.dim(String(column)));
  const lines = numbers(rows, firstRow).map((row) => ({
    head: style.dim(String(row)),
    cells: across.map((column) => {
      const cell = board.cellAt(0, row, column);
      const mark = cell === undefined ? undefined : marks(cell);
      return mark === undefined
        ? style.dim('·')
        : style.bold(widthOf(mark) <= 2 ? mark : legend.letter(mark));
    }),
  }));
  const left = Math.max(...lines.map(({ head }) => widthOf(head)));
  const width = Math.max(...[heads, ...lines.map(({ cells }) => cells)].flat().map(widthOf));
  const set = (head: string, cells: readonly string[]): string =>
    `  ${padStart(head, left)} ${cells.map((cell) => padEnd(cell, width)).join(' ')}`.trimEnd();
  return [style.bold(title), set('', heads), ...lines.map(({ head, cells }) => set(head, cells))];
}
