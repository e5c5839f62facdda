import type { Expr, ExprOf, Gather, Quantifier } from '../../../2-model/model.ts';
import { isCollection } from '../../../2-model/types.ts';
import { binary, code, isNumber, NONE, type Operand } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { rebuilt } from '../../code/walk.ts';
import type { Body, Emitter, Stream } from '../emitter.ts';
import { type Scope, unsupported } from '../gen.ts';
import { bitOf } from '../values/branchless.ts';
import { askBits } from './bits.ts';
import { countByHome } from './homes.ts';
import { named } from './stream.ts';

/** What is asked of a list: how long it is, what stands where. */
export function ofList(
  e: Emitter,
  expr: ExprOf<'count' | 'first' | 'last' | 'position' | 'item'>,
  scope: Scope,
  out: Out,
): Code {
  switch (expr.op) {
    case 'count': {
      const stream = e.streams.of(expr.of, scope, out);
      if (stream.count) return stream.count(out);
      const count = e.gen.fresh('count');
      out.code`let ${count} = 0;`;
      stream.each(out, e.gen.fresh('item'), (_, to) => to.code`${count}++;`);
      return code(count);
    }
    case 'first':
      return quoted`firstOf(${e.streams.list(expr.of, scope, out)})`;
    case 'last':
      return quoted`lastOf(${e.streams.list(expr.of, scope, out)})`;
    case 'position':
      return quoted`positionIn(${e.num(expr.item, scope, out)}, ${e.streams.list(expr.of, scope, out)})`;
    case 'item':
      return quoted`itemOf(${e.streams.list(expr.of, scope, out)}, ${e.num(expr.at, scope, out)})`;
  }
}

export function isIn(e: Emitter, expr: ExprOf<'in'>, scope: Scope, out: Out): Code {
  const answer = (holds: Operand): Code => (expr.not ? quoted`!${holds}` : code(holds));
  // Whether a number lies between two others takes no list.
  const isRange = expr.right.op === 'range';
  const stream = isRange ? e.streams.uncounted(expr.right, scope, out) : e.streams.of(expr.right, scope, out);
  if (isCollection(expr.left.type)) {
    const every = e.gen.fresh('every', 'boolean');
    out.code`let ${every} = true;`;
    const left = e.streams.of(expr.left, scope, out);
    left.each(
      out,
      e.gen.fresh('item'),
      (item, to) => to.code`if (!${has(e, stream, item, to)}) ${every} = false;`,
    );
    return answer(every);
  }
  return answer(has(e, stream, named(e, 'one', e.num(expr.left, scope, out), out), out));
}

function has(e: Emitter, stream: Stream, item: Code, out: Out): Code {
  if (stream.has) return stream.has(item, out);
  const found = e.gen.fresh('found', 'boolean');
  out.code`let ${found} = false;`;
  stream.each(out, e.gen.fresh('other'), (other, to) => to.code`if (${other} === ${item}) ${found} = true;`);
  return code(found);
}

export function isEmpty(e: Emitter, expr: ExprOf<'empty'>, scope: Scope, out: Out): Code {
  const stream = e.streams.of(expr.of, scope, out);
  if (stream.count) return binary(expr.not ? '!==' : '===', stream.count(out), 0);
  const found = search(e, stream, e.gen.fresh('item'), 'whether', out, () => code(true));
  return expr.not ? code(found) : quoted`!${found}`;
}

/** 1 where a condition holds, else 0, without a jump: which way it goes can hardly be foreseen. Undefined where that cannot be. */
function oneWhere(e: Emitter, where: Expr, scope: Scope): Code | undefined {
  if (e.tracing) return undefined;
  const bit = bitOf(e, where, scope, () => undefined);
  if (bit?.isClean) return bit.code;
  const before = new Out();
  const holds = where.op === 'in' ? e.cond(where, scope, before) : undefined;
  const isBit =
    holds?.is === 'binary' && holds.op === '===' && isNumber(holds.right, 1) && isLowestBit(holds.left);
  return isBit && before.isEmpty ? holds.left : undefined;
}

function isLowestBit(value: Code): boolean {
  return value.is === 'binary' && value.op === '&' && isNumber(value.right, 1);
}

/** Whether the condition of a quantifier holds for an item. */
function testOf(e: Emitter, { bound, where }: Quantifier, scope: Scope): Test {
  return (item, out) => (where ? e.cond(where, e.streams.bound(bound, item, scope, out), out) : code(true));
}

export function quantifier(e: Emitter, expr: Quantifier, scope: Scope, out: Out): Code {
  const quick = askBits(e, expr, scope, out) ?? countByHome(e, expr, scope, out);
  if (quick) return quick;
  const stream = e.streams.of(expr.bound.in, scope, out);
  const name = e.gen.fresh(camel(expr.bound.local));
  const test = testOf(e, expr, scope);
  switch (expr.op) {
    case 'some':
    case 'no': {
      const found = search(e, stream, name, 'whether', out, test);
      return expr.op === 'some' ? code(found) : quoted`!${found}`;
    }
    case 'count of': {
      if (!expr.where && stream.count) return stream.count(out);
      const count = e.gen.fresh('count');
      out.code`let ${count} = 0;`;
      stream.each(out, name, (item, to) => {
        const bit = expr.where && oneWhere(e, expr.where, e.streams.bound(expr.bound, item, scope, to));
        if (bit) to.code`${count} += ${bit};`;
        else to.code`if (${test(item, to)}) ${count}++;`;
      });
      return code(count);
    }
    case 'the': {
      const [found, count] = [e.gen.fresh('found'), e.gen.fresh('count')];
      out.code`let ${found} = NONE; let ${count} = 0;`;
      stream.each(
        out,
        name,
        (item, to) => to.code`if (${test(item, to)}) { ${found} = ${item}; ${count}++; }`,
      );
      out.code`if (${count} !== 1) fault('not-exactly-one');`;
      return code(found);
    }
    case 'first of':
    case 'the first':
    case 'last of':
    case 'the last': {
      const isFirst = expr.op === 'first of' || expr.op === 'the first';
      const found = search(e, stream, name, isFirst ? 'first' : 'last', out, test);
      if (expr.op === 'the first' || expr.op === 'the last')
        out.code`if (${found} === NONE) fault('not-found');`;
      else orOtherwise(e, found, expr.otherwise, scope, out);
      return code(found);
    }
    default:
      return unsupported(`${expr.op} as one value`);
  }
}

/** What holds where nothing was found, if the rules say so. */
function orOtherwise(e: Emitter, found: Operand, otherwise: Expr | undefined, scope: Scope, out: Out): void {
  if (!otherwise) return;
  const inner = new Out();
  inner.code`${found} = ${e.num(otherwise, scope, inner)};`;
  out.code`if (${found} === NONE) { ${inner} }`;
}

type Test = (item: Code, out: Out) => Code;

/** Searches a stream for an item for which a condition holds: whether there is one, or the first or last of them, or none. */
function search(
  e: Emitter,
  stream: Stream,
  name: Name,
  wanted: 'whether' | 'first' | 'last',
  out: Out,
  test: Test,
): Name {
  const isQuestion = wanted === 'whether';
  const found = e.gen.fresh('found', isQuestion ? 'boolean' : 'number');
  if (isQuestion) out.code`let ${found}: boolean = false;`;
  else out.code`let ${found}: number = NONE;`;
  const label = stream.loops > 1 ? e.gen.fresh('search') : undefined;
  const stop: Stmt = { is: 'break', ...(label ? { label } : {}) };
  const inner = new Out();
  const body: Body = (item, to) =>
    to.code`if (${test(item, to)}) { ${found} = ${isQuestion ? true : item}; ${stop} }`;
  stream.each(inner, name, body, wanted === 'last');
  if (label) out.code`${label}: { ${inner} }`;
  else out.push(...withoutStops(inner.statements));
  return found;
}

/** Statements that leave no loop around them: in a stream without a loop there is nothing to leave. */
function withoutStops(run: readonly Stmt[]): readonly Stmt[] {
  return run.flatMap((stmt) => {
    if (stmt.is === 'break' && !stmt.label) return [];
    if (stmt.is === 'for' || stmt.is === 'for of' || stmt.is === 'while' || stmt.is === 'switch')
      return [stmt];
    return [rebuilt(stmt, (value) => value, withoutStops)];
  });
}

export function gathered(e: Emitter, expr: Gather, scope: Scope, out: Out): Code {
  const traced = e.tracing?.gathered(e, expr, scope, out);
  if (traced) {
    orOtherwise(e, traced, expr.otherwise, scope, out);
    return code(traced);
  }
  const stream = e.streams.gather(expr, scope, out);
  const item = e.gen.fresh('item');
  if (expr.op === 'total of') {
    const total = e.gen.fresh('total');
    out.code`let ${total} = 0;`;
    stream.each(out, item, (one, to) => to.code`${total} += ${one};`);
    return code(total);
  }
  const best = e.gen.fresh(expr.op === 'highest of' ? 'highest' : 'lowest');
  const sign = expr.op === 'highest of' ? '>' : '<';
  out.code`let ${best} = NONE;`;
  stream.each(
    out,
    item,
    (one, to) => to.code`if (${best} === NONE || ${binary(sign, one, best)}) ${best} = ${one};`,
  );
  orOtherwise(e, best, expr.otherwise, scope, out);
  return code(best);
}

/** Writes an expression that is given back at once, where that is simpler than naming its value first. */
export function returned(e: Emitter, expr: Expr, scope: Scope, out: Out, isTruth: boolean): boolean {
  if (expr.op !== 'some' && expr.op !== 'no' && expr.op !== 'first of' && expr.op !== 'last of') return false;
  const quick = askBits(e, expr, scope, out);
  if (quick) {
    out.code`return ${quick};`;
    return true;
  }
  const stream = e.streams.of(expr.bound.in, scope, out);
  const name = e.gen.fresh(camel(expr.bound.local));
  const isQuestion = expr.op === 'some' || expr.op === 'no';
  if (isQuestion !== isTruth) return false;
  const test = testOf(e, expr, scope);
  const body: Body = (item, to) =>
    to.code`if (${test(item, to)}) return ${isQuestion ? expr.op === 'some' : item};`;
  stream.each(out, name, body, expr.op === 'last of');
  if (isQuestion) out.code`return ${expr.op === 'no'};`;
  else out.code`return ${expr.otherwise ? e.num(expr.otherwise, scope, out) : NONE};`;
  return true;
}
