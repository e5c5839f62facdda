import { asNumber, code, NONE, not } from '../../code/build.ts';
import { Out } from '../../code/out.ts';
import { functions } from '../../code/quote.ts';
import { type Func, Name, type Stmt } from '../../code/tree.ts';
import type { GameEmitter } from '../game-emitter.ts';

/** Who has won, and what must always hold. */
export function results(e: GameEmitter): readonly Func[] {
  const { winner, always } = e.gen.game;
  const { rank, solo } = winner;
  const seat = new Name('seat');
  const out = new Out();
  const type = { is: 'seat', player: false } as const;
  const scope = new Map([[rank.local, e.bind(seat, { name: 'seat', type }, out)]]);
  const alone = solo ? asNumber(e.value(solo, scope, out)) : NONE;
  out.code`return ${alone};`;
  const tests = always.map(({ condition }, index): Stmt => {
    const test = new Out();
    const holds = e.cond(condition, new Map(), test);
    const isAlone = test.isEmpty;
    test.code`if (${not(holds)}) return ${index};`;
    return isAlone ? test.statements[0]! : { is: 'block', body: test.statements };
  });
  return functions`
function rank(): number {
  return ${e.winner().rank}();
}

function solo(${seat}: number): number {
  ${out}
}

/** The rule among those that always hold which does not; -1 where all do. */
function broken(): number {
  ${tests}
  return ${code(-1)};
}`;
}
