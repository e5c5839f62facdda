import { MANY, present, type Type } from '../../../2-model/types.ts';
import { numbers } from '../../../2-model/values.ts';
import type { ExprOf, Table } from '../../../3-ir/ir.ts';
import { asTruth, binary, call, chain, code, digits, literal, type Operand, text } from '../../code/build.ts';
import { expr as quoted } from '../../code/quote.ts';
import { type Code, Name } from '../../code/tree.ts';
import { type Emitter, Writer } from '../emitter.ts';
import { combinations, unsupported, word } from '../gen.ts';

/** More cells than these are not written out side by side. */
const MOST_CELLS = 20_000;
/** Stands for a cell that the table does not have. */
const MISSING = -0x7fffffff;

interface Axis {
  readonly lowest: number;
  readonly size: number;
  /** Everything above the last counts as the last. */
  readonly open: boolean;
}

/** A column of a table: what it is called, and all its cells side by side. */
interface Column {
  readonly model: Table;
  readonly index: number;
  readonly about: string;
  readonly axes: readonly Axis[];
  readonly cells: readonly number[];
}

/** A column by its name or its number. */
export function columnOf(e: Emitter, table: string, column: string | number): Column {
  const model = e.gen.game.tables.find(({ name }) => name === table)!;
  const index = typeof column === 'number' ? column : model.columns.findIndex(({ name }) => name === column);
  return e.gen.once(`table ${table} ${index}`, () => {
    const axes = axesOf(model);
    const about = model.columns.length === 1 ? table : `${table} ${model.columns[index]!.name}`;
    return { model, index, about, axes, cells: cellsOf(model, axes, index) };
  });
}

/** A look-up: a step into an array where the keys are sure to be there, else a function that checks. */
export function tableValue(w: Writer, expr: ExprOf<'table'>): Code {
  const found = looked(w, expr);
  return expr.type.is === 'yes or no' ? asTruth(found) : found;
}

function looked(w: Writer, expr: ExprOf<'table'>): Code {
  if (w.e.tracing) return w.e.tracing.lookUp(w, expr);
  const { index, about, axes, cells } = columnOf(w.e, expr.table, expr.column);
  const keys = expr.keys.map((key) => w.num(key));
  return isSure(w.e, expr)
    ? w.gen.at(about, cells, positionOf(keys, axes))
    : call(tableFunction(w.e, expr.table, index), keys);
}

/** Whether a look-up always gives something: a cell, or what holds outside of the table. */
export function alwaysGives(e: Emitter, expr: ExprOf<'table'>): boolean {
  return columnOf(e, expr.table, expr.column).model.otherwise !== undefined || isSure(e, expr);
}

/** Whether a look-up always finds a cell. */
function isSure(e: Emitter, expr: ExprOf<'table'>): boolean {
  const { axes, cells } = columnOf(e, expr.table, expr.column);
  return expr.keys.every((key, at) => isInside(key.type, axes[at]!)) && !cells.includes(MISSING);
}

/** Parameters for the keys of a table in a look-up. */
export function keyParams(keys: readonly unknown[]): Name[] {
  return keys.map((_, at) => new Name(keys.length === 1 ? 'key' : `key${at + 1}`));
}

/** The function that looks up any key, and knows what to do where there is none. */
export function tableFunction(e: Emitter, table: string, column: number): Name {
  const { model, about, axes, cells } = columnOf(e, table, column);
  return e.gen.function(`table ${table} ${column}`, `look up ${about}`, () => {
    const params = keyParams(model.keys);
    const otherwise =
      model.otherwise === undefined
        ? quoted`fault('no-such-key', ${text(table)})`
        : literal(word(model.otherwise));
    const outside = axes.flatMap(({ lowest, size, open }, at) => {
      const isBelow = binary('<', params[at]!, lowest);
      return open ? [isBelow] : [isBelow, binary('>', params[at]!, lowest + size - 1)];
    });
    const cell = e.gen.at(about, cells, positionOf(params, axes));
    const body = new Writer(e);
    body.code`if (${chain('||', outside)}) return ${otherwise};`;
    if (cells.includes(MISSING))
      body.code`const found = ${cell}; return found === ${MISSING} ? ${otherwise} : found;`;
    else body.code`return ${cell};`;
    return { params, returns: 'number', body };
  });
}

/** Where the cell with these keys stands among all. */
function positionOf(keys: readonly Operand[], axes: readonly Axis[]): Code {
  return digits(
    axes.map(({ lowest, size, open }, at) => {
      const within = open ? quoted`Math.min(${keys[at]!}, ${lowest + size - 1})` : code(keys[at]!);
      return [lowest === 0 ? within : binary('-', within, lowest), size];
    }),
  );
}

function axesOf(model: Table): Axis[] {
  return model.keys.map((_, at) => {
    const ranges = model.entries.map((entry) => entry.keys[at]!);
    const lowest = Math.min(...ranges.map(([from]) => from));
    const open = ranges.some(([, to]) => to >= MANY);
    const highest = Math.max(...ranges.map(([from, to]) => (to >= MANY ? from : to)));
    if (lowest <= -MANY) return unsupported('a table that is open below');
    return { lowest, size: highest - lowest + 1, open };
  });
}

function cellsOf(model: Table, axes: readonly Axis[], column: number): number[] {
  const count = axes.reduce((product, { size }) => product * size, 1);
  if (count > MOST_CELLS) return unsupported(`a table of ${count} cells`);
  const otherwise = model.otherwise === undefined ? MISSING : word(model.otherwise);
  const axisValues = axes.map(({ lowest, size }) => numbers(lowest, lowest + size - 1));
  return combinations(axisValues).map((keys) => {
    const entry = model.entries.find((one) =>
      one.keys.every(([from, to], at) => keys[at]! >= from && keys[at]! <= to),
    );
    return entry ? word(entry.values[column]) : otherwise;
  });
}

function isInside(type: Type, { lowest, size, open }: Axis): boolean {
  if (type.is === 'optional') return false;
  const exact = present(type);
  const fits = (from: number, to: number): boolean => from >= lowest && (open || to <= lowest + size - 1);
  if (exact.is === 'number') return fits(exact.from, exact.to);
  if (exact.is === 'kind') return exact.values.every((value) => fits(value, value));
  return false;
}
