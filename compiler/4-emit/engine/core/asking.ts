import { call, code, load, sum } from '../../code/build.ts';
import { functions } from '../../code/quote.ts';
import { type Func, Name, type SwitchCase } from '../../code/tree.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { passed } from '../gen.ts';
import { caseOf, SCRIPT } from './waiting.ts';

/** Why a move is refused: the decision at which a player stands is asked, and then those in which the player had no move. */
export function asking(e: GameEmitter): readonly Func[] {
  const { sites } = e.machine.decisions;
  const [asked, action, offer, note] = ['asked', 'action', 'offer', 'note'].map((hint) => new Name(hint)) as [
    Name,
    Name,
    Name,
    Name,
  ];
  const here = sites.map((site) =>
    caseOf(e, site, (scope) =>
      call(site.explain, [asked, action, offer, ...site.looksAt.map((local) => passed(scope, local))]),
    ),
  );
  const skipped = sites.map((site): SwitchCase => {
    const noted = site.looksAt.map((_, index) => load(sum(note, index + 1)));
    return {
      labels: [code(site.case)],
      body: [{ is: 'return', value: call(site.explain, [asked, action, -1, ...noted]) }],
    };
  });
  return functions`
/** Asks the decision at which a player stands: 1 allowed, 0 refused, -1 not offered. */
function explainHere(${SCRIPT}: number, ${asked}: number, ${action}: number, ${offer}: number): number {
  switch (m[${SCRIPT}]) {
    ${here}
    default:
      return -1;
  }
}

/** Asks a decision in which the player had no move. */
function explainSkipped(${note}: number, ${asked}: number, ${action}: number): number {
  switch (m[${note}]) {
    ${skipped}
    default:
      return -1;
  }
}`;
}
