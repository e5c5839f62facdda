import { type Line, lineOf, plainText, tagAt } from './line.ts';
import { COMPONENTS, type ComponentName } from './page.ts';

/**
 * What a page of a rulebook says, as data. Whoever shows it writes every text as text: there is no place in it for code, elements
 * or attributes that could do anything, whatever the page says. What is not understood is text too.
 */
export type Block =
  | { readonly is: 'heading'; readonly level: Level; readonly id: string; readonly line: Line }
  | { readonly is: 'paragraph'; readonly line: Line }
  | {
      readonly is: 'list';
      /** The number that it begins with; undefined for a list without numbers. */
      readonly from?: number;
      /** Its items stand close together: their paragraphs have no room around them. */
      readonly tight: boolean;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly is: 'quote'; readonly blocks: readonly Block[] }
  | { readonly is: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
  | ComponentBlock;

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export interface ComponentBlock {
  readonly is: 'component';
  readonly name: ComponentName;
  /** Only those that the component has. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly blocks: readonly Block[];
}

/** Maximum nesting depth of lists and quotes; what is deeper is text. */
const DEEPEST = 12;

const HEADING = /^ {0,3}(#{1,6})(?: +|$)(.*)$/;
const ITEM = /^( *)(?:[-*+]|(\d{1,9})[.)])( +)(?=\S)/;
const QUOTE = /^ {0,3}> ?/;
const RULE_OF_TABLE = /^ {0,3}\|(?: *:?-+:? *\|)+ *$/;

/** Reads the sentences of a page that `readPage` has nothing against. It throws for none. */
export function readSentences(text: string): Block[] {
  return new SentenceReader(text).read();
}

interface Open {
  readonly name: ComponentName | undefined;
  readonly blocks: Block[];
}

class SentenceReader {
  readonly #text: string;
  readonly #ids = new Map<string, number>();
  readonly #open: Open[] = [{ name: undefined, blocks: [] }];
  /** Lines of Markdown since the last component that is a block. */
  #lines: string[] = [];

  constructor(text: string) {
    this.#text = text.replaceAll('\r\n', '\n');
  }

  read(): Block[] {
    for (let at = this.#afterHead(); at < this.#text.length; ) at = this.#readLine(at);
    this.#endLines();
    return this.#open[0]!.blocks;
  }

  #afterHead(): number {
    return /^\ufeff?---\n(?:.*\n)*?---(?:\n|$)/.exec(this.#text)?.[0].length ?? 0;
  }

  #endOfLine(at: number): number {
    const end = this.#text.indexOf('\n', at);
    return end < 0 ? this.#text.length : end;
  }

  /** Reads a line, or all those of a tag that begins in it, and tells where the next one begins. */
  #readLine(start: number): number {
    let end = this.#endOfLine(start);
    const line = this.#text.slice(start, end);
    const tag = line.trimStart().startsWith('<')
      ? tagAt(this.#text, start + line.length - line.trimStart().length)
      : undefined;
    if (tag && COMPONENTS[tag.name].stands !== 'line') {
      this.#endLines();
      if (tag.closes) this.#close(tag.name);
      else this.#component(tag.name, tag.attributes);
      return this.#endOfLine(tag.end) + 1;
    }
    // A tag in a sentence may go on below.
    const opened = line.lastIndexOf('<');
    const inside = opened < 0 ? undefined : tagAt(this.#text, start + opened);
    if (inside && inside.end > end) end = this.#endOfLine(inside.end);
    const whole = this.#text.slice(start, end).split('\n');
    this.#lines.push(whole.map((part, index) => (index === 0 ? part : part.trim())).join(' '));
    return end + 1;
  }

  #component(name: ComponentName, attributes: Readonly<Record<string, string>>): void {
    const blocks: Block[] = [];
    this.#open.at(-1)!.blocks.push({ is: 'component', name, attributes, blocks });
    if (COMPONENTS[name].stands !== 'around') return;
    // A section stands in nothing, a question or a term only in a section.
    if (this.#open.length < 3) this.#open.push({ name, blocks });
  }

  #close(name: ComponentName): void {
    const last = this.#open.findLastIndex((one) => one.name === name);
    if (last > 0) this.#open.length = last;
  }

  #endLines(): void {
    const { blocks } = this.#open.at(-1)!;
    for (const block of this.#markdown(this.#lines, 0)) blocks.push(block);
    this.#lines = [];
  }

  // ---- Markdown

  #markdown(lines: readonly string[], depth: number): Block[] {
    const blocks: Block[] = [];
    let paragraph: string[] = [];
    const end = (): void => {
      if (paragraph.length > 0) blocks.push({ is: 'paragraph', line: lineOf(paragraph.join(' ')) });
      paragraph = [];
    };
    for (let at = 0; at < lines.length; ) {
      const line = lines[at]!;
      const heading = HEADING.exec(line);
      const next = depth < DEEPEST ? this.#container(lines, at, depth, paragraph.length > 0) : undefined;
      if (heading || next || line.trim() === '') end();
      if (heading) blocks.push(this.#heading(heading[1]!.length as Level, heading[2]!));
      else if (next) blocks.push(next.block);
      else if (line.trim() !== '') paragraph.push(line.trim());
      at = next && !heading ? next.end : at + 1;
    }
    end();
    return blocks;
  }

  /** A list, a quote or a table that begins in this line. */
  #container(
    lines: readonly string[],
    at: number,
    depth: number,
    inParagraph: boolean,
  ): { readonly block: Block; readonly end: number } | undefined {
    const line = lines[at]!;
    const item = ITEM.exec(line);
    // Within a paragraph, a year at the beginning of a line is no list.
    if (item && !(inParagraph && item[2] !== undefined && Number(item[2]) !== 1))
      return this.#list(lines, at, depth);
    if (QUOTE.test(line)) return this.#quote(lines, at, depth);
    if (line.trimStart().startsWith('|') && RULE_OF_TABLE.test(lines[at + 1] ?? '')) return table(lines, at);
    return undefined;
  }

  #heading(level: Level, text: string): Block {
    const line = lineOf(text.trim());
    return { is: 'heading', level, id: this.#idFor(plainText(line)), line };
  }

  /** What an address can name it by: its letters, once on a page. */
  #idFor(title: string): string {
    const id = title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    const before = this.#ids.get(id);
    this.#ids.set(id, (before ?? 0) + 1);
    return before === undefined ? id : `${id}-${before}`;
  }

  #quote(lines: readonly string[], start: number, depth: number): { block: Block; end: number } {
    let end = start;
    while (end < lines.length && QUOTE.test(lines[end]!)) end++;
    const inside = lines.slice(start, end).map((line) => line.replace(QUOTE, ''));
    return { block: { is: 'quote', blocks: this.#markdown(inside, depth + 1) }, end };
  }

  #list(lines: readonly string[], start: number, depth: number): { block: Block; end: number } {
    const first = ITEM.exec(lines[start]!)!;
    const isNumbered = first[2] !== undefined;
    const items: Block[][] = [];
    let tight = true;
    let at = start;
    for (;;) {
      const item = ITEM.exec(lines[at] ?? '');
      if (!item || (item[2] !== undefined) !== isNumbered || item[1]!.length !== first[1]!.length) break;
      const end = endOfItem(lines, at, item[0].length);
      const inside = lines
        .slice(at, end)
        .map((line, index) => withoutIndent(line, item[0].length, index === 0));
      const last = inside.findLastIndex((line) => line.trim() !== '');
      const hasGap = inside.slice(0, last + 1).some((line) => line.trim() === '');
      items.push(this.#markdown(inside.slice(0, last + 1), depth + 1));
      const follows = ITEM.exec(lines[end] ?? '');
      if (hasGap || (follows?.[1] === first[1] && last + 1 < inside.length)) tight = false;
      at = end;
    }
    const from = isNumbered ? { from: Number(first[2]) } : {};
    return { block: { is: 'list', ...from, tight, items }, end: at };
  }
}

/** The lines of an item: those that are indented as its text is, and those that go on with a paragraph of it. */
function endOfItem(lines: readonly string[], start: number, indent: number): number {
  let end = start + 1;
  for (; end < lines.length; end++) {
    const line = lines[end]!;
    if (line.trim() === '') continue;
    const isInside = line.length - line.trimStart().length >= indent;
    const goesOn =
      lines[end - 1]!.trim() !== '' && !ITEM.test(line) && !HEADING.test(line) && !QUOTE.test(line);
    if (!isInside && !goesOn) break;
  }
  return end;
}

function withoutIndent(line: string, indent: number, isFirst: boolean): string {
  if (isFirst) return line.slice(indent);
  return line.slice(Math.min(indent, line.length - line.trimStart().length));
}

function table(lines: readonly string[], start: number): { block: Block; end: number } {
  let end = start + 2;
  while (end < lines.length && lines[end]!.trimStart().startsWith('|')) end++;
  const [head = [], ...rows] = [lines[start]!, ...lines.slice(start + 2, end)].map(cellsOf);
  return { block: { is: 'table', head, rows }, end };
}

function cellsOf(line: string): Line[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => lineOf(cell.trim()));
}
