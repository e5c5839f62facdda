import { type Layout, SIDE, STEP, TILE } from './alhambra-kernels.ts';

/**
 * Where a tile may be built, written by hand for speed and straightforwardly: of every free cell beside the palace it is asked
 * whether the sides fit; then the tile is put there, all tiles must be reached on foot from the first one, nothing may be
 * enclosed, and the tile is taken away again.
 */
export function createPlacements(): (layout: Layout, walls: number) => number {
  const step = Int32Array.from(STEP);
  const seen = new Int32Array(SIDE * SIDE);
  const queue = new Int32Array(SIDE * SIDE);
  let stamp = 0;

  function isReachable(grid: Uint8Array, start: number, count: number): boolean {
    stamp++;
    seen[start] = stamp;
    queue[0] = start;
    let found = 1;
    for (let head = 0; head < found; head++) {
      const cell = queue[head]!;
      const walls = grid[cell]!;
      for (let side = 0; side < 4; side++) {
        const near = cell + step[side]!;
        if (((walls >>> side) & 1) !== 0 || grid[near] === 0 || seen[near] === stamp) continue;
        seen[near] = stamp;
        queue[found++] = near;
      }
    }
    return found === count;
  }

  function isOpen(grid: Uint8Array, cells: Int32Array, count: number): boolean {
    let [top, bottom, left, right] = [SIDE, 0, SIDE, 0];
    for (let i = 0; i < count; i++) {
      const row = cells[i]! >> 6;
      const column = cells[i]! & 63;
      if (row < top) top = row;
      if (row > bottom) bottom = row;
      if (column < left) left = column;
      if (column > right) right = column;
    }
    // All that is free in a frame around the palace is one area if nothing is enclosed.
    [top, bottom, left, right] = [top - 1, bottom + 1, left - 1, right + 1];
    stamp++;
    let found = 1;
    queue[0] = top * SIDE + left;
    seen[queue[0]!] = stamp;
    for (let head = 0; head < found; head++) {
      const cell = queue[head]!;
      for (let side = 0; side < 4; side++) {
        const near = cell + step[side]!;
        const row = near >> 6;
        const column = near & 63;
        if (row < top || row > bottom || column < left || column > right) continue;
        if (grid[near] !== 0 || seen[near] === stamp) continue;
        seen[near] = stamp;
        queue[found++] = near;
      }
    }
    return found + count === (bottom - top + 1) * (right - left + 1);
  }

  const tried = new Int32Array(SIDE * SIDE);
  let round = 0;
  return function placements({ grid, cells, count }: Layout, walls: number): number {
    let allowed = 0;
    round++;
    for (let i = 0; i < count; i++)
      for (let from = 0; from < 4; from++) {
        const cell = cells[i]! + step[from]!;
        if (grid[cell] !== 0 || tried[cell] === round) continue;
        tried[cell] = round;
        let fits = true;
        for (let side = 0; side < 4; side++) {
          const near = grid[cell + step[side]!]!;
          if (near !== 0 && ((walls >>> side) & 1) !== ((near >>> ((side + 2) & 3)) & 1)) fits = false;
        }
        if (!fits) continue;
        grid[cell] = TILE | walls;
        cells[count] = cell;
        if (isReachable(grid, cells[0]!, count + 1) && isOpen(grid, cells, count + 1)) allowed++;
        grid[cell] = 0;
      }
    return allowed;
  };
}
