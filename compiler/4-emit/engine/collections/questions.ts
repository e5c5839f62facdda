import { isCollection } from '../../../2-model/types.ts';
import type { Expr, ExprOf, Gather, Quantifier } from '../../../3-ir/ir.ts';
import { binary, code, isNumber, NONE, type Operand } from '../../code/build.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { rebuilt } from '../../code/walk.ts';
import type { Body, Stream, Writer } from '../emitter.ts';
import { unsupported } from '../gen.ts';
import { bitOf } from '../values/branchless.ts';
import { askBits } from './bits.ts';
import { countByHome } from './homes.ts';
import { named } from './stream.ts';

/** What is asked of a list: how long it is, what stands where. */
export function ofList(w: Writer, expr: ExprOf<'count' | 'first' | 'last' | 'position' | 'item'>): Code {
  switch (expr.op) {
    case 'count': {
      const stream = w.stream(expr.of);
      if (stream.count) return stream.count(w);
      const count = w.let('count', 0);
      stream.each(w, w.gen.fresh('item'), (_, to) => to.code`${count}++;`);
      return code(count);
    }
    case 'first':
      return quoted`firstOf(${w.list(expr.of)})`;
    case 'last':
      return quoted`lastOf(${w.list(expr.of)})`;
    case 'position':
      return quoted`positionIn(${w.num(expr.item)}, ${w.list(expr.of)})`;
    case 'item':
      return quoted`itemOf(${w.list(expr.of)}, ${w.num(expr.at)})`;
  }
}

export function isIn(w: Writer, expr: ExprOf<'in'>): Code {
  const answer = (holds: Operand): Code => (expr.not ? quoted`!${holds}` : code(holds));
  // Whether a number lies between two others takes no list.
  const isRange = expr.right.op === 'range';
  const stream = isRange ? w.e.streams.uncounted(w, expr.right) : w.stream(expr.right);
  if (isCollection(expr.left.type)) {
    const every = w.let('every', true);
    const left = w.stream(expr.left);
    left.each(
      w,
      w.gen.fresh('item'),
      (item, to) => to.code`if (!${has(to, stream, item)}) ${every} = false;`,
    );
    return answer(every);
  }
  return answer(has(w, stream, named(w, 'one', w.num(expr.left))));
}

function has(w: Writer, stream: Stream, item: Code): Code {
  if (stream.has) return stream.has(item, w);
  const found = w.let('found', false);
  stream.each(w, w.gen.fresh('other'), (other, to) => to.code`if (${other} === ${item}) ${found} = true;`);
  return code(found);
}

export function isEmpty(w: Writer, expr: ExprOf<'empty'>): Code {
  const stream = w.stream(expr.of);
  if (stream.count) return binary(expr.not ? '!==' : '===', stream.count(w), 0);
  const found = search(w, stream, w.gen.fresh('item'), 'whether', () => code(true));
  return expr.not ? code(found) : quoted`!${found}`;
}

/** 1 where a condition holds, else 0, without a jump: which way it goes can hardly be foreseen. Undefined where that cannot be. */
function oneWhere(w: Writer, where: Expr): Code | undefined {
  if (w.e.tracing) return undefined;
  const bit = bitOf(w, where);
  if (bit?.isClean) return bit.code;
  const before = w.inside();
  const holds = where.op === 'in' ? before.cond(where) : undefined;
  const isBit =
    holds?.is === 'binary' && holds.op === '===' && isNumber(holds.right, 1) && isLowestBit(holds.left);
  return isBit && before.isEmpty ? holds.left : undefined;
}

function isLowestBit(value: Code): boolean {
  return value.is === 'binary' && value.op === '&' && isNumber(value.right, 1);
}

/** Whether the condition of a quantifier holds for an item. */
function testOf({ bound, where }: Quantifier): Test {
  return (item, w) => (where ? w.bound(bound, item).cond(where) : code(true));
}

export function quantifier(w: Writer, expr: Quantifier): Code {
  const quick = askBits(w, expr) ?? countByHome(w, expr);
  if (quick) return quick;
  const stream = w.stream(expr.bound.in);
  const name = w.gen.fresh(expr.bound.local);
  const test = testOf(expr);
  switch (expr.op) {
    case 'some':
    case 'no': {
      const found = search(w, stream, name, 'whether', test);
      return expr.op === 'some' ? code(found) : quoted`!${found}`;
    }
    case 'count of': {
      if (!expr.where && stream.count) return stream.count(w);
      const count = w.let('count', 0);
      stream.each(w, name, (item, to) => {
        const bit = expr.where && oneWhere(to.bound(expr.bound, item), expr.where);
        if (bit) to.code`${count} += ${bit};`;
        else to.code`if (${test(item, to)}) ${count}++;`;
      });
      return code(count);
    }
    case 'the': {
      const [found, count] = [w.let('found', NONE), w.let('count', 0)];
      stream.each(w, name, (item, to) => to.code`if (${test(item, to)}) { ${found} = ${item}; ${count}++; }`);
      w.code`if (${count} !== 1) fault('not-exactly-one');`;
      return code(found);
    }
    case 'first of':
    case 'the first':
    case 'last of':
    case 'the last': {
      const isFirst = expr.op === 'first of' || expr.op === 'the first';
      const found = search(w, stream, name, isFirst ? 'first' : 'last', test);
      if (expr.op === 'the first' || expr.op === 'the last')
        w.code`if (${found} === NONE) fault('not-found');`;
      else orOtherwise(w, found, expr.otherwise);
      return code(found);
    }
    default:
      return unsupported(`${expr.op} as one value`);
  }
}

/** What holds where nothing was found, if the rules say so. */
function orOtherwise(w: Writer, found: Operand, otherwise: Expr | undefined): void {
  if (!otherwise) return;
  const inner = w.inside();
  inner.code`${found} = ${inner.num(otherwise)};`;
  w.code`if (${found} === NONE) { ${inner} }`;
}

type Test = (item: Code, w: Writer) => Code;

/** Searches a stream for an item for which a condition holds: whether there is one, or the first or last of them, or none. */
function search(
  w: Writer,
  stream: Stream,
  name: Name,
  wanted: 'whether' | 'first' | 'last',
  test: Test,
): Name {
  const isQuestion = wanted === 'whether';
  const found = w.gen.fresh('found', isQuestion ? 'boolean' : 'number');
  if (isQuestion) w.code`let ${found}: boolean = false;`;
  else w.code`let ${found}: number = NONE;`;
  const label = stream.loops > 1 ? w.gen.fresh('search') : undefined;
  const stop: Stmt = { is: 'break', ...(label ? { label } : {}) };
  const inner = w.inside();
  const body: Body = (item, to) =>
    to.code`if (${test(item, to)}) { ${found} = ${isQuestion ? true : item}; ${stop} }`;
  stream.each(inner, name, body, wanted === 'last');
  if (label) w.code`${label}: { ${inner} }`;
  else w.push(...withoutStops(inner.statements));
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

export function gathered(w: Writer, expr: Gather): Code {
  const traced = w.e.tracing?.gathered(w, expr);
  if (traced) {
    orOtherwise(w, traced, expr.otherwise);
    return code(traced);
  }
  const stream = w.e.streams.gather(w, expr);
  const item = w.gen.fresh('item');
  if (expr.op === 'total of') {
    const total = w.let('total', 0);
    stream.each(w, item, (one, to) => to.code`${total} += ${one};`);
    return code(total);
  }
  const best = w.let(expr.op === 'highest of' ? 'highest' : 'lowest', NONE);
  const sign = expr.op === 'highest of' ? '>' : '<';
  stream.each(
    w,
    item,
    (one, to) => to.code`if (${best} === NONE || ${binary(sign, one, best)}) ${best} = ${one};`,
  );
  orOtherwise(w, best, expr.otherwise);
  return code(best);
}

/** Writes an expression that is given back at once, where that is simpler than naming its value first. */
export function returned(w: Writer, expr: Expr, isTruth: boolean): boolean {
  if (expr.op !== 'some' && expr.op !== 'no' && expr.op !== 'first of' && expr.op !== 'last of') return false;
  const quick = askBits(w, expr);
  if (quick) {
    w.code`return ${quick};`;
    return true;
  }
  const stream = w.stream(expr.bound.in);
  const name = w.gen.fresh(expr.bound.local);
  const isQuestion = expr.op === 'some' || expr.op === 'no';
  if (isQuestion !== isTruth) return false;
  const test = testOf(expr);
  const body: Body = (item, to) =>
    to.code`if (${test(item, to)}) return ${isQuestion ? expr.op === 'some' : item};`;
  stream.each(w, name, body, expr.op === 'last of');
  if (isQuestion) w.code`return ${expr.op === 'no'};`;
  else w.code`return ${expr.otherwise ? w.num(expr.otherwise) : NONE};`;
  return true;
}
