// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited
import type { Expr } from '../2-model/model.ts';
import type { Type } from '../2-model/types.ts';
import { itemType, piecesIn } from '../2-model/types.ts';
import type { Choice, End } from '../3-ir/ir.ts';
import { prepareCall } from './checks.ts';
import { prepare } from './expressions.ts';
import { prepareRank, type RankCode } from './rank.ts';
import type { Book, Code, Names, Slots } from './scene.ts';
import { prepareTarget, type TargetCode } from './stores.ts';

/** The ends of blocks, made ready: expressions as code, locals as slots. */
export type EndCode =
  | Extract<End, { end: 'jump' | 'return' }>
  | { readonly end: 'branch'; readonly condition: Code; readonly then: number; readonly otherwise: number }
  | {
      readonly end: 'next';
      readonly list: number;
      readonly local: number | undefined;
      readonly backwards: boolean;
      readonly body: number;
      readonly then: number;
    }
  | {
      readonly end: 'call';
      readonly routine: string;
      readonly args: readonly Code[];
      readonly of: Code | undefined;
      readonly then: number;
    }
  | { readonly end: 'score'; readonly scoring: string; readonly args: readonly Code[]; readonly then: number }
  | {
      readonly end: 'at once';
      readonly over: Code;
      readonly routine: string;
      /** The slot of the seat in the routine; the locals it takes along, as slots here and there. */
      readonly local: number;
      readonly captured: readonly { readonly here: number; readonly there: number }[];
      readonly then: number;
    }
  | {
      readonly end: 'next ranked';
      readonly list: number;
      readonly local: number;
      readonly place: number;
      readonly shared: number;
      readonly body: number;
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
  | {
      readonly end: 'rank';
      readonly rank: RankCode;
      readonly type: Type;
      readonly list: number;
      readonly picks: number;
      readonly then: number;
    };

/** `slotsOf` gives the slots of another routine. */
export function prepareEnd(
  end: End,
  slots: Slots,
  names: Names,
  book: Book,
  slotsOf: (routine: string) => Slots,
): EndCode {
  const code = (expr: Expr): Code => prepare(expr, names, book);
  switch (end.end) {
    case 'jump':
    case 'return':
      return end;
    case 'branch':
      return { end: 'branch', condition: code(end.condition), then: end.then, otherwise: end.otherwise };
    case 'next': {
      const local = end.local === undefined ? undefined : slots.define(end.local);
      const { backwards = false, body, then } = end;
      return { end: 'next', list: slots.slot(end.list), local, backwards, body, then };
    }
    case 'call': {
      const { routine, then } = end;
      return { end: 'call', routine, ...prepareCall('routine', routine, end, code, book), then };
    }
    case 'score': {
      const { scoring, then } = end;
      const { args } = prepareCall('scoring', scoring, { args: end.args }, code, book);
      return { end: 'score', scoring, args, then };
    }
    case 'at once': {
      const there = slotsOf(end.routine);
      const captured = end.captured.map((name) => ({ here: slots.define(name), there: there.define(name) }));
      const local = there.define(end.local);
      return { end: 'at once', over: code(end.over), routine: end.routine, local, captured, then: end.then };
    }
    case 'next ranked': {
      const [local, place, shared] = [
        slots.define(end.local),
        slots.define(end.place),
        slots.define(end.shared),
      ];
      return {
        end: 'next ranked',
        list: slots.slot(end.list),
        local,
        place,
        shared,
        body: end.body,
        then: end.then,
      };
    }
    case 'choice':
      return prepareChoice(end, slots, code, book);
    case 'roll': {
      const { then } = end;
      return {
        end: 'roll',
        what: code(end.what),
        pieces: piecesIn(end.what.type),
        until: end.until && code(end.until),
        then,
      };
    }
    case 'shuffle': {
      const place = prepareTarget(end.place, names, book);
      return { end: 'shuffle', place, pieces: piecesIn(end.place.type), then: end.then };
    }
    case 'draw': {
      const into =
        'local' in end.into
          ? { slot: slots.define(end.into.local) }
          : { target: prepareTarget(end.into.target, names, book) };
      const { then, otherwise } = end;
      return { end: 'draw', from: code(end.from), type: itemType(end.from.type), into, then, otherwise };
    }
    case 'rank': {
      const rank = prepareRank(end.rank, names, book);
      const [list, picks] = [slots.define(end.list), slots.define(end.picks)];
      return { end: 'rank', rank, type: itemType(end.rank.in.type), list, picks, then: end.then };
    }
  }
}

function prepareChoice(end: Choice, slots: Slots, code: (expr: Expr) => Code, book: Book): ChoiceCode {
  return {
    end: 'choice',
    who: code(end.who),
    how: end.how,
    offers: end.offers.map((offer) => ({
      action: offer.action,
      args: prepareCall('action', offer.action, { args: offer.args }, code, book).args,
      when: offer.when && { condition: code(offer.when.condition), reason: offer.when.reason },
      chosen: offer.chosen.map(({ choice, local }) => ({ choice, slot: slots.define(local) })),
      then: offer.then,
    })),
    otherwise: end.otherwise,
  };
}
