import { code, own } from '../../code/build.ts';
import { Out } from '../../code/out.ts';
import { expr, functions, stmts } from '../../code/quote.ts';
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
export const ROOM = 65_536;

/** The list of moves. To be written last: by then it is known how many codes moves can have. */
export function listOfMoves({ mostCodes, hasWideCodes }: GameEmitter): readonly Stmt[] {
  const room = Math.min(mostCodes + 1, ROOM);
  const list = expr`new ${arrayFor(hasWideCodes)}(${room})`;
  return mostCodes >= ROOM ? stmts`let ${MOVES} = ${list};` : stmts`const ${MOVES} = ${list};`;
}

/** What the runtime does with the list of moves, and with the code of a move, which may be too wide for a word of the memory. */
export function movesInHand({ mostCodes, hasWideCodes }: GameEmitter): readonly Func[] {
  const [move, count, player] = [new Name('move'), new Name('count'), new Name('player')];
  const grown = stmts`
    if (${count} > moves.length) {
      // Those that found no room are missing from the list, but were counted.
      moves = new ${arrayFor(hasWideCodes)}(${count} * 2);
      listIn(${SCRIPT}, ${player});
    }`;
  return functions`
function moveAt(index: number): number {
  return moves[index];
}

/** Takes down the move that is being played. */
function noteMove(${move}: number): void {
  ${hasWideCodes ? stmts`made = ${move};` : stmts`m[MOVE] = ${move};`}
}

/** More moves are listed than there was room for at first. */
function listMany(${count}: number, ${SCRIPT}: number, ${player}: number): void {
  ${mostCodes >= ROOM ? grown : []}
}`;
}

const MOVES = own('moves');

function arrayFor(hasWideCodes: boolean): Name {
  return own(hasWideCodes ? 'Float64Array' : 'Int32Array');
}
