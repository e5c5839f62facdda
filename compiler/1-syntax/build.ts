/** From Ohm's match to the tree. What each rule becomes is in build-*.ts, by the grammar's sections. */
import type { MatchResult } from 'ohm-js';
import { declarationActions } from './build-declarations.ts';
import { exampleActions } from './build-examples.ts';
import { expressionActions } from './build-expressions.ts';
import type { Reading } from './build-help.ts';
import { statementActions } from './build-statements.ts';
import { CLOSE, EOL, type Marked, OPEN, WORD } from './mark.ts';
import grammar from './regel.ohm-bundle.js';
import type { Declaration, Earlier } from './tree.ts';

let source = '';
let marked: Marked;
let earlier: Earlier[] = [];

const reading: Reading = {
  span(node) {
    const { startIdx, endIdx } = node.source;
    const start = marked.starts[startIdx] ?? marked.ends.at(-1)!;
    return { start, end: endIdx > startIdx ? marked.ends[endIdx - 1]! : start };
  },
  name(node) {
    const span = reading.span(node);
    return { text: source.slice(span.start, span.end), span };
  },
  number(node) {
    const { start, end } = reading.span(node);
    return Number(source.slice(start, end));
  },
  source: () => source,
  earlier: (found) => earlier.push(found),
  step(node) {
    const { startIdx, endIdx } = node.source;
    const whole = marked;
    const text = whole.text.slice(startIdx, endIdx);
    for (const { rule, below } of READ_AS) {
      const match = grammar.match(text + below, rule);
      if (match.failed()) continue;
      const end = whole.ends[endIdx - 1]!;
      const more = Array<number>(below.length).fill(end);
      marked = {
        ...whole,
        text: text + below,
        starts: [...whole.starts.slice(startIdx, endIdx), ...more],
        ends: [...whole.ends.slice(startIdx, endIdx), ...more],
      };
      const tree = semantics(match).tree();
      marked = whole;
      return rule === 'offer' ? { is: 'offer', offer: tree } : tree;
    }
    return undefined;
  },
};

/** How a line can be read alone: with the shortest that may stand below it. */
const READ_AS = [
  { rule: 'statement', below: EOL },
  { rule: 'statement', below: `${OPEN}nothing ${EOL}${CLOSE}` },
  { rule: 'statement', below: `${OPEN}${WORD}${EOL}${CLOSE}` },
  { rule: 'offer', below: EOL },
] as const;

const semantics = grammar.createSemantics().addOperation<unknown>('tree', {
  ...expressionActions(reading),
  ...statementActions(reading),
  ...declarationActions(reading),
  ...exampleActions(reading),
});

export interface Built {
  readonly tree: Declaration;
  readonly earlier: readonly Earlier[];
}

/** The tree of a match. `text` is the source that `marks` was made from. */
export function buildTree(match: MatchResult, text: string, marks: Marked): Built {
  source = text;
  marked = marks;
  earlier = [];
  return { tree: semantics(match).tree(), earlier };
}
