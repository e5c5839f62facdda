import type { Expr, Local } from '../../../2-model/model.ts';
import { howFits, itemType, present, type Type } from '../../../2-model/types.ts';
import { asNumber, type Operand, text } from '../../code/build.ts';
import type { Out } from '../../code/out.ts';
import { expr as quoted, stmts } from '../../code/quote.ts';
import type { Code, Stmt } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import { type Scope, unsupported } from '../gen.ts';

/** What goes where a type is expected: checked when it happens, unless its own type shows that it always fits. */
export function fitted(e: Emitter, expr: Expr, { name, type }: Local, scope: Scope, out: Out): Code {
  const given = e.value(expr, scope, out);
  return howFits(expr.type, type) === 'fits' ? given : checked(asNumber(given), type, name);
}

/** A number that must be of a type: the checker leaves only ranges to the engine. */
export function checked(given: Operand, type: Type, about: string): Code {
  const exact = present(type);
  if (exact.is !== 'number') return unsupported(`a ${exact.is} that may be another one`);
  return type.is === 'optional'
    ? quoted`withinOrNone(${given}, ${exact.from}, ${exact.to}, ${text(about)})`
    : quoted`within(${given}, ${exact.from}, ${exact.to}, ${text(about)})`;
}

/** The range that the items of a collection must be checked for, where their own type does not show that they fit. */
export function rangeOfItems(type: Type, target: Type): { from: number; to: number } | undefined {
  const item = itemType(target);
  return item.is === 'number' && howFits(itemType(type), item) !== 'fits' ? item : undefined;
}

/** A check of all items of a list, where there is something to check. */
export function checkedItems(list: Operand, type: Type, target: Type, about: string): readonly Stmt[] {
  const range = rangeOfItems(type, target);
  return range ? stmts`itemsWithin(${list}, ${range.from}, ${range.to}, ${text(about)});` : [];
}
