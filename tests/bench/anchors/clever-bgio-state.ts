import {
  type Area,
  BLUE_LINES,
  BLUE_POINTS,
  type Bonus,
  type DieColor,
  faces,
  GREEN_BONUS,
  GREEN_MIN,
  GREEN_POINTS,
  type Line,
  nextRandom,
  ORANGE_BONUS,
  ORANGE_FACTOR,
  PURPLE_BONUS,
  TRACK_LENGTH,
  YELLOW_LINES,
} from './clever-sheet.ts';

export interface Sheet {
  yellow: boolean[];
  blue: boolean[];
  green: number;
  orange: number[];
  purple: number[];
  rerolls: number;
  extraDice: number;
  foxes: number;
}
export interface Die {
  color: DieColor;
  value: number;
  place: 'rolled' | 'tray' | 'field';
}
export interface G {
  sheets: Sheet[];
  dice: Die[];
  round: number;
  rounds: number;
  throwNumber: number;
  pending: Bonus[][];
  extraUsed: DieColor[][];
  finished: boolean[];
  rng: number | null;
}
export interface Random {
  D6(n: number): number[];
  Shuffle<T>(xs: T[]): T[];
}
/** What boardgame.io tells a move about the game. */
export interface Ctx {
  readonly numPlayers: number;
  readonly currentPlayer: string;
  readonly playOrderPos: number;
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly gameover?: unknown;
}
export const emptySheet = (): Sheet => ({
  yellow: Array(12).fill(false),
  blue: Array(11).fill(false),
  green: 0,
  orange: [],
  purple: [],
  rerolls: 0,
  extraDice: 0,
  foxes: 0,
});
const complete = (crossed: boolean[], line: Line) => line.cells.every((c) => crossed[c]);
export function fitsTrack(sheet: Sheet, area: 'green' | 'orange' | 'purple', value: number): boolean {
  if (area === 'green') return sheet.green < TRACK_LENGTH && value >= GREEN_MIN[sheet.green]!;
  if (area === 'orange') return sheet.orange.length < TRACK_LENGTH;
  if (sheet.purple.length >= TRACK_LENGTH) return false;
  const last = sheet.purple[sheet.purple.length - 1];
  return last === undefined || last === 6 || value > last;
}
export function gain(sheet: Sheet, pending: Bonus[], bonus: Bonus | undefined): void {
  if (!bonus) return;
  if (bonus.kind === 'reroll') sheet.rerolls++;
  else if (bonus.kind === 'extra') sheet.extraDice++;
  else if (bonus.kind === 'fox') sheet.foxes++;
  else pending.push(bonus);
}
export function enter(sheet: Sheet, pending: Bonus[], area: Area, valueOrField: number): void {
  switch (area) {
    case 'yellow':
    case 'blue': {
      const crossed = sheet[area];
      crossed[valueOrField] = true;
      for (const line of area === 'yellow' ? YELLOW_LINES : BLUE_LINES)
        if (line.bonus && line.cells.includes(valueOrField) && complete(crossed, line))
          gain(sheet, pending, line.bonus);
      break;
    }
    case 'green':
      gain(sheet, pending, GREEN_BONUS[sheet.green++]);
      break;
    case 'orange': {
      const i = sheet.orange.length;
      sheet.orange.push(valueOrField * ORANGE_FACTOR[i]!);
      gain(sheet, pending, ORANGE_BONUS[i]);
      break;
    }
    case 'purple': {
      const i = sheet.purple.length;
      sheet.purple.push(valueOrField);
      gain(sheet, pending, PURPLE_BONUS[i]);
    }
  }
}
// ------------------------------------------------------------------ scoring
export const sum = (xs: number[]) => xs.reduce((a, b) => a + b, 0);
export function areaScores(sheet: Sheet): Record<Area, number> {
  return {
    yellow: sum(YELLOW_LINES.filter((l) => l.points && complete(sheet.yellow, l)).map((l) => l.points!)),
    blue: BLUE_POINTS[sheet.blue.filter(Boolean).length]!,
    green: GREEN_POINTS[sheet.green]!,
    orange: sum(sheet.orange),
    purple: sum(sheet.purple),
  };
}
export function score(G: G, p: number): number {
  const points = Object.values(areaScores(G.sheets[p]!));
  return sum(points) + G.sheets[p]!.foxes * Math.min(...points);
}
export function winners(G: G): number[] {
  const keys = G.sheets.map((s, i) => score(G, i) * 256 + Math.max(...Object.values(areaScores(s))));
  const best = Math.max(...keys);
  return keys.flatMap((k, i) => (k === best ? [i] : []));
}

// ------------------------------------------------------------------ dice
export const faceOf = (G: G, color: DieColor) => G.dice.find((d) => d.color === color)!.value;
export const blueCell = (G: G) => faceOf(G, 'white') + faceOf(G, 'blue') - 2;
export function ownDraw(G: G): number {
  const [u, next] = nextRandom(G.rng!);
  G.rng = next;
  return u;
}
export function roll(G: G, random: Random): void {
  if (G.rng !== null) {
    const f = faces(ownDraw(G));
    G.dice.forEach((d, i) => {
      if (d.place === 'rolled') d.value = f[i]!;
    });
    return;
  }
  const rolled = G.dice.filter((d) => d.place === 'rolled'),
    values = random.D6(rolled.length);
  rolled.forEach((d, i) => {
    d.value = values[i]!;
  });
}
export function startThrows(G: G, random: Random): void {
  G.throwNumber = 1;
  for (const d of G.dice) d.place = 'rolled';
  roll(G, random);
}
