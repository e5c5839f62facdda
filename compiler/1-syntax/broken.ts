import { KEYWORDS } from './words.ts';

/** What is left of declarations that could not be read. */
export class Broken {
  /** All their words: one of them that is used elsewhere is not also unknown there. */
  readonly words = new Set<string>();
  /** What they probably declared: what mentions it may only seem to be wrong. */
  readonly names = new Set<string>();

  add(text: string): void {
    for (const [word] of text.matchAll(WORD)) this.words.add(word);
    for (const [word] of headOf(text).matchAll(WORD)) if (!KEYWORDS.has(word)) this.names.add(word);
    for (const match of text.matchAll(/^ +([A-Za-z][\w-]*):/gm)) this.names.add(match[1]!);
    const [, piece] = /^pieces +([A-Za-z][\w-]*)/.exec(text) ?? [];
    if (piece !== undefined) this.words.add(`${piece.charAt(0).toLowerCase()}${piece.slice(1)}s`);
  }

  addAll({ words, names }: Broken): void {
    for (const word of words) this.words.add(word);
    for (const name of names) this.names.add(name);
  }
}

const WORD = /[A-Za-z][\w-]*/g;

/** The first line, with those that it goes on in. */
function headOf(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trimEnd());
  const end = lines.findIndex((line) => !/(,|=|\+|\b(and|or|where|for|by))$/.test(line));
  return lines.slice(0, end + 1).join('\n');
}
