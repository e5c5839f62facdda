import type { Source } from '../../1-syntax/source.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { emitSchema, emitVectors } from '../../4-emit/conformance/index.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import { emitIndex } from '../../4-emit/engine/index.ts';
import { emitRulebook } from '../../4-emit/rulebook/index.ts';
import { type Compilation, compile } from '../../compile.ts';
import { runtimeFiles } from '../engines/emit-engines.ts';
import { readRules } from '../shared/rules-folder.ts';
import { type Doing, doTasks } from '../shared/threads.ts';

/** A part of what is made of a game or variant that a thread makes; engines are made and checked otherwise. */
export interface MakeTask {
  readonly part: 'rulebook' | 'vectors';
  readonly id: string;
}

export interface Rules extends Compilation {
  readonly sources: readonly Source[];
}

export function compileRules(folder: string, runExamples: boolean): Rules {
  const { sources } = readRules({ root: folder, parts: [], loose: false });
  return { sources, ...compile(sources, { texts: false, rulebooks: true, runExamples }) };
}

/** Below this size of the rules, in characters, starting threads takes longer than the work. */
const WORTH_IT = 30_000;

/** Does all tasks, on all cores; `folder` is that of the rules. */
export async function makeParts(
  folder: string,
  rules: Rules,
  tasks: readonly MakeTask[],
): Promise<Emitted[]> {
  const made: Emitted[] = [];
  await doTasks<MakeTask, Emitted[]>({
    tasks,
    script: new URL('./worker.ts', import.meta.url),
    workerData: folder,
    isWorthIt: rules.sources.reduce((sum, { text }) => sum + text.length, 0) > WORTH_IT,
    here: () => maker(rules),
    done: (files) => {
      made.push(...files);
    },
  });
  return made;
}

/** Makes the parts of these games. */
export function maker({ games, rulebooks, sources }: Rules): Doing<MakeTask, Emitted[]> {
  return ({ part, id }) => {
    const game = games.find((one) => one.id === id)!;
    return part === 'vectors' ? [emitVectors(game)] : emitRulebook(game, rulebooks, sources);
  };
}

/** The same for all games: the runtime, the list of engines, the schema of vectors. */
export function makeShared(games: readonly CompiledGame[]): Emitted[] {
  return [emitSchema(), ...runtimeFiles(), emitIndex(games.map(({ id }) => id))];
}
