import type { Cell, Declaration, Placed } from '../1-syntax/tree.ts';
import { placeOf } from './collect.ts';
import { readColumn } from './columns.ts';
import type { Environment } from './environment.ts';
import type { Local, Printed, TableModel } from './model.ts';
import { join, MANY, number, type Type, UNKNOWN } from './types.ts';

type TableTree = Extract<Declaration, { is: 'table' }>;
type Row = TableTree['rows'][number];
type KeyRange = readonly [number, number];

/** A table as printed: one key across or down, or one down and the others across. What it is otherwise is not read here. */
export function readTable(env: Environment, placed: Placed, tree: TableTree): TableModel {
  const reader = new TableReader(env, placed, tree);
  return { ...reader.read(), name: tree.name.text, at: placeOf(placed, tree.name) };
}

class TableReader {
  readonly #env: Environment;
  readonly #placed: Placed;
  readonly #tree: TableTree;

  constructor(env: Environment, placed: Placed, tree: TableTree) {
    this.#env = env;
    this.#placed = placed;
    this.#tree = tree;
  }

  read(): Pick<TableModel, 'keys' | 'columns' | 'entries'> {
    const [head, ...rest] = this.#tree.rows;
    const nothing = {
      keys: this.#tree.keys.map((key) => ({ name: key.text, type: UNKNOWN })),
      columns: [],
      entries: [],
    };
    if (!head || rest.length === 0) {
      this.#env.problems.error('empty-table', placeOf(this.#placed, this.#tree.name), {
        name: this.#tree.name.text,
      });
      return nothing;
    }
    if (!this.#evenRows(head, rest)) return nothing;
    if (this.#tree.keys.length > 1) return this.#severalKeys(head, rest);
    return this.#keyRunsAcross(head) ? this.#across(head, rest) : this.#down(head, rest);
  }

  #evenRows(head: Row, rest: readonly Row[]): boolean {
    let even = true;
    for (const row of rest) {
      if (row.cells.length === head.cells.length) continue;
      even = false;
      const data = { expected: head.cells.length, found: row.cells.length };
      this.#env.problems.error('row-length', placeOf(this.#placed, row), data, placeOf(this.#placed, head));
    }
    return even;
  }

  /** With one key the head row shows it: its cells are keys (across) or names of columns (down). */
  #keyRunsAcross(head: Row): boolean {
    const kind = this.#kindOf(this.#tree.keys[0]!.text);
    const cells = head.cells.slice(1).filter((cell) => cell.text !== '');
    if (!kind) return cells.some((cell) => /^-?\d/.test(cell.text));
    return cells.some((cell) => kind.words.includes(cell.text));
  }

  #across(head: Row, rest: readonly Row[]) {
    const key = this.#readKeys(this.#tree.keys[0]!.text, head.cells.slice(1));
    const columns = rest.map((row) => {
      const name = row.cells[0]?.text ?? '';
      return { name, ...readColumn(this.#env, this.#placed, name, row.cells.slice(1)) };
    });
    return this.#entries(
      [key],
      key.ranges.map((range) => [range]),
      columns,
    );
  }

  #down(head: Row, rest: readonly Row[]) {
    const key = this.#readKeys(
      this.#tree.keys[0]!.text,
      rest.map((row) => row.cells[0]!),
    );
    const columns = head.cells.slice(1).map((cell, index) => ({
      name: cell.text,
      ...readColumn(
        this.#env,
        this.#placed,
        cell.text,
        rest.map((row) => row.cells[index + 1]!),
      ),
    }));
    return this.#entries(
      [key],
      key.ranges.map((range) => [range]),
      columns,
    );
  }

  #severalKeys(head: Row, rest: readonly Row[]) {
    const [downName, ...acrossNames] = this.#tree.keys.map((key) => key.text);
    const down = this.#readKeys(
      downName!,
      rest.map((row) => row.cells[0]!),
    );
    const heads = head.cells.slice(1);
    const words = heads.map((cell) => this.#words(cell));
    for (const [index, cell] of heads.entries())
      if (words[index]!.length !== acrossNames.length)
        this.#env.problems.error('head-words', placeOf(this.#placed, cell), {
          expected: acrossNames.length,
          found: words[index]!.length,
        });
    const across = acrossNames.map((name, at) =>
      this.#readKeys(
        name,
        words.map((list) => list[at] ?? { text: '', span: this.#tree.span }),
        true,
      ),
    );
    if (this.#tree.otherwise === undefined) this.#reportMissingHeads(across, words);
    this.#reportDoubleHeads(heads);
    const cells = rest.flatMap((row) => row.cells.slice(1));
    const column = readColumn(this.#env, this.#placed, this.#tree.name.text, cells);
    const keys = rest.flatMap((_, i) =>
      heads.map((_, j) => [down.ranges[i]!, ...across.map((key) => key.ranges[j]!)]),
    );
    return this.#entries([down, ...across], keys, [{ name: this.#tree.name.text, ...column }]);
  }

  #entries(
    keys: readonly Key[],
    ranges: readonly (readonly KeyRange[])[],
    columns: readonly (Local & { values: readonly Printed[] })[],
  ) {
    this.#reportDoubleColumns(columns);
    return {
      keys: keys.map(({ name, type }) => ({ name, type })),
      columns: columns.map(({ name, type }) => ({ name, type })),
      entries: ranges.map((range, index) => ({
        keys: range,
        values: columns.map((column) => column.values[index] ?? null),
      })),
    };
  }

  #reportDoubleColumns(columns: readonly { name: string }[]): void {
    const double = columns.find(
      (column, index) => columns.findIndex((other) => other.name === column.name) < index,
    );
    if (double)
      this.#env.problems.error('double-column', placeOf(this.#placed, this.#tree.name), {
        name: double.name,
      });
  }

  /** Every value of the first key across with every value of the others. */
  #reportMissingHeads(across: readonly Key[], words: readonly (readonly Cell[])[]): void {
    const written = new Set(words.map((list) => list.map((word) => word.text).join(' ')));
    let wanted = [''];
    for (const at of across.keys()) {
      const values = [...new Set(words.map((list) => list[at]?.text ?? ''))];
      wanted = wanted.flatMap((head) => values.map((value) => `${head} ${value}`.trim()));
      if (wanted.length > 1000) return;
    }
    const missing = wanted.filter((head) => !written.has(head));
    if (missing.length > 0)
      this.#env.problems.error('missing-key', placeOf(this.#placed, this.#tree.name), {
        key: missing.slice(0, 5).join(', '),
        table: this.#tree.name.text,
      });
  }

  #reportDoubleHeads(heads: readonly Cell[]): void {
    for (const [index, cell] of heads.entries()) {
      const first = heads.find(
        (other, at) => at < index && other.text.split(/\s+/).join(' ') === cell.text.split(/\s+/).join(' '),
      );
      if (first)
        this.#env.problems.error(
          'double-key',
          placeOf(this.#placed, cell),
          { key: cell.text },
          placeOf(this.#placed, first),
        );
    }
  }

  #words(cell: Cell): Cell[] {
    return [...cell.text.matchAll(/\S+/g)].map((match) => {
      const start = cell.span.start + match.index;
      return { text: match[0], span: { start, end: start + match[0].length } };
    });
  }

  #kindOf(
    name: string,
  ): { type: Extract<Type, { is: 'kind' }>; words: readonly string[]; kind: string } | undefined {
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    const type = this.#env.kindType(capital);
    const whole = type && this.#env.kinds.get(type.kind);
    return type && whole
      ? { type, words: type.values.map((value) => whole.values[value]!), kind: capital }
      : undefined;
  }

  #readKeys(name: string, cells: readonly Cell[], mayRepeat = false): Key {
    const kind = this.#kindOf(name);
    const ranges = cells.map((cell) => (kind ? this.#kindKey(cell, kind) : this.#numberKey(cell, name)));
    // A word that stands in several heads is one key.
    const once = cells.flatMap((cell, index) =>
      mayRepeat && cells.findIndex((other) => other.text === cell.text) < index ? [] : [index],
    );
    const [ownRanges, ownCells] = [once.map((index) => ranges[index]!), once.map((index) => cells[index]!)];
    this.#reportOverlaps(ownRanges, ownCells);
    const known = ranges.filter(([from, to]) => from <= to);
    if (kind) {
      // A misspelt key is not missing as well.
      if (this.#tree.otherwise === undefined && !mayRepeat && known.length === ranges.length)
        this.#reportMissing(kind, ranges);
      const values = kind.type.values.filter((value) =>
        known.some(([from, to]) => from <= value && value <= to),
      );
      return { name, ranges, type: { ...kind.type, values } };
    }
    if (known.length === 0) return { name, ranges, type: UNKNOWN };
    this.#reportGaps(ownRanges, ownCells);
    return {
      name,
      ranges,
      type: known.map(([from, to]) => number(from, to)).reduce((a, b) => join(a, b) ?? a),
    };
  }

  #kindKey(
    cell: Cell,
    kind: { words: readonly string[]; type: Extract<Type, { is: 'kind' }>; kind: string },
  ): KeyRange {
    const index = kind.words.indexOf(cell.text);
    if (index >= 0) return [kind.type.values[index]!, kind.type.values[index]!];
    this.#env.unknownValue(this.#placed, cell, kind.kind, kind.words);
    return [1, 0];
  }

  /** `3`, `0..3` or `281..`. */
  #numberKey(cell: Cell, name: string): KeyRange {
    const match = /^(-?\d+)(?:(\.\.)(-?\d+)?)?$/.exec(cell.text);
    if (!match) {
      this.#env.problems.error('not-a-key', placeOf(this.#placed, cell), { value: cell.text, key: name });
      return [1, 0];
    }
    const from = Number(match[1]);
    const to = match[2] ? (match[3] === undefined ? MANY : Number(match[3])) : from;
    if (to < from) this.#env.problems.error('range-backwards', placeOf(this.#placed, cell), { from, to });
    return [from, to];
  }

  #reportOverlaps(ranges: readonly KeyRange[], cells: readonly Cell[]): void {
    for (const [index, [from, to]] of ranges.entries()) {
      const first = ranges.findIndex(
        ([otherFrom, otherTo], at) => at < index && otherFrom <= to && from <= otherTo,
      );
      if (first < 0 || from > to) continue;
      const same = ranges[first]![0] === from && ranges[first]![1] === to;
      const data = { key: cells[index]!.text, other: cells[first]!.text };
      this.#env.problems.error(
        same ? 'double-key' : 'overlapping-keys',
        placeOf(this.#placed, cells[index]!),
        data,
        placeOf(this.#placed, cells[first]!),
      );
    }
  }

  #reportGaps(ranges: readonly KeyRange[], cells: readonly Cell[]): void {
    const order = ranges.map((_, index) => index).filter((index) => ranges[index]![0] <= ranges[index]![1]);
    order.sort((a, b) => ranges[a]![0] - ranges[b]![0]);
    for (const [at, index] of order.entries()) {
      const before = order[at - 1];
      if (before === undefined || this.#tree.otherwise !== undefined) continue;
      const [expected, found] = [ranges[before]![1] + 1, ranges[index]![0]];
      if (found <= expected) continue;
      const missing = found - 1 === expected ? `${expected}` : `${expected}..${found - 1}`;
      this.#env.problems.error(
        'missing-key',
        placeOf(this.#placed, cells[index]!),
        { key: missing, table: this.#tree.name.text },
        placeOf(this.#placed, cells[before]!),
      );
    }
  }

  #reportMissing(
    kind: { words: readonly string[]; type: Extract<Type, { is: 'kind' }> },
    ranges: readonly KeyRange[],
  ): void {
    const missing = kind.words.filter(
      (_, index) =>
        !ranges.some(([from, to]) => from <= kind.type.values[index]! && kind.type.values[index]! <= to),
    );
    if (missing.length > 0)
      this.#env.problems.error('missing-key', placeOf(this.#placed, this.#tree.name), {
        key: missing.join(', '),
        table: this.#tree.name.text,
      });
  }
}

interface Key {
  readonly name: string;
  readonly ranges: readonly KeyRange[];
  readonly type: Type;
}
