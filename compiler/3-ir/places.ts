import type { Bare } from '../2-model/model.ts';
import type { Place } from '../problems/problem.ts';

/** Beside the intermediate form and not in it: the same rules give the same bytes, wherever they stand. */
const places = new WeakMap<object, Place>();

export function notePlace(part: object, at: Place): void {
  places.set(part, at);
}

/** Where the statement stands that a part was made from. */
export function placeOfPart(part: object): Place | undefined {
  return places.get(part);
}

/** A declaration or a statement without its own place, and without what only the checker asks of it. */
export function bare<T extends { readonly at: unknown }>(declaration: T): Bare<T> {
  const {
    at: _,
    conjuncts: __,
    followed: ___,
    ...rest
  } = declaration as T & Record<'conjuncts' | 'followed', unknown>;
  return rest as unknown as Bare<T>;
}

/** A tree without any places: the same rules give the same bytes. */
export function unplaced<T>(tree: T): T {
  return JSON.parse(JSON.stringify(tree, (_, value) => (isPlace(value) ? undefined : value)));
}

function isPlace(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'file' in value && 'start' in value;
}
