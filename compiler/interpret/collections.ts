import type { Bound, Expr, Value } from '../2-model/model.ts';
import { asList, isList } from '../2-model/values.ts';
import {
  type Code,
  checkCount,
  type EvaluationContext,
  fault,
  type NameScope,
  numberIn,
  spend,
} from './evaluation-context.ts';

type Quantifier = Extract<Expr, { bound: Bound }>;
type Gather = Extract<Expr, { bounds: readonly Bound[] }>;
type Prepare = (expr: Expr, names: NameScope) => Code;

/** `some x in D where C` and its kin. */
export function prepareQuantifier(expr: Quantifier, names: NameScope, prepare: Prepare): Code {
  const source = prepare(expr.bound.in, names);
  const inner = names.bind(expr.bound.local);
  const where = expr.where ? prepare(expr.where, inner.names) : () => true;
  const otherwise = expr.otherwise ? prepare(expr.otherwise, names) : () => null;
  const { slot } = inner;
  const first = (context: EvaluationContext): Value | undefined => {
    for (const item of asList(source(context))) {
      spend(context, 1);
      context.bound[slot] = item;
      if (where(context) === true) return item;
    }
    return undefined;
  };
  const last = (context: EvaluationContext): Value | undefined => {
    const items = asList(source(context));
    for (let index = items.length - 1; index >= 0; index--) {
      spend(context, 1);
      context.bound[slot] = items[index]!;
      if (where(context) === true) return items[index]!;
    }
    return undefined;
  };
  const all = (context: EvaluationContext): Value[] => {
    const those: Value[] = [];
    for (const item of asList(source(context))) {
      spend(context, 1);
      context.bound[slot] = item;
      if (where(context) === true) those.push(item);
    }
    return those;
  };
  switch (expr.op) {
    case 'some':
      return (context) => first(context) !== undefined;
    case 'no':
      return (context) => first(context) === undefined;
    case 'all':
      return all;
    case 'count of':
      return (context) => {
        let count = 0;
        for (const item of asList(source(context))) {
          spend(context, 1);
          context.bound[slot] = item;
          if (where(context) === true) count++;
        }
        return count;
      };
    case 'first of':
      return (context) => found(first(context), otherwise, context);
    case 'last of':
      return (context) => found(last(context), otherwise, context);
    case 'the':
      return (context) => {
        const those = all(context);
        return those.length === 1 ? those[0]! : fault(context, 'not-exactly-one');
      };
    case 'the first':
      return (context) => found(first(context), notFound, context);
    case 'the last':
      return (context) => found(last(context), notFound, context);
  }
}

/** What was found (it may be none), or something else if there was nothing. */
function found(value: Value | undefined, otherwise: Code, context: EvaluationContext): Value {
  return value === undefined ? otherwise(context) : value;
}

const notFound: Code = (context) => fault(context, 'not-found');

/** `total of E for x in D, y in D where C` and its kin. */
export function prepareGather(expr: Gather, names: NameScope, prepare: Prepare): Code {
  const values = prepareValues(expr, names, prepare);
  const otherwise = expr.otherwise ? prepare(expr.otherwise, names) : () => null;
  switch (expr.op) {
    case 'all of':
      return values;
    case 'total of':
      return (context) => {
        let total = 0;
        for (const value of values(context)) total += numberIn(context, value);
        return total;
      };
    case 'highest of':
      return (context) =>
        found(
          best(context, values(context), (a, b) => a > b),
          otherwise,
          context,
        );
    case 'lowest of':
      return (context) =>
        found(
          best(context, values(context), (a, b) => a < b),
          otherwise,
          context,
        );
  }
}

function best(
  context: EvaluationContext,
  values: readonly Value[],
  isBetter: (a: number, b: number) => boolean,
): Value | undefined {
  let top: Value | undefined;
  for (const value of values)
    if (top === undefined || isBetter(numberIn(context, value), numberIn(context, top))) top = value;
  return top;
}

/** The values gathered, combination by combination; the last name changes fastest. */
function prepareValues(
  expr: Gather,
  names: NameScope,
  prepare: Prepare,
): (context: EvaluationContext) => readonly Value[] {
  if (expr.bounds.length === 0) {
    const collection = prepare(expr.value, names);
    return (context) => asList(collection(context));
  }
  let inner = names;
  const loops = expr.bounds.map((bound) => {
    const source = prepare(bound.in, inner);
    const bind = inner.bind(bound.local);
    inner = bind.names;
    return { source, slot: bind.slot };
  });
  const where = expr.where ? prepare(expr.where, inner) : () => true;
  const value = prepare(expr.value, inner);
  const isLimited = expr.op === 'all of';
  const add = (context: EvaluationContext, into: Value[]): void => {
    const one = value(context);
    // Collections that are gathered become one.
    if (isList(one)) {
      spend(context, one.length);
      for (const item of one) into.push(item);
    } else into.push(one);
    if (isLimited) checkCount(context, into.length);
  };
  const innermost = loops.length - 1;
  const gather = (context: EvaluationContext, depth: number, into: Value[]): void => {
    const { source, slot } = loops[depth]!;
    for (const item of asList(source(context))) {
      spend(context, 1);
      context.bound[slot] = item;
      if (depth < innermost) gather(context, depth + 1, into);
      else if (where(context) === true) add(context, into);
    }
  };
  return (context) => {
    const into: Value[] = [];
    gather(context, 0, into);
    return into;
  };
}
