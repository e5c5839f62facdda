import type { Local } from '../../../2-model/model.ts';
import type { Action, Routine } from '../../../3-ir/ir.ts';
import { choicesOf, localOf, parametersOf } from '../../../3-ir/walk.ts';
import { func } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import { usedInEffect } from '../facts.ts';
import { passed, type Scope } from '../gen.ts';
import { letIn, parameters } from '../values/terms.ts';

/** The functions for phases, scorings and effects in which nobody decides anything. */

export function phaseFunction(e: Emitter, name: string): Name {
  const phase = e.facts.routine(name);
  const owner = phase.owner === undefined ? [] : [localOf(phase, phase.owner)];
  return routineFunction(e, 'phase', name, name, phase, [...owner, ...parametersOf(phase)]);
}

export function scoringFunction(e: Emitter, name: string): Name {
  const { routine, each, forEach } = e.gen.game.scorings.find((one) => one.name === name)!;
  const locals = [{ name: each, type: forEach }, ...parametersOf(routine)];
  return routineFunction(e, 'scoring', name, `score ${name}`, routine, locals);
}

export function effectFunction(e: Emitter, action: Action): Name {
  const { name, effect } = action;
  return routineFunction(e, 'action', name, `do ${name}`, effect, effectParameters(action), action);
}

function routineFunction(
  e: Emitter,
  sort: 'phase' | 'scoring' | 'action',
  name: string,
  hint: string,
  { blocks }: Routine,
  locals: readonly Local[],
  action?: Action,
): Name {
  return e.gen.function(`${sort} ${name}`, camel(hint), (own) => {
    const out = new Out();
    const { scope, params } = parameters(e, locals, out, action && 'as numbers');
    const inner = action ? effectScope(e, action, scope, out) : scope;
    e.statements.all(blocks[0]!.steps, inner, out);
    return func(own, { ...e.doc(sort, name), params }, out.statements);
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

/** The arguments for these parameters, all of them as numbers. */
export function effectArguments(action: Action, scope: Scope): Code[] {
  return effectParameters(action).map(({ name }) => passed(scope, name));
}

/** The scope of the effect of an action: with the names that its head gives to values. */
export function effectScope(e: Emitter, action: Action, scope: Scope, out: Out): Scope {
  const used = usedInEffect(action);
  let inner = scope;
  for (const line of action.head)
    if (line.is === 'let' && used.has(line.local)) inner = letIn(e, line.local, line.value, inner, out);
  return inner;
}
