import type { Problem } from '../../compiler/problems/problem.ts';
import { type Language, renderProblem } from '../../compiler/problems/render.ts';

export const FILE = 'clever/clever.regel';

/** A problem about the first place where a text has these words. */
export function problemAt(text: string, words: string, more: Partial<Problem> = {}): Problem {
  const start = text.indexOf(words);
  return {
    code: 'unknown-name',
    severity: 'error',
    at: { file: FILE, start, end: start + words.length },
    data: { name: words },
    ...more,
  };
}

export function drawn(
  text: string,
  problem: Problem,
  more: { language?: Language; colour?: boolean; width?: number } = {},
) {
  const options = { language: 'en', colour: false, width: 80, ...more } as const;
  return renderProblem(problem, new Map([[FILE, text]]), options);
}

/** The two lines of the excerpt. */
export function excerpt(text: string, problem: Problem, width = 80): string[] {
  return drawn(text, problem, { width }).split('\n').slice(2, 4);
}
