import type { Bound, Expr } from '../../../2-model/model.ts';
import { isCollection } from '../../../2-model/types.ts';
import { binary, code, isNumber, NONE, type Operand } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { rebuilt } from '../../code/walk.ts';
import type { Emitter, Stream } from '../emitter.ts';
import { type Scope, unsupported } from '../gen.ts';
import { bitOf } from '../values/branchless.ts';
import { askBits } from './bits.ts';
import { countByHome } from './homes.ts';
import { named } from './stream.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;
type Quantifier = Extract<Expr, { bound: Bound }>;
type Gather = Extract<Expr, { bounds: readonly Bound[] }>;

/** What is asked of a list: how long it is, what stands where. */
export function ofList(
  e: Emitter,
  expr: Of<'count' | 'first' | 'last' | 'top' | 'position' | 'item'>,
  scope: Scope,
  out: Out,
): Code {
  switch (expr.op) {
    case 'count': {
      const stream = e.streams.of(expr.of, scope, out);
      if (stream.count) return stream.count(out);
      const count = e.gen.fresh('count');
      out.code`let ${count} = 0;`;
      stream.each(out, e.gen.fresh('item'), (_, to) => to.code`${count}++;`, false);
      return code(count);
    }
    case 'first':
    case 'top':
      return quoted`firstOf(${e.streams.list(expr.of, scope, out)})`;
    case 'last':
      return quoted`lastOf(${e.streams.list(expr.of, scope, out)})`;
    case 'position':
      return quoted`positionIn(${e.num(expr.item, scope, out)}, ${e.streams.list(expr.of, scope, out)})`;
    case 'item':
      return quoted`itemOf(${e.streams.list(expr.of, scope, out)}, ${e.num(expr.at, scope, out)})`;
  }
}

export function isIn(e: Emitter, expr: Of<'in'>, scope: Scope, out: Out): Code {
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
      false,
    );
    return answer(every);
  }
  return answer(has(e, stream, named(e, 'one', e.num(expr.left, scope, out), out), out));
}

function has(e: Emitter, stream: Stream, item: Code, out: Out): Code {
  if (stream.has) return stream.has(item, out);
  const found = e.gen.fresh('found', 'boolean');
  out.code`let ${found} = false;`;
  stream.each(
    out,
    e.gen.fresh('other'),
    (other, to) => to.code`if (${other} === ${item}) ${found} = true;`,
    false,
  );
  return code(found);
}

export function isEmpty(e: Emitter, expr: Of<'empty'>, scope: Scope, out: Out): Code {
  const sign = expr.not ? '!==' : '===';
  const stream = e.streams.of(expr.of, scope, out);
  if (stream.count) return binary(sign, stream.count(out), 0);
  const found = e.gen.fresh('found', 'boolean');
  out.code`let ${found}: boolean = false;`;
  search(
    e,
    stream,
    e.gen.fresh('item'),
    out,
    (_, to, stop) => to.code`
    ${found} = true;
    ${stop}
  `,
  );
  return expr.not ? code(found) : quoted`!${found}`;
}

/** 1 where a condition holds, else 0, without a jump: which way it goes can hardly be foreseen. Undefined where that cannot be. */
function oneWhere(e: Emitter, where: Expr, scope: Scope): Code | undefined {
  if (e.telling) return undefined;
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

export function quantifier(e: Emitter, expr: Quantifier, scope: Scope, out: Out): Code {
  const quick = askBits(e, expr, scope, out) ?? countByHome(e, expr, scope, out);
  if (quick) return quick;
  const stream = e.streams.of(expr.bound.in, scope, out);
  const name = e.gen.fresh(camel(expr.bound.local));
  const test = (item: Code, to: Out): Code =>
    expr.where ? e.cond(expr.where, e.streams.bound(expr.bound, item, scope, to), to) : code(true);
  switch (expr.op) {
    case 'some':
    case 'no': {
      const found = e.gen.fresh('found', 'boolean');
      out.code`let ${found}: boolean = false;`;
      search(
        e,
        stream,
        name,
        out,
        (item, to, stop) => to.code`
        if (${test(item, to)}) {
          ${found} = true;
          ${stop}
        }
      `,
      );
      return expr.op === 'some' ? code(found) : quoted`!${found}`;
    }
    case 'count of': {
      if (!expr.where && stream.count) return stream.count(out);
      const count = e.gen.fresh('count');
      out.code`let ${count} = 0;`;
      stream.each(
        out,
        name,
        (item, to) => {
          const bit = expr.where && oneWhere(e, expr.where, e.streams.bound(expr.bound, item, scope, to));
          if (bit) to.code`${count} += ${bit};`;
          else to.code`if (${test(item, to)}) ${count}++;`;
        },
        false,
      );
      return code(count);
    }
    case 'the': {
      const [found, count] = [e.gen.fresh('found'), e.gen.fresh('count')];
      out.code`
        let ${found} = NONE;
        let ${count} = 0;
      `;
      stream.each(
        out,
        name,
        (item, to) => to.code`
          if (${test(item, to)}) {
            ${found} = ${item};
            ${count}++;
          }
        `,
        false,
      );
      out.code`if (${count} !== 1) fault('not-exactly-one');`;
      return code(found);
    }
    case 'first of':
    case 'last of':
    case 'the first':
    case 'the last': {
      const found = e.gen.fresh('found');
      const backwards = expr.op === 'last of' || expr.op === 'the last';
      out.code`let ${found}: number = NONE;`;
      search(
        e,
        stream,
        name,
        out,
        (item, to, stop) => to.code`
          if (${test(item, to)}) {
            ${found} = ${item};
            ${stop}
          }
        `,
        backwards,
      );
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

/** Goes through a stream until the body says that it is enough: with `stop`. */
function search(
  e: Emitter,
  stream: Stream,
  name: Name,
  out: Out,
  body: (item: Code, out: Out, stop: Stmt) => void,
  backwards = false,
): void {
  const inner = new Out();
  if (stream.loops > 1) {
    const label = e.gen.fresh('search');
    stream.each(inner, name, (item, to) => body(item, to, { is: 'break', label }), backwards);
    out.code`${label}: { ${inner} }`;
    return;
  }
  stream.each(inner, name, (item, to) => body(item, to, { is: 'break' }), backwards);
  out.push(...withoutStops(inner.statements));
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
  const told = e.telling?.gathered(expr, scope, out);
  if (told) {
    orOtherwise(e, told, expr.otherwise, scope, out);
    return code(told);
  }
  const stream = e.streams.gather(expr, scope, out);
  const item = e.gen.fresh('item');
  if (expr.op === 'total of') {
    const total = e.gen.fresh('total');
    out.code`let ${total} = 0;`;
    stream.each(out, item, (one, to) => to.code`${total} += ${one};`, false);
    return code(total);
  }
  const best = e.gen.fresh(expr.op === 'highest of' ? 'highest' : 'lowest');
  const sign = expr.op === 'highest of' ? '>' : '<';
  out.code`let ${best} = NONE;`;
  stream.each(
    out,
    item,
    (one, to) => to.code`if (${best} === NONE || ${binary(sign, one, best)}) ${best} = ${one};`,
    false,
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
  stream.each(
    out,
    name,
    (item, to) => {
      const test = expr.where
        ? e.cond(expr.where, e.streams.bound(expr.bound, item, scope, to), to)
        : code(true);
      to.code`if (${test}) return ${isQuestion ? expr.op === 'some' : item};`;
    },
    expr.op === 'last of',
  );
  if (isQuestion) out.code`return ${expr.op === 'no'};`;
  else out.code`return ${expr.otherwise ? e.num(expr.otherwise, scope, out) : NONE};`;
  return true;
}
