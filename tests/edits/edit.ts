/** What the edit tests share: the real games, an edit to them, and what the compiler says then. */
import { ParseCache } from '../../compiler/1-syntax/parse.ts';
import type { Source } from '../../compiler/1-syntax/source.ts';
import type { CompiledGame } from '../../compiler/3-ir/compiled.ts';
import { compile } from '../../compiler/compile.ts';
import type { Problem } from '../../compiler/problems/problem.ts';
import { edited, readSources } from '../sources.ts';

const all = readSources();
const cache = new ParseCache();

export const CLEVER = 'clever/clever.regel';
export const ROLL_AND_WRITE = 'roll-and-write/roll-and-write.regel';

/** A game with its examples, variants and texts, and what it uses. */
export function game(file: string): Source[] {
  const folder = file.slice(0, file.indexOf('/'));
  return all.filter((source) => source.file.startsWith(`${folder}/`) || source.file.startsWith('alhambra/'));
}

/** One replacement in a file, once; the text to replace must be there. */
export type Edit = readonly [from: string, to: string, file?: string];

export interface Told {
  readonly code: string;
  /** The line where it stands, without indentation. */
  readonly line: string;
  /** What is marked. */
  readonly marked: string;
  readonly suggestion?: string;
  readonly data: Problem['data'];
}

export interface Result {
  readonly told: Told[];
  readonly games: readonly CompiledGame[];
}

/** The game in this file with these edits, in that file unless they name another. */
export function afterEdits(file: string, ...edits: readonly Edit[]): Result {
  let sources = game(file);
  for (const [from, to, where] of edits) sources = edited(sources, where ?? file, from, to);
  return told(sources);
}

export function told(
  sources: readonly Source[],
  options: { texts?: boolean; runExamples?: boolean } = {},
): Result {
  const { problems, games } = compile(sources, { cache, ...options });
  return { told: problems.map((problem) => inWords(problem, sources)), games };
}

function inWords({ code, at, data }: Problem, sources: readonly Source[]): Told {
  const text = sources.find((source) => source.file === at.file)!.text;
  const start = text.lastIndexOf('\n', at.start - 1) + 1;
  const end = text.indexOf('\n', at.start);
  return {
    code,
    line: text.slice(start, end < 0 ? text.length : end).trim(),
    marked: text.slice(at.start, at.end),
    ...(data.suggestion ? { suggestion: String(data.suggestion) } : {}),
    data,
  };
}

/** The parts of what was told that a test is about. */
export function brief(results: readonly Told[]): string[] {
  return results.map(({ code, marked, suggestion }) => {
    const [first] = marked.split('\n');
    return `${code} ${first!.trim()}${suggestion ? ` → ${suggestion}` : ''}`;
  });
}
