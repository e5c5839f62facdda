import type { Expr } from '../../../2-model/model.ts';
import type { Emitter } from '../emitter.ts';
import { at, type Scope, unsupported } from '../gen.ts';
import type { Out } from '../text.ts';
import { num } from './expressions.ts';
import { blockOf } from './fields.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;

export function pointsValue(e: Emitter, expr: Of<'points'>, scope: Scope, out: Out): string {
  const block = blockOf(e, expr.of, scope, out);
  const all = [...e.gen.layout.points.values()];
  if (expr.scoring === undefined) {
    const words = all.reduce((total, { values }) => total + 1 + values.length, 0);
    return words === 0 ? '0' : `sum(${block} + ${all[0]!.name}, ${words})`;
  }
  const { name, values } = e.gen.layout.points.get(expr.scoring)!;
  if (!expr.for)
    return values.length === 0 ? at(`${block} + ${name}`) : `sum(${block} + ${name}, ${values.length + 1})`;
  return at(`${block} + ${name} + 1 + ${positionAmong(e, values, expr.for, scope, out)}`);
}

/** The position of a value among the values that points are awarded for. */
export function positionAmong(
  e: Emitter,
  values: readonly number[],
  of: Expr,
  scope: Scope,
  out: Out,
): string {
  const js = num(e, of, scope, out);
  const lowest = values[0] ?? 0;
  if (values.every((one, index) => one === lowest + index)) return lowest === 0 ? js : `(${js} - ${lowest})`;
  return unsupported('points for values with gaps');
}
