import type { Expr, Local, Target, Value } from '../2-model/model.ts';
import { MANY, number, type Type, UNKNOWN } from '../2-model/types.ts';
import { asList, asSet, type List, same } from '../2-model/values.ts';
import type { HeadLine, Step } from '../3-ir/ir.ts';
import { fitted, prepareCall } from './checks.ts';
import {
  type Book,
  type Code,
  type EvaluationContext,
  fault,
  type NameScope,
  numberIn,
  type Slots,
  seatIn,
  spend,
  timesIn,
  turn,
} from './evaluation-context.ts';
import { prepare } from './expressions.ts';
import { Refused } from './fault.ts';
import type { LoopCode } from './loops.ts';
import { isPayment } from './payment.ts';
import { award } from './points.ts';
import { prepareRank, ranking } from './rank.ts';
import { movePieces, prepareTarget } from './stores.ts';

/** A step, or several, made ready; `left`: the routine is over. */
export type StepCode = (context: EvaluationContext) => 'left' | undefined;

/** What steps are made ready with. */
export interface Ready {
  /** The name of the routine: what a refusal is about. */
  readonly name: string;
  readonly locals: readonly Local[];
  readonly slots: Slots;
  readonly names: NameScope;
  readonly book: Book;
  readonly loops: readonly LoopCode[];
}

/** Makes steps ready; `before` is the line that stands before the first of them. */
export function prepareSteps(steps: readonly Step[], ready: Ready, before?: HeadLine): StepCode {
  const codes = steps.map((step, index) => ({
    step,
    run: prepareStep(step, ready, isPayment(index === 0 ? before : steps[index - 1], step)),
  }));
  return (context) => {
    for (const { step, run } of codes) {
      context.part = step;
      if (run(context) === 'left') return 'left';
    }
    return undefined;
  };
}

/** `pays`: it takes away a price: nothing, or something, but never less. */
function prepareStep(step: Step, ready: Ready, pays: boolean): StepCode {
  const { slots, names, book } = ready;
  const code = (expr: Expr): Code => prepare(expr, names, book);
  switch (step.is) {
    case 'let': {
      const slot = slots.define(step.local);
      const local = { name: step.local, type: typeIn(ready.locals, step.local) };
      const value = fitted(code(step.value), step.value, local, book);
      return (context) => {
        context.locals[slot] = value(context);
      };
    }
    case 'set':
      return prepareSet(step.target, step.value, names, book);
    case 'add':
    case 'remove':
      return prepareChange(step, pays, names, book);
    case 'move': {
      const what = code(step.what);
      const target = prepareTarget(step.to, names, book);
      const position = step.position && code(step.position);
      return (context) => {
        const pieces = asList(what(context));
        movePieces(context, book, target, pieces, position && numberIn(context, position(context)));
      };
    }
    case 'award':
      return prepareAward(step, ready);
    case 'need': {
      const condition = code(step.condition);
      const when = step.when && code(step.when);
      // An answer that is given very often while moves are tried, and nobody asks from where: one for all times.
      const refused = new Refused({ rule: step.reason, action: ready.name });
      return (context) => {
        if ((!when || when(context) === true) && condition(context) !== true) throw refused;
      };
    }
    case 'impossible':
      return (context) => fault(context, 'impossible', step.rule);
    case 'do': {
      const { of, args } = prepareCall(step.phase, step, code, book);
      return (context) => {
        const given = args.map((arg) => arg(context));
        book.run(context, step.phase, of?.(context), given);
      };
    }
    case 'score': {
      const scorings = step.scorings.map(({ scoring, args }) => ({
        scoring,
        args: prepareCall(`scoring ${scoring}`, { args }, code, book).args,
      }));
      return (context) => {
        for (const { scoring, args } of scorings) {
          const given = args.map((arg) => arg(context));
          for (const value of book.scored(context, scoring))
            book.run(context, `scoring ${scoring}`, value, given);
        }
      };
    }
    case 'if': {
      const branches = step.branches.map(({ condition, body }) => ({
        condition: code(condition),
        body: prepareSteps(body, ready),
      }));
      const otherwise = prepareSteps(step.otherwise, ready);
      return (context) => {
        for (const { condition, body } of branches) if (condition(context) === true) return body(context);
        return otherwise(context);
      };
    }
    case 'repeat':
      return prepareRepeat(step, ready);
    case 'for each': {
      const items = code(step.in);
      const slot = slots.define(step.local);
      const body = prepareSteps(step.body, ready);
      return (context) => {
        const list = asList(items(context));
        for (const item of step.backwards ? list.toReversed() : list) {
          turn(context);
          context.locals[slot] = item;
          if (body(context) === 'left') return 'left';
        }
        return undefined;
      };
    }
    case 'rank': {
      const rank = prepareRank(step.rank, names, book);
      const [local, place, shared] = [step.rank.local, step.place, step.shared].map((name) =>
        slots.define(name),
      ) as [number, number, number];
      const body = prepareSteps(step.body, ready);
      return (context) => {
        for (const one of ranking(context, rank, []).ranked) {
          turn(context);
          context.locals[local] = one.value;
          context.locals[place] = one.place;
          context.locals[shared] = one.shared;
          if (body(context) === 'left') return 'left';
        }
        return undefined;
      };
    }
    case 'leave':
      return () => 'left';
    case 'start': {
      const loop = ready.loops[step.loop]!;
      return (context) => {
        loop.start(context, step.isInside);
      };
    }
  }
}

export function typeIn(locals: readonly Local[], name: string): Type {
  return locals.find((local) => local.name === name)?.type ?? UNKNOWN;
}

/** Puts a value into a thing that can change. */
export function prepareSet(target: Target, value: Expr, names: NameScope, book: Book): StepCode {
  const to = prepareTarget(target, names, book);
  const code = prepare(value, names, book);
  return (context) => {
    const now = code(context);
    if (to.putAll) to.putAll(context, now);
    else to.put(context, to.spot(context), now, false);
  };
}

function prepareRepeat(step: Extract<Step, { is: 'repeat' }>, ready: Ready): StepCode {
  const { names, book } = ready;
  const times = step.times && prepare(step.times, names, book);
  const condition = step.while && prepare(step.while, names, book);
  const body = prepareSteps(step.body, ready);
  return (context) => {
    const most = times ? timesIn(context, times(context)) : Number.POSITIVE_INFINITY;
    for (let pass = 0; pass < most && (!condition || condition(context) === true); pass++) {
      turn(context);
      if (body(context) === 'left') return 'left';
      context.part = step;
    }
    return undefined;
  };
}

const PRICE = number(0, MANY);

function prepareChange(
  step: Extract<Step, { is: 'add' | 'remove' }>,
  pays: boolean,
  names: NameScope,
  book: Book,
): StepCode {
  const target = prepareTarget(step.target, names, book);
  const amount = prepare(step.value, names, book);
  const about = step.target.is === 'field' ? step.target.field : '';
  const value = pays ? fitted(amount, step.value, { name: about, type: PRICE }, book) : amount;
  return (context) => {
    const change = value(context);
    const spot = target.spot(context);
    const now = changed(context, step, spot.box[spot.at] as Value, change);
    target.put(context, spot, now, step.moreIsLost);
  };
}

function changed(
  context: EvaluationContext,
  step: Extract<Step, { is: 'add' | 'remove' }>,
  before: Value,
  change: Value,
): Value {
  if (step.to === 'number') {
    const by = numberIn(context, change);
    return numberIn(context, before) + (step.is === 'add' ? by : -by);
  }
  if (change === null) return fault(context, 'none');
  const items = asList(before);
  if (step.is === 'add')
    return step.to === 'set' ? asSet([...items, ...asList(change)]) : [...items, ...asList(change)];
  return asList(change).reduce<List>((rest, item) => {
    spend(context, rest.length);
    return without(rest, item);
  }, items);
}

/** Without the last one that is equal. */
function without(items: List, value: Value): List {
  const index = items.findLastIndex((item) => same(item, value));
  return index < 0 ? items : items.filter((_, position) => position !== index);
}

/**
 * Adds points. Where a tie shares its places, the amount is worked out for each of those places, added up,
 * divided by the number of those who share, and rounded down.
 */
function prepareAward(step: Extract<Step, { is: 'award' }>, { slots, names, book }: Ready): StepCode {
  const amount = prepare(step.amount, names, book);
  const to = prepare(step.to, names, book);
  const key = step.for && prepare(step.for, names, book);
  const worth = step.pooled ? pooled(step.pooled, amount, slots) : amount;
  return (context) => {
    const points = numberIn(context, worth(context));
    const seat = seatIn(context, to(context));
    award(context.state, seat, step.scoring, key?.(context), points, context.changes);
  };
}

function pooled(locals: { place: string; shared: string }, amount: Code, slots: Slots): Code {
  const [sharedSlot, placeSlot] = [slots.slot(locals.shared), slots.slot(locals.place)];
  return (context) => {
    const count = context.locals[sharedSlot] as number;
    const place = context.locals[placeSlot] as number;
    let total = 0;
    for (let index = 0; index < count; index++) {
      context.locals[placeSlot] = place + index;
      total += numberIn(context, amount(context));
    }
    context.locals[placeSlot] = place;
    return Math.floor(total / count);
  };
}
