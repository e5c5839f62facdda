/** From Ohm's match to the tree. What each rule becomes is in build-*.ts, by the grammar's sections. */
import type { MatchResult } from 'ohm-js';
import { declarationActions } from './build-declarations.ts';
import { exampleActions } from './build-examples.ts';
import { expressionActions } from './build-expressions.ts';
import type { Reading } from './build-help.ts';
import { statementActions } from './build-statements.ts';
import type { Marked } from './mark.ts';
import grammar from './regel.ohm-bundle.js';
import type { Declaration } from './tree.ts';

let source = '';
let marked: Marked;

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
};

const semantics = grammar.createSemantics().addOperation<unknown>('tree', {
  ...expressionActions(reading),
  ...statementActions(reading),
  ...declarationActions(reading),
  ...exampleActions(reading),
});

/** The tree of a match. `text` is the source that `marks` was made from. */
export function buildTree(match: MatchResult, text: string, marks: Marked): Declaration {
  source = text;
  marked = marks;
  return semantics(match).tree();
}
