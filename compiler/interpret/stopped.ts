import type { GameModel, ScriptModel } from '../2-model/model.ts';
import type { Game } from '../3-ir/ir.ts';
import { placeOfPart } from '../3-ir/places.ts';
import { partsOf } from '../3-ir/walk.ts';
import type { Place } from '../problems/problem.ts';

/** Which of all parts of a game this is, as a number that can be handed to another thread. */
export function numberOfPart(game: Game, part: object): number {
  return (partsOf(game) as readonly object[]).indexOf(part);
}

/** Where rules could not go on: the line, or else the declaration that was running; undefined if none was. */
export function placeOfStop(model: GameModel, routine: string, part: object | undefined): Place | undefined {
  return (part && placeOfPart(part)) ?? scriptOf(model, routine)?.at;
}

/** The script that a routine was made from: `action NAME`, `scoring NAME`, a phase, or what it does at once (`PHASE/LOCAL`). */
export function scriptOf({ phases, actions, scorings }: GameModel, routine: string): ScriptModel | undefined {
  const [, sort, name] = /^(action |scoring )?([^/]*)/.exec(routine)!;
  const scripts = sort === undefined ? phases : sort === 'action ' ? actions : scorings;
  return scripts.find((one) => one.name === name);
}
