/**
 * What is printed, and what can be worked out before a game, for the palace at the limit. It shares nothing with the rules or the
 * generated engine, so that a slip in one shows.
 */

// Kind, price and walls of each tile, in the order of the rules.
const PRINTED = `
  0 2 new, 0 3 sw, 0 4 es, 0 5 nw, 0 6 n, 0 7 e, 0 8 -,
  1 3 esw, 1 4 ne, 1 5 sw, 1 6 es, 1 7 w, 1 8 s, 1 9 -,
  2 4 nes, 2 5 nw, 2 6 sw, 2 6 ne, 2 7 es, 2 8 n, 2 8 e, 2 9 -, 2 10 -,
  3 5 nsw, 3 6 es, 3 7 sw, 3 7 ne, 3 8 nw, 3 9 w, 3 9 s, 3 10 -, 3 11 -,
  4 6 esw, 4 7 nsw, 4 8 sw, 4 8 ne, 4 8 nw, 4 9 e, 4 10 n, 4 10 w, 4 10 -, 4 11 -, 4 12 s,
  5 7 new, 5 8 nes, 5 9 es, 5 9 ne, 5 9 nw, 5 10 w, 5 11 n, 5 11 s, 5 11 -, 5 12 -, 5 13 e`;

/** A tile is one word: its number, and from these bits on its walls (north, east, south, west), its kind and its price. */
export const tileBits = { WALLS: 6, KIND: 10, PRICE: 13 } as const;

export function createTiles(): Int32Array {
  const tiles = PRINTED.split(',').map((line) => line.trim().split(' '));
  return Int32Array.from(tiles, ([kind, price, walls], tile) => {
    const sides = [...'nesw'].reduce((bits, side, at) => bits | (walls!.includes(side) ? 1 << at : 0), 0);
    const { WALLS, KIND, PRICE } = tileBits;
    return tile | (sides << WALLS) | (Number(kind) << KIND) | (Number(price) << PRICE);
  });
}

/**
 * What lies around a cell, in 12 bits: which of the cells north, east, south and west of it are taken, which of those north-east,
 * south-east, south-west and north-west, and which of the first four have a wall on the side that faces it.
 * For each there are 16 bits, one for each set of walls that a tile can have.
 */
export function createFits() {
  /** A tile with these walls may be built there. */
  const MAY_BUILD = new Uint16Array(4096);
  /** It may take the place of a tile there. */
  const MAY_SWAP = new Uint16Array(4096);
  for (let around = 0; around < 4096; around++) {
    const beside = around & 15;
    const facing = around >>> 8;
    let fitting = 0;
    for (let walls = 0; walls < 16; walls++) if (((walls ^ facing) & beside) === 0) fitting |= 1 << walls;
    MAY_SWAP[around] = fitting;
    if ((beside & ~facing) !== 0 && !closesGap(around)) MAY_BUILD[around] = fitting;
  }
  return { MAY_BUILD, MAY_SWAP };
}

/**
 * Whether a tile there would enclose something. As long as nothing is enclosed and all tiles are connected, that depends on the
 * eight cells around: two free ones beside the cell that are not connected around it come to lie on different sides of a ring.
 */
function closesGap(around: number): boolean {
  const isFree = (place: number) => ((around >>> ((place & 1) * 4 + (place >> 1))) & 1) === 0;
  let stretches = 0;
  // Clockwise; even places are beside the cell, odd ones at its corners.
  for (let place = 0; place < 8; place += 2)
    if (isFree(place) && !(isFree((place + 7) & 7) && isFree((place + 6) & 7))) stretches++;
  return stretches > 1;
}

/** The sets of up to four cards, as bits, in the order in which they are listed: a set comes before those that go on from it. */
export const CARD_SETS = [1, 3, 7, 15, 11, 5, 13, 9, 2, 6, 14, 10, 4, 12, 8] as const;

/**
 * Which of these sets may be taken, a bit for each: one card, or several worth up to 5; of cards that are alike the first ones.
 * By the values of the four cards, three bits each (0 for no card, 5 for 5 and more), and a bit for each card but the first
 * that is like the one before.
 */
export function createTakes(): Uint16Array {
  const MAY_TAKE = new Uint16Array(1 << 15);
  for (let market = 0; market < MAY_TAKE.length; market++)
    for (const [number, set] of CARD_SETS.entries()) {
      const chosen = [0, 1, 2, 3].filter((place) => (set >>> place) & 1);
      const values = chosen.map((place) => (market >>> (3 * place)) & 7);
      const worth = values.reduce((sum, value) => sum + value, 0);
      const isFirst = chosen.every(
        (place) => place === 0 || ((market >>> (11 + place)) & ~(set >>> (place - 1)) & 1) === 0,
      );
      if (isFirst && !values.includes(0) && (worth <= 5 || chosen.length === 1))
        MAY_TAKE[market]! |= 1 << number;
    }
  return MAY_TAKE;
}

/** How many words a palace takes in a state. */
export const PALACE_WORDS = 1062;
