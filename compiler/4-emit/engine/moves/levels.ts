import { withParts } from '../../../2-model/walk.ts';
import type { Expr } from '../../../3-ir/ir.ts';
import { code } from '../../code/build.ts';
import { isSame } from '../../code/same.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Writer } from '../emitter.ts';
import { boundIn, freeIn } from '../facts.ts';

/** Where what does not change inside a loop can be worked out once. */
export interface Level {
  readonly locals: ReadonlySet<string>;
  readonly w: Writer;
  /** What has a name here already. */
  readonly named: Named;
}

/** Values that have a name, by the expression of the rules, and by the code that works them out. */
interface Named {
  readonly byExpr: Map<string, Name>;
  readonly byCode: { readonly value: Code; readonly name: Name }[];
}

/** Nothing has a name yet. */
export function noneNamed(): Named {
  return { byExpr: new Map(), byCode: [] };
}

/** A level that begins here, where these locals are known. */
export function levelAt(locals: ReadonlySet<string>, w: Writer): Level {
  return { locals, w: w.inside(), named: noneNamed() };
}

/** The outermost level at which everything that an expression names is known. */
export function levelOf(levels: readonly Level[], expr: Expr): Level {
  const locals = freeIn(expr);
  return (
    levels.find((level) =>
      [...locals].every((local) => level.locals.has(local) || !levels.some((one) => one.locals.has(local))),
    ) ?? levels.at(-1)!
  );
}

/** A value worked out as far outside as can be, and once. */
export function hoisted(w: Writer, expr: Expr, levels: readonly Level[], about: string): Name {
  const isSettled = [...freeIn(expr)].every((local) => levels.some((level) => level.locals.has(local)));
  const level = isSettled ? levelOf(levels, expr) : levels.at(-1)!;
  const key = JSON.stringify(expr);
  const known = level.named.byExpr.get(key);
  if (known) return known;
  const value = (isSettled ? level.w : level.w.in(w.scope)).num(expr);
  const name = namedAt(value, level, about);
  level.named.byExpr.set(key, name);
  return name;
}

/** An expression whose look-ups are worked out as far outside as can be: they are the same for many values. */
export function lifted(
  w: Writer,
  expr: Expr,
  [...around]: readonly (Level | undefined)[],
): { expr: Expr; w: Writer } {
  const innermost = around.pop();
  const levels = [...around, innermost].filter((level) => level !== undefined);
  const inner = new Map(w.scope);
  const go = (part: Expr, bound: readonly string[]): Expr => {
    const isNumber = part.op === 'table' && part.type.is !== 'yes or no' && !w.facts.mayFault(part);
    const isSettled = (local: string): boolean =>
      !bound.includes(local) && levels.some(({ locals }) => locals.has(local));
    if (isNumber && [...freeIn(part)].every(isSettled) && levelOf(levels, part) !== innermost) {
      const local = `lifted~${inner.size}`;
      inner.set(local, { value: code(hoisted(w, part, levels, part.column)) });
      return { op: 'local', local, type: part.type };
    }
    const own = [...bound, ...boundIn(part)];
    return withParts(part, (one) => go(one, own));
  };
  return { expr: go(expr, []), w: w.in(inner) };
}

/** A name for a value at a level; the same value has the same name. */
export function namedAt(
  value: Code,
  { w, named: { byCode } }: Pick<Level, 'w' | 'named'>,
  about: string,
): Name {
  const before = byCode.find((one) => isSame(one.value, value));
  if (before) return before.name;
  const name = w.const(about, value);
  byCode.push({ value, name });
  return name;
}
