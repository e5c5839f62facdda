import { comparisonOf, looks, type Pairing } from '../../../compiler/lab/compare.ts';
import { Measures } from '../../../compiler/lab/measures.ts';
import type { Plan } from '../../../compiler/lab/plan.ts';
import { emptyResult, type Result, withGames } from '../../../compiler/lab/result.ts';
import type { LabSubject } from './messages.ts';
import type { LabPool } from './pool.ts';

export interface Progress {
  readonly done: number;
  readonly of: number;
}

interface Watching<T> {
  isStopped(): boolean;
  /** What is known so far. */
  known(found: T, progress: Progress): void;
}

/** Plays all games of a plan, or those until it is stopped. */
export async function runPlan(
  pool: LabPool,
  subject: LabSubject,
  plan: Plan,
  { isStopped, known }: Watching<Result>,
): Promise<Result> {
  let result = emptyResult(plan);
  let done = 0;
  await pool.play({ subjects: [subject], what: plan }, [0, plan.games], (range, measures) => {
    result = withGames(result, range, measures);
    done += range[1] - range[0];
    known(result, { done, of: plan.games });
    return !isStopped();
  });
  return result;
}

/** Plays two games side by side until it is clear what differs; one looks where every machine looks. */
export async function runPairing(
  pool: LabPool,
  subjects: readonly [LabSubject, LabSubject],
  pairing: Pairing,
  { isStopped, known }: Watching<Measures>,
): Promise<Measures> {
  const whole = new Measures();
  const of = pairing.a.games;
  let done = 0;
  for (const look of looks(of)) {
    const since = new Measures();
    let played = 0;
    await pool.play({ subjects, what: pairing }, [done, look], (range, measures) => {
      since.merge(measures);
      played += range[1] - range[0];
      known(whole, { done: done + played, of });
      return !isStopped();
    });
    // What was broken off between two looks is left out, so that the answer is one that any machine can give.
    if (done + played < look) break;
    whole.merge(since);
    done = look;
    known(whole, { done, of });
    if (comparisonOf(whole).isClear) break;
  }
  return whole;
}
