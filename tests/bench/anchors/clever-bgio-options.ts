import { blueCell, type Ctx, type Die, enter, fitsTrack, type G, type Sheet } from './clever-bgio-state.ts';
import { AREAS, type Bonus, TRACK_LENGTH, YELLOW_VALUES } from './clever-sheet.ts';

export type Option = { move: string; args: unknown[] };
export function dieOptions(G: G, p: number, die: Die, move: string): Option[] {
  const sheet = G.sheets[p]!,
    out: Option[] = [];
  for (const area of die.color === 'white' ? AREAS : [die.color]) {
    if (area === 'yellow')
      YELLOW_VALUES.forEach((v, field) => {
        if (v === die.value && !sheet.yellow[field]) out.push({ move, args: [die.color, area, field] });
      });
    else if (area === 'blue') {
      if (!sheet.blue[blueCell(G)]) out.push({ move, args: [die.color, area] });
    } else if (fitsTrack(sheet, area, die.value)) out.push({ move, args: [die.color, area] });
  }
  return out;
}
export function bonusOptions(sheet: Sheet, bonus: Bonus): Option[] {
  const out: Option[] = [];
  const free = (area: 'yellow' | 'blue') =>
    sheet[area].forEach((x, field) => {
      if (!x) out.push({ move: 'takeBonus', args: [area, field] });
    });
  if (bonus.kind === 'black' || (bonus.kind === 'cross' && bonus.area === 'yellow')) free('yellow');
  if (bonus.kind === 'black' || (bonus.kind === 'cross' && bonus.area === 'blue')) free('blue');
  if (bonus.kind === 'black') {
    if (sheet.green < TRACK_LENGTH) out.push({ move: 'takeBonus', args: ['green'] });
    if (sheet.orange.length < TRACK_LENGTH) out.push({ move: 'takeBonus', args: ['orange'] });
    if (sheet.purple.length < TRACK_LENGTH) out.push({ move: 'takeBonus', args: ['purple'] });
  }
  return out;
}
export function enumerate(G: G, ctx: Ctx, playerID: string): Option[] {
  const p = +playerID,
    sheet = G.sheets[p]!;
  if (G.pending[p]!.length > 0) return bonusOptions(sheet, G.pending[p]![0]!);
  const from = (place: Die['place'], move: string) =>
    G.dice.filter((d) => d.place === place).flatMap((d) => dieOptions(G, p, d, move));
  switch (ctx.activePlayers?.[playerID]) {
    case 'choose': {
      const out = from('rolled', 'chooseDie'),
        n = out.length;
      if (sheet.rerolls > 0) out.push({ move: 'reroll', args: [] });
      if (n === 0) out.push({ move: 'passThrow', args: [] });
      return out;
    }
    case 'passive': {
      const out = from('tray', 'chooseTrayDie');
      return out.length > 0 ? out : [...from('field', 'chooseTrayDie'), { move: 'passTray', args: [] }];
    }
    case 'extra':
    case 'passiveExtra':
    case 'finalExtra':
      return [
        ...G.dice
          .filter((d) => !G.extraUsed[p]!.includes(d.color))
          .flatMap((d) => dieOptions(G, p, d, 'chooseExtraDie')),
        { move: 'done', args: [] },
      ];
    default:
      return [];
  }
}

const needsChoice = (b: Bonus) => b.kind === 'black' || (b.kind === 'cross' && b.area !== 'green');
/** settle what needs no choice; true when nothing is left to choose */
export function settle(G: G, p: number): boolean {
  const sheet = G.sheets[p]!,
    pending = G.pending[p]!;
  while (pending.length > 0) {
    const bonus = pending[0]!;
    if (needsChoice(bonus)) {
      if (bonusOptions(sheet, bonus).length > 0) return false;
      pending.shift();
      continue;
    }
    pending.shift();
    if (bonus.kind === 'write') {
      if (fitsTrack(sheet, bonus.area, bonus.value)) enter(sheet, pending, bonus.area, bonus.value);
    } else if (sheet.green < TRACK_LENGTH) enter(sheet, pending, 'green', 6);
  }
  return true;
}
