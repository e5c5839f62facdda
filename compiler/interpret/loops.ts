import type { Value } from '../2-model/model.ts';
import { itemType, type Type } from '../2-model/types.ts';
import { asList, isList, type List } from '../2-model/values.ts';
import type { Loop } from '../3-ir/ir.ts';
import {
  type Book,
  type EvaluationContext,
  type NameScope,
  type Slots,
  spend,
  timesIn,
} from './evaluation-context.ts';
import { prepare } from './expressions.ts';
import { prepareRank, type RankCode, type Ranked } from './rank.ts';

/** A loop that may stop inside. What is still to come is kept in a slot of the routine, if anything is. */
export interface LoopCode {
  /** Begins it; `isInside`: puts it in its first pass. */
  start(context: EvaluationContext, isInside: boolean): void;
  /** Takes the next item; false: it is over. */
  next(context: EvaluationContext): boolean;
  readonly ranking?: RankingCode;
}

/** A loop through a ranking: the lots drawn so far are kept in a slot too. */
export interface RankingCode {
  readonly rank: RankCode;
  /** Of one who is ranked. */
  readonly type: Type;
  readonly picks: number;
  begin(context: EvaluationContext, ranked: readonly Ranked[]): void;
}

export function prepareLoop(
  loop: Loop,
  number: number,
  slots: Slots,
  names: NameScope,
  book: Book,
): LoopCode {
  if (loop.over === 'condition') {
    const condition = loop.condition && prepare(loop.condition, names, book);
    return { start: () => {}, next: (context) => !condition || condition(context) === true };
  }
  const rest = slots.define(`loop ${number}`);
  switch (loop.over) {
    case 'times': {
      const times = prepare(loop.times, names, book);
      return {
        start: (context, isInside) => {
          const count = timesIn(context, times(context));
          context.locals[rest] = isInside ? Math.max(0, count - 1) : count;
        },
        next: (context) => {
          const count = context.locals[rest] as number;
          if (count === 0) return false;
          context.locals[rest] = count - 1;
          return true;
        },
      };
    }
    case 'items': {
      const items = prepare(loop.in, names, book);
      const local = slots.define(loop.local);
      const next = (context: EvaluationContext): boolean => {
        const item = take(context, rest, loop.backwards);
        if (item !== undefined) context.locals[local] = item;
        return item !== undefined;
      };
      return {
        start: (context, isInside) => {
          context.locals[rest] = asList(items(context));
          if (isInside && !next(context)) context.locals[local] = null;
        },
        next,
      };
    }
    case 'ranking': {
      const all = prepare(loop.rank.in, names, book);
      const rank = prepareRank(loop.rank, names, book);
      const own = [loop.rank.local, loop.place, loop.shared].map((name) => slots.define(name));
      const picks = slots.define(`lots ${number}`);
      const set = (context: EvaluationContext, item: List): void =>
        own.forEach((slot, index) => {
          context.locals[slot] = item[index]!;
        });
      return {
        start: (context) => {
          context.locals[rest] = [];
          set(context, [asList(all(context))[0] ?? null, 1, 1]);
        },
        next: (context) => {
          const item = take(context, rest, false);
          if (item !== undefined && isList(item)) set(context, item);
          return item !== undefined;
        },
        ranking: {
          rank,
          type: itemType(loop.rank.in.type),
          picks,
          begin: (context, ranked) => {
            context.locals[rest] = ranked.map(({ value, place, shared }) => [value, place, shared]);
            context.locals[picks] = null;
          },
        },
      };
    }
  }
}

/** Takes an item off a list in a slot. To copy the rest costs little for each item, but for long lists again and again. */
function take(context: EvaluationContext, slot: number, backwards: boolean): Value | undefined {
  const items = context.locals[slot] as List;
  spend(context, items.length >> 6);
  context.locals[slot] = backwards ? items.slice(0, -1) : items.slice(1);
  return items.at(backwards ? -1 : 0);
}
