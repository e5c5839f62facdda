// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { NONE } from './core.ts';
import { sort } from './core-lists.ts';

// Cells of a grid and their sides. `beyond` is a table: for each cell those north, east, south and west of it. `marks` has
// a word for each cell; the stamp is a number that no mark has yet.

/** The cells that share a side with one of these and are not among them, in order. */
export function neighboursOf(
  m: Int32Array,
  k: Int32Array,
  cells: number,
  beyond: number,
  marks: number,
  stamp: number,
  into: number,
): void {
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
  sort(m, into);
}

/** The cells that these enclose, in order: those that are not found on the ways from the edges of the grid. */
export function holesIn(
  m: Int32Array,
  k: Int32Array,
  cells: number,
  beyond: number,
  marks: number,
  stamp: number,
  size: number,
  into: number,
  queue: number,
): void {
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

/**
 * Whether all ways between cells that are not marked, and from them to the edges of the grid, stay open when this one is marked too: those
 * beside it are connected without it, at its corners. No is said in a few other cases too.
 */
export function leavesWays(
  m: Int32Array,
  k: Int32Array,
  beyond: number,
  marks: number,
  stamp: number,
  cell: number,
): boolean {
  let groups = 0;
  for (let side = 0; side < 4; side++) {
    const near = k[beyond + cell * 4 + side]!;
    if (near !== NONE && m[marks + near] === stamp) continue;
    groups++;
    const turned = (side + 1) & 3;
    const other = k[beyond + cell * 4 + turned]!;
    if (other !== NONE && m[marks + other] === stamp) continue;
    // What lies beyond an edge of the grid is open, and so are cells at an edge.
    const corner = near === NONE ? NONE : k[beyond + near * 4 + turned]!;
    if (corner !== (other === NONE ? NONE : k[beyond + other * 4 + side]!)) continue;
    if (corner === NONE || m[marks + corner] !== stamp) groups--;
  }
  return groups <= 1;
}

/** Whether a cell lies at an edge of the grid or beside one that is not marked. */
export function hasFreeSide(
  m: Int32Array,
  k: Int32Array,
  beyond: number,
  marks: number,
  stamp: number,
  cell: number,
): boolean {
  for (let side = 0; side < 4; side++) {
    const near = k[beyond + cell * 4 + side]!;
    if (near === NONE || m[marks + near] !== stamp) return true;
  }
  return false;
}

/**
 * The sides of cells that lie on their outline form rings; along each the cells lie on the right hand. The most marked sides in
 * a row; a ring whose sides are all marked counts each once. `marked` lists them.
 */
export function longestRun(
  m: Int32Array,
  k: Int32Array,
  marked: number,
  beyond: number,
  edges: number,
  stamp: number,
): number {
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
      edge = nextEdge(m, k, edge, beyond, edges, stamp);
      if (edge === start) break;
    }
    if (before > 0) run += before;
    if (run > longest) longest = run;
  }
  return longest;
}

/** The side that follows on the outline, a cell and its side in one number. */
export function nextEdge(
  m: Int32Array,
  k: Int32Array,
  edge: number,
  beyond: number,
  edges: number,
  stamp: number,
): number {
  const side = edge & 3;
  const turned = edge - side + ((side + 1) & 3);
  if (m[edges + turned]! >> 2 === stamp) return turned;
  const ahead = k[beyond + turned]! * 4 + side;
  if (m[edges + ahead]! >> 2 === stamp) return ahead;
  return k[beyond + ahead]! * 4 + ((side + 3) & 3);
}
