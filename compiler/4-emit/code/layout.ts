/** No line is longer than this where it can be broken. */
export const WIDTH = 110;

/** How much further in lines begin that belong to what stands above them. */
export const STEP = 2;

/** Where a text goes: where its line begins, where in the line it begins itself, and how many signs follow it there. */
export interface TextPosition {
  readonly indent: number;
  readonly column: number;
  readonly after: number;
}

/** The beginning of a line. */
export function lineAt(indent: number, after = 0): TextPosition {
  return { indent, column: indent, after };
}

/** The same place further on in the line. */
export function behind({ indent, column, after }: TextPosition, before: number, more = 0): TextPosition {
  return { indent, column: column + before, after: after + more };
}

export function fits(text: string, { column, after }: TextPosition): boolean {
  return column + text.length + after <= WIDTH;
}

/** The end of a line, and the beginning of the next. */
export function newLine(indent: number): string {
  return `\n${' '.repeat(indent)}`;
}

/** Items between two signs, each on lines of its own further in, with a sign behind each. */
export function below(
  [open, close]: readonly [string, string],
  items: readonly ((at: TextPosition) => string)[],
  { indent }: TextPosition,
): string {
  const inner = lineAt(indent + STEP, 1);
  return `${open}${items.map((item) => `${newLine(inner.indent)}${item(inner)},`).join('')}${newLine(indent)}${close}`;
}

/** The same for short items: as many on a line as there is room for. */
export function filled(
  [open, close]: readonly [string, string],
  items: readonly string[],
  { indent }: TextPosition,
): string {
  return `${open}${inLines(items, indent + STEP, { before: '', behind: ',' })}${newLine(indent)}${close}`;
}

/** Short items in lines of their own, with some sign before or behind each. */
export function inLines(
  items: readonly string[],
  indent: number,
  sign: { readonly before: string; readonly behind: string },
): string {
  let lines = '';
  let column = WIDTH;
  for (const item of items) {
    const one = sign.before + item + sign.behind;
    if (column + 1 + one.length > WIDTH) {
      lines += newLine(indent);
      column = indent;
    } else {
      lines += ' ';
      column++;
    }
    lines += one;
    column += one.length;
  }
  return lines;
}
