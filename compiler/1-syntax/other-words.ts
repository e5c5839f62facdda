/** Slips of people who write as in plain English or as in another language: what they meant is clear. */

import { endOf, type Line, startOf } from './layout.ts';
import type { Report } from './report.ts';
import { type SlipCheck, type Stop, wordOf } from './stop.ts';
import { GATHERINGS, RESERVED } from './words.ts';

/** They are tried in this order. */
export const OTHER_WORDS: readonly SlipCheck[] = [
  slashes,
  ownLine,
  roundBrackets,
  otherForm,
  otherGathering,
  noIs,
  noComma,
  dashForRange,
  andForPlus,
  notBelow,
  leftOver,
];

/** Words that Regel has others for, and which. */
const FORMS: readonly (readonly [RegExp, (match: RegExpExecArray, code: string) => string])[] = [
  [
    /\bis +not +(at +least|at +most|more +than|less +than)\b/g,
    ([, relation]) => `is ${OPPOSITE.get(relation!.replace(/ +/g, ' '))}`,
  ],
  [/\bis +(?:greater|bigger|larger|higher) +than +or +equal +to\b/g, () => 'is at least'],
  [/\bis +(?:smaller|lower|fewer|less) +than +or +equal +to\b/g, () => 'is at most'],
  [/\bis +(?:greater|bigger|larger|higher) +than\b/g, () => 'is more than'],
  [/\bis +(?:smaller|lower|fewer) +than\b/g, () => 'is less than'],
  [/\bis +equal +to\b/g, () => 'is'],
  [/\bfor +(?:every|all)\b/g, () => 'for each'],
  [/^for(?= +(?!each\b)[A-Za-z][A-Za-z0-9-]* +in\b)/g, () => 'for each'],
  [
    /^repeat +until\b/g,
    (_, code) => (/ (?:and|or) /.test(code) ? 'repeat while not (…)' : 'repeat while not'),
  ],
];

const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ['at least', 'less than'],
  ['at most', 'more than'],
  ['more than', 'at most'],
  ['less than', 'at least'],
]);

/** `is not at least`, `for every`, `repeat until`: the line stops to make sense inside of it or just behind. */
function otherForm({ source, line, start }: Stop, report: Report): boolean {
  const code = source.slice(startOf(line), endOf(line));
  const at = start - startOf(line);
  for (const [form, meant] of FORMS) {
    for (const match of code.matchAll(form)) {
      const end = match.index + match[0].length;
      if (at < match.index || (at > end && code.slice(end, at).trim() !== '')) continue;
      report('written-otherwise', startOf(line) + match.index, startOf(line) + end, {
        written: match[0].replace(/ +/g, ' '),
        instead: meant(match, code),
      });
      return true;
    }
  }
  return false;
}

/** Words that stand before `of`. */
const BEFORE_OF = new Set(
  'count first last top next others position rows columns lines cells row column face points neighbours holes opposite'.split(
    ' ',
  ),
);

/** `run(4)`: what is asked for stands in square brackets, and what a word is about behind `of`. */
function roundBrackets({ source, line, start, found }: Stop, report: Report): boolean {
  const name = /[A-Za-z][A-Za-z0-9-]*$/.exec(source.slice(startOf(line), start))?.[0];
  if (found !== '(' || name === undefined || RESERVED.has(name)) return false;
  const inside = /^\(([^()]*)\)/.exec(source.slice(start, endOf(line)));
  const shown = inside?.[1]?.trim() ?? '…';
  report('written-otherwise', start - name.length, start + (inside?.[0].length ?? 1), {
    written: `${name}(${shown})`,
    instead: BEFORE_OF.has(name)
      ? `${name} of ${shown || '…'}`
      : (GATHERINGS.get(name) ?? (shown === '' ? name : `${name}[${shown}]`)),
  });
  return true;
}

/** `sum of face of die for die in pool`; without `for` it could be a property of that name. */
function otherGathering({ source, line, start, found }: Stop, report: Report): boolean {
  if (found !== 'for') return false;
  const [match] = [...source.slice(startOf(line), start).matchAll(/\b([a-z]+) +of\b/g)].filter((it) =>
    GATHERINGS.has(it[1]!),
  );
  if (!match) return false;
  const from = startOf(line) + match.index;
  report('written-otherwise', from, from + match[0].length, {
    written: `${match[1]} of`,
    instead: GATHERINGS.get(match[1]!)!,
  });
  return true;
}

const STEP_OF_EXAMPLE =
  /\band +((?:[A-Za-z][\w-]* +(?:is +to|may|does|passes)|chance +(?:gives|decides|may))(?![\w-]))/g;

/** `given coins of Ann is 3 and Ann is to buy in turn`: what is no condition begins a line. */
function ownLine({ source, line, start }: Stop, report: Report): boolean {
  const code = source.slice(startOf(line), endOf(line));
  const at = start - startOf(line);
  const step = [...code.matchAll(STEP_OF_EXAMPLE)].find(
    (match) => match.index > 0 && match.index <= at && at <= match.index + match[0].length,
  );
  if (!step || !/^(?:given|when|then|and)\b/.test(code)) return false;
  const end = startOf(line) + step.index + step[0].length;
  report('own-line', end - step[1]!.length, end, { words: step[1]!.replace(/ +/g, ' ') });
  return true;
}

/** `// a comment`, in a line of its own or behind something. */
function slashes({ source, start }: Stop, report: Report): boolean {
  const at = source.startsWith('//', start) ? start : start - 1;
  if (!source.startsWith('//', at)) return false;
  report('written-otherwise', at, at + 2, { written: '//', instead: '#' });
  return true;
}

/** A whole line that is a comment of another language. */
export function isSlashes(source: string, start: number, report: Report): boolean {
  if (!source.startsWith('//', start)) return false;
  report('written-otherwise', start, start + 2, { written: '//', instead: '#' });
  return true;
}

const CHANGE = /^[A-Za-z][A-Za-z0-9-]*(?: *\[[^\]=]*\])?(?: +of +[^=]*?)? *(\+=|-=|:=|=)(?!=)/;
const CHANGES: ReadonlyMap<string, string> = new Map([
  ['+=', 'add … to …'],
  ['-=', 'remove … from …'],
]);

/** `coins = 3` as a step. */
export function equalsForBecomes(source: string, line: Line, report: Report): boolean {
  const [before, symbol] = CHANGE.exec(source.slice(startOf(line), endOf(line))) ?? [];
  if (!before || !symbol) return false;
  const end = startOf(line) + before.length;
  report('symbol-for-words', end - symbol.length, end, {
    symbol,
    instead: CHANGES.get(symbol) ?? 'becomes',
  });
  return true;
}

/** `coins at least 3`. */
function noIs(stop: Stop, report: Report): boolean {
  const relation = startsWith(stop, /(?:at +least|at +most|more +than|less +than)(?![A-Za-z0-9-])/y);
  if (!relation || !stop.expected.all.has('is ') || wordOf(stop) === 'rank') return false;
  report('syntax', stop.start, stop.end, {
    expected: '"is"',
    found: stop.found,
    suggestion: `is ${relation}`,
  });
  return true;
}

const AFTER_COMMA =
  /(?:(?:x +)?starts +(?:at|with)|up +to|seen +by|more +is +lost|at +(?:once|least)|backwards|plural|also|usually|named|from +place|first)(?![A-Za-z0-9-])/y;

/** `gold: 0..20 starts at 3`. */
function noComma(stop: Stop, report: Report): boolean {
  const words = startsWith(stop, AFTER_COMMA);
  if (!words || !stop.expected.all.has(',')) return false;
  report('syntax', stop.start, stop.end, {
    expected: '","',
    found: stop.found,
    suggestion: `, ${words}`,
  });
  return true;
}

/** `2-4` or `2 to 4`; where something can be taken away, `3-1` is that. */
function dashForRange({ source, line, start, found, expected }: Stop, report: Report): boolean {
  const isDash = found === '-' || found === '–';
  if (!(isDash || found === 'to') || !expected.all.has('..')) return false;
  if (isDash && expected.all.has('- ')) return false;
  const before = /[0-9]+ *$/.exec(source.slice(startOf(line), start))?.[0];
  const after = /^ *[0-9]+/.exec(source.slice(start + found.length, endOf(line)))?.[0];
  if (!before || !after) return false;
  report('written-otherwise', start - before.length, start + found.length + after.length, {
    written: before + found + after,
    instead: `${before.trim()}..${after.trim()}`,
  });
  return true;
}

/** `roll pool and hand`. */
function andForPlus(stop: Stop, report: Report): boolean {
  if (stop.found !== 'and' || !['roll', 'move', 'shuffle'].includes(wordOf(stop))) return false;
  report('written-otherwise', stop.start, stop.end, { written: 'and', instead: '+' });
  return true;
}

/** `if C then roll pool` in one line. */
function notBelow(stop: Stop, report: Report): boolean {
  const word = wordOf(stop);
  if (!['if', 'otherwise', 'for', 'repeat'].includes(word) || !['then', 'do', ':', ','].includes(stop.found))
    return false;
  if (stop.line.body.length > 0 || stop.end === endOf(stop.line)) return false;
  report('missing-body', stop.start, endOf(stop.line), { word });
  return true;
}

/** `if C:` and `if C then` with lines below. */
function leftOver(stop: Stop, report: Report): boolean {
  const sign = stop.found === ':' || (stop.found === 'then' && /^(?:if|otherwise)$/.test(wordOf(stop)));
  if (!sign || stop.end < endOf(stop.line) || !stop.expected.all.has('an indented body')) return false;
  report('left-over', stop.start, stop.end, { word: stop.found });
  return true;
}

/** What of this form stands where the line stopped to make sense, with single spaces. */
function startsWith({ source, line, start }: Stop, form: RegExp): string | undefined {
  form.lastIndex = 0;
  return form.exec(source.slice(start, endOf(line)))?.[0].replace(/ +/g, ' ');
}
