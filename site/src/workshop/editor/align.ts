import {
  type ChangeSpec,
  EditorSelection,
  EditorState,
  type Text,
  type Transaction,
} from '@codemirror/state';
import { formatRows } from '../../../../compiler/1-syntax/format-rows.ts';

const WITH_ROWS = ['table', 'grid', 'pieces'];

/** Keeps the columns of a table below each other while somebody types in it; the cursor stays in its cell. */
export const alignTables = EditorState.transactionFilter.of((transaction) => {
  const isTyped = transaction.isUserEvent('input.type') || transaction.isUserEvent('delete');
  if (!isTyped || !transaction.docChanged) return transaction;
  const aligned = alignment(transaction);
  return aligned ? [transaction, { ...aligned, sequential: true }] : transaction;
});

function alignment(
  transaction: Transaction,
): { changes: ChangeSpec; selection: EditorSelection } | undefined {
  const { newDoc: doc, newSelection } = transaction;
  const { head, empty } = newSelection.main;
  const line = doc.lineAt(head);
  if (!empty || newSelection.ranges.length > 1 || !line.text.includes('|')) return undefined;
  // A space at the end of a cell may be the one between two words.
  if (doc.sliceString(head - 1, head) === ' ' && transaction.isUserEvent('input.type')) return undefined;
  const rows = rowsAround(doc, line.number);
  if (!rows) return undefined;
  const { first, last, declaration, indent } = rows;
  const from = doc.line(first).from;
  const to = doc.line(last).to;
  const source = doc.sliceString(from, to);
  const spans = Array.from({ length: last - first + 1 }, (_, index) => {
    const row = doc.line(first + index);
    return { start: row.from - from + leading(row.text), end: row.from - from + row.text.trimEnd().length };
  });
  const set = formatRows(declaration, source, spans).map((row) => ' '.repeat(indent) + row);
  const text = set.join('\n');
  if (text === source) return undefined;
  const before = doc.sliceString(line.from, head);
  const cell = before.split('|').length - 1;
  const inCell = before.slice(before.lastIndexOf('|') + 1).trimStart().length;
  const at = line.number - first;
  const start = from + set.slice(0, at).reduce((sum, row) => sum + row.length + 1, 0);
  return {
    changes: { from, to, insert: text },
    selection: EditorSelection.single(start + placeInRow(set[at]!, cell, inCell)),
  };
}

/** Where a cursor stands that was so far in a cell. */
function placeInRow(row: string, cell: number, inCell: number): number {
  let start = 0;
  for (let index = 0; index < cell; index++) start = row.indexOf('|', start) + 1 || row.length;
  const bar = row.indexOf('|', start);
  const end = bar < 0 ? row.length : bar;
  const text = row.slice(start, end);
  // An empty cell of numbers is written from its right.
  if (text.trim() === '') return Math.max(start, Math.min(end, end - (bar < 0 ? 0 : 1)));
  return Math.min(start + leading(text) + inCell, end);
}

const leading = (text: string): number => text.length - text.trimStart().length;

/** The rows around a line, with what they belong to; undefined where a comment stands behind one, or where they are none. */
function rowsAround(
  doc: Text,
  at: number,
): { first: number; last: number; declaration: string; indent: number } | undefined {
  const isRow = (number: number): boolean => {
    if (number < 1 || number > doc.lines) return false;
    const { text } = doc.line(number);
    return text.includes('|') && text.startsWith(' ');
  };
  if (!isRow(at)) return undefined;
  let [first, last] = [at, at];
  while (isRow(first - 1)) first--;
  while (isRow(last + 1)) last++;
  const indent = leading(doc.line(first).text);
  let above = first - 1;
  while (above >= 1 && (doc.line(above).text.trim() === '' || leading(doc.line(above).text) >= indent))
    above--;
  if (above < 1) return undefined;
  const declaration = /[a-z]+/.exec(doc.line(above).text)?.[0] ?? '';
  if (!WITH_ROWS.includes(declaration)) return undefined;
  for (let number = first; number <= last; number++)
    if (doc.line(number).text.includes('#')) return undefined;
  return { first, last, declaration, indent };
}
