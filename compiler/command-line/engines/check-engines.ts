import type { Disagreement } from '../../agree/agree.ts';
import type { Checked } from '../../agree/check.ts';
import { harmless } from '../shared/io.ts';
import { doTasks } from '../shared/threads.ts';
import type { Say } from '../shared/words/index.ts';
import { disagreementLines } from './disagreement.ts';
import { checkFreshEngine, type FreshEngine } from './fresh-engine.ts';

/** An engine that disagrees with the interpreter and must not be written. */
export interface RefusedEngine extends Disagreement {
  readonly game: string;
}

/** Below this size of the intermediate form, in characters, starting threads takes longer than the check. */
const WORTH_IT = 200_000;

/** Plays all of these engines beside the interpreter, and gives those that do not agree. `done` is called after each. */
export async function refusedEngines(
  engines: readonly FreshEngine[],
  done: (engine: FreshEngine) => void = () => {},
): Promise<RefusedEngine[]> {
  const refused: RefusedEngine[] = [];
  await doTasks<FreshEngine, Checked>({
    tasks: engines,
    script: new URL('./check-worker.ts', import.meta.url),
    isWorthIt: engines.reduce((sum, { game }) => sum + JSON.stringify(game).length, 0) > WORTH_IT,
    here: () => checkFreshEngine,
    done: ({ disagreement }, engine) => {
      if (disagreement) refused.push({ game: engine.id, ...disagreement });
      done(engine);
    },
  });
  return refused.sort((one, other) => (one.game < other.game ? -1 : 1));
}

/** The message about refused engines. */
export function refusalLines(say: Say, refused: readonly RefusedEngine[]): string[] {
  const lines = refused.flatMap((one) => [
    say('build-disagrees', { game: one.game, rule: one.rule }),
    ...disagreementLines(say, one),
  ]);
  return [...lines, say('build-refused')].map(harmless);
}
