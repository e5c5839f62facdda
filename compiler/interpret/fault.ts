import type { Scene } from './scene.ts';

/**
 * The rules cannot go on: they did something that they may not do. The game is stopped; the state that was
 * given is as it was.
 */
export type FaultCode =
  /** A number outside the range of where it goes. */
  | 'out-of-range'
  /** Another value than may be there. */
  | 'wrong-value'
  /** None where something is needed. */
  | 'none'
  /** More items than may be there, or than can be gone through. */
  | 'too-many'
  | 'division-by-zero'
  /** A key that a field or table does not have. */
  | 'no-such-key'
  | 'no-such-piece'
  | 'no-such-cell'
  | 'no-such-item'
  /** `the` found none or several, `the first` and `the last` found none. */
  | 'not-exactly-one'
  | 'not-found'
  /** More than 100,000 jumps between two stops, or more work than can be waited for. */
  | 'endless'
  /** The rules say that this cannot happen. */
  | 'impossible'
  /** A tie that the rules exclude. */
  | 'tie'
  /** No outcome of a roll fits its condition, or there are more than can be looked through. */
  | 'no-outcome'
  | 'too-many-outcomes'
  /** An `always` rule does not hold. */
  | 'always'
  /** A setup that the game does not have. */
  | 'setup'
  /** The intermediate form contradicts itself: a mistake in the compiler, not in the rules. */
  | 'broken';

export class Fault extends Error {
  readonly code: FaultCode;
  /** The routine that was running; '' outside of any. */
  readonly routine: string;
  /** The name of the rule, field or table it is about, where there is one. */
  readonly about: string;
  /** Where in the routine; see `Scene`. */
  readonly at: Pick<Scene, 'block' | 'step'> | undefined;

  constructor(code: FaultCode, routine: string, about = '', at?: Fault['at']) {
    super(`${code}${about === '' ? '' : ` (${about})`}${routine === '' ? '' : ` in ${routine}`}`);
    this.name = 'Fault';
    this.code = code;
    this.routine = routine;
    this.about = about;
    this.at = at;
  }
}

/** Anything that was thrown, as a fault: rules that are nested too deep, or a mistake in the compiler. */
export function asFault(problem: unknown): Fault {
  if (problem instanceof Fault) return problem;
  if (problem instanceof RangeError) return new Fault('endless', '');
  return new Fault('broken', '', problem instanceof Error ? problem.message : '');
}

/** Why a move is not allowed: the reason that the rules give, or one of those that every game has. */
export interface Refusal {
  /** A reason of the rules, or one that every game has: `not-now`, `must-choose`, `no-chance`, `fault` … */
  readonly rule: string;
  readonly action: string;
  /** The choice whose value was refused. */
  readonly choice?: string;
}

/** A move, or an outcome of chance, that is not allowed was played. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.action}: ${refusal.rule}`);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}
