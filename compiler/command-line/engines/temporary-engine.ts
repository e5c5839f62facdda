import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../../3-ir/ir.ts';
import { type EmittedCore, emitCore } from '../../4-emit/engine/core/core.ts';
import { gameData } from '../../4-emit/engine/facade/data.ts';
import type { Core } from '../../runtime/core.ts';
import type { GameData } from '../../runtime/data.ts';
import { Machine } from '../../runtime/machine.ts';
import { runtimeSources } from './emit-engines.ts';

const RUNTIME = new URL('../../runtime/', import.meta.url);

/** The engine of a game as the emitter writes it, ready to be loaded by any thread. */
export interface TemporaryEngine {
  /** The address of its core. */
  readonly core: string;
  readonly data: GameData;
}

/** The same while it is written: more of it can be written beside it. */
interface BeingWritten extends TemporaryEngine {
  readonly emitted: EmittedCore;
  /** Writes a file of the engine, and says its address. */
  write(name: string, text: string): string;
}

/** Writes the engine of these rules for as long as the work takes: rules that are being edited have no other. */
export async function withTemporaryEngine<T>(
  game: Game,
  work: (engine: BeingWritten) => Promise<T>,
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
  const interrupted = (): void => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const emitted = emitCore(id, game, new Map(), runtimeSources());
    for (const name of readdirSync(RUNTIME))
      write(`runtime/${name}`, `export * from ${JSON.stringify(new URL(name, RUNTIME).href)};\n`);
    const core = write(`${id}/core.ts`, emitted.text());
    return await work({ core, data: gameData(id, game, emitted), emitted, write });
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    remove();
  }
}

export async function loadTemporaryEngine({ core, data }: TemporaryEngine): Promise<Machine> {
  const { createCore } = (await import(core)) as { createCore: () => Core };
  return new Machine(createCore(), data);
}
