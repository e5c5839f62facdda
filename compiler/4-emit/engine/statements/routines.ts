import type { Action, Local, Routine, Step } from '../../../3-ir/ir.ts';
import { choicesOf, localOf, localsIn, parametersOf } from '../../../3-ir/walk.ts';
import type { Code, Name } from '../../code/tree.ts';
import { type Emitter, Writer } from '../emitter.ts';
import { usedInEffect } from '../facts.ts';
import { letAll, parameters } from '../values/terms.ts';

/** The functions for phases, scorings and effects in which nobody decides anything. */

export function phaseFunction(e: Emitter, name: string): Name {
  const phase = e.facts.routine(name);
  const owner = phase.owner === undefined ? [] : [localOf(phase, phase.owner)];
  return routineFunction(e, 'phase', name, name, plainSteps(phase), [...owner, ...parametersOf(phase)]);
}

export function scoringFunction(e: Emitter, name: string): Name {
  const { routine, each, forEach } = e.gen.game.scorings.find((one) => one.name === name)!;
  const locals = [{ name: each, type: forEach }, ...parametersOf(routine)];
  return routineFunction(e, 'scoring', name, `score ${name}`, plainSteps(routine), locals);
}

export function effectFunction(e: Emitter, action: Action): Name {
  const steps = untriedSteps(e, action);
  return routineFunction(
    e,
    'action',
    action.name,
    `do ${action.name}`,
    steps,
    effectParameters(action),
    action,
  );
}

/** The steps of an effect without the conditions that were asked when the move was tried, and without what was named only for them. */
function untriedSteps(e: Emitter, { effect }: Action): readonly Step[] {
  const isNeed = (step: Step): boolean => step.is === 'need' && !e.secrets.concern(step);
  const needed = plainSteps(effect).filter((step) => !isNeed(step));
  const used = localsIn(needed);
  return needed.filter((step) => step.is !== 'let' || used.has(step.local) || e.secrets.concern(step));
}

/** The steps of a routine that never stops: it is a single block. */
function plainSteps({ blocks }: Routine): readonly Step[] {
  return blocks[0]!.steps;
}

function routineFunction(
  e: Emitter,
  sort: 'phase' | 'scoring' | 'action',
  name: string,
  hint: string,
  steps: readonly Step[],
  locals: readonly Local[],
  action?: Action,
): Name {
  return e.gen.function(`${sort} ${name}`, hint, () => {
    const { w, params } = parameters(new Writer(e), locals, action && 'as numbers');
    (action ? inEffect(w, action) : w).steps(steps);
    return { ...e.doc(sort, name), params, body: w };
  });
}

/** What is passed to the effect of an action: who acts, and what its lines look at of parameters and choices. */
export function effectParameters(action: Action): Local[] {
  const used = usedInEffect(action);
  const given = [...action.params, ...choicesOf(action).map(({ local }) => local)];
  return [action.owner, ...given.filter((local) => used.has(local))].map((name) =>
    localOf(action.effect, name),
  );
}

/** What is known where the head of an action is walked through: who acts, and the parameters. */
export function headParameters({ owner, params, effect }: Action): Local[] {
  return [owner, ...params].map((name) => localOf(effect, name));
}

/** The arguments for these parameters, all of them as numbers. */
export function effectArguments(w: Writer, action: Action): Code[] {
  return effectParameters(action).map(({ name }) => w.passed(name));
}

/** Where the effect of an action is written: with the names that its head gives to values. */
export function inEffect(w: Writer, action: Action): Writer {
  const used = usedInEffect(action);
  const lets = action.head.flatMap((line) => (line.is === 'let' && used.has(line.local) ? [line] : []));
  return letAll(w, lets);
}
