import type { Emitter } from '../emitter.ts';
import { passed } from '../machine/decisions.ts';
import { ref } from '../machine/machine.ts';
import { play } from '../machine/playing.ts';
import { Out } from '../text.ts';

export function doors(): string {
  return `
function stateWords(): number {
  return SEATS + (m[PLAYERS]! + m[IMAGINARY]!) * SEAT_WORDS;
}

/** To be called when somebody else has written into the memory. */
function refresh(): void {
  m[LISTED_FOR] = -1;
}

function copyFrom(other: Core): void {
  m.set(other.memory.subarray(0, other.stateWords()));
  refresh();
}

/** The script that waits for a player; -1 if none does. */
function threadOf(player: number): number {
  if (m[BRANCHES] === 0) return k[DECISION_OF_CASE + m[MAIN]!]! >= 0 && m[MAIN + WAITS_FOR] === player ? MAIN : -1;
  let found = -1;
  for (let i = 1; i <= m[BRANCHES]!; i++) {
    const thread = SEATS + m[BRANCHES + i]! * SEAT_WORDS + THREAD;
    if (m[thread] === DONE) continue;
    if (k[DECISION_OF_CASE + m[thread]!]! < 0) return -1;
    if (found < 0 && m[thread + WAITS_FOR] === player) found = thread;
  }
  return found;
}

function actors(): number {
  let bits = 0;
  if (m[BRANCHES] === 0) return k[DECISION_OF_CASE + m[MAIN]!]! >= 0 ? 1 << m[MAIN + WAITS_FOR]! : 0;
  for (let i = 1; i <= m[BRANCHES]!; i++) {
    const thread = SEATS + m[BRANCHES + i]! * SEAT_WORDS + THREAD;
    if (m[thread] === DONE) continue;
    if (k[DECISION_OF_CASE + m[thread]!]! < 0) return 0;
    bits |= 1 << m[thread + WAITS_FOR]!;
  }
  return bits;
}

function actorAt(position: number): number {
  if (m[BRANCHES] === 0) return position === 0 && k[DECISION_OF_CASE + m[MAIN]!]! >= 0 ? m[MAIN + WAITS_FOR]! : -1;
  let left = position;
  let found = -1;
  for (let i = 1; i <= m[BRANCHES]!; i++) {
    const thread = SEATS + m[BRANCHES + i]! * SEAT_WORDS + THREAD;
    if (m[thread] === DONE) continue;
    if (k[DECISION_OF_CASE + m[thread]!]! < 0) return -1;
    if (left-- === 0) found = m[thread + WAITS_FOR]!;
  }
  return found;
}

function decisionOf(player: number): number {
  const thread = threadOf(player);
  return thread < 0 ? -1 : k[DECISION_OF_CASE + m[thread]!]!;
}

/** The script in which chance is to decide; -1 if there is none. */
function chanceThread(): number {
  if (m[BRANCHES] === 0) return k[CHANCE_OF_CASE + m[MAIN]!]! >= 0 ? MAIN : -1;
  for (let i = 1; i <= m[BRANCHES]!; i++) {
    const thread = SEATS + m[BRANCHES + i]! * SEAT_WORDS + THREAD;
    if (m[thread] !== DONE && k[CHANCE_OF_CASE + m[thread]!]! >= 0) return thread;
  }
  return -1;
}`;
}

export function waiting(e: Emitter): string {
  const { decisions } = e.machine;
  const cases = decisions.sites.map((site) => {
    e.gen.local = e.gen.names.inner();
    const out = new Out();
    const scope = e.machine.frames.scopeOf(site.frame, out);
    out.push(`return ${decisions.listing(site, 'asked', scope, out)};`);
    return `case ${ref(site.case)}: {\n${out}\n}`;
  });
  return `
/** Lists the moves of a player for whom a script waits. */
function listIn(t: number, asked: number): number {
  switch (m[t]) {
${cases.join('\n')}
    default:
      return 0;
  }
}`;
}

/** There is room for so many moves at first; where more are possible, it grows when they come up. */
const ROOM = 65_536;

/** The list of moves, and counting them. To be written last: by then it is known how many codes moves can have. */
export function counting({ mostCodes, hasWideCodes }: Emitter): {
  readonly list: string;
  readonly count: string;
} {
  const kind = hasWideCodes ? 'Float64Array' : 'Int32Array';
  const grows = mostCodes >= ROOM;
  const list = `${grows ? 'let' : 'const'} moves = new ${kind}(${Math.min(mostCodes + 1, ROOM)});`;
  const more = `
  if (m[LISTED]! > moves.length) {
    // Those that found no room are missing from the list, but were counted.
    moves = new ${kind}(m[LISTED]! * 2);
    listIn(m[LISTED_IN]!, asked);
  }`;
  const count = `
function moveCount(asked: number): number {
  if (m[LISTED_FOR] !== asked) {
    const t = threadOf(asked);
    m[LISTED] = t < 0 ? 0 : listIn(t, asked);
    m[LISTED_FOR] = asked;
    m[LISTED_IN] = t;
  }${grows ? more : ''}
  return m[LISTED]!;
}`;
  return { list, count };
}

export function applying(e: Emitter): string {
  const { machine } = e;
  for (const site of machine.decisions.sites)
    machine.write(site.case, play(machine, site), `${site.phase}: somebody has chosen`);
  return `
function apply(player: number, move: number): void {
  const t = m[LISTED_FOR] === player ? m[LISTED_IN]! : threadOf(player);
  m[SEATS + player * SEAT_WORDS + SKIPPED] = 0;
  m[LISTED_FOR] = -1;
  ${e.secrets.exist ? 'm[USED_SECRETS] = 0;\n  ' : ''}${e.hasWideCodes ? 'made' : 'm[MOVE]'} = move;
  goOn(t);
}`;
}

export function asking(e: Emitter): string {
  const { decisions } = e.machine;
  const here = decisions.sites.map((site) => {
    e.gen.local = e.gen.names.inner();
    const out = new Out();
    const scope = e.machine.frames.scopeOf(site.frame, out);
    const args = ['asked', 'action', 'offer', ...site.looksAt.map((local) => passed(scope, local))];
    out.push(`return ${site.explain}(${args.join(', ')});`);
    return `case ${ref(site.case)}: {\n${out}\n}`;
  });
  const before = decisions.sites.map((site) => {
    const args = ['player', 'action', '-1', ...site.looksAt.map((_, index) => `m[note + ${index + 1}]!`)];
    return `case ${ref(site.case)}: return ${site.explain}(${args.join(', ')});`;
  });
  const must = decisions.sites.map(({ how }) => (how === 'must' ? 1 : 0));
  return `
/** Asks the decision at which a player stands: 1 allowed, 0 refused, -1 not offered. */
function explainHere(t: number, asked: number, action: number, offer: number): number {
  switch (m[t]) {
${here.join('\n')}
    default:
      return -1;
  }
}

/** Asks a decision in which the player had no move. */
function explainSkipped(player: number, action: number, note: number): number {
  switch (m[note]) {
${before.join('\n')}
    default:
      return -1;
  }
}

function refusal(player: number, action: number, offer: number, choices: readonly number[]): number {
  deepestChoice = -1;
  if (m[OVER] === 1) return ${e.reason('game-over')};
  given = choices;
  const thread = threadOf(player);
  if (thread >= 0 && action < 0) return k[${e.gen.array('decision is must', must)} + k[DECISION_OF_CASE + m[thread]!]!] === 1 ? ${e.reason('must-choose')} : -1;
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
  let [furthest, reason, choice] = [-1, -1, -1];
  for (let i = m[notes]! - 1; i >= 0; i--) {
    deepest = -1;
    try {
      if (explainSkipped(player, action, notes + 1 + i * NOTE_WORDS) !== 0) continue;
    } catch (problem) {
      // The situation has changed since: a question that no longer makes sense has no answer.
      if (problem instanceof Fault) continue;
      throw problem;
    }
    if (deepest > furthest) [furthest, reason, choice] = [deepest, deepestReason, deepestChoice];
  }
  deepestChoice = choice;
  return reason;
}`;
}

// ---- chance

export function chances(e: Emitter): string {
  const { sites } = e.machine.chances;
  const kinds = e.gen.array('chance kind', [...sites.map(({ kind }) => kind), 0]);
  const fitting = sites.flatMap((site) =>
    site.outcomes ? [`case ${ref(site.case)}: {\n${site.outcomes}\n}`] : [],
  );
  const outcomes =
    fitting.length === 0
      ? `/** Nothing is rolled until something holds. */
function outcomes(): readonly (readonly number[])[] {
  return [];
}`
      : `function outcomes(): readonly (readonly number[])[] {
  const t = chanceThread();
  if (t < 0) return [];
  fillEvent(t);
  switch (m[t]) {
${fitting.join('\n')}
    default:
      return [];
  }
}`;
  return `
/** Writes down what chance is to decide on. */
function fillEvent(t: number): void {
  switch (m[t]) {
${alike(sites.map((site) => [`case ${ref(site.case)}:`, `{\n${site.event}\nbreak;\n}`])).join('\n')}
  }
}

function chance(): number {
  const t = chanceThread();
  if (t < 0) return -1;
  fillEvent(t);
  return k[${kinds} + k[CHANCE_OF_CASE + m[t]!]!]!;
}

function chanceType(): number {
  const thread = chanceThread();
  return thread < 0 ? -1 : k[CHANCE_OF_CASE + m[thread]!]!;
}

${outcomes}

function supply(values: readonly number[]): void {
  m[LISTED_FOR] = -1;
  outcome = values;
  goOn(chanceThread());
}`;
}

/** Cases of a switch; those that do the same stand together. */
function alike(cases: readonly (readonly [label: string, body: string])[]): string[] {
  const labels = new Map<string, string[]>();
  for (const [label, body] of cases) labels.set(body, [...(labels.get(body) ?? []), label]);
  return [...labels].map(([body, all]) => `${all.join('\n')} ${body}`);
}
