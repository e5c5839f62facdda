import type { Source } from '../../1-syntax/source.ts';
import { Judge, type Mutant, type Verdict } from '../../mutate/index.ts';
import type { Vectors } from '../../protocol/dialogue.ts';
import { type Doing, doTasks } from '../shared/threads.ts';

/** The game whose mutants are judged. */
export interface MutateSubject {
  readonly sources: readonly Source[];
  readonly id: string;
  readonly vectors: Vectors | undefined;
}

/** Below this number of mutants, starting threads takes longer than judging them. */
const WORTH_IT = 40;

/** Judges all mutants, on all cores where it pays; `done` is called after each. */
export function judgeAll(
  subject: MutateSubject,
  mutants: readonly Mutant[],
  done: (verdict: Verdict, mutant: Mutant) => void,
): Promise<void> {
  return doTasks<Mutant, Verdict>({
    tasks: mutants,
    script: new URL('./worker.ts', import.meta.url),
    workerData: subject,
    isWorthIt: mutants.length >= WORTH_IT,
    here: () => judgeOf(subject),
    done,
  });
}

/** Judges mutants of one game. */
export function judgeOf({ sources, id, vectors }: MutateSubject): Doing<Mutant, Verdict> {
  const judge = new Judge(sources, id, vectors);
  return (mutant) => judge.judge(mutant);
}
