import { asFault } from '../interpret/index.ts';
import type { Json } from '../runtime/json.ts';
import { firstDifference, isSame } from './shown.ts';

/** What interpreter and engine do not agree about. */
export type What =
  | 'moves'
  | 'state'
  | 'view'
  | 'score'
  | 'result'
  | 'reason'
  | 'turn'
  | 'chance'
  | 'always'
  | 'fault';

/** Thrown where interpreter and engine do not agree. */
export class Apart extends Error {
  readonly what: What;
  readonly about: string;
  /** What the interpreter says, and what the engine. */
  readonly expected: unknown;
  readonly found: unknown;

  constructor(what: What, about: string, expected: unknown, found: unknown) {
    super(what);
    this.what = what;
    this.about = about;
    this.expected = expected;
    this.found = found;
  }
}

/** Thrown where the rules cannot go on, and both say so: the game ends there, without a difference. */
export class StoppedAlike extends Error {}

export function same(what: What, about: string, expected: Json, found: Json): void {
  if (isSame(expected, found)) return;
  const apart = firstDifference(expected, found);
  throw new Apart(what, [about, apart.about].filter(Boolean).join(': '), apart.expected, apart.found);
}

/** What both give. Where the rules cannot go on, both must stop, for the same cause. */
export function both<A, B>(interpreter: () => A, engine: () => B): [A, B] {
  const expected = outcomeOf(interpreter);
  // An engine has no limit of its own to how long it goes on: it is not asked to go on without end.
  if (expected.fault === 'endless') throw new StoppedAlike();
  const found = outcomeOf(engine);
  if (expected.fault === undefined && found.fault === undefined)
    return [expected.value as A, found.value as B];
  if (expected.fault === found.fault) throw new StoppedAlike();
  throw new Apart(
    'fault',
    expected.about ?? found.about ?? '',
    expected.detail ?? null,
    found.detail ?? null,
  );
}

/** What came of it: a value, or a fault with the name of what it is about. An engine has its own class of faults, loaded with it. */
function outcomeOf<T>(work: () => T): { value?: T; fault?: string; about?: string; detail?: string } {
  try {
    return { value: work() };
  } catch (problem) {
    if (problem instanceof Apart || problem instanceof StoppedAlike) throw problem;
    const isFault = problem instanceof Error && problem.name === 'Fault' && 'code' in problem;
    const fault = isFault ? String(problem.code) : asFault(problem).code;
    return {
      fault,
      ...(isFault && 'about' in problem && problem.about !== '' ? { about: String(problem.about) } : {}),
      detail: problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem),
    };
  }
}

/** Anything else that was thrown while both played: the engine broke down. */
export function asApart(problem: unknown): Apart {
  if (problem instanceof Apart) return problem;
  const name = problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem);
  return new Apart('fault', '', null, name);
}

export function written(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 2000 ? `${text.slice(0, 2000)} …` : text;
}
