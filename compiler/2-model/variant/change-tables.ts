import type { Ref } from '../../1-syntax/tree.ts';
import { listed } from '../../problems/listed.ts';
import { suggest } from '../../problems/suggest.ts';
import { placeOf } from '../collect.ts';
import { typeOfValues } from '../columns.ts';
import { elaborate, place } from '../elaborate.ts';
import type { Context, Environment } from '../environment.ts';
import type { Expr, TableModel } from '../model.ts';
import { Scope } from '../scope.ts';
import { constantOf } from '../terms.ts';
import { join, optional, type Type } from '../types.ts';
import { type At, type Change, rootOf } from './declared.ts';

type Entry = TableModel['entries'][number];

/** A table with more cells is not listed. */
const MOST_LISTED = 8;

/** The cells that were changed, so that none is changed twice in one variant. */
export class ChangedCells {
  readonly #env: Environment;
  readonly #known = new Map<string, At<Change>>();

  constructor(env: Environment) {
    this.#env = env;
  }

  note(cell: string, change: At<Change>): void {
    const key = `${cell} ${change.placed.file} ${change.placed.offset}`;
    const first = this.#known.get(key);
    const name = change.tree.target.name.text;
    const at = ({ placed, tree }: At<Change>) => placeOf(placed, tree.target);
    if (first) this.#env.problems.error('double-declaration', at(change), { name }, at(first));
    else this.#known.set(key, change);
  }
}

/** `rounds[4] becomes 5` and `moons of rating[12] becomes 3`: one cell of a table. */
export function changeTables(env: Environment, changes: readonly At<Change>[], changed: ChangedCells): void {
  for (const change of changes) {
    const { placed, tree } = change;
    const context: Context = { env, placed };
    const root = rootOf(tree.target);
    const table = env.tables.get(root.name.text);
    if (table && tree.target.of !== undefined && tree.target.of !== root) cannotChange(context, tree);
    else if (table) {
      const cell = changeCell(context, tree, table, root);
      if (cell !== undefined) changed.note(`${table.name} ${cell}`, change);
    } else if (!env.entry('grid', root.name.text)) cannotChange(context, tree);
  }
}

/** It is nothing that has cells, or is not written as one of its cells is. */
export function cannotChange(context: Context, { target }: Change): void {
  const { env } = context;
  const { name, hasArgs, of } = target;
  const root = rootOf(target);
  const known = ['table', 'grid', 'term'].some((sort) => env.entry(sort as 'table', root.name.text));
  const near = known ? undefined : suggest(root.name.text, env.names('table', 'grid', 'pieces', 'term'));
  env.problems.error('cannot-change-in-variant', place(context, target), {
    name: known ? `${name.text}${hasArgs ? '[…]' : ''}${of ? ' of …' : ''}` : root.name.text,
    ...(near ? { suggestion: near } : {}),
  });
}

/** Any value that the column could have been printed with; the number of the entry that has it now. */
function changeCell(context: Context, change: Change, table: TableModel, root: Ref): string | undefined {
  const { env } = context;
  const isNamed = change.target !== root;
  const which = isNamed ? table.columns.findIndex(({ name }) => name === change.target.name.text) : 0;
  const column = table.columns[which];
  const keys = root.args.map((arg, index) => elaborate(context, new Scope(), arg, table.keys[index]?.type));
  const at = table.entries.findIndex((entry) => distance(table, entry, keys) === 0);
  if (at < 0 || !column || change.target.hasArgs === isNamed || (!isNamed && table.columns.length > 1)) {
    // What is wrong with a key itself has been told.
    if (!keys.some((key) => key.type.is === 'unknown')) reportNoCell(context, change, table, keys);
    return undefined;
  }
  const cell = `${which} ${at}`;
  const anything = env.whole(column.type);
  const told = env.problems.list.length;
  const value = constantOf(context, new Scope(), change.value, optional(anything));
  if (value === undefined) return cell;
  if (env.problems.list.length === told && table.entries[at]!.values[which] === value)
    env.problems.warning('variant-changes-nothing', place(context, change.target), { name: table.name });
  const entries = table.entries.map((entry, index) =>
    index === at ? { ...entry, values: entry.values.with(which, value) } : entry,
  );
  // In a column that was empty, the new value says what it holds.
  const base = anything.is === 'none' ? elaborate(context, new Scope(), change.value).type : anything;
  const type = typeOfValues(
    base,
    entries.map((entry) => entry.values[which] ?? null),
  );
  env.tables.set(table.name, { ...table, columns: table.columns.with(which, { ...column, type }), entries });
  return cell;
}

/** Tells which cells there are: all of them where they are few, else the one with the nearest numbers. */
function reportNoCell(context: Context, change: Change, table: TableModel, keys: readonly Expr[]): void {
  const { env } = context;
  const { entries } = table;
  // Where there are several columns, a cell is named with its column.
  const [column, ...others] = table.columns;
  const before = others.length > 0 ? `${column!.name} of ` : '';
  const isFew = entries.length <= MOST_LISTED;
  const near = isFew ? undefined : nearestKeys(table, keys);
  const written = (values: readonly number[]): string =>
    `${before}${table.name}[${values.map((value, index) => wordOf(env, table.keys[index]!.type, value)).join(', ')}]`;
  env.problems.error('no-such-cell', place(context, change.target), {
    table: table.name,
    cells: isFew ? listed(entries.map((entry) => written(entry.keys.map(([from]) => from)))) : '',
    suggestion: near ? written(near) : '',
  });
}

/** The keys of the cell that is nearest to these. */
function nearestKeys(table: TableModel, keys: readonly Expr[]): number[] | undefined {
  const [nearest] = table.entries
    .map((entry) => ({ entry, far: distance(table, entry, keys) }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((a, b) => a.far - b.far);
  return nearest?.entry.keys.map(([from, to], index) =>
    Math.min(Math.max(from, constantKey(keys[index]!)!), to),
  );
}

/** How far keys are from those of an entry: a number may be near another, a word is the same or is not. */
function distance(table: TableModel, entry: Entry, keys: readonly Expr[]): number {
  if (entry.keys.length !== keys.length) return Number.POSITIVE_INFINITY;
  return entry.keys.reduce((sum, [from, to], index) => {
    const { type } = keys[index]!;
    const value = constantKey(keys[index]!);
    if (value === undefined || !fits(type, table, index)) return Number.POSITIVE_INFINITY;
    if (from <= value && value <= to) return sum;
    return type.is === 'number' ? sum + Math.max(from - value, value - to) : Number.POSITIVE_INFINITY;
  }, 0);
}

/** The number or position that a key is known to be. */
function constantKey(key: Expr): number | undefined {
  return key.op === 'constant' && typeof key.value === 'number' ? key.value : undefined;
}

/** A key as it is written. */
function wordOf(env: Environment, type: Type, value: number): string {
  return (type.is === 'kind' && env.kinds.get(type.kind)?.values[value]) || String(value);
}

/** A number for a number, a value of the same kind for a value. */
function fits(type: Type, table: TableModel, index: number): boolean {
  const wanted = table.keys[index]?.type;
  return wanted !== undefined && join(type, wanted) !== undefined;
}
