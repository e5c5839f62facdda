/**
 * The line structure: a file becomes declarations, a declaration becomes lines with lines below them.
 * Everything here reads clean text (see text.ts) and counts offsets in it.
 */
import { MAX_DECLARATION, MAX_INDENTATION, MAX_LINE } from '../limits.ts';
import type { Report } from './report.ts';

/** A line as it stands in the file. `start` and `end` enclose what is neither space nor comment. */
export interface SourceLine {
  readonly begin: number;
  readonly start: number;
  readonly end: number;
  /** Where the `#` is, or -1. */
  readonly comment: number;
  /** The end of the line with its comment, without space behind it. */
  readonly stop: number;
}

/** One declaration: its text from the first character to the last that is no comment. */
export interface Block {
  readonly offset: number;
  readonly text: string;
}

/** A line together with those that go on with it, and with the lines below that belong to it. */
export interface Line {
  readonly parts: readonly SourceLine[];
  readonly indent: number;
  /** A row of a table or a picture: read as it stands. */
  readonly row: boolean;
  readonly body: Line[];
}

export const startOf = (line: Line): number => line.parts[0]!.start;
export const endOf = (line: Line): number => line.parts.at(-1)!.end;
const indentOf = (line: SourceLine): number => line.start - line.begin;

export function readLines(text: string): SourceLine[] {
  const lines: SourceLine[] = [];
  for (let begin = 0; begin <= text.length; ) {
    const newline = text.indexOf('\n', begin);
    const lineEnd = newline === -1 ? text.length : newline;
    const comment = findComment(text, begin, lineEnd);
    const stop = trimEnd(text, begin, lineEnd);
    const end = comment === -1 ? stop : trimEnd(text, begin, comment);
    let start = begin;
    while (start < end && text[start] === ' ') start++;
    lines.push({ begin, start, end, comment, stop });
    begin = lineEnd + 1;
  }
  return lines;
}

/** `#` begins a comment at the start of a line or after a space: `a#b` is no comment. */
function findComment(text: string, begin: number, end: number): number {
  for (let at = text.indexOf('#', begin); at !== -1 && at < end; at = text.indexOf('#', at + 1)) {
    if (at === begin || text[at - 1] === ' ') return at;
  }
  return -1;
}

function trimEnd(text: string, begin: number, end: number): number {
  let at = end;
  while (at > begin && text[at - 1] === ' ') at--;
  return at;
}

/** Every line with something in its first column begins a declaration. */
export function splitBlocks(text: string, report: Report): Block[] {
  const blocks: Block[] = [];
  let first: SourceLine | undefined;
  let last: SourceLine | undefined;
  let stray = false;
  const close = (): void => {
    if (first && last) blocks.push({ offset: first.start, text: text.slice(first.start, last.end) });
  };
  for (const line of readLines(text)) {
    if (line.start === line.end) continue;
    if (indentOf(line) === 0) {
      close();
      first = line;
    } else if (!first) {
      if (!stray) report('stray-indent', line.start, line.end);
      stray = true;
      continue;
    }
    last = line;
  }
  close();
  return blocks;
}

// ---- inside a declaration

/** Lines that end like this go on below. */
const GOES_ON = /(?:[,=+]|(?<![A-Za-z0-9-])(?:and|or|where|for|by))$/;
/** Their bodies are pictures, not scripts. */
const PICTURES = new Set(['table', 'grid', 'pieces']);
/** A line of `pieces` that is no row: `3 of each …`, `8 alike`. */
const PIECE_SENTENCE = /^[0-9]+ +[A-Za-z]/;

/** The lines of a declaration that hold something. */
export function linesOf(text: string): SourceLine[] {
  return readLines(text).filter((line) => line.start < line.end);
}

/** The members of a variant: the lines below its first, split where they come back to the first member's column. */
export function splitMembers(lines: readonly SourceLine[], report: Report): SourceLine[][] {
  const members: SourceLine[][] = [];
  const column = lines[0] ? indentOf(lines[0]) : 0;
  for (const line of lines) {
    const indent = indentOf(line);
    if (indent < column) {
      report('uneven-indent', line.start, line.end);
      continue;
    }
    if (indent === column) members.push([]);
    members.at(-1)!.push(line);
  }
  return members;
}

/** One declaration as a line with lines below it; undefined (and reported) if the lines do not fit together. */
export function nest(text: string, lines: readonly SourceLine[], report: Report): Line | undefined {
  const first = lines[0]!;
  if (lines.at(-1)!.end - first.start > MAX_DECLARATION) {
    report('too-long', first.start, first.end, { what: 'declaration', limit: MAX_DECLARATION });
    return undefined;
  }
  const word = firstWord(text, first);
  const [top, ...below] = joinLines(text, lines, word, report) ?? [];
  if (!top) return undefined;
  if (PICTURES.has(word)) {
    top.body.push(...below); // a picture is indented as its columns want it
    return top;
  }
  const above = [top];
  for (const line of below) {
    while (above.length > 1 && line.indent <= above.at(-1)!.indent) above.pop();
    const parent = above.at(-1)!;
    if (parent.body[0] && parent.body[0].indent !== line.indent) {
      report('uneven-indent', startOf(line), endOf(line));
      return undefined;
    }
    if (above.length > MAX_INDENTATION) {
      report('too-deep', startOf(line), endOf(line), { what: 'indentation', limit: MAX_INDENTATION });
      return undefined;
    }
    parent.body.push(line);
    above.push(line);
  }
  return top;
}

export function firstWord(text: string, line: SourceLine): string {
  return (
    /^[A-Za-z][A-Za-z0-9-]*/.exec(text.slice(line.start, Math.min(line.end, line.start + 80)))?.[0] ?? ''
  );
}

/** Puts the lines together that go on below, and marks the rows. */
function joinLines(
  text: string,
  lines: readonly SourceLine[],
  word: string,
  report: Report,
): Line[] | undefined {
  const picture = PICTURES.has(word);
  const joined: Line[] = [];
  for (let index = 0; index < lines.length; ) {
    const parts = [lines[index++]!];
    const row = picture && joined.length > 0 && !(word === 'pieces' && isSentence(text, parts[0]!));
    while (!row && index < lines.length && goesOn(text, parts, lines[index]!)) parts.push(lines[index++]!);
    const length = parts.reduce((sum, part) => sum + part.end - part.start, 0);
    if (length > MAX_LINE) {
      report('too-long', parts[0]!.start, parts[0]!.end, { what: 'line', limit: MAX_LINE });
      return undefined;
    }
    joined.push({ parts, indent: indentOf(parts[0]!), row, body: [] });
  }
  return joined;
}

/** What goes on stands further right: so an unfinished line does not swallow the line after it. */
function goesOn(text: string, parts: readonly SourceLine[], next: SourceLine): boolean {
  const last = parts.at(-1)!;
  return indentOf(next) > indentOf(parts[0]!) && GOES_ON.test(text.slice(last.start, last.end));
}

function isSentence(text: string, line: SourceLine): boolean {
  const code = text.slice(line.start, line.end);
  return PIECE_SENTENCE.test(code) && !code.includes('|');
}
