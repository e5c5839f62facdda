import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot, BotKind, createBot } from '../../../compiler/bots/bot.ts';
import type { BotGame } from '../../../compiler/bots/game.ts';
import { fromSeed } from '../../../compiler/runtime/chance-source.ts';
import type { Core } from '../../../compiler/runtime/core.ts';
import type { GameData } from '../../../compiler/runtime/data.ts';
import { Machine } from '../../../compiler/runtime/machine.ts';
import { type Setup, State } from '../../../compiler/runtime/state.ts';
import type { createWasmCore, wasmModule } from '../../../compiler/runtime/wasm-core.ts';
import { ROOT } from '../../sources.ts';
import { cpuMilliseconds } from './clock.ts';

/** How long a bot may think about a move: CPU time, or so many tries. */
export interface Budget {
  readonly milliseconds?: number;
  readonly tries?: number;
}

/** Somebody who plays for seats of a game, and follows it in an engine of its own. */
export interface Player {
  readonly name: string;
  begin(setup: Setup, seed: string): void;
  /** A move that somebody has made. */
  follow(move: string, player: number): void;
  /** Players are counted from 1. */
  choose(player: number, budget: Budget, seed: string): string;
}

/** The bots of this revision, or of a folder with a copy of another one. */
export async function playerOf(
  kind: BotKind,
  game: string,
  core: 'wasm' | 'typescript',
  folder = ROOT,
): Promise<Player> {
  const load = (file: string): Promise<object> => import(pathToFileURL(join(folder, file)).href);
  const { createBot: create } = (await load('compiler/bots/bot.ts')) as { createBot: typeof createBot };
  const wasm = (await load('compiler/runtime/wasm-core.ts')) as {
    wasmModule: typeof wasmModule;
    createWasmCore: typeof createWasmCore;
  };
  const { data } = (await import(`${ROOT}generated/${game}/data.ts`)) as { data: GameData };
  const { createCore } = (await import(`${ROOT}generated/${game}/core.ts`)) as { createCore: () => Core };
  const module = wasm.wasmModule(readFileSync(`${ROOT}generated/${game}/core.wasm`));
  const botGame: BotGame =
    core === 'wasm'
      ? { data, createCore: (watch) => wasm.createWasmCore(module, watch) }
      : { data, createCore };
  const bot: Bot = create(kind, botGame);
  const machine = new Machine(createCore(), data);
  let state: State;
  return {
    name: `${kind}, ${core}`,
    begin(setup, seed) {
      state = machine.begin(setup, fromSeed(seed));
    },
    follow(move, player) {
      const next = machine.play(state, move, player - 1);
      if (!(next instanceof State)) throw new Error(`${move} is not allowed: ${next.reason}`);
      state = next;
    },
    choose(player, { milliseconds, tries }, seed) {
      const position = { words: Int32Array.from(machine.wordsOf(state)), options: state.game.setup.options };
      const end = cpuMilliseconds() + (milliseconds ?? 0);
      const limits = milliseconds === undefined ? {} : { isTimeUp: () => cpuMilliseconds() >= end };
      return bot.choose(position, player, { seed, ...limits, ...(tries === undefined ? {} : { tries }) })
        .text;
    },
  };
}
