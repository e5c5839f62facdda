import { Fault } from '../2-model/fault.ts';

export { Fault, type FaultCode } from '../2-model/fault.ts';

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
