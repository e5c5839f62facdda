import type { Func, Name } from '../code/tree.ts';
import { codesIn } from '../code/walk.ts';
import { counted, I32, name as named, OP, SECTION, section, signed, unsigned, vector } from './bytes.ts';
import { type Callee, printFunction } from './function.ts';
import { unsignedNames } from './unsigned.ts';

/** A program of whole numbers in one memory, ready to be printed. */
export interface WasmProgram {
  /** Those that can be called; what nothing calls is left out. */
  readonly functions: readonly Func[];
  /** Those that the host calls, and which of them take most of the time. */
  readonly exports: readonly Name[];
  readonly hot: readonly Name[];
  /** Those that are called from there, but rarely. */
  readonly cold: readonly Name[];
  /** Those of the host; one that never comes back is `fatal`. */
  readonly imports: readonly {
    readonly name: Name;
    readonly params: number;
    readonly gives: 'nothing' | 'number' | 'fatal';
  }[];
  readonly constants: ReadonlyMap<Name, number>;
  /** Constants that the host gives when it makes the module's instance. */
  readonly settings: readonly Name[];
  /** Variables of the program, 0 at first. */
  readonly variables: readonly Name[];
  /** Where the words of each array begin, in bytes. */
  readonly arrays: ReadonlyMap<Name, number>;
  /** How many bytes all arrays take. */
  readonly bytes: number;
  /** The words at the beginning of the memory. */
  readonly words: readonly number[];
  /** What is called when an instance is made. */
  readonly start?: Name;
  /** What the host must know, besides the texts: kept in a section of its own. */
  readonly about: Readonly<Record<string, unknown>>;
}

/** The name under which a module imports all it needs, and that of the section for the host. */
export const WASM_NAME = 'regel';
const PAGE = 65_536;

/** A module of WebAssembly. The same program gives the same bytes. */
export function printWasm(program: WasmProgram): Uint8Array<ArrayBuffer> {
  const roots = [...program.exports, ...(program.start ? [program.start] : [])];
  const all = new Map(program.functions.map((func) => [func.name, func]));
  const inlining = new Inlining(all, roots, program);
  const replaces = (caller: Name, called: Name): boolean => inlining.replaces(caller, called);
  const found = reachedFrom(roots, all, replaces);
  const functions = program.functions.filter(({ name }) => found.has(name));
  const hosts = program.imports.filter(({ name }) => found.has(name));
  const texts: string[] = [];
  const textNumbers = new Map<string, number>();
  const callees = new Map<Name, Callee>();
  hosts.forEach(({ name, gives }, index) => {
    callees.set(name, { index, isVoid: gives !== 'number', isFatal: gives === 'fatal' });
  });
  for (const func of all.values()) {
    const at = functions.indexOf(func);
    callees.set(func.name, {
      index: hosts.length + at,
      func,
      isVoid: func.returns === 'void',
      isFatal: false,
    });
  }
  const globals = [...program.settings, ...program.variables];
  const context = {
    constant: (name: Name) => program.constants.get(name),
    global: (name: Name) => {
      const at = globals.indexOf(name);
      return at < 0 ? undefined : at;
    },
    array: (name: Name) => program.arrays.get(name),
    text: (value: string) => {
      const known = textNumbers.get(value);
      if (known !== undefined) return known;
      textNumbers.set(value, texts.length);
      texts.push(value);
      return texts.length - 1;
    },
    function: (name: Name) => {
      const found = callees.get(name);
      if (!found) throw new Error(`no function ${name.hint}`);
      return found;
    },
    replaces,
    unsigned: unsignedNames([...all.values()]),
  };
  const bodies = functions.map((func) => printFunction(func, context));

  const types = new Types();
  const importedFunctions = hosts.map(({ name, params, gives }) => [
    ...named(WASM_NAME),
    ...named(name.hint),
    0,
    ...unsigned(types.of(params, gives === 'number')),
  ]);
  const importedSettings = program.settings.map((name) => [
    ...named(WASM_NAME),
    ...named(name.hint),
    3,
    I32,
    0,
  ]);
  const ofFunctions = functions.map(({ params, returns }) =>
    unsigned(types.of(params.length, returns !== 'void')),
  );
  const exported = program.exports.map((name) => [
    ...named(name.hint),
    0,
    ...unsigned(context.function(name).index),
  ]);
  const about = new TextEncoder().encode(JSON.stringify({ ...program.about, texts }));
  const last = program.words.findLastIndex((word) => word !== 0);
  const words = new Uint8Array(Int32Array.from(program.words.slice(0, last + 1)).buffer);
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(SECTION.type, vector(types.all)),
    ...section(SECTION.import, vector([...importedFunctions, ...importedSettings])),
    ...section(SECTION.function, vector(ofFunctions)),
    ...section(SECTION.memory, vector([[0, ...unsigned(Math.ceil(program.bytes / PAGE))]])),
    ...section(SECTION.global, vector(program.variables.map(() => [I32, 1, OP.const, ...signed(0), OP.end]))),
    ...section(SECTION.export, vector([...exported, [...named('memory'), 2, 0]])),
    ...(program.start ? section(SECTION.start, unsigned(context.function(program.start).index)) : []),
    ...section(SECTION.code, vector(bodies)),
    ...section(SECTION.data, vector([[0, OP.const, ...signed(0), OP.end, ...counted([...words])]])),
    ...section(SECTION.custom, [...named(WASM_NAME), ...about]),
  ]);
}

/** The signatures of functions, each once. */
class Types {
  readonly all: number[][] = [];
  readonly #known = new Map<string, number>();

  of(params: number, givesNumber: boolean): number {
    const key = `${params} ${givesNumber}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.all.length);
    const gives = givesNumber ? [1, I32] : [0];
    this.all.push([0x60, ...unsigned(params), ...Array.from({ length: params }, () => I32), ...gives]);
    return this.all.length - 1;
  }
}

function* callsIn(func: Func): Generator<Name> {
  for (const code of codesIn([func])) if (code.is === 'call' && code.of.is === 'name') yield code.of.name;
}

/** The functions that are called from the roots, but for those whose calls are replaced: these only lead on to others. */
function reachedFrom(
  roots: readonly Name[],
  all: ReadonlyMap<Name, Func>,
  replaces: (caller: Name, called: Name) => boolean,
): ReadonlySet<Name> {
  const found = new Set<Name>();
  const visit = (name: Name): void => {
    if (found.has(name) || !all.has(name)) return;
    found.add(name);
    follow(name, name, new Set());
  };
  const follow = (caller: Name, name: Name, seen: Set<Name>): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const called of callsIn(all.get(name)!)) {
      if (!all.has(called)) found.add(called);
      else if (replaces(caller, called)) follow(caller, called, seen);
      else visit(called);
    }
  };
  for (const root of roots) visit(root);
  return found;
}

/**
 * A function with so few nodes is written wherever a hot one calls it, one with more of them where it is called once; in other
 * functions only what is shorter than its call.
 */
const SHORT = 260;
const LONG_CALLED_ONCE = 20_000;
const SHORTEST = 12;

/** Which calls are replaced by what the function does, by the function that calls and the one that is called. */
class Inlining {
  readonly #all: ReadonlyMap<Name, Func>;
  readonly #roots: ReadonlySet<Name>;
  readonly #hot: ReadonlySet<Name>;
  readonly #counts = new Map<Name, number>();
  readonly #sizes = new Map<Name, number>();
  readonly #recursive = new Set<Name>();

  constructor(
    all: ReadonlyMap<Name, Func>,
    roots: readonly Name[],
    { hot, cold }: Pick<WasmProgram, 'hot' | 'cold'>,
  ) {
    this.#all = all;
    this.#roots = new Set(roots);
    const warm = new Map([...all].filter(([name]) => !cold.includes(name)));
    this.#hot = reachedFrom(hot, warm, () => false);
    for (const name of reachedFrom(roots, all, () => false))
      for (const called of all.has(name) ? callsIn(all.get(name)!) : [])
        this.#counts.set(called, (this.#counts.get(called) ?? 0) + 1);
  }

  replaces(caller: Name, called: Name): boolean {
    const func = this.#all.get(called);
    if (!func) return false;
    const size = this.#size(func);
    if (this.#recursive.has(called)) return false;
    if (!this.#hot.has(caller)) return size <= SHORTEST;
    const isOnce = this.#counts.get(called) === 1 && !this.#roots.has(called);
    return size <= (isOnce ? LONG_CALLED_ONCE : SHORT);
  }

  /** The number of nodes, with those of what is written in the function in turn. */
  #size(func: Func): number {
    const known = this.#sizes.get(func.name);
    // One that is asked for while it is being counted calls itself.
    if (known === Number.POSITIVE_INFINITY) this.#recursive.add(func.name);
    if (known !== undefined) return known;
    this.#sizes.set(func.name, Number.POSITIVE_INFINITY);
    let total = sizeOf(func);
    for (const name of callsIn(func))
      if (this.replaces(func.name, name)) total += this.#size(this.#all.get(name)!);
    this.#sizes.set(func.name, total);
    return total;
  }
}

function sizeOf(func: Func): number {
  let size = 0;
  for (const _ of codesIn([func])) size++;
  return size;
}
