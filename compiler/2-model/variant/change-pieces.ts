import type { Cell, Declaration, Expr, PieceLine, Ref } from '../../1-syntax/tree.ts';
import type { Entry } from '../collect.ts';

type Pieces = Extract<Declaration, { is: 'pieces' }>;
type Row = Extract<PieceLine, { is: 'row' }>;
type Found = readonly (readonly [string, Entry])[];

/** How many pieces there are like one. */
const COPIES = 'copies';

/** The entries without the rows that have these words, in the order of the columns; undefined where there is none. */
export function withoutRows(entries: Found, ref: Ref): [string, Entry][] | undefined {
  let taken = 0;
  const changed = mapRows(entries, ref, () => {
    taken++;
    return undefined;
  });
  return taken > 0 ? changed : undefined;
}

/** Whether something names, as `Token[swap]`, pieces of rows that are no longer there. */
export function namesLostRow(tree: unknown, before: readonly Entry[], now: readonly Entry[]): boolean {
  return refsIn(tree).some((ref) => {
    const has = (entries: readonly Entry[], words: readonly (string | undefined)[]): boolean =>
      rowsOf(entries, ref.name.text).some(({ row, head }) => hasWords(row, head, words));
    const all = ref.args.map(printed);
    // `Token[swap, 2]`: the last may be the number of a copy.
    const words = has(before, all) ? all : all.slice(0, -1);
    return has(before, words) && !has(now, words);
  });
}

function rowsOf(entries: readonly Entry[], pieces: string): { row: Row; head: Row }[] {
  return entries.flatMap(({ tree, name, sort }) =>
    sort === 'pieces' && name === pieces ? rowsIn(tree as Pieces) : [],
  );
}

function rowsIn({ lines }: Pieces): { row: Row; head: Row }[] {
  const [head, ...rows] = lines.filter((line) => line.is === 'row');
  return head ? rows.map((row) => ({ row, head })) : [];
}

function refsIn(tree: unknown): Ref[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const own = (tree as { is?: unknown }).is === 'ref' ? [tree as Ref] : [];
  return [...own, ...Object.values(tree).flatMap(refsIn)];
}

/** The entries with another word in a column of the one row that has these words; undefined where it is not one. */
export function withCell(
  entries: Found,
  ref: Ref,
  column: string,
  value: Expr,
): [string, Entry][] | undefined {
  let times = 0;
  const text = printed(value);
  const changed = mapRows(entries, ref, (row, head) => {
    const at = head.cells.findIndex((cell) => cell.text === column);
    if (at < 0 || text === undefined) return row;
    times++;
    const cells = row.cells.map((cell, index): Cell => (index === at ? { ...cell, text } : cell));
    return { ...row, cells };
  });
  return times === 1 ? changed : undefined;
}

function mapRows(
  entries: Found,
  ref: Ref,
  rewrite: (row: Row, head: Row) => Row | undefined,
): [string, Entry][] {
  const words = ref.args.map(printed);
  return entries.map(([key, entry]) => {
    const tree = entry.tree as Pieces;
    const head = tree.lines.find((line) => line.is === 'row');
    const lines = tree.lines.flatMap((line) => {
      if (line.is !== 'row' || !head || line === head || !hasWords(line, head, words)) return [line];
      return rewrite(line, head) ?? [];
    });
    return [key, { ...entry, tree: { ...tree, lines } }];
  });
}

/** As a piece is named: each word in one of the columns behind that of the word before. */
function hasWords(row: Row, head: Row, words: readonly (string | undefined)[]): boolean {
  const cells = row.cells.filter((_, index) => head.cells[index]?.text !== COPIES);
  let next = 0;
  for (const { text } of cells) if (next < words.length && sorted(text) === sorted(words[next])) next++;
  return words.length > 0 && next === words.length;
}

/** The words of a set stand in any order. */
function sorted(text: string | undefined): string | undefined {
  return text?.split(/\s+/).sort().join(' ');
}

/** A value as it would be printed in a row. */
function printed(value: Expr): string | undefined {
  if (value.is === 'number') return String(value.value);
  if (value.is === 'arithmetic' || value.is !== 'list')
    return value.is === 'ref' && !value.hasArgs && !value.of
      ? value.name.text === 'none'
        ? ''
        : value.name.text
      : undefined;
  const words = value.items.map(printed);
  return words.includes(undefined) ? undefined : words.join(' ');
}
