import { call, code, load, sum } from '../../code/build.ts';
import { functions } from '../../code/quote.ts';
import { type Func, Name, type SwitchCase } from '../../code/tree.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { passed } from '../machine/decisions.ts';
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
  const must = e.gen.array(
    'decision is must',
    sites.map(({ how }) => (how === 'must' ? 1 : 0)),
  );
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
function explainSkipped(${asked}: number, ${action}: number, ${note}: number): number {
  switch (m[${note}]) {
    ${skipped}
    default:
      return -1;
  }
}

function refusal(player: number, action: number, offer: number, choices: readonly number[]): number {
  deepestChoice = -1;
  if (m[OVER] === 1) return ${e.reason('game-over')};
  given = choices;
  const thread = threadOf(player);
  if (thread >= 0 && action < 0) return k[${must} + k[DECISION_OF_CASE + m[thread]]] === 1 ? ${e.reason('must-choose')} : -1;
  try {
    deepest = -1;
    if (thread >= 0) {
      const answer = explainHere(thread, player, action, offer);
      if (answer === 1) return -1;
      if (answer === 0) return deepestReason;
    }
    const skipped = action < 0 ? -1 : reasonSkipped(player, action);
    if (skipped >= 0) return skipped;
  } catch (problem) {
    if (problem instanceof Fault) return ${e.reason('fault')};
    throw problem;
  }
  return thread >= 0 || chanceThread() >= 0 ? ${e.reason('not-now')} : ${e.reason('not-your-turn')};
}

/** The reason of the decisions in which the player had no move, the latest first; the one that was reached last counts. */
function reasonSkipped(player: number, action: number): number {
  const notes = SEATS + player * SEAT_WORDS + SKIPPED;
  let furthest = -1;
  let reason = -1;
  let choice = -1;
  for (let i = m[notes] - 1; i >= 0; i--) {
    deepest = -1;
    try {
      if (explainSkipped(player, action, notes + 1 + i * NOTE_WORDS) !== 0) continue;
    } catch (problem) {
      // The situation has changed since: a question that no longer makes sense has no answer.
      if (problem instanceof Fault) continue;
      throw problem;
    }
    if (deepest > furthest) {
      furthest = deepest;
      reason = deepestReason;
      choice = deepestChoice;
    }
  }
  deepestChoice = choice;
  return reason;
}`;
}
