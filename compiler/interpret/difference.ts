import type { Expr, Value } from '../2-model/model.ts';
import type { Type } from '../2-model/types.ts';
import type { Interpreter } from './interpreter.ts';
import type { State } from './state.ts';

/** Why a condition does not hold: the values of the comparison that fails, as words. */
export function differenceIn(
  interpreter: Interpreter,
  state: State,
  condition: Expr,
): Record<string, string> {
  const value = (expr: Expr): Value => interpreter.evaluate(state, expr);
  const failing = firstFailing(condition, (expr) => value(expr) === true);
  if (!('left' in failing) || !('right' in failing)) return {};
  const word = (expr: Expr, other: Type): string => {
    const type = expr.type.is === 'none' || expr.type.is === 'unknown' ? other : expr.type;
    return interpreter.notation.value(type, value(expr));
  };
  return { left: word(failing.left, failing.right.type), right: word(failing.right, failing.left.type) };
}

/** Of conditions that must all hold, the first that does not. */
function firstFailing(condition: Expr, holds: (expr: Expr) => boolean): Expr {
  if (condition.op !== 'and') return condition;
  const part = condition.parts.find((one) => !holds(one));
  return part ? firstFailing(part, holds) : condition;
}
