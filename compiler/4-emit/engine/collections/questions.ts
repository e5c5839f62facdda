import type { Bound, Expr } from '../../../2-model/model.ts';
import type { Emitter } from '../emitter.ts';
import { fault, type Js, NONE, number, type Scope, truth, unsupported } from '../gen.ts';
import { camel, Out } from '../text.ts';
import { cond, isCollection, num } from '../values/expressions.ts';
import { gatheredTold } from '../why/telling.ts';
import { askBits } from './bits.ts';
import { countByHome } from './homes.ts';
import type { Stream } from './stream.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;
type Quantifier = Extract<Expr, { bound: Bound }>;
type Gather = Extract<Expr, { bounds: readonly Bound[] }>;

/** What is asked of a list: how long it is, what stands where. */
export function ofList(
  e: Emitter,
  expr: Of<'count' | 'first' | 'last' | 'top' | 'position' | 'item'>,
  scope: Scope,
  out: Out,
): string {
  switch (expr.op) {
    case 'count': {
      const stream = e.streams.of(expr.of, scope, out);
      if (stream.count) return stream.count(out);
      const count = e.gen.fresh('count');
      out.push(`let ${count} = 0;`);
      stream.each(out, e.gen.fresh('item'), (_, to) => to.push(`${count}++;`), false);
      return count;
    }
    case 'first':
    case 'top':
      return `firstOf(${e.streams.list(expr.of, scope, out)})`;
    case 'last':
      return `lastOf(${e.streams.list(expr.of, scope, out)})`;
    case 'position':
      return `positionIn(${num(e, expr.item, scope, out)}, ${e.streams.list(expr.of, scope, out)})`;
    case 'item':
      return `itemOf(${e.streams.list(expr.of, scope, out)}, ${num(e, expr.at, scope, out)})`;
  }
}

export function isIn(e: Emitter, expr: Of<'in'>, scope: Scope, out: Out): string {
  const not = expr.not ? '!' : '';
  const stream = e.streams.of(expr.right, scope, out);
  if (isCollection(expr.left.type)) {
    const every = e.gen.fresh('every');
    out.push(`let ${every} = true;`);
    const left = e.streams.of(expr.left, scope, out);
    left.each(
      out,
      e.gen.fresh('item'),
      (item, to) => to.push(`if (!${has(e, stream, item, to)}) ${every} = false;`),
      false,
    );
    return `${not}${every}`;
  }
  const item = e.gen.fresh('one');
  const js = num(e, expr.left, scope, out);
  if (/^[\w$]+$/.test(js)) return `${not}${has(e, stream, js, out)}`;
  out.ifUsed(item, `const ${item} = ${js};`);
  return `${not}${has(e, stream, item, out)}`;
}

function has(e: Emitter, stream: Stream, item: string, out: Out): string {
  if (stream.has) {
    const before = new Out();
    const js = stream.has(item, before);
    out.append(before);
    return js;
  }
  const found = e.gen.fresh('found');
  out.push(`let ${found} = false;`);
  stream.each(
    out,
    e.gen.fresh('other'),
    (other, to) => to.push(`if (${other} === ${item}) ${found} = true;`),
    false,
  );
  return found;
}

export function isEmpty(e: Emitter, expr: Of<'empty'>, scope: Scope, out: Out): string {
  const sign = expr.not ? '!==' : '===';
  const stream = e.streams.of(expr.of, scope, out);
  if (stream.count) return `(${stream.count(out)} ${sign} 0)`;
  const found = e.gen.fresh('found');
  search(e, stream, found, 'false', 'item', out, (_, to, stop) => to.push(`${found} = true;`, stop));
  return expr.not ? found : `!${found}`;
}

export function quantifier(e: Emitter, expr: Quantifier, scope: Scope, out: Out): Js {
  const quick = askBits(e, expr, scope, out) ?? countByHome(e, expr, scope, out);
  if (quick) return quick;
  const stream = e.streams.of(expr.bound.in, scope, out);
  const name = e.gen.fresh(camel(expr.bound.local));
  const test = (item: string, to: Out): string =>
    expr.where ? cond(e, expr.where, e.streams.bound(expr.bound, item, scope, to), to) : 'true';
  switch (expr.op) {
    case 'some':
    case 'no': {
      const found = e.gen.fresh('found');
      search(e, stream, found, 'false', name, out, (item, to, stop) =>
        to.push(`if (${test(item, to)}) {`, `${found} = true;`, stop, '}'),
      );
      return truth(expr.op === 'some' ? found : `!${found}`);
    }
    case 'count of': {
      if (!expr.where && stream.count) return number(stream.count(out));
      const count = e.gen.fresh('count');
      out.push(`let ${count} = 0;`);
      stream.each(out, name, (item, to) => to.push(`if (${test(item, to)}) ${count}++;`), false);
      return number(count);
    }
    case 'the': {
      const [found, count] = [e.gen.fresh('found'), e.gen.fresh('count')];
      out.push(`let ${found} = NONE;`, `let ${count} = 0;`);
      stream.each(
        out,
        name,
        (item, to) => to.push(`if (${test(item, to)}) {`, `${found} = ${item};`, `${count}++;`, '}'),
        false,
      );
      out.push(`if (${count} !== 1) ${fault('not-exactly-one')};`);
      return number(found);
    }
    case 'first of':
    case 'last of':
    case 'the first':
    case 'the last': {
      const found = e.gen.fresh('found');
      const backwards = expr.op === 'last of' || expr.op === 'the last';
      search(
        e,
        stream,
        found,
        NONE,
        name,
        out,
        (item, to, stop) => to.push(`if (${test(item, to)}) {`, `${found} = ${item};`, stop, '}'),
        backwards,
      );
      if (expr.op === 'the first' || expr.op === 'the last')
        out.push(`if (${found} === NONE) ${fault('not-found')};`);
      else orOtherwise(e, found, expr.otherwise, scope, out);
      return number(found);
    }
    default:
      return unsupported(`${expr.op} as one value`);
  }
}

/** What holds where nothing was found, if the rules say so. */
function orOtherwise(e: Emitter, name: string, otherwise: Expr | undefined, scope: Scope, out: Out): void {
  if (!otherwise) return;
  const inner = new Out();
  const js = num(e, otherwise, scope, inner);
  out.push(`if (${name} === NONE) {`, ...inner.lines, `${name} = ${js};`, '}');
}

/** Goes through a stream until the body says that it is enough. */
function search(
  e: Emitter,
  stream: Stream,
  result: string,
  start: string,
  name: string,
  out: Out,
  body: (item: string, out: Out, stop: string) => void,
  backwards = false,
): void {
  const type = start === 'false' ? 'boolean' : 'number';
  out.push(`let ${result}: ${type} = ${start};`);
  const label = stream.loops > 1 ? e.gen.fresh('search') : undefined;
  if (label) out.push(`${label}: {`);
  // In a stream without a loop there is nothing to leave.
  const inner = new Out();
  stream.each(inner, name, (item, to) => body(item, to, label ? `break ${label};` : 'break;'), backwards);
  const hasLoop = inner.lines.some((line) => line.startsWith('for ('));
  if (hasLoop) out.append(inner);
  else out.push(...inner.lines.filter((line) => line !== 'break;'));
  if (label) out.push('}');
}

export function gathered(e: Emitter, expr: Gather, scope: Scope, out: Out): string {
  const told = e.gen.traced ? gatheredTold(e, expr, scope, out) : undefined;
  if (told) {
    orOtherwise(e, told, expr.otherwise, scope, out);
    return told;
  }
  const stream = e.streams.gather(expr, scope, out);
  const item = e.gen.fresh('item');
  if (expr.op === 'total of') {
    const total = e.gen.fresh('total');
    out.push(`let ${total} = 0;`);
    stream.each(out, item, (one, to) => to.push(`${total} += ${one};`), false);
    return total;
  }
  const best = e.gen.fresh(expr.op === 'highest of' ? 'highest' : 'lowest');
  const sign = expr.op === 'highest of' ? '>' : '<';
  out.push(`let ${best} = NONE;`);
  stream.each(
    out,
    item,
    (one, to) => to.push(`if (${best} === NONE || ${one} ${sign} ${best}) ${best} = ${one};`),
    false,
  );
  orOtherwise(e, best, expr.otherwise, scope, out);
  return best;
}

/** Writes an expression that is given back at once, where that is simpler than naming its value first. */
export function returned(e: Emitter, expr: Expr, scope: Scope, out: Out, isTruth: boolean): boolean {
  if (expr.op !== 'some' && expr.op !== 'no' && expr.op !== 'first of' && expr.op !== 'last of') return false;
  const quick = askBits(e, expr, scope, out);
  if (quick) {
    out.push(`return ${quick.js};`);
    return true;
  }
  const stream = e.streams.of(expr.bound.in, scope, out);
  const name = e.gen.fresh(camel(expr.bound.local));
  const isQuestion = expr.op === 'some' || expr.op === 'no';
  if (isQuestion !== isTruth) return false;
  stream.each(
    out,
    name,
    (item, to) => {
      const test = expr.where
        ? cond(e, expr.where, e.streams.bound(expr.bound, item, scope, to), to)
        : 'true';
      to.push(`if (${test}) return ${isQuestion ? String(expr.op === 'some') : item};`);
    },
    expr.op === 'last of',
  );
  if (isQuestion) out.push(`return ${expr.op === 'no'};`);
  else out.push(`return ${expr.otherwise ? num(e, expr.otherwise, scope, out) : NONE};`);
  return true;
}
