import type { Code } from '../problems/messages/index.ts';
import type { Problem } from '../problems/problem.ts';

/** Says that something is wrong between two offsets, which count from where the reader began. */
export type Report = (code: Code, start: number, end: number, data?: Problem['data']) => void;

/** A problem that moves with its declaration: offsets count from the declaration's first character. */
export interface RelativeProblem {
  readonly code: Code;
  readonly start: number;
  readonly end: number;
  readonly data: Problem['data'];
}
