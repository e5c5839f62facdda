import { code, printed as printedAt, sum, times } from '../../code/build.ts';
import { expr } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Writer } from '../emitter.ts';
import { printed } from '../values/things.ts';
import { hoisted, type Level, levelOf, namedAt, noneNamed } from './levels.ts';
import type { Plan } from './plans.ts';

/** Those values of a choice that show a certain number, and the name that each of them gets. */
interface Shown {
  readonly local: string;
  readonly cells: readonly number[];
  readonly index: NonNullable<Plan['index']>;
  readonly name: Name;
}

/** Goes through those values that show a certain number, by a table made while compiling. */
export function indexed(
  outer: Writer,
  { local, cells, index: { property, of, is }, name }: Shown,
  levels: readonly Level[],
  body: (item: Code, w: Writer) => void,
): void {
  const { values } = printed(outer.e, of.type, property);
  const numbers = cells.map((cell) => values[cell]!);
  const shown = numbers.filter((one) => one !== -0x80000000);
  const [lowest, highest] = [Math.min(...shown), Math.max(...shown)];
  const lists = Array.from({ length: highest - lowest + 1 }, (_, offset) =>
    cells.filter((_, at) => numbers[at] === lowest + offset),
  );
  const isNumber = is.type.is === 'number' && is.type.from >= lowest && is.type.to <= highest;
  const key = hoisted(outer, is, levels, property);
  const out = isNumber ? outer : outer.when(expr`${key} >= ${lowest} && ${key} <= ${highest}`);
  const each = lists[0]!.length;
  if (each > 0 && each <= MOST_SIDE_BY_SIDE && lists.every((list) => list.length === each)) {
    // As many for every number: one after the other, without a loop.
    const table = outer.gen.array(`${local} by ${property}`, lists.flat());
    const level = isNumber ? levelOf(levels, is) : { w: out, named: noneNamed() };
    for (let which = 0; which < each; which++) {
      const at = sum(table, times(key, each), which - lowest * each);
      body(code(namedAt(printedAt(at), level, local)), out);
    }
  } else {
    const [row, i, inside] = [outer.gen.fresh('row'), outer.gen.fresh('i'), outer.inside()];
    const { items, from } = outer.gen.lists(`${local} by ${property}`, lists);
    inside.code`const ${name} = k[${items} + ${i}];`;
    body(code(name), inside);
    out.code`
      const ${row} = ${key} - ${lowest};
      for (let ${i} = k[${from} + ${row}]; ${i} < k[${from} + ${row} + 1]; ${i}++) { ${inside} }`;
  }
}

/** Up to this number of values that show the same number are looked at one after the other, without a loop. */
const MOST_SIDE_BY_SIDE = 4;
