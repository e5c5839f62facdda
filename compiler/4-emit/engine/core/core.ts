import type { Game } from '../../../3-ir/ir.ts';
import { mayStop } from '../../../3-ir/walk.ts';
import { call, code, comment, func, hex, literal, own, text } from '../../code/build.ts';
import { dropUnused } from '../../code/passes/drop-unused.ts';
import { inlineCases } from '../../code/passes/inline-cases.ts';
import { CaseNumbers } from '../../code/passes/number-cases.ts';
import { shareReads } from '../../code/passes/share-reads.ts';
import { linked, printProgram } from '../../code/program.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { usesIn } from '../../code/walk.ts';
import { Emitter } from '../emitter.ts';
import { type Static, wordsOf } from '../gen.ts';
import { HELPERS } from '../helpers/helpers.ts';
import { play } from '../machine/playing.ts';
import { asking } from './asking.ts';
import { beginning } from './beginning.ts';
import { chances } from './chances.ts';
import { DOORS } from './doors.ts';
import { legend } from './legend.ts';
import { results } from './results.ts';
import { running } from './running.ts';
import { situations } from './situations.ts';
import { inRuns } from './tables.ts';
import { applying, counting, listing } from './waiting.ts';

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
  takeOwnWords(e);
  const main = machine.phase('game');
  for (const phase of game.routines)
    if (!phase.name.includes('/') && mayStop(phase)) machine.phase(phase.name);
  for (const action of game.actions) if (mayStop(action.effect)) machine.effect(action);

  const lists = listing(e);
  const ofDecisions = [
    ...machine.decisions.sites.flatMap((site) => machine.decisions.listFunction(site)),
    ...machine.decisions.sites.map((site) => machine.decisions.explainFunction(site)),
  ];
  for (const site of machine.decisions.sites) {
    site.case.about = `${site.phase}: somebody has chosen`;
    site.case.body = play(machine, site);
  }
  const parts = [
    ...DOORS,
    ...lists,
    ...ofDecisions,
    ...applying(e),
    ...asking(e),
    ...chances(e),
    ...situations(e),
    ...results(e),
    ...beginning(e, main.entry),
  ];
  // Everything that lists and explains has been asked for by now.
  const noteWords = 1 + Math.max(0, ...machine.decisions.sites.map(({ looksAt }) => looksAt.length));
  layout.own('seat', 1 + noteWords * machine.decisions.sites.length, 'SKIPPED');

  // The cases of the machine become a switch.
  for (const one of machine.cases) one.body = dropUnused(one.body);
  const { cases, target } = inlineCases(machine.cases, [...e.gen.functions, ...parts]);
  for (const one of cases) one.body = dropUnused(shareReads(one.body, machine.frames.slots));
  const numbers = new CaseNumbers(cases, machine.done, target);
  const moves = counting(e);
  const functions = dropUnused([
    ...numbers.resolved(e.gen.functions),
    ...running(e, numbers.switchCases(cases)),
    ...moves.count,
    ...numbers.resolved(parts),
  ]);
  const helpers = linked(
    [
      ...functions,
      ...e.gen.statics.flatMap(({ made }) => (made ? [{ is: 'do' as const, what: made }] : [])),
      ...ALWAYS,
    ],
    HELPERS,
  );

  const sitesOf = (sites: readonly (typeof machine.decisions.sites)[number]['case'][]): string =>
    inRuns(
      Array.from({ length: numbers.count }, (_, number) =>
        number === 0 ? -1 : sites.findIndex((site) => numbers.of(site) === number),
      ),
    );
  const thread = layout.size('thread');
  const mainAt = layout.size('table');
  const seatsAt = mainAt + thread;
  const seatWords = layout.size('seat') + thread;
  const scratchAt = seatsAt + layout.seats * seatWords;
  const given = interfaceOf(e, usesIn(helpers).has(own('sets')));
  const uses = usesIn([...functions, ...helpers, given]);
  const isUsed = ({ name }: { readonly name: Name }): boolean => uses.has(name);
  const statics = e.gen.statics.filter(isUsed);
  const constants = (area: string, about: string): readonly Stmt[] => {
    const found = layout.constants
      .filter((one) => one.area === area && isUsed(one))
      // Addresses are made in order already; what stands for a word is named when it first comes up.
      .sort((a, b) => a.value - b.value);
    if (found.length === 0) return [];
    return [
      comment(''),
      comment(about),
      ...found.map(({ name, value }) =>
        declare(name, literal(area === 'scratch' ? value + scratchAt : value)),
      ),
    ];
  };
  /** What is declared only where something uses it. */
  const ifUsed = (name: string, declaration: readonly Stmt[]): readonly Stmt[] =>
    uses.has(own(name)) ? declaration : [];

  const body: readonly Stmt[] = [
    declare(own('NONE'), hex(-0x80000000), 'None, and in a question a choice left open.'),
    declare(own('OPEN'), hex(-0x7fffffff)),
    ...legend(game),
    ...constants('word', 'Those that the rules ask for by name.'),
    ...constants('action', 'Actions.'),
    ...constants('reason', 'Reasons.'),
    comment(''),
    comment('What every state begins with.'),
    ...['PLAYERS', 'IMAGINARY', 'OVER', 'SEEDED', 'RANDOM'].map((name, at) =>
      declare(own(name), literal(at)),
    ),
    ...constants('table', 'The table, and the scripts that run for the whole game.'),
    comment(''),
    declare(
      own('MAIN'),
      literal(mainAt),
      'The script of the whole game; those of players who act at once lie in their blocks.',
    ),
    declare(
      own('SEATS'),
      literal(seatsAt),
      'The blocks of the seats: where the first begins, and how many words each has.',
    ),
    declare(own('SEAT_WORDS'), literal(seatWords)),
    declare(own('THREAD'), literal(layout.size('seat')), "Where a seat's own script lies in its block."),
    declare(
      own('NOTE_WORDS'),
      literal(noteWords),
      'How many words a note of a decision without a move takes.',
    ),
    ...constants('seat', 'In the block of a seat.'),
    ...constants('thread', 'In a script: where it stands, for whom it waits, and the names of its phases.'),
    ...constants('scratch', 'For work, outside of the state.'),
    comment(''),
    comment(
      'What is printed: one table behind the other, in one array. Its first word tells where the next one goes.',
    ),
    declare(own('tables'), expr`new Int32Array(${1 + 2 * numbers.count + wordsOf(statics)})`),
    declare(own('k'), code(own('tables'))),
    ...stmts`k[0] = 1;`,
    ...statics.map((one) => declare(one.name, tableOf(one))),
    comment(''),
    declare(
      own('DECISION_OF_CASE'),
      printedTable(sitesOf(machine.decisions.sites.map((site) => site.case))),
      'By case: the decision, or the chance event, at which the script waits there; -1 for none.',
    ),
    declare(own('CHANCE_OF_CASE'), printedTable(sitesOf(machine.chances.sites.map((site) => site.case)))),
    comment(''),
    declare(
      own('memory'),
      expr`new Int32Array(${scratchAt + layout.size('scratch')})`,
      'All that changes: the state, and behind it room for work.',
    ),
    declare(own('m'), code(own('memory'))),
    ...moves.list,
    declare(own('DONE'), literal(0), 'Where a script stands that has come to its end.'),
    ...ifUsed('MOST_JUMPS', [declare(own('MOST_JUMPS'), literal(100_000))]),
    ...ifUsed(
      'REFUSED',
      stmts`const ${own('REFUSED')} = new Error('refused'); let ${own('refusedFor')} = -1;`,
    ),
    ...ifUsed('before', [declare(own('before'), expr`new Int32Array(${scratchAt})`)]),
    variable(
      'outcome',
      'What was supplied for the chance event at which the script stands.',
      'readonly number[] | undefined',
    ),
    ...ifUsed('made', [variable('made', 'The move that is being played.', undefined, literal(0))]),
    ...ifUsed('trying', [variable('trying', 'Whether an action is only tried.', undefined, code(false))]),
    variable(
      'given',
      'The choices that a question gives, and the reason found so far.',
      'readonly number[]',
      { is: 'array', items: [] },
    ),
    ...['deepest', 'deepestReason', 'deepestChoice'].map((name) =>
      variable(name, undefined, undefined, literal(-1)),
    ),
    ...helpers,
    ...functions,
    given,
  ];
  const hasSets = uses.has(own('sets'));
  const runtime = `${'../'.repeat(id.split('/').length)}runtime`;
  const whole = func(
    own('createCore'),
    {
      doc: `The core of \`${id}\`: one game in memory, made of whole numbers. See the interface for how to use it.`,
      params: [{ name: own('watch'), type: 'Watch', isOptional: true }],
      returns: 'Core',
    },
    body,
  );
  const sets = declare(
    own('sets'),
    expr`new Sets()`,
    'The numbers of sets that are chosen: all cores know the same, so that moves mean the same to each.',
  );
  const printed = printProgram([...(hasSets ? [sets] : []), { ...whole, isExported: true }]);
  const imports = [
    `import { type Core, type CoreSetup, Fault, type Watch } from '${runtime}/core.ts';`,
    ...(hasSets ? [`import { Sets } from '${runtime}/sets.ts';`] : []),
  ];
  return { text: [...imports, '', printed].join('\n'), emitter: e, seats: { at: seatsAt, words: seatWords } };
}

/** Helpers that every core has, whether its rules use them or not. */
const ALWAYS = stmts`fault('', ''); printed('');`;

/** Words in memory for the engine's own counters: there they are plain numbers. */
function takeOwnWords({ gen: { layout }, secrets }: Emitter): void {
  layout.own('table', 1 + layout.seats, 'BRANCHES');
  layout.own('table', 1, 'RUNS_GAME');
  for (const word of ['LISTED', 'LISTED_FOR', 'LISTED_IN', 'MOVE', 'JUMPS', 'STAMP', 'REFUSED_AT'])
    layout.own('scratch', 1, word);
  if (secrets.exist) layout.own('scratch', 1, 'USED_SECRETS');
  layout.own('scratch', 257, 'event');
  layout.own('scratch', 8 * 257, 'HANDED_LISTS');
}

function declare(name: Name, value: Code, doc?: string): Stmt {
  return { is: 'declare', how: 'const', name, value, ...(doc ? { doc } : {}) };
}

function variable(spelling: string, doc: string | undefined, type: string | undefined, value?: Code): Stmt {
  const start = { is: 'declare', how: 'let', name: own(spelling) } as const;
  return { ...start, ...(doc ? { doc } : {}), ...(type ? { type } : {}), ...(value ? { value } : {}) };
}

function tableOf({ values, made }: Static): Code {
  return made ?? printedTable(inRuns(values!));
}

function printedTable(numbers: string): Code {
  return call(own('printed'), [text(numbers)]);
}

/** What a core gives to whoever has made it. */
function interfaceOf(e: Emitter, hasSets: boolean): Stmt {
  const named = (name: string): readonly [string, Code] => [name, code(own(name))];
  const words = `memory stateWords start blank copyFrom refresh derive actors actorAt decisionOf moveCount apply refusal chance event
    outcomes chanceType supply run standAt score end isRunning list term table rank rankedSeat rankedPlace rankedBy solo broken`;
  const members = [
    ...words.split(/\s+/).map(named),
    ['isOver', expr`() => m[OVER] === 1`] as const,
    ['moveAt', expr`(index) => moves[index]`] as const,
    ['reasonChoice', expr`() => deepestChoice`] as const,
    ...(hasSets ? ['setNumber', 'itemsOfSet'].map(named) : []),
    ...(e.secrets.exist ? [['usedSecrets', expr`() => m[USED_SECRETS] === 1`] as const] : []),
  ];
  return { is: 'return', value: { is: 'object', members } };
}
