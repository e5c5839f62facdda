import { howFits, isCollection, itemType, present, type Type } from '../../../2-model/types.ts';
import type { Expr, ExprOf, Local, Term } from '../../../3-ir/ir.ts';
import {
  asNumber,
  binary,
  call,
  code,
  isTruth,
  NONE,
  type Operand,
  printed,
  sum,
  text,
  times,
} from '../../code/build.ts';
import { expr as quoted, stmts } from '../../code/quote.ts';
import { isSame } from '../../code/same.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { type Emitter, Writer } from '../emitter.ts';
import { unsupported } from '../gen.ts';

/** A term that gives one value: a call of its function. */
export function callTerm(w: Writer, expr: ExprOf<'term'>): Code {
  const term = w.facts.term(expr.term);
  const known = memoized(w, expr, term);
  if (known) return known;
  const args = (to: Writer): Code[] => [
    ...(term.owner ? [asNumber(fitted(to, expr.of!, term.owner))] : []),
    ...expr.args.map((arg, index) => argument(to, arg, term.params[index]!)),
  ];
  return w.e.tracing
    ? w.e.tracing.call(w, w.e.tracing.term(w.e, term), expr.args, args)
    : call(termFunction(w.e, term), args(w));
}

/** A term with more possible arguments than this is worked out when it is asked for. */
const MOST_MEMOIZED = 1024;

/**
 * A term that looks at nothing but what is printed, and has cases or counts: a table of its values is worked out
 * once, for all arguments it can have.
 * Undefined where a term is of another kind.
 */
function memoized(w: Writer, expr: ExprOf<'term'>, term: Term): Code | undefined {
  const { params, cases, owner } = term;
  const isNumber = !isCollection(term.type) && term.type.is !== 'yes or no';
  const isWork = cases.length > 0 || term.otherwise.op === 'count of';
  if (w.e.tracing || owner || !isNumber || !isWork || !w.facts.isPrinted(expr.term)) return undefined;
  const axes = params.map(({ type }) => axisOf(w.e, type));
  const words = axes.reduce((product, axis) => product * (axis?.size ?? MOST_MEMOIZED + 1), 1);
  const fits = expr.args.every((arg, index) => howFits(arg.type, params[index]!.type) === 'fits');
  if (words > MOST_MEMOIZED || !fits) return undefined;
  const name = termFunction(w.e, term);
  const at = w.gen.fresh('at');
  let below = words;
  /** What the term is asked for each position, and the parts of the position for what is asked here. */
  const [asked, steps]: [Code[], Code[]] = [[], []];
  for (const [index, axis] of axes.entries()) {
    const { size, lowest, orNone } = axis!;
    below /= size;
    const above = below === 1 ? code(at) : quoted`(${at} / ${below}) | 0`;
    const digit = index === 0 ? above : binary('%', above, size);
    asked.push(orNone ? quoted`${digit} || NONE` : sum(lowest, digit));
    const arg = argument(w, expr.args[index]!, params[index]!);
    const step = times(orNone ? binary('&', arg, size - 1) : arg, below);
    steps.push(lowest === 0 || orNone ? step : binary('-', step, lowest * below));
  }
  const table = w.gen.computed(term.name, `${term.name} memo`, words, () => {
    const ask: Code = { is: 'arrow', params: [at], body: call(name, asked) };
    return quoted`workedOut(${words}, ${ask})`;
  });
  return printed(sum(table, ...steps));
}

/** The range of a parameter. One that may be none is a bit field, in which none is 0 and all other values are not. */
function axisOf(e: Emitter, type: Type): { lowest: number; size: number; orNone: boolean } | undefined {
  const exact = present(type);
  if (exact.is !== 'number' && exact.is !== 'kind' && exact.is !== 'cell' && exact.is !== 'piece')
    return undefined;
  const { lowest, size } = e.gen.layout.span(exact);
  if (type.is !== 'optional') return { lowest, size, orNone: false };
  if (lowest < 1) return undefined;
  return { lowest, size: 2 ** Math.ceil(Math.log2(lowest + size)), orNone: true };
}

/** What is passed for a parameter: a value, or the address of a list. */
export function argument(w: Writer, arg: Expr, param: Local): Code {
  if (isCollection(param.type)) {
    const list = w.list(arg);
    w.push(...checkedItems(list, arg.type, param.type, param.name));
    return list;
  }
  const given = fitted(w, arg, param);
  return param.type.is === 'yes or no' ? given : asNumber(given);
}

/**
 * The inside of a term or routine: its parameters under names of their own. `truths`: yes or no comes in as 1 or 0, as it
 * lies in memory.
 */
export function parameters(
  outside: Writer,
  locals: readonly Local[],
  truths?: 'as numbers' | undefined,
): { w: Writer; params: Name[] } {
  let w = outside;
  const params = locals.map((local) => {
    const isBoolean = local.type.is === 'yes or no' && truths === undefined;
    const param = w.gen.fresh(local.name, isBoolean ? 'boolean' : 'number');
    w = w.with(local.name, isCollection(local.type) ? w.e.listAt(param, local) : w.bind(param, local));
    return param;
  });
  return { w, params };
}

/** What a term is asked with: whose it is, and its parameters. */
export function localsOf({ owner, params }: Term): readonly Local[] {
  return owner ? [owner, ...params] : params;
}

export function termFunction(e: Emitter, term: Term): Name {
  return e.gen.function(`term ${term.name}`, term.name, () => {
    const { w: start, params } = parameters(new Writer(e), localsOf(term));
    const w = letAll(start, term.lets);
    for (const { when, value: result } of term.cases) {
      giveBack(w.when(w.cond(when)), term, result);
    }
    giveBack(w, term, term.otherwise);
    const returns = term.type.is === 'yes or no' ? 'boolean' : 'number';
    return { ...e.doc('term', term.name), params, returns, body: w };
  });
}

/** Names a value for what comes after; a collection becomes a list. */
export function letIn(w: Writer, local: string, expr: Expr): Writer {
  if (isCollection(expr.type)) return w.with(local, w.e.streams.settled(w, expr, local));
  const given = w.value(expr);
  // Another word for what has a name already.
  const known = w.meant(expr);
  const isNamed = given.is === 'truth' || (given.is === 'name' && !isSame(given, NONE));
  if (known && 'value' in known && isNamed && (expr.type.is !== 'seat' || known.block))
    return w.with(local, known);
  const name = w.const(local, given);
  const isPlain = isTruth(given);
  return w.with(local, isPlain ? { value: code(name) } : w.bind(name, { name: local, type: expr.type }));
}

/** The same for several names, one after the other. */
export function letAll(w: Writer, lets: Term['lets']): Writer {
  return lets.reduce((inner, { local, value }) => letIn(inner, local, value), w);
}

function giveBack(w: Writer, term: Term, expr: Expr): void {
  const isQuestion = term.type.is === 'yes or no';
  w.e.tracing?.amount(w, expr);
  if (w.e.returned(w, expr, isQuestion)) return;
  const given = w.value(expr);
  w.code`return ${isQuestion ? given : asNumber(given)};`;
}

/** What goes where a type is expected: checked when it happens, unless its own type shows that it always fits. */
function fitted(w: Writer, expr: Expr, { name, type }: Local): Code {
  const given = w.value(expr);
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
