import { isPlace } from '../../../2-model/types.ts';
import { call, func, load, names, own, sum, switchCase, text } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import type { CaseGroup } from '../../code/passes/group-cases.ts';
import type { CaseNumbers } from '../../code/passes/number-cases.ts';
import { expr, functions, stmts } from '../../code/quote.ts';
import { type Code, type Func, Name, type Stmt, type SwitchCase } from '../../code/tree.ts';
import { usesIn } from '../../code/walk.ts';
import { Writer } from '../emitter.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { listing as listed } from '../machine/decisions.ts';
import type { ChanceSite, DecisionSite } from '../machine/frames.ts';
import { numbersSetsLater } from '../moves/codes.ts';
import { withGiven } from '../runtime-calls.ts';
import { eachValue } from '../values/fields.ts';

/** The machine: a function for the cases of each routine, and one that goes from function to function. */
export function machineFunctions(groups: readonly CaseGroup[], numbers: CaseNumbers): readonly Func[] {
  const [m, k, pc] = [own('m'), own('k'), own('pc')];
  const [asked, listed] = [own('asked'), own('listed')];
  const routines = groups.map(({ routine, cases }) => {
    const name = new Name(camel(`run ${routine}`));
    const doc = `Runs a script from a case of \`${routine}\` on; gives the case of another routine that comes next, or why it does not go on.`;
    const [thread, from] = names('thread', 'from');
    const run = numbers.switchCases(cases);
    const uses = usesIn(withGiven(run.flatMap(({ body: inner }) => inner)));
    const [looksUp, waits, isAsked] = [uses.has(k), uses.has(listed), uses.has(listed) || uses.has(SCRIPT)];
    const body = stmts`
      // Local copies, which V8 can treat as constants.
      const ${m} = memory;
      ${looksUp ? stmts`const ${k} = tables;` : []}
      ${isAsked ? stmts`const ${SCRIPT} = ${thread} | 0;` : []}
      let ${pc} = ${from} | 0;
      ${waits ? stmts`let ${asked}: number; let ${listed}: number;` : []}
      for (;;) {
        switch (pc) {
          ${run}
          default:
            return pc;
        }
        ${waits ? stmts`waitFor(${SCRIPT}, ${asked}, ${listed}, pc); return WAITS;` : []}
      }`;
    return func(name, { doc, params: [thread, from], returns: 'number', body });
  });
  const calls = routines.map(
    ({ name }, index): SwitchCase => ({
      labels: numbers.switchCases(groups[index]!.cases).flatMap(({ labels }) => labels),
      // Told so, V8 keeps it as a plain number.
      body: stmts`pc = ${name}(${SCRIPT}, pc) | 0; break;`,
    }),
  );
  const [only, ...others] = routines;
  const goOn =
    only && others.length === 0
      ? stmts`${pc} = ${only.name}(${SCRIPT}, ${pc});`
      : stmts`while (${pc} > DONE) { switch (${pc}) { ${calls} } }`;
  return [
    ...routines,
    ...functions`
/** Runs one script until it stops, forks or ends; whether it waits for a player now. */
function runThread(${SCRIPT}: number): boolean {
  let ${pc} = m[${SCRIPT}] | 0;
  ${goOn}
  if (${pc} === DONE) m[${SCRIPT}] = DONE;
  return ${pc} === WAITS;
}`,
  ];
}

/** Places that are not to be too full whenever the game stops. */
export function checkPlaces(e: GameEmitter): readonly Func[] {
  const tests = [...e.gen.layout.fields.values()].flatMap((place): readonly Stmt[] => {
    const { type, upTo, name } = place.model;
    if (!isPlace(type) || place.form !== 'list' || upTo === undefined) return [];
    return eachValue(
      e,
      place,
      (address) => stmts`if (m[${address}] > ${upTo}) fault('too-many', ${text(name)});`,
    );
  });
  return functions`
/** No place holds more than it may. */
function checkPlaces(): void {
  ${tests}
}`;
}

/** The script that is run or asked; it has this name wherever a case of the machine may look at its locals. */
export const SCRIPT = own('t');

/** A case of a switch over decisions, in which the names of the decision's routine are known. */
function caseOf(e: GameEmitter, site: DecisionSite, value: (w: Writer) => Code): SwitchCase {
  const w = e.machine.frames.inFrame(new Writer(e), site.frame);
  w.code`return ${value(w)};`;
  return switchCase(site.case, w.statements);
}

/** Listing the moves of a player for whom a script waits. */
export function listing(e: GameEmitter): readonly Func[] {
  const asked = new Name('asked');
  const cases = e.machine.decisions.map((site) => caseOf(e, site, (w) => listed(w, site, asked)));
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

/** Why a move is refused: the decision at which a player stands is asked, and then those in which the player had no move. */
export function asking(e: GameEmitter): readonly Func[] {
  const { decisions: sites } = e.machine;
  const [asked, action, offer, note] = names('asked', 'action', 'offer', 'note');
  const here = sites.map((site) =>
    caseOf(e, site, (w) =>
      call(site.explain, [asked, action, offer, ...site.looksAt.map((local) => w.passed(local))]),
    ),
  );
  const skipped = sites.map((site) => {
    const noted = site.looksAt.map((_, index) => load(sum(note, index + 1)));
    return switchCase(site.case, stmts`return ${call(site.explain, [asked, action, -1, ...noted])};`);
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

/** What chance is to decide on, for whoever supplies what happened. */
export function chances(e: GameEmitter): readonly Func[] {
  const { chances: sites } = e.machine;
  const cases = sites.map((site) => switchCase(site.case, [...site.event, { is: 'break' }]));
  return [
    ...functions`
/** Writes down what chance is to decide on. */
function fillEvent(${SCRIPT}: number): void {
  switch (m[${SCRIPT}]) {
    ${cases}
  }
}`,
    ...rolledUntil(sites),
  ];
}

/** The rolls until something holds, for whoever wants to know what is possible. */
function rolledUntil(sites: readonly ChanceSite[]): readonly Func[] {
  const cases = (body: (until: NonNullable<ChanceSite['until']>) => readonly Stmt[]): SwitchCase[] =>
    sites.flatMap(({ case: at, until }) => (until ? [switchCase(at, body(until))] : []));
  const isFirst = new Name('isFirst', 'boolean');
  return functions`
/** Where the faces are that are rolled until something holds; -1 where nothing is. */
function rolledFaces(${SCRIPT}: number): number {
  switch (m[${SCRIPT}]) {
    ${cases(({ faces }) => stmts`return ${faces};`)}
    default:
      return -1;
  }
}

/** Goes to the first, or to the next, outcome of the roll for which a script waits. */
function seekOutcome(${SCRIPT}: number, ${isFirst}: boolean): boolean {
  switch (m[${SCRIPT}]) {
    ${cases(({ seek }) => stmts`return ${seek}(${SCRIPT}, EVENT, ${isFirst});`)}
    default:
      return false;
  }
}`;
}

/** How many moves there is room for at first; where more are possible, it grows when they come up. */
export const ROOM = 65_536;

/** The list of moves. To be written last: by then it is known how many codes moves can have. */
export function listOfMoves({ mostCodes, hasWideCodes }: GameEmitter): readonly Stmt[] {
  const room = Math.min(mostCodes + 1, ROOM);
  const list = expr`new ${arrayFor(hasWideCodes)}(${room})`;
  return mostCodes >= ROOM ? stmts`let ${MOVES} = ${list};` : stmts`const ${MOVES} = ${list};`;
}

/** What the runtime does with the list of moves, and with the code of a move, which may be too wide for a word of the memory. */
export function movesInHand(e: GameEmitter): readonly Func[] {
  const { mostCodes, hasWideCodes } = e;
  const [move, count, player, at, index] = names('move', 'count', 'player', 'at', 'index');
  const grown = stmts`
    if (${count} > moves.length) {
      // Those that found no room are missing from the list, but were counted.
      moves = new ${arrayFor(hasWideCodes)}(${count} * 2);
      listIn(${SCRIPT}, ${player});
    }`;
  const isLater = e.gen.game.actions.some((action) => numbersSetsLater(e, action));
  // See `laterMove`.
  const later = stmts`
    const ${at} = -1 - moves[${index}];
    if (${at} >= 0) return m[${at}] + m[${at} + 1] * sets.numberOf(m, ${at} + 2);`;
  return functions`
function moveAt(${index}: number): number {
  ${isLater ? later : []}
  return moves[${index}];
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
