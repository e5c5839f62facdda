import { broken } from '../2-model/fault.ts';
import type { Target, Value } from '../2-model/model.ts';
import { piecesIn, present, type Type } from '../2-model/types.ts';
import { asList, asSet, distinct, isList, type List } from '../2-model/values.ts';
import { MOST_ITEMS } from '../limits.ts';
import { checked } from './checks.ts';
import {
  type Book,
  change,
  type EvaluationContext,
  fault,
  fieldOf,
  type NameScope,
  seatIn,
  spend,
} from './evaluation-context.ts';
import { prepare } from './expressions.ts';
import { type Field, keyIndex, type Spot, sizeOf, spotOf } from './fields.ts';
import type { Held } from './state.ts';

/** A thing that can change: where it is now, and how a value is put there. */
export interface TargetCode {
  spot(context: EvaluationContext): Spot;
  /** Puts a value there, checked; what exceeds the most it can hold is a fault, or lost. */
  put(context: EvaluationContext, spot: Spot, value: Value, moreIsLost: boolean): void;
  /** The same for all of a field with keys, or all faces: one value for all, or a list with one for each. */
  putAll?(context: EvaluationContext, value: Value): void;
  readonly field: Field | undefined;
}

export function prepareTarget(target: Target, names: NameScope, book: Book): TargetCode {
  return target.is === 'face' ? prepareFace(target, names, book) : prepareFieldTarget(target, names, book);
}

/** The face of a piece, or of several at once. */
function prepareFace(target: Extract<Target, { is: 'face' }>, names: NameScope, book: Book): TargetCode {
  const of = prepare(target.of, names, book);
  const pieces = piecesIn(target.of.type);
  const face = book.board.piecesOf(pieces).model.face ?? broken(`the face of ${pieces}`);
  const spotFor = (context: EvaluationContext, piece: Value): Spot => ({
    box: context.state.faces[pieces] as unknown as Spot['box'],
    at: typeof piece === 'number' ? piece : fault(context, 'none', pieces),
  });
  const put: TargetCode['put'] = (context, spot, value, moreIsLost) => {
    const now = checked(context, book, face, moreIsLost ? atMost(face, value) : value, pieces);
    change(context.changes, spot.box, spot.at, now);
  };
  const one: TargetCode = { spot: (context) => spotFor(context, of(context)), put, field: undefined };
  if (present(target.of.type).is !== 'collection') return one;
  return {
    ...one,
    putAll: (context, value) => {
      const all = asList(of(context));
      putEach(context, value, all.length, true, pieces, (index, face) =>
        put(context, spotFor(context, all[index]!), face, false),
      );
    },
  };
}

/** The same value for all, or, where one holds no collection, a list with a value for each. */
function putEach(
  context: EvaluationContext,
  value: Value,
  count: number,
  mayBeEach: boolean,
  about: string,
  put: (index: number, value: Value) => void,
): void {
  const each = mayBeEach && isList(value);
  if (each && value.length !== count) fault(context, 'wrong-value', about);
  for (let index = 0; index < count; index++) put(index, each ? value[index]! : value);
}

function prepareFieldTarget(
  target: Extract<Target, { is: 'field' }>,
  names: NameScope,
  book: Book,
): TargetCode {
  const field = fieldOf(book, target.field);
  const keys = target.keys.map((key) => prepare(key, names, book));
  const of = target.of && prepare(target.of, names, book);
  const owner = (context: EvaluationContext): number | null => {
    if (!of) return null;
    const seat = seatIn(context, of(context));
    return (context.state.fields[field.name] as Held[])[seat] === undefined
      ? fault(context, 'no-such-key', field.name)
      : seat;
  };
  const put: TargetCode['put'] = (context, spot, value, moreIsLost) =>
    putField(context, book, field, spot, value, moreIsLost || field.model.moreIsLost);
  const result: TargetCode = {
    spot: (context) => {
      const seat = owner(context);
      const values = keys.map((key) => key(context));
      const index = keyIndex(field, values, context.seating);
      return index < 0
        ? fault(context, 'no-such-key', field.name)
        : spotOf(context.state, field, seat, index);
    },
    put,
    field,
  };
  if (!target.whole || field.keys.length === 0) return result;
  return {
    ...result,
    putAll: (context, value) => {
      const seat = owner(context);
      const size = sizeOf(field, context.seating);
      putEach(context, value, size, field.form === undefined, field.name, (index, one) =>
        put(context, spotOf(context.state, field, seat, index), one, false),
      );
    },
  };
}

/** Puts a value into a field: checked, one value as a collection of it alone, a set in order, pieces moved. */
export function putField(
  context: EvaluationContext,
  book: Book,
  field: Field,
  spot: Spot,
  value: Value,
  moreIsLost: boolean,
): void {
  const { type, upTo } = field.model;
  if (field.single) {
    const piece = checked(context, book, type, value, field.name);
    if (piece !== null) takeAway(context, book, field.pieces!, [piece]);
    change(context.changes, spot.box, spot.at, piece);
    return;
  }
  if (field.form === undefined) {
    const now = checked(context, book, type, moreIsLost ? atMost(type, value) : value, field.name);
    change(context.changes, spot.box, spot.at, now);
    return;
  }
  const items = checked(context, book, type, value === null ? null : asList(value), field.name) as List;
  if (field.pieces !== undefined) {
    takeAway(context, book, field.pieces, items);
    change(context.changes, spot.box, spot.at, distinct(items));
    return;
  }
  const kept = field.form === 'set' ? asSet(items) : items;
  const limit = upTo ?? MOST_ITEMS;
  if (kept.length > limit && !moreIsLost) fault(context, 'too-many', field.name);
  change(context.changes, spot.box, spot.at, kept.slice(0, limit));
}

function atMost(type: Type, value: Value): Value {
  const range = present(type);
  return range.is === 'number' && typeof value === 'number' ? Math.min(value, range.to) : value;
}

/** Takes pieces out of whatever places they lie in; each lies in one at most, as whatever puts it down does this first. */
function takeAway(context: EvaluationContext, book: Book, pieces: string, items: List): void {
  let left = items.length;
  for (const field of book.places.get(pieces)!) {
    if (left === 0) return;
    left -= field.single ? takeSingles(context, field, items) : takeFrom(context, field, items);
  }
}

/** Out of all places of one field; how many lay there. Without a spot for each, as this is done at every move. */
function takeFrom(context: EvaluationContext, field: Field, items: List): number {
  const { fields } = context.state;
  const held = fields[field.name] as Held[];
  if (field.keys.length === 0)
    return field.shared
      ? takeFromPlace(context, fields, field.name, items)
      : takeFromEach(context, held, items);
  if (field.shared) return takeFromEach(context, held, items);
  let taken = 0;
  for (const own of held) taken += takeFromEach(context, own as Held[], items);
  return taken;
}

function takeFromEach(context: EvaluationContext, places: Held[], items: List): number {
  let taken = 0;
  for (let index = 0; index < places.length; index++) taken += takeFromPlace(context, places, index, items);
  return taken;
}

function takeFromPlace(
  context: EvaluationContext,
  box: Spot['box'] | Held[],
  at: string | number,
  items: List,
): number {
  const here = (box as Spot['box'])[at] as List;
  spend(context, 1 + here.length * items.length);
  if (here.length === 0 || !here.some((piece) => items.includes(piece))) return 0;
  const rest = here.filter((piece) => !items.includes(piece));
  change(context.changes, box, at, rest);
  return here.length - rest.length;
}

/** The same for places for one: there may be many, and few of them hold something. */
function takeSingles(context: EvaluationContext, field: Field, items: List): number {
  const held = context.state.fields[field.name]!;
  const owners = field.shared ? [held] : (held as Held[]);
  spend(context, owners.length);
  let taken = 0;
  for (let seat = 0; seat < owners.length; seat++) {
    const own = owners[seat]!;
    for (const piece of items) {
      if (field.keys.length > 0) {
        const index = (own as Held[]).indexOf(piece);
        if (index < 0) continue;
        change(context.changes, own as Held[], index, null);
        taken++;
      } else if (own === piece) {
        const { box, at } = spotOf(context.state, field, field.shared ? null : seat, 0);
        change(context.changes, box, at, null);
        taken++;
      }
    }
  }
  return taken;
}

/** Pieces leave where they lie and arrive at the end of a place, or as number `position`, counted from 1. */
export function movePieces(
  context: EvaluationContext,
  book: Book,
  target: TargetCode,
  items: List,
  position: number | undefined,
): void {
  const { field } = target;
  const pieces = field?.pieces ?? broken('a move to what is no place');
  const spot = target.spot(context);
  const moving = distinct(items);
  takeAway(context, book, pieces, moving);
  if (field?.single) {
    if (moving.length > 1 || (moving.length > 0 && spot.box[spot.at] !== null))
      fault(context, 'too-many', field.name);
    if (moving.length > 0) change(context.changes, spot.box, spot.at, moving[0]!);
    return;
  }
  const here = spot.box[spot.at] as List;
  const before = position === undefined ? here.length : position - 1;
  if (before < 0 || before > here.length) fault(context, 'out-of-range', field?.name);
  const now = [...here.slice(0, before), ...moving, ...here.slice(before)];
  change(context.changes, spot.box, spot.at, now);
}
