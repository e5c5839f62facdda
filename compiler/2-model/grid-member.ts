import type { Declaration, Placed, Range } from '../1-syntax/tree.ts';
import { MOST_CELLS } from '../limits.ts';
import { placeOf } from './collect.ts';
import type { Known } from './columns.ts';
import type { Environment } from './environment.ts';
import type { GridModel, Printed } from './model.ts';
import { showType } from './show.ts';
import type { LineSort } from './types.ts';

type GridTree = Extract<Declaration, { is: 'grid' }>;

/** One grid while it is read; values of properties by name. */
export interface Member {
  readonly rows: number;
  readonly columns: number;
  readonly firstRow?: number;
  readonly firstColumn?: number;
  readonly asTable: boolean;
  readonly cells: readonly {
    readonly row: number;
    readonly column: number;
    readonly marked: boolean;
    readonly values: ReadonlyMap<string, Printed>;
  }[];
  readonly lines: readonly {
    readonly sort: LineSort;
    readonly at: number;
    readonly values: ReadonlyMap<string, Printed>;
  }[];
  readonly cellTypes: ReadonlyMap<string, Known>;
  readonly lineTypes: ReadonlyMap<string, Known>;
}

/** Cells without print: all of these rows and columns, each a line. */
export function readBlank(
  env: Environment,
  placed: Placed,
  tree: GridTree,
  blank: NonNullable<GridTree['blank']>,
): Member {
  const span = ({ from, to, span: at }: Range): { from: number; to: number } => {
    const type = env.spanType(placed, from, to, at);
    if (type.is === 'number') return type;
    if (type.is !== 'unknown')
      env.problems.error('other-type', placeOf(placed, { span: at }), {
        expected: 'number',
        found: showType(env, type),
      });
    return { from: 1, to: 1 };
  };
  const [down, across] = [span(blank.rows), span(blank.columns)];
  const [rows, columns] = [down.to - down.from + 1, across.to - across.from + 1];
  const tooLarge = !env.take('cells', rows * columns);
  if (tooLarge)
    env.problems.error('grid-too-large', placeOf(placed, tree.name), {
      name: tree.name.text,
      limit: MOST_CELLS,
    });
  const at = (first: number, count: number): number[] =>
    Array.from({ length: tooLarge ? 1 : count }, (_, index) => first + index);
  const [rowNumbers, columnNumbers] = [at(down.from, rows), at(across.from, columns)];
  const values = new Map<string, Printed>();
  return {
    rows: rowNumbers.length,
    columns: columnNumbers.length,
    firstRow: down.from,
    firstColumn: across.from,
    asTable: false,
    cells: rowNumbers.flatMap((row) =>
      columnNumbers.map((column) => ({ row, column, marked: false, values })),
    ),
    lines: [
      ...rowNumbers.map((row) => ({ sort: 'row' as const, at: row, values })),
      ...columnNumbers.map((column) => ({ sort: 'column' as const, at: column, values })),
    ],
    cellTypes: new Map(),
    lineTypes: new Map(),
  };
}

/** The numbers of the first and the last row or column. */
export function endsOf(
  member: GridModel['members'][number],
  side: 'row' | 'column',
): { from: number; to: number } {
  const [from, count] =
    side === 'row' ? [member.firstRow ?? 1, member.rows] : [member.firstColumn ?? 1, member.columns];
  return { from, to: from + count - 1 };
}
