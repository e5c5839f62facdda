import type { Expr, StepOf } from '../../../3-ir/ir.ts';
import { code, sum } from '../../code/build.ts';
import { expr } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';

import type { Around, Writer } from '../emitter.ts';
import { blockOf, positionAmong } from '../values/fields.ts';

export function award(w: Writer, statement: StepOf<'award'>, around: Around): void {
  const { name, values } = w.gen.layout.points.get(statement.scoring)!;
  const block = blockOf(w, statement.to);
  const position = statement.for ? [1, positionAmong(w, values, statement.for)] : [];
  const address = sum(block, name, ...position);
  if (!statement.pooled) {
    w.code`m[${address}] += ${w.num(statement.amount)};`;
    return;
  }
  // Those who share get the sum of their places, divided, rounded down.
  const { place: local } = statement.pooled;
  const before = around.beforeLoop;
  const all = w.inside();
  const { total, start, shared } = pooledSum(all, statement.amount, statement.pooled);
  const known = (part: Expr): boolean =>
    part.op === 'constant' ||
    (part.op === 'local' && (part.local === local || before?.scope.has(part.local) === true));
  // Of what is never below zero the rest is simply left out: whole numbers are divided sooner than others.
  const { type } = statement.amount;
  const parts =
    type.is === 'number' && type.from >= 0
      ? expr`(${total} / ${shared}) | 0`
      : expr`Math.floor(${total} / ${shared})`;
  if (!before || statement.amount.op !== 'table' || !statement.amount.keys.every(known)) {
    w.append(all);
    w.code`m[${address}] += ${parts};`;
    return;
  }
  // What is printed for a place is the same for all who share it: it is worked out for the first of them.
  const [last, share] = [w.gen.fresh('lastPlace'), w.gen.fresh('share')];
  before.code`let ${last} = 0; let ${share} = 0;`;
  w.code`
    if (${start} !== ${last}) {
      ${all}
      ${last} = ${start};
      ${share} = ${parts};
    }
    m[${address}] += ${share};`;
}

/** The amounts for all places that are shared, added up. */
export function pooledSum(
  w: Writer,
  amount: Expr,
  pooled: NonNullable<StepOf<'award'>['pooled']>,
): { readonly total: Name; readonly start: Code; readonly shared: Code } {
  const [total, place] = [w.gen.fresh('sum'), w.gen.fresh('place')];
  const [start, shared] = [w.passed(pooled.place), w.passed(pooled.shared)];
  const body = w.inside().with(pooled.place, { value: code(place) });
  w.e.tracing?.amount(body, amount);
  body.code`${total} += ${body.num(amount)};`;
  w.code`
    let ${total} = 0;
    for (let ${place} = ${start}; ${place} < ${start} + ${shared}; ${place}++) { ${body} }`;
  return { total, start, shared };
}
