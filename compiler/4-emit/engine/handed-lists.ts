import { isCollection } from '../../2-model/types.ts';
import type { Bounds } from '../../3-ir/bounds.ts';
import type { Game, Local } from '../../3-ir/ir.ts';
import { choicesOf, localOf, parametersOf } from '../../3-ir/walk.ts';
import { load, type Operand, own, sum, text } from '../code/build.ts';
import { stmts } from '../code/quote.ts';
import type { Code, Stmt } from '../code/tree.ts';
import type { Emitter } from './emitter.ts';

/** Room for the lists that come from outside: a slot for each argument or choice, each with room for `most` items. */
export interface Handed {
  readonly slots: number;
  readonly most: number;
}

/** For whatever can be called, and for questions about moves. */
export function handedLists(game: Game, bounds: Bounds): Handed {
  const called = [
    ...game.terms.map(({ params }) => params),
    ...game.routines.filter(({ name }) => !name.includes('/')).map(parametersOf),
    ...game.scorings.map(({ routine }) => parametersOf(routine)),
  ].map((params) => roomsOf(bounds, params));
  const asked = game.actions.map((action) => {
    const choices = choicesOf(action).map(({ local }) => localOf(action.effect, local));
    // A question has room for one more than can be chosen: that is enough to see that it is too long.
    return roomsOf(bounds, choices).map((most) => (most < 0 ? most : most + 1));
  });
  return largest([...called, ...asked]);
}

/** For the scorings alone. */
export function handedToScorings(game: Game, bounds: Bounds): Handed {
  return largest(game.scorings.map(({ routine }) => roomsOf(bounds, parametersOf(routine))));
}

/** A word that a caller handed in: an argument, a choice, an option, by its position. */
export function given(at: number): Code {
  return load(sum(own('GIVEN'), at));
}

/** The most words that a caller hands to anything. */
export function mostGiven(game: Game): number {
  return Math.max(
    game.options.length,
    ...game.terms.map(({ params }) => params.length),
    ...game.routines.map(({ params }) => params.length),
    ...game.scorings.map(({ routine }) => routine.params.length),
    ...game.tables.map(({ keys }) => keys.length),
    ...game.actions.map((action) => choicesOf(action).length),
    // Where a script is put at a decision, all that its routine keeps is handed in.
    ...game.routines.map(({ locals }) => locals.length),
  );
}

/** How many words all slots take. */
export function wordsFor({ slots, most }: Handed): number {
  return slots * (1 + most);
}

/** Refuses a list that is longer than the rules ever hand to a parameter. */
export function checkedLength(e: Emitter, list: Operand, param: Local): readonly Stmt[] {
  if (!isCollection(param.type)) return [];
  return stmts`if (m[${list}] > ${e.gen.bounds.ofLocal(param).most}) fault('too-many', ${text(param.name)});`;
}

/** The most items of each; -1 for what is no list. */
function roomsOf(bounds: Bounds, locals: readonly Local[]): number[] {
  return locals.map((local) => (isCollection(local.type) ? bounds.ofLocal(local).most : -1));
}

function largest(rooms: readonly (readonly number[])[]): Handed {
  const slots = Math.max(0, ...rooms.map((one) => 1 + one.findLastIndex((most) => most >= 0)));
  return { slots, most: Math.max(0, ...rooms.flat()) };
}
