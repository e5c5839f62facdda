import type { CompiledGame } from '../3-ir/compiled.ts';
import type { LiveCore, LiveGame } from '../runtime/live-game.ts';
import type { TextFile } from '../texts/files.ts';
import { own } from './code/build.ts';
import { printProgramData } from './code/print-program.ts';
import { finished } from './code/program.ts';
import { type EmittedCore, emitCore } from './engine/core/core.ts';
import { gameData } from './engine/facade/data.ts';
import { showsOf } from './engine/facade/shows.ts';
import { textsOf } from './engine/index.ts';
import { whyProgram } from './engine/why/why.ts';
import type { RuntimeSources } from './runtime-sources.ts';
import { printCoreModule } from './wasm/core-module.ts';

/**
 * A game as data, for a page to play it at once: what `emitEngine` writes into files, without a word of JavaScript. `sources` are all
 * rules and texts. `hasModules`: whether whoever plays it can run WebAssembly.
 */
export function emitLive(
  compiled: CompiledGame,
  sources: readonly TextFile[],
  runtime: RuntimeSources,
  hasModules = true,
): LiveGame {
  const { id, game } = compiled;
  const core = emitCore(id, game, new Map(), runtime);
  return {
    data: gameData(id, game, core, showsOf(compiled)),
    ...textsOf(compiled, sources),
    core: liveCore(core, runtime, hasModules),
    why: printProgramData(finished(whyProgram(id, game, new Map(), core)), own('createTraced')),
  };
}

/** A core as data: a module of WebAssembly where one can be made, and else a program. */
export function liveCore(core: EmittedCore, runtime: RuntimeSources, hasModules = true): LiveCore {
  const bytes = hasModules ? printCoreModule(core.parts, runtime) : undefined;
  return bytes
    ? { is: 'module', bytes }
    : { is: 'program', program: printProgramData(finished(core.program), own('createCore')) };
}
