/** Deeper than this nothing is nested that an engine is asked. */
const DEEPEST = 32;

/** So many parts are read in all: where a list holds the same one twice, level after level, there is no end to them. */
const MOST_PARTS = 500_000;

/**
 * Plain data of its own for what a caller handed in: every part is looked at once, here, so that no getter or proxy can throw
 * later on, or tell something else the second time. Undefined for what cannot be read through.
 */
export function readOnce(given: unknown): unknown {
  try {
    return copied(given, 0, { left: MOST_PARTS });
  } catch {
    return undefined;
  }
}

interface Budget {
  left: number;
}

function copied(given: unknown, depth: number, budget: Budget): unknown {
  if (typeof given !== 'object' || given === null) return given;
  if (depth === DEEPEST) throw new RangeError('too deep');
  if (Array.isArray(given)) {
    const { length } = given;
    spend(budget, length);
    return Array.from({ length }, (_, index) => copied(given[index], depth + 1, budget));
  }
  // Every byte or letter of these is a member, and even to list so many takes too long.
  if (ArrayBuffer.isView(given) || given instanceof String) throw new TypeError('no data');
  const entries = Object.entries(given);
  spend(budget, entries.length);
  return Object.fromEntries(entries.map(([name, one]) => [name, copied(one, depth + 1, budget)]));
}

function spend(budget: Budget, parts: number): void {
  budget.left -= parts;
  if (budget.left < 0) throw new RangeError('too much');
}
