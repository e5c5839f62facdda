import type { Expr } from '../../../2-model/model.ts';
import type { StepOf } from '../../../3-ir/ir.ts';
import { code, sum } from '../../code/build.ts';
import { Out } from '../../code/out.ts';
import { expr } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';

import type { Around, Emitter } from '../emitter.ts';
import { passed, type Scope } from '../gen.ts';
import { blockOf, positionAmong } from '../values/fields.ts';

export function award(e: Emitter, statement: StepOf<'award'>, scope: Scope, out: Out, around: Around): void {
  const { name, values } = e.gen.layout.points.get(statement.scoring)!;
  const block = blockOf(e, statement.to, scope, out);
  const position = statement.for ? [1, positionAmong(e, values, statement.for, scope, out)] : [];
  const address = sum(block, name, ...position);
  if (!statement.pooled) {
    out.code`m[${address}] += ${e.num(statement.amount, scope, out)};`;
    return;
  }
  // Those who share get the sum of their places, divided, rounded down.
  const { place: local } = statement.pooled;
  const before = around.beforeLoop;
  const all = new Out();
  const { total, start, shared } = pooledSum(e, statement.amount, statement.pooled, scope, all);
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
    out.append(all);
    out.code`m[${address}] += ${parts};`;
    return;
  }
  // What is printed for a place is the same for all who share it: it is worked out for the first of them.
  const [last, share] = [e.gen.fresh('lastPlace'), e.gen.fresh('share')];
  before.out.code`let ${last} = 0; let ${share} = 0;`;
  out.code`
    if (${start} !== ${last}) {
      ${all}
      ${last} = ${start};
      ${share} = ${parts};
    }
    m[${address}] += ${share};`;
}

/** The amounts for all places that are shared, added up. */
export function pooledSum(
  e: Emitter,
  amount: Expr,
  pooled: NonNullable<StepOf<'award'>['pooled']>,
  scope: Scope,
  out: Out,
): { readonly total: Name; readonly start: Code; readonly shared: Code } {
  const [total, place] = [e.gen.fresh('sum'), e.gen.fresh('place')];
  const [start, shared] = [passed(scope, pooled.place), passed(scope, pooled.shared)];
  const inner = new Map(scope);
  inner.set(pooled.place, { value: code(place) });
  const body = new Out();
  e.tracing?.amount(e, amount, inner, body);
  body.code`${total} += ${e.num(amount, inner, body)};`;
  out.code`
    let ${total} = 0;
    for (let ${place} = ${start}; ${place} < ${start} + ${shared}; ${place}++) { ${body} }`;
  return { total, start, shared };
}
