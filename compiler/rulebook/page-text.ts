import { MOST_MISTAKES } from '../limits.ts';
import type { Problems } from '../problems/problem.ts';
import type { Worded } from './page.ts';

/** What a page begins with. A variant is called and described as in the texts. */
const HEAD = ['title', 'lead', 'language'];
const HEAD_OF_VARIANT = ['language'];

const ODD =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ue000-\uf8ff\ufeff\ufff0-\uffff]|\p{Cs}/u;

/** The text of a page, by lines, and the problems in it. */
export class PageText {
  readonly file: string;
  readonly text: string;
  readonly problems: Problems;
  /** How many problems there were before this page. */
  readonly #before: number;

  constructor(file: string, text: string, problems: Problems) {
    this.file = file;
    this.text = text;
    this.problems = problems;
    this.#before = problems.list.length;
  }

  get isHopeless(): boolean {
    return this.problems.list.length - this.#before > MOST_MISTAKES;
  }

  at(start: number, end: number): Worded['at'] {
    return { file: this.file, start, end: Math.min(end, this.text.length) };
  }

  lineAt(start: number): { line: string; next: number } {
    const found = this.text.indexOf('\n', start);
    const next = found < 0 ? this.text.length : found + 1;
    return { line: this.text.slice(start, found < 0 ? next : found).replace(/\r$/, ''), next };
  }

  oddIn(line: string, start: number): void {
    const found = ODD.exec(line);
    if (!found) return;
    const [character] = found;
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    this.problems.error(
      'odd-character',
      this.at(start + found.index, start + found.index + character.length),
      { character: `U+${code}` },
    );
  }

  code(start: number, end: number, what: string): void {
    this.problems.error('rulebook-code', this.at(start, end), { what });
  }
}

/** What a page begins with, and where the rest begins. */
export function readHead(
  page: PageText,
  language: string,
  ofVariant: boolean,
): { head: Map<string, Worded>; end: number } {
  const head = new Map<string, Worded>();
  const names = ofVariant ? HEAD_OF_VARIANT : HEAD;
  const bom = page.text.startsWith('\ufeff') ? 1 : 0;
  const first = page.lineAt(bom);
  let end = first.next;
  if (first.line !== '---') {
    page.problems.error('rulebook-head', page.at(bom, bom + Math.max(1, first.line.length)), {
      missing: names[0]!,
    });
    return { head, end: bom };
  }
  for (;;) {
    const { line, next } = page.lineAt(end);
    if (line === '---') {
      checkHead(page, names, language, head, page.at(end, end + 3));
      return { head, end: next };
    }
    const found = /^([a-z]+): +(\S.*)$/u.exec(line);
    const at = page.at(end, end + Math.max(1, line.length));
    if (page.isHopeless) return { head, end };
    if (next === end || !found || !names.includes(found[1]!) || head.has(found[1]!)) {
      // Without an end, the rest would be a head too.
      const isOver = next === end || line === '' || line.startsWith('<');
      page.problems.error('rulebook-head', at, isOver ? { missing: '---' } : { unknown: line });
      if (isOver) return { head, end };
    } else {
      page.oddIn(line, end);
      const value = end + line.length - found[2]!.length;
      head.set(found[1]!, { text: found[2]!.trim(), at: page.at(value, end + line.length) });
    }
    end = next;
  }
}

function checkHead(
  page: PageText,
  names: readonly string[],
  language: string,
  head: ReadonlyMap<string, Worded>,
  at: Worded['at'],
): void {
  for (const name of names) if (!head.has(name)) page.problems.error('rulebook-head', at, { missing: name });
  const found = head.get('language');
  if (found && found.text !== language)
    page.problems.error('rulebook-head', found.at, { found: found.text, language });
  for (const { text, at: place } of head.values())
    if (/[{}<>`\\]/.test(text)) page.code(place.start, place.end, 'head');
}
