import type { GameModel, ScriptModel } from '../2-model/model.ts';
import type { Game } from '../3-ir/ir.ts';
import { type Part, placeOfPart } from '../3-ir/places.ts';
import type { Place } from '../problems/problem.ts';
import { allRoutines } from './coverage.ts';
import type { Fault } from './fault.ts';
import { HEAD } from './scene.ts';

/** The part of the rules at which they could not go on; undefined outside of any routine. */
export function partAt(game: Game, { routine, at }: Pick<Fault, 'routine' | 'at'>): Part | undefined {
  if (!at) return undefined;
  if (at.block === HEAD) return game.actions.find(({ name }) => `action ${name}` === routine)?.head[at.step];
  const block = allRoutines(game).get(routine)?.blocks[at.block];
  return block?.steps[at.step] ?? block?.end;
}

/** Where rules could not go on: the line, or else the declaration that was running; undefined if none was. */
export function placeOfStop(model: GameModel, routine: string, part: Part | undefined): Place | undefined {
  return (part && placeOfPart(part)) ?? scriptOf(model, routine)?.at;
}

/** The script that a routine was made from: `action NAME`, `scoring NAME`, a phase, or what it does at once (`PHASE/LOCAL`). */
export function scriptOf({ phases, actions, scorings }: GameModel, routine: string): ScriptModel | undefined {
  const [, sort, name] = /^(action |scoring )?([^/]*)/.exec(routine)!;
  const scripts = sort === undefined ? phases : sort === 'action ' ? actions : scorings;
  return scripts.find((one) => one.name === name);
}
