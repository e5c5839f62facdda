import type { Value } from '../2-model/model.ts';
import { itemType } from '../2-model/types.ts';
import { asList, isList, type List, same } from '../2-model/values.ts';
import type { ChanceEvent } from './chance.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { type Field, ownersOf, type Spot, sizeOf, spotOf, spotsOf } from './fields.ts';
import { decisions } from './moves.ts';
import type { Program } from './program.ts';
import type { Held, Setup } from './state.ts';

/** What is not shown; of a place the number of pieces is. */
export type Hidden = { readonly hidden: true; readonly count?: number };
export type Shown = Value | Hidden | readonly Shown[];

/** What somebody may see of a game. */
export interface View {
  readonly game: string;
  readonly setup: Setup;
  /** As in the state, with what is hidden replaced. */
  readonly fields: Readonly<Record<string, Shown>>;
  /** The faces; null for pieces that lie where they are not seen. */
  readonly faces: Readonly<Record<string, readonly Value[]>>;
  readonly points: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  readonly toAct: readonly number[];
  readonly over: boolean;
}

/** Who looks: a player, by the seat from 0, or somebody who sits nowhere. */
export type Viewer = number | 'spectator';

/** What somebody may see. */
export function view(program: Program, context: EvaluationContext, seat: Viewer): View {
  const { state } = context;
  const fields: Record<string, Shown> = {};
  for (const field of program.fields.values()) fields[field.name] = showField(context, field, seat);
  const faces: Record<string, Value[]> = {};
  for (const name in state.faces) {
    const unseen = unseenPieces(program, context, name, seat);
    faces[name] = state.faces[name]!.map((face, piece) => (unseen.has(piece) ? null : face));
  }
  return {
    game: state.game,
    setup: state.setup,
    fields,
    faces,
    points: state.points,
    toAct: decisions(program, context).map(({ who }) => who),
    over: state.over,
  };
}

function isSeen(field: Field, owner: number | null, seat: Viewer): boolean {
  const { seenBy } = field.model;
  return seenBy === 'everyone' || (seenBy === 'owner' && owner !== null && owner === seat);
}

/** One field as a seat sees it. */
export function showField(context: EvaluationContext, field: Field, seat: Viewer): Shown {
  const size = sizeOf(field, context.seating);
  const show = (owner: number | null): Shown => {
    const values = Array.from({ length: size }, (_, index) => {
      const { box, at } = spotOf(context.state, field, owner, index);
      return isSeen(field, owner, seat) ? (box[at] as Value) : hide(field, box[at]!);
    });
    return field.keys.length === 0 ? values[0]! : values;
  };
  return field.shared ? show(null) : ownersOf(field, context.seating).map(show);
}

function hide(field: Field, held: Held): Hidden {
  return field.pieces !== undefined && isList(held as Value)
    ? { hidden: true, count: (held as List).length }
    : { hidden: true };
}

/** Where a field holds what this seat does not see; the same spots, in the same order, in every state of a game. */
function unseenSpots({ state, seating }: EvaluationContext, field: Field, seat: Viewer): Spot[] {
  if (field.model.seenBy === 'everyone') return [];
  const size = sizeOf(field, seating);
  const owners = ownersOf(field, seating);
  return spotsOf(state, field, seating).filter(
    (_, index) => !isSeen(field, owners[Math.floor(index / size)]!, seat),
  );
}

/** The pieces of a kind that lie in places which this seat does not see. */
function unseenPieces(
  program: Program,
  context: EvaluationContext,
  pieces: string,
  seat: Viewer,
): Set<Value> {
  const unseen = new Set<Value>();
  for (const field of program.fields.values())
    if (field.pieces === pieces)
      for (const { box, at } of unseenSpots(context, field, seat))
        for (const piece of asList(box[at] as Value)) unseen.add(piece);
  return unseen;
}

/**
 * Whether nobody has learned anything on the way from one state to another: chance has given nothing, and nothing has
 * changed where somebody does not see everything. Rather too seldom than too often.
 */
export function isNothingTold(
  program: Program,
  before: EvaluationContext,
  after: EvaluationContext,
): boolean {
  const { seating } = before;
  if (!isSame(before.state.random, after.state.random)) return false;
  for (const field of program.fields.values()) {
    if (field.model.seenBy === 'everyone') continue;
    if (!isUnchanged(spotsOf(before.state, field, seating), spotsOf(after.state, field, seating)))
      return false;
  }
  return Object.entries(before.state.faces).every(([name, faces]) =>
    [...unseenPieces(program, before, name, 'spectator')].every((piece) =>
      isSame(faces[piece as number], after.state.faces[name]![piece as number]),
    ),
  );
}

/** What chance has given, and how the game stood before and after it. */
export interface Given {
  readonly event: ChanceEvent;
  readonly outcome: Value;
  readonly before: EvaluationContext;
  readonly after: EvaluationContext;
}

/**
 * Whether a seat may be told what chance has given: pieces, where all of them are seen afterwards; anything else unless
 * something that is no piece has changed where the seat does not see it, since that may well be the outcome. Rather too
 * seldom than too often.
 */
export function isOutcomeSeen(
  program: Program,
  { event, outcome, before, after }: Given,
  seat: Viewer,
): boolean {
  const isOfAll = event.is === 'roll' || event.is === 'shuffle';
  const item = isOfAll ? ({ is: 'piece', pieces: event.of } as const) : itemType(event.type);
  if (item.is === 'piece') {
    const unseen = unseenPieces(program, after, item.pieces, seat);
    return !asList(isOfAll ? event.pieces : outcome).some((piece) => unseen.has(piece));
  }
  return [...program.fields.values()].every(
    (field) =>
      field.pieces !== undefined ||
      isUnchanged(unseenSpots(before, field, seat), unseenSpots(after, field, seat)),
  );
}

function isUnchanged(before: readonly Spot[], after: readonly Spot[]): boolean {
  return before.every(({ box, at }, index) => isSame(box[at], after[index]!.box[after[index]!.at]));
}

function isSame(before: Held | null | undefined, after: Held | null | undefined): boolean {
  return same(before as Value, after as Value);
}
