import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Source } from '../../1-syntax/source.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import { type emitEngine, emitRuntime, RUNTIME } from '../../4-emit/engine/index.ts';
import type { RuntimeSources } from '../../4-emit/runtime-sources.ts';
import { commonTexts } from '../shared/rules-folder.ts';
import type { FreshEngine } from './fresh-engine.ts';

/** Writes the engine of a game; the tests bring emitters with a mistake. */
export type EmitEngine = typeof emitEngine;

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** The files of the runtime, by name. */
export function runtimeSources(): RuntimeSources {
  const folder = join(PROJECT, RUNTIME);
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** The same as they are copied. */
export function runtimeFiles(sources = runtimeSources()): Emitted[] {
  return [...sources].map(([name, text]) => emitRuntime(name, text));
}

/** All rules and texts, with those that games share. */
export function withCommonTexts(sources: readonly Source[]): Source[] {
  return [...sources.filter(({ file }) => !file.startsWith('common/text/')), ...commonTexts(sources)];
}

/** The engines of these games, emitted and written nowhere yet. */
export function freshEngines(
  games: readonly CompiledGame[],
  sources: readonly Source[],
  emit: EmitEngine,
): FreshEngine[] {
  const all = withCommonTexts(sources);
  const runtime = runtimeSources();
  const copied = runtimeFiles(runtime);
  return games.map((one) => ({
    id: one.id,
    game: one.game,
    files: [...copied, ...emit(one, all, runtime)],
  }));
}
