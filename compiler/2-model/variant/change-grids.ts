import type { Ref } from '../../1-syntax/tree.ts';
import { typeOfValues } from '../columns.ts';
import { elaborate, place } from '../elaborate.ts';
import type { Context, Environment } from '../environment.ts';
import type { GridModel, Printed } from '../model.ts';
import { gridValue } from '../named-things.ts';
import { Scope } from '../scope.ts';
import { constantOf } from '../terms.ts';
import { optional } from '../types.ts';
import { type ChangedCells, cannotChange } from './change-tables.ts';
import { type At, type Change, rootOf } from './declared.ts';

type Properties = GridModel['cellProperties'];

/**
 * What is printed in a cell (`pips of sheet[yellow, 1, 2] becomes 4`) or beside a line: `bonus of row[4] of sheet[yellow]
 * becomes fox`, and so for a column and the diagonal.
 */
export function changeGrids(env: Environment, changes: readonly At<Change>[], changed: ChangedCells): void {
  for (const change of changes) {
    const root = rootOf(change.tree.target);
    const grid = env.grids.get(root.name.text);
    if (!grid) continue;
    const found = new GridChange({ env, placed: change.placed }, change.tree, grid, root).apply();
    if (found !== undefined) changed.note(`${grid.name} ${found}`, change);
  }
}

class GridChange {
  readonly #context: Context;
  readonly #change: Change;
  readonly #grid: GridModel;
  readonly #root: Ref;

  constructor(context: Context, change: Change, grid: GridModel, root: Ref) {
    this.#context = context;
    this.#change = change;
    this.#grid = grid;
    this.#root = root;
  }

  /** The cell or line that has another value now. */
  apply(): string | undefined {
    const { target } = this.#change;
    const between = target.of === this.#root ? undefined : target.of;
    const isLine = between?.is === 'ref' && between.of === this.#root;
    if (target.hasArgs || target === this.#root || (between && !isLine)) {
      cannotChange(this.#context, this.#change);
      return undefined;
    }
    return isLine ? this.#line(between) : this.#cell();
  }

  #cell(): string | undefined {
    const { cells, cellProperties, members } = this.#grid;
    const property = this.#property(cellProperties);
    if (property === undefined) return undefined;
    const problems = this.#context.env.problems.list.length;
    const named = gridValue(this.#context, new Scope(), this.#root, this.#grid);
    const member = this.#member();
    const at =
      named.op === 'cell' ? named.at.map((expr) => (expr.op === 'constant' ? expr.value : undefined)) : [];
    const found = cells.findIndex((cell) => {
      const where = members[cell.member]!.asTable ? [cell.column] : [cell.row, cell.column];
      return (
        cell.member === member && where.length === at.length && where.every((one, index) => one === at[index])
      );
    });
    if (found < 0) {
      if (this.#context.env.problems.list.length === problems) cannotChange(this.#context, this.#change);
      return undefined;
    }
    const value = this.#value(cellProperties, property, cells[found]!.values);
    if (value === undefined) return undefined;
    // A cell that is crossed before the game has no number; one that gets a number is crossed no more.
    const isPicture = !members[cells[found]!.member]!.asTable;
    const cell = { ...cells[found]!, values: cells[found]!.values.with(property, value) };
    const changed = isPicture ? { ...cell, marked: value === null } : cell;
    this.#set({ cells: cells.with(found, changed) });
    return `cell ${found} ${property}`;
  }

  #line({ name, args }: Ref): string | undefined {
    const { lines, lineProperties } = this.#grid;
    const property = this.#property(lineProperties);
    if (property === undefined) return undefined;
    const member = this.#member();
    const [arg] = args;
    const key = arg && elaborate(this.#context, new Scope(), arg);
    const number = key?.op === 'constant' && typeof key.value === 'number' ? key.value : undefined;
    const same = lines.flatMap((line, index) =>
      line.member === member && line.sort === name.text ? [index] : [],
    );
    const found = name.text === 'diagonal' && args.length === 0 ? same[0] : same[(number ?? 0) - 1];
    if (found === undefined) {
      cannotChange(this.#context, this.#change);
      return undefined;
    }
    const value = this.#value(lineProperties, property, lines[found]!.values);
    if (value === undefined) return undefined;
    this.#set({
      lines: lines.with(found, { ...lines[found]!, values: lines[found]!.values.with(property, value) }),
    });
    return `line ${found} ${property}`;
  }

  #property(properties: Properties): number | undefined {
    const { name } = this.#change.target;
    const found = properties.findIndex((one) => one.name === name.text);
    if (found >= 0) return found;
    const near = this.#context.env.problems.suggest(name.text, () => properties.map((one) => one.name));
    this.#context.env.problems.error('unknown-name', place(this.#context, name), {
      name: name.text,
      ...(near === undefined ? {} : { suggestion: near }),
    });
    return undefined;
  }

  /** The grid of a family that is named, or the only one. */
  #member(): number {
    const { key, members } = this.#grid;
    if (!key) return 0;
    const [arg] = this.#root.args;
    const word = arg?.is === 'ref' ? this.#context.env.valueOf(key.kind, arg.name.text) : undefined;
    return members.findIndex(({ value }) => value === word);
  }

  #value(properties: Properties, property: number, before: readonly Printed[]): Printed | undefined {
    const { env } = this.#context;
    const expected = optional(env.whole(properties[property]!.type));
    const told = env.problems.list.length;
    const value = constantOf(this.#context, new Scope(), this.#change.value, expected);
    if (env.problems.list.length === told && value !== undefined && before[property] === value)
      env.problems.warning('variant-changes-nothing', place(this.#context, this.#change.target), {
        name: this.#grid.name,
      });
    return value;
  }

  #set(parts: Partial<GridModel>): void {
    const grid = { ...this.#grid, ...parts };
    const typed = (
      properties: Properties,
      all: readonly { readonly values: readonly Printed[] }[],
    ): Properties =>
      properties.map((one, index) => {
        const values = all.map(({ values: own }) => own[index] ?? null);
        return { ...one, type: optional(typeOfValues(this.#context.env.whole(one.type), values)) };
      });
    this.#context.env.grids.set(grid.name, {
      ...grid,
      cellProperties: typed(grid.cellProperties, grid.cells),
      lineProperties: typed(grid.lineProperties, grid.lines),
    });
  }
}
