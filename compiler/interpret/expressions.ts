import type { Expr, Value } from '../2-model/model.ts';
import { present } from '../2-model/types.ts';
import { asList, holds, isList, numbers, same, sameList, sameSet } from '../2-model/values.ts';
import { prepareGather, prepareQuantifier } from './collections.ts';
import {
  type Book,
  type Code,
  checkCount,
  type EvaluationContext,
  fault,
  type NameScope,
  numberIn,
  spend,
} from './evaluation-context.ts';
import { prepareLongestRun, prepareReached } from './sides.ts';
import { prepareThing } from './things.ts';

/** Makes an expression ready: everything that does not depend on the state is looked up now. */
export function prepare(expr: Expr, names: NameScope, book: Book): Code {
  const code = (part: Expr): Code => prepare(part, names, book);
  switch (expr.op) {
    case 'constant': {
      const { value } = expr;
      return () => value;
    }
    case 'local':
      return names.read(expr.local);
    case 'list': {
      const items = expr.items.map(code);
      if (expr.items.every((item) => item.op === 'constant')) {
        const constant = expr.items.map((item) => item.value);
        return () => constant;
      }
      return (context) => items.map((item) => item(context));
    }
    case 'range':
      return prepareRange(expr, code);
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      return prepareArithmetic(expr, code);
    case 'joined': {
      const [left, right] = [code(expr.left), code(expr.right)];
      return (context) => {
        const a = asList(left(context));
        const b = asList(right(context));
        spend(context, a.length + b.length);
        checkCount(context, a.length + b.length);
        return [...a, ...b];
      };
    }
    case 'same': {
      const [left, right, wanted] = [code(expr.left), code(expr.right), !expr.not];
      if (isCollection(expr.left) || isCollection(expr.right))
        return (context) => {
          const a = left(context);
          const b = right(context);
          spend(context, asList(a).length);
          return same(a, b) === wanted;
        };
      if (expr.right.op === 'constant') {
        const { value } = expr.right;
        return (context) => (left(context) === value) === wanted;
      }
      return (context) => (left(context) === right(context)) === wanted;
    }
    case 'same list': {
      const [left, right, wanted] = [code(expr.left), code(expr.right), !expr.not];
      return (context) => {
        const a = asList(left(context));
        const b = asList(right(context));
        spend(context, a.length);
        return sameList(a, b) === wanted;
      };
    }
    case 'same set': {
      const [left, right, wanted] = [code(expr.left), code(expr.right), !expr.not];
      return (context) => {
        const a = asList(left(context));
        const b = asList(right(context));
        spend(context, a.length + b.length);
        return sameSet(a, b) === wanted;
      };
    }
    case 'at least':
    case 'at most':
    case 'more':
    case 'less':
      return prepareComparison(expr, code);
    case 'in':
      return prepareIn(expr, code);
    case 'empty': {
      const [of, wanted] = [code(expr.of), !expr.not];
      return (context) => (asList(of(context)).length === 0) === wanted;
    }
    case 'and': {
      const parts = expr.parts.map(code);
      return (context) => {
        for (const part of parts) if (part(context) !== true) return false;
        return true;
      };
    }
    case 'or': {
      const parts = expr.parts.map(code);
      return (context) => {
        for (const part of parts) if (part(context) === true) return true;
        return false;
      };
    }
    case 'not': {
      const part = code(expr.part);
      return (context) => part(context) !== true;
    }
    case 'if': {
      const [condition, then, otherwise] = [code(expr.condition), code(expr.then), code(expr.otherwise)];
      return (context) => (condition(context) === true ? then(context) : otherwise(context));
    }
    case 'some':
    case 'no':
    case 'all':
    case 'count of':
    case 'first of':
    case 'last of':
    case 'the':
    case 'the first':
    case 'the last':
      return prepareQuantifier(expr, names, (part, inner) => prepare(part, inner, book));
    case 'all of':
    case 'total of':
    case 'highest of':
    case 'lowest of':
      return prepareGather(expr, names, (part, inner) => prepare(part, inner, book));
    case 'reached':
      return prepareReached(expr, names, (part, inner) => prepare(part, inner, book));
    case 'longest run':
      return prepareLongestRun(expr, names, (part, inner) => prepare(part, inner, book), book);
    case 'not yet':
      return (context) => fault(context, 'broken', expr.op);
    default:
      return prepareThing(expr, code, book);
  }
}

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;

function isCollection(expr: Expr): boolean {
  const type = present(expr.type);
  return type.is === 'collection' || type.is === 'unknown';
}

function prepareArithmetic(
  expr: Of<'add' | 'subtract' | 'multiply' | 'divide'>,
  code: (part: Expr) => Code,
): Code {
  const [left, right] = [code(expr.left), code(expr.right)];
  switch (expr.op) {
    case 'add':
      return (context) => numberIn(context, left(context)) + numberIn(context, right(context));
    case 'subtract':
      return (context) => numberIn(context, left(context)) - numberIn(context, right(context));
    case 'multiply':
      return (context) => numberIn(context, left(context)) * numberIn(context, right(context)) + 0; // never -0
    case 'divide': {
      const round = expr.rounded === 'down' ? Math.floor : Math.ceil;
      return (context) => {
        const a = numberIn(context, left(context));
        const b = numberIn(context, right(context));
        return b === 0 ? fault(context, 'division-by-zero') : round(a / b) + 0;
      };
    }
  }
}

function prepareComparison(
  expr: Of<'at least' | 'at most' | 'more' | 'less'>,
  code: (part: Expr) => Code,
): Code {
  const [left, right] = [code(expr.left), code(expr.right)];
  switch (expr.op) {
    case 'at least':
      return (context) => numberIn(context, left(context)) >= numberIn(context, right(context));
    case 'at most':
      return (context) => numberIn(context, left(context)) <= numberIn(context, right(context));
    case 'more':
      return (context) => numberIn(context, left(context)) > numberIn(context, right(context));
    case 'less':
      return (context) => numberIn(context, left(context)) < numberIn(context, right(context));
  }
}

/** `from..to`, in order; one that never changes is worked out once. */
function prepareRange(expr: Of<'range'>, code: (part: Expr) => Code): Code {
  const [from, to] = [code(expr.from), code(expr.to)];
  const all = (context: EvaluationContext): number[] => {
    const low = numberIn(context, from(context));
    const high = numberIn(context, to(context));
    checkCount(context, high - low + 1);
    spend(context, Math.max(0, high - low));
    return numbers(low, high);
  };
  if (expr.from.op !== 'constant' || expr.to.op !== 'constant') return all;
  let known: number[] | undefined;
  return (context) => {
    known ??= all(context);
    return known;
  };
}

function prepareIn(expr: Of<'in'>, code: (part: Expr) => Code): Code {
  const [left, wanted] = [code(expr.left), !expr.not];
  if (expr.right.op === 'range') {
    const [from, to] = [code(expr.right.from), code(expr.right.to)];
    return (context) => {
      const value = left(context);
      const low = numberIn(context, from(context));
      const high = numberIn(context, to(context));
      return (
        (isList(value) ? value.every((one) => isWithin(one, low, high)) : isWithin(value, low, high)) ===
        wanted
      );
    };
  }
  const right = code(expr.right);
  return (context) => {
    const value = left(context);
    const items = asList(right(context));
    spend(context, isList(value) ? items.length * value.length : items.length >> 3);
    return (isList(value) ? value.every((item) => holds(items, item)) : items.includes(value)) === wanted;
  };
}

function isWithin(value: Value, low: number, high: number): boolean {
  return typeof value === 'number' && value >= low && value <= high;
}
