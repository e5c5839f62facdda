import { createFits, tileBits } from './palace-limit-tables.ts';

/**
 * The palaces of the limit engine. A palace lies in one block of the state: its cells in order, its rows as bits, and a grid that
 * has in one word for each cell what lies around it (see the tables), the tile on it, and whether others are reached only through it.
 *
 * What lies around is kept up to date by eight additions for each tile that comes or goes. Then every question is one look into
 * a table: where a tile may be built or exchanged depends on what lies around, as all tiles are connected and nothing is enclosed.
 * A tile may be taken down unless others are reached only through it, or tiles lie on all its sides.
 */
export function createPalaces(s: Int32Array, moves: Int32Array) {
  // The plot has 25 by 25 cells, fewer than in the rules, and enough for random games; around them lies an edge of one cell on which nothing is built.
  const ROWS = 27;
  const FOUNTAIN = 13 * 32 + 13;
  const PLOT = 0x3fffffe;

  // In the block of a palace. The grid has 32 words for each row.
  const COUNT = 0;
  const CELLS = 1;
  const FIRST_ROW = 55;
  const LAST_ROW = 56;
  const ROW = 57;
  /** 1 when it has to be found out anew which cells others are reached through. */
  const IS_STALE = ROW + ROWS;
  /** Where something can be built, in order: for each cell the sets of walls that fit, and above them the cell; -1 when unknown. */
  const SPOTS = IS_STALE + 1;
  const SPOT = SPOTS + 1;
  const GRID = SPOT + 112;
  // It ends after PALACE_WORDS.

  // In the word of a cell, above what lies around it.
  const TILE = 12;
  const AROUND = 0xfff;
  const TILE_WALLS = tileBits.WALLS;
  const WALLS = TILE + TILE_WALLS;
  const LEADS_ON = 1 << 30;

  const { MAY_BUILD, MAY_SWAP } = createFits();
  const STEP = Int32Array.from([-32, 1, 32, -1]);
  /** By set of sides: the first of them. */
  const SIDE = Uint8Array.from({ length: 16 }, (_, sides) => 31 - Math.clz32(sides & -sides));

  function reset(palace: number): void {
    s[palace + FIRST_ROW] = 13;
    s[palace + LAST_ROW] = 13;
    s[palace + ROW + 13] = 1 << 13;
    s[palace + SPOTS] = -1;
    changeAround(palace + GRID + FOUNTAIN, 1, 0);
  }

  /** Tells the cells around that a tile has come (1) or gone (-1). */
  function changeAround(at: number, by: number, walls: number): void {
    s[at - 32]! += by * (4 + ((walls & 1) << 10));
    s[at + 1]! += by * (8 + ((walls & 2) << 10));
    s[at + 32]! += by * (1 + ((walls & 4) << 6));
    s[at - 1]! += by * (2 + ((walls & 8) << 6));
    s[at - 31]! += by * 64;
    s[at + 33]! += by * 128;
    s[at + 31]! += by * 16;
    s[at - 33]! += by * 32;
  }

  function build(palace: number, cell: number, tile: number): void {
    const row = cell >>> 5;
    const at = palace + GRID + cell;
    let place = s[palace + COUNT]!++;
    for (; place > 0 && s[palace + CELLS + place - 1]! > cell; place--)
      s[palace + CELLS + place] = s[palace + CELLS + place - 1]!;
    s[palace + CELLS + place] = cell;
    s[palace + ROW + row]! |= 1 << (cell & 31);
    if (row < s[palace + FIRST_ROW]!) s[palace + FIRST_ROW] = row;
    if (row > s[palace + LAST_ROW]!) s[palace + LAST_ROW] = row;
    s[palace + SPOTS] = -1;
    const around = s[at]!;
    s[at] = around | (tile << TILE);
    changeAround(at, 1, (tile >>> TILE_WALLS) & 15);
    const ways = around & ~(around >>> 8) & 15;
    // At the end of a single way it changes only the tile that it is reached through.
    if ((ways & (ways - 1)) === 0) s[at + STEP[SIDE[ways]!]!]! |= LEADS_ON;
    else s[palace + IS_STALE] = 1;
  }

  function takeDown(palace: number, cell: number): number {
    const row = cell >>> 5;
    const at = palace + GRID + cell;
    const last = --s[palace + COUNT]!;
    let place = 0;
    while (s[palace + CELLS + place] !== cell) place++;
    for (; place < last; place++) s[palace + CELLS + place] = s[palace + CELLS + place + 1]!;
    s[palace + ROW + row]! &= ~(1 << (cell & 31));
    while (s[palace + ROW + s[palace + FIRST_ROW]!] === 0) s[palace + FIRST_ROW]!++;
    while (s[palace + ROW + s[palace + LAST_ROW]!] === 0) s[palace + LAST_ROW]!--;
    s[palace + SPOTS] = -1;
    const word = s[at]!;
    s[at] = word & AROUND;
    changeAround(at, -1, (word >>> WALLS) & 15);
    const ways = word & ~(word >>> 8) & 15;
    if ((ways & (ways - 1)) === 0) {
      // It was reached through one tile. If that is now the end of a way itself, nothing is reached through it.
      const before = at + STEP[SIDE[ways]!]!;
      const left = s[before]! & ~(s[before]! >>> 8) & 15;
      if ((left & (left - 1)) === 0) s[before]! &= ~LEADS_ON;
      else s[palace + IS_STALE] = 1;
    } else s[palace + IS_STALE] = 1;
    return (word & ~LEADS_ON) >>> TILE;
  }

  /** Exchanges a tile for one that fits: all sides that touch, and so all ways, stay as they are. */
  function swap(palace: number, cell: number, tile: number): number {
    const at = palace + GRID + cell;
    const word = s[at]!;
    const walls = (tile >>> TILE_WALLS) & 15;
    const before = (word >>> WALLS) & 15;
    s[at] = (word & (AROUND | LEADS_ON)) | (tile << TILE);
    s[at - 32]! += ((walls & 1) - (before & 1)) << 10;
    s[at + 1]! += ((walls & 2) - (before & 2)) << 10;
    s[at + 32]! += ((walls & 4) - (before & 4)) << 6;
    s[at - 1]! += ((walls & 8) - (before & 8)) << 6;
    s[palace + SPOTS] = -1;
    return (word & ~LEADS_ON) >>> TILE;
  }

  function findSpots(palace: number): number {
    const first = s[palace + FIRST_ROW]!;
    const last = s[palace + LAST_ROW]!;
    const end = last < 25 ? last + 1 : 25;
    let count = 0;
    let row = first > 1 ? first - 1 : 1;
    let above = s[palace + ROW + row - 1]!;
    let here = s[palace + ROW + row]!;
    for (; row <= end; row++) {
      const below = s[palace + ROW + row + 1]!;
      let rest = (above | below | (here << 1) | (here >>> 1)) & ~here & PLOT;
      for (; rest !== 0; rest &= rest - 1) {
        const cell = (row << 5) + 31 - Math.clz32(rest & -rest);
        const fitting = MAY_BUILD[s[palace + GRID + cell]! & AROUND]!;
        s[palace + SPOT + count] = (cell << 16) | fitting;
        count = (count + (-fitting >>> 31)) | 0;
      }
      above = here;
      here = below;
    }
    s[palace + SPOTS] = count;
    return count;
  }

  /** Lists where tiles may be built: of a list in the state with its length before it. */
  function listBuilds(palace: number, tiles: number, code: number, listed: number): number {
    const last = tiles + s[tiles]!;
    if (last === tiles) return listed;
    const known = s[palace + SPOTS]!;
    const end = palace + SPOT + (known < 0 ? findSpots(palace) : known);
    let count = listed | 0;
    for (let at = tiles + 1; at <= last; at++) {
      const walls = (s[at]! >>> TILE_WALLS) & 15;
      const move = code + ((at - tiles) << 10);
      for (let spot = palace + SPOT; spot < end; spot++) {
        const word = s[spot]!;
        moves[count] = (move + (word >>> 16)) | 0;
        count = (count + ((word >>> walls) & 1)) | 0;
      }
    }
    return count;
  }

  function listTakeDowns(palace: number, code: number, listed: number): number {
    if (s[palace + IS_STALE] !== 0) findWays(palace);
    const end = palace + CELLS + s[palace + COUNT]!;
    let count = listed | 0;
    for (let at = palace + CELLS; at < end; at++) {
      const cell = s[at]!;
      const word = s[palace + GRID + cell]!;
      moves[count] = code + cell;
      // Neither 15, all sides, plus 1, nor the bit that others are reached through it.
      count = (count + (((((word & 15) + 1) >>> 4) | (word >>> 30)) ^ 1)) | 0;
    }
    return count;
  }

  function listSwaps(palace: number, tiles: number, code: number, listed: number): number {
    const last = tiles + s[tiles]!;
    if (last === tiles) return listed;
    const end = palace + CELLS + s[palace + COUNT]!;
    let count = listed | 0;
    for (let at = palace + CELLS; at < end; at++) {
      const cell = s[at]!;
      const fitting = MAY_SWAP[s[palace + GRID + cell]! & AROUND]!;
      for (let tile = tiles + 1; tile <= last; tile++) {
        moves[count] = code + ((tile - tiles) << 10) + cell;
        count = (count + ((fitting >>> ((s[tile]! >>> TILE_WALLS) & 15)) & 1)) | 0;
      }
    }
    return count;
  }

  /** When each cell was found, counted on over all searches. */
  const found = new Int32Array(ROWS * 32);
  const clock = new Int32Array(2);
  const NOW = 0;
  const BEGAN = 1;

  /** Marks the cells through which others are reached: those that a depth-first search cannot go around (Tarjan). */
  function findWays(palace: number): void {
    s[palace + IS_STALE] = 0;
    if (clock[NOW]! > 1 << 30) {
      clock[NOW] = 0;
      found.fill(0);
    }
    clock[BEGAN] = clock[NOW]!;
    visit(palace + GRID, FOUNTAIN, 0);
  }

  /** The earliest cell that is reached from here on, without going back. */
  function visit(grid: number, cell: number, back: number): number {
    const order = ++clock[NOW]!;
    found[cell] = order;
    const word = s[grid + cell]!;
    let earliest = order;
    let leadsOn = 0;
    for (let ways = word & ~(word >>> 8) & 15 & ~back; ways !== 0; ways &= ways - 1) {
      const side = SIDE[ways]!;
      const near = cell + STEP[side]!;
      let reached = found[near]!;
      if (reached <= clock[BEGAN]!) {
        reached = visit(grid, near, 1 << ((side + 2) & 3));
        if (reached >= order) leadsOn = LEADS_ON;
      }
      if (reached < earliest) earliest = reached;
    }
    s[grid + cell] = (word & ~LEADS_ON) | leadsOn;
    return earliest;
  }

  /** The longest outer wall: along the outline the cells lie on the right hand. */
  function longestWall(palace: number): number {
    const grid = palace + GRID;
    const end = palace + CELLS + s[palace + COUNT]!;
    let best = 0;
    let left = 0;
    for (let at = palace + CELLS; at < end; at++) {
      const cell = s[at]!;
      for (let walls = outerWalls(s[grid + cell]!); walls !== 0; walls &= walls - 1) {
        const side = SIDE[walls]!;
        left++;
        if (hasWall(grid, previous(grid, (cell << 2) | side))) continue;
        const run = runFrom(grid, (cell << 2) | side);
        left -= run;
        if (run > best) best = run;
      }
    }
    return left === 0 ? best : longestRing(palace, best);
  }

  /** Rare: an outline that has walls all around has no side at which a run begins. */
  function longestRing(palace: number, longest: number): number {
    const grid = palace + GRID;
    const end = palace + CELLS + s[palace + COUNT]!;
    let best = longest;
    for (let at = palace + CELLS; at < end; at++)
      for (let walls = outerWalls(s[grid + s[at]!]!); walls !== 0; walls &= walls - 1) {
        const run = runFrom(grid, (s[at]! << 2) | SIDE[walls]!);
        if (run > best) best = run;
      }
    return best;
  }

  function outerWalls(word: number): number {
    return (word >>> WALLS) & ~word & 15;
  }

  function hasWall(grid: number, edge: number): boolean {
    return ((s[grid + (edge >>> 2)]! >>> (WALLS + (edge & 3))) & 1) === 1;
  }

  /** How many walls follow each other from a wall on, at most once around. */
  function runFrom(grid: number, start: number): number {
    let run = 0;
    let edge = start;
    do {
      run++;
      edge = following(grid, edge);
    } while (edge !== start && hasWall(grid, edge));
    return run;
  }

  /** The side that follows on the outline; a cell and a side are one number. */
  function following(grid: number, edge: number): number {
    const cell = edge >>> 2;
    const side = edge & 3;
    const turned = (side + 1) & 3;
    const word = s[grid + cell]!;
    if (((word >>> turned) & 1) === 0) return (cell << 2) | turned;
    if (((word >>> (4 + side)) & 1) === 0) return ((cell + STEP[turned]!) << 2) | side;
    return ((cell + STEP[turned]! + STEP[side]!) << 2) | ((side + 3) & 3);
  }

  function previous(grid: number, edge: number): number {
    const cell = edge >>> 2;
    const side = edge & 3;
    const turned = (side + 3) & 3;
    const word = s[grid + cell]!;
    if (((word >>> turned) & 1) === 0) return (cell << 2) | turned;
    if (((word >>> (4 + turned)) & 1) === 0) return ((cell + STEP[turned]!) << 2) | side;
    return ((cell + STEP[turned]! + STEP[side]!) << 2) | ((side + 1) & 3);
  }

  return {
    reset,
    build,
    takeDown,
    swap,
    listBuilds,
    listTakeDowns,
    listSwaps,
    longestWall,
    /** For looking at a palace from outside. */
    layout: { COUNT, CELLS, GRID, TILE },
  };
}
