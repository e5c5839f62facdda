import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { KeyShown, Rulebook, TableShown } from '../../../generated/runtime/rulebook.ts';
import { knownIcon } from '../icons/index.ts';
import { type BookText, valueInWords } from './book.ts';

/** What stands in one box of a table on the page. */
export interface Box {
  readonly text: string;
  /** The sign of a kind, where it has one. */
  readonly icon?: string;
  /** Over how many columns it stands, if over several. */
  readonly over?: number;
}

/** A table as it is laid out: rows along the top, and rows that begin with their own heads. */
export interface Layout {
  readonly top: readonly (readonly Box[])[];
  readonly rows: readonly { readonly heads: readonly Box[]; readonly cells: readonly Box[] }[];
}

const NONE: Box = { text: '–' };
/** Longer ones are easier to read downwards, and so are those with words in them. */
const MOST_ALONG = 12;
const WIDEST = 6;

/**
 * Two keys and one value: the first key down the side, the others along the top. Else a short table of numbers lies down, keys along the
 * top, which fits a phone better than one long column; and any other stands.
 */
export function layoutOf(book: BookText, name: string, table: TableShown): Layout {
  const boxes = boxesOf(book);
  if (table.keys.length > 1 && table.columns.length === 1) return crossed(book, name, table, boxes);
  const keyHeads = table.keys.map((key) => ({ text: headOf(book, name, key.name, key.type) }));
  const only = table.columns.length === 1 ? book.game.texts[book.language][`table-${name}`] : undefined;
  const columnHeads = table.columns.map((column) => ({
    text: headOf(book, name, column.name, column.type) || (only ?? ''),
  }));
  const keys = table.rows.map((row) => row.keys.map((key, at) => boxes.key(table.keys[at]!.type, key)));
  const cells = table.rows.map((row) =>
    row.cells.map((cell, at) => boxes.value(table.columns[at]!.type, cell)),
  );
  const lies =
    table.keys.length === 1 &&
    table.columns.length <= 2 &&
    table.rows.length <= MOST_ALONG &&
    cells.flat().every(({ text }) => text.length <= WIDEST);
  if (lies)
    return {
      top: [[keyHeads[0]!, ...keys.map(([key]) => key!)]],
      rows: columnHeads.map((head, at) => ({ heads: [head], cells: cells.map((row) => row[at]!) })),
    };
  return {
    top: [[...keyHeads, ...columnHeads]],
    rows: keys.map((heads, at) => ({ heads, cells: cells[at]! })),
  };
}

interface Boxes {
  key(type: ValueType, key: KeyShown): Box;
  value(type: ValueType, value: Json): Box;
}

function boxesOf(book: BookText): Boxes {
  const value = (type: ValueType, json: Json): Box => {
    if (json === null) return NONE;
    const exact = type.is === 'optional' ? type.of : type;
    const id = exact.is === 'kind' && typeof json === 'string' ? `${exact.kind}-${json}` : undefined;
    const text = valueInWords(book, exact, json);
    return id && knownIcon(id) ? { text, icon: id } : { text };
  };
  return {
    value,
    key(type, key) {
      if (typeof key !== 'object') return value(type, key);
      const from = valueInWords(book, type, key.from);
      return { text: key.to === undefined ? `${from}+` : `${from}–${valueInWords(book, type, key.to)}` };
    },
  };
}

/**
 * The first key down the side; of the others each has a row of heads, and what is the same there stands once, over all its columns. Of
 * two keys, long words stand below each other, which fits a phone.
 */
function crossed(book: BookText, name: string, declaredAs: TableShown, boxes: Boxes): Layout {
  const table = isWide(declaredAs, boxes) ? turned(declaredAs) : declaredAs;
  const {
    keys: declared,
    columns: [column],
    rows,
  } = table;
  const text = (key: unknown) => JSON.stringify(key);
  const along = [...new Map(rows.map(({ keys }) => [text(keys.slice(1)), keys.slice(1)])).values()];
  const down = new Map(rows.map(({ keys }) => [text(keys[0]), keys[0]!]));
  const cells = new Map(rows.map(({ keys, cells: [cell] }) => [text(keys), cell]));
  const headRow = (level: number): Box[] => {
    const { name: key, type } = declared[level + 1]!;
    const heads: Box[] = [];
    let before: string | undefined;
    for (const keys of along) {
      const same = text(keys.slice(0, level + 1));
      const last = heads.at(-1);
      if (same === before) heads[heads.length - 1] = { ...last!, over: (last!.over ?? 1) + 1 };
      else heads.push(boxes.key(type, keys[level]!));
      before = same;
    }
    const sort = headOf(book, name, key, type);
    return [{ text: sort }, ...heads.map((head) => withoutSort(head, sort))];
  };
  return {
    top: declared.slice(1).map((_, level) => headRow(level)),
    rows: [...down.values()].map((key) => ({
      heads: [boxes.key(declared[0]!.type, key)],
      cells: along.map((others) => {
        const cell = cells.get(text([key, ...others]));
        return cell === undefined ? NONE : boxes.value(column!.type, cell);
      }),
    })),
  };
}

/** Heads with more letters than these do not fit beside each other. */
const MOST_LETTERS = 24;

function isWide({ keys, rows }: TableShown, boxes: Boxes): boolean {
  if (keys.length !== 2) return false;
  const heads = (at: number) => [
    ...new Set(rows.map((row) => boxes.key(keys[at]!.type, row.keys[at]!).text)),
  ];
  const [down, along] = [heads(0), heads(1)];
  return along.length > down.length && along.join('').length > MOST_LETTERS;
}

/** With its two keys the other way round. */
function turned(table: TableShown): TableShown {
  return {
    ...table,
    keys: table.keys.toReversed(),
    rows: table.rows.map((row) => ({ ...row, keys: row.keys.toReversed() })),
  };
}

/** Beside “scoring”, “scoring A” is A. */
function withoutSort(box: Box, sort: string): Box {
  const isSaid = sort !== '' && box.text.toLowerCase().startsWith(`${sort.toLowerCase()} `);
  return isSaid ? { ...box, text: box.text.slice(sort.length + 1) } : box;
}

/** What stands over a column: its own text, the name of its kind, or a word that all games share. */
export function headOf(
  { game, language, words: common }: BookText,
  table: string,
  name: string,
  type: ValueType,
): string {
  const words = game.texts[language];
  const exact = type.is === 'optional' ? type.of : type;
  const kind = exact.is === 'kind' ? words[`kind-${exact.kind}`] : undefined;
  return words[`table-${table}.${name}`] ?? kind ?? common.keys[name] ?? '';
}

export function isChanged({ changed }: Rulebook, rule: string): boolean {
  return changed.some((one) => one.rule === rule && one.how !== 'gone');
}
