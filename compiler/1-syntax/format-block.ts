/** Sets one declaration. */
import { alignComments, alignReasons, alignRuns, type OutLine } from './align.ts';
import { formatLine } from './format-line.ts';
import { formatRows } from './format-rows.ts';
import { firstWord, type Line, nest, readLines, type SourceLine, splitMembers } from './layout.ts';

const STEP = 2;
const CONTINUED = 4;

/** What stands before the values of a `kind` or `use`: `kind Area of Colour:`. */
export function listHead(text: string): string | undefined {
  const head = /^(?:kind|use) [^:#\n]*:/.exec(text)?.[0];
  return head && formatLine(head);
}

/**
 * The lines of a declaration, which must be sound. `text` is clean and goes to the end of the
 * comment of its last line; the values of a list begin at `valueColumn`.
 */
export function formatBlock(text: string, valueColumn: number): string[] {
  const lines = readLines(text);
  const coded = lines.filter((line) => line.start < line.end);
  const out = new Map<SourceLine, OutLine>();
  const groups = groupsOf(text, coded);
  for (const { top, indent } of groups) setLines(text, top, indent, valueColumn, out);
  setOthers(text, lines, out);
  for (const group of groups) {
    const members = lines
      .slice(lines.indexOf(group.first), lines.indexOf(group.last) + 1)
      .map((line) => out.get(line)!);
    alignParts(members, firstWord(text, group.first));
    alignReasons(members);
    alignComments(members);
  }
  const set = lines.map((line) => {
    const { indent, code, comment } = out.get(line)!;
    return (' '.repeat(indent) + code + comment).trimEnd();
  });
  return set.filter((line, index) => line !== '' || set[index - 1] !== '');
}

interface Group {
  readonly top: Line;
  readonly indent: number;
  readonly first: SourceLine;
  readonly last: SourceLine;
}

/** The declaration itself, or the head of a variant and its members: columns are shared inside these. */
function groupsOf(text: string, coded: readonly SourceLine[]): Group[] {
  const ignore = (): void => {};
  const group = (lines: readonly SourceLine[], indent: number): Group => {
    return { top: nest(text, lines, ignore)!, indent, first: lines[0]!, last: lines.at(-1)! };
  };
  if (firstWord(text, coded[0]!) !== 'variant') return [group(coded, 0)];
  const [head, ...body] = coded;
  return [group([head!], 0), ...splitMembers(body, ignore).map((member) => group(member, STEP))];
}

/** The code of all lines of a group, with its indentation. */
function setLines(
  text: string,
  top: Line,
  indent: number,
  valueColumn: number,
  out: Map<SourceLine, OutLine>,
): void {
  const word = firstWord(text, top.parts[0]!);
  const rows = top.body.filter((line) => line.row).map((line) => line.parts[0]!);
  const setRows = formatRows(word, text, rows);
  const head = indent === 0 && (word === 'kind' || word === 'use') ? listHead(text) : undefined;
  const visit = (line: Line, column: number, depth: number): void => {
    line.parts.forEach((part, index) => {
      const code = line.row ? setRows[rows.indexOf(part)]! : formatLine(text.slice(part.start, part.end));
      const further = index === 0 ? 0 : head ? valueColumn : CONTINUED;
      const listed = head && index === 0 ? head.padEnd(valueColumn) + code.slice(head.length + 1) : code;
      out.set(part, {
        indent: column + further,
        code: listed,
        comment: part.comment === -1 ? '' : text.slice(part.comment, part.stop),
        commentColumn: part.comment === -1 ? -1 : part.comment - part.begin,
        elseColumn: elseColumn(text, part),
        whole: line.parts.length === 1 && !line.row,
        row: line.row,
      });
    });
    // `and` goes on with `given`, `when` or `then`, and stands one space further in.
    const step = word === 'example' && depth === 1 ? 1 : STEP;
    for (const below of line.body) visit(below, column + step, depth + 1);
  };
  visit(top, indent, 0);
}

function elseColumn(text: string, part: SourceLine): number {
  const found = /(?<![A-Za-z0-9-])else +[^ ]+$/.exec(text.slice(part.begin, part.end));
  return found?.index ?? -1;
}

/** Empty lines, and comments on lines of their own: these are indented like the next line of code. */
function setOthers(text: string, lines: readonly SourceLine[], out: Map<SourceLine, OutLine>): void {
  let indent = 0;
  for (const line of lines.toReversed()) {
    const known = out.get(line);
    if (known) {
      indent = known.indent;
      continue;
    }
    const comment = line.comment === -1 ? '' : text.slice(line.comment, line.stop);
    const nothing = { code: '', commentColumn: -1, elseColumn: -1, whole: false, row: false };
    out.set(line, { ...nothing, indent, comment });
  }
}

function alignParts(lines: readonly OutLine[], word: string): void {
  if (word === 'each' || word === 'the') {
    alignFields(lines);
    alignRuns(lines, /^([^:]+?) (as .*)$/, 1);
    return;
  }
  alignRuns(lines, /^(choose .*?) (from .*)$/, 1);
  alignRuns(lines, /^(need .*) (if .*)$/, 2);
}

/** `name:` and then the types below each other, over comments and gaps. */
function alignFields(lines: readonly OutLine[]): void {
  const fields = lines.flatMap((line) => {
    const parts = /^([^ :]+:) (.*)$/.exec(line.code);
    return parts && line.indent > 0 ? [{ line, name: parts[1]!, type: parts[2]! }] : [];
  });
  const width = Math.max(0, ...fields.map(({ name }) => name.length)) + 1;
  for (const { line, name, type } of fields) line.code = name.padEnd(width) + type;
}
