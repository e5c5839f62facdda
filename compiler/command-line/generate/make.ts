import type { Source } from '../../1-syntax/source.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { emitSchema } from '../../4-emit/conformance/index.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import { emitIndex } from '../../4-emit/engine/index.ts';
import { type Compilation, compile } from '../../compile.ts';
import { runtimeFiles } from '../build-files.ts';
import { readRules } from '../rules-folder.ts';
import { inThreads } from '../shared/threads.ts';

/** One part of what is made of a game or variant. */
export interface MakeTask {
  readonly part: Part;
  readonly id: string;
}

export type Part = 'engine' | 'rulebook' | 'vectors';

export interface Rules extends Compilation {
  readonly sources: readonly Source[];
}

export function compileRules(folder: string, runExamples: boolean): Rules {
  const { sources } = readRules({ root: folder, parts: [], loose: false });
  return { sources, ...compile(sources, { texts: false, rulebooks: true, runExamples }) };
}

/** Does all tasks, on all cores; `folder` is that of the rules. */
export async function makeParts(folder: string, tasks: readonly MakeTask[]): Promise<Emitted[]> {
  const made: Emitted[] = [];
  await inThreads<MakeTask, Emitted[]>({
    script: new URL('./worker.ts', import.meta.url),
    workerData: folder,
    tasks,
    done: (files) => {
      made.push(...files);
    },
  });
  return made;
}

/** The same for all games: the runtime, the list of engines, the schema of vectors. */
export async function makeShared(games: readonly CompiledGame[]): Promise<Emitted[]> {
  return [emitSchema(), ...runtimeFiles(), await emitIndex(games.map(({ id }) => id))];
}
