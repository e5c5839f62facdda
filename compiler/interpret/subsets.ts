import { present } from '../2-model/types.ts';
import { asSet, type List } from '../2-model/values.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import type { Chooser, Program } from './program.ts';

/** What is found out about one set on the way through all of them. */
export interface Judge {
  /**
   * Looks at a set. `enough`: look no further at all; `no larger`: no larger set can be allowed either; `hopeful`: go
   * on, and no larger set is hopeless.
   */
  visit(set: List): 'enough' | 'no larger' | 'hopeful' | 'go on';
  /** Whether a set and all that lie between it and a larger one are surely refused. */
  isHopeless(largest: List): boolean;
}

/**
 * Goes through every set that can be chosen, each once: by the order of values, a set before those that add to it. Of
 * pieces that are alike in all properties and in their face, the first ones stand for all. True: it was enough.
 */
export function walkSubsets(
  program: Program,
  context: EvaluationContext,
  line: Chooser,
  options: List,
  judge: Judge,
): boolean {
  const items = asSet(options);
  const alike = likeness(program, context, line, items);
  /** By item: the one before it that is like it; a set takes them in this order, so that each comes up once. */
  const before = alike.map((first, index) =>
    first === -1 || first === index ? -1 : alike.lastIndexOf(first, index - 1),
  );
  const taken = items.map(() => false);
  const mayTake = (index: number): boolean => before[index]! < 0 || taken[before[index]!]!;

  /** The largest set that can come of the one taken so far with items from `start` on. */
  const largest = (set: List, start: number): List => {
    const all = [...set];
    const added: number[] = [];
    for (let index = start; index < items.length; index++) {
      if (!mayTake(index)) continue;
      taken[index] = true;
      added.push(index);
      all.push(items[index]!);
    }
    for (const index of added) taken[index] = false;
    return all;
  };

  /** `hopeful`: nothing that can come of this set is hopeless. */
  const extend = (set: List, start: number, hopeful: boolean): boolean => {
    // The largest set that can come of it with the first item was looked at before.
    let known = set.length > 0;
    for (let index = start; index < items.length; index++) {
      if (!mayTake(index)) continue;
      if (!hopeful && !known && judge.isHopeless(largest(set, index))) return false;
      taken[index] = true;
      const next = [...set, items[index]!];
      const found = judge.visit(next);
      const goesOn = found === 'go on' || found === 'hopeful';
      const enough =
        found === 'enough' || (goesOn && extend(next, index + 1, hopeful || found === 'hopeful'));
      taken[index] = false;
      if (enough) return true;
      known = false;
    }
    return false;
  };

  if (line.several === 'any') {
    const found = judge.visit([]);
    if (found === 'enough' || found === 'no larger') return found === 'enough';
  }
  return extend([], 0, false);
}

/** By item: the first one like it among the items; -1 for what is no piece. */
function likeness(program: Program, context: EvaluationContext, line: Chooser, items: List): number[] {
  const type = present(line.type);
  if (type.is !== 'piece') return items.map(() => -1);
  const { alike } = program.board.piecesOf(type.pieces);
  const faces = context.state.faces[type.pieces];
  return items.map((item) =>
    items.findIndex(
      (other) =>
        alike[other as number] === alike[item as number] &&
        faces?.[other as number] === faces?.[item as number],
    ),
  );
}
