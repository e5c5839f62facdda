import type { Expr } from '../../../2-model/model.ts';
import { MANY, present, type Type } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import { fault, type Js, literal, number, type Scope, truth, unsupported, word } from '../gen.ts';
import type { Out } from '../text.ts';
import { lookUpTold } from '../why/telling.ts';
import { num } from './expressions.ts';

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

/** A look-up: a step into an array where the keys are sure to be there, else a function that checks. */
export function tableValue(e: Emitter, expr: Extract<Expr, { op: 'table' }>, scope: Scope, out: Out): Js {
  const model = e.gen.game.tables.find(({ name }) => name === expr.table)!;
  const column = model.columns.findIndex(({ name }) => name === expr.column);
  const isTruth = expr.type.is === 'yes or no';
  if (e.gen.traced) {
    const told = lookUpTold(e, expr, column, scope, out);
    return isTruth ? truth(`(${told} === 1)`) : number(told);
  }
  const keys = expr.keys.map((key) => num(e, key, scope, out));
  const axes = axesOf(model);
  const cells = cellsOf(model, axes, column);
  const about = model.columns.length === 1 ? model.name : `${model.name} ${expr.column}`;
  const tests = outsideTests(expr, model, keys, axes);
  const js = isSure(e, expr)
    ? e.gen.at(about, cells, index(keys, axes))
    : tests
      ? `(${tests} ? ${literal(word(model.otherwise))} : ${e.gen.at(about, cells, index(keys, axes))})`
      : `${tableFunction(e, expr.table, column)}(${keys.join(', ')})`;
  return isTruth ? truth(`(${js} === 1)`) : number(js);
}

/** Where a table says what holds outside of it: the JavaScript that tells whether the keys lie there. Undefined where that takes more. */
function outsideTests(
  { keys: exprs }: Extract<Expr, { op: 'table' }>,
  { otherwise }: Table,
  keys: readonly string[],
  axes: readonly Axis[],
): string | undefined {
  if (otherwise === undefined || !keys.every((key) => /^[\w$]+$/.test(key))) return undefined;
  const tests: string[] = [];
  for (const [at, { type }] of exprs.entries()) {
    const { lowest, size, open } = axes[at]!;
    if (isInside(type, axes[at]!)) continue;
    if (type.is !== 'number' || open) return undefined;
    if (type.from < lowest) tests.push(`${keys[at]} < ${lowest}`);
    if (type.to > lowest + size - 1) tests.push(`${keys[at]} > ${lowest + size - 1}`);
  }
  return tests.length === 1 ? tests[0] : undefined;
}

/** Whether a look-up always gives something: a cell, or what holds outside of the table. */
export function alwaysGives(e: Emitter, expr: Extract<Expr, { op: 'table' }>): boolean {
  const { otherwise } = e.gen.game.tables.find(({ name }) => name === expr.table)!;
  return otherwise !== undefined || isSure(e, expr);
}

/** Whether a look-up always finds a cell. */
function isSure(e: Emitter, expr: Extract<Expr, { op: 'table' }>): boolean {
  const model = e.gen.game.tables.find(({ name }) => name === expr.table)!;
  const axes = axesOf(model);
  const column = model.columns.findIndex(({ name }) => name === expr.column);
  return (
    expr.keys.every((key, at) => isInside(key.type, axes[at]!)) &&
    !cellsOf(model, axes, column).includes(MISSING)
  );
}

/** What the keys of a table are called in a look-up. */
export function keyNames(keys: readonly unknown[]): string[] {
  return keys.length === 1 ? ['key'] : keys.map((_, at) => `key${at + 1}`);
}

/** The function that looks up any key, and knows what to do where there is none. */
export function tableFunction(e: Emitter, table: string, column: number): string {
  const model = e.gen.game.tables.find(({ name }) => name === table)!;
  const about = model.columns.length === 1 ? model.name : `${model.name} ${model.columns[column]!.name}`;
  const axes = axesOf(model);
  return e.gen.function(
    `table ${table} ${column}`,
    `look up ${about}`.replace(/[ -]+(.)/g, (_, c: string) => c.toUpperCase()),
    (name) => {
      const params = keyNames(model.keys);
      const otherwise =
        model.otherwise === undefined ? fault('no-such-key', table) : literal(word(model.otherwise));
      const outside = axes.map(({ lowest, size, open }, at) =>
        open
          ? `${params[at]} < ${lowest}`
          : `${params[at]} < ${lowest} || ${params[at]} > ${lowest + size - 1}`,
      );
      const cells = cellsOf(model, axes, column);
      const found = e.gen.at(about, cells, index(params, axes));
      return [
        `function ${name}(${params.map((param) => `${param}: number`).join(', ')}): number {`,
        `if (${outside.join(' || ')}) return ${otherwise};`,
        ...(cells.includes(MISSING)
          ? [`const found = ${found};`, `return found === ${MISSING} ? ${otherwise} : found;`]
          : [`return ${found};`]),
        '}',
      ].join('\n');
    },
  );
}

function index(keys: readonly string[], axes: readonly Axis[]): string {
  return keys.reduce((before, key, at) => {
    const { lowest, size, open } = axes[at]!;
    const within = open ? `Math.min(${key}, ${lowest + size - 1})` : key;
    const position = lowest === 0 ? within : `${within} - ${lowest}`;
    return at === 0 ? position : `(${before}) * ${size} + ${position}`;
  }, '0');
}

type Table = Emitter['gen']['game']['tables'][number];

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
  return Array.from({ length: count }, (_, position) => {
    const keys: number[] = [];
    let rest = position;
    for (let at = axes.length - 1; at >= 0; at--) {
      keys.unshift((rest % axes[at]!.size) + axes[at]!.lowest);
      rest = Math.floor(rest / axes[at]!.size);
    }
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
