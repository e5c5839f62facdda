/** The slips that people make often: each has its own message instead of "expected this, found that". */
import { listed } from '../problems/listed.ts';
import { suggest } from '../problems/suggest.ts';
import type { Context } from './contexts.ts';
import { inWords } from './expected.ts';
import { endOf, firstWord, type Line, startOf } from './layout.ts';
import { equalsForBecomes, isSlashes, OTHER_WORDS } from './other-words.ts';
import type { Report } from './report.ts';
import { type SlipCheck, type Stop, wordOf } from './stop.ts';
import { RESERVED, SYNONYMS } from './words.ts';

/** A line that begins with no word that is known here. */
export function unknownLine(source: string, line: Line, context: Context, report: Report): boolean {
  if (isSlashes(source, startOf(line), report)) return true;
  if (context.words.length === 0) return false;
  const word = firstWord(source, line.parts[0]!);
  if (context.words.includes(word)) return false;
  const code = source.slice(startOf(line), endOf(line));
  if (context.statements && / (becomes|must|may) /.test(`${code} `)) return false;
  if (context.statements && equalsForBecomes(source, line, report)) return true;
  const shown = word || code.split(' ')[0]!.slice(0, 60);
  const end = startOf(line) + shown.length;
  const suggestion = SYNONYMS.get(word) ?? suggest(word, context.words) ?? '';
  if (context.statements) report('unknown-statement', startOf(line), end, { word: shown, suggestion });
  else report('unknown-line', startOf(line), end, { word: shown, suggestion, known: listed(context.words) });
  return true;
}

/** Tries the slips in order; what is none of them is told as Ohm saw it. Is it worth looking at the lines below? */
export function findSlip(stop: Stop, report: Report): boolean {
  const slip = SLIPS.find((check) => check(stop, report));
  if (!slip) {
    report('syntax', stop.start, stop.end, { expected: inWords(stop.expected.firm), found: stop.found });
  }
  return slip !== bodyBelow && slip !== goesOn;
}

const SLIPS: readonly SlipCheck[] = [
  goesOn,
  numberUnnamed,
  noReason,
  noBody,
  bodyBelow,
  ...OTHER_WORDS,
  mixedAndOr,
  notRounded,
  symbolForWords,
  tightSign,
  reservedWord,
];

/** A line that was meant to go on in the next one, which begins with what can only stand in the middle. */
function goesOn({ source, line, at, text }: Stop, report: Report): boolean {
  const [next] = line.body;
  if (!next || at < text.length) return false;
  const word = firstWord(source, next.parts[0]!);
  const code = source.slice(startOf(next), endOf(next));
  const isMiddle = /^(else|and|or|where|then|from|by|to|is|in)$/.test(word) || /^[+*/-] /.test(code);
  if (!isMiddle && !(word === 'if' && / else /.test(code))) return false;
  report('line-goes-on', startOf(next), endOf(next), {});
  return true;
}

/** `1 of each 1..9`: what is numbered has no name. */
function numberUnnamed(stop: Stop, report: Report): boolean {
  if (!/^\d/.test(stop.found) || !/\bof each ([A-Za-z][\w-]* and )?$/.test(stop.text.slice(0, stop.at)))
    return false;
  const [range = stop.found] = /^[-\d.]+/.exec(stop.source.slice(stop.start)) ?? [];
  report('number-without-word', stop.start, stop.start + range.length, { range });
  return true;
}

/** `need C` and nothing behind it. */
function noReason(stop: Stop, report: Report): boolean {
  const atEnd = stop.at === stop.text.length;
  const wanted =
    stop.expected.all.has('else ') || (stop.text.endsWith('else ') && stop.expected.all.has('a name'));
  const word = wordOf(stop);
  const needed = word === 'need' || word === 'pay' || /if |when /.test(stop.text);
  if (!atEnd || !wanted || !needed) return false;
  report('need-without-reason', startOf(stop.line), endOf(stop.line), {
    word: word === 'need' || word === 'pay' ? word : 'if',
  });
  return true;
}

/** `if C` with nothing indented below it. */
function noBody(stop: Stop, report: Report): boolean {
  if (stop.line.body.length > 0 || stop.at < stop.text.length || !stop.expected.all.has('an indented body'))
    return false;
  report('missing-body', startOf(stop.line), endOf(stop.line), { word: wordOf(stop) });
  return true;
}

/** A line that stands alone, with a line below it that is indented further. */
function bodyBelow(stop: Stop, report: Report): boolean {
  const first = stop.line.body[0];
  if (!first || stop.at < stop.text.length || !stop.expected.all.has('the end of the line')) return false;
  report('unexpected-body', startOf(first), endOf(first), { word: wordOf(stop) });
  return true;
}

/** `a and b or c`. */
function mixedAndOr(stop: Stop, report: Report): boolean {
  if (stop.found !== 'and' && stop.found !== 'or') return false;
  const other = stop.found === 'and' ? ' or ' : ' and ';
  const before = stop.source.slice(startOf(stop.line), stop.start);
  if (!openPart(before).includes(other)) return false;
  report('mixed-and-or', stop.start, stop.end, { word: stop.found });
  return true;
}

/** The text without what stands in closed brackets, from the last bracket that is still open. */
function openPart(text: string): string {
  let flat = ` ${text.replaceAll('\n', ' ')}`;
  for (let before = ''; before !== flat; ) {
    before = flat;
    flat = flat.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, ' ');
  }
  return flat.slice(Math.max(flat.lastIndexOf('('), flat.lastIndexOf('[')) + 1);
}

/** `coins / 2`. */
function notRounded(stop: Stop, report: Report): boolean {
  if (!stop.expected.all.has('rounded ')) return false;
  const slash = stop.source.lastIndexOf('/', stop.start);
  report('division-not-rounded', Math.max(slash, startOf(stop.line)), stop.start);
  return true;
}

const SYMBOLS: readonly (readonly [string, string])[] = [
  ['>=', 'is at least'],
  ['<=', 'is at most'],
  ['=>', 'is at least'],
  ['=<', 'is at most'],
  ['<>', 'is not'],
  ['==', 'is'],
  ['!=', 'is not'],
  ['≥', 'is at least'],
  ['≤', 'is at most'],
  ['≠', 'is not'],
  ['>', 'is more than'],
  ['<', 'is less than'],
  ['=', 'is'],
  ['&&', 'and'],
  ['&', 'and'],
  ['||', 'or'],
  ['!', 'not'],
];

/** `coins >= 3`. */
function symbolForWords(stop: Stop, report: Report): boolean {
  const [symbol, instead] = SYMBOLS.find(([sign]) => stop.source.startsWith(sign, stop.start)) ?? [];
  if (!symbol || !instead || stop.expected.all.has('=')) return false;
  report('symbol-for-words', stop.start, stop.start + symbol.length, { symbol, instead });
  return true;
}

/** `a -b`: a sign between two values has space on both sides. */
function tightSign(stop: Stop, report: Report): boolean {
  if ((stop.found !== '-' && stop.found !== '+') || !stop.expected.all.has(`${stop.found} `)) return false;
  report('tight-sign', stop.start, stop.end, { sign: stop.found });
  return true;
}

/** `let for = 3`. Where a value is expected, the missing value is the matter and not the word. */
function reservedWord(stop: Stop, report: Report): boolean {
  if (!RESERVED.has(stop.found) || !stop.expected.all.has('a name') || stop.expected.all.has('('))
    return false;
  report('reserved-word', stop.start, stop.end, { word: stop.found });
  return true;
}
