import { DEEPEST, MOST_PARTS } from './limits.ts';

/**
 * Copies what a caller handed in to plain data. Every part is read exactly once, so that no getter or proxy can throw later, or
 * give another value the second time. Undefined for what cannot be copied.
 */
export function readOnce(given: unknown): unknown {
  try {
    // An object that holds another twice, level after level, grows exponentially: what is read is counted as a whole.
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
  // Each byte or character of these is an own property: even listing them takes too long.
  if (ArrayBuffer.isView(given) || given instanceof String) throw new TypeError('no data');
  const entries = Object.entries(given);
  spend(budget, entries.length);
  return Object.fromEntries(entries.map(([name, one]) => [name, copied(one, depth + 1, budget)]));
}

function spend(budget: Budget, parts: number): void {
  budget.left -= parts;
  if (budget.left < 0) throw new RangeError('too much');
}
