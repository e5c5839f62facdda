/** Where things stand below each other. All columns count from 0. */

/** A line on its way out. */
export interface OutLine {
  indent: number;
  code: string;
  comment: string;
  /** Where the comment and the `else` stood; -1 if there is none. */
  commentColumn: number;
  elseColumn: number;
  /** The whole of a sentence stands on this line. */
  readonly whole: boolean;
  readonly row: boolean;
}

export const COMMENT_COLUMN = 41;
export const ELSE_COLUMN = 65;

/** Something that stands at the end of a line: how long the line is without it, and where the author put it. */
interface Ending {
  readonly length: number;
  readonly column: number;
}

/**
 * Where the endings go. All stand in one column: the leftmost that the author used, but not left of
 * `least`. Where the line is too long for that, an ending stays where it was or moves out of the way;
 * if all lines are too long, all endings stand behind the longest. Done twice, it gives the same.
 */
export function endingColumns(endings: readonly Ending[], least: number, gap: number): number[] {
  let column = Math.max(least, Math.min(...endings.map((it) => it.column)));
  const fits = ({ length }: Ending): boolean => length + gap <= column;
  if (!endings.some(fits)) column = Math.max(...endings.map((it) => it.length)) + gap;
  return endings.map((it) => {
    if (fits(it)) return column;
    return it.column > it.length ? it.column : it.length + gap;
  });
}

export function alignComments(lines: readonly OutLine[]): void {
  const commented = lines.filter((line) => line.comment !== '' && line.code !== '');
  const endings = commented.map((line) => ({
    length: line.indent + line.code.length,
    column: line.commentColumn,
  }));
  const columns = endingColumns(endings, COMMENT_COLUMN, 2);
  for (const [index, line] of commented.entries())
    line.code = line.code.padEnd(columns[index]! - line.indent);
}

/** `need … else reason`: the reasons stand below each other. */
export function alignReasons(lines: readonly OutLine[]): void {
  const reasoned = lines.flatMap((line) => {
    const parts = line.whole && line.elseColumn >= 0 && /^(.*) (else [^ ]+)$/.exec(line.code);
    return parts ? [{ line, front: parts[1]!, reason: parts[2]! }] : [];
  });
  const endings = reasoned.map(({ line, front }) => ({
    length: line.indent + front.length,
    column: line.elseColumn,
  }));
  const columns = endingColumns(endings, ELSE_COLUMN, 1);
  for (const [index, { line, front, reason }] of reasoned.entries()) {
    line.code = front.padEnd(columns[index]! - line.indent) + reason;
  }
}

/** In lines that follow each other, the part that `split` finds stands below each other, `gap` spaces behind the longest. */
export function alignRuns(lines: readonly OutLine[], split: RegExp, gap: number): void {
  let run: { line: OutLine; front: string; back: string }[] = [];
  const close = (): void => {
    const width = Math.max(0, ...run.map(({ front }) => front.length)) + gap;
    if (run.length > 1) for (const { line, front, back } of run) line.code = front.padEnd(width) + back;
    run = [];
  };
  for (const line of lines) {
    const parts = line.whole ? split.exec(line.code) : null;
    if (!parts || (run[0] && run[0].line.indent !== line.indent)) close();
    if (parts) run.push({ line, front: parts[1]!, back: parts[2]! });
  }
  close();
}
