import type { Expr } from '../../2-model/model.ts';
import { present, type Type } from '../../2-model/types.ts';
import type { Game } from '../../3-ir/ir.ts';
import { firstValue } from '../../interpret/board.ts';
import { deriveAll } from './bits.ts';
import { type Settled, settleCases } from './cases.ts';
import { standDecisions } from './data.ts';
import { Emitter } from './emitter.ts';
import { cond, isCollection, value } from './expressions.ts';
import { asNumber, literal, type Scope, word } from './gen.ts';
import { HELPERS, helpersFor } from './helpers.ts';
import type { FieldPlace } from './layout.ts';
import { ref } from './machine.ts';
import { tableFunction } from './tables.ts';
import { termFunction } from './terms.ts';
import { inRuns, markUnused, Out } from './text.ts';

/** The text of a core, and what the data of its game must tell of it. */
export interface EmittedCore {
  readonly text: string;
  readonly emitter: Emitter;
  /** Where the blocks of the seats begin, and how many words each has. */
  readonly seats: { readonly at: number; readonly words: number };
}

/** Writes `core.ts` of a game. `sentences` are its declarations as they are written, by `phase mark` and the like. */
export function emitCore(id: string, game: Game, sentences: ReadonlyMap<string, string>): EmittedCore {
  const e = new Emitter(game, sentences);
  const { layout } = e.gen;
  const { machine } = e;
  const branches = layout.take('table', 1 + layout.seats, 'branches');
  const runsGame = layout.take('table', 1, 'runs game');
  // Counters that change all the time lie in memory too: there they are plain numbers.
  layout.take('scratch', 1, 'listed');
  layout.take('scratch', 1, 'listed for');
  layout.take('scratch', 1, 'listed in');
  layout.take('scratch', 1, 'move');
  layout.take('scratch', 1, 'jumps');
  layout.take('scratch', 1, 'stamp');
  layout.take('scratch', 1, 'refused at');
  const event = layout.take('scratch', 257, 'event list');
  const handed = layout.take('scratch', 8 * 257, 'handed lists');
  const main = machine.phase('game');
  for (const { name } of game.routines)
    if (!name.includes('/') && e.facts.phaseStops(name)) machine.phase(name);
  for (const action of game.actions) if (e.facts.stops(action.effect.script)) machine.effect(action);

  const parts = [
    doors(),
    waiting(e, event.name),
    ...machine.decisions.sites.flatMap((site) => machine.decisions.listFunction(site)),
    ...machine.decisions.sites.map((site) => machine.decisions.explainFunction(site)),
    applying(e),
    asking(e),
    chances(e, event.name),
    situations(e, handed.name),
    results(e),
    beginning(e, main.entry, runsGame.name),
  ];
  // Everything that lists and explains has been asked for by now.
  const skipWords = 1 + Math.max(0, ...machine.decisions.sites.map(({ looksAt }) => looksAt.length));
  const skipped = layout.take('seat', 1 + skipWords * machine.decisions.sites.length, 'skipped');

  const thread = layout.size('thread');
  const mainAt = layout.size('table');
  const seatsAt = mainAt + thread;
  const seatWords = layout.size('seat') + thread;
  const scratchAt = seatsAt + layout.seats * seatWords;
  const total = scratchAt + layout.size('scratch');

  const functions = [...e.gen.functions.values()].map(({ text }) => text);
  const settled = settleCases(
    machine.cases.map(({ out, about }) => ({ text: String(out), about })),
    [...functions, ...parts].join('\n'),
  );
  const running = run(e, settled, runsGame.name, branches.name, skipped.name, skipWords);
  const body = [...functions.map(settled.resolve), running, ...parts.map(settled.resolve)]
    .map(markUnused)
    .join('\n\n');
  const sitesOf = (sites: readonly { readonly case: number }[]): string =>
    Array.from({ length: settled.count }, (_, number) =>
      number === 0 ? -1 : sites.findIndex((site) => settled.numberOf(site.case) === number),
    ).join(' ');
  const helpers = helpersFor(
    `${body}\n${body.includes('setNumber(') ? 'itemsOfSet(' : ''}\nfault(\nprinted(\n${e.gen.statics.map(({ js }) => js ?? '').join('\n')}`,
  );
  const words = new Set(
    `${body} ${event.name} ${helpers.map((name) => HELPERS[name]).join(' ')}`.match(/[A-Za-z_$][\w$]*/g),
  );
  const used = (name: string): boolean => words.has(name);
  const statics = e.gen.statics.filter(({ name }) => used(name));
  const constants = layout.constants
    .filter(({ name }) => used(name))
    .map(({ name, value, area }) => ({ name, value: area === 'scratch' ? value + scratchAt : value, area }));
  const those = (area: string, about: string): string[] => {
    const found = constants.filter((one) => one.area === area);
    if (found.length === 0) return [];
    return [`// ${about}`, ...found.map(({ name, value }) => `const ${name} = ${value};`), ''];
  };
  const text = [
    `import { type Core, type CoreSetup, Fault, type Watch } from '${'../'.repeat(id.split('/').length)}runtime/core.ts';`,
    '',
    `/** The core of \`${id}\`: one game in memory, made of whole numbers. See the interface for how to use it. */`,
    `export function createCore(${body.includes('watch(') ? 'watch' : '_watch'}?: Watch): Core {`,
    '/** None, and in a question a choice left open. */',
    'const NONE = -0x80000000;',
    'const OPEN = -0x7fffffff;',
    '',
    '// What every state begins with.',
    'const PLAYERS = 0;',
    'const IMAGINARY = 1;',
    'const OVER = 2;',
    'const SEEDED = 3;',
    'const RANDOM = 4;',
    '',
    ...those('table', 'The table, and the scripts that run for the whole game.'),
    `/** The script of the whole game; those of players who act at once lie in their blocks. */`,
    `const MAIN = ${mainAt};`,
    '/** The blocks of the seats: where the first begins, and how many words each has. */',
    `const SEATS = ${seatsAt};`,
    `const SEAT_WORDS = ${seatWords};`,
    `/** Where a seat's own script lies in its block. */`,
    `const THREAD = ${layout.size('seat')};`,
    '',
    ...those('seat', 'In the block of a seat.'),
    ...those('thread', 'In a script: where it stands, for whom it waits, and the names of its phases.'),
    ...those('scratch', 'For work, outside of the state.'),
    '// What is printed: one table behind the other.',
    `const tables = new Int32Array(${1 + 2 * settled.count + statics.reduce((sum, { words: count }) => sum + count, 0)});`,
    'const k = tables;',
    'k[0] = 1;',
    ...statics.map((one) => `const ${one.name} = ${one.js ?? `printed('${inRuns(one.text)}')`};`),
    '',
    '/** By case: the decision, or the chance event, at which the script waits there; -1 for none. */',
    `const DECISION_OF_CASE = printed('${inRuns(sitesOf(machine.decisions.sites))}');`,
    `const CHANCE_OF_CASE = printed('${inRuns(sitesOf(machine.chances.sites))}');`,
    '',
    `const memory = new Int32Array(${total});`,
    'const m = memory;',
    `const moves = new Int32Array(${Math.min(e.mostCodes + 1, 65_536)});`,
    'const DONE = 0;',
    ...(body.includes('MOST_JUMPS') ? ['const MOST_JUMPS = 100_000;'] : []),
    ...(helpers.includes('refuse') || body.includes('REFUSED')
      ? ["const REFUSED = new Error('refused');", 'let refusedFor = -1;']
      : []),
    ...(body.includes('before.set') ? [`const before = new Int32Array(${scratchAt});`] : []),
    `const event = ${event.name};`,
    '/** What was supplied for the chance event at which the script stands. */',
    'let outcome: readonly number[] | undefined;',
    '/** Whether an action is only tried. */',
    `${body.includes('trying = ') ? 'let' : 'const'} trying${body.includes('trying = ') ? '' : ': boolean'} = false;`,
    '/** The choices that a question gives, and the reason found so far. */',
    'let given: readonly number[] = [];',
    'let deepest = -1;',
    ...(body.includes('setNumber(')
      ? [
          '/** Sets of many values that came up, by number, and their numbers. */',
          'const sets: (readonly number[])[] = [];',
          'const setNumbers = new Map<string, number>();',
        ]
      : []),
    'let deepestReason = -1;',
    'let deepestChoice = -1;',
    '',
    ...helpers.map((name) => helperText(name)),
    '',
    body,
    '',
    'return {',
    'memory, stateWords, start, blank, refresh, derive, isOver: () => m[OVER] === 1, actors, actorAt, decisionOf, moveCount, moveAt: (index) => moves[index]!, apply, refusal,',
    'reasonChoice: () => deepestChoice, chance, event, outcomes, chanceType, supply, run, standAt, score, end, isRunning, list, term, table,',
    'rank, rankedSeat, rankedPlace, rankedBy, solo, broken,',
    ...(body.includes('setNumber(') ? ['setNumber, itemsOfSet,'] : []),
    '};',
    '}',
  ].join('\n');
  return { text, emitter: e, seats: { at: seatsAt, words: seatWords } };
}

function helperText(name: string): string {
  return `${HELPERS[name]!}\n`;
}

// ---- the script

/** The machine, and how scripts go on one after the other. */
function run(
  e: Emitter,
  settled: Settled,
  runsGame: string,
  branches: string,
  skipped: string,
  skipWords: number,
): string {
  const cases = settled.cases.map(
    ({ number, text, about }) => `case ${number}: {${about ? ` // ${about}` : ''}\n${text}\n}`,
  );
  return `
/** Runs one script until it stops, forks or ends. */
function runThread(thread: number): void {
  // Under names of its own V8 knows for certain what they are.
  const m = memory;
  const k = tables;
  const t = thread | 0;
  let pc = m[t]!;
  let asked: number;
  let listed: number;
  for (;;) {
    switch (pc) {
${cases.join('\n')}
      default:
        m[t] = DONE;
        return;
    }
    // Here a script waits for a player.
    return waitFor(t, asked, listed, pc);
  }
}

/** A player has to choose: a script waits. */
function waitFor(t: number, player: number, listed: number, site: number): void {
  m[t] = site;
  m[t + WAITS_FOR] = player;
  m[LISTED] = listed;
  m[LISTED_FOR] = player;
  m[LISTED_IN] = t;
}

/** Goes on with a script, and with all that follow from it, until the game stops. */
function goOn(t: number): void {
  m[JUMPS] = 0;
  let isMain = t === MAIN;
  runThread(t);
  while (m[${branches}] !== 0) {
    if (isMain)
      for (let i = 1; i <= m[${branches}]!; i++) {
        runThread(SEATS + m[${branches} + i]! * SEAT_WORDS + THREAD);
      }
    for (let i = 1; i <= m[${branches}]!; i++) if (m[SEATS + m[${branches} + i]! * SEAT_WORDS + THREAD] !== DONE) return${checks(e) ? ' checkPlaces()' : ''};
    m[${branches}] = 0;
    isMain = true;
    runThread(MAIN);
  }
  if (m[MAIN] === DONE && m[${runsGame}] === 1) m[OVER] = 1;
  ${checks(e) ? 'checkPlaces();' : ''}
}
${checks(e)}

/** Remembers a decision in which a player had no move, for whoever asks why; gives the address of the note. */
function skip(who: number, site: number): number {
  const notes = SEATS + who * SEAT_WORDS + ${skipped};
  m[LISTED_FOR] = -1;
  if (m[notes]! > 0) forgetNote(notes, site);
  const note = notes + 1 + m[notes]!++ * ${skipWords};
  m[note] = site;
  return note;
}

/** A decision is noted once, for the last time. */
function forgetNote(notes: number, site: number): void {
  const count = m[notes]!;
  for (let i = 0; i < count; i++)
    if (m[notes + 1 + i * ${skipWords}] === site) {
      m.copyWithin(notes + 1 + i * ${skipWords}, notes + 1 + (i + 1) * ${skipWords}, notes + 1 + count * ${skipWords});
      m[notes]!--;
      return;
    }
}`;
}

/** Places that are not to be too full whenever the game stops. */
function checks(e: Emitter): string {
  const places = [...e.gen.layout.fields.values()].filter(({ model, form }) => {
    const type = present(model.type);
    return form === 'list' && model.upTo !== undefined && type.is === 'collection' && type.form === 'place';
  });
  if (places.length === 0) return '';
  const tests = places.map(({ name, model, inSeat, keys, words }) => {
    const count = keys.reduce((product, { size }) => product * size, 1);
    const one = (address: string): string =>
      `if (m[${address}]! > ${model.upTo}) fault('too-many', '${model.name}');`;
    const all = (address: string): string =>
      count === 1 ? one(address) : `for (let i = 0; i < ${count}; i++) ${one(`${address} + i * ${words}`)}`;
    return inSeat
      ? `for (let block = SEATS; block < stateWords(); block += SEAT_WORDS) ${all(`block + ${name}`)}`
      : all(name);
  });
  return `/** No place holds more than it may. */\nfunction checkPlaces(): void {\n${tests.join('\n')}\n}`;
}

// ---- who is to act

function doors(): string {
  return `
function stateWords(): number {
  return SEATS + (m[PLAYERS]! + m[IMAGINARY]!) * SEAT_WORDS;
}

/** To be called when somebody else has written into the memory. */
function refresh(): void {
  m[LISTED_FOR] = -1;
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

function waiting(e: Emitter, _event: string): string {
  const { decisions } = e.machine;
  const cases = decisions.sites.map((site) => {
    e.gen.local = e.gen.names.inner();
    const out = new Out();
    const scope = e.machine.scopeOf(site.frame, out);
    out.push(`return ${decisions.listing(site, 'asked', scope, out)};`);
    return `case ${ref(site.case)}: {\n${out}\n}`;
  });
  return `
function moveCount(asked: number): number {
  if (m[LISTED_FOR] !== asked) {
    const t = threadOf(asked);
    m[LISTED] = t < 0 ? 0 : listIn(t, asked);
    m[LISTED_FOR] = asked;
    m[LISTED_IN] = t;
  }
  return m[LISTED]!;
}

/** Lists the moves of a player for whom a script waits. */
function listIn(t: number, asked: number): number {
  switch (m[t]) {
${cases.join('\n')}
    default:
      return 0;
  }
}`;
}

function applying(e: Emitter): string {
  const { machine } = e;
  for (const site of machine.decisions.sites)
    machine.write(site.case, machine.decisions.play(site), `${site.phase}: somebody has chosen`);
  return `
function apply(player: number, move: number): void {
  const t = m[LISTED_FOR] === player ? m[LISTED_IN]! : threadOf(player);
  m[SEATS + player * SEAT_WORDS + SKIPPED] = 0;
  m[LISTED_FOR] = -1;
  m[MOVE] = move;
  goOn(t);
}`;
}

function asking(e: Emitter): string {
  const { decisions } = e.machine;
  const here = decisions.sites.map((site) => {
    e.gen.local = e.gen.names.inner();
    const out = new Out();
    const scope = e.machine.scopeOf(site.frame, out);
    const args = ['asked', 'action', 'offer', ...site.looksAt.map((local) => decisions.passed(scope, local))];
    out.push(`return ${site.explain}(${args.join(', ')});`);
    return `case ${ref(site.case)}: {\n${out}\n}`;
  });
  const before = decisions.sites.map((site) => {
    const args = ['player', 'action', '-1', ...site.looksAt.map((_, index) => `m[note + ${index + 1}]!`)];
    return `case ${ref(site.case)}: return ${site.explain}(${args.join(', ')});`;
  });
  const must = decisions.sites.map(({ how }) => (how === 'must' ? 1 : 0));
  const skipWords = 1 + Math.max(0, ...decisions.sites.map(({ looksAt }) => looksAt.length));
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
  if (thread >= 0 && action < 0) return k[${e.gen.array('must choose', must)} + k[DECISION_OF_CASE + m[thread]!]!] === 1 ? ${e.reason('must-choose')} : -1;
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
      if (explainSkipped(player, action, notes + 1 + i * ${skipWords}) !== 0) continue;
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

function chances(e: Emitter, _event: string): string {
  const { sites } = e.machine.chances;
  const kinds = e.gen.array('chance kind', [...sites.map(({ kind }) => kind), 0]);
  return `
/** Writes down what chance is to decide on. */
function fillEvent(t: number): void {
  switch (m[t]) {
${sites.map((site) => `case ${ref(site.case)}: {\n${site.event}\nbreak;\n}`).join('\n')}
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

function outcomes(): readonly (readonly number[])[] {
  const t = chanceThread();
  if (t < 0) return [];
  fillEvent(t);
  switch (m[t]) {
${sites.flatMap((site) => (site.outcomes ? [`case ${ref(site.case)}: {\n${site.outcomes}\n}`] : [])).join('\n')}
    default:
      return [];
  }
}

function supply(values: readonly number[]): void {
  m[LISTED_FOR] = -1;
  outcome = values;
  goOn(chanceThread());
}`;
}

// ---- situations

function situations(e: Emitter, handed: string): string {
  const { machine } = e;
  const { game } = e.gen;
  const phases = game.routines.filter(({ name }) => !name.includes('/'));
  const runCases = phases.map((phase, index) => {
    const typed = (local: string) => phase.locals.find((one) => one.name === local)!;
    if (!e.facts.phaseStops(phase.name)) {
      const args = [
        ...(phase.owner === undefined ? [] : ['owner']),
        ...phase.params.map((param, at) =>
          typed(param).type.is === 'yes or no' ? `args[${at}] === 1` : `args[${at}]!`,
        ),
      ];
      return `case ${index}: ${e.phaseFunction(phase.name)}(${args.join(', ')}); break;`;
    }
    const frame = machine.phase(phase.name);
    const lines = phase.params.map((param, at) =>
      isCollection(typed(param).type)
        ? `setList(${machine.slotOf(frame, param)}, args[${at}]!);`
        : `m[${machine.slotOf(frame, param)}] = args[${at}]!;`,
    );
    if (phase.owner !== undefined) lines.unshift(`m[${machine.slotOf(frame, phase.owner)}] = owner;`);
    return `case ${index}:\n${lines.join('\n')}\nm[${frame.back}] = DONE;\nm[t] = ${ref(frame.entry)};\nbreak;`;
  });
  const stands = machine.decisions.sites.map((site, index) => machine.decisions.standCase(site, index));
  const scorings = game.scorings.map((scoring, index) => {
    if (e.facts.scoringStops(scoring.name))
      return `case ${index}: fault('not-yet', '${scoring.name}'); break;`;
    const out = new Out();
    e.gen.local = e.gen.names.inner();
    const scope = new Map();
    const args = scoring.routine.params.map((param, at) => {
      const { type } = scoring.routine.locals.find((one) => one.name === param)!;
      scope.set(
        param,
        isCollection(type)
          ? { list: `args[${at}]!`, room: 255 }
          : {
              value: {
                js: type.is === 'yes or no' ? `(args[${at}] === 1)` : `args[${at}]!`,
                bool: type.is === 'yes or no',
              },
            },
      );
      return { op: 'local' as const, local: param, type };
    });
    e.statements.one(
      { is: 'score', scorings: [{ scoring: scoring.name, args }] } as never,
      { rule: '', scoring: undefined, pooled: undefined },
      scope,
      out,
    );
    return `case ${index}: {\n${out}\nbreak;\n}`;
  });
  const terms = game.terms.map((term, index) => {
    const args = [
      ...(term.owner ? ['owner'] : []),
      ...term.params.map(({ type }, at) => (type.is === 'yes or no' ? `args[${at}] === 1` : `args[${at}]!`)),
    ];
    if (!isCollection(term.type)) {
      const call = `${termFunction(e, term)}(${args.join(', ')})`;
      return `case ${index}: return ${term.type.is === 'yes or no' ? `${call} ? 1 : 0` : call};`;
    }
    e.gen.local = e.gen.names.inner();
    const out = new Out();
    const scope = new Map();
    if (term.owner) scope.set(term.owner.name, e.bind('owner', term.owner, out));
    const own = term.params.map((param, at) => {
      scope.set(
        param.name,
        isCollection(param.type)
          ? { list: `args[${at}]!`, room: 255 }
          : { value: { js: `args[${at}]!`, bool: false } },
      );
      return { op: 'local' as const, local: param.name, type: param.type };
    });
    const of = term.owner
      ? { of: { op: 'local' as const, local: term.owner.name, type: term.owner.type } }
      : {};
    const list = e.streams.list(
      { op: 'term', term: term.name, args: own, ...of, type: term.type },
      scope,
      out,
    );
    return `case ${index}: {\n${out}\nreturn ${list};\n}`;
  });
  const tables = game.tables.flatMap((table, index) =>
    table.columns.map(
      (_, column) =>
        `case ${index * 16 + column}: return ${tableFunction(e, table.name, column)}(${table.keys.map((_, at) => `keys[${at}]!`).join(', ')});`,
    ),
  );
  return `
function run(phase: number, owner: number, args: readonly number[]): void {
  const t = MAIN;
  m[LISTED_FOR] = -1;
  m[RUNS_GAME] = phase === ${phases.findIndex(({ name }) => name === 'game')} ? 1 : 0;
  switch (phase) {
${runCases.join('\n')}
  }
  goOn(t);
}

function standAt(stand: number, player: number, args: readonly number[]): void {
  const t = MAIN;
  m[BRANCHES] = 0;
  m[LISTED_FOR] = -1;
  m[RUNS_GAME] = ${standsInGame(e)};
  switch (k[${e.gen.array('stand decision', [...standDecisions({ emitter: e }), -1])} + stand]) {
${stands.join('\n')}
  }
  goOn(t);
}

function score(scoring: number, args: readonly number[]): void {
  switch (scoring) {
${scorings.join('\n')}
  }
}

function end(): void {
  m[MAIN] = DONE;
  m[BRANCHES] = 0;
  m[OVER] = 1;
  m[LISTED_FOR] = -1;
}

function isRunning(): boolean {
  return m[MAIN] !== DONE || m[BRANCHES] !== 0;
}

function list(slot: number, items: readonly number[]): number {
  const address = ${handed} + slot * 257;
  for (let i = 0; i < items.length; i++) m[address + 1 + i] = items[i]!;
  m[address] = items.length;
  return address;
}

function term(term: number, owner: number, args: readonly number[]): number {
  switch (term) {
${terms.join('\n')}
    default:
      return NONE;
  }
}

function table(table: number, column: number, keys: readonly number[]): number {
  switch (table * 16 + column) {
${tables.join('\n')}
    default:
      return NONE;
  }
}`;
}

/** Whether the script of the whole game goes on where a situation puts it: only that ends the game. */
function standsInGame(e: Emitter): string {
  const { sites } = e.machine.decisions;
  const isGame = standDecisions({ emitter: e }).map((site) => (sites[site]!.phase === 'game' ? 1 : 0));
  return isGame.includes(1) ? e.gen.at('stand in game', isGame, 'stand') : '0';
}

// ---- the end

function results(e: Emitter): string {
  const winner = e.ranks.winner();
  const { solo } = e.gen.game.winner;
  const out = new Out();
  e.gen.local = e.gen.names.inner();
  const scope: Scope = new Map([
    [
      e.gen.game.winner.rank.local,
      e.bind('seat', { name: 'seat', type: { is: 'seat', player: false } }, out),
    ],
  ]);
  out.push(`return ${solo ? numberOf(e, solo, scope, out) : 'NONE'};`);
  const always = e.gen.game.always.map(({ condition }, index) => {
    const test = new Out();
    test.push('{');
    const holds = cond(e, condition, new Map(), test);
    test.push(`if (!${holds}) return ${index};`, '}');
    return String(test);
  });
  return `
function rank(): number {
  return ${winner.rank}();
}

function rankedSeat(position: number): number {
  return m[${winner.value} + position]!;
}

function rankedPlace(position: number): number {
  return m[${winner.place} + position]!;
}

function rankedBy(position: number): number {
  return m[${winner.by} + position]!;
}

function solo(seat: number): number {
${out}
}

function broken(): number {
${always.join('\n')}
return -1;
}`;
}

function numberOf(e: Emitter, expr: Expr, scope: Scope, out: Out): string {
  return asNumber(value(e, expr, scope, out));
}

// ---- the beginning

function beginning(e: Emitter, entry: number, runsGame: string): string {
  const { game, layout } = e.gen;
  e.gen.local = e.gen.names.inner();
  const out = new Out();
  for (const [index, { name }] of game.options.entries())
    out.push(`m[${layout.options.get(name)}] = setup.options[${index}]!;`);
  for (const { name, face, pieces } of game.pieces) {
    const first = face ? word(firstValue(face)) : 0;
    if (first !== 0)
      out.push(
        `m.fill(${literal(first)}, ${layout.faces.get(name)!.name}, ${layout.faces.get(name)!.name} + ${pieces.length});`,
      );
  }
  const places = [...layout.fields.values()];
  const seatsOf = (place: FieldPlace): string =>
    place.model.owner === 'seat' ? 'm[PLAYERS]! + m[IMAGINARY]!' : 'm[PLAYERS]!';
  const each = (place: FieldPlace, body: (start: string) => string): string =>
    place.inSeat
      ? `for (let seat = 0; seat < ${seatsOf(place)}; seat++) {\nconst block = SEATS + seat * SEAT_WORDS;\n${body(`block + ${place.name}`)}\n}`
      : `{\n${body(place.name)}\n}`;
  const count = (place: FieldPlace): number => place.keys.reduce((product, { size }) => product * size, 1);
  for (const place of places) {
    const first = place.form === 'word' ? word(firstValue(place.model.type)) : 0;
    if (first === 0) continue;
    out.push(
      each(place, (start) =>
        count(place) === 1
          ? `m[${start}] = ${literal(first)};`
          : `m.fill(${literal(first)}, ${start}, ${start} + ${count(place)});`,
      ),
    );
  }
  for (const place of places) {
    const { start, markedStart } = place.model;
    if (!start && !markedStart) continue;
    out.push(
      each(place, (address) => {
        const inner = new Out();
        if (start) {
          if (place.keys.length === 0) e.statements.put(place, address, start, new Map(), inner);
          else {
            inner.push(`for (let i = 0; i < ${count(place)}; i++) {`);
            e.statements.put(place, `${address} + i * ${place.words}`, start, new Map(), inner);
            inner.push('}');
          }
        }
        if (markedStart)
          for (const position of markedPositions(e, place))
            e.statements.put(place, `${address} + ${position * place.words}`, markedStart, new Map(), inner);
        if (markedStart && isKnownAtStart(place))
          for (const [word, bits] of bitsAtStart(e, place))
            inner.push(`m[${address.replace(place.name, place.there!.name)} + ${word}] = ${bits};`);
        return String(inner);
      }),
    );
  }
  return `
/** Brings what is worked out once and kept in line with the fields: to be called when somebody else has written them. */
function derive(): void {
${deriveAll(e)}
}

function blank(setup: CoreSetup): void {
  m[LISTED_FOR] = -1;
  m.fill(0, 0, SEATS + (setup.players + setup.imaginary) * SEAT_WORDS);
  m[PLAYERS] = setup.players;
  m[IMAGINARY] = setup.imaginary;
  if (setup.seed) {
    m[SEEDED] = 1;
    for (let i = 0; i < 4; i++) m[RANDOM + i] = setup.seed[i]!;
  }
${out}
${places.every(isKnownAtStart) && layout.homes.size === 0 ? '' : 'derive();'}
}

function start(setup: CoreSetup): void {
  blank(setup);
  m[${runsGame}] = 1;
  m[MAIN] = ${ref(entry)};
  goOn(MAIN);
}`;
}

/** Whether it is known while compiling which cells hold something when the game begins. */
function isKnownAtStart({ there, model: { start, markedStart } }: FieldPlace): boolean {
  return (
    !there || (!start && (!markedStart || (markedStart.op === 'constant' && markedStart.value !== null)))
  );
}

/** The bits of the cells that are marked before the game, by word. */
function bitsAtStart(e: Emitter, place: FieldPlace): Map<number, number> {
  const words = new Map<number, number>();
  for (const cell of markedPositions(e, place)) {
    const word = place.there!.wordOf[cell]!;
    words.set(word, (words.get(word) ?? 0) | (1 << place.there!.bitOf[cell]!));
  }
  return words;
}

/** Where the values of cells that are marked before the game lie among the values of a field. */
function markedPositions(e: Emitter, place: FieldPlace): number[] {
  const values = place.keys.map(({ type, size, lowest, values: known }) =>
    Array.from({ length: size }, (_, index) => ({ type, value: known?.[index] ?? lowest + index })),
  );
  const all = values.reduce<{ type: Type; value: number }[][]>(
    (before, key) => before.flatMap((some) => key.map((one) => [...some, one])),
    [[]],
  );
  return all.flatMap((keys, position) =>
    keys.some(
      ({ type, value: cell }) => type.is === 'cell' && e.gen.board.grid(type.grid).model.cells[cell]!.marked,
    )
      ? [position]
      : [],
  );
}
