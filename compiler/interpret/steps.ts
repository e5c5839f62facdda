import type { Value } from '../2-model/model.ts';
import { MANY, number, type Type, UNKNOWN } from '../2-model/types.ts';
import { asList, asSet, type List, same } from '../2-model/values.ts';
import type { Step } from '../3-ir/ir.ts';
import { fitted } from './checks.ts';
import { prepare } from './expressions.ts';
import { Refused } from './fault.ts';
import { award } from './points.ts';
import {
  type Book,
  type Code,
  fault,
  type Names,
  numberIn,
  type Scene,
  type Slots,
  seatIn,
  spend,
} from './scene.ts';
import { movePieces, prepareTarget } from './stores.ts';

export type StepCode = (scene: Scene) => void;

/** What is known of a step from where it stands. */
export interface StepPlace {
  /** For a `let`: the type of the local. */
  readonly type: Type;
  /** It takes away a price: nothing, or something, but never less. */
  readonly pays: boolean;
}

/** Makes a step ready; `action` is what a refusal is about. */
export function prepareStep(
  step: Step,
  action: string,
  slots: Slots,
  names: Names,
  book: Book,
  { type, pays }: StepPlace = { type: UNKNOWN, pays: false },
): StepCode {
  switch (step.do) {
    case 'let': {
      const slot = slots.define(step.local);
      const local = { name: step.local, type };
      const value = fitted(prepare(step.value, names, book), step.value, local, book);
      return (scene) => {
        scene.locals[slot] = value(scene);
      };
    }
    case 'set': {
      const target = prepareTarget(step.target, names, book);
      const value = prepare(step.value, names, book);
      if (target.putAll) return (scene) => target.putAll!(scene, value(scene));
      return (scene) => {
        const now = value(scene);
        target.put(scene, target.spot(scene), now, false);
      };
    }
    case 'add':
    case 'remove':
      return prepareChange(step, pays, names, book);
    case 'move': {
      const what = prepare(step.what, names, book);
      const target = prepareTarget(step.to, names, book);
      const position = step.position && prepare(step.position, names, book);
      return (scene) => {
        const pieces = asList(what(scene));
        movePieces(scene, book, target, pieces, position && numberIn(scene, position(scene)));
      };
    }
    case 'award':
      return prepareAward(step, slots, names, book);
    case 'require': {
      const condition = prepare(step.condition, names, book);
      const when = step.when && prepare(step.when, names, book);
      // An answer that is given very often while moves are tried, and nobody asks from where: one for all times.
      const refused = new Refused({ rule: step.reason, action });
      return (scene) => {
        if ((!when || when(scene) === true) && condition(scene) !== true) throw refused;
      };
    }
    case 'impossible':
      return (scene) => fault(scene, 'impossible', step.rule);
  }
}

const PRICE = number(0, MANY);

function prepareChange(
  step: Extract<Step, { do: 'add' | 'remove' }>,
  pays: boolean,
  names: Names,
  book: Book,
): StepCode {
  const target = prepareTarget(step.target, names, book);
  const amount = prepare(step.value, names, book);
  const about = step.target.is === 'field' ? step.target.field : '';
  const value = pays ? fitted(amount, step.value, { name: about, type: PRICE }, book) : amount;
  return (scene) => {
    const change = value(scene);
    const spot = target.spot(scene);
    const now = changed(scene, step, spot.box[spot.at] as Value, change);
    target.put(scene, spot, now, step.moreIsLost);
  };
}

function changed(
  scene: Scene,
  step: Extract<Step, { do: 'add' | 'remove' }>,
  before: Value,
  change: Value,
): Value {
  if (step.to === 'number') {
    const by = numberIn(scene, change);
    return numberIn(scene, before) + (step.do === 'add' ? by : -by);
  }
  if (change === null) return fault(scene, 'none');
  const items = asList(before);
  if (step.do === 'add')
    return step.to === 'set' ? asSet([...items, ...asList(change)]) : [...items, ...asList(change)];
  return asList(change).reduce<List>((rest, item) => {
    spend(scene, rest.length);
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
function prepareAward(
  step: Extract<Step, { do: 'award' }>,
  slots: Slots,
  names: Names,
  book: Book,
): StepCode {
  const amount = prepare(step.amount, names, book);
  const to = prepare(step.to, names, book);
  const key = step.for && prepare(step.for, names, book);
  const worth = step.pooled ? pooled(step.pooled, amount, slots) : amount;
  return (scene) => {
    const points = numberIn(scene, worth(scene));
    const seat = seatIn(scene, to(scene));
    award(scene.state, seat, step.scoring, key?.(scene), points, scene.changes);
  };
}

function pooled(locals: { place: string; shared: string }, amount: Code, slots: Slots): Code {
  const [sharedSlot, placeSlot] = [slots.slot(locals.shared), slots.slot(locals.place)];
  return (scene) => {
    const places = scene.locals[sharedSlot] as List;
    const place = scene.locals[placeSlot]!;
    let total = 0;
    for (const one of places) {
      scene.locals[placeSlot] = one;
      total += numberIn(scene, amount(scene));
    }
    scene.locals[placeSlot] = place;
    return Math.floor(total / places.length);
  };
}
