// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { Texts } from './callers.ts';
import type { Core, Watch } from './core.ts';
import type { GameData } from './data.ts';
import { createEngine, type Sentences } from './engine.ts';
import type { Engine } from './engine-interface.ts';
import type { Program } from './program.ts';
import { runProgram } from './run-program.ts';
import type { Trace, Traced } from './trace.ts';
import type { AnyGame } from './types.ts';
import { createWasmCore, type WasmModule, wasmModule } from './wasm-core.ts';

/**
 * A game as data, as the compiler writes it (`4-emit/live.ts`): it is sent from a worker to a page, and played there at once. Nothing of
 * it becomes script.
 */
export interface LiveGame {
  readonly data: GameData;
  readonly texts: Texts;
  readonly sentences: Sentences;
  readonly core: LiveCore;
  /** What traces where points come from. */
  readonly why: Program;
}

/** As a program where the rules need what modules of WebAssembly do not have, or where whoever plays has none. */
export type LiveCore =
  | { readonly is: 'module'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly is: 'program'; readonly program: Program };

export interface OpenedGame {
  readonly engine: Engine<AnyGame>;
  readonly createCore: (watch?: Watch) => Core;
  readonly createTraced: (trace: Trace) => Traced;
}

/** The engine of such a game, like one that was generated. `module` is its core's, where that was compiled already. */
export function openLive({ data, texts, sentences, core, why }: LiveGame, module?: WasmModule): OpenedGame {
  const createCore = coreOf(core, module);
  const createTraced = runProgram<OpenedGame['createTraced']>(why);
  const engine = createEngine<AnyGame>(createCore(), data, texts, { createCore, createTraced }, sentences);
  return { engine, createCore, createTraced };
}

/** What makes cores of such a game. */
export function coreOf(core: LiveCore, compiled?: WasmModule): OpenedGame['createCore'] {
  if (core.is === 'program') return runProgram(core.program);
  const module = compiled ?? wasmModule(core.bytes);
  return (watch) => createWasmCore(module, watch);
}
