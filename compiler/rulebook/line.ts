import { COMPONENTS, type ComponentName, isComponent, linkAt, optionalOf } from './page.ts';

/** A line of text as data: texts, and what is marked in them. */
export type Line = readonly Part[];

export type Part =
  | string
  | { readonly is: 'strong'; readonly line: Line }
  | { readonly is: 'emphasis'; readonly line: Line }
  /** `to` is a section of the page or an address of another site: see `linkAt`. */
  | { readonly is: 'link'; readonly to: string; readonly line: Line }
  | {
      readonly is: 'component';
      readonly name: ComponentName;
      readonly attributes: Readonly<Record<string, string>>;
    };

export interface Tag {
  readonly name: ComponentName;
  readonly closes: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly end: number;
}

const TAG = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w-]*="[^"<>{}&\r\n]*")*)\s*\/?>/y;
const ATTRIBUTE = /([A-Za-z][\w-]*)="([^"]*)"/g;

/** The tag of a component that begins here, with nothing but the attributes that it has. */
export function tagAt(text: string, start: number): Tag | undefined {
  TAG.lastIndex = start;
  const found = TAG.exec(text);
  if (!found) return undefined;
  const [all, slash, name = '', rest = ''] = found;
  if (!isComponent(name)) return undefined;
  const known: readonly string[] = [
    ...COMPONENTS[name].attributes,
    ...optionalOf(name),
    // Of a variant's page; on another the reader has told that it does not belong there.
    ...(name === 'Section' ? COMPONENTS.Section.inVariant : []),
  ];
  const attributes = [...rest.matchAll(ATTRIBUTE)].flatMap(([, key = '', value = '']) =>
    known.includes(key) ? [[key, value] as const] : [],
  );
  return { name, closes: slash !== '', attributes: Object.fromEntries(attributes), end: start + all.length };
}

/** Maximum number of marks that are open at once; more are text. */
const DEEPEST = 12;

/** A mark that may be closed later: what it would be, how it is written, and the parts that stood before it. */
interface Opened {
  readonly mark: string;
  readonly before: Part[];
}

/** Reads a line of Markdown: `**strong**`, `*emphasis*`, links and components. All else is text. */
export function lineOf(text: string): Line {
  return new LineReader(text).read();
}

class LineReader {
  readonly #text: string;
  readonly #opened: Opened[] = [];
  #parts: Part[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  read(): Line {
    const sign = /[<*_[\]]/g;
    let at = 0;
    for (let found = sign.exec(this.#text); found; found = sign.exec(this.#text)) {
      this.#say(this.#text.slice(at, found.index));
      at = this.#readSign(found[0], found.index);
      sign.lastIndex = at;
    }
    this.#say(this.#text.slice(at));
    while (this.#opened.length > 0) this.#giveUp();
    return this.#parts;
  }

  #readSign(sign: string, at: number): number {
    if (sign === '<') return this.#readTag(at);
    if (sign === '[') return this.#open('[', at);
    if (sign === ']') return this.#readLink(at);
    const run = sign === '*' ? /\*+/y : /_+/y;
    run.lastIndex = at;
    return this.#readStars(run.exec(this.#text)![0], at);
  }

  #say(text: string): void {
    const last = this.#parts.at(-1);
    if (text === '') return;
    if (typeof last === 'string') this.#parts[this.#parts.length - 1] = last + text;
    else this.#parts.push(text);
  }

  #readTag(at: number): number {
    const tag = tagAt(this.#text, at);
    if (!tag || tag.closes || COMPONENTS[tag.name].stands !== 'line') {
      this.#say('<');
      return at + 1;
    }
    this.#parts.push({ is: 'component', name: tag.name, attributes: tag.attributes });
    return tag.end;
  }

  #open(mark: string, at: number): number {
    if (this.#opened.length >= DEEPEST) this.#say(mark);
    else {
      this.#opened.push({ mark, before: this.#parts });
      this.#parts = [];
    }
    return at + mark.length;
  }

  #readLink(at: number): number {
    const link = linkAt(this.#text, at);
    const opened = this.#opened.findLastIndex(({ mark }) => mark === '[');
    if (!link || opened < 0) {
      this.#say(']');
      return at + 1;
    }
    this.#close(opened, (line) => ({ is: 'link', to: link.to, line }));
    // There is no link in a link: what is open around this one is a bracket.
    const around = this.#opened.findIndex(({ mark }) => mark === '[');
    while (around >= 0 && this.#opened.length > around) this.#giveUp();
    return link.end;
  }

  /** Stars close what they opened, if they stand behind a word, or open something, if they stand before one. */
  #readStars(mark: string, at: number): number {
    const [before = ' ', after = ' '] = [this.#text[at - 1], this.#text[at + mark.length]];
    const isMark = mark.length <= 2 && (mark[0] === '*' || !(isOfWord(before) && isOfWord(after)));
    const opened = this.#opened.findLastIndex((one) => one.mark === mark);
    const bracket = this.#opened.findLastIndex((one) => one.mark === '[');
    if (isMark && opened > bracket && before.trim() !== '') {
      this.#close(opened, (line) => ({ is: mark.length === 2 ? 'strong' : 'emphasis', line }));
      return at + mark.length;
    }
    if (isMark && after.trim() !== '') return this.#open(mark, at);
    this.#say(mark);
    return at + mark.length;
  }

  /** Makes one part of all since something was opened. What was opened inside and not closed is text. */
  #close(opened: number, part: (line: Line) => Part): void {
    while (this.#opened.length > opened + 1) this.#giveUp();
    const line = this.#parts;
    this.#parts = this.#opened.pop()!.before;
    this.#parts.push(part(line));
  }

  /** The last mark opened nothing: it is text. */
  #giveUp(): void {
    const { mark, before } = this.#opened.pop()!;
    const inside = this.#parts;
    this.#parts = before;
    this.#say(mark);
    for (const part of inside)
      if (typeof part === 'string') this.#say(part);
      else this.#parts.push(part);
  }
}

function isOfWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** The words alone. */
export function plainText(line: Line): string {
  return line
    .map((part) => (typeof part === 'string' ? part : part.is === 'component' ? '' : plainText(part.line)))
    .join('');
}
