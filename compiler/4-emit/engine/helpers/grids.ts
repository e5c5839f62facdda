import { functions } from '../../code/quote.ts';
import type { Func } from '../../code/tree.ts';

/** Cells and their neighbours, outlines, holes. */
export const GRIDS: readonly Func[] = functions`
/** For each cell of a full grid the cells north, east, south and west of it, behind the tables before. */
function sides(rows: number, columns: number): number {
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

/** Puts a list in order, the smallest first. */
function sort(list: number): void {
  for (let i = 2; i <= m[list]!; i++) {
    const item = m[list + i]!;
    let j = i;
    for (; j > 1 && m[list + j - 1]! > item; j--) m[list + j] = m[list + j - 1]!;
    m[list + j] = item;
  }
}

/** The cells that share a side with one of these and are not among them, in order. */
function neighboursOf(cells: number, beyond: number, marks: number, into: number): void {
  const stamp = ++m[STAMP]!;
  for (let i = 1; i <= m[cells]!; i++) m[marks + m[cells + i]!] = stamp;
  let count = 0;
  for (let i = 1; i <= m[cells]!; i++)
    for (let side = 0; side < 4; side++) {
      const near = k[beyond + m[cells + i]! * 4 + side]!;
      if (near === NONE || m[marks + near] === stamp) continue;
      m[marks + near] = stamp;
      m[into + ++count] = near;
    }
  m[into] = count;
  sort(into);
}

/** The cells that these enclose, in order: those that are not found on the ways from the edges of the grid. */
function holesIn(cells: number, beyond: number, marks: number, size: number, into: number, queue: number): void {
  const stamp = ++m[STAMP]!;
  for (let i = 1; i <= m[cells]!; i++) m[marks + m[cells + i]!] = stamp;
  let open = 0;
  for (let edge = 0; edge < size * 4; edge++) {
    const cell = edge >> 2;
    if (k[beyond + edge] !== NONE || m[marks + cell] === stamp) continue;
    m[marks + cell] = stamp;
    m[queue + ++open] = cell;
  }
  for (let head = 1; head <= open; head++)
    for (let side = 0; side < 4; side++) {
      const near = k[beyond + m[queue + head]! * 4 + side]!;
      if (near === NONE || m[marks + near] === stamp) continue;
      m[marks + near] = stamp;
      m[queue + ++open] = near;
    }
  let found = 0;
  for (let cell = 0; cell < size; cell++) if (m[marks + cell] !== stamp) m[into + ++found] = cell;
  m[into] = found;
}

/** The same where the cells are bits, a word for each row. */
function neighboursInRows(cells: number, rows: number, columns: number, into: number): void {
  const all = (1 << columns) - 1;
  let count = 0;
  let above = 0;
  let here = m[cells]!;
  for (let row = 0; row < rows; row++) {
    const below = row + 1 < rows ? m[cells + row + 1]! : 0;
    for (let rest = (above | below | (here << 1) | (here >>> 1)) & ~here & all; rest !== 0; rest &= rest - 1)
      m[into + ++count] = row * columns + 31 - Math.clz32(rest & -rest);
    above = here;
    here = below;
  }
  m[into] = count;
}

/**
 * The cells that these enclose, in order; they are bits, a word for each row. At first what lies free between two of them in a row
 * counts as closed; a stretch of it is open when above or below it something is free and not closed.
 */
function holesInRows(cells: number, rows: number, columns: number, into: number, closed: number): void {
  m[into] = 0;
  let top = 0;
  while (top < rows && m[cells + top] === 0) top++;
  let bottom = rows - 1;
  while (bottom > top && m[cells + bottom] === 0) bottom--;
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
      const way = ~((m[cells + row - 1]! | m[closed + row - 1]!) & (m[cells + row + 1]! | m[closed + row + 1]!));
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
      m[into + ++found] = row * columns + 31 - Math.clz32(rest & -rest);
  m[into] = found;
}

/**
 * The sides of cells that lie on their outline form rings; along each the cells lie on the right hand. The most marked sides in
 * a row; a ring whose sides are all marked counts each once. \`marked\` lists them.
 */
function longestRun(marked: number, beyond: number, edges: number, stamp: number): number {
  let longest = 0;
  const isMarked = stamp * 4 + 1;
  for (let i = m[marked]!; i >= 1; i--) {
    // Once round each ring, from a marked side on which nobody has been.
    const start = m[marked + i]!;
    if (m[edges + start] !== isMarked) continue;
    let edge = start;
    let run = 0;
    // How many were marked before the first that is not.
    let before = -1;
    for (;;) {
      if (m[edges + edge] === isMarked) {
        m[edges + edge] = isMarked + 2;
        run++;
      } else {
        if (before < 0) before = run;
        else if (run > longest) longest = run;
        run = 0;
      }
      edge = nextEdge(edge, beyond, edges, stamp);
      if (edge === start) break;
    }
    if (before > 0) run += before;
    if (run > longest) longest = run;
  }
  return longest;
}

/** The side that follows on the outline, a cell and its side in one number. */
function nextEdge(edge: number, beyond: number, edges: number, stamp: number): number {
  const side = edge & 3;
  const turned = edge - side + ((side + 1) & 3);
  if (m[edges + turned]! >> 2 === stamp) return turned;
  const ahead = k[beyond + turned]! * 4 + side;
  if (m[edges + ahead]! >> 2 === stamp) return ahead;
  return k[beyond + ahead]! * 4 + ((side + 3) & 3);
}
`;
