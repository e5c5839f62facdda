/** Text from files as a terminal may show it: nothing in it can move the cursor, change colours or hide. */

/** One character as it is shown. */
export interface Glyph {
  readonly text: string;
  /** How many columns it takes. */
  readonly width: number;
  /** Where it stands in the text. */
  readonly at: number;
}

const TAB_STOP = 4;
/** More marks than this on one letter are left out: they would be drawn over the lines above. */
const MOST_MARKS = 4;

/** Control characters, marks of direction, halves of characters, and every space that is not the space. */
const HIDDEN = /[\p{C}\p{Z}]/u;
const MARK = /\p{M}/u;
const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;

export function glyphsOf(text: string): Glyph[] {
  const glyphs: Glyph[] = [];
  let at = 0;
  let column = 0;
  let marks = 0;
  for (const character of text) {
    marks = MARK.test(character) ? marks + 1 : 0;
    const glyph = { at, ...shown(character, column, marks) };
    glyphs.push(glyph);
    column += glyph.width;
    at += character.length;
  }
  return glyphs;
}

function shown(character: string, column: number, marks: number): { text: string; width: number } {
  if (character >= ' ' && character <= '~') return { text: character, width: 1 };
  if (character === '\t') {
    const width = TAB_STOP - (column % TAB_STOP);
    return { text: ' '.repeat(width), width };
  }
  if (marks > 0) return { text: marks > MOST_MARKS ? '' : character, width: 0 };
  if (HIDDEN.test(character)) {
    const name = codePointName(character);
    return { text: name, width: name.length };
  }
  return { text: character, width: WIDE.test(character) ? 2 : 1 };
}

function codePointName(character: string): string {
  return `<U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`;
}

export function widthOf(text: string): number {
  return glyphsOf(text).reduce((sum, glyph) => sum + glyph.width, 0);
}

/** The text with everything hidden shown, and cut if it is wider than `most` columns. */
export function visible(text: string, most = Number.POSITIVE_INFINITY): string {
  const near = text.length > 4 * most ? text.slice(0, 4 * most) : text;
  let result = '';
  let width = 0;
  for (const glyph of glyphsOf(near)) {
    width += glyph.width;
    if (width > most) return `${result}…`;
    result += glyph.text;
  }
  return result;
}

/** Stretches in backticks up to this length stay on one line. */
const LONGEST_TOGETHER = 40;

/** The text in lines of at most `width` columns; a single word may be wider. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of wordsOf(text)) {
    const needed = widthOf(word);
    if (line !== '' && used + 1 + needed > width) {
      lines.push(line);
      line = word;
      used = needed;
    } else {
      used += needed + (line === '' ? 0 : 1);
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function wordsOf(text: string): string[] {
  const glued = text.replace(/`[^`]*`/g, (code) =>
    code.length > LONGEST_TOGETHER ? code : code.replaceAll(' ', '\0'),
  );
  return glued.split(/ +/).map((word) => word.replaceAll('\0', ' '));
}
