import {
  type Area,
  BLUE_LINES,
  BLUE_POINTS,
  type Bonus,
  GREEN_BONUS,
  GREEN_MIN,
  GREEN_POINTS,
  type Line,
  ORANGE_BONUS,
  ORANGE_FACTOR,
  PURPLE_BONUS,
  TRACK_LENGTH,
  YELLOW_LINES,
} from './clever-sheet.ts';

export interface Sheet {
  readonly yellow: readonly boolean[];
  readonly blue: readonly boolean[];
  readonly green: number;
  readonly orange: readonly number[];
  readonly purple: readonly number[];
  readonly rerolls: number;
  readonly extraDice: number;
  readonly foxes: number;
}
export const emptySheet: Sheet = {
  yellow: Array(12).fill(false),
  blue: Array(11).fill(false),
  green: 0,
  orange: [],
  purple: [],
  rerolls: 0,
  extraDice: 0,
  foxes: 0,
};
const complete = (crossed: readonly boolean[], line: Line) => line.cells.every((c) => crossed[c]);
const lastOf = <T>(xs: readonly T[]): T | undefined => xs[xs.length - 1];

/** may `value` be entered in a left-to-right area? */
export function fitsTrack(sheet: Sheet, area: 'green' | 'orange' | 'purple', value: number): boolean {
  switch (area) {
    case 'green':
      return sheet.green < TRACK_LENGTH && value >= GREEN_MIN[sheet.green]!;
    case 'orange':
      return sheet.orange.length < TRACK_LENGTH;
    case 'purple': {
      if (sheet.purple.length >= TRACK_LENGTH) return false;
      const last = lastOf(sheet.purple);
      return last === undefined || last === 6 || value > last;
    }
  }
}
/** enters a value; returns the new sheet and the bonuses gained that must be settled now */
export function enter(sheet: Sheet, area: Area, valueOrField: number): { sheet: Sheet; gained: Bonus[] } {
  switch (area) {
    case 'yellow':
    case 'blue': {
      const lines = area === 'yellow' ? YELLOW_LINES : BLUE_LINES;
      const before = sheet[area];
      const after = before.map((x, i) => x || i === valueOrField);
      const bonuses = lines
        .filter((l) => l.bonus && !complete(before, l) && complete(after, l))
        .map((l) => l.bonus!);
      return gain({ ...sheet, [area]: after }, bonuses);
    }
    case 'green':
      return gain({ ...sheet, green: sheet.green + 1 }, bonusAt(GREEN_BONUS, sheet.green));
    case 'orange': {
      const i = sheet.orange.length;
      return gain(
        { ...sheet, orange: [...sheet.orange, valueOrField * ORANGE_FACTOR[i]!] },
        bonusAt(ORANGE_BONUS, i),
      );
    }
    case 'purple':
      return gain(
        { ...sheet, purple: [...sheet.purple, valueOrField] },
        bonusAt(PURPLE_BONUS, sheet.purple.length),
      );
  }
}
const bonusAt = (table: Record<number, Bonus>, i: number): Bonus[] => (table[i] ? [table[i]!] : []);
export function gain(sheet: Sheet, bonuses: Bonus[]): { sheet: Sheet; gained: Bonus[] } {
  let s = sheet;
  const gained: Bonus[] = [];
  for (const b of bonuses) {
    if (b.kind === 'reroll') s = { ...s, rerolls: s.rerolls + 1 };
    else if (b.kind === 'extra') s = { ...s, extraDice: s.extraDice + 1 };
    else if (b.kind === 'fox') s = { ...s, foxes: s.foxes + 1 };
    else gained.push(b);
  }
  return { sheet: s, gained };
}

export const sum = (xs: readonly number[]) => xs.reduce((a, b) => a + b, 0);
export function areaScores(sheet: Sheet): Record<Area, number> {
  return {
    yellow: sum(YELLOW_LINES.filter((l) => l.points && complete(sheet.yellow, l)).map((l) => l.points!)),
    blue: BLUE_POINTS[sheet.blue.filter(Boolean).length]!,
    green: GREEN_POINTS[sheet.green]!,
    orange: sum(sheet.orange),
    purple: sum(sheet.purple),
  };
}
