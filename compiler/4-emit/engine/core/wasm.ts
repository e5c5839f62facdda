import { printed, sides } from '../../../runtime/core-tables.ts';
import { MOST_OUTCOMES } from '../../../runtime/limits.ts';
import { call, func, own, sum, text } from '../../code/build.ts';
import type { WasmProgram } from '../../code/print-wasm.ts';
import { functions, stmts } from '../../code/quote.ts';
import { type Module, readModule } from '../../code/read-module.ts';
import { type Code, type Func, Name, type Stmt } from '../../code/tree.ts';
import { mapValues } from '../../code/walk.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { DOORS, SCRIPTS } from './scripts.ts';

/** The text of files of the runtime, by name. */
export type RuntimeSources = ReadonlyMap<string, string>;

/** The files that keep to whole numbers and one memory. */
export const NUMERIC_FILES = [
  'core-numbers',
  'core-state',
  'core-lists',
  'core-choices',
  'core-ranks',
  'core-rows',
  'core-grids',
  'core-chance',
  'core-rolls',
  'core-scripts',
].map((name) => `${name}.ts`);

interface CoreParts {
  /** Constants, tables, arrays and variables, as they are declared in TypeScript. */
  readonly declared: readonly Stmt[];
  readonly functions: readonly Func[];
  readonly runtime: RuntimeSources;
  /** What scripts are told, and what whoever makes a core of its functions is told. */
  readonly scripts: Readonly<Record<string, Code>>;
  readonly doors: Readonly<Record<string, Code>>;
}

/** Moves have room for so many in the memory of a module where there can be more than the memory has room for. */
const MOST_MOVES = 2 ** 20;

/** The functions of a core, of the runtime and of the host, and where everything is in one memory: tables, words, moves. */
export function wasmProgram(e: GameEmitter, parts: CoreParts): WasmProgram {
  const statics = new Statics(parts.declared);
  const { constants, arrays } = statics;
  const modules = NUMERIC_FILES.map((file) => moduleOf(parts.runtime, file, parts.scripts));
  const bySets = (node: Code): Code => {
    if (node.is !== 'call') return node;
    const { of, args } = node;
    const numbers = args.filter((arg) => !(arg.is === 'name' && arrays.has(arg.name)));
    if (of.is === 'member' && of.of.is === 'name' && of.of.name === own('sets'))
      return call(own(of.member), numbers);
    if (of.is !== 'name') return node;
    // A fault that says no more about itself says so.
    const all = of.name === own('fault') && numbers.length === 1 ? [...numbers, text('')] : numbers;
    return { ...node, args: all };
  };
  // A function of the host takes the place of the one that throws; a list that is too long for its room is a fault.
  const own_ = new Set([own('fault'), own('listMany')]);
  const listMany = functions`
    function listMany(count: number): void {
      if (count > ${MOST_MOVES}) fault('too-many', 'moves');
    }`;
  const all = [...modules.flatMap((module) => module.functions), ...parts.functions].filter(
    ({ name }) => !own_.has(name),
  );
  const prepare = func(own('prepare'), { params: [] }, statics.made.flatMap(workOut));
  for (const module of modules)
    for (const stmt of module.constants)
      if (stmt.is === 'declare' && stmt.value?.is === 'number') constants.set(stmt.name, stmt.value.value);
  constants.set(own('MOST_OUTCOMES'), MOST_OUTCOMES);
  const words = [...statics.words];
  const moves = statics.sizes.get(own('moves'))!;
  const memory = 4 * words.length;
  const list = memory + 4 * statics.sizes.get(own('memory'))!;
  arrays.set(own('k'), 0);
  arrays.set(own('tables'), 0);
  for (const name of ['m', 'memory']) arrays.set(own(name), memory);
  arrays.set(own('moves'), list);
  const room = e.mostCodes >= moves ? MOST_MOVES : moves;
  return {
    functions: mapValues([...all, ...listMany, prepare], bySets) as readonly Func[],
    exports: [...new Set([...SCRIPTS, ...DOORS])].map((name) => own(name)),
    hot: [own('playOut'), own('moveCount'), own('apply')],
    imports: [
      { name: own('fault'), params: 2, gives: 'fatal' },
      { name: own('notice'), params: 2, gives: 'nothing' },
      { name: own('numberOf'), params: 1, gives: 'number' },
      { name: own('itemsInto'), params: 2, gives: 'nothing' },
    ],
    constants,
    settings: [own('isWatched')],
    variables: [own('made'), own('trying')],
    arrays,
    bytes: list + 4 * room,
    words,
    start: own('prepare'),
    about: {
      memory: memory / 4,
      words: statics.sizes.get(own('memory'))!,
      noticed: constants.get(own('NOTICED')) ?? 0,
      usedSecrets: e.secrets.exist ? constants.get(own('USED_SECRETS'))! : -1,
      places: Object.fromEntries(
        Object.entries(parts.doors).map(([key, value]) => [key, statics.value(value)]),
      ),
    },
  };
}

function nameIn(value: Code): Name {
  if (value.is !== 'name') throw new Error(`${value.is} is no constant`);
  return value.name;
}

const modules = new Map<string, { readonly source: string; readonly module: Module }>();

function moduleOf(runtime: RuntimeSources, file: string, places: Readonly<Record<string, Code>>): Module {
  const source = runtime.get(file);
  if (source === undefined) throw new Error(`no source of ${file}`);
  if (file === 'core-scripts.ts') return readModule(source, places);
  const known = modules.get(file);
  if (known?.source === source) return known.module;
  const module = readModule(source);
  modules.set(file, { source, module });
  return module;
}

/** A table that is worked out by functions of the game. */
interface Made {
  readonly at: number;
  readonly words: number;
  /** A function of the position. */
  readonly ask: Code;
}

function workOut({ at, words, ask }: Made): readonly Stmt[] {
  const position = ask.is === 'arrow' ? ask.params[0]! : new Name('at');
  const value = ask.is === 'arrow' ? ask.body : call(ask, [position]);
  return stmts`for (let ${position} = 0; ${position} < ${words}; ${position}++) k[${sum(position, at)}] = ${value};`;
}

/** What is declared before the functions of a core, worked out. */
class Statics {
  readonly constants = new Map<Name, number>();
  readonly arrays = new Map<Name, number>();
  /** By array: how many words it has. */
  readonly sizes = new Map<Name, number>();
  readonly made: Made[] = [];
  #tables = new Int32Array(0);

  constructor(declared: readonly Stmt[]) {
    for (const stmt of declared)
      if (stmt.is === 'declare' && stmt.value) this.#declare(stmt.name, stmt.value);
  }

  get words(): Int32Array {
    return this.#tables;
  }

  #declare(name: Name, value: Code): void {
    if (value.is === 'number') this.constants.set(name, value.value);
    else if (value.is === 'new') {
      const [size] = value.args;
      if (size?.is !== 'number') throw new Error(`how large is ${name.hint}?`);
      this.sizes.set(name, size.value);
      if (name !== own('tables')) return;
      this.#tables = new Int32Array(size.value);
      this.#tables[0] = 1;
    } else if (value.is === 'call') this.constants.set(name, this.#table(value));
  }

  /** The position of a table. */
  #table({ of, args }: Extract<Code, { is: 'call' }>): number {
    const [first, second] = args as [Code, Code];
    const name = nameIn(of).hint;
    if (name === 'printed' && first.is === 'text') return printed(this.#tables, first.value);
    if (name === 'sides') return sides(this.#tables, this.value(first), this.value(second));
    if (name !== 'workedOut') throw new Error(`no table is made by ${name}`);
    const at = this.#tables[0]!;
    const words = this.value(first);
    this.made.push({ at, words, ask: second });
    this.#tables[0] = at + words;
    return at;
  }

  /** The value of an expression of constants. */
  value(node: Code): number {
    if (node.is === 'number') return node.value;
    if (node.is === 'binary' && node.op === '+') return this.value(node.left) + this.value(node.right);
    if (node.is === 'binary' && node.op === '*') return this.value(node.left) * this.value(node.right);
    const known = this.constants.get(nameIn(node));
    if (known === undefined) throw new Error(`${nameIn(node).hint} is no constant`);
    return known;
  }
}
