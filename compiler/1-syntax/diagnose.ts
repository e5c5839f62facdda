/**
 * Says what is wrong with a declaration that the grammar does not read. Ohm knows only the first
 * place where it got stuck, so each line is tried alone: every wrong line is told at once, in the
 * words of the rulebook where the slip is a typical one.
 */
import { below, type Context, topContext } from './contexts.ts';
import { expectedAt, inWords } from './expected.ts';
import { endOf, type Line, startOf } from './layout.ts';
import { CLOSE, EOL, type Marked, OPEN } from './mark.ts';
import grammar from './regel.ohm-bundle.js';
import type { Report } from './report.ts';
import { findSlip, unknownLine } from './slips.ts';
import type { Stop } from './stop.ts';

/** More in one declaration would not help anybody. */
const MOST_TOLD = 20;

export function diagnose(source: string, top: Line, marked: Marked, rule: string, report: Report): void {
  let told = 0;
  const tell: Report = (...problem) => {
    told++;
    report(...problem);
  };
  /**
   * Tells whether the line lacks its body. `isBelow`: the line above does; then a line that begins with no known word is that body,
   * which is told already.
   */
  const visit = (line: Line, context: Context, isBelow: boolean): boolean => {
    if (line.row || context.rules.length === 0 || told >= MOST_TOLD) return false;
    const under = below(line, context, marked);
    let lacksBody = false;
    if (unknownLine(source, line, context, isBelow ? () => {} : tell)) lacksBody = isBelow;
    else {
      const stop = tryAlone(source, line, context, under.shortest, marked);
      const note: Report = (code, ...rest) => {
        lacksBody = code === 'missing-body';
        tell(code, ...rest);
      };
      if (stop && !findSlip(stop, note)) return false;
    }
    let isNextBelow = false;
    for (const next of line.body) isNextBelow = visit(next, under.lines, isNextBelow);
    return lacksBody;
  };
  visit(top, topContext(rule), false);
  if (told === 0) tellWhole(source, top, marked, rule, tell);
}

/** Reads one line with the shortest body it can have. Of all rules that could read it the one that got furthest counts. */
function tryAlone(
  source: string,
  line: Line,
  context: Context,
  shortest: string,
  marked: Marked,
): Stop | undefined {
  const { from, to } = marked.extent.get(line)!;
  const text = marked.text.slice(from, to);
  const whole = line.body.length > 0 ? text + OPEN + shortest + CLOSE : text + EOL;
  let furthest: Stop | undefined;
  for (const rule of context.rules) {
    const match = grammar.match(whole, rule);
    if (!match.failed()) return undefined;
    const at = Math.min(match.getRightmostFailurePosition(), text.length);
    if (!furthest || at > furthest.at) {
      furthest = {
        source,
        line,
        text,
        at,
        ...whatStandsAt(from + at, source, marked),
        expected: expectedAt(match),
      };
    }
  }
  return furthest;
}

/** All lines make sense alone, but not in this order. */
function tellWhole(source: string, top: Line, marked: Marked, rule: string, report: Report): void {
  const match = grammar.match(marked.text, rule);
  if (!match.failed()) return;
  const at = match.getRightmostFailurePosition();
  const { start, end, found } = whatStandsAt(at, source, marked);
  const place: [number, number] = start < end ? [start, end] : [startOf(top), endOf(top)];
  if (found === 'otherwise') report('stray-otherwise', ...place);
  else report('syntax', ...place, { expected: inWords(expectedAt(match).all), found });
}

/** The word or sign that character `at` of the marked text comes from. */
export function whatStandsAt(
  at: number,
  source: string,
  marked: Marked,
): { start: number; end: number; found: string } {
  const mark = marked.text[at];
  const start = marked.starts[at] ?? marked.ends.at(-1)!;
  const end = marked.ends[at] ?? start;
  if (mark === undefined || mark === CLOSE) return { start, end, found: 'the end of the body' };
  if (mark === EOL || mark === OPEN) return { start, end, found: 'the end of the line' };
  return { start, end, found: source.slice(start, end) };
}
