import type { Expr } from '../../../2-model/model.ts';
import type { Action } from '../../../3-ir/ir.ts';
import { mayRepeat as mayRepeatIn } from '../../../3-ir/repeats.ts';
import type { Emitter } from '../emitter.ts';

/** Whether a collection in an action can hold a value twice: terms and parameters stand for what they get. */
export function mayRepeat({ facts }: Emitter, action: Action, expr: Expr): boolean {
  return mayRepeatIn(expr, (part) => {
    if (part.op === 'term') {
      const { cases, otherwise } = facts.term(part.term);
      return [...cases.map(({ value }) => value), otherwise];
    }
    const position = action.params.indexOf(part.local);
    return position < 0 ? undefined : facts.offersOf(action.name).map(({ offer }) => offer.args[position]!);
  });
}
