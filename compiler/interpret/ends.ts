// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited

import { broken } from '../2-model/fault.ts';
import type { Expr } from '../2-model/model.ts';
import { itemType, piecesIn, type Type } from '../2-model/types.ts';
import type { Choice, End } from '../3-ir/ir.ts';
import { prepareCall } from './checks.ts';
import type { Code, Slots } from './evaluation-context.ts';
import { prepare } from './expressions.ts';
import type { LoopCode, RankingCode } from './loops.ts';
import type { Ready } from './steps.ts';
import { prepareTarget, type TargetCode } from './stores.ts';

/** The ends of blocks, made ready: expressions as code, locals as slots. */
export type EndCode =
  | Extract<End, { end: 'jump' | 'return' }>
  | { readonly end: 'branch'; readonly condition: Code; readonly then: number; readonly otherwise: number }
  | { readonly end: 'next'; readonly loop: LoopCode; readonly body: number; readonly then: number }
  | {
      readonly end: 'call';
      readonly routine: string;
      readonly args: readonly Code[];
      readonly of: Code | undefined;
      readonly then: number;
    }
  | {
      readonly end: 'at once';
      readonly over: Code;
      readonly routine: string;
      /** The locals that the branches take along, as slots here and there. */
      readonly captured: readonly { readonly here: number; readonly there: number }[];
      readonly then: number;
    }
  | ChoiceCode
  | ChanceCode;

export interface ChoiceCode {
  readonly end: 'choice';
  readonly who: Code;
  readonly how: Choice['how'];
  readonly offers: readonly OfferCode[];
  readonly otherwise: number;
}

export interface OfferCode {
  readonly action: string;
  readonly args: readonly Code[];
  readonly when: { readonly condition: Code; readonly reason: string } | undefined;
  readonly chosen: readonly { readonly choice: string; readonly slot: number }[];
  readonly then: number;
}

/** The ends where chance may decide. */
export type ChanceCode =
  | {
      readonly end: 'roll';
      readonly what: Code;
      readonly pieces: string;
      readonly until: Code | undefined;
      readonly then: number;
    }
  | { readonly end: 'shuffle'; readonly place: TargetCode; readonly pieces: string; readonly then: number }
  | {
      readonly end: 'draw';
      readonly from: Code;
      readonly type: Type;
      readonly into: { readonly slot: number } | { readonly target: TargetCode };
      readonly then: number;
      readonly otherwise: number;
    }
  | { readonly end: 'rank'; readonly ranking: RankingCode; readonly then: number };

/** `slotsOf` gives the slots of another routine. */
export function prepareEnd(end: End, ready: Ready, slotsOf: (routine: string) => Slots): EndCode {
  const { slots, names, book } = ready;
  const code = (expr: Expr): Code => prepare(expr, names, book);
  switch (end.end) {
    case 'jump':
    case 'return':
      return end;
    case 'branch':
      return { ...end, condition: code(end.condition) };
    case 'next':
      return { ...end, loop: ready.loops[end.loop]! };
    case 'call':
      return { ...end, ...prepareCall(end.routine, end, code, book) };
    case 'at once': {
      const there = slotsOf(end.routine);
      const captured = end.captured.map((name) => ({ here: slots.slot(name), there: there.define(name) }));
      const { routine, then } = end;
      return { end: 'at once', over: code(end.over), routine, captured, then };
    }
    case 'choice':
      return prepareChoice(end, ready);
    case 'roll': {
      const pieces = piecesIn(end.what.type);
      return { ...end, what: code(end.what), pieces, until: end.until && code(end.until) };
    }
    case 'shuffle':
      return { ...end, place: prepareTarget(end.place, names, book), pieces: piecesIn(end.place.type) };
    case 'draw': {
      const into =
        'local' in end.into
          ? { slot: slots.define(end.into.local) }
          : { target: prepareTarget(end.into.target, names, book) };
      return { ...end, from: code(end.from), type: itemType(end.from.type), into };
    }
    case 'rank': {
      const { ranking = broken('a ranking') } = ready.loops[end.loop]!;
      return { end: 'rank', ranking, then: end.then };
    }
  }
}

function prepareChoice(end: Choice, { slots, names, book }: Ready): ChoiceCode {
  const code = (expr: Expr): Code => prepare(expr, names, book);
  return {
    ...end,
    who: code(end.who),
    offers: end.offers.map(({ action, args, when, chosen, then }) => ({
      action,
      args: prepareCall(`action ${action}`, { args }, code, book).args,
      when: when && { condition: code(when.condition), reason: when.reason },
      chosen: chosen.map(({ choice, local }) => ({ choice, slot: slots.define(local) })),
      then,
    })),
  };
}
