import type { Cell, Declaration, Span } from '../1-syntax/tree.ts';
import type { Draft } from './mutant.ts';

type Tree<Is extends Declaration['is']> = Extract<Declaration, { readonly is: Is }>;
type Rows = readonly { readonly cells: readonly Cell[] }[];

/**
 * Every cell of a table has another value. A number is one more: whoever looks at the cell at all sees that as well as
 * one less. `isRead` says which cells the rules can look up: the others can make no difference.
 */
export function inTable(
  draft: Draft,
  { rows }: Tree<'table'>,
  isRead: (rowKey: string, columnKey: string) => boolean,
): void {
  const [head, ...body] = rows;
  if (!head) return;
  inBounds(draft, head.cells.slice(1));
  inBounds(
    draft,
    body.map(({ cells }) => cells[0]!),
  );
  const isAcross = body.length === 1;
  for (const { cells } of body)
    for (const [index, cell] of cells.entries()) {
      const [row, column] = [cells[0]!.text, head.cells[index]?.text ?? ''];
      if (index === 0 || !isRead(row, column)) continue;
      const alike = isAcross ? cells.slice(1) : body.map((other) => other.cells[index]!);
      inCell(
        draft,
        cell,
        [...alike, ...cells.slice(1)],
        isAcross ? `${head.cells[0]!.text} ${column}` : `${row}, ${column}`,
      );
    }
}

/** `0..139 | 140..159`: where one range ends and the next begins, one further and one less far. */
function inBounds(draft: Draft, keys: readonly Cell[]): void {
  for (const [index, key] of keys.entries()) {
    const next = keys[index + 1];
    const end = /\.\.(\d+)$/.exec(key.text)?.[1];
    const begin = next && /^(\d+)\.\./.exec(next.text)?.[1];
    if (!next || end === undefined || begin === undefined) continue;
    for (const step of [1, -1]) {
      const [to, from] = [String(Number(end) + step), String(Number(begin) + step)];
      draft.put('printed', `${key.text} | ${next.text}`, `…${to} | ${from}…`, `${key.text} | ${next.text}`, [
        { start: key.span.end - end.length, end: key.span.end, text: to },
        { start: next.span.start, end: next.span.start + begin.length, text: from },
      ]);
    }
  }
}

export function inGrid(draft: Draft, tree: Tree<'grid'>): void {
  const member = tree.member ? `[${draft.textOf(tree.member.span)}]` : '';
  const name = `${tree.name.text}${member}`;
  if (tree.table) inProperties(draft, tree.table, name);
  const highest = tree.of?.to && 'number' in tree.of.to ? tree.of.to.number : Number.POSITIVE_INFINITY;
  const picture = tree.picture ?? [];
  const rule = picture.findIndex((row) => row.rule);
  const rows = rule < 0 ? picture : picture.slice(0, rule);
  const words = rows.flatMap((row) => row.words);
  const margins = rows.flatMap((row) => row.margin ?? []);
  for (const [index, row] of rows.entries()) {
    for (const [column, word] of row.words.entries())
      inCell(draft, word, words, `${name}, row ${index + 1}, column ${column + 1}`, highest);
    if (row.margin) inCell(draft, row.margin, margins, `${name}, row ${index + 1}`);
  }
  const below = rule < 0 ? undefined : picture[rule + 1];
  for (const [column, word] of (below?.words ?? []).entries())
    inCell(draft, word, below!.words, `${name}, column ${column + 1}`);
  const gives = (side: string) => tree.margins.some((margin) => margin.side === side);
  if (below?.margin && gives('diagonal')) inCell(draft, below.margin, margins, `${name}, diagonal`);
}

/** One row of cells, written as a table: a line for each property. */
function inProperties(draft: Draft, rows: Rows, name: string): void {
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries())
      if (index > 0) inCell(draft, cell, cells.slice(1), `${name}, ${cells[0]!.text} ${index}`);
}

export function inPieces(draft: Draft, { lines }: Tree<'pieces'>): void {
  const rows = lines.flatMap((line) => (line.is === 'row' ? [line] : []));
  const [head, ...body] = rows;
  for (const line of lines) if (line.is !== 'row') inCounts(draft, line.span, /^\d+/g);
  for (const { cells } of body)
    for (const [index, cell] of cells.entries()) {
      const alike = body.map((row) => row.cells[index]!);
      inCell(draft, cell, alike, `${cells[0]!.text}, ${head!.cells[index]?.text ?? ''}`);
    }
}

/** Numbers that are written out in a line: each one more and one less. */
export function inCounts(draft: Draft, span: Span, pattern = /\d+/g): void {
  for (const found of draft.textOf(span).matchAll(pattern)) {
    const start = span.start + found.index;
    for (const step of [1, -1])
      draft.replace('setup', { start, end: start + found[0].length }, String(Number(found[0]) + step));
  }
}

/** Another value; where nothing stood, one that stands elsewhere in the same row. A dot is no cell at all. */
function inCell(
  draft: Draft,
  { text, span }: Cell,
  alike: readonly Cell[],
  where: string,
  highest = Number.POSITIVE_INFINITY,
): void {
  const others = alike.map((cell) => cell.text).filter((word) => word !== '' && word !== '.' && word !== 'x');
  if (text === '.') return;
  if (/^-?\d+$/.test(text)) {
    const value = Number(text);
    draft.replace('printed', span, String(value < highest ? value + 1 : value - 1), where);
  } else if (text === 'x' || text === '') {
    if (others[0] !== undefined) put(draft, span, text, others[0], where);
  } else if (text === 'yes' || text === 'no')
    draft.replace('printed', span, text === 'yes' ? 'no' : 'yes', where);
  else if (/\s/.test(text)) {
    // Several words are a set: one is missing.
    draft.replace('printed', span, text.replace(/^\S+\s+/, ''), where);
  } else {
    const other = valueAfter(draft.kinds, text, others);
    if (other !== undefined) draft.replace('printed', span, other, where);
  }
}

/** In an empty cell there is no text to replace; a space keeps the word apart from the bar. */
function put(draft: Draft, span: Span, before: string, after: string, where: string): void {
  const text = span.start === span.end ? ` ${after} ` : after;
  draft.put('printed', before, after, where, [{ ...span, text }]);
}

/** The next value of the smallest kind that has all these words. */
function valueAfter(kinds: Draft['kinds'], word: string, words: readonly string[]): string | undefined {
  const fitting = kinds.filter((kind) => kind.includes(word)).toSorted((a, b) => a.length - b.length);
  const values = fitting.find((kind) => words.every((other) => kind.includes(other))) ?? fitting[0] ?? [];
  return values.length > 1 ? values[(values.indexOf(word) + 1) % values.length] : undefined;
}
