import type { Expr, Value } from '../2-model/model.ts';
import type { Type } from '../2-model/types.ts';
import type { Interpreter } from './interpreter.ts';
import type { State } from './state.ts';

/** Why a condition does not hold: which of those that `and` joins fails first, and what is compared in it, as words. */
export function differenceIn(
  interpreter: Interpreter,
  state: State,
  condition: Expr,
): { readonly conjunct: number; readonly data: Record<string, string> } {
  const value = (expr: Expr): Value => interpreter.evaluate(state, expr);
  const all = conjunctsOf(condition);
  const conjunct = all.findIndex((one) => value(one) !== true);
  const failing = all[conjunct] ?? condition;
  if (!('left' in failing) || !('right' in failing)) return { conjunct, data: {} };
  const word = (expr: Expr, other: Type): string => {
    const type = expr.type.is === 'none' || expr.type.is === 'unknown' ? other : expr.type;
    return interpreter.notation.value(type, value(expr));
  };
  const { left, right } = failing;
  return { conjunct, data: { left: word(left, right.type), right: word(right, left.type) } };
}

/** The conditions that must all hold. */
function conjunctsOf(condition: Expr): Expr[] {
  return condition.op === 'and' ? condition.parts.flatMap(conjunctsOf) : [condition];
}
