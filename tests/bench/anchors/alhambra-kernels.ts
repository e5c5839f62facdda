/**
 * Two kernels of scoring from Alhambra written for speed, and plain versions of both, which the tests compare them with.
 *
 * (a) MAJORITIES. Six building types, 2..6 players (with two players "Dirk" is simply a third column). Points
 *     (types in table order: pavilion, harem, arcade, chambers, garden, tower):
 *        1st scoring   1st: 1..6
 *        2nd scoring   1st: 8..13    2nd: 1..6
 *        3rd scoring   1st: 16..21   2nd: 8..13   3rd: 1..6
 *     M1 tied players share the points of all the places they occupy, rounded down ("13+6=19, each 9");
 *        places beyond the table are worth 0 (two tied for the last paid place share that place alone).
 *     M2 after k tied players the next place is place+k (the shared places are used up).
 *     M3 nobody scores for a type of which he has none, whatever the place.
 *     M4 only built tiles count; what is counted is the caller's business (reserve tiles are not passed in).
 *
 * (b) LONGEST OUTER WALL. One point per wall side of the longest connected stretch of outer wall.
 *     W1 a wall side is outer if no tile lies on its other side; a double (inner) wall never counts.
 *     W2 connected = consecutive along the outline of the Alhambra. Where two tiles touch only by a corner the outline
 *        follows each tile (the stretches of the two tiles are not joined through the corner).
 *     W3 a completely walled outline counts all its sides.
 */

// ===================================================================================== (a) majorities
export const TYPES = 6,
  MAX_PLAYERS = 6;
/** points[scoring 0..2][place 0..2] of type t is base + t, 0 = not paid */
const PLACE_BASE = [
  [1, 0, 0],
  [8, 1, 0],
  [16, 8, 1],
];
const placePoints = (scoring: number, type: number, place: number) =>
  place < 3 && PLACE_BASE[scoring]![place]! > 0 ? PLACE_BASE[scoring]![place]! + type : 0;

/** Plain version: counts[type][player] -> points[player]. */
export function majoritiesPlain(counts: readonly (readonly number[])[], scoring: 1 | 2 | 3): number[] {
  const players = counts[0]!.length,
    points = Array<number>(players).fill(0);
  counts.forEach((row, type) => {
    const ranked = row
      .map((count, player) => ({ count, player }))
      .filter((x) => x.count > 0)
      .sort((a, b) => b.count - a.count);
    for (let i = 0; i < ranked.length; ) {
      const tied = ranked.filter((x) => x.count === ranked[i]!.count);
      let pot = 0;
      for (let k = i; k < i + tied.length; k++) pot += placePoints(scoring - 1, type, k);
      for (const t of tied) points[t.player]! += Math.floor(pot / tied.length);
      i += tied.length;
    }
  });
  return points;
}

function createMajorities() {
  // counts of one type: six 5-bit lanes of one int, player p at bit 5p; at most 11 tiles of a type exist, so bit 4 of a lane is free
  const ONES = 0x02108421,
    GUARD = ONES << 4;
  // share[scoring][type][better][atLeast]: points of a player with `better` players ahead and atLeast-better tied (himself included)
  const SHARE = new Uint8Array(3 * 6 * 64);
  for (let s = 0; s < 3; s++)
    for (let t = 0; t < 6; t++)
      for (let better = 0; better < 7; better++)
        for (let al = better + 1; al < 7; al++) {
          let pot = 0;
          for (let k = better; k < al; k++) pot += placePoints(s, t, k);
          SHARE[(s * 6 + t) * 64 + better * 8 + al] = Math.floor(pot / (al - better));
        }
  /** packed: 6 ints (one per type); points of player p are added to out[p] */
  return function majorities(packed: Int32Array, players: number, scoring: number, out: Int32Array): void {
    for (let t = 0, row = (scoring - 1) * 384; t < 6; t++, row += 64) {
      const x = packed[t]!,
        g = x | GUARD;
      for (let p = 0, sh = 0; p < players; p++, sh += 5) {
        const c = (x >>> sh) & 15,
          d = (g - Math.imul(c, ONES)) | 0;
        const atLeast = (Math.imul((d & GUARD) >>> 4, ONES) >>> 25) & 31;
        const better = (Math.imul(((d - ONES) & GUARD) >>> 4, ONES) >>> 25) & 31;
        out[p]! += SHARE[row + (better << 3) + atLeast]! & (-c >> 31); // M3: c = 0 masks the points away
      }
    }
  };
}
export const majorities = createMajorities();
export function packCounts(counts: readonly (readonly number[])[], into = new Int32Array(6)): Int32Array {
  counts.forEach((row, t) => {
    into[t] = row.reduce((m, c, p) => m | (c << (5 * p)), 0);
  });
  return into;
}

// ===================================================================================== (b) longest outer wall
/** A layout: 64x64 cells, byte = 16 | walls for a tile, 0 for none; walls bit d: 0 north, 1 east, 2 south, 3 west. `cells` lists the tiles. */
export interface Layout {
  grid: Uint8Array;
  cells: Int32Array;
  count: number;
}
export const SIDE = 64,
  CENTRE = 32 * SIDE + 32,
  TILE = 16;
export const STEP = [-SIDE, 1, SIDE, -1];

function createOuterWall() {
  // no table look-ups by direction: steps as a tiny typed array, directions modulo 4
  const ST = Int32Array.from([-SIDE, 1, SIDE, -1]);
  return function longestOuterWall(grid: Uint8Array, cells: Int32Array, count: number): number {
    let best = 0,
      total = 0,
      walked = 0;
    for (let i = 0; i < count; i++) {
      const c = cells[i]!,
        w = grid[c]!;
      if ((w & 15) === 0) continue;
      for (let d = 0; d < 4; d++) {
        if (((w >>> d) & 1) === 0 || grid[c + ST[d]!]! !== 0) continue;
        total++;
        // predecessor on the outline (counter-clockwise neighbour side)
        const l = (d + 3) & 3,
          sl = ST[l]!,
          sd = ST[d]!;
        let pc = c,
          pd = l;
        if (grid[c + sl]! !== 0) {
          if (grid[c + sl + sd]! !== 0) {
            pc = c + sl + sd;
            pd = (d + 1) & 3;
          } else {
            pc = c + sl;
            pd = d;
          }
        }
        if ((grid[pc]! >>> pd) & 1) continue; // not the start of a stretch
        let n = 0,
          cc = c,
          dd = d;
        do {
          n++;
          const r = (dd + 1) & 3,
            sr = ST[r]!,
            s = ST[dd]!;
          if (grid[cc + sr]! === 0)
            dd = r; // convex corner: same tile, next side
          else if (grid[cc + sr + s]! === 0)
            cc += sr; // straight on: neighbour tile, same side
          else {
            cc += sr + s;
            dd = (dd + 3) & 3;
          } // concave corner
        } while ((grid[cc]! >>> dd) & 1);
        walked += n;
        if (n > best) best = n;
      }
    }
    return walked === total ? best : closedOutlines(grid, cells, count, best);
  };
  /** rare: some outline is walled all around (W3) */
  function closedOutlines(grid: Uint8Array, cells: Int32Array, count: number, best: number): number {
    for (let i = 0; i < count; i++)
      for (let d = 0; d < 4; d++) {
        const c = cells[i]!;
        if (((grid[c]! >>> d) & 1) === 0 || grid[c + ST[d]!]! !== 0) continue;
        let n = 0,
          cc = c,
          dd = d;
        do {
          n++;
          const r = (dd + 1) & 3,
            sr = ST[r]!,
            s = ST[dd]!;
          if (grid[cc + sr]! === 0) dd = r;
          else if (grid[cc + sr + s]! === 0) cc += sr;
          else {
            cc += sr + s;
            dd = (dd + 3) & 3;
          }
        } while ((grid[cc]! >>> dd) & 1 && !(cc === c && dd === d));
        if (cc === c && dd === d && n > best) best = n;
      }
    return best;
  }
}
export const longestOuterWall = createOuterWall();

/** Plain reference: tiles as objects, outline by corner points, components by search. */
export interface PlainTile {
  x: number;
  y: number;
  walls: readonly string[];
}
export function longestOuterWallPlain(tiles: readonly PlainTile[]): number {
  const at = new Map(tiles.map((t) => [`${t.x},${t.y}`, t]));
  const dirs = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as Record<
    string,
    [number, number]
  >;
  // corners of each side, as grid points
  const corners: Record<string, [[number, number], [number, number]]> = {
    north: [
      [0, 0],
      [1, 0],
    ],
    east: [
      [1, 0],
      [1, 1],
    ],
    south: [
      [1, 1],
      [0, 1],
    ],
    west: [
      [0, 1],
      [0, 0],
    ],
  };
  type Side = { tile: PlainTile; dir: string; wall: boolean; ends: string[] };
  const sides: Side[] = tiles.flatMap((tile) =>
    Object.keys(dirs)
      .filter((d) => !at.has(`${tile.x + dirs[d]![0]},${tile.y + dirs[d]![1]}`))
      .map((dir) => ({
        tile,
        dir,
        wall: tile.walls.includes(dir),
        ends: corners[dir]!.map(([dx, dy]) => `${tile.x + dx},${tile.y + dy}`),
      })),
  );
  const byPoint = new Map<string, Side[]>();
  for (const s of sides) for (const e of s.ends) byPoint.set(e, [...(byPoint.get(e) ?? []), s]);
  const neighbours = (s: Side) =>
    s.ends.flatMap((e) => {
      const here = byPoint.get(e)!.filter((o) => o !== s);
      return here.length === 1 ? here : here.filter((o) => o.tile === s.tile); // W2
    });
  const seen = new Set<Side>();
  let best = 0;
  for (const start of sides) {
    if (!start.wall || seen.has(start)) continue;
    let n = 0;
    const todo = [start];
    seen.add(start);
    while (todo.length > 0) {
      n++;
      for (const o of neighbours(todo.pop()!))
        if (o.wall && !seen.has(o)) {
          seen.add(o);
          todo.push(o);
        }
    }
    best = Math.max(best, n);
  }
  return best;
}

/** Random legal Alhambra of `count` tiles by the building rules: same sides touch, on foot reachable, no closed gaps. */
export function randomLayout(count: number, random: () => number): Layout {
  const grid = new Uint8Array(SIDE * SIDE),
    cells = new Int32Array(64);
  grid[CENTRE] = TILE;
  cells[0] = CENTRE;
  let n = 1;
  for (let guard = 0; n < count && guard < 100000; guard++) {
    const from = cells[Math.floor(random() * n)]!,
      dir = Math.floor(random() * 4),
      c = from + STEP[dir]!;
    if (grid[c] !== 0) continue;
    let walls = 0; // up to 3 walls, at random
    for (let d = 0; d < 4; d++) if (random() < 0.38) walls |= 1 << d;
    if (walls === 15) continue;
    let ok = true,
      foot = false;
    for (let d = 0; d < 4; d++) {
      const o = grid[c + STEP[d]!]!;
      if (o === 0) continue;
      const mine = (walls >> d) & 1,
        theirs = (o >> ((d + 2) & 3)) & 1;
      if (mine !== theirs) ok = false;
      else if (!mine) foot = true;
    }
    if (!ok || !foot) continue;
    grid[c] = TILE | walls;
    for (let d = 0; d < 4; d++) {
      const e = c + STEP[d]!;
      if (grid[e] === 0 && STEP.every((s) => grid[e + s] !== 0)) ok = false;
    }
    if (!ok) {
      grid[c] = 0;
      continue;
    }
    cells[n++] = c;
  }
  return { grid, cells, count: n };
}
export function toPlain(l: Layout): PlainTile[] {
  const names = ['north', 'east', 'south', 'west'];
  return Array.from(l.cells.subarray(0, l.count), (c) => ({
    x: c % SIDE,
    y: Math.floor(c / SIDE),
    walls: names.filter((_, d) => (l.grid[c]! >> d) & 1),
  }));
}
