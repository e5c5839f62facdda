/** Deeper than this nothing is nested that an engine is asked. */
const DEEPEST = 32;

/** The longest list that is read. */
const MOST_ITEMS = 1_000_000;

/**
 * Plain data of its own for what a caller handed in: every part is looked at once, here, so that no getter or proxy can throw
 * later on, or tell something else the second time. Undefined for what cannot be read through.
 */
export function readOnce(given: unknown): unknown {
  try {
    return copied(given, 0);
  } catch {
    return undefined;
  }
}

function copied(given: unknown, depth: number): unknown {
  if (typeof given !== 'object' || given === null) return given;
  if (depth === DEEPEST) throw new RangeError('too deep');
  if (!Array.isArray(given))
    return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, copied(one, depth + 1)]));
  const { length } = given;
  if (length > MOST_ITEMS) throw new RangeError('too long');
  return Array.from({ length }, (_, index) => copied(given[index], depth + 1));
}
