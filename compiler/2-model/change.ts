import type { Declaration } from '../1-syntax/tree.ts';
import { suggest } from '../problems/suggest.ts';
import { type Folder, isConstant } from './collect.ts';
import { typeOfValues } from './columns.ts';
import { type Context, elaborate, place } from './elaborate.ts';
import type { Environment } from './environment.ts';
import type { TableModel } from './model.ts';
import { Scope } from './scope.ts';
import { constantOf } from './terms.ts';
import { join, optional, type Type } from './types.ts';

type Change = Extract<Declaration, { is: 'change' }>;

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
  const at = table.entries.findIndex(
    (entry) =>
      entry.keys.length === keys.length &&
      entry.keys.every(([from, to], index) => {
        const key = keys[index]!;
        const value = key.op === 'constant' ? key.value : undefined;
        return typeof value === 'number' && from <= value && value <= to && fits(key.type, table, index);
      }),
  );
  if (at < 0 || !column || others.length > 0) {
    // What is wrong with a key itself has been told.
    if (!keys.some((key) => key.type.is === 'unknown'))
      env.problems.error('no-such-cell', place(context, change.target), { table: table.name });
    return undefined;
  }
  const anything = env.whole(column.type);
  const value = constantOf(context, new Scope(), change.value, optional(anything));
  if (value === undefined) return at;
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

/** A number for a number, a value of the same kind for a value. */
function fits(type: Type, table: TableModel, index: number): boolean {
  const wanted = table.keys[index]?.type;
  return wanted !== undefined && join(type, wanted) !== undefined;
}
