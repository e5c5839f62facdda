import type { Place } from '../problems/problem.ts';
import type { End, HeadLine, Step } from './ir.ts';

/** What is run of the rules at one time. */
export type Part = Step | End | HeadLine;

/** Beside the intermediate form and not in it: the same rules give the same bytes, wherever they stand. */
const places = new WeakMap<Part, Place>();

export function notePlace(part: Part, at: Place): void {
  places.set(part, at);
}

/** Where the statement stands that a part was made from. */
export function placeOfPart(part: Part): Place | undefined {
  return places.get(part);
}
