import type { Source } from '../1-syntax/source.ts';
import type { Span } from '../1-syntax/tree.ts';

/** What sort of thing is changed; the report counts by it. */
export const MUTANT_KINDS = [
  'value',
  'comparison',
  'condition',
  'pick',
  'tie',
  'statement',
  'decision',
  'order',
  'printed',
  'setup',
] as const;
export type MutantKind = (typeof MUTANT_KINDS)[number];

/** A piece of text that is replaced, by its offsets in a file (or, while it is made, in a declaration). */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * One small change of a specification, as somebody could have slipped: in the text itself, so that it is read, checked
 * and lowered like any rule, and so that it can be told in the words of the rule.
 */
export interface Mutant {
  /** The rule and six digits that stay the same as long as this line of the rule does: `phase-game.04af1c`. */
  readonly id: string;
  /** The rule it belongs to, as in the texts: `action-use-die`, `table-rating`, `winner.tie-1`. */
  readonly rule: string;
  readonly kind: MutantKind;
  /** What stood there, and what stands there now; nothing: it is left out. */
  readonly before: string;
  readonly after: string;
  /** The line or the cell in which it stands. */
  readonly where: string;
  readonly file: string;
  /** Of the file, from 1. */
  readonly line: number;
  readonly edits: readonly Edit[];
}

/** A mutant of one declaration, before it has its id: offsets count from the start of the declaration. */
export interface Change {
  readonly kind: MutantKind;
  /** A part of the rule that has a text of its own: `tie-1`. */
  readonly part?: string;
  readonly before: string;
  readonly after: string;
  readonly where: string;
  readonly edits: readonly Edit[];
}

/** What the makers of changes are given, and where they put them. */
export class Draft {
  /** The text of the declaration. */
  readonly text: string;
  /** The values of every kind that the game knows, in order. */
  readonly kinds: readonly (readonly string[])[];
  /** The game has seats that nobody plays. */
  readonly hasImaginary: boolean;
  readonly changes: Change[] = [];
  /** Given to every change while it is set. */
  part: string | undefined;

  constructor(text: string, game: Pick<Draft, 'kinds' | 'hasImaginary'>) {
    this.text = text;
    this.kinds = game.kinds;
    this.hasImaginary = game.hasImaginary;
  }

  textOf({ start, end }: Span): string {
    return this.text.slice(start, end);
  }

  /** Something else stands in this place. */
  replace(kind: MutantKind, span: Span, text: string, where = this.lineAt(span.start)): void {
    this.put(kind, plain(this.textOf(span)), plain(text), where, [{ ...span, text }]);
  }

  /** A part of a line is left out. */
  drop(kind: MutantKind, span: Span): void {
    const before = plain(this.textOf(span)).replace(/^, |,$/g, '');
    this.put(kind, before, '', this.lineAt(span.start), [{ ...span, text: '' }]);
  }

  /** Whole lines are left out, with their comments; the only line of a block becomes `nothing`. */
  dropLines(kind: MutantKind, span: Span, isOnly = false): void {
    const whole = plain(this.textOf(span));
    const before = this.textOf(span).includes('\n') ? `${this.lineAt(span.start)} …` : whole;
    const start = this.text.lastIndexOf('\n', span.start) + 1;
    const end = this.text.indexOf('\n', span.end);
    const lines = { start, end: end < 0 ? this.text.length : end + 1, text: '' };
    this.put(kind, before, '', this.lineAt(span.start), [isOnly ? { ...span, text: 'nothing' } : lines]);
  }

  put(kind: MutantKind, before: string, after: string, where: string, edits: readonly Edit[]): void {
    const { part } = this;
    this.changes.push({ kind, ...(part === undefined ? {} : { part }), before, after, where, edits });
  }

  /** The line in which a place stands, without its comment. */
  lineAt(at: number): string {
    const start = this.text.lastIndexOf('\n', at - 1) + 1;
    const end = this.text.indexOf('\n', at);
    return plain(this.text.slice(start, end < 0 ? this.text.length : end));
  }
}

/** In one line, without comments. */
function plain(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The sources with the change made. */
export function applied(
  sources: readonly Source[],
  { file, edits }: Pick<Mutant, 'file' | 'edits'>,
): Source[] {
  return sources.map((source) => {
    if (source.file !== file) return source;
    const parts: string[] = [];
    let at = 0;
    for (const { start, end, text } of edits) {
      parts.push(source.text.slice(at, start), text);
      at = end;
    }
    return { file, text: [...parts, source.text.slice(at)].join('') };
  });
}
