import type { Expr, ExprOf, Local } from '../../../2-model/model.ts';
import { howFits, isCollection, itemType, present, type Type } from '../../../2-model/types.ts';
import type { Term } from '../../../3-ir/ir.ts';
import {
  asNumber,
  asTruth,
  binary,
  call,
  code,
  func,
  isTruth,
  NONE,
  type Operand,
  printed,
  sum,
  text,
  times,
} from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr as quoted, stmts } from '../../code/quote.ts';
import { isSame } from '../../code/same.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import { type Bind, lookUp, type Scope, unsupported } from '../gen.ts';

/** A term that gives one value: a call of its function. */
export function callTerm(e: Emitter, expr: ExprOf<'term'>, scope: Scope, out: Out): Code {
  const term = e.facts.term(expr.term);
  const known = memoized(e, expr, term, scope, out);
  if (known) return known;
  const args = (to: Out): Code[] => [
    ...(term.owner ? [asNumber(fitted(e, expr.of!, term.owner, scope, to))] : []),
    ...expr.args.map((arg, index) => argument(e, arg, term.params[index]!, scope, to)),
  ];
  return e.tracing
    ? e.tracing.call(e, e.tracing.term(e, term), expr.args, scope, out, args)
    : call(termFunction(e, term), args(out));
}

/** A term with more possible arguments than this is worked out when it is asked for. */
const MOST_MEMOIZED = 1024;

/**
 * A term that looks at nothing but what is printed, and has cases or counts: a table of its values is worked out
 * once, for all arguments it can have.
 * Undefined where a term is of another kind.
 */
function memoized(e: Emitter, expr: ExprOf<'term'>, term: Term, scope: Scope, out: Out): Code | undefined {
  const { params, cases, owner } = term;
  const isNumber = !isCollection(term.type) && term.type.is !== 'yes or no';
  const isWork = cases.length > 0 || term.otherwise.op === 'count of';
  if (e.tracing || owner || !isNumber || !isWork || !e.facts.isPrinted(expr.term)) return undefined;
  const axes = params.map(({ type }) => axisOf(e, type));
  const words = axes.reduce((product, axis) => product * (axis?.size ?? MOST_MEMOIZED + 1), 1);
  const fits = expr.args.every((arg, index) => howFits(arg.type, params[index]!.type) === 'fits');
  if (words > MOST_MEMOIZED || !fits) return undefined;
  const name = termFunction(e, term);
  const at = e.gen.fresh('at');
  let below = words;
  /** What the term is asked for each position, and the parts of the position for what is asked here. */
  const [asked, steps]: [Code[], Code[]] = [[], []];
  for (const [index, axis] of axes.entries()) {
    const { size, lowest, orNone } = axis!;
    below /= size;
    const above = below === 1 ? code(at) : quoted`(${at} / ${below}) | 0`;
    const digit = index === 0 ? above : binary('%', above, size);
    asked.push(orNone ? quoted`${digit} || NONE` : sum(lowest, digit));
    const arg = argument(e, expr.args[index]!, params[index]!, scope, out);
    const step = times(orNone ? binary('&', arg, size - 1) : arg, below);
    steps.push(lowest === 0 || orNone ? step : binary('-', step, lowest * below));
  }
  const table = e.gen.computed(term.name, `${term.name} memo`, words, () => {
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
export function argument(e: Emitter, arg: Expr, param: Local, scope: Scope, out: Out): Code {
  if (isCollection(param.type)) {
    const list = e.streams.list(arg, scope, out);
    out.push(...checkedItems(list, arg.type, param.type, param.name));
    return list;
  }
  const given = fitted(e, arg, param, scope, out);
  return param.type.is === 'yes or no' ? given : asNumber(given);
}

/**
 * The scope inside of a term or routine: its parameters under names of their own. `truths`: yes or no comes in as 1 or 0,
 * as it lies in memory.
 */
export function parameters(
  e: Emitter,
  locals: readonly Local[],
  out: Out,
  truths?: 'as numbers' | undefined,
): { scope: Scope; params: Name[] } {
  const scope = new Map<string, Bind>();
  const params: Name[] = [];
  for (const local of locals) {
    const isBoolean = local.type.is === 'yes or no' && truths === undefined;
    const param = e.gen.fresh(camel(local.name), isBoolean ? 'boolean' : 'number');
    params.push(param);
    scope.set(local.name, isCollection(local.type) ? e.listAt(param, local) : bindOf(e, param, local, out));
  }
  return { scope, params };
}

/** What a term is asked with: whose it is, and its parameters. */
export function localsOf({ owner, params }: Term): readonly Local[] {
  return owner ? [owner, ...params] : params;
}

/** What a local stands for; a seat comes with the address of its block. */
export function bindOf(e: Emitter, name: Name | Code, { name: local, type }: Local, out: Out): Bind {
  const value = code(name);
  if (type.is === 'yes or no') return { value: asTruth(value) };
  if (type.is !== 'seat') return { value };
  const block = e.gen.fresh(`${value.is === 'name' ? value.name.hint : camel(local)}At`);
  out.code`const ${block} = SEATS + ${value} * SEAT_WORDS;`;
  return { value, block: code(block) };
}

export function termFunction(e: Emitter, term: Term): Name {
  return e.gen.function(`term ${term.name}`, camel(term.name), (name) => {
    const out = new Out();
    const { scope: start, params } = parameters(e, localsOf(term), out);
    let scope = start;
    for (const one of term.lets) scope = letIn(e, one.local, one.value, scope, out);
    for (const { when, value: result } of term.cases) {
      const test = e.cond(when, scope, out);
      const body = new Out();
      giveBack(e, term, result, scope, body);
      out.code`if (${test}) { ${body} }`;
    }
    giveBack(e, term, term.otherwise, scope, out);
    const returns = term.type.is === 'yes or no' ? 'boolean' : 'number';
    return func(name, { ...e.doc('term', term.name), params, returns }, out.statements);
  });
}

/** Names a value for what comes after; a collection becomes a list. */
export function letIn(e: Emitter, local: string, expr: Expr, scope: Scope, out: Out): Scope {
  const inner = new Map(scope);
  if (isCollection(expr.type)) {
    inner.set(local, e.streams.settled(expr, local, scope, out));
    return inner;
  }
  const given = e.value(expr, scope, out);
  // Another word for what has a name already.
  const known = expr.op === 'local' ? lookUp(scope, expr.local) : undefined;
  const isNamed = given.is === 'truth' || (given.is === 'name' && !isSame(given, NONE));
  if (known && 'value' in known && isNamed && (expr.type.is !== 'seat' || known.block)) {
    inner.set(local, known);
    return inner;
  }
  const name = e.gen.fresh(camel(local), isTruth(given) ? 'boolean' : 'number');
  out.code`const ${name} = ${given};`;
  inner.set(
    local,
    isTruth(given) ? { value: code(name) } : bindOf(e, name, { name: local, type: expr.type }, out),
  );
  return inner;
}

function giveBack(e: Emitter, term: Term, expr: Expr, scope: Scope, out: Out): void {
  const isQuestion = term.type.is === 'yes or no';
  e.tracing?.amount(e, expr, scope, out);
  if (e.returned(expr, scope, out, isQuestion)) return;
  const given = e.value(expr, scope, out);
  out.code`return ${isQuestion ? given : asNumber(given)};`;
}

/** What goes where a type is expected: checked when it happens, unless its own type shows that it always fits. */
function fitted(e: Emitter, expr: Expr, { name, type }: Local, scope: Scope, out: Out): Code {
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
