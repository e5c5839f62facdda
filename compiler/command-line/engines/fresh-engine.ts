import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../../3-ir/ir.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import type { Disagreement } from '../../agree/agree.ts';
import { type Checked, checkEngine } from '../../agree/check.ts';
import type { GeneratedEngine } from '../../agree/engine.ts';
import { waysToPlay } from '../../agree/ways.ts';
import { folderOfGame } from '../../runtime/game-folder.ts';
import { loadEngine } from './load-engine.ts';

/** An engine that was emitted and is written nowhere yet. */
export interface FreshEngine {
  readonly id: string;
  readonly game: Game;
  /** All of its files, and those of the runtime, by their paths below the folder of engines. */
  readonly files: readonly Emitted[];
}

/** Plays an engine beside the interpreter before it is written. One that does not even load does not agree either. */
export async function checkFreshEngine(fresh: FreshEngine): Promise<Checked> {
  try {
    return checkEngine(fresh, await loadFreshEngine(fresh));
  } catch (problem) {
    return { moves: 0, missed: [], disagreement: unloadable(fresh, problem) };
  }
}

/** Loads an engine as it will be written, from a folder that is gone when it is loaded. */
function loadFreshEngine(fresh: FreshEngine): Promise<GeneratedEngine> {
  const { id } = fresh;
  return withWrittenEngine(fresh, async (folder) => {
    // Not played here, but they must load.
    for (const name of ['engine', 'why', 'texts'])
      await import(pathToFileURL(join(folder, folderOfGame(id), `${name}.ts`)).href);
    return loadEngine({ folder, id });
  });
}

/** Writes an engine for as long as the work takes, into a folder of its own. */
export async function withWrittenEngine<T>(
  { files }: FreshEngine,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'regel-engine-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    for (const { file, text } of files) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

function unloadable({ game }: FreshEngine, problem: unknown): Disagreement {
  const found = problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem);
  const [way] = waysToPlay(game);
  return {
    what: 'fault',
    about: '',
    rule: 'game',
    expected: 'null',
    found,
    way: way!,
    seed: undefined,
    log: [],
  };
}
