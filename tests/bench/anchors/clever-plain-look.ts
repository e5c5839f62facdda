import type { Snapshot } from './clever-limit-look.ts';
import { type Die, type Move, type Phase, type State, score } from './clever-plain.ts';
import { sum } from './clever-plain-sheet.ts';
import type { Bonus } from './clever-sheet.ts';

/** A move in words, the same for all anchors. */
export function moveName(m: Move): string {
  if (m.type === 'pass' || m.type === 'reroll') return m.type;
  if (m.type === 'bonus')
    return m.area === 'yellow'
      ? `bonus yellow ${m.field}`
      : m.area === 'blue'
        ? `bonus blue ${m.field! + 2}`
        : `bonus ${m.area}`;
  return m.area === 'yellow' ? `${m.die} > yellow ${m.field}` : `${m.die} > ${m.area}`;
}
const bits = (xs: readonly boolean[]) => xs.reduce((m, x, i) => m | (x ? 1 << i : 0), 0);
const PHASES: Phase[] = [
  'roundBonus',
  'active',
  'activeExtra',
  'passive',
  'passiveExtra',
  'finalExtra',
  'over',
];
const bonusCode = (b: Bonus) =>
  b.kind === 'black'
    ? 8
    : b.kind === 'cross'
      ? { yellow: 1, blue: 2, green: 3 }[b.area]
      : b.kind === 'write'
        ? b.area === 'purple'
          ? 7
          : b.value
        : 0;
/** What a state says, for comparing the anchors with each other. */
export function snapshot(s: State): Snapshot {
  const at = (place: Die['place']) => s.dice.flatMap((d, i) => (d.place === place ? [i] : []));
  return {
    phase: PHASES.indexOf(s.phase),
    round: s.round,
    active: s.active,
    current: s.phase === 'over' ? -1 : s.current,
    dice: s.dice.map((d) => d.value),
    rolled: at('rolled'),
    tray: at('tray'),
    field: at('field'),
    pending: s.pending.reduce((a, b, i) => a | (bonusCode(b) << (4 * i)), 0),
    players: s.players.map((p, i) => ({
      yellow: bits(p.yellow),
      blue: bits(p.blue),
      green: p.green,
      orange: p.orange.length,
      orangeSum: sum(p.orange),
      purple: p.purple.length,
      purpleSum: sum(p.purple),
      rerolls: p.rerolls,
      extra: p.extraDice,
      foxes: p.foxes,
      score: score(s, i),
    })),
  };
}
