/** Makes a file safe to read, character for character, so that every offset stays what it was. */
import type { Report } from './report.ts';

const TAB = 9;
const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;

/**
 * The text with a space instead of every tab, of every `\r` at the end of a line, and of every character that
 * cannot be seen or that means something to the stages behind this one. Tabs and such characters are reported,
 * once a line.
 */
export function cleanText(text: string, report: Report): string {
  let clean = '';
  let copied = 0;
  let tabOnLine = false;
  let oddOnLine = false;
  const blank = (from: number, to: number, by = ' '): void => {
    clean += text.slice(copied, from) + by.repeat(to - from);
    copied = to;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === NEWLINE) {
      tabOnLine = false;
      oddOnLine = false;
    } else if (code === TAB) {
      if (!tabOnLine) report('tab', at, at + 1);
      tabOnLine = true;
      blank(at, at + 1);
    } else if (code === RETURN) {
      const end = endOfReturns(text, at);
      const endsLine = end === text.length || text.charCodeAt(end) === NEWLINE;
      if (!endsLine && !oddOnLine)
        report('odd-character', at, at + 1, { character: codePointName(text, at) });
      oddOnLine ||= !endsLine;
      blank(at, end);
      at = end - 1;
    } else if (at === 0 && code === 0xfeff) {
      blank(0, 1, '\n'); // nobody sees the mark, so it must not indent the first line
    } else if (code < SPACE || code >= 0x7f) {
      const length = oddLength(text, at, code);
      if (length > 0) {
        if (!oddOnLine) report('odd-character', at, at + length, { character: codePointName(text, at) });
        oddOnLine = true;
        blank(at, at + length);
        at += length - 1;
      } else if (isHighSurrogate(code)) {
        at++;
      }
    }
  }
  return clean + text.slice(copied);
}

function endOfReturns(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === RETURN) end++;
  return end;
}

/** Is there a character in `text` that `cleanText` would report as odd? */
export function hasOddCharacter(text: string): boolean {
  let odd = false;
  cleanText(text, (code) => {
    if (code === 'odd-character') odd = true;
  });
  return odd;
}

/** How many code units the odd character at this place has; 0 if it is an ordinary one. */
function oddLength(text: string, at: number, code: number): 0 | 1 | 2 {
  if (isHighSurrogate(code)) {
    const next = text.charCodeAt(at + 1);
    if (!(next >= 0xdc00 && next <= 0xdfff)) return 1;
    return code >= 0xdb80 ? 2 : 0; // the planes 15 and 16 are for private use
  }
  return ODD.some(([from, to]) => from <= code && code <= to) ? 1 : 0;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

const ODD: readonly (readonly [number, number])[] = [
  [0x00, 0x1f], // control characters
  [0x7f, 0xa0], // more of them, and the space that does not break
  [0xad, 0xad], // the hyphen that is not seen
  [0x1680, 0x1680],
  [0x2000, 0x200f], // spaces that are not the space, and marks of direction
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x3000, 0x3000],
  [0xdc00, 0xdfff], // half a character
  [0xe000, 0xf8ff], // private use: the layout's own marks are here
  [0xfeff, 0xfeff],
  [0xfff0, 0xffff], // the sign for "could not be read" is here
];

function codePointName(text: string, at: number): string {
  return `U+${(text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
