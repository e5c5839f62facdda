import { MANY, MOST_ITEMS } from '../../../2-model/types.ts';
import type { Game } from '../../../3-ir/ir.ts';
import { mayStop } from '../../../3-ir/walk.ts';
import { code, func, own } from '../../code/build.ts';
import { dropUnused } from '../../code/passes/drop-unused.ts';
import { type CaseGroup, groupCases } from '../../code/passes/group-cases.ts';
import { inlineCases } from '../../code/passes/inline-cases.ts';
import { CaseNumbers } from '../../code/passes/number-cases.ts';
import { shareReads } from '../../code/passes/share-reads.ts';
import { printProgram } from '../../code/program.ts';
import { owned } from '../../code/quote.ts';
import type { Case, Func, Stmt } from '../../code/tree.ts';
import { usesIn } from '../../code/walk.ts';
import type { RuntimeSources } from '../../runtime-sources.ts';
import type { CoreParts } from '../../wasm/core-module.ts';
import { GameEmitter } from '../game-emitter.ts';
import { handedLists, mostGiven, wordsFor } from '../handed-lists.ts';
import { explainAll, listFunction } from '../machine/decisions.ts';
import { play } from '../machine/playing.ts';
import { importsOf, withGiven, withRuntime } from '../runtime-calls.ts';
import { layOut } from '../statements/pieces.ts';
import { beginning, results } from './beginning-and-end.ts';
import { areasOf, declarations } from './declarations.ts';
import {
  asking,
  chances,
  checkPlaces,
  listing,
  listOfMoves,
  machineFunctions,
  movesInHand,
} from './running.ts';
import { doorPlaces, doors, doorsOf, lightDoors, SCRIPTS, scripts } from './scripts.ts';
import { situations } from './situations.ts';

/** The text of a core, and what the data of its game must tell of it. */
export interface EmittedCore {
  readonly text: () => string;
  /** The same game as a core that only plays and lists. */
  readonly lightText: () => string;
  /** The first before it was printed, without imports. */
  readonly program: readonly Stmt[];
  /** And in parts: a module of WebAssembly is made of these. */
  readonly parts: CoreParts;
  readonly emitter: GameEmitter;
  /** Where the blocks of the seats begin, and how many words each has. */
  readonly seats: { readonly at: number; readonly words: number };
  /** The same of the grids behind the state, and where room for work begins. */
  readonly grids: { readonly at: number; readonly words: number };
  readonly scratch: number;
}

/** Writes `core.ts` of a game. `sentences` are its declarations as they are written, by `phase mark` and the like. */
export function emitCore(
  id: string,
  game: Game,
  sentences: ReadonlyMap<string, string>,
  runtime: RuntimeSources,
): EmittedCore {
  const e = new GameEmitter(game, sentences);
  takeOwnWords(e);
  const handed = handedLists(game, e.gen.bounds);
  const parts = partsOf(e);
  // Everything that lists and explains has been asked for by now, and so has every chance event.
  const mostInEvent = Math.max(0, ...e.machine.chances.map(({ most }) => most));
  e.gen.layout.own('scratch', 1 + mostInEvent, 'EVENT');
  e.gen.layout.own('scratch', 1 + mostInEvent, 'OUTCOME');
  const given = mostGiven(game);
  e.gen.layout.own('scratch', given, 'GIVEN');
  e.gen.layout.own('scratch', given, 'NOTICED');
  e.gen.layout.own('scratch', wordsFor(handed), 'HANDED_LISTS');
  const { decisions: sites } = e.machine;
  const noteWords = 1 + Math.max(0, ...sites.map(({ looksAt }) => looksAt.length));
  e.gen.layout.own('seat', 1 + noteWords * sites.length, 'NOTES');

  const { entry } = e.machine.phase('game');
  const { groups, numbers } = settledCases(e, entry, parts);
  const around = [...numbers.resolved(e.gen.functions), ...checkPlaces(e), ...movesInHand(e)];
  const functionsWith = (machine: readonly CaseGroup[]): readonly Func[] => {
    const rules = [...around, ...machineFunctions(machine, numbers), ...numbers.resolved(parts)];
    return dropUnused([...called(scripts(runtime, numbers.of(entry)), rules), ...rules]) as readonly Func[];
  };
  const functions = functionsWith(groups);
  const hasSets = usesIn(functions).has(own('sets'));
  const doc = `The core of \`${id}\`: one game in memory, made of whole numbers. See the interface for how to use it.`;
  const params = [{ name: own('watch'), type: 'Watch', isOptional: true as const }];
  const programWith = (type: string, kept: readonly Func[], last: Stmt) => {
    const notice = usesIn(kept).has(own('notice')) ? NOTICE : [];
    const body = withGiven([...notice, ...kept, last]);
    const declared = declarations(e, { numbers, noteWords, moves: listOfMoves(e), uses: usesIn(body) });
    const whole = [...withGiven(declared), ...body];
    const createCore = func(own('createCore'), { doc, params, returns: type, body: whole });
    return { declared, program: [...(hasSets ? SETS : []), { ...createCore, isExported: true as const }] };
  };
  /** A light core with those of these functions that it needs, directly or not. */
  const lightWith = (kept: readonly Func[], last: Stmt): readonly Stmt[] => {
    const { program } = programWith('LightCore', kept, last);
    const uses = usesIn(program);
    const needed = kept.filter(({ name }) => uses.has(name));
    return needed.length === kept.length ? program : lightWith(needed, last);
  };
  const { declared, program } = programWith('Core', functions, doors(e, hasSets, given, handed));
  const folder = `${'../'.repeat(id.split('/').length)}runtime`;
  const { seats, seatWords, grids, gridWords, scratch } = areasOf(e);
  const typed = (names: readonly string[], file: string): Stmt => ({
    ...{ is: 'import', names: names.map((name) => own(name)), from: `${folder}/${file}`, isType: true },
  });
  return {
    text: () =>
      printProgram(program, (kept) => [typed(['Core', 'Watch'], 'core.ts'), ...withRuntime(kept, folder)]),
    // Imported one by one, what it does not call is left out by a bundler.
    lightText() {
      const last = lightDoors(e, hasSets, given, handed);
      return printProgram(lightWith(functions, last), (kept) => [
        ...[typed(['Watch'], 'core.ts'), typed(['LightCore'], 'light.ts')],
        ...importsOf(kept, folder),
        ...kept,
      ]);
    },
    program,
    parts: {
      declared,
      // Nobody reads a module: there the machine is one function, and jumps less.
      get functions() {
        return functionsWith([{ routine: 'game', cases: groups.flatMap(({ cases }) => cases) }]);
      },
      exports: [...SCRIPTS, ...doorsOf(e)],
      doors: doorPlaces(e, given, handed),
      hasSecrets: e.secrets.exist,
      mostCodes: e.mostCodes,
      hasWideCodes: e.hasWideCodes,
      mayOverflow: mayOverflow(workedOutIn(game)),
    },
    emitter: e,
    seats: { at: seats, words: seatWords },
    grids: { at: grids, words: gridWords },
    scratch,
  };
}

/** Those functions of the runtime that are called, by the functions of a game, by each other or from outside. */
function called(runtime: readonly Func[], rules: readonly Stmt[]): readonly Func[] {
  const uses = usesIn([...runtime, ...rules]);
  for (const name of SCRIPTS) uses.set(own(name), 1);
  const left = runtime.filter(({ name }) => uses.has(name));
  return left.length === runtime.length ? left : called(left, rules);
}

/** The parts of a game that work something out; a large board and its names need not be looked through. */
function workedOutIn({ options, fields, terms, routines, actions, scorings, winner, always }: Game): unknown {
  return [options, fields, terms, routines, actions, scorings, winner, always];
}

/**
 * Whether a number that the rules work out is not known to fit into a word: a sum, a difference or a product, what is added to a field
 * or taken away, a total of many. A type without a bound is one of counts, which are small, unless it is one of these itself.
 */
function mayOverflow(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const node = part as { readonly op?: string; readonly is?: string; readonly [key: string]: unknown };
  const isWide = (type: unknown, most: number, below = Number.POSITIVE_INFINITY): boolean => {
    const { is, from, to } = (type ?? {}) as { is?: string; from?: number; to?: number };
    const isBeyond = (bound: number): boolean => Math.abs(bound) > most && Math.abs(bound) < below;
    return is === 'number' && (isBeyond(from!) || isBeyond(to!));
  };
  const typeOf = (expr: unknown): unknown => (expr as { readonly type?: unknown } | undefined)?.type;
  if (['add', 'subtract', 'multiply'].includes(node.op ?? '') && isWide(node.type, MANY - 1)) return true;
  if (node.op === 'total of' && isWide(typeOf(node.value), MANY / MOST_ITEMS, MANY)) return true;
  if (['add', 'remove'].includes(node.is ?? '') && isWide(typeOf(node.value), MANY / 2, MANY)) return true;
  return Object.values(part).some(mayOverflow);
}

const NOTICE = owned`const notice = noticing(m, NOTICED, watch);`;
const SETS = owned`
/** The numbers of sets that are chosen: all cores know the same, so that moves mean the same to each. */
const sets = new Sets();`;

/** Words in memory for the engine's own counters: there they are plain numbers. */
function takeOwnWords({ gen: { layout } }: GameEmitter): void {
  layout.own('table', 1 + layout.seats, 'BRANCHES');
  layout.own('table', 1, 'RUNS_GAME');
  for (const word of [
    'LISTED',
    'LISTED_FOR',
    'LISTED_IN',
    'MOVE',
    'JUMPS',
    'STAMP',
    'REFUSED_AT',
    'USED_SECRETS',
  ])
    layout.own('scratch', 1, word);
  layout.own('scratch', 3, 'DEEPEST');
  layout.own('scratch', 2, 'PLAYOUTS');
}

/** The functions around the machine, which is written on the way. */
function partsOf(e: GameEmitter): readonly Func[] {
  const { machine } = e;
  const { decisions } = machine;
  machine.phase('game');
  for (const phase of e.gen.game.routines)
    if (!phase.name.includes('/') && mayStop(phase)) machine.phase(phase.name);
  for (const action of e.gen.game.actions) if (mayStop(action.effect)) machine.effect(action);
  const lists = listing(e);
  const ofDecisions = [...decisions.flatMap(listFunction), ...decisions.map(explainAll)];
  for (const site of decisions) {
    site.case.about = `${site.phase}: somebody has chosen`;
    site.case.body = play(site);
  }
  return [
    ...lists,
    ...ofDecisions,
    ...asking(e),
    ...chances(e),
    ...situations(e),
    ...results(e),
    ...beginning(e),
    ...layOut(e),
  ];
}

/** The cases that are left of the machine when it jumps as little as can be, and their numbers. */
function settledCases(
  { machine, gen }: GameEmitter,
  entry: Case,
  parts: readonly Func[],
): { readonly groups: readonly CaseGroup[]; readonly numbers: CaseNumbers } {
  for (const one of machine.cases) one.body = dropUnused(one.body);
  const { cases, target } = inlineCases(machine.cases, [
    { is: 'do', what: code(entry) },
    ...gen.functions,
    ...parts,
  ]);
  for (const one of cases) one.body = dropUnused(shareReads(one.body, machine.frames.slots));
  const groups = groupCases(cases);
  const inOrder = groups.flatMap((group) => group.cases);
  return { groups, numbers: new CaseNumbers(inOrder, machine.done, target) };
}
