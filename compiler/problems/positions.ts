/** Where something stands, as a person counts: from 1, columns in UTF-16 units as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Finds the line of an offset in one text. */
export class Positions {
  readonly text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.text = text;
    const starts = [text.startsWith('\ufeff') ? 1 : 0]; // nobody sees the byte order mark
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** An offset past the end is the end. */
  at(offset: number): Position {
    const within = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#starts[middle]! <= within) low = middle;
      else high = middle - 1;
    }
    const { start, end } = this.line(low + 1);
    return { line: low + 1, column: Math.max(0, Math.min(within, end) - start) + 1 };
  }

  /** From the first character of a line to its last, without the line end. */
  line(line: number): { start: number; end: number } {
    const start = this.#starts[line - 1] ?? this.text.length;
    const next = this.#starts[line];
    const end = next === undefined ? this.text.length : next - 1;
    return { start, end: end > start && this.text[end - 1] === '\r' ? end - 1 : Math.max(start, end) };
  }
}

const KNOWN = new WeakMap<ReadonlyMap<string, string>, Map<string, Positions>>();

/** The positions of a file, counted once as long as its text stays the same. */
export function positionsIn(sources: ReadonlyMap<string, string>, file: string): Positions | undefined {
  const text = sources.get(file);
  if (text === undefined) return undefined;
  const known = KNOWN.get(sources) ?? new Map<string, Positions>();
  KNOWN.set(sources, known);
  const before = known.get(file);
  if (before?.text === text) return before;
  const positions = new Positions(text);
  known.set(file, positions);
  return positions;
}
