/** The formatter: the same rules, set the way the rules files are. */
import { formatBlock, listHead } from './format-block.ts';
import { type Block, readLines, type SourceLine, splitBlocks } from './layout.ts';
import { parseBlock } from './parse.ts';
import { cleanText, hasOddCharacter } from './text.ts';

/**
 * The text of a file, formatted. Meaning and comments stay; a declaration with a mistake in it
 * stays as it is. Formatting twice gives the same as formatting once.
 */
export function formatFile(file: string): string {
  const text = file.replace(NOTHING_YET, '');
  const clean = cleanText(text, () => {});
  const lines = readLines(clean);
  const declarations = splitBlocks(clean, () => {}).map((block) => findLines(block, clean, text, lines));
  const columns = valueColumns(declarations);
  const out: string[] = [];
  let at = 0;
  let indent = 0;
  for (const [index, declaration] of declarations.entries()) {
    for (; at < declaration.from; at++) pushOutside(out, lines[at]!, text, indent);
    out.push(...(format(declaration, columns[index]!) ?? declaration.original.split(/\r*\n/)));
    indent = /^ */.exec(out.at(-1)!)![0].length;
    at = declaration.to + 1;
  }
  for (; at < lines.length; at++) pushOutside(out, lines[at]!, text, indent);
  while (out.at(-1) === '') out.pop();
  return out.length === 0 ? '' : `${out.join('\n')}\n`;
}

/** Before the first line that holds something: empty lines, and the mark that nobody sees. */
const NOTHING_YET = /^(?:[ \t]*\r*\n|\uFEFF)+/;

interface Found {
  /** The first and the last of its lines. */
  readonly from: number;
  readonly to: number;
  /** To the end of its last line, comment included: cleaned, and exactly as it was. */
  readonly clean: string;
  readonly original: string;
  readonly sound: boolean;
}

function findLines(block: Block, clean: string, text: string, lines: readonly SourceLine[]): Found {
  const last = block.offset + block.text.length;
  const from = lines.findIndex((line) => line.start === block.offset);
  const to = lines.findIndex((line) => line.end === last);
  const stop = lines[to]!.stop;
  const original = text.slice(block.offset, lineEnd(text, stop));
  const { tree, problems } = parseBlock(block.text);
  const sound = tree !== undefined && problems.length === 0 && !hasOddCharacter(original);
  return { from, to, clean: clean.slice(block.offset, stop), original, sound };
}

function lineEnd(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  let end = newline === -1 ? text.length : newline;
  while (end > at && text[end - 1] === '\r') end--;
  return end;
}

/** Lists that stand directly below each other share the column in which their values begin. */
function valueColumns(declarations: readonly Found[]): number[] {
  const columns = declarations.map((it) => (it.sound ? (listHead(it.clean)?.length ?? -1) + 1 : 0));
  for (let first = 0; first < columns.length; ) {
    let end = first + 1;
    while (end < columns.length && columns[end]! > 0 && follows(declarations[end - 1]!, declarations[end]!))
      end++;
    columns.fill(Math.max(...columns.slice(first, end)), first, end);
    first = end;
  }
  return columns;
}

function follows(above: Found, below: Found): boolean {
  return below.from === above.to + 1 && above.clean.split(' ')[0] === below.clean.split(' ')[0];
}

/** The lines of a sound declaration, unless something would get lost: then better leave it alone. */
function format(declaration: Found, valueColumn: number): string[] | undefined {
  if (!declaration.sound) return undefined;
  const lines = formatBlock(declaration.clean, valueColumn);
  const same = fingerprint(lines.join('\n')) === fingerprint(declaration.clean);
  return same ? lines : undefined;
}

/** Tree and comments, without places. */
function fingerprint(text: string): string {
  const comments = readLines(text).flatMap((line) =>
    line.comment === -1 ? [] : [text.slice(line.comment, line.stop)],
  );
  const { tree, problems } = parseBlock(text);
  return JSON.stringify([tree, problems.length, comments], (key, value) =>
    key === 'span' ? undefined : value,
  );
}

/** A line between declarations: nothing, a comment, or something that belongs nowhere. */
function pushOutside(out: string[], line: SourceLine, text: string, indent: number): void {
  const original = text.slice(line.begin, lineEnd(text, line.begin));
  if (line.start < line.end || hasOddCharacter(original)) {
    out.push(original);
  } else if (line.comment !== -1) {
    const comment = original.replaceAll('\t', ' ').trim();
    const column = Math.min(indent, line.comment - line.begin);
    out.push(' '.repeat(column - (column % 2)) + comment);
  } else if (out.length > 0 && out.at(-1) !== '') {
    out.push('');
  }
}
