/** The printed sheet of "Ganz schön clever" as ordinary data, shared by the plain and the boardgame.io engines. */
export type Area = 'yellow' | 'blue' | 'green' | 'orange' | 'purple';
export type DieColor = 'white' | Area;
export const DICE: readonly DieColor[] = ['white', 'yellow', 'blue', 'green', 'orange', 'purple'];
export const AREAS: readonly Area[] = ['yellow', 'blue', 'green', 'orange', 'purple'];

export type Bonus =
  | { kind: 'cross'; area: 'yellow' | 'blue' | 'green' }
  | { kind: 'write'; area: 'orange' | 'purple'; value: number }
  | { kind: 'black' }
  | { kind: 'reroll' }
  | { kind: 'extra' }
  | { kind: 'fox' };

const cross = (area: 'yellow' | 'blue' | 'green'): Bonus => ({ kind: 'cross', area });
const write = (area: 'orange' | 'purple', value: number): Bonus => ({ kind: 'write', area, value });
const reroll: Bonus = { kind: 'reroll' },
  extra: Bonus = { kind: 'extra' },
  fox: Bonus = { kind: 'fox' };

export interface Line {
  cells: number[];
  bonus?: Bonus;
  points?: number;
}

/** values of the 12 yellow fields, row by row, pre-crossed fields left out */
export const YELLOW_VALUES = [3, 6, 5, 2, 1, 5, 1, 2, 4, 3, 4, 6];
export const YELLOW_LINES: Line[] = [
  { cells: [0, 1, 2], bonus: cross('blue') },
  { cells: [3, 4, 5], bonus: write('orange', 4) },
  { cells: [6, 7, 8], bonus: cross('green') },
  { cells: [9, 10, 11], bonus: fox },
  { cells: [0, 4, 7, 11], bonus: extra },
  { cells: [0, 3, 6], points: 10 },
  { cells: [1, 4, 9], points: 14 },
  { cells: [2, 7, 10], points: 16 },
  { cells: [5, 8, 11], points: 20 },
];
/** blue cells are indexed by sum - 2 */
export const BLUE_LINES: Line[] = [
  { cells: [0, 1, 2], bonus: write('orange', 5) },
  { cells: [3, 4, 5, 6], bonus: cross('yellow') },
  { cells: [7, 8, 9, 10], bonus: fox },
  { cells: [3, 7], bonus: reroll },
  { cells: [0, 4, 8], bonus: cross('green') },
  { cells: [1, 5, 9], bonus: write('purple', 6) },
  { cells: [2, 6, 10], bonus: extra },
];
export const BLUE_POINTS = [0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56];
export const GREEN_MIN = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6];
export const GREEN_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66];
export const GREEN_BONUS: Record<number, Bonus> = {
  3: extra,
  5: cross('blue'),
  6: fox,
  8: write('purple', 6),
  9: reroll,
};
export const ORANGE_FACTOR = [1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3];
export const ORANGE_BONUS: Record<number, Bonus> = {
  2: reroll,
  4: cross('yellow'),
  5: extra,
  7: fox,
  9: write('purple', 6),
};
export const PURPLE_BONUS: Record<number, Bonus> = {
  2: reroll,
  3: cross('blue'),
  4: extra,
  5: cross('yellow'),
  6: fox,
  7: reroll,
  8: cross('green'),
  9: write('orange', 6),
  10: extra,
};
export const TRACK_LENGTH = 11;
export const ROUND_BONUS: Record<number, Bonus> = { 1: reroll, 2: extra, 3: reroll, 4: { kind: 'black' } };
export const roundsFor = (players: number) => (players <= 2 ? 6 : players === 3 ? 5 : 4);

/** One step of the comparison's chance protocol (clever-limit.ts D1): [unsigned 32-bit draw, next state]. */
export function nextRandom(state: number): [number, number] {
  const next = (Math.imul(state, 747796405) + 2891336453) | 0;
  const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737);
  return [((word >>> 22) ^ word) >>> 0, next];
}
/** the six faces of a throw */
export function faces(u: number): number[] {
  let index = Math.floor((u / 2 ** 32) * 46656);
  const out: number[] = [];
  for (let unit = 7776; unit >= 1; unit /= 6) {
    out.push(1 + Math.floor(index / unit));
    index %= unit;
  }
  return out;
}
/** a uniformly random order of the six dice (D15) */
export function randomOrder(u: number): number[] {
  let code = Math.floor((u / 2 ** 32) * 720);
  const left = [0, 1, 2, 3, 4, 5],
    out: number[] = [];
  for (let n = 6, f = 120; n >= 1; n--) {
    const j = Math.floor(code / f);
    code %= f;
    out.push(left.splice(j, 1)[0]!);
    f = n > 1 ? f / (n - 1) : 1;
  }
  return out;
}
