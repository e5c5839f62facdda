import { existsSync, readFileSync } from 'node:fs';
import { createWasmCore, wasmModule } from '../../../compiler/runtime/wasm-core.ts';
import { GENERATED } from '../games.ts';
import type { Entry } from './contestant.ts';
import { ofCore } from './of-core.ts';

/** The same core as WebAssembly. */
export const wasm: Entry = {
  name: 'wasm',
  title: '**generated core, WebAssembly**',
  called: 'WebAssembly',
  warmUp: 1,
  seconds: 2,
  missing: (game) =>
    existsSync(`${GENERATED}${game}/core.wasm`)
      ? undefined
      : `generated/${game}/core.wasm is not there; npm run generate writes it`,
  async create(way, chooser) {
    const module = wasmModule(readFileSync(`${GENERATED}${way.game}/core.wasm`));
    return ofCore(createWasmCore(module), way, chooser);
  },
};
