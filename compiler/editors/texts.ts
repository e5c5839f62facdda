import type { Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { TextEdit } from '../language-service/index.ts';

/** Offsets in texts as lines and columns, as editors count them, and back. */
export class Texts {
  readonly #textOf: (file: string) => string;
  readonly #known = new Map<string, TextDocument>();

  constructor(textOf: (file: string) => string) {
    this.#textOf = textOf;
  }

  of(file: string): TextDocument {
    const text = this.#textOf(file);
    const known = this.#known.get(file);
    if (known?.getText() === text) return known;
    const made = TextDocument.create(file, 'regel', 0, text);
    this.#known.set(file, made);
    return made;
  }

  range({
    file,
    start,
    end,
  }: {
    readonly file: string;
    readonly start: number;
    readonly end: number;
  }): Range {
    const text = this.of(file);
    return { start: text.positionAt(start), end: text.positionAt(end) };
  }

  edits(file: string, edits: readonly TextEdit[]): { range: Range; newText: string }[] {
    return edits.map(({ start, end, text }) => ({ range: this.range({ file, start, end }), newText: text }));
  }
}
