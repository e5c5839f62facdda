import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../../3-ir/ir.ts';
import { type EmittedCore, emitCore } from '../../4-emit/engine/core/core.ts';
import { gameData } from '../../4-emit/engine/facade/data.ts';
import { printCoreModule } from '../../4-emit/wasm/core-module.ts';
import { type BotGame, inWasm } from '../../bots/game.ts';
import type { Core } from '../../runtime/core.ts';
import type { GameData } from '../../runtime/data.ts';
import { Machine } from '../../runtime/machine.ts';
import { wasmModule } from '../../runtime/wasm-core.ts';
import { runtimeSources } from './emit-engines.ts';

const RUNTIME = new URL('../../runtime/', import.meta.url);

/** The engine of a game as the emitter writes it, ready to be loaded by any thread. */
export interface TemporaryEngine {
  /** The address of its core. */
  readonly core: string;
  readonly data: GameData;
  /** The same core as WebAssembly; not there where its numbers do not fit. */
  readonly wasm?: Uint8Array;
}

/** What of it can be handed to a thread. */
export function handedToThread({ core, data, wasm }: TemporaryEngine): TemporaryEngine {
  return { core, data, ...(wasm ? { wasm } : {}) };
}

/** The same while it is written: more of it can be written beside it. */
interface BeingWritten extends TemporaryEngine {
  readonly emitted: EmittedCore;
  /** Writes a file of the engine, and says its address. */
  write(name: string, text: string): string;
}

/**
 * Writes the engine of these rules for as long as the work takes: rules that are being edited have no other. Where the person breaks it
 * off, the program ends, unless the work has something to say about it.
 */
export async function withTemporaryEngine<T>(
  game: Game,
  work: (engine: BeingWritten) => Promise<T>,
  brokenOff?: () => void,
): Promise<T> {
  const id = 'game';
  const folder = mkdtempSync(join(tmpdir(), 'regel-engine-'));
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return pathToFileURL(path).href;
  };
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  let isSecond = false;
  const interrupted = (): void => {
    if (brokenOff && !isSecond) {
      isSecond = true;
      brokenOff();
      return;
    }
    remove();
    process.exit(130);
  };
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
  try {
    const runtime = runtimeSources();
    const emitted = emitCore(id, game, new Map(), runtime);
    const wasm = printCoreModule(emitted.parts, runtime);
    for (const name of readdirSync(RUNTIME))
      write(`runtime/${name}`, `export * from ${JSON.stringify(new URL(name, RUNTIME).href)};\n`);
    return await work({
      core: write(`${id}/core.ts`, emitted.text()),
      data: gameData(id, game, emitted),
      ...(wasm ? { wasm } : {}),
      emitted,
      write,
    });
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    remove();
  }
}

/** The same for bots, in WebAssembly where there is a module. */
export async function loadBotGame({ core, data, wasm }: TemporaryEngine): Promise<BotGame> {
  if (wasm) return inWasm(data, wasmModule(wasm));
  const { createCore } = (await import(core)) as Pick<BotGame, 'createCore'>;
  return { data, createCore };
}

export async function loadTemporaryEngine({ core, data }: TemporaryEngine): Promise<Machine> {
  const { createCore } = (await import(core)) as { createCore: () => Core };
  return new Machine(createCore(), data);
}
