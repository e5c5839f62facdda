import type { Value } from '../2-model/model.ts';
import { type Field, ownersOf, type Spot, sizeOf, spotOf, spotsOf } from './fields.ts';
import { decisions } from './moves.ts';
import type { Program } from './program.ts';
import type { Scene } from './scene.ts';
import type { Held, Setup } from './state.ts';
import { asList, isList, type List, same } from './values.ts';

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

/** What a seat may see; null: somebody who sits nowhere. */
export function view(program: Program, scene: Scene, seat: number | null): View {
  const { state } = scene;
  const fields: Record<string, Shown> = {};
  for (const field of program.fields.values()) fields[field.name] = showField(scene, field, seat);
  const faces: Record<string, Value[]> = {};
  for (const name in state.faces) {
    const unseen = unseenPieces(program, scene, name, seat);
    faces[name] = state.faces[name]!.map((face, piece) => (unseen.has(piece) ? null : face));
  }
  return {
    game: state.game,
    setup: state.setup,
    fields,
    faces,
    points: state.points,
    toAct: decisions(program, scene).map(({ who }) => who),
    over: state.over,
  };
}

function isSeen(field: Field, owner: number | null, seat: number | null): boolean {
  const { seenBy } = field.model;
  return seenBy === 'everyone' || (seenBy === 'owner' && owner !== null && owner === seat);
}

/** One field as a seat sees it. */
export function showField(scene: Scene, field: Field, seat: number | null): Shown {
  const size = sizeOf(field, scene.seating);
  const show = (owner: number | null): Shown => {
    const values = Array.from({ length: size }, (_, index) => {
      const { box, at } = spotOf(scene.state, field, owner, index);
      return isSeen(field, owner, seat) ? (box[at] as Value) : hide(field, box[at]!);
    });
    return field.keys.length === 0 ? values[0]! : values;
  };
  return field.shared ? show(null) : ownersOf(field, scene.seating).map(show);
}

function hide(field: Field, held: Held): Hidden {
  return field.pieces !== undefined && isList(held as Value)
    ? { hidden: true, count: (held as List).length }
    : { hidden: true };
}

/** The pieces of a kind that lie in places which this seat does not see. */
function unseenPieces(program: Program, scene: Scene, pieces: string, seat: number | null): Set<Value> {
  const unseen = new Set<Value>();
  for (const field of program.fields.values()) {
    if (field.pieces !== pieces || field.model.seenBy === 'everyone') continue;
    const size = sizeOf(field, scene.seating);
    const owners = ownersOf(field, scene.seating);
    for (const [index, { box, at }] of spotsOf(scene.state, field, scene.seating).entries())
      if (!isSeen(field, owners[Math.floor(index / size)]!, seat))
        for (const piece of asList(box[at] as Value)) unseen.add(piece);
  }
  return unseen;
}

/**
 * Whether nobody has learned anything on the way from one state to another: chance has given nothing, and nothing has
 * changed where somebody does not see everything. Rather too seldom than too often.
 */
export function isNothingTold(program: Program, before: Scene, after: Scene): boolean {
  const { seating } = before;
  if (!isSame(before.state.random, after.state.random)) return false;
  for (const field of program.fields.values()) {
    if (field.model.seenBy === 'everyone') continue;
    const later = spotsOf(after.state, field, seating);
    const stays = ({ box, at }: Spot, index: number): boolean =>
      isSame(box[at], later[index]!.box[later[index]!.at]);
    if (!spotsOf(before.state, field, seating).every(stays)) return false;
  }
  return Object.entries(before.state.faces).every(([name, faces]) =>
    [...unseenPieces(program, before, name, null)].every((piece) =>
      isSame(faces[piece as number], after.state.faces[name]![piece as number]),
    ),
  );
}

function isSame(before: Held | null | undefined, after: Held | null | undefined): boolean {
  return same(before as Value, after as Value);
}
