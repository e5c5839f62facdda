import type { Place, Problems } from '../problems/problem.ts';

/** Reports what an earlier version of the language spelt so. It means the same as `now`; `regel upgrade` rewrites it. */
export function earlierSpelling(problems: Problems, at: Place, was: string, now: string): void {
  problems.warning('earlier-spelling', at, { was, now }, undefined, { fix: [{ at, text: now }] });
}
