import { Fault, Refused } from '../../compiler/interpret/index.ts';

/** The code of the fault, or the rule of the refusal, that a piece of work ends in. */
export function problemOf(work: () => unknown): string {
  try {
    work();
  } catch (problem) {
    if (problem instanceof Fault) return problem.code;
    if (problem instanceof Refused) return problem.refusal.rule;
    throw problem;
  }
  return 'none';
}
