/** Writes a declaration in the short form that regel.ohm reads, with a map back to the source. */
import { MAX_BRACKETS, MAX_NESTING } from '../limits.ts';
import { endOf, type Line, type SourceLine } from './layout.ts';
import type { Report } from './report.ts';
import { KEYWORDS } from './words.ts';

export const OPEN = '\uE000';
export const CLOSE = '\uE001';
export const EOL = '\uE002';
export const WORD = '\uE003';
export const NUMBER = '\uE004';
export const ROW = '\uE005';

const NESTING = new Set('of if not where in from for then otherwise + - * /'.split(' '));
const MAX_DIGITS = 9;

/** The marked text. Its character `i` was written from `starts[i]` to `ends[i]` in the source. */
export interface Marked {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** What each line has become: from its first character to its marker, which is left out. */
  readonly extent: ReadonlyMap<Line, { readonly from: number; readonly to: number }>;
}

/** The marked text of a line with all below it; undefined (and reported) if a word or a bracket in it is wrong. */
export function mark(source: string, top: Line, report: Report): Marked | undefined {
  const starts: number[] = [];
  const ends: number[] = [];
  const extent = new Map<Line, { from: number; to: number }>();
  let text = '';
  let sound = true;
  const put = (characters: string, start: number, end: number): void => {
    for (let i = 0; i < characters.length; i++) {
      starts.push(start);
      ends.push(end);
    }
    text += characters;
  };
  const complain: Report = (...problem) => {
    sound = false;
    report(...problem);
  };
  const markLine = (line: Line): void => {
    const end = endOf(line);
    if (line.row) {
      put(ROW, line.parts[0]!.start, end);
      return;
    }
    const from = text.length;
    const brackets = new Brackets(complain);
    const nesting = line.parts.reduce(
      (sum, part) => sum + markPart(source, part, put, brackets, complain),
      0,
    );
    brackets.finish();
    if (nesting > MAX_NESTING) {
      complain('too-deep', line.parts[0]!.start, line.parts[0]!.end, { what: 'nesting', limit: MAX_NESTING });
    }
    extent.set(line, { from, to: text.length });
    if (line.body.length === 0) {
      put(EOL, end, end);
      return;
    }
    put(OPEN, end, end);
    for (const below of line.body) markLine(below);
    put(CLOSE, ends.at(-1)!, ends.at(-1)!);
  };
  markLine(top);
  return sound ? { text, starts, ends, extent } : undefined;
}

/** A number, a word with letters of any alphabet, spaces, or one other character. */
export const TOKEN = /[0-9]+(?![\p{L}\p{M}\p{N}_])|[\p{L}\p{M}\p{N}_]+(?:-[\p{L}\p{M}\p{N}_]+)*| +|./gsu;
const PROPER_WORD = /^[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/;
const LETTER_OR_DIGIT = /^[\p{L}\p{M}\p{N}_]/u;

/** Writes one part of a line, and counts the words in it that make values stand inside values. */
function markPart(
  source: string,
  part: SourceLine,
  put: (characters: string, start: number, end: number) => void,
  brackets: Brackets,
  complain: Report,
): number {
  let nesting = 0;
  const code = source.slice(part.start, part.end);
  for (const match of code.matchAll(TOKEN)) {
    const token = match[0];
    const start = part.start + match.index;
    const end = start + token.length;
    const first = token.charCodeAt(0);
    if (first === 32) continue;
    if (NESTING.has(token)) nesting++;
    if (KEYWORDS.has(token)) {
      for (let i = 0; i < token.length; i++) put(token[i]!, start + i, end);
      put(' ', end, end);
    } else if (first >= 48 && first <= 57 && Number.isInteger(Number(token))) {
      if (token.length > MAX_DIGITS) complain('number-too-large', start, end, { number: token.slice(0, 20) });
      put(NUMBER, start, end);
    } else if (PROPER_WORD.test(token)) {
      put(WORD, start, end);
    } else if (LETTER_OR_DIGIT.test(token)) {
      complain('bad-name', start, end, { word: token.slice(0, 60), suggestion: properName(token) });
    } else {
      for (let i = 0; i < token.length; i++) put(token[i]!, start, end);
      if (token === '+' || token === '-') {
        const next = code[match.index + 1];
        if (next === ' ' || next === undefined) put(' ', end, end);
      }
      brackets.read(token, start);
    }
  }
  return nesting;
}

/** A name like the one that was written, in the letters a name can have: `Größe_2` gives `Grosse-2`. */
function properName(word: string): string {
  const plain = word
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/_+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return PROPER_WORD.test(plain) ? plain : '';
}

/** The brackets of one line. */
class Brackets {
  readonly #open: { bracket: string; at: number }[] = [];
  readonly #complain: Report;
  #tooDeep = false;

  constructor(complain: Report) {
    this.#complain = complain;
  }

  read(token: string, at: number): void {
    if (token === '(' || token === '[') {
      this.#open.push({ bracket: token, at });
      if (this.#open.length > MAX_BRACKETS && !this.#tooDeep) {
        this.#tooDeep = true;
        this.#complain('too-deep', at, at + 1, { what: 'brackets', limit: MAX_BRACKETS });
      }
    } else if (token === ')' || token === ']') {
      const opened = this.#open.pop();
      if (!opened) {
        this.#complain('unopened-bracket', at, at + 1, { bracket: token });
      } else if ((opened.bracket === '(') !== (token === ')')) {
        this.#complain('unclosed-bracket', opened.at, opened.at + 1, { bracket: opened.bracket });
      }
    }
  }

  finish(): void {
    if (this.#tooDeep) return;
    for (const { bracket, at } of this.#open) this.#complain('unclosed-bracket', at, at + 1, { bracket });
  }
}
