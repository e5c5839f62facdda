import { PAGE_LIMIT } from '../limits.ts';
import type { Problems } from '../problems/problem.ts';
import {
  COMPONENTS,
  type Component,
  type ComponentName,
  isComponent,
  linkAt,
  NOT_ON_SHEET,
  optionalOf,
  type Page,
  SHEETS,
  type Sheet,
  type Worded,
} from './page.ts';
import { PageText, readHead } from './page-text.ts';

/**
 * Reads one language of a rulebook. Of MDX only this is understood: a head, sections, Markdown, and the components of `page.ts`
 * with attributes in double quotes. All else that MDX would run or that a reader would see as code is told, so that a rulebook
 * can come from anybody: nothing in it does anything.
 */
export function readPage(
  file: string,
  language: string,
  text: string,
  problems: Problems,
  ofVariant = false,
): Page {
  return new PageReader(file, language, text, problems, ofVariant).read();
}

interface OpenSection {
  readonly id: string;
  readonly at: Worded['at'];
  readonly after?: Worded;
  readonly rules: readonly Worded[];
  readonly sheet?: Sheet;
  readonly components: Component[];
  readonly links: Worded[];
  title: string;
}

interface Tag {
  readonly name: ComponentName;
  readonly closes: boolean;
  readonly closed: boolean;
  readonly attributes: ReadonlyMap<string, Worded>;
  readonly end: number;
}

/** What matters in a line: a tag, a character of code, a picture, a link, a number. */
const MARK = /<|[{}`\\]|~~~|!\[|\](?=[(:[])|\p{Nd}+/u;
class PageReader {
  readonly #page: PageText;
  readonly #language: string;
  readonly #ofVariant: boolean;
  readonly #sections: OpenSection[] = [];
  readonly #ids = new Map<string, Worded['at']>();
  readonly #open: { readonly name: ComponentName; readonly at: Worded['at'] }[] = [];
  readonly #unknown = new Set<string>();
  readonly #without: Worded[] = [];
  #section: OpenSection | undefined;
  /** What stands outside of sections is told once. */
  #outside = false;

  constructor(file: string, language: string, text: string, problems: Problems, ofVariant: boolean) {
    this.#ofVariant = ofVariant;
    this.#language = language;
    this.#page = new PageText(file, text, problems);
  }

  read(): Page {
    const page = { file: this.#page.file, language: this.#language };
    if (this.#page.text.length > PAGE_LIMIT) {
      this.#page.problems.error('rulebook-too-large', this.#page.at(0, 1), {
        limit: PAGE_LIMIT,
        found: this.#page.text.length,
      });
      return { ...page, head: new Map(), sections: [], without: [], unread: true };
    }
    const { head, end } = readHead(this.#page, this.#language, this.#ofVariant);
    for (let start = end; start < this.#page.text.length && !this.#page.isHopeless; )
      start = this.#readLine(start);
    if (this.#page.isHopeless) return { ...page, head, sections: [], without: [], unread: true };
    this.#closeAll(0);
    this.#close();
    return { ...page, head, sections: this.#sections, without: this.#without };
  }

  // ---- lines

  /** Reads a line, or the lines that a tag takes, and tells where the next one begins. */
  #readLine(start: number): number {
    const { line, next } = this.#page.lineAt(start);
    this.#page.oddIn(line, start);
    const esm = /^\s*(import|export)(?![\p{L}\p{N}_-])/u.exec(line);
    if (esm) {
      this.#page.code(start + esm[0].length - 6, start + line.length, esm[1]!);
      return next;
    }
    const heading = /^ {0,3}(#{1,6})(?: |$)/.exec(line);
    if (heading && this.#section && !this.#section.title && heading[1] === '##')
      this.#section.title = plain(line.slice(heading[0].length));
    const list = /^\s*\d{1,9}[.)] /.exec(line)?.[0].length ?? 0;
    const { text, tags, end } = this.#readMarks(start + list, next);
    if ((text || list > 0) && tags === 0 && !this.#section && !this.#outside) {
      this.#outside = true;
      const first = line.length - line.trimStart().length;
      this.#page.problems.error(
        'misplaced-component',
        this.#page.at(start + first, start + Math.max(first + 1, line.trimEnd().length)),
        { component: 'text', place: 'outside' },
      );
    }
    return end;
  }

  /** Reads all that matters in a line: whether it has text, how many tags, and where it ends if a tag goes on below. */
  #readMarks(start: number, next: number): { text: boolean; tags: number; end: number } {
    let [at, end, tags, text] = [start, next, 0, false];
    for (;;) {
      // Only as far as the line goes: a page of many lines is not searched from each of them.
      const found = MARK.exec(this.#page.text.slice(at, end));
      const index = found ? at + found.index : end;
      text ||= this.#page.text.slice(at, index).trim() !== '';
      if (!found || this.#page.isHopeless) return { text, tags, end };
      const [mark] = found;
      at = index + mark.length;
      if (mark === '<') {
        const tag = this.#readTag(index);
        if (tag) {
          if (tag.end > end) end = this.#goOn(end, tag.end);
          const alone = !text && tags === 0 && this.#page.text.slice(tag.end, end).trim() === '';
          tags++;
          at = tag.end;
          this.#take(tag, index, alone);
        } else {
          text = true;
          at = index + Math.max(1, this.#page.text.slice(index, end).search(/[>\n]/));
        }
      } else if (mark === ']') at = this.#readLink(index);
      else {
        text = true;
        if (/^\p{Nd}/u.test(mark)) this.#number(index, at);
        else at = this.#readCode(index, mark, end);
      }
    }
  }

  /** A tag takes more lines: where the last of them ends. */
  #goOn(next: number, tagEnd: number): number {
    const end = this.#page.lineAt(tagEnd).next;
    for (let below = next; below < end; below = this.#page.lineAt(below).next)
      this.#page.oddIn(this.#page.lineAt(below).line, below);
    return end;
  }

  /** Code, up to the sign that ends it on the same line. */
  #readCode(start: number, mark: string, next: number): number {
    const after = start + mark.length;
    const close = mark === '{' ? '}' : mark === '`' ? '`' : undefined;
    const found = close === undefined ? -1 : this.#page.text.slice(after, next).lastIndexOf(close);
    const end = found < 0 ? after : after + found + 1;
    this.#page.code(start, end, mark);
    return end;
  }

  #number(start: number, end: number): void {
    this.#page.problems.error('rulebook-number', this.#page.at(start, end), {
      number: this.#page.text.slice(start, end),
    });
  }

  /** Where a link leads: only to a section or to another site, so that it cannot run anything either. */
  #readLink(start: number): number {
    const found = linkAt(this.#page.text, start);
    if (!found) {
      const { line, next } = this.#page.lineAt(start);
      const close = line.indexOf(')');
      const end = close < 0 ? Math.min(next, start + Math.max(2, line.length)) : start + close + 1;
      this.#page.problems.error('rulebook-link', this.#page.at(start, end), {
        link: this.#page.text.slice(start + 2, end - (close < 0 ? 0 : 1)),
      });
      return end;
    }
    this.#section?.links.push({ text: found.to, at: this.#page.at(start + 2, found.end - 1) });
    return found.end;
  }

  // ---- components

  /** The tag that begins here; undefined if there is none that can be read, which is then told. */
  #readTag(start: number): Tag | undefined {
    const begin = /<(\/?)([A-Za-z][\w.:-]*)?/y;
    begin.lastIndex = start;
    const [all, slash, word] = begin.exec(this.#page.text)!;
    if (word === undefined) {
      this.#page.code(start, start + all.length, '<');
      return undefined;
    }
    if (!isComponent(word) || (word === 'Without' && !this.#ofVariant)) {
      // One that is not known is told where it begins, and not again where it ends.
      if (slash !== '' && this.#unknown.has(word)) return undefined;
      this.#unknown.add(word);
      const near = this.#page.problems.suggest(word, () => Object.keys(COMPONENTS));
      this.#page.problems.error('unknown-component', this.#page.at(start, start + all.length), {
        component: word,
        ...(near === undefined ? {} : { suggestion: near }),
      });
      return undefined;
    }
    const attributes = new Map<string, Worded>();
    let at = start + all.length;
    let asked = true;
    for (;;) {
      const attribute = /\s+([A-Za-z][\w-]*)="([^"<>{}&\r\n]*)"/y;
      attribute.lastIndex = at;
      const found = attribute.exec(this.#page.text);
      if (!found) break;
      const [whole, name = '', value = ''] = found;
      const end = at + whole.length;
      const known = slash === '' ? this.#attributesOf(word) : [];
      if (!known.includes(name) || attributes.has(name)) {
        asked = false;
        this.#page.problems.error('component-attribute', this.#page.at(end - whole.trimStart().length, end), {
          component: word,
          unknown: name,
        });
      }
      attributes.set(name, { text: value, at: this.#page.at(end - 1 - value.length, end - 1) });
      at = end;
    }
    const close = /\s*(\/?)>/y;
    close.lastIndex = at;
    const found = close.exec(this.#page.text);
    if (!found) {
      const rest = /[^\r\n>]*/y;
      rest.lastIndex = at;
      const odd = rest.exec(this.#page.text)![0];
      const from = at + odd.length - odd.trimStart().length;
      this.#page.problems.error(
        'component-attribute',
        this.#page.at(from, Math.max(from + 1, at + odd.trimEnd().length)),
        {
          component: word,
          odd: odd.trim() === '' ? '>' : odd.trim(),
        },
      );
      return undefined;
    }
    if (slash === '' && asked)
      for (const name of [...COMPONENTS[word].attributes, ...optionalOf(word)]) {
        const value = attributes.get(name);
        if (value ? value.text.trim() !== '' : optionalOf(word).includes(name)) continue;
        this.#page.problems.error(
          'component-attribute',
          value?.at ?? this.#page.at(start, start + all.length),
          {
            component: word,
            missing: name,
          },
        );
      }
    return {
      name: word,
      closes: slash !== '',
      closed: found[1] !== '',
      attributes,
      end: at + found[0].length,
    };
  }

  #attributesOf(name: ComponentName): readonly string[] {
    const all = [...COMPONENTS[name].attributes, ...optionalOf(name)];
    return this.#ofVariant && name === 'Section' ? [...all, ...COMPONENTS[name].inVariant] : all;
  }

  #take(tag: Tag, start: number, alone: boolean): void {
    const { stands } = COMPONENTS[tag.name];
    const at = this.#page.at(start, tag.end);
    if (tag.closes) {
      if (!alone)
        this.#page.problems.error('misplaced-component', at, { component: tag.name, place: 'line' });
      this.#closes(tag, at);
      return;
    }
    if (tag.name === 'Section') this.#closeAll(0);
    else if (stands === 'around') this.#closeAll(this.#open.findIndex(({ name }) => name !== 'Section'));
    const isOutside = tag.name !== 'Section' && tag.name !== 'Without' && !this.#section;
    if (isOutside || (stands !== 'line' && !alone)) {
      this.#outside ||= isOutside;
      this.#page.problems.error('misplaced-component', at, {
        component: tag.name,
        place: isOutside ? 'outside' : 'line',
      });
    }
    if (stands === 'around') {
      if (tag.closed) this.#page.problems.error('unclosed-component', at, { component: tag.name });
      else this.#open.push({ name: tag.name, at });
      if (tag.name === 'Section') {
        this.#begin(tag, at);
        return;
      }
    } else if (!tag.closed) this.#page.problems.error('unclosed-component', at, { component: tag.name });
    if (this.#section?.sheet && NOT_ON_SHEET.includes(tag.name))
      this.#page.problems.error('misplaced-component', at, { component: tag.name, place: 'sheet' });
    const about = tag.attributes.get(COMPONENTS[tag.name].attributes[0]!);
    if (tag.name === 'Without') {
      if (about) this.#without.push(about);
      return;
    }
    const besides = new Map([...tag.attributes].filter(([name]) => optionalOf(tag.name).includes(name)));
    if (about && about.text.trim() !== '') this.#section?.components.push({ name: tag.name, about, besides });
  }

  #closes({ name }: Tag, at: Worded['at']): void {
    const last = this.#open.findLastIndex((one) => one.name === name);
    if (last < 0) {
      this.#page.problems.error('unopened-component', at, { component: name });
      return;
    }
    this.#closeAll(last + 1);
    this.#open.pop();
    if (name === 'Section') this.#close();
  }

  /** What should have ended by now, from this one on. */
  #closeAll(from: number): void {
    if (from < 0) return;
    for (const { name, at } of this.#open.splice(from))
      this.#page.problems.error('unclosed-component', at, { component: name });
  }

  #begin({ attributes }: Tag, at: Worded['at']): void {
    this.#close();
    const id = attributes.get('id');
    const rules = attributes.get('rules');
    const after = attributes.get('after');
    const part = attributes.get('sheet');
    const sheet = SHEETS.find((one) => one === part?.text);
    if (part && part.text.trim() !== '' && !sheet)
      this.#page.problems.error('component-attribute', part.at, { component: 'Section', odd: part.text });
    const section = {
      id: id?.text ?? '',
      at: id?.at ?? at,
      ...(after ? { after } : {}),
      rules: wordsIn(rules),
      ...(sheet ? { sheet } : {}),
    };
    this.#section = { ...section, components: [], links: [], title: '' };
    if (!id || id.text.trim() === '') return;
    const first = this.#ids.get(id.text);
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id.text))
      this.#page.problems.error('component-attribute', id.at, { component: 'Section', odd: id.text });
    else if (first) this.#page.problems.error('double-section', id.at, { id: id.text }, first);
    else this.#ids.set(id.text, id.at);
    this.#sections.push(this.#section);
  }

  #close(): void {
    const section = this.#section;
    if (section && section.title === '' && this.#sections.includes(section))
      this.#page.problems.error('section-without-heading', section.at, { id: section.id });
    this.#section = undefined;
  }
}

/** The words of an attribute, each with its place. */
function wordsIn(worded: Worded | undefined): Worded[] {
  if (!worded) return [];
  return [...worded.text.matchAll(/\S+/g)].map((found) => ({
    text: found[0],
    at: {
      file: worded.at.file,
      start: worded.at.start + found.index,
      end: worded.at.start + found.index + found[0].length,
    },
  }));
}

/** A heading without components and marks. */
function plain(heading: string): string {
  return heading
    .replace(/<[^>]*>/g, '')
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
