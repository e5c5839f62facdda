import { MOST_BLANKS, MOST_TEXT_BRACKETS, TEXTS_LIMIT } from '../limits.ts';

/** Something in a file of texts of which there is too much to read it. */
export interface TooLarge {
  readonly what: 'characters' | 'brackets' | 'blanks';
  readonly limit: number;
  readonly start: number;
  readonly end: number;
}

/**
 * A file of texts as the parsers of Fluent may see it: what is too large for them is blank, everything else stays where it was. They
 * call themselves for every bracket inside another, and to find the end of a text they look at a row of blanks once for each of them.
 */
export function readable(whole: string): { readonly text: string; readonly tooLarge: readonly TooLarge[] } {
  // Nobody sees the mark that some editors put first.
  const text = whole.replace(/^\ufeff/, '\n');
  if (text.length > TEXTS_LIMIT)
    return { text: '', tooLarge: [{ what: 'characters', limit: TEXTS_LIMIT, start: 0, end: 1 }] };
  const tooLarge: TooLarge[] = [];
  let start = 0;
  const entries = text.split(BEFORE_ENTRY).map((entry) => {
    const excess = excessOf(entry);
    if (excess) tooLarge.push({ ...excess, start, end: start + firstLineOf(entry).length });
    start += entry.length;
    return excess ? entry.replace(/[^\n]/g, ' ') : entry;
  });
  return { text: entries.join(''), tooLarge };
}

/** Where a line begins with `name =`, a new entry begins, whatever is still open in the one before it. */
const BEFORE_ENTRY = /(?<=\n)(?=-?[a-zA-Z][\w-]* *=)/;

/**
 * Brackets are counted however they are closed: which of them lie inside others only a parser can tell, as in `{ "}" }` one of
 * them is plain text.
 */
function excessOf(entry: string): Pick<TooLarge, 'what' | 'limit'> | undefined {
  if ((entry.match(/[{(]/g)?.length ?? 0) > MOST_TEXT_BRACKETS)
    return { what: 'brackets', limit: MOST_TEXT_BRACKETS };
  if (entry.match(/[ \r\n]+/g)?.some((blanks) => blanks.length > MOST_BLANKS))
    return { what: 'blanks', limit: MOST_BLANKS };
  return undefined;
}

function firstLineOf(entry: string): string {
  return /^[^\r\n]*/.exec(entry)![0].trimEnd();
}
