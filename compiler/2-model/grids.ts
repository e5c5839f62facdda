import type { Cell, Declaration, GridRow, Placed } from '../1-syntax/tree.ts';
import { MOST_CELLS } from '../limits.ts';
import { type Entry, placeOf } from './collect.ts';
import { joinKnown, type Known, readColumn, typeOfValues } from './columns.ts';
import { type Environment, lower } from './environment.ts';
import { type Member, readBlank } from './grid-member.ts';
import type { GridModel, Local, Printed } from './model.ts';
import { type LineSort, optional, type Type } from './types.ts';

type GridTree = Extract<Declaration, { is: 'grid' }>;

/** Grids that share a name are one family: their cells are counted through, member by member. */
export function readGrids(env: Environment, entries: readonly Entry[]): void {
  const families = new Map<string, Entry[]>();
  for (const entry of entries)
    if (entry.sort === 'grid') families.set(entry.name, [...(families.get(entry.name) ?? []), entry]);
  for (const [name, group] of families) {
    const grid = env.once(
      'grid',
      [group[0]!.tree, ...group.flatMap(({ tree, placed }) => [tree, placed])],
      () => readFamily(env, name, group),
    );
    env.grids.set(name, grid);
  }
}

function readFamily(env: Environment, name: string, group: readonly Entry[]): GridModel {
  const trees = group.map((entry) => entry.tree as GridTree);
  const keys = group.map((entry, index) => memberKey(env, entry, trees[index]!, trees.length > 1));
  const key = keys.find((candidate) => candidate !== undefined);
  const members = group.map((entry, index) => readMember(env, entry.placed, trees[index]!));
  const values = keys.map((candidate) => candidate?.value);
  const property = key ? keyProperty(env, key.kind, values) : undefined;
  return assemble(
    env,
    name,
    group[0]!,
    members,
    values.map((value) => value ?? null),
    key && property ? { kind: key.kind, property } : undefined,
  );
}

/** The value in `field[yellow]`. */
function memberKey(
  env: Environment,
  entry: Entry,
  tree: GridTree,
  family: boolean,
): { kind: string; value: number } | undefined {
  if (!tree.member) {
    if (family)
      env.problems.error('grid-without-member', placeOf(entry.placed, tree.name), { name: tree.name.text });
    return undefined;
  }
  const word = tree.member.is === 'ref' ? tree.member.name.text : '';
  const [kind, ...others] = env.kindsWith(word);
  if (!kind) {
    env.unknown(
      entry.placed,
      { text: word, span: tree.member.span },
      [...env.kinds.values()].flatMap((candidate) => candidate.values),
    );
    return undefined;
  }
  if (others.length > 0)
    env.problems.error('unclear-value', placeOf(entry.placed, tree.member), {
      value: word,
      kinds: [kind, ...others].map((k) => k.name).join(', '),
    });
  env.used.add(`kind ${kind.name}`);
  return { kind: kind.name, value: kind.values.indexOf(word) };
}

/** The word by which a cell gives its member: the smallest kind that has just these values. */
function keyProperty(env: Environment, kind: string, values: readonly (number | undefined)[]): string {
  const part = [...env.kinds.values()].find(
    (candidate) =>
      candidate.partOf?.kind === kind &&
      candidate.partOf.values.length === values.length &&
      values.every((value) => value !== undefined && candidate.partOf?.values.includes(value)),
  );
  if (part) env.used.add(`kind ${part.name}`);
  return lower(part?.name ?? kind);
}

function readMember(env: Environment, placed: Placed, tree: GridTree): Member {
  if (tree.blank) return readBlank(env, placed, tree, tree.blank);
  const rows = tree.table ?? tree.picture ?? [];
  const cells = rows.reduce((sum, row) => sum + ('cells' in row ? row.cells : row.words).length, 0);
  if (!env.take('cells', cells)) {
    env.problems.error('grid-too-large', placeOf(placed, tree.name), {
      name: tree.name.text,
      limit: MOST_CELLS,
    });
    return readPicture(env, placed, tree, []);
  }
  return tree.table
    ? readTableRow(env, placed, tree, tree.table)
    : readPicture(env, placed, tree, tree.picture ?? []);
}

/** A sheet of one row, written as a table: a row of the table is a property of the cells. */
function readTableRow(
  env: Environment,
  placed: Placed,
  tree: GridTree,
  rows: NonNullable<GridTree['table']>,
): Member {
  const width = (rows[0]?.cells.length ?? 1) - 1;
  const columns = rows.map((row) => {
    if (row.cells.length !== width + 1)
      env.problems.error(
        'row-length',
        placeOf(placed, row),
        { expected: width + 1, found: row.cells.length },
        placeOf(placed, rows[0]!),
      );
    const cells = Array.from(
      { length: width },
      (_, index) => row.cells[index + 1] ?? { text: '', span: row.span },
    );
    const name = row.cells[0]?.text ?? '';
    return { name, ...readColumn(env, placed, name, cells) };
  });
  if (tree.margins.length > 0)
    env.problems.error('margin-of-table', placeOf(placed, tree.name), { side: tree.margins[0]!.side });
  return {
    rows: 1,
    columns: width,
    asTable: true,
    cells: Array.from({ length: width }, (_, index) => ({
      row: 1,
      column: index + 1,
      marked: false,
      values: new Map(columns.map((column) => [column.name, column.values[index] ?? null])),
    })),
    lines: [],
    cellTypes: new Map(columns.map((column) => [column.name, column])),
    lineTypes: new Map(),
  };
}

function readPicture(env: Environment, placed: Placed, tree: GridTree, all: readonly GridRow[]): Member {
  const ruleAt = all.findIndex((row) => row.rule);
  const rows = ruleAt < 0 ? all : all.slice(0, ruleAt);
  const foot = ruleAt < 0 ? undefined : all[ruleAt + 1];
  const [below] = ruleAt < 0 ? [] : all.slice(ruleAt + 2);
  if (below)
    env.problems.error(
      'row-below-foot',
      placeOf(placed, below),
      { name: tree.name.text },
      placeOf(placed, all[ruleAt]!),
    );
  const width = rows[0]?.words.length ?? 0;
  for (const row of rows)
    if (row.words.length !== width)
      env.problems.error(
        'row-length',
        placeOf(placed, row),
        { expected: width, found: row.words.length },
        placeOf(placed, rows[0]!),
      );

  const words = rows
    .flatMap((row, r) => row.words.map((word, c) => ({ word, row: r + 1, column: c + 1 })))
    .filter(({ word }) => word.text !== '.');
  const property = tree.of ? propertyName(env, tree.of.name.text) : 'word';
  const texts = words.map(({ word }) => (word.text === 'x' ? { ...word, text: '' } : word));
  const column = readColumn(env, placed, property, texts);
  checkRange(env, placed, tree, texts, column.type);

  const margins = readMargins(env, placed, tree, rows, foot, width);
  return {
    rows: rows.length,
    columns: width,
    asTable: false,
    cells: words.map(({ word, row, column: at }, index) => ({
      row,
      column: at,
      marked: word.text === 'x',
      values: new Map([[property, column.values[index] ?? null]]),
    })),
    lines: [
      ...rows.map((_, index) => ({ sort: 'row' as const, at: index + 1, values: margins.row(index) })),
      ...Array.from({ length: width }, (_, index) => ({
        sort: 'column' as const,
        at: index + 1,
        values: margins.column(index),
      })),
      ...(tree.margins.some((margin) => margin.side === 'diagonal')
        ? [{ sort: 'diagonal' as const, at: 0, values: margins.diagonal() }]
        : []),
    ],
    cellTypes: new Map([[property, column]]),
    lineTypes: margins.types,
  };
}

function propertyName(env: Environment, word: string): string {
  return env.kinds.has(word) ? lower(word) : word;
}

/** `of pips 1..6`: every printed number is in the range. */
function checkRange(
  env: Environment,
  placed: Placed,
  tree: GridTree,
  cells: readonly Cell[],
  type: Type,
): void {
  if (!tree.of?.from || !tree.of.to || type.is === 'unknown') return;
  const wanted = env.spanType(placed, tree.of.from, tree.of.to, tree.of.name.span);
  if (wanted.is !== 'number') return;
  for (const cell of cells) {
    const value = Number(cell.text);
    if (cell.text !== '' && (value < wanted.from || value > wanted.to))
      env.problems.error('out-of-range', placeOf(placed, cell), {
        value: cell.text,
        from: wanted.from,
        to: wanted.to,
      });
  }
}

/** What full rows, columns and the diagonal give. */
function readMargins(
  env: Environment,
  placed: Placed,
  tree: GridTree,
  rows: readonly GridRow[],
  foot: GridRow | undefined,
  width: number,
) {
  const nameFor = (side: 'rows' | 'columns' | 'diagonal') =>
    tree.margins.find((margin) => margin.side === side)?.gives.text;
  const [rowName, columnName, diagonalName] = [nameFor('rows'), nameFor('columns'), nameFor('diagonal')];
  const nothing: Cell = { text: '', span: tree.name.span };
  const types = new Map<string, Known>();
  const column = (name: string | undefined, cells: readonly Cell[]) => {
    if (!name) return undefined;
    const read = readColumn(env, placed, name, cells);
    types.set(name, joinKnown(env, types.get(name), read));
    return { name, values: read.values };
  };
  for (const row of rows)
    if (!rowName && row.margin && dotless(row.margin).text !== '')
      env.problems.error('margin-without-name', placeOf(placed, row.margin), { side: 'rows' });
  if (columnName && foot?.words.length !== width)
    env.problems.error('margin-length', foot ? placeOf(placed, foot) : placeOf(placed, tree.name), {
      side: 'columns',
      expected: width,
      found: foot?.words.length ?? 0,
    });
  if (!columnName && foot && foot.words.length > 0)
    env.problems.error('margin-without-name', placeOf(placed, foot), { side: 'columns' });
  const row = column(
    rowName,
    rows.map((line) => dotless(line.margin ?? nothing)),
  );
  const down = column(
    columnName,
    Array.from({ length: width }, (_, index) => dotless(foot?.words[index] ?? nothing)),
  );
  const diagonal = column(diagonalName, [dotless(foot?.margin ?? nothing)]);
  const pick = (from: typeof row, index: number) =>
    new Map<string, Printed>(from ? [[from.name, from.values[index] ?? null]] : []);
  return {
    types,
    row: (index: number) => pick(row, index),
    column: (index: number) => pick(down, index),
    diagonal: () => pick(diagonal, 0),
  };
}

/** A dot is nothing. */
function dotless(cell: Cell): Cell {
  return cell.text === '.' ? { ...cell, text: '' } : cell;
}

/** Cells by the row or the column in which they are: a large grid has many of both. */
function cellsBy(cells: readonly number[], lineOf: (cell: number) => number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const cell of cells) {
    const known = found.get(lineOf(cell));
    if (known) known.push(cell);
    else found.set(lineOf(cell), [cell]);
  }
  return found;
}

function assemble(
  env: Environment,
  name: string,
  entry: Entry,
  members: readonly Member[],
  values: readonly (number | null)[],
  key: GridModel['key'],
): GridModel {
  const cellProperties = merge(
    env,
    members.map((member) => member.cellTypes),
  );
  const lineProperties = merge(
    env,
    members.map((member) => member.lineTypes),
  );
  const cells: GridModel['cells'][number][] = [];
  const lines: GridModel['lines'][number][] = [];
  for (const [index, member] of members.entries()) {
    const start = cells.length;
    for (const cell of member.cells)
      cells.push({
        member: index,
        row: cell.row,
        column: cell.column,
        marked: cell.marked,
        values: cellProperties.map((property) => cell.values.get(property.name) ?? null),
      });
    const own = Array.from(cells.keys()).slice(start);
    const along = {
      row: cellsBy(own, (cell) => cells[cell]!.row),
      column: cellsBy(own, (cell) => cells[cell]!.column),
    };
    const isOnDiagonal = (cell: number): boolean => cells[cell]!.row === cells[cell]!.column;
    for (const line of member.lines) {
      lines.push({
        member: index,
        sort: line.sort,
        cells: line.sort === 'diagonal' ? own.filter(isOnDiagonal) : (along[line.sort].get(line.at) ?? []),
        values: lineProperties.map((property) => line.values.get(property.name) ?? null),
      });
    }
  }
  return {
    name,
    ...(key ? { key } : {}),
    members: members.map((member, index) => ({
      value: values[index] ?? null,
      rows: member.rows,
      columns: member.columns,
      ...(member.firstRow === undefined ? {} : { firstRow: member.firstRow }),
      ...(member.firstColumn === undefined ? {} : { firstColumn: member.firstColumn }),
      asTable: member.asTable,
    })),
    cells,
    lines,
    cellProperties,
    lineProperties,
    at: entry.nameAt,
  };
}

/** What the members say together. */
function merge(env: Environment, members: readonly ReadonlyMap<string, Known>[]): Local[] {
  const result = new Map<string, Known>();
  for (const map of members)
    for (const [name, known] of map) result.set(name, joinKnown(env, result.get(name), known));
  return [...result].map(([name, { type }]) => ({ name, type: optional(type) }));
}

/** The type of a property for cells of these members only: without `none` where all of them have it. */
export function cellPropertyType(
  grid: GridModel,
  property: string,
  members: readonly number[],
): Type | undefined {
  const index = grid.cellProperties.findIndex((candidate) => candidate.name === property);
  const values = grid.cells
    .filter((cell) => members.includes(cell.member))
    .map((cell) => cell.values[index] ?? null);
  return index < 0 ? undefined : typeOfValues(grid.cellProperties[index]!.type, values);
}

export function linePropertyType(
  grid: GridModel,
  property: string,
  members: readonly number[],
  sorts: readonly LineSort[],
): Type | undefined {
  const index = grid.lineProperties.findIndex((candidate) => candidate.name === property);
  const lines = grid.lines.filter((line) => members.includes(line.member) && sorts.includes(line.sort));
  return index < 0
    ? undefined
    : typeOfValues(
        grid.lineProperties[index]!.type,
        lines.map((line) => line.values[index] ?? null),
      );
}
