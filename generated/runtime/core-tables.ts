// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { NONE } from './core.ts';

// What is printed in a game: one table behind the other in one array, whose first word tells where the next one goes.

/** A table, as it is printed, behind those before: a dash is none, 8×20 is 8 twenty times. Gives the position of its first number. */
export function printed(k: Int32Array, text: string): number {
  const start = k[0]!;
  let end = start;
  for (const part of text.split(' ')) {
    const run = part.split('×');
    const word = run[0] === '-' ? NONE : Number(run[0]!);
    for (let left = run.length > 1 ? Number(run[1]!) : 1; left > 0; left--) k[end++] = word;
  }
  k[0] = end;
  return start;
}

/** A table of values that are worked out here and now. Gives the position of its first number. */
export function workedOut(k: Int32Array, words: number, ask: (at: number) => number): number {
  const start = k[0]!;
  for (let at = 0; at < words; at++) k[start + at] = ask(at);
  k[0] = start + words;
  return start;
}

/** For each cell of a full grid the next cells in eight directions, clockwise from north, behind the tables before. */
export function directions(k: Int32Array, rows: number, columns: number): number {
  const start = k[0]!;
  for (let cell = 0; cell < rows * columns; cell++)
    for (let direction = 0; direction < 8; direction++) {
      // A quarter of a turn back, what goes down went to the right.
      const row = ((cell / columns) | 0) + step((direction + 6) & 7);
      const column = (cell % columns) + step(direction);
      const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
      k[start + cell * 8 + direction] = isInside ? row * columns + column : NONE;
    }
  k[0] = start + rows * columns * 8;
  return start;
}

/** How far to the right one comes in a direction: 1 for those in the east, -1 for those in the west. */
function step(direction: number): number {
  return (direction & 3) === 0 ? 0 : direction < 4 ? 1 : -1;
}

/** For each cell of a full grid the cells north, east, south and west of it, behind the tables before. */
export function sides(k: Int32Array, rows: number, columns: number): number {
  const start = k[0]!;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = start + (row * columns + column) * 4;
      k[at] = row === 0 ? NONE : (row - 1) * columns + column;
      k[at + 1] = column === columns - 1 ? NONE : row * columns + column + 1;
      k[at + 2] = row === rows - 1 ? NONE : (row + 1) * columns + column;
      k[at + 3] = column === 0 ? NONE : row * columns + column - 1;
    }
  k[0] = start + rows * columns * 4;
  return start;
}
