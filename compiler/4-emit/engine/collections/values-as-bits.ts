import type { Bound, Expr } from '../../../2-model/model.ts';
import { howFits } from '../../../2-model/types.ts';
import { asNumber, binary, call, code, either, func } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import { localsIn } from '../facts.ts';
import type { Scope } from '../gen.ts';
import { argument, letIn, parameters } from '../values/terms.ts';

/** A word has so many bits, with its sign left alone. */
const MOST_VALUES = 31;

/**
 * The values for which a condition holds, as bits; bit 0 stands for `first`. What is asked of each of them is worked out for all at once:
 * `side in Side where not wall[cell, side]` looks up the walls of a cell once. Undefined where a condition is of another kind.
 */
export function valuesAsked(
  e: Emitter,
  { local, in: values }: Bound,
  where: Expr | undefined,
  scope: Scope,
  out: Out,
): { bits: Code; first: Code } | undefined {
  const count = valuesFromZero(values);
  if (!where || count === undefined || e.telling || !localsIn(where).has(local)) return undefined;
  if (e.facts.mayFault(where)) return undefined;
  const bits = bitsWhere(e, where, local, scope, out);
  return bits && { bits: quoted`${bits} & ${2 ** count - 1}`, first: code(0) };
}

/** How many values there are, if they are known and go up from 0. */
function valuesFromZero(values: Expr): number | undefined {
  const numberOf = (value: Expr): number =>
    value.op === 'constant' && typeof value.value === 'number' ? value.value : -1;
  const numbers =
    values.op === 'list'
      ? values.items.map(numberOf)
      : values.op === 'range' && numberOf(values.from) === 0
        ? Array.from({ length: numberOf(values.to) + 1 }, (_, at) => at)
        : [];
  const isPlain =
    numbers.length > 0 && numbers.length <= MOST_VALUES && numbers.every((one, at) => one === at);
  return isPlain ? numbers.length : undefined;
}

/** A bit for each value of a local for which a condition holds; those of other numbers mean nothing. */
function bitsWhere(e: Emitter, expr: Expr, local: string, scope: Scope, out: Out): Code | undefined {
  if (!localsIn(expr).has(local)) return either(e.cond(expr, scope, out), -1, 0);
  switch (expr.op) {
    case 'not': {
      const bits = bitsWhere(e, expr.part, local, scope, out);
      return bits && { is: 'unary', op: '~', of: bits };
    }
    case 'and':
    case 'or': {
      const parts = expr.parts.map((part) => bitsWhere(e, part, local, scope, out));
      const op = expr.op === 'and' ? '&' : '|';
      return parts.includes(undefined) ? undefined : parts.reduce((left, right) => binary(op, left!, right!));
    }
    case 'in': {
      const isAsked = expr.left.op === 'local' && !localsIn(expr.right).has(local);
      const bits =
        isAsked && expr.right.op === 'property' ? e.streams.of(expr.right, scope, out).bits : undefined;
      return bits && expr.not ? { is: 'unary', op: '~', of: bits } : bits;
    }
    case 'term': {
      const asked = termForAll(e, expr, local);
      if (!asked) return undefined;
      const { owner, params } = e.facts.term(expr.term);
      const others = expr.args.flatMap((arg, index) =>
        index === asked.position ? [] : [argument(e, arg, params[index]!, scope, out)],
      );
      return call(asked.function, [...(owner ? [asNumber(e.num(expr.of!, scope, out))] : []), ...others]);
    }
    default:
      return undefined;
  }
}

/** The function that gives a term for all values of one parameter at once; undefined where it would have to look at each. */
function termForAll(
  e: Emitter,
  { term: name, args, of }: Extract<Expr, { op: 'term' }>,
  local: string,
): { readonly function: Name; readonly position: number } | undefined {
  const term = e.facts.term(name);
  const position = args.findIndex((arg) => arg.op === 'local' && arg.local === local);
  const others = args.filter((_, index) => index !== position);
  const isPlain =
    position >= 0 &&
    ![...others, of].some((arg) => localsIn(arg).has(local)) &&
    args.every((arg, index) => howFits(arg.type, term.params[index]!.type) === 'fits');
  if (!isPlain) return undefined;
  const param = term.params[position]!.name;
  const given = term.params.filter((_, index) => index !== position);
  const out = new Out();
  const { scope, params } = parameters(e, term.owner, given, out);
  let inner = scope;
  for (const { local: named, value } of term.lets) {
    if (localsIn(value).has(param)) return undefined;
    inner = letIn(e, named, value, inner, out);
  }
  for (const { when, value } of term.cases) {
    const body = new Out();
    const bits = localsIn(when).has(param) ? undefined : bitsWhere(e, value, param, inner, body);
    if (!bits) return undefined;
    out.code`if (${e.cond(when, inner, out)}) { ${body} return ${bits}; }`;
  }
  const bits = bitsWhere(e, term.otherwise, param, inner, out);
  if (!bits) return undefined;
  out.code`return ${bits};`;
  const about = `${name} for each ${param}`;
  const doc = `The term \`${name}\` for every \`${param}\` at once: a bit for each.`;
  return {
    function: e.gen.function(`${about} ${position}`, camel(about), (own) =>
      func(own, { doc, params, returns: 'number' }, out.statements),
    ),
    position,
  };
}
