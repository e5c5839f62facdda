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
  /** What of the routine, where that is known: a part of its intermediate form. */
  readonly part: object | undefined;

  constructor(code: FaultCode, routine: string, about = '', part?: object) {
    super(`${code}${about === '' ? '' : ` (${about})`}${routine === '' ? '' : ` in ${routine}`}`);
    this.name = 'Fault';
    this.code = code;
    this.routine = routine;
    this.about = about;
    this.part = part;
  }
}

/** The intermediate form contradicts itself. */
export function broken(about: string): never {
  throw new Fault('broken', '', about);
}
