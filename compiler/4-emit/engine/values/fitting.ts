import type { Expr, Local } from '../../../2-model/model.ts';
import { howFits, itemType, present, type Type } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import { asNumber, type Js, number, type Scope, unsupported } from '../gen.ts';
import type { Out } from '../text.ts';
import { value } from './expressions.ts';

/** What goes where a type is expected: checked when it happens, unless its own type shows that it always fits. */
export function fitted(e: Emitter, expr: Expr, { name, type }: Local, scope: Scope, out: Out): Js {
  const js = value(e, expr, scope, out);
  if (howFits(expr.type, type) === 'fits') return js;
  return number(checked(asNumber(js), type, name));
}

/** A number that must be of a type: the checker leaves only ranges to the engine. */
export function checked(js: string, type: Type, about: string): string {
  const exact = present(type);
  if (exact.is !== 'number') return unsupported(`a ${exact.is} that may be another one`);
  const check = type.is === 'optional' ? 'withinOrNone' : 'within';
  return `${check}(${js}, ${exact.from}, ${exact.to}, '${about}')`;
}

/** The range that the items of a collection must be checked for, where their own type does not show that they fit. */
export function rangeOfItems(type: Type, target: Type): { from: number; to: number } | undefined {
  const item = itemType(target);
  return item.is === 'number' && howFits(itemType(type), item) !== 'fits' ? item : undefined;
}

/** A check of all items of a list, where there is something to check. */
export function checkedItems(list: string, type: Type, target: Type, about: string): string[] {
  const range = rangeOfItems(type, target);
  return range ? [`itemsWithin(${list}, ${range.from}, ${range.to}, '${about}');`] : [];
}
