// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { NONE } from './core.ts';

// Cells of a grid that lie close together are bits of a box around them, with a free row and column on each side. `box` is where its
// first cell goes, which may lie beyond the edges, then a word for each row.

const WIDEST = 31;

/** Writes a list of cells as bits of a box around them; gives how many rows it has, 0 where they do not fit. */
export function boxOf(m: Int32Array, cells: number, columns: number, box: number): number {
  const count = m[cells]!;
  if (count === 0) return 0;
  let first = m[cells + 1]!;
  let last = first;
  let left = columns;
  let right = 0;
  for (let i = 1; i <= count; i++) {
    const cell = m[cells + i]!;
    if (cell < first) first = cell;
    if (cell > last) last = cell;
    const column = cell % columns;
    if (column < left) left = column;
    if (column > right) right = column;
  }
  const top = (first / columns) | 0;
  const rows = ((last / columns) | 0) - top + 3;
  if (rows > WIDEST || right - left + 3 > WIDEST) return 0;
  const origin = (top - 1) * columns + left - 1;
  m[box] = origin;
  for (let row = 1; row <= rows; row++) m[box + row] = 0;
  for (let i = 1; i <= count; i++) {
    // One more than its place in the box, so that it is never below 0.
    const place = m[cells + i]! - left - (top - 1) * columns;
    const row = (place / columns) | 0;
    m[box + 1 + row]! |= 2 << (place - row * columns);
  }
  return rows;
}

/** The cells that share a side with one of those in a box and are not among them, in order; `all` is the number of rows of the grid. */
export function neighboursInBox(
  m: Int32Array,
  box: number,
  rows: number,
  all: number,
  columns: number,
  into: number,
): void {
  const origin = m[box]!;
  // A cell is left out that would lie beyond an edge: in the row above it, or in the columns beside it.
  const left = (origin + columns + 1) % columns;
  const top = ((origin + columns + 1 - left) / columns) | 0;
  const width = columns - left + 1;
  const inside = (left === 0 ? -2 : -1) & (width >= WIDEST ? -1 : ~(-1 << width));
  let count = 0;
  let above = 0;
  let here = 0;
  for (let row = 0; row < rows; row++) {
    here = m[box + 1 + row]!;
    const below = row + 1 < rows ? m[box + 2 + row]! : 0;
    if (top - 1 + row >= 0 && top - 1 + row < all)
      for (
        let rest = (above | below | (here << 1) | (here >>> 1)) & ~here & inside;
        rest !== 0;
        rest &= rest - 1
      )
        m[into + ++count] = origin + row * columns + 31 - Math.clz32(rest & -rest);
    above = here;
  }
  m[into] = count;
}

/**
 * The cells that those in a box enclose, in order. At first what lies free between two of them in a row counts as closed; a stretch of it is
 * open when above or below it something is free and not closed.
 */
export function holesInBox(
  m: Int32Array,
  box: number,
  rows: number,
  columns: number,
  into: number,
  closed: number,
): void {
  m[into] = 0;
  const cells = box + 1;
  // All but the free rows at its top and at its bottom.
  const top = 1;
  const bottom = rows - 2;
  let any = 0;
  for (let row = top + 1; row < bottom; row++) {
    const taken = m[cells + row]!;
    const between = taken === 0 ? 0 : ((1 << (31 - Math.clz32(taken))) - 1) & -(taken & -taken) & ~taken;
    m[closed + row] = between;
    any |= between;
  }
  if (any === 0) return;
  // Above the first row and below the last one everything is open, so that nothing in them is closed.
  m[closed + top] = 0;
  m[closed + bottom] = 0;
  for (let changes = 1; changes !== 0; ) {
    changes = 0;
    for (let row = top + 1; row < bottom; row++) {
      const shut = m[closed + row]!;
      if (shut === 0) continue;
      const way = ~(
        (m[cells + row - 1]! | m[closed + row - 1]!) &
        (m[cells + row + 1]! | m[closed + row + 1]!)
      );
      let open = shut & way;
      if (open === 0) continue;
      for (let more = open; more !== 0; open |= more) more = ((open << 1) | (open >>> 1)) & shut & ~open;
      m[closed + row] = shut & ~open;
      changes = 1;
    }
  }
  let found = 0;
  for (let row = top + 1; row < bottom; row++)
    for (let rest = m[closed + row]!; rest !== 0; rest &= rest - 1)
      m[into + ++found] = m[box]! + row * columns + 31 - Math.clz32(rest & -rest);
  m[into] = found;
}

/** Empties the cells of a grid that have a bit, and the bits; only from one word to the one before another there are any. */
export function emptyCells(m: Int32Array, cells: number, bits: number, first: number, end: number): void {
  for (let word = first; word < end; word++) {
    for (let rest = m[bits + word]!; rest !== 0; rest &= rest - 1)
      m[cells + word * 32 + 31 - Math.clz32(rest & -rest)] = NONE;
    m[bits + word] = 0;
  }
}
