import type { Expr, Local } from '../../2-model/model.ts';
import { present } from '../../2-model/types.ts';
import type { Emitter } from './emitter.ts';
import { cond, fitted, isCollection, value } from './expressions.ts';
import { asNumber, type Bind, type Js, number, type Scope, truth } from './gen.ts';
import { tellFields, tellingTerm } from './telling.ts';
import { camel, Out } from './text.ts';

type Call = Extract<Expr, { op: 'term' }>;
type Term = Emitter['gen']['game']['terms'][number];

/** A term that gives one value: a call of its function. */
export function callTerm(e: Emitter, expr: Call, scope: Scope, out: Out): Js {
  const term = e.facts.term(expr.term);
  const name = e.gen.traced ? tellingTerm(e, term) : termFunction(e, term);
  const args = e.gen.traced ? ['trace.begin()'] : [];
  if (term.owner) args.push(asNumber(fitted(e, expr.of!, term.owner, scope, out)));
  args.push(...expr.args.map((arg, index) => argument(e, arg, term.params[index]!, scope, out)));
  const js = `${name}(${args.join(', ')})`;
  return term.type.is === 'yes or no' ? truth(js) : number(js);
}

/** What is passed for a parameter: a value, or the address of a list. */
export function argument(e: Emitter, arg: Expr, param: Local, scope: Scope, out: Out): string {
  if (isCollection(param.type)) return e.streams.list(arg, scope, out);
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
  const name = e.gen.fresh(camel(local));
  out.push(`const ${name} = ${js.js};`);
  inner.set(local, js.bool ? { value: js } : bindOf(e, name, { name: local, type: expr.type }, out));
  if (js.bool) inner.set(local, { value: truth(name) });
  return inner;
}

function giveBack(e: Emitter, term: Term, expr: Expr, scope: Scope, out: Out): void {
  if (e.gen.traced) tellFields(e, expr, scope, out);
  if (e.streams.returned(expr, scope, out, term.type.is === 'yes or no')) return;
  const js = value(e, expr, scope, out);
  out.push(
    `return ${present(term.type).is === 'yes or no' && term.type.is === 'yes or no' ? js.js : asNumber(js)};`,
  );
}
