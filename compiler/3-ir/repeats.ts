import type { Expr } from '../2-model/model.ts';

/** The expressions that a term or a local can stand for; undefined if they are not known. */
export type Meanings = (expr: Extract<Expr, { op: 'term' | 'local' }>) => readonly Expr[] | undefined;

/** Whether a collection can hold a value twice. Where that is not known, it can. */
export function mayRepeat(expr: Expr, meanings: Meanings = () => undefined): boolean {
  const go = (part: Expr): boolean => mayRepeat(part, meanings);
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
    case 'cells of field':
    case 'neighbours':
    case 'holes':
    case 'reached':
      return false;
    case 'list': {
      const values = expr.items.map((item) => (item.op === 'constant' ? item.value : undefined));
      return values.includes(undefined) ? values.length > 1 : new Set(values).size < values.length;
    }
    case 'all':
      return go(expr.bound.in);
    case 'joined':
      // A piece is in one place only.
      return !(
        isPlace(expr.left) &&
        isPlace(expr.right) &&
        expr.left.op === 'field' &&
        expr.right.op === 'field' &&
        expr.left.field !== expr.right.field
      );
    case 'term':
    case 'local':
      return meanings(expr)?.some(go) ?? mayRepeatBy(expr);
    default:
      return mayRepeatBy(expr);
  }
}

/** The same by the type alone. */
function mayRepeatBy({ type }: Expr): boolean {
  return !(type.is === 'collection' && (type.form === 'set' || type.form === 'place'));
}

function isPlace({ type }: Expr): boolean {
  return type.is === 'collection' && type.form === 'place';
}
