// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import * as boxes from './core-boxes.ts';
import * as chance from './core-chance.ts';
import * as choices from './core-choices.ts';
import { createDoors, noticing } from './core-doors.ts';
import * as grids from './core-grids.ts';
import * as lists from './core-lists.ts';
import * as numbers from './core-numbers.ts';
import * as ranks from './core-ranks.ts';
import * as reach from './core-reach.ts';
import * as rolls from './core-rolls.ts';
import * as state from './core-state.ts';
import * as tables from './core-tables.ts';
import type { FunctionPart, Operator, Part, Program, Step, SwitchPart } from './program.ts';
import { Sets } from './sets.ts';
import { Trace } from './trace.ts';

// Every part of a program becomes a function once, which works it out whenever it is called.

/** Whole numbers and truth values; at the doors also lists, texts and objects of the runtime. */
type Value = unknown;

/** The names of a function while it runs, and the frame of the function around it. */
interface Frame {
  readonly slots: Value[];
  readonly outer: Frame | undefined;
  /** What it gives. */
  result: Value;
}

type Work = (frame: Frame) => Value;
type NumberWork = (frame: Frame) => number;

/** A statement says how it ended: the next one follows, or something is left: from 1 on, the block of that number. */
type Run = (frame: Frame) => number;
const NEXT = 0;
const BREAK = -1;
const CONTINUE = -2;
const RETURN = -3;

type Callable = (...args: readonly Value[]) => Value;

/** All that programs can name besides what they declare. */
const HOST: ReadonlyMap<string, Value> = new Map<string, Value>([
  ...[numbers, state, lists, choices, ranks, boxes, grids, reach, tables, chance, rolls].flatMap((file) =>
    Object.entries(file),
  ),
  ...Object.entries({ createDoors, noticing, Sets, Math, Int32Array, Float64Array, Error, undefined }),
]);

/** All members that they can ask for, of whatever it is. */
const MEMBERS: ReadonlySet<string> = new Set([
  ...'length fill set subarray push numberOf itemsInto itemsOf'.split(' '),
  ...Object.getOwnPropertyNames(Math),
  ...Object.getOwnPropertyNames(Trace.prototype).filter((name) => name !== 'constructor'),
]);

/** Runs a program, and gives the function that it is for. */
export function runProgram<Made>({ slots, body, gives }: Program): Made {
  const frame: Frame = { slots: new Array(slots), outer: undefined, result: undefined };
  inOrder(body)(frame);
  return frame.slots[gives] as Made;
}

// ---- values

const OPERATORS: Readonly<
  Record<Exclude<Operator, '&&' | '||' | '??' | 'instanceof'>, (a: NumberWork, b: NumberWork) => Work>
> = {
  '+': (a, b) => (frame) => a(frame) + b(frame),
  '-': (a, b) => (frame) => a(frame) - b(frame),
  '*': (a, b) => (frame) => a(frame) * b(frame),
  '/': (a, b) => (frame) => a(frame) / b(frame),
  '%': (a, b) => (frame) => a(frame) % b(frame),
  '<<': (a, b) => (frame) => a(frame) << b(frame),
  '>>': (a, b) => (frame) => a(frame) >> b(frame),
  '>>>': (a, b) => (frame) => a(frame) >>> b(frame),
  '&': (a, b) => (frame) => a(frame) & b(frame),
  '|': (a, b) => (frame) => a(frame) | b(frame),
  '^': (a, b) => (frame) => a(frame) ^ b(frame),
  '===': (a, b) => (frame) => a(frame) === b(frame),
  '!==': (a, b) => (frame) => a(frame) !== b(frame),
  '<': (a, b) => (frame) => a(frame) < b(frame),
  '<=': (a, b) => (frame) => a(frame) <= b(frame),
  '>': (a, b) => (frame) => a(frame) > b(frame),
  '>=': (a, b) => (frame) => a(frame) >= b(frame),
};

function operation(op: Operator, left: Work, right: Work): Work {
  switch (op) {
    case '&&':
      return (frame) => left(frame) && right(frame);
    case '||':
      return (frame) => left(frame) || right(frame);
    case '??':
      return (frame) => left(frame) ?? right(frame);
    case 'instanceof':
      return (frame) => left(frame) instanceof (right(frame) as new () => object);
    default:
      return OPERATORS[op](left as NumberWork, right as NumberWork);
  }
}

function value(part: Part): Work {
  if (typeof part !== 'object') return () => part;
  switch (part[0]) {
    case 'text': {
      const [, text] = part;
      return () => text;
    }
    case 'name':
      return named(part[1], part[2]);
    case 'host':
      return hosted(part[1]);
    case 'item': {
      const [of, at] = [value(part[1]) as (frame: Frame) => ArrayLike<Value>, position(part[2])];
      return (frame) => of(frame)[at(frame)];
    }
    case 'unary':
      return unary(part[1], value(part[2]));
    case 'binary':
      return operation(part[1], value(part[2]), value(part[3]));
    case 'either': {
      const [test, then, otherwise] = [value(part[1]), value(part[2]), value(part[3])];
      return (frame) => (test(frame) ? then(frame) : otherwise(frame));
    }
    case 'assign':
      return assigned(part[2], part[1], value(part[3]));
    case 'step':
      return stepped(part[2], part[1], part[3]);
    case 'call':
      return called(value(part[1]) as (frame: Frame) => Callable, part[2].map(value));
    case 'member': {
      const [of, name] = [value(part[1]), member(part[2])];
      return (frame) => (of(frame) as Readonly<Record<string, Value>>)[name];
    }
    case 'ask': {
      const [of, name, args] = [value(part[1]), member(part[2]), part[3].map(value)];
      return (frame) => {
        const whole = of(frame) as Readonly<Record<string, Callable>>;
        return whole[name]!(...args.map((arg) => arg(frame)));
      };
    }
    case 'array': {
      const items = part[1].map(value);
      return (frame) => items.map((item) => item(frame));
    }
    case 'object': {
      const like = value(part[1] ?? ['host', 'undefined']);
      const members = part[2].map(([key, of]) => [key, value(of)] as const);
      return (frame) => ({
        ...(like(frame) as object | undefined),
        ...Object.fromEntries(members.map(([key, of]) => [key, of(frame)])),
      });
    }
    case 'function':
      return made(part[1]);
    case 'new': {
      const [of, args] = [value(part[1]), part[2].map(value)];
      return (frame) => new (of(frame) as new (...args: Value[]) => object)(...args.map((arg) => arg(frame)));
    }
  }
}

/** Where something stands in an array: always a number, so that nothing else of an object can be asked for. */
function position(part: Part): NumberWork {
  if (typeof part === 'object' && part[0] === 'text') throw new Error('a position is a whole number');
  const at = value(part);
  return (frame) => Number(at(frame));
}

function named(out: number, slot: number): Work {
  if (out === 0) return (frame) => frame.slots[slot];
  if (out === 1) return (frame) => frame.outer!.slots[slot];
  const around = frameAround(out);
  return (frame) => around(frame).slots[slot];
}

function frameAround(out: number): (frame: Frame) => Frame {
  return (frame) => {
    let around = frame;
    for (let left = out; left > 0; left--) around = around.outer!;
    return around;
  };
}

function hosted(name: string): Work {
  if (!HOST.has(name)) throw new Error(`programs cannot name ${name}`);
  const known = HOST.get(name);
  return () => known;
}

function member(name: string): string {
  if (!MEMBERS.has(name)) throw new Error(`programs cannot ask for ${name}`);
  return name;
}

function unary(op: '-' | '!' | '~', of: Work): Work {
  const word = of as NumberWork;
  switch (op) {
    case '-':
      return (frame) => -word(frame);
    case '!':
      return (frame) => !of(frame);
    case '~':
      return (frame) => ~word(frame);
  }
}

/** Calls with few arguments are by far the most. */
function called(of: (frame: Frame) => Callable, args: readonly Work[]): Work {
  const [a, b, c, d] = args;
  switch (args.length) {
    case 0:
      return (frame) => of(frame)();
    case 1:
      return (frame) => of(frame)(a!(frame));
    case 2:
      return (frame) => of(frame)(a!(frame), b!(frame));
    case 3:
      return (frame) => of(frame)(a!(frame), b!(frame), c!(frame));
    case 4:
      return (frame) => of(frame)(a!(frame), b!(frame), c!(frame), d!(frame));
    default:
      return (frame) => of(frame)(...args.map((arg) => arg(frame)));
  }
}

// ---- what is changed

/** Where something is kept: the list of names of a frame, or an array; and which of it. */
interface Kept {
  readonly of: (frame: Frame) => Value[];
  readonly at: NumberWork;
}

function kept(to: Part): Kept {
  if (typeof to === 'object' && to[0] === 'name') {
    const [, out, slot] = to;
    const around = frameAround(out);
    return { of: out === 0 ? (frame) => frame.slots : (frame) => around(frame).slots, at: () => slot };
  }
  if (typeof to === 'object' && to[0] === 'item')
    return { of: value(to[1]) as (frame: Frame) => Value[], at: position(to[2]) };
  throw new Error('only names and items can be changed');
}

function assigned(to: Part, op: Operator | '', from: Work): Work {
  const { of, at } = kept(to);
  if (op === '')
    return (frame) => {
      const [whole, index] = [of(frame), at(frame)];
      const now = from(frame);
      whole[index] = now;
      return now;
    };
  // As in JavaScript, what stands on the right is worked out after the old value was read, and where that settles it, not at all.
  const next = operation(op, (frame) => frame.result, from);
  return (frame) => {
    const [whole, index] = [of(frame), at(frame)];
    const before = frame.result;
    frame.result = whole[index];
    const now = next(frame);
    frame.result = before;
    whole[index] = now;
    return now;
  };
}

function stepped(to: Part, by: 1 | -1, isAfter: boolean): Work {
  const { of, at } = kept(to);
  return (frame) => {
    const [whole, index] = [of(frame), at(frame)];
    const before = whole[index] as number;
    whole[index] = before + by;
    return isAfter ? before : before + by;
  };
}

// ---- statements

function made({ params, slots, body }: FunctionPart): Work {
  const run = inOrder(body);
  return (outer) =>
    (...args: readonly Value[]): Value => {
      const frame: Frame = { slots: new Array(slots), outer, result: undefined };
      for (let i = 0; i < params; i++) frame.slots[i] = args[i];
      return run(frame) === RETURN ? frame.result : undefined;
    };
}

function inOrder(steps: readonly Step[]): Run {
  const all = steps.map(statement);
  const [first, second] = all;
  if (!first) return () => NEXT;
  if (!second) return first;
  return (frame) => {
    for (const run of all) {
      const end = run(frame);
      if (end !== NEXT) return end;
    }
    return NEXT;
  };
}

function statement(step: Step): Run {
  switch (step[0]) {
    case 'do': {
      const what = value(step[1]);
      return (frame) => {
        what(frame);
        return NEXT;
      };
    }
    case 'declare': {
      const [, slot, first] = step;
      const of = value(first ?? ['host', 'undefined']);
      return (frame) => {
        frame.slots[slot] = of(frame);
        return NEXT;
      };
    }
    case 'if': {
      const [test, then, otherwise] = [value(step[1]), inOrder(step[2]), inOrder(step[3])];
      return (frame) => (test(frame) ? then(frame) : otherwise(frame));
    }
    case 'loop': {
      const [, first, test, next, body] = step;
      return loop(first ? [first] : [], value(test ?? true), value(next ?? 0), inOrder(body));
    }
    case 'for of':
      return forOf(step[1], value(step[2]) as (frame: Frame) => Iterable<Value>, inOrder(step[3]));
    case 'switch':
      return chosen(value(step[1]), step[2]);
    case 'block': {
      const [label, body] = [step[1], inOrder(step[2])];
      return (frame) => {
        const end = body(frame);
        return end === label ? NEXT : end;
      };
    }
    case 'break': {
      const end = step[1] === 0 ? BREAK : step[1];
      return () => end;
    }
    case 'continue':
      return () => CONTINUE;
    case 'return': {
      const of = value(step[1] ?? ['host', 'undefined']);
      return (frame) => {
        frame.result = of(frame);
        return RETURN;
      };
    }
    case 'throw': {
      const of = value(step[1]);
      return (frame) => {
        throw of(frame);
      };
    }
    case 'try':
      return tried(inOrder(step[1]), step[2], inOrder(step[3]), inOrder(step[4]));
  }
}

function loop(first: readonly Step[], test: Work, next: Work, body: Run): Run {
  const begin = inOrder(first);
  return (frame) => {
    for (begin(frame); test(frame); next(frame)) {
      const end = body(frame);
      if (end === NEXT || end === CONTINUE) continue;
      if (end === BREAK) break;
      return end;
    }
    return NEXT;
  };
}

function forOf(slot: number, among: (frame: Frame) => Iterable<Value>, body: Run): Run {
  return (frame) => {
    for (const item of among(frame)) {
      frame.slots[slot] = item;
      const end = body(frame);
      if (end === NEXT || end === CONTINUE) continue;
      if (end === BREAK) break;
      return end;
    }
    return NEXT;
  };
}

/** Cases by their numbers; what a case ends without leaving goes on in the next one. */
function chosen(on: Work, cases: readonly SwitchPart[]): Run {
  const bodies = cases.map(([, body]) => inOrder(body));
  const where = new Map(cases.flatMap(([labels], index) => labels.map((label) => [label, index] as const)));
  for (const label of where.keys()) if (typeof label !== 'number') throw new Error('a case has a number');
  const otherwise = cases.findIndex(([labels]) => labels.length === 0);
  return (frame) => {
    const from = where.get(on(frame) as number) ?? otherwise;
    if (from < 0) return NEXT;
    for (let index = from; index < bodies.length; index++) {
      const end = bodies[index]!(frame);
      if (end === NEXT) continue;
      return end === BREAK ? NEXT : end;
    }
    return NEXT;
  };
}

function tried(body: Run, caught: number, handler: Run, lastly: Run): Run {
  const guarded: Run =
    caught < 0
      ? body
      : (frame) => {
          try {
            return body(frame);
          } catch (problem) {
            frame.slots[caught] = problem;
            return handler(frame);
          }
        };
  return (frame) => {
    let end = NEXT;
    try {
      end = guarded(frame);
    } finally {
      const result = frame.result;
      const last = lastly(frame);
      if (last !== NEXT) end = last;
      else frame.result = result;
    }
    return end;
  };
}
