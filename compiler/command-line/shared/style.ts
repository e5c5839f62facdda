import { widthOf as columnsOf } from '../../problems/visible.ts';
import type { Io, Output } from './io.ts';

export type Colour = 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white';

/** Letters in bold and colour, where the terminal can show them. */
export interface Style {
  readonly on: boolean;
  bold(text: string): string;
  dim(text: string): string;
  colour(colour: Colour, text: string): string;
}

const CODES: Readonly<Record<Colour, number>> = {
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  magenta: 35,
  cyan: 36,
  white: 37,
};

const NAMED: Readonly<Record<string, Colour>> = {
  white: 'white',
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
  orange: 'red',
  purple: 'magenta',
};

/** The nearest colour of a terminal to one that rules name. */
export function colourNamed(word: string): Colour | undefined {
  return Object.hasOwn(NAMED, word) ? NAMED[word] : undefined;
}

/** Only on a terminal, and not where the person asks for plain text (https://no-color.org). */
export function wantsColour(output: Output, env: Io['env']): boolean {
  return output.isTTY && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}

export function createStyle(on: boolean): Style {
  const wrap = (open: number, close: number) => (text: string) =>
    on && text !== '' ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  const bold = wrap(1, 22);
  const dim = wrap(2, 22);
  return { on, bold, dim, colour: (colour, text) => wrap(CODES[colour], 39)(text) };
}

/** How many columns a text takes, escape sequences not counted. */
export function widthOf(text: string): number {
  return columnsOf(text.replace(/\p{Cc}\[[0-9;]*m/gu, ''));
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Lays out rows in columns; numeric columns are aligned right. */
export function columns(
  rows: readonly (readonly string[])[],
  gap = 2,
  right: readonly number[] = [],
): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
    });
  return rows.map((row) =>
    row
      .map((cell, index) =>
        right.includes(index) ? padStart(cell, widths[index]!) : padEnd(cell, widths[index]!),
      )
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Breaks a text into lines no longer than `width`, at spaces; line breaks in it stay. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(indent) + widthOf(longer) > width) {
        lines.push(indent + line);
        line = word;
      } else line = longer;
    }
    lines.push(line === '' ? '' : indent + line);
  }
  return lines.join('\n');
}

/** As at the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
