/** Which lines may stand below which: what a line needs so that it can be read alone. */
import type { Line } from './layout.ts';
import { EOL, type Marked, NUMBER, ROW, WORD } from './mark.ts';
import { STATEMENT_WORDS } from './words.ts';

export interface Context {
  /** The rules of the grammar that read such a line. */
  readonly rules: readonly string[];
  /** The words with which such a line begins; none where it begins with a name. */
  readonly words: readonly string[];
  /** A line without a known word can still be a statement: `X becomes E`, `P must do one of`. */
  readonly statements?: boolean;
}

const STATEMENTS: Context = {
  rules: ['statement', 'otherwiseIf', 'otherwise'],
  words: STATEMENT_WORDS,
  statements: true,
};
const RANKING: Context = {
  rules: ['tie', ...STATEMENTS.rules],
  words: ['tie', ...STATEMENT_WORDS],
  statements: true,
};
const OFFERS: Context = { rules: ['offer'], words: [] };
const AND_LINES: Context = { rules: ['andLine'], words: ['and'] };
const SHOWN: Context = { rules: ['showLine'], words: [] };
const NOTHING: Context = { rules: [], words: [] };

const NO_STATEMENT = `nothing ${EOL}`;

/** For each rule of a declaration: how its lines are read, and the shortest body that it can have. */
const BELOW: Readonly<Record<string, { readonly lines: Context; readonly shortest: string }>> = {
  game: {
    lines: { rules: ['gameLine'], words: ['players', 'imaginary', 'option'] },
    shortest: `players ${NUMBER}${EOL}`,
  },
  pieces: { lines: { rules: ['pieceLine'], words: [] }, shortest: ROW },
  table: { lines: NOTHING, shortest: ROW },
  grid: { lines: NOTHING, shortest: ROW },
  has: { lines: { rules: ['field'], words: [] }, shortest: `${WORD}:${WORD}${EOL}` },
  shows: { lines: SHOWN, shortest: `${WORD}${EOL}` },
  showLine: { lines: SHOWN, shortest: `${WORD}${EOL}` },
  term: {
    lines: { rules: ['let', 'case', 'lastCase'], words: ['let', 'if', 'otherwise'] },
    shortest: `otherwise :${NUMBER}${EOL}`,
  },
  phase: { lines: STATEMENTS, shortest: NO_STATEMENT },
  action: { lines: STATEMENTS, shortest: NO_STATEMENT },
  rules: { lines: STATEMENTS, shortest: NO_STATEMENT },
  scoring: { lines: STATEMENTS, shortest: NO_STATEMENT },
  insertion: {
    lines: { ...STATEMENTS, rules: [...STATEMENTS.rules, 'offer'] },
    shortest: NO_STATEMENT,
  },
  winner: { lines: { rules: ['tie', 'solo'], words: ['tie', 'solo'] }, shortest: `tie :nobody ${EOL}` },
  example: {
    lines: { rules: ['exLine'], words: ['players', 'imaginary', 'option', 'given', 'when', 'then'] },
    shortest: `players ${WORD}${EOL}`,
  },
};

/** The declaration's own line. */
export function topContext(rule: string): Context {
  return { rules: [rule], words: [] };
}

/** The lines below `line`, which itself is read in `context`; and the shortest body that it can have. */
export function below(line: Line, context: Context, marked: Marked): { lines: Context; shortest: string } {
  const known = BELOW[context.rules[0] ?? ''];
  if (known) return known;
  if (context.rules[0] === 'exLine') return { lines: AND_LINES, shortest: `and ${WORD}${EOL}` };
  const { from, to } = marked.extent.get(line)!;
  const text = marked.text.slice(from, to);
  if (/(must|may) /.test(text)) return { lines: OFFERS, shortest: WORD + EOL };
  if (text.startsWith('rank ')) return { lines: RANKING, shortest: NO_STATEMENT };
  return { lines: STATEMENTS, shortest: NO_STATEMENT };
}
