import type { Expr, Local } from '../../../2-model/model.ts';
import { howFits, present, type Type } from '../../../2-model/types.ts';
import { returned } from '../collections/questions.ts';
import type { Emitter } from '../emitter.ts';
import { asNumber, type Bind, type Js, lookUp, number, type Scope, truth } from '../gen.ts';
import { camel, Out } from '../text.ts';
import { callTold, tell, tellingTerm } from '../why/telling.ts';
import { cond, isCollection, value } from './expressions.ts';
import { checkedItems, fitted } from './fitting.ts';

type Call = Extract<Expr, { op: 'term' }>;
type Term = Emitter['gen']['game']['terms'][number];

/** A term that gives one value: a call of its function. */
export function callTerm(e: Emitter, expr: Call, scope: Scope, out: Out): Js {
  const term = e.facts.term(expr.term);
  const known = knownByHeart(e, expr, term, scope, out);
  if (known) return known;
  const args = (to: Out): string[] => [
    ...(term.owner ? [asNumber(fitted(e, expr.of!, term.owner, scope, to))] : []),
    ...expr.args.map((arg, index) => argument(e, arg, term.params[index]!, scope, to)),
  ];
  const js = e.gen.traced
    ? callTold(e, tellingTerm(e, term), expr.args, scope, out, args)
    : `${termFunction(e, term)}(${args(out).join(', ')})`;
  return term.type.is === 'yes or no' ? truth(js) : number(js);
}

/** So many values of a term are worked out when the core is made. */
const MOST_BY_HEART = 1024;

/**
 * A term that looks at nothing but what is printed, and has cases: its values are worked out once, for whatever it can be asked.
 * Undefined where a term is of another kind.
 */
function knownByHeart(e: Emitter, expr: Call, term: Term, scope: Scope, out: Out): Js | undefined {
  const { params, cases, owner } = term;
  const isNumber = !isCollection(term.type) && term.type.is !== 'yes or no';
  if (e.gen.traced || owner || !isNumber || cases.length === 0 || !e.facts.isPrinted(expr.term))
    return undefined;
  const axes = params.map(({ type }) => axisOf(e, type));
  const words = axes.reduce((product, axis) => product * (axis?.size ?? MOST_BY_HEART + 1), 1);
  const fits = expr.args.every((arg, index) => howFits(arg.type, params[index]!.type) === 'fits');
  if (words > MOST_BY_HEART || !fits) return undefined;
  const name = termFunction(e, term);
  let [below, js] = [words, ''];
  const asked: string[] = [];
  for (const [index, axis] of axes.entries()) {
    const { size, lowest, orNone } = axis!;
    below /= size;
    const above = below === 1 ? 'at' : `((at / ${below}) | 0)`;
    const digit = index === 0 ? above : `${above} % ${size}`;
    asked.push(orNone ? `${digit} || NONE` : lowest === 0 ? digit : `${lowest} + (${digit})`);
    const arg = argument(e, expr.args[index]!, params[index]!, scope, out);
    const step = orNone ? `(${arg} & ${size - 1})` : arg;
    js += ` + ${step}${below === 1 ? '' : ` * ${below}`}${lowest === 0 || orNone ? '' : ` - ${lowest * below}`}`;
  }
  const table = e.gen.computed(
    `${term.name} by heart`,
    words,
    `workedOut(${words}, (at) => ${name}(${asked.join(', ')}))`,
  );
  return number(`k[${table}${js}]!`);
}

/** The values of a parameter; where it may be none, none is 0 and the others are not, in so many bits. */
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
export function argument(e: Emitter, arg: Expr, param: Local, scope: Scope, out: Out): string {
  if (isCollection(param.type)) {
    const list = e.streams.list(arg, scope, out);
    out.push(...checkedItems(list, arg.type, param.type, param.name));
    return list;
  }
  const js = fitted(e, arg, param, scope, out);
  return param.type.is === 'yes or no' ? js.js : asNumber(js);
}

/** The scope inside of a term or routine: its parameters under names of their own. */
export function parameters(
  e: Emitter,
  owner: Local | undefined,
  params: readonly Local[],
  out: Out,
): { scope: Scope; names: string[] } {
  const scope = new Map<string, Bind>();
  const names: string[] = [];
  for (const param of owner ? [owner, ...params] : params) {
    const name = e.gen.fresh(camel(param.name));
    const isTruth = param.type.is === 'yes or no';
    names.push(`${name}: ${isTruth ? 'boolean' : 'number'}`);
    scope.set(
      param.name,
      isCollection(param.type) ? { list: name, room: e.roomOf(param.type) } : bindOf(e, name, param, out),
    );
  }
  return { scope, names };
}

/** A name for a value; that of a seat comes with the address of its block. */
export function bindOf(e: Emitter, name: string, { type }: Local, out: Out): Bind {
  if (type.is === 'yes or no') return { value: truth(name) };
  if (type.is !== 'seat') return { value: number(name) };
  const block = e.gen.fresh(`${name}At`);
  out.ifUsed(block, `const ${block} = SEATS + ${name} * SEAT_WORDS;`);
  return { value: number(name), block };
}

export function termFunction(e: Emitter, term: Term): string {
  return e.gen.function(`term ${term.name}`, camel(term.name), (name) => {
    const out = new Out();
    const { scope: start, names } = parameters(e, term.owner, term.params, out);
    let scope = start;
    for (const one of term.lets) scope = letIn(e, one.local, one.value, scope, out);
    for (const { when, value: result } of term.cases) {
      out.push(`if (${cond(e, when, scope, out)}) {`);
      giveBack(e, term, result, scope, out);
      out.push('}');
    }
    giveBack(e, term, term.otherwise, scope, out);
    const type = term.type.is === 'yes or no' ? 'boolean' : 'number';
    return `${e.doc('term', term.name)}function ${name}(${names.join(', ')}): ${type} {\n${out}\n}`;
  });
}

/** Names a value for what comes after; a collection becomes a list. */
export function letIn(e: Emitter, local: string, expr: Expr, scope: Scope, out: Out): Scope {
  const inner = new Map(scope);
  if (isCollection(expr.type)) {
    inner.set(local, e.streams.settled(expr, local, scope, out));
    return inner;
  }
  const js = value(e, expr, scope, out);
  // Another word for what has a name already.
  const known = expr.op === 'local' ? lookUp(scope, expr.local) : undefined;
  if (known && 'value' in known && /^[a-z]\w*$/.test(js.js) && (expr.type.is !== 'seat' || known.block)) {
    inner.set(local, known);
    return inner;
  }
  const name = e.gen.fresh(camel(local));
  out.push(`const ${name} = ${js.js};`);
  inner.set(local, js.bool ? { value: js } : bindOf(e, name, { name: local, type: expr.type }, out));
  if (js.bool) inner.set(local, { value: truth(name) });
  return inner;
}

function giveBack(e: Emitter, term: Term, expr: Expr, scope: Scope, out: Out): void {
  if (e.gen.traced) tell(e, expr, scope, out);
  if (returned(e, expr, scope, out, term.type.is === 'yes or no')) return;
  const js = value(e, expr, scope, out);
  out.push(
    `return ${present(term.type).is === 'yes or no' && term.type.is === 'yes or no' ? js.js : asNumber(js)};`,
  );
}
