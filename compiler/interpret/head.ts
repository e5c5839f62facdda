import type { Value } from '../2-model/model.ts';
import { present } from '../2-model/types.ts';
import { enter } from './blocks.ts';
import type { OfferCode } from './ends.ts';
import type { ActionCode, Chooser, Program } from './program.ts';
import { type Scene, spend } from './scene.ts';
import type { Frame } from './state.ts';
import { tryEffect } from './trial.ts';
import { asList, asSet, distinct, isList, type List } from './values.ts';

/** What is told about the moves of an offer on the way through its lines. */
export interface Visitor {
  /** A move is allowed; the action's locals hold what it chooses. True: enough, look no further. */
  allowed(locals: Value[]): boolean;
  /** A line refused; `depth` counts how far it got. */
  refused(depth: number, reason: string, choice?: string): void;
}

export type Choices = Readonly<Record<string, Value>>;

/**
 * Walks the lines of an offered action, for every value that its choices can have, or for those that are
 * given. Listing moves, playing one and explaining a refusal are all this walk. The frame is the phase's.
 */
export function walkOffer(
  program: Program,
  scene: Scene,
  frame: Frame,
  offer: OfferCode,
  who: number,
  given: Choices,
  visitor: Visitor,
): boolean {
  enter(scene, frame);
  if (offer.when && offer.when.condition(scene) !== true) {
    visitor.refused(0, offer.when.reason);
    return false;
  }
  const action = program.action(offer.action);
  const args = offer.args.map((arg) => arg(scene));
  const begun = scene.begun;
  scene.begun = null;
  const candidate = program.begin(scene, action.effect, who, args);
  scene.begun = begun;
  enter(scene, candidate);
  return walkLines(program, scene, action, candidate, 0, given, visitor);
}

function walkLines(
  program: Program,
  scene: Scene,
  action: ActionCode,
  candidate: Frame,
  from: number,
  given: Choices,
  visitor: Visitor,
): boolean {
  const { locals } = candidate;
  for (let index = from; index < action.head.length; index++) {
    const line = action.head[index]!;
    switch (line.is) {
      case 'let':
        locals[line.slot] = line.value(scene);
        break;
      case 'need':
        if ((!line.when || line.when(scene) === true) && line.condition(scene) !== true) {
          visitor.refused(index + 1, line.reason);
          return false;
        }
        break;
      case 'choose': {
        const options = asList(line.from(scene));
        const wanted = given[line.name];
        const values =
          wanted !== undefined
            ? chosen(line, options, wanted)
            : line.several
              ? subsets(program, scene, line, options)
              : line.repeats
                ? distinct(options)
                : options;
        if (values.length === 0) visitor.refused(index + 1, line.reason, line.name);
        for (const value of values) {
          spend(scene, 1);
          locals[line.slot] = value;
          if (walkLines(program, scene, action, candidate, index + 1, given, visitor)) return true;
        }
        return false;
      }
    }
  }
  const reason = action.tries ? tryEffect(program, scene, candidate) : undefined;
  if (reason === undefined) return visitor.allowed(locals);
  visitor.refused(action.head.length + 1, reason);
  return false;
}

/** The value wanted, if it can be chosen. */
function chosen(line: Chooser, options: List, wanted: Value): readonly Value[] {
  if (!line.several) return options.includes(wanted) ? [wanted] : [];
  if (!isList(wanted) || !wanted.every((item) => options.includes(item))) return [];
  return wanted.length > 0 || line.several === 'any' ? [asSet(wanted)] : [];
}

/**
 * Every set that can be chosen, each once: by the order of values, a set before those that add to it. Of
 * pieces that are alike in all properties and in their face, the first ones stand for all.
 */
function subsets(program: Program, scene: Scene, line: Chooser, options: List): Value[] {
  const items = asSet(options);
  const alike = likeness(program, scene, line, items);
  const found: Value[] = line.several === 'any' ? [[]] : [];
  const extend = (set: List, start: number): void => {
    for (let index = start; index < items.length; index++) {
      // A piece comes in only after all that are like it and stand before it: so each set comes up once.
      const passedBy = items.some(
        (item, at) => at < index && alike[at] === alike[index] && !set.includes(item),
      );
      if (passedBy && alike[index] !== -1) continue;
      const next = [...set, items[index]!];
      spend(scene, next.length);
      found.push(next);
      extend(next, index + 1);
    }
  };
  extend([], 0);
  return found;
}

/** By item: the first one like it among the items; -1 for what is no piece. */
function likeness(program: Program, scene: Scene, line: Chooser, items: List): number[] {
  const type = present(line.type);
  if (type.is !== 'piece') return items.map(() => -1);
  const { alike } = program.board.piecesOf(type.pieces);
  const faces = scene.state.faces[type.pieces];
  return items.map((item) =>
    items.findIndex(
      (other) =>
        alike[other as number] === alike[item as number] &&
        faces?.[other as number] === faces?.[item as number],
    ),
  );
}
