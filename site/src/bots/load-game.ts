/// <reference types="vite/types/importMeta.d.ts" />
import { type BotGame, inWasm } from '../../../compiler/bots/game.ts';
import type { Core, Watch } from '../../../generated/runtime/core.ts';
import type { GameData } from '../../../generated/runtime/data.ts';
import { fileOf, found } from '../game/found.ts';

const datas = import.meta.glob<{ data: GameData }>([
  '../../../generated/**/data.ts',
  '!../../../generated/runtime/**',
]);
const cores = import.meta.glob<{ createCore: (watch?: Watch) => Core }>([
  '../../../generated/**/core.ts',
  '!../../../generated/runtime/**',
]);
/** The addresses of the modules: files of the site like any other, so that they are kept for reading without a connection too. */
const modules = import.meta.glob<string>('../../../generated/**/core.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What is used of WebAssembly here, in a browser that may not have it. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly?: { compile(bytes: ArrayBuffer): Promise<object> };
};

/** A game for the bots, with cores in WebAssembly wherever that works. */
export async function loadGame(game: string): Promise<BotGame> {
  const [{ data }, module] = await Promise.all([found(datas, game, 'data.ts'), moduleOf(game)]);
  if (module) return inWasm(data, module);
  const { createCore } = await found(cores, game, 'core.ts');
  return { data, createCore };
}

/** A browser may refuse to compile it, as in its strictest settings, or a server not to send it: bots can do without. */
async function moduleOf(game: string): Promise<object | undefined> {
  const address = modules[fileOf(game, 'core.wasm')];
  if (address === undefined) return undefined;
  try {
    const response = await fetch(address);
    return response.ok ? await WebAssembly?.compile(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
