import type { Expr, ExprOf } from '../../../2-model/model.ts';
import { binary, code, load, sum } from '../../code/build.ts';
import type { Out } from '../../code/out.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import { type Scope, unsupported } from '../gen.ts';
import { blockOf } from './fields.ts';

export function pointsValue(e: Emitter, expr: ExprOf<'points'>, scope: Scope, out: Out): Code {
  const block = blockOf(e, expr.of, scope, out);
  const all = [...e.gen.layout.points.values()];
  if (expr.scoring === undefined) {
    const words = all.reduce((total, { values }) => total + 1 + values.length, 0);
    return words === 0 ? code(0) : quoted`sum(${block} + ${all[0]!.name}, ${words})`;
  }
  const { name, values } = e.gen.layout.points.get(expr.scoring)!;
  const start = sum(block, name);
  if (expr.for) return load(sum(start, 1, positionAmong(e, values, expr.for, scope, out)));
  return values.length === 0 ? load(start) : quoted`sum(${start}, ${values.length + 1})`;
}

/** The position of a value among the values that points are awarded for. */
export function positionAmong(e: Emitter, values: readonly number[], of: Expr, scope: Scope, out: Out): Code {
  const asked = e.num(of, scope, out);
  const lowest = values[0] ?? 0;
  if (values.every((one, index) => one === lowest + index))
    return lowest === 0 ? asked : binary('-', asked, lowest);
  return unsupported('points for values with gaps');
}
