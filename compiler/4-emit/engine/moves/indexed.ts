import type { Emitter } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { camel, type Out, sumOf } from '../text.ts';
import { printed } from '../values/printed.ts';
import { hoisted, type Level, levelOf, named } from './levels.ts';
import type { Plan } from './plans.ts';

/** Those values of a choice that show a certain number, and the name that each of them gets. */
interface Shown {
  readonly local: string;
  readonly cells: readonly number[];
  readonly index: NonNullable<Plan['index']>;
  readonly name: string;
}

/** Goes through those values that show a certain number, by a table made while compiling. */
export function indexed(
  e: Emitter,
  { local, cells, index: { property, of, is }, name }: Shown,
  { scope, levels }: { readonly scope: Scope; readonly levels: readonly Level[] },
  out: Out,
  body: (item: string, out: Out) => void,
): void {
  const { values } = printed(e, of.type, property);
  const numbers = cells.map((cell) => values[cell]!);
  const shown = numbers.filter((one) => one !== -0x80000000);
  const [lowest, highest] = [Math.min(...shown), Math.max(...shown)];
  const lists = Array.from({ length: highest - lowest + 1 }, (_, offset) =>
    cells.filter((_, at) => numbers[at] === lowest + offset),
  );
  const isNumber = is.type.is === 'number' && is.type.from >= lowest && is.type.to <= highest;
  const key = hoisted(e, is, scope, levels, camel(property));
  if (!isNumber) out.push(`if (${key} >= ${lowest} && ${key} <= ${highest}) {`);
  const each = lists[0]!.length;
  if (each > 0 && each <= MOST_SIDE_BY_SIDE && lists.every((list) => list.length === each)) {
    // As many for every number: one after the other, without a loop.
    const table = e.gen.array(`${local} by ${property}`, lists.flat());
    const level = isNumber ? levelOf(levels, is) : { ...levels.at(-1)!, out, known: new Map() };
    for (let which = 0; which < each; which++) {
      const at = sumOf([table, `${key}${each === 1 ? '' : ` * ${each}`}`, String(which - lowest * each)]);
      body(named(e, `k[${at}]!`, level, camel(local)), out);
    }
  } else {
    const [row, i] = [e.gen.fresh('row'), e.gen.fresh('i')];
    const { items, from } = e.gen.lists(`${local} by ${property}`, lists);
    out.push(
      `const ${row} = ${sumOf([key, String(-lowest)])};`,
      `for (let ${i} = k[${from} + ${row}]!; ${i} < k[${from} + ${row} + 1]!; ${i}++) {`,
      `const ${name} = k[${items} + ${i}]!;`,
    );
    body(name, out);
    out.push('}');
  }
  if (!isNumber) out.push('}');
}

/** So many values that show the same number are looked at one after the other, without a loop. */
const MOST_SIDE_BY_SIDE = 4;
