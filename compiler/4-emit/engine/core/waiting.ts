import { code, own } from '../../code/build.ts';
import { Out } from '../../code/out.ts';
import { functions, stmts } from '../../code/quote.ts';
import { type Code, type Func, Name, type Stmt, type SwitchCase } from '../../code/tree.ts';
import type { GameEmitter } from '../game-emitter.ts';
import type { Scope } from '../gen.ts';
import type { DecisionSite } from '../machine/decisions.ts';

/** The script that is run or asked; it has this name wherever a case of the machine may look at its locals. */
export const SCRIPT = own('t');

/** A case of a switch over decisions, in which the names of the decision's routine are known. */
export function caseOf(
  e: GameEmitter,
  site: DecisionSite,
  value: (scope: Scope, out: Out) => Code,
): SwitchCase {
  const out = new Out();
  const result = value(e.machine.frames.scopeOf(site.frame, out), out);
  out.code`return ${result};`;
  return { labels: [code(site.case)], body: out.statements };
}

/** Listing the moves of a player for whom a script waits. */
export function listing(e: GameEmitter): readonly Func[] {
  const { decisions } = e.machine;
  const asked = new Name('asked');
  const cases = decisions.sites.map((site) =>
    caseOf(e, site, (scope, out) => decisions.listing(site, asked, scope, out)),
  );
  return functions`
/** Lists the moves of a player for whom a script waits. */
function listIn(${SCRIPT}: number, ${asked}: number): number {
  switch (m[${SCRIPT}]) {
    ${cases}
    default:
      return 0;
  }
}`;
}

/** There is room for so many moves at first; where more are possible, it grows when they come up. */
const ROOM = 65_536;

/** The list of moves, and counting them. To be written last: by then it is known how many codes moves can have. */
export function counting({ mostCodes, hasWideCodes }: GameEmitter): {
  readonly list: readonly Stmt[];
  readonly count: readonly Func[];
} {
  const array = own(hasWideCodes ? 'Float64Array' : 'Int32Array');
  const [moves, asked] = [own('moves'), new Name('asked')];
  const grows = mostCodes >= ROOM;
  const room = Math.min(mostCodes + 1, ROOM);
  const more = stmts`
  if (m[LISTED] > moves.length) {
    // Those that found no room are missing from the list, but were counted.
    moves = new ${array}(m[LISTED] * 2);
    listIn(m[LISTED_IN], ${asked});
  }`;
  return {
    list: grows
      ? stmts`let ${moves} = new ${array}(${room});`
      : stmts`const ${moves} = new ${array}(${room});`,
    count: functions`
function moveCount(${asked}: number): number {
  if (m[LISTED_FOR] !== ${asked}) {
    const t = threadOf(${asked});
    m[LISTED] = t < 0 ? 0 : listIn(t, ${asked});
    m[LISTED_FOR] = ${asked};
    m[LISTED_IN] = t;
  }
  ${grows ? more : []}
  return m[LISTED];
}`,
  };
}

export function applying(e: GameEmitter): readonly Func[] {
  const move = new Name('move');
  const forgetSecrets = e.secrets.exist ? stmts`m[USED_SECRETS] = 0;` : [];
  const noteMove = e.hasWideCodes ? stmts`made = ${move};` : stmts`m[MOVE] = ${move};`;
  return functions`
function apply(player: number, ${move}: number): void {
  const t = m[LISTED_FOR] === player ? m[LISTED_IN] : threadOf(player);
  m[SEATS + player * SEAT_WORDS + SKIPPED] = 0;
  m[LISTED_FOR] = -1;
  ${forgetSecrets}
  ${noteMove}
  goOn(t);
}`;
}
