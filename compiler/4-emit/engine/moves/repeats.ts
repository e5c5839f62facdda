import type { Expr } from '../../../2-model/model.ts';
import type { Action } from '../../../3-ir/ir.ts';
import type { Emitter } from '../emitter.ts';

/** Whether a collection can hold a value twice. */
export function mayRepeat(e: Emitter, action: Action, expr: Expr): boolean {
  const go = (part: Expr): boolean => mayRepeat(e, action, part);
  switch (expr.op) {
    case 'range':
    case 'cells':
    case 'lines':
    case 'cells of line':
    case 'lines of cell':
    case 'every piece':
    case 'players':
    case 'seats':
    case 'imaginary':
    case 'clockwise':
    case 'others':
      return false;
    case 'list': {
      const values = expr.items.map((item) => (item.op === 'constant' ? item.value : undefined));
      return values.includes(undefined) ? values.length > 1 : new Set(values).size < values.length;
    }
    case 'all':
      return go(expr.bound.in);
    case 'joined':
      // A piece lies in one place only.
      return !(
        isPlace(expr.left) &&
        isPlace(expr.right) &&
        expr.left.op === 'field' &&
        expr.right.op === 'field' &&
        expr.left.field !== expr.right.field
      );
    case 'term': {
      const { cases, otherwise } = e.facts.term(expr.term);
      return cases.some((one) => go(one.value)) || go(otherwise);
    }
    case 'local': {
      const position = action.params.indexOf(expr.local);
      return position < 0 || e.facts.offersOf(action.name).some(({ offer }) => go(offer.args[position]!));
    }
    default:
      return !(expr.type.is === 'collection' && (expr.type.form === 'set' || expr.type.form === 'place'));
  }
}

function isPlace(expr: Expr): boolean {
  return expr.type.is === 'collection' && expr.type.form === 'place';
}
