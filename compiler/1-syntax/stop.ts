import type { Expected } from './expected.ts';
import { firstWord, type Line } from './layout.ts';
import type { Report } from './report.ts';

/** Where a line stopped to make sense. Offsets are the source's. */
export interface Stop {
  readonly source: string;
  readonly line: Line;
  /** The line in marked text up to its marker, and how much of it made sense. */
  readonly text: string;
  readonly at: number;
  readonly start: number;
  readonly end: number;
  /** The word or sign that stands there, or what stands there instead of one. */
  readonly found: string;
  readonly expected: Expected;
}

/** Reports a slip if this is one. */
export type SlipCheck = (stop: Stop, report: Report) => boolean;

/** The first word of the line. */
export function wordOf({ source, line }: Stop): string {
  return firstWord(source, line.parts[0]!);
}
