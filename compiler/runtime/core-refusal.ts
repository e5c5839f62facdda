/** A condition after a change did not hold. One for all: it is thrown often while moves are tried. */
const REFUSED = new Error('refused');

/** Leaves an action that is not allowed after all. */
export function refuse(reason: number): never {
  REFUSED.cause = reason;
  throw REFUSED;
}

/** The reason for which an action was left; anything else that was thrown goes on. */
export function reasonOf(problem: unknown): number {
  if (problem === REFUSED) return REFUSED.cause as number;
  throw problem;
}
