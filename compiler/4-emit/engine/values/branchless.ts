import type { Expr } from '../../../2-model/model.ts';
import { present } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { camel, Out } from '../text.ts';
import { cond, isCollection, num, wordOr } from './expressions.ts';
import { letIn, parameters } from './terms.ts';

/** A condition as a bit; of one that is not clean only the lowest bit counts. */
export interface Bit {
  readonly js: string;
  readonly isClean: boolean;
}

/** Whether a field holds something, from bits that were looked up before: undefined where there are none. */
export type AskEmpty = (field: Extract<Expr, { op: 'field' }>, isNone: boolean) => Bit | undefined;

/** 1 if all of the conditions hold, else 0. */
export function allOf(bits: readonly Bit[]): string {
  const js = bits.map((bit) => bit.js).join(' & ');
  return bits.some(({ isClean }) => isClean) ? js : `${js} & 1`;
}

/** A condition as 1 or 0, worked out without a jump; undefined where that cannot be. */
export function bitOf(e: Emitter, expr: Expr, scope: Scope, askEmpty: AskEmpty): Bit | undefined {
  const plain = (part: Expr): string | undefined => {
    if (!isPlain(part)) return undefined;
    const out = new Out();
    const js = num(e, part, scope, out);
    return out.isEmpty ? js : undefined;
  };
  const clean = (js: string | undefined): Bit | undefined =>
    js === undefined ? undefined : { js, isClean: true };
  switch (expr.op) {
    case 'same': {
      if (expr.right.op === 'constant' && expr.right.value === null && expr.left.op === 'field') {
        const known = askEmpty(expr.left, !expr.not);
        if (known) return known;
      }
      const [left, right] = [plain(expr.left), plain(expr.right)];
      if (left === undefined || right === undefined) return undefined;
      const js =
        right === 'NONE'
          ? isFromZero(expr.left)
            ? `isNone(${left})`
            : undefined
          : `isSame(${left}, ${wordOr(e, expr.right, right)})`;
      return clean(js && (expr.not ? `(${js} ^ 1)` : js));
    }
    case 'at least':
    case 'at most':
    case 'more':
    case 'less': {
      const [left, right] = [plain(expr.left), plain(expr.right)];
      if (left === undefined || right === undefined || mayBeNone(expr.left) || mayBeNone(expr.right))
        return undefined;
      if (expr.op === 'at least') return clean(`atLeast(${left}, ${right})`);
      if (expr.op === 'at most') return clean(`atLeast(${right}, ${left})`);
      return clean(expr.op === 'more' ? `isLess(${right}, ${left})` : `isLess(${left}, ${right})`);
    }
    case 'and':
    case 'or': {
      const parts = expr.parts.flatMap((part) => bitOf(e, part, scope, askEmpty) ?? []);
      if (parts.length < expr.parts.length) return undefined;
      const isAnd = expr.op === 'and';
      return {
        js: `(${parts.map(({ js }) => js).join(isAnd ? ' & ' : ' | ')})`,
        isClean: isAnd ? parts.some(({ isClean }) => isClean) : parts.every(({ isClean }) => isClean),
      };
    }
    case 'term':
      return clean(termBit(e, expr, scope));
    default:
      return undefined;
  }
}

/** The same for a term that asks little: a call of a function that gives 1 or 0. */
function termBit(e: Emitter, expr: Extract<Expr, { op: 'term' }>, scope: Scope): string | undefined {
  const term = e.facts.term(expr.term);
  const { owner, params } = term;
  const asked = [...(owner && expr.of ? [expr.of] : []), ...expr.args];
  // It is asked whether what was chosen is there or not, so nothing may go wrong on the way.
  if (e.gen.traced || e.facts.mayFault(expr) || !asked.every((part) => isPlain(part) && !mayBeNone(part)))
    return undefined;
  if (params.some(({ type }) => isCollection(type) || type.is === 'yes or no')) return undefined;
  const body = (): { names: string[]; out: Out } | undefined => {
    const out = new Out();
    const { scope: start, names } = parameters(e, owner, params, out);
    let inner = start;
    for (const { local, value } of term.lets) inner = letIn(e, local, value, inner, out);
    const asBit = (part: Expr): string | undefined => {
      if (part.op === 'constant') return part.value === true ? '1' : '0';
      const bit = bitOf(e, part, inner, () => undefined);
      return bit && allOf([bit]);
    };
    for (const { when, value } of term.cases) {
      const bit = asBit(value);
      if (bit === undefined) return undefined;
      out.push(`if (${cond(e, when, inner, out)}) return ${bit};`);
    }
    const otherwise = asBit(term.otherwise);
    if (otherwise === undefined) return undefined;
    out.push(`return ${otherwise};`);
    return { names, out };
  };
  const isShort = e.gen.once(`bit of ${term.name}`, () => {
    if (term.lets.length + term.cases.length > MOST_LINES) return '';
    const before = e.gen.local;
    e.gen.local = e.gen.names.inner();
    const tried = body();
    e.gen.local = before;
    return tried && !String(tried.out).includes('for (') ? 'short' : '';
  });
  if (!isShort) return undefined;
  const name = e.gen.function(`bit of ${term.name}`, camel(`bit of ${term.name}`), (own) => {
    const { names, out } = body()!;
    return `/** Whether \`${term.name}\` holds, as 1 or 0. */\nfunction ${own}(${names.join(', ')}): number {\n${out}\n}`;
  });
  const out = new Out();
  const args = asked.map((part) => num(e, part, scope, out));
  return out.isEmpty ? `${name}(${args.join(', ')})` : undefined;
}

/** A term with more lines is asked only where it must be. */
const MOST_LINES = 3;

/** Looked up without a condition, and always there. */
function isPlain(expr: Expr): boolean {
  switch (expr.op) {
    case 'constant':
    case 'local':
      return true;
    case 'field':
      return (
        !expr.whole &&
        [...expr.keys, ...(expr.of ? [expr.of] : [])].every((part) => isPlain(part) && !mayBeNone(part))
      );
    case 'property':
    case 'face':
      return isPlain(expr.of) && !mayBeNone(expr.of);
    case 'add':
    case 'subtract':
      return [expr.left, expr.right].every((part) => isPlain(part) && !mayBeNone(part));
    default:
      return false;
  }
}

function mayBeNone(expr: Expr): boolean {
  return expr.type.is === 'optional' || expr.type.is === 'none' || expr.type.is === 'unknown';
}

function isFromZero(expr: Expr): boolean {
  const type = present(expr.type);
  return type.is !== 'number' || type.from >= 0;
}
