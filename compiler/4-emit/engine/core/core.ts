import type { Game } from '../../../3-ir/ir.ts';
import { Emitter } from '../emitter.ts';
import { wordsOf } from '../gen.ts';
import { HELPERS, helpersFor } from '../helpers/helpers.ts';
import { settleCases } from '../machine/cases.ts';
import { inRuns } from '../text.ts';
import { beginning } from './beginning.ts';
import { legend } from './legend.ts';
import { run } from './running.ts';
import { results, situations } from './situations.ts';
import { applying, asking, chances, counting, doors, waiting } from './waiting.ts';

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
  if (e.secrets.exist) layout.take('scratch', 1, 'used secrets');
  const event = layout.take('scratch', 257, 'event list');
  const handed = layout.take('scratch', 8 * 257, 'handed lists');
  const main = machine.phase('game');
  for (const { name } of game.routines)
    if (!name.includes('/') && e.facts.phaseStops(name)) machine.phase(name);
  for (const action of game.actions) if (e.facts.stops(action.effect.script)) machine.effect(action);

  const parts = [
    doors(),
    waiting(e),
    ...machine.decisions.sites.flatMap((site) => machine.decisions.listFunction(site)),
    ...machine.decisions.sites.map((site) => machine.decisions.explainFunction(site)),
    applying(e),
    asking(e),
    chances(e),
    situations(e, handed.name),
    results(e),
    beginning(e, main.entry, runsGame.name),
  ];
  // Everything that lists and explains has been asked for by now.
  const noteWords = 1 + Math.max(0, ...machine.decisions.sites.map(({ looksAt }) => looksAt.length));
  const skipped = layout.take('seat', 1 + noteWords * machine.decisions.sites.length, 'skipped');

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
  const moves = counting(e);
  const running = run(e, settled, runsGame.name, branches.name, skipped.name);
  const body = e.gen.whole([
    ...functions.map(settled.resolve),
    running,
    moves.count,
    ...parts.map(settled.resolve),
  ]);
  const sitesOf = (sites: readonly { readonly case: number }[]): string =>
    Array.from({ length: settled.count }, (_, number) =>
      number === 0 ? -1 : sites.findIndex((site) => settled.numberOf(site.case) === number),
    ).join(' ');
  /** Whether sets of many values are chosen. */
  const hasSets = body.includes('setNumber(');
  const runtime = `${'../'.repeat(id.split('/').length)}runtime`;
  const helpers = helpersFor(
    `${body}\n${hasSets ? 'itemsOfSet(' : ''}\nfault(\nprinted(\n${e.gen.statics.map(({ js }) => js ?? '').join('\n')}`,
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
    // Addresses are made in order already; what stands for a word is named when it first comes up.
    const found = constants.filter((one) => one.area === area).sort((a, b) => a.value - b.value);
    if (found.length === 0) return [];
    return [`// ${about}`, ...found.map(({ name, value }) => `const ${name} = ${value};`), ''];
  };
  const text = [
    `import { type Core, type CoreSetup, Fault, type Watch } from '${runtime}/core.ts';`,
    ...(hasSets ? [`import { Sets } from '${runtime}/sets.ts';`] : []),
    '',
    ...(hasSets
      ? [
          '/** The numbers of sets that are chosen: all cores know the same, so that moves mean the same to each. */',
          'const sets = new Sets();',
          '',
        ]
      : []),
    `/** The core of \`${id}\`: one game in memory, made of whole numbers. See the interface for how to use it. */`,
    `export function createCore(${body.includes('watch(') ? 'watch' : '_watch'}?: Watch): Core {`,
    '/** None, and in a question a choice left open. */',
    'const NONE = -0x80000000;',
    'const OPEN = -0x7fffffff;',
    '',
    ...legend(game),
    ...those('word', 'Those that the rules ask for by name.'),
    ...those('action', 'Actions.'),
    ...those('reason', 'Reasons.'),
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
    '/** How many words a note of a decision without a move takes. */',
    `const NOTE_WORDS = ${noteWords};`,
    '',
    ...those('seat', 'In the block of a seat.'),
    ...those('thread', 'In a script: where it stands, for whom it waits, and the names of its phases.'),
    ...those('scratch', 'For work, outside of the state.'),
    '// What is printed: one table behind the other, in one array. Its first word tells where the next one goes.',
    `const tables = new Int32Array(${1 + 2 * settled.count + wordsOf(statics)});`,
    'const k = tables;',
    'k[0] = 1;',
    ...statics.map((one) => `const ${one.name} = ${one.js ?? `printed('${inRuns(one.text)}')`};`),
    '',
    '/** By case: the decision, or the chance event, at which the script waits there; -1 for none. */',
    `const DECISION_OF_CASE = printed('${inRuns(sitesOf(machine.decisions.sites))}');`,
    `const CHANCE_OF_CASE = printed('${inRuns(sitesOf(machine.chances.sites))}');`,
    '',
    '/** All that changes: the state, and behind it room for work. */',
    `const memory = new Int32Array(${total});`,
    'const m = memory;',
    moves.list,
    '/** Where a script stands that has come to its end. */',
    'const DONE = 0;',
    ...(body.includes('MOST_JUMPS') ? ['const MOST_JUMPS = 100_000;'] : []),
    ...(helpers.includes('refuse') || body.includes('REFUSED')
      ? ["const REFUSED = new Error('refused');", 'let refusedFor = -1;']
      : []),
    ...(body.includes('before.set') ? [`const before = new Int32Array(${scratchAt});`] : []),
    `const event = ${event.name};`,
    '/** What was supplied for the chance event at which the script stands. */',
    'let outcome: readonly number[] | undefined;',
    ...(e.hasWideCodes ? ['/** The move that is being played. */', 'let made = 0;'] : []),
    ...(e.mayTry ? ['/** Whether an action is only tried. */', 'let trying = false;'] : []),
    '/** The choices that a question gives, and the reason found so far. */',
    'let given: readonly number[] = [];',
    'let deepest = -1;',
    'let deepestReason = -1;',
    'let deepestChoice = -1;',
    '',
    ...helpers.map((name) => helperText(name)),
    '',
    body,
    '',
    'return {',
    'memory, stateWords, start, blank, copyFrom, refresh, derive, isOver: () => m[OVER] === 1, actors, actorAt, decisionOf, moveCount, moveAt: (index) => moves[index]!, apply, refusal,',
    'reasonChoice: () => deepestChoice, chance, event, outcomes, chanceType, supply, run, standAt, score, end, isRunning, list, term, table,',
    'rank, rankedSeat, rankedPlace, rankedBy, solo, broken,',
    ...(hasSets ? ['setNumber, itemsOfSet,'] : []),
    ...(e.secrets.exist ? ['usedSecrets: () => m[USED_SECRETS] === 1,'] : []),
    '};',
    '}',
  ].join('\n');
  return { text, emitter: e, seats: { at: seatsAt, words: seatWords } };
}

function helperText(name: string): string {
  return `${HELPERS[name]!}\n`;
}
