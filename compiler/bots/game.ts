import type { Core, Watch } from '../runtime/core.ts';
import type { GameData } from '../runtime/data.ts';
import { createWasmCore, type WasmModule } from '../runtime/wasm-core.ts';

/** What a bot needs of a game: what it is made of, and cores to think in, in TypeScript or in WebAssembly. */
export interface BotGame {
  readonly data: GameData;
  readonly createCore: (watch?: Watch) => Core;
}

/** A game whose cores run in WebAssembly: bots think several times as far in the same time, and choose the same for the same work. */
export function inWasm(data: GameData, module: WasmModule): BotGame {
  return { data, createCore: (watch) => createWasmCore(module, watch) };
}
