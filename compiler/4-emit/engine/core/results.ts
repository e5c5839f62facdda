import { asNumber, code, NONE, not } from '../../code/build.ts';
import { functions } from '../../code/quote.ts';
import { type Func, Name, type Stmt } from '../../code/tree.ts';
import { Writer } from '../emitter.ts';
import type { GameEmitter } from '../game-emitter.ts';

/** Who has won, and what must always hold. */
export function results(e: GameEmitter): readonly Func[] {
  const { winner, always } = e.gen.game;
  const { rank, solo } = winner;
  const seat = new Name('seat');
  const out = new Writer(e);
  const type = { is: 'seat', player: false } as const;
  const ranked = out.with(rank.local, out.bind(seat, { name: 'seat', type }));
  const alone = solo ? asNumber(ranked.value(solo)) : NONE;
  out.code`return ${alone};`;
  const tests = always.map(({ condition }, index): Stmt => {
    const test = new Writer(e);
    const holds = test.cond(condition);
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
