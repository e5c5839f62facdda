import type { Option } from './clever-bgio-options.ts';
import { type G, score, sum } from './clever-bgio-state.ts';
import type { SheetSnapshot } from './clever-limit-look.ts';

export function optionName(o: Option): string {
  const [a, b, c] = o.args as [string, string, number];
  switch (o.move) {
    case 'reroll':
      return 'reroll';
    case 'passThrow':
    case 'passTray':
    case 'done':
      return 'pass';
    case 'takeBonus':
      return a === 'yellow' ? `bonus yellow ${b}` : a === 'blue' ? `bonus blue ${+b + 2}` : `bonus ${a}`;
    default:
      return b === 'yellow' ? `${a} > yellow ${c}` : `${a} > ${b}`;
  }
}
const bits = (xs: boolean[]) => xs.reduce((m, x, i) => m | (x ? 1 << i : 0), 0);
/** the part of a snapshot that does not depend on how the flow is modelled */
export function sheetSnapshot(G: G): SheetSnapshot[] {
  return G.sheets.map((s, i) => ({
    yellow: bits(s.yellow),
    blue: bits(s.blue),
    green: s.green,
    orange: s.orange.length,
    orangeSum: sum(s.orange),
    purple: s.purple.length,
    purpleSum: sum(s.purple),
    rerolls: s.rerolls,
    extra: s.extraDice,
    foxes: s.foxes,
    score: score(G, i),
  }));
}
