// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { type Core, Fault, type Watch } from './core.ts';
import { createDoors, type DoorPlaces, type Functions, noticing } from './core-doors.ts';
import { Sets } from './sets.ts';

/** What a module says of itself in a section of its own. */
interface About {
  /** Where the words of the core begin in the memory of the module, and how many they are. */
  readonly memory: number;
  readonly words: number;
  /** Where the arguments of a scoring are that somebody hears of. */
  readonly noticed: number;
  /** The word that says whether the rules looked at what is hidden; -1 where nothing is. */
  readonly usedSecrets: number;
  /** More moves may be possible than there is room for: then the module writes beyond its memory, and is stopped. */
  readonly mayListTooMany: boolean;
  readonly places: DoorPlaces;
  readonly texts: readonly string[];
}

/** As much of WebAssembly as is needed here, so that neither the types of browsers nor those of Node must be there. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: {
    readonly Module: {
      new (bytes: Uint8Array): WasmModule;
      customSections(module: WasmModule, name: string): readonly ArrayBuffer[];
    };
    readonly Instance: new (module: WasmModule, imports: object) => { readonly exports: object };
    readonly RuntimeError: new () => Error;
  };
};

/** A `WebAssembly.Module`. */
export type WasmModule = object;

/** All cores of a game know the same numbers of sets, so that moves mean the same to each. */
const setsOf = new WeakMap<WasmModule, Sets>();

/** The module in the bytes of a file `core.wasm`; in a browser `WebAssembly.compileStreaming` reads it while it arrives. */
export function wasmModule(bytes: Uint8Array): WasmModule {
  return new WebAssembly.Module(bytes);
}

/**
 * A core that runs in WebAssembly: the same game, word for word, as the one in TypeScript. Where moves of another core are to mean
 * the same here, it is given that core's `sets`.
 */
export function createWasmCore(
  module: WasmModule,
  watch?: Watch,
  sets: NonNullable<Core['sets']> = ownSets(module),
): Core {
  const [section] = WebAssembly.Module.customSections(module, 'regel');
  if (!section) throw new Error('this is not the core of a game');
  const {
    memory: at,
    words,
    noticed,
    usedSecrets,
    mayListTooMany,
    places,
    texts,
  } = JSON.parse(new TextDecoder().decode(section)) as About;
  let m = new Int32Array(0);
  const instance = new WebAssembly.Instance(module, {
    regel: {
      isWatched: watch ? 1 : 0,
      fault(code: number, about: number): never {
        throw new Fault(texts[code]!, texts[about]);
      },
      notice: (scoring: number, count: number) => noticing(m, noticed, watch)(scoring, count),
      numberOf: (list: number) => sets.numberOf(m, list),
      itemsInto: (list: number, set: number) => sets.itemsInto(m, list, set),
    },
  });
  const { memory, ...functions } = instance.exports as unknown as Functions & {
    readonly memory: { readonly buffer: ArrayBuffer };
  };
  m = new Int32Array(memory.buffer, 4 * at, words);
  const told = mayListTooMany ? toldTooMany(functions) : functions;
  return createDoors(m, new Int32Array(memory.buffer, 0, at), places, told, {
    sets,
    ...(usedSecrets < 0 ? {} : { usedSecrets: () => m[usedSecrets] === 1 }),
  });
}

/** The same functions; where there was no room for all moves, they say so as rules do that cannot go on. */
function toldTooMany(functions: Functions): Functions {
  const told = (work: (...args: unknown[]) => unknown) =>
    function tell(...args: unknown[]): unknown {
      try {
        return work(...args);
      } catch (problem) {
        throw problem instanceof WebAssembly.RuntimeError ? new Fault('too-many', 'moves') : problem;
      }
    };
  return Object.fromEntries(
    Object.entries(functions).map(([name, work]) => [name, told(work)]),
  ) as unknown as Functions;
}

function ownSets(module: WasmModule): Sets {
  const known = setsOf.get(module) ?? new Sets();
  setsOf.set(module, known);
  return known;
}
