import { MOST_OUTCOMES } from '../../runtime/limits.ts';
import { call, func, own, text } from '../code/build.ts';
import { functions } from '../code/quote.ts';
import { readModule } from '../code/read-module.ts';
import type { Code, Func, Stmt } from '../code/tree.ts';
import { mapValues, stmtsIn } from '../code/walk.ts';
import { type RuntimeSources, sourceOf } from '../runtime-sources.ts';
import { printWasm } from './module.ts';
import { Statics, workOut } from './statics.ts';

/** The files that keep to whole numbers and one memory. */
const NUMERIC_FILES = [
  'core-numbers',
  'core-state',
  'core-lists',
  'core-choices',
  'core-ranks',
  'core-boxes',
  'core-grids',
  'core-reach',
  'core-chance',
  'core-rolls',
].map((name) => `${name}.ts`);

/** A core before it is printed. */
export interface CoreParts {
  /** Constants, tables, arrays and variables, as they are declared in TypeScript. */
  readonly declared: readonly Stmt[];
  readonly functions: readonly Func[];
  /** The functions that a host calls. */
  readonly exports: readonly string[];
  /** What whoever makes a core of its functions is told. */
  readonly doors: Readonly<Record<string, Code>>;
  /** Whether anything is hidden from anybody. */
  readonly hasSecrets: boolean;
  /** How many codes moves can have, and whether they are wider than a word. */
  readonly mostCodes: number;
  readonly hasWideCodes: boolean;
  /** Whether a number that the rules work out may be too large for a word: in TypeScript it would be exact until it is kept. */
  readonly mayOverflow: boolean;
}

/** How many moves there is room for where more are possible than the list has room for at first in TypeScript. */
const MOST_MOVES = 2 ** 20;

/**
 * A core as a module: its functions, those of the runtime and of the host, and one memory with tables, words and moves. None where
 * the core needs what such modules do not have: codes of moves or numbers that are wider than a word, or an action that is tried with the
 * whole state put back.
 */
export function printCoreModule(
  core: CoreParts,
  runtime: RuntimeSources,
): Uint8Array<ArrayBuffer> | undefined {
  if (core.hasWideCodes || core.mayOverflow) return undefined;
  const rules = core.functions;
  if ([...stmtsIn(rules)].some(({ is }) => is === 'try')) return undefined;
  const statics = new Statics(core.declared);
  const { constants, sizes } = statics;
  const modules = NUMERIC_FILES.map((file) => readModule(sourceOf(runtime, file)));
  for (const stmt of modules.flatMap((module) => module.constants))
    if (stmt.is === 'declare' && stmt.value?.is === 'number') constants.set(stmt.name, stmt.value.value);
  constants.set(own('MOST_OUTCOMES'), MOST_OUTCOMES);

  const words = sizes.get(own('memory'))!;
  const memoryAt = 4 * statics.tables.length;
  const movesAt = memoryAt + 4 * words;
  const room = Math.min(core.mostCodes + 1, MOST_MOVES);
  const arrays = new Map([
    ...['k', 'tables'].map((name) => [own(name), 0] as const),
    ...['m', 'memory'].map((name) => [own(name), memoryAt] as const),
    [own('moves'), movesAt] as const,
  ]);
  const all = [...modules.flatMap((module) => module.functions), ...rules];
  const prepare = func(own('prepare'), { params: [], body: statics.made.flatMap(workOut) });
  const whole = [...all.filter(({ name }) => !REPLACED.has(name)), ...LIST_MANY, prepare];
  const isArray = (arg: Code): boolean => arg.is === 'name' && arrays.has(arg.name);
  return printWasm({
    functions: mapValues(whole, (node) => callInOneMemory(node, isArray)) as readonly Func[],
    exports: core.exports.map((name) => own(name)),
    hot: [own('playOut'), own('moveCount'), own('apply')],
    // Most often moves were listed when the game came to the decision.
    cold: [own('listIn'), own('threadOf')],
    imports: [
      { name: own('fault'), params: 2, gives: 'fatal' },
      { name: own('notice'), params: 2, gives: 'nothing' },
      { name: own('numberOf'), params: 1, gives: 'number' },
      { name: own('itemsInto'), params: 2, gives: 'nothing' },
    ],
    constants,
    settings: [own('isWatched')],
    variables: [own('made'), own('trying'), own('refusal')],
    arrays,
    bytes: movesAt + 4 * room,
    words: statics.tables,
    start: own('prepare'),
    about: {
      memory: memoryAt / 4,
      words,
      noticed: constants.get(own('NOTICED')) ?? 0,
      mayListTooMany: room === MOST_MOVES,
      usedSecrets: core.hasSecrets ? constants.get(own('USED_SECRETS'))! : -1,
      places: Object.fromEntries(
        Object.entries(core.doors).map(([key, value]) => [key, statics.value(value)]),
      ),
    },
  });
}

/** The host throws faults; and the list of moves cannot grow. */
const REPLACED = new Set([own('fault'), own('listMany')]);
const LIST_MANY = functions`
function listMany(count: number): void {
  if (count > ${MOST_MOVES}) fault('too-many', 'moves');
}`;

/** A call without the memory, which need not be said; sets are numbered by the host. */
function callInOneMemory(node: Code, isArray: (arg: Code) => boolean): Code {
  if (node.is !== 'call') return node;
  const { of } = node;
  const args = node.args.filter((arg) => !isArray(arg));
  if (of.is === 'member' && of.of.is === 'name' && of.of.name === own('sets'))
    return call(own(of.member), args);
  if (of.is !== 'name') return node;
  // Texts are handed to the host by number: there is one for nothing, too.
  return { ...node, args: of.name === own('fault') && args.length === 1 ? [...args, text('')] : args };
}
