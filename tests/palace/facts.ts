/**
 * The building rules, the outer wall and the majorities of the palace, written a second time for the tests: plainly, from the
 * rules of the game, and with nothing of the compiler. A palace is a map from spots to tiles; the fountain stands on spot (0, 0).
 */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export const KINDS = ['pavilion', 'seraglio', 'arcade', 'chamber', 'garden', 'tower'] as const;

export interface Tile {
  readonly kind: number;
  /** For north, east, south, west. */
  readonly walls: readonly boolean[];
}

/** From a name such as `garden-7-north-south-west`. */
export function tileNamed(name: string): Tile {
  const [kind, , ...walls] = name.split('-');
  return {
    kind: (KINDS as readonly (string | undefined)[]).indexOf(kind),
    walls: SIDES.map((side) => walls.includes(side)),
  };
}

/** A spot is one number, so that it can be a key; there is room on all sides. */
const WIDTH = 1000;
export const spot = (x: number, y: number): number => (y + 500) * WIDTH + x + 500;
export const xOf = (at: number): number => (at % WIDTH) - 500;
export const yOf = (at: number): number => Math.floor(at / WIDTH) - 500;
export const FOUNTAIN = spot(0, 0);
const STEPS = [-WIDTH, 1, WIDTH, -1];
const beside = (at: number, side: number): number => at + STEPS[side]!;
const across = (side: number): number => (side + 2) % 4;

export type Palace = ReadonlyMap<number, Tile>;

const isTaken = (palace: Palace, at: number): boolean => at === FOUNTAIN || palace.has(at);
const hasWall = (palace: Palace, at: number, side: number): boolean => palace.get(at)?.walls[side] ?? false;

/** The free spots that share a side with the fountain or a tile. */
export function freeSpotsBeside(palace: Palace): number[] {
  const spots = [FOUNTAIN, ...palace.keys()].flatMap((at) => STEPS.map((step) => at + step));
  return [...new Set(spots)].filter((at) => !isTaken(palace, at));
}

/** Sides that touch are both wall or both open. */
export function sidesFit(palace: Palace, at: number, tile: Tile): boolean {
  return tile.walls.every((wall, side) => {
    const near = beside(at, side);
    return !isTaken(palace, near) || wall === hasWall(palace, near, across(side));
  });
}

/** Every tile is reached on foot from the fountain, through open sides only. */
export function allReachable(palace: Palace): boolean {
  const seen = new Set([FOUNTAIN]);
  for (const at of seen)
    for (let side = 0; side < 4; side++) {
      const near = beside(at, side);
      const isOpen = !hasWall(palace, at, side) && !hasWall(palace, near, across(side));
      if (isOpen && isTaken(palace, near)) seen.add(near);
    }
  return seen.size === palace.size + 1;
}

/** The sizes of the empty areas that tiles, and the fountain, enclose. */
export function enclosedAreas(palace: Palace): number[] {
  const taken = [FOUNTAIN, ...palace.keys()];
  const [xs, ys] = [taken.map(xOf), taken.map(yOf)];
  const [left, right, top, bottom] = [
    Math.min(...xs) - 1,
    Math.max(...xs) + 1,
    Math.min(...ys) - 1,
    Math.max(...ys) + 1,
  ];
  // All that is empty and connected with a corner of a frame around the palace is outside.
  const spread = (from: number, seen: Set<number>): number => {
    const area = new Set([from]);
    for (const at of area) {
      seen.add(at);
      for (const step of STEPS) {
        const near = at + step;
        const [x, y] = [xOf(near), yOf(near)];
        if (x >= left && x <= right && y >= top && y <= bottom && !isTaken(palace, near)) area.add(near);
      }
    }
    return area.size;
  };
  const seen = new Set<number>();
  spread(spot(left, top), seen);
  const sizes: number[] = [];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++)
      if (!isTaken(palace, spot(x, y)) && !seen.has(spot(x, y))) sizes.push(spread(spot(x, y), seen));
  return sizes;
}

/** Why a palace cannot stand; undefined if it can. */
export function problem(palace: Palace, noArea: boolean): string | undefined {
  if (!allReachable(palace)) return 'not-reachable-on-foot';
  const areas = enclosedAreas(palace);
  if (noArea && areas.length > 0) return 'encloses-empty-area';
  return areas.includes(1) ? 'encloses-empty-cell' : undefined;
}

/** Why a tile cannot be built on a spot; undefined if it can. */
export function whyNotThere(palace: Palace, at: number, tile: Tile, noArea: boolean): string | undefined {
  if (isTaken(palace, at)) return 'cell-taken';
  if (!STEPS.some((step) => isTaken(palace, at + step))) return 'touches-no-side';
  if (!sidesFit(palace, at, tile)) return 'wall-against-open-side';
  return problem(new Map([...palace, [at, tile]]), noArea);
}

export function whyNotAway(palace: Palace, at: number, noArea: boolean): string | undefined {
  if (!palace.has(at)) return 'nothing-built-there';
  const rest = new Map(palace);
  rest.delete(at);
  return problem(rest, noArea);
}

export function canSwap(palace: Palace, at: number, tile: Tile, noArea: boolean): boolean {
  if (!palace.has(at)) return false;
  const rest = new Map(palace);
  rest.delete(at);
  return whyNotThere(rest, at, tile, noArea) === undefined;
}

/**
 * The longest run of wall sides that have no tile on their other side. Two of them follow each other where they end in the same
 * corner; where tiles touch only by that corner, each goes on along its own tile.
 */
export function longestWall(palace: Palace): number {
  interface Piece {
    readonly at: number;
    readonly corners: readonly string[];
    readonly isWall: boolean;
  }
  // The corners of a spot, in twice its coordinates, so that they are whole numbers.
  const ends = [
    [-1, -1, 1, -1],
    [1, -1, 1, 1],
    [1, 1, -1, 1],
    [-1, 1, -1, -1],
  ];
  const outline: Piece[] = [];
  for (const at of [FOUNTAIN, ...palace.keys()])
    for (let side = 0; side < 4; side++) {
      if (isTaken(palace, beside(at, side))) continue;
      const [ax, ay, bx, by] = ends[side]! as [number, number, number, number];
      const [x, y] = [xOf(at) * 2, yOf(at) * 2];
      outline.push({
        at,
        corners: [`${x + ax},${y + ay}`, `${x + bx},${y + by}`],
        isWall: hasWall(palace, at, side),
      });
    }
  const inCorner = new Map<string, Piece[]>();
  for (const piece of outline)
    for (const corner of piece.corners) inCorner.set(corner, [...(inCorner.get(corner) ?? []), piece]);
  const follow = (piece: Piece): Piece[] =>
    piece.corners.flatMap((corner) => {
      const others = inCorner.get(corner)!.filter((other) => other !== piece);
      return others.length === 1 ? others : others.filter((other) => other.at === piece.at);
    });
  let longest = 0;
  const seen = new Set<Piece>();
  for (const start of outline) {
    if (!start.isWall || seen.has(start)) continue;
    const run = new Set([start]);
    for (const piece of run) for (const other of follow(piece)) if (other.isWall) run.add(other);
    for (const piece of run) seen.add(piece);
    longest = Math.max(longest, run.size);
  }
  return longest;
}

/** What the places are worth, first place first, for the first, second and third scoring. */
export function prizes(kind: number, scoring: number): number[] {
  const row = kind + 1;
  return [[row], [row + 7, row], [row + 15, row + 7, row]][scoring]!;
}

/** The points of each for one kind: those with as many share the places that they take together, rounded down. */
export function majority(counts: readonly number[], kind: number, scoring: number): number[] {
  return counts.map((own) => {
    if (own === 0) return 0;
    const better = counts.filter((count) => count > own).length;
    const alike = counts.filter((count) => count === own).length;
    const pot = prizes(kind, scoring).slice(better, better + alike);
    return Math.floor(pot.reduce((sum, prize) => sum + prize, 0) / alike);
  });
}
