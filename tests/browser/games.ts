/**
 * Random games by fixed seeds, and what their states come to in bytes. This runs in Node and, bundled, in a page: both
 * must come to the same.
 */

import type { Source } from '../../compiler/1-syntax/source.ts';
import { compile } from '../../compiler/compile.ts';
import { draw, seeded } from '../../compiler/runtime/random.ts';
import { createWasmCore, wasmModule } from '../../compiler/runtime/wasm-core.ts';
import { games } from '../../generated/games.ts';
import { type Engine, interpreted, type Playable, withCore } from './playable.ts';

/** The engines that are compared, by name. For a game that it cannot play an engine gives undefined. */
export const ENGINES: Readonly<Record<string, Engine>> = {
  interpreter: interpreted,
  core: (compiled) => withCore(compiled, games.find(({ data }) => data.id === compiled.id)?.createCore()),
  WebAssembly: (compiled, modules) => {
    const bytes = modules[compiled.id];
    return withCore(compiled, bytes === undefined ? undefined : createWasmCore(wasmModule(bytesOf(bytes))));
  },
};

/** The bytes of `core.wasm` by game, written in base 64 so that they can be handed to a page. */
export type Modules = Readonly<Record<string, string>>;

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/**
 * For each game and number of players: how many moves some random games had, and a digest of all their states; where the engine
 * plays games by itself, those too.
 */
export async function digests(
  sources: readonly Source[],
  modules: Modules,
  engine: string,
  times: number,
): Promise<string[]> {
  const compilation = compile(sources, { texts: false, runExamples: false });
  const found: string[] = [];
  // Variants run the same code on other numbers.
  for (const compiled of compilation.games.filter(({ game }) => game.base === undefined)) {
    const { from, to } = compiled.game.players;
    const playable = ENGINES[engine]!(compiled, modules);
    for (let players = from; playable && players <= to; players++)
      for (let number = 1; number <= times; number++)
        found.push(
          `${compiled.id}, ${players} players: ${await playGame(playable, players, `game ${number}`)}`,
        );
  }
  return found;
}

async function playGame(game: Playable, players: number, seed: string): Promise<string> {
  const words = seeded(`${seed}, moves`);
  game.start(players, seed);
  const states = [game.bytes()];
  for (let count = game.count(); count > 0; count = game.count()) {
    game.play(draw(words, count));
    states.push(game.bytes());
  }
  const moves = states.length - 1;
  if (!game.playOut) return `${moves} moves, ${await digest(states)}`;
  game.start(players, seed);
  const playedOut = game.playOut(seeded(`${seed}, playout`));
  states.push(game.bytes());
  return `${moves} moves and ${playedOut}, ${await digest(states)}`;
}

async function digest(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await new Blob([...parts]).arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
