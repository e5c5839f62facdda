import type { Declaration } from '../1-syntax/tree.ts';
import { listed } from '../problems/listed.ts';
import { suggest } from '../problems/suggest.ts';
import { type Folder, isConstant } from './collect.ts';
import { typeOfValues } from './columns.ts';
import { elaborate, place } from './elaborate.ts';
import type { Context, Environment } from './environment.ts';
import type { Expr, TableModel } from './model.ts';
import { Scope } from './scope.ts';
import { constantOf } from './terms.ts';
import { join, optional, type Type } from './types.ts';

type Change = Extract<Declaration, { is: 'change' }>;
type Entry = TableModel['entries'][number];

/** A table with more cells is not listed. */
const MOST_LISTED = 8;

/** What a variant changes in part: `rounds[4] becomes 5` is one cell of a table. A constant has its new value already. */
export function changeCells(env: Environment, variant: Folder['variants'][number]): void {
  const context: Context = { env, placed: variant.placed };
  const changed = new Map<string, Change>();
  for (const member of variant.tree.members) {
    if (member.is !== 'change') continue;
    const { name, hasArgs, of } = member.target;
    const table = env.tables.get(name.text);
    const term = env.entry('term', name.text)?.tree;
    const constant = term !== undefined && isConstant(term);
    if (of || !(table || (constant && !hasArgs))) {
      const known = table || constant;
      const suggestion = known ? undefined : suggest(name.text, env.names('table', 'term'));
      env.problems.error('cannot-change-in-variant', place(context, member.target), {
        name: known ? `${name.text}${hasArgs ? '[…]' : ''}${of ? ' of …' : ''}` : name.text,
        ...(suggestion ? { suggestion } : {}),
      });
      continue;
    }
    const cell = table ? changeCell(context, member, table) : undefined;
    const key = `${name.text} ${cell ?? ''}`;
    const first = changed.get(key);
    if (first)
      env.problems.error(
        'double-declaration',
        place(context, member.target),
        { name: name.text },
        place(context, first.target),
      );
    else if (!table || cell !== undefined) changed.set(key, member);
  }
}

/** Any value that the column could have been printed with; the number of the entry that has it now. */
function changeCell(context: Context, change: Change, table: TableModel): number | undefined {
  const { env } = context;
  const [column, ...others] = table.columns;
  const keys = change.target.args.map((arg, index) =>
    elaborate(context, new Scope(), arg, table.keys[index]?.type),
  );
  const at = table.entries.findIndex((entry) => distance(table, entry, keys) === 0);
  if (at < 0 || !column || others.length > 0) {
    // What is wrong with a key itself has been told.
    if (!keys.some((key) => key.type.is === 'unknown')) reportNoCell(context, change, table, keys);
    return undefined;
  }
  const anything = env.whole(column.type);
  const value = constantOf(context, new Scope(), change.value, optional(anything));
  if (value === undefined) return at;
  if (table.entries[at]!.values[0] === value)
    env.problems.warning('variant-changes-nothing', place(context, change.target), { name: table.name });
  const entries = table.entries.map((entry, index) => (index === at ? { ...entry, values: [value] } : entry));
  // In a column that was empty, the new value says what it holds.
  const base = anything.is === 'none' ? elaborate(context, new Scope(), change.value).type : anything;
  const type = typeOfValues(
    base,
    entries.map((entry) => entry.values[0] ?? null),
  );
  env.tables.set(table.name, { ...table, columns: [{ ...column, type }], entries });
  return at;
}

/** Tells which cells there are: all of them where they are few, else the one with the nearest numbers. */
function reportNoCell(context: Context, change: Change, table: TableModel, keys: readonly Expr[]): void {
  const { env } = context;
  // Where there are several columns, no cell can be changed.
  const entries = table.columns.length === 1 ? table.entries : [];
  const isFew = entries.length <= MOST_LISTED;
  const near = isFew ? undefined : nearestKeys(table, keys);
  const written = (values: readonly number[]): string =>
    `${table.name}[${values.map((value, index) => wordOf(env, table.keys[index]!.type, value)).join(', ')}]`;
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
