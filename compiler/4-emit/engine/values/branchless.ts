import { isCollection, present } from '../../../2-model/types.ts';
import type { Expr, ExprOf, Term } from '../../../3-ir/ir.ts';
import { binary, call, code, NONE } from '../../code/build.ts';
import { expr as quoted } from '../../code/quote.ts';
import { isSame } from '../../code/same.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { stmtsIn } from '../../code/walk.ts';
import { type Emitter, Writer } from '../emitter.ts';
import { letAll, localsOf, parameters } from './terms.ts';
import { wordOr } from './things.ts';

/** A condition as a bit; of one that is not clean only the lowest bit counts. */
export interface Bit {
  readonly code: Code;
  readonly isClean: boolean;
}

/** 1 if all of the conditions hold, else 0. */
export function allOf(bits: readonly Bit[]): Code {
  const all = joined('&', bits);
  return bits.some(({ isClean }) => isClean) ? all : binary('&', all, 1);
}

function joined(op: '&' | '|', [first, ...others]: readonly Bit[]): Code {
  return others.reduce((before, bit) => binary(op, before, bit.code), first!.code);
}

/** A condition as 1 or 0, worked out without a jump; undefined where that cannot be. */
export function bitOf(w: Writer, expr: Expr): Bit | undefined {
  const plain = (part: Expr): Code | undefined => {
    if (!isPlain(part)) return undefined;
    const before = w.inside();
    const found = before.num(part);
    return before.isEmpty ? found : undefined;
  };
  switch (expr.op) {
    case 'same': {
      const [left, right] = [plain(expr.left), plain(expr.right)];
      if (left === undefined || right === undefined) return undefined;
      const isNone = isSame(right, NONE);
      if (isNone && !isFromZero(expr.left)) return undefined;
      const same = isNone
        ? quoted`isNone(${left})`
        : quoted`isSame(${left}, ${wordOr(w.e, expr.right, right)})`;
      return clean(expr.not ? binary('^', same, 1) : same);
    }
    case 'at least':
    case 'at most':
    case 'more':
    case 'less': {
      const [left, right] = [plain(expr.left), plain(expr.right)];
      if (left === undefined || right === undefined || mayBeNone(expr.left) || mayBeNone(expr.right))
        return undefined;
      const [low, high] = expr.op === 'at least' || expr.op === 'more' ? [right, left] : [left, right];
      const mayBeSame = expr.op === 'at least' || expr.op === 'at most';
      return clean(mayBeSame ? quoted`atLeast(${high}, ${low})` : quoted`isLess(${low}, ${high})`);
    }
    case 'and':
    case 'or': {
      const parts = expr.parts.flatMap((part) => bitOf(w, part) ?? []);
      if (parts.length < expr.parts.length) return undefined;
      const isAnd = expr.op === 'and';
      return {
        code: joined(isAnd ? '&' : '|', parts),
        isClean: isAnd ? parts.some(({ isClean }) => isClean) : parts.every(({ isClean }) => isClean),
      };
    }
    case 'term': {
      const bit = termBit(w, expr);
      return bit && clean(bit);
    }
    default:
      return undefined;
  }
}

function clean(bit: Code): Bit {
  return { code: bit, isClean: true };
}

/** The same for a term that asks little: a call of a function that gives 1 or 0. */
function termBit(w: Writer, expr: ExprOf<'term'>): Code | undefined {
  const { e } = w;
  const term = e.facts.term(expr.term);
  const { owner, params } = term;
  const asked = [...(owner && expr.of ? [expr.of] : []), ...expr.args];
  // It is asked whether what was chosen is there or not, so nothing may go wrong on the way.
  if (e.tracing || e.facts.mayFault(expr) || !asked.every(isPlainAndThere)) return undefined;
  if (params.some(({ type }) => isCollection(type) || type.is === 'yes or no')) return undefined;
  const isShort = e.gen.once(`bit of ${term.name}`, () => {
    if (term.lets.length + term.cases.length > MOST_LINES) return false;
    const tried = bodyOfTerm(e, term);
    if (!tried) return false;
    return !stmtsIn(tried.body).some(({ is }) => is === 'for' || is === 'for of');
  });
  if (!isShort) return undefined;
  const name = e.gen.function(`bit of ${term.name}`, `bit of ${term.name}`, () => {
    const { params: names, body } = bodyOfTerm(e, term)!;
    const doc = `Whether \`${term.name}\` holds, as 1 or 0.`;
    return { doc, params: names, returns: 'number', body };
  });
  const before = w.inside();
  const args = asked.map((part) => before.num(part));
  return before.isEmpty ? call(name, args) : undefined;
}

/** What the function for such a term does; undefined where one of its values cannot be given as a bit. */
function bodyOfTerm(e: Emitter, term: Term): { params: Name[]; body: readonly Stmt[] } | undefined {
  const { w: start, params } = parameters(new Writer(e), localsOf(term));
  const w = letAll(start, term.lets);
  const asBit = (part: Expr): Code | undefined => {
    if (part.op === 'constant') return code(part.value === true ? 1 : 0);
    const bit = bitOf(w, part);
    return bit && allOf([bit]);
  };
  for (const { when, value } of term.cases) {
    const bit = asBit(value);
    if (bit === undefined) return undefined;
    w.code`if (${w.cond(when)}) return ${bit};`;
  }
  const otherwise = asBit(term.otherwise);
  if (otherwise === undefined) return undefined;
  w.code`return ${otherwise};`;
  return { params, body: w.statements };
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
      return !expr.whole && [...expr.keys, ...(expr.of ? [expr.of] : [])].every(isPlainAndThere);
    case 'property':
    case 'face':
      return isPlainAndThere(expr.of);
    case 'add':
    case 'subtract':
      return isPlainAndThere(expr.left) && isPlainAndThere(expr.right);
    default:
      return false;
  }
}

function isPlainAndThere(expr: Expr): boolean {
  return isPlain(expr) && !mayBeNone(expr);
}

function mayBeNone(expr: Expr): boolean {
  return expr.type.is === 'optional' || expr.type.is === 'none' || expr.type.is === 'unknown';
}

function isFromZero(expr: Expr): boolean {
  const type = present(expr.type);
  return type.is !== 'number' || type.from >= 0;
}
