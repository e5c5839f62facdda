import type { Expr, Local, Value } from '../2-model/model.ts';
import { howFits, MANY, number, present, type Type } from '../2-model/types.ts';
import { asList } from '../2-model/values.ts';
import { type Book, type Code, type EvaluationContext, fault } from './evaluation-context.ts';

/** The value, which must be of the type. */
export function checked(
  context: EvaluationContext,
  book: Book,
  type: Type,
  value: Value,
  about: string,
): Value {
  if (book.board.fits(type, value, context.seating)) return value;
  if (value === null) return fault(context, 'none', about);
  return fault(context, present(type).is === 'number' ? 'out-of-range' : 'wrong-value', about);
}

/** What goes where a type is expected: checked when it happens, unless its own type shows that it always fits. */
export function fitted(code: Code, expr: Expr, { name, type }: Local, book: Book): Code {
  if (howFits(expr.type, type) === 'fits') return code;
  if (present(type).is !== 'collection')
    return (context) => checked(context, book, type, code(context), name);
  return (context) => {
    const value = code(context);
    return checked(context, book, type, value === null ? null : asList(value), name);
  };
}

const COUNTED: Type = number(1, MANY);

/** A number that is counted from 1. */
export function counted(code: Code, expr: Expr, about: string, book: Book): Code {
  return fitted(code, expr, { name: about, type: COUNTED }, book);
}

/** What something is called with. */
export interface Call {
  readonly of: Code | undefined;
  readonly args: readonly Code[];
}

export function prepareCall(
  key: string,
  call: { readonly of?: Expr | undefined; readonly args: readonly Expr[] },
  code: (expr: Expr) => Code,
  book: Book,
): Call {
  const { owner, params } = book.signature(key);
  const ready = (expr: Expr, param: Local | undefined): Code =>
    param ? fitted(code(expr), expr, param, book) : code(expr);
  return {
    of: call.of && ready(call.of, owner),
    args: call.args.map((arg, index) => ready(arg, params[index])),
  };
}
