import type { Func, Name, Stmt } from '../code/tree.ts';
import { I32, joined, name as named, OP, SECTION, section, signed, unsigned, vector } from './bytes.ts';
import type { Callee } from './context.ts';
import { printFunction } from './function.ts';
import { type HowOften, Inlining } from './inlining.ts';
import { unsignedNames } from './unsigned.ts';

/** A program of whole numbers in one memory, ready to be printed. */
export interface WasmProgram extends HowOften {
  /** Those that can be called; what nothing calls is left out. */
  readonly functions: readonly Func[];
  /** Those that the host calls. */
  readonly exports: readonly Name[];
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
  readonly words: Int32Array;
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
  const inlining = new Inlining(program.functions, roots, program);
  const replaces = (caller: Name, called: Name): boolean => inlining.replaces(caller, called);
  const found = inlining.left;
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
    unrolls: (caller: Name, body: readonly Stmt[], times: number): boolean =>
      inlining.unrolls(caller, body, times),
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
  const segments = segmentsOf(program.words);
  // A memory that never grows: its beginning need not be asked for again.
  const pages = unsigned(Math.ceil(program.bytes / PAGE));
  return joined([
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(SECTION.type, vector(types.all)),
    section(SECTION.import, vector([...importedFunctions, ...importedSettings])),
    section(SECTION.function, vector(ofFunctions)),
    section(SECTION.memory, vector([[1, ...pages, ...pages]])),
    section(SECTION.global, vector(program.variables.map(() => [I32, 1, OP.const, ...signed(0), OP.end]))),
    section(SECTION.export, vector([...exported, [...named('memory'), 2, 0]])),
    ...(program.start ? [section(SECTION.start, unsigned(context.function(program.start).index))] : []),
    section(SECTION.code, unsigned(bodies.length), ...bodies),
    section(SECTION.data, unsigned(segments.length), ...segments),
    section(SECTION.custom, named(WASM_NAME), about),
  ]);
}

/** From this number of zeros in a row on, they are left out: a memory is 0 at first, and some tables are worked out only when it is there. */
const LONG_GAP = 16;

/** The words that are not 0, in one piece or in several with long gaps between them. */
function segmentsOf(words: Int32Array): Uint8Array[] {
  const segments: Uint8Array[] = [];
  for (let at = 0; at < words.length; ) {
    if (words[at] === 0) {
      at++;
      continue;
    }
    let end = at + 1;
    for (let next = end; next < words.length && next - end <= LONG_GAP; next++)
      if (words[next] !== 0) end = next + 1;
    const bytes = new Uint8Array(words.slice(at, end).buffer);
    segments.push(joined([[0, OP.const, ...signed(4 * at), OP.end], unsigned(bytes.length), bytes]));
    at = end;
  }
  return segments;
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
