import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Source } from '../../compiler/1-syntax/source.ts';
import type { CompiledGame } from '../../compiler/3-ir/compiled.ts';
import { emitCore } from '../../compiler/4-emit/engine/core/core.ts';
import { emitData, gameData } from '../../compiler/4-emit/engine/facade/data.ts';
import type { GeneratedEngine } from '../../compiler/agree/engine.ts';
import { loadEngine } from '../../compiler/command-line/engines/load-engine.ts';
import { compile } from '../../compiler/compile.ts';
import { ROOT } from '../sources.ts';

export interface EmittedGame {
  readonly game: CompiledGame['game'];
  /** The text of the core. */
  readonly core: string;
  readonly engine: GeneratedEngine;
}

/** The engine of a game that is not in `generated`, made and loaded as those there are. */
export async function emitted(id: string, sources: readonly Source[]): Promise<EmittedGame> {
  const { games, problems } = compile(sources, { texts: false, runExamples: false });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const { game } = games.find((one) => one.id === id)!;
  const core = emitCore(id, game, new Map());
  const folder = mkdtempSync(join(tmpdir(), 'regel-engine-'));
  try {
    cpSync(`${ROOT}generated/runtime`, join(folder, 'runtime'), { recursive: true });
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, 'core.ts'), core.text);
    writeFileSync(join(folder, id, 'data.ts'), emitData(gameData(id, game, core)));
    return { game, core: core.text, engine: await loadEngine({ folder, id }) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
