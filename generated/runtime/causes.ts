// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { Core, Watch } from './core.ts';
import type { GameData } from './data.ts';
import { Machine } from './machine.ts';
import type { Entry } from './saved.ts';
import type { State } from './state.ts';

/** Which rules make a game go otherwise than it did: those that have changed, and can have been asked just then. */

type Rules = GameData['rules'];

/** What an entry of a log does, on any machine. */
export type Step = (machine: Machine, state: State) => void;

export type CreateCore = (watch: Watch) => Core;

/**
 * The rules that are not as they were, from the fingerprints of then; none if there are no fingerprints. What is only checked
 * (`always`) never changes how a game goes.
 */
export function changedRules({ rules }: GameData, before: Readonly<Record<string, string>>): string[] {
  const then = new Map(Object.entries(before));
  if (then.size === 0) return [];
  return [...new Set([...Object.keys(rules), ...then.keys()])]
    .filter((id) => !id.startsWith('always-'))
    .filter((id) => !Object.hasOwn(rules, id) || rules[id]!.fingerprint !== then.get(id))
    .sort();
}

/**
 * Of the changed rules those that can be the cause of a difference after a state, the nearest first: what the action uses, then
 * what the phase uses in which it was played, then all others. A script goes on until its next stop, so that any of them may
 * have been asked. Only what serves for points alone is left out, unless a scoring has run that uses it.
 */
export function causes(
  machine: Machine,
  changed: readonly string[],
  before: State,
  entry: Entry,
  scorings: readonly string[],
): readonly string[] {
  const { rules } = machine.data;
  const actions = 'move' in entry ? [`action-${entry.move.split(' ', 1)[0]}`] : [];
  const near = [actions, phasesAt(machine, before)].flatMap((starts) => {
    const reached = reachedFrom(rules, starts);
    return changed.filter((id) => reached.has(id));
  });
  const nearestFirst = [...new Set([...near, ...changed])];
  const scripts = Object.keys(rules).filter((id) => /^(phase|action)-/.test(id));
  const asked = reachedFrom(rules, scripts, isScoring);
  for (const id of reachedFrom(rules, scorings)) asked.add(id);
  const possible = nearestFirst.filter((id) => asked.has(id) || !Object.hasOwn(rules, id));
  return possible.length > 0 ? possible : nearestFirst;
}

/** Of the changed rules those that tell who has won. */
export function causesOfResult({ rules }: GameData, changed: readonly string[]): readonly string[] {
  const reached = reachedFrom(rules, ['winner']);
  const found = changed.filter((id) => reached.has(id));
  return found.length > 0 ? found : changed;
}

/** The scorings that run during a step, whether they give any points or not; all of them where nobody can watch. */
export function scoringsIn(
  machine: Machine,
  before: State,
  step: Step,
  createCore: CreateCore | undefined,
): string[] {
  const { data } = machine;
  const ran = new Set(createCore ? [] : data.scorings.keys());
  if (createCore) {
    const watched = new Machine(
      createCore((scoring) => ran.add(scoring)),
      data,
    );
    step(watched, watched.adopt(before, machine.wordsOf(before)));
  }
  return [...ran].map((scoring) => `scoring-${data.scorings[scoring]!.name}`);
}

function isScoring(id: string): boolean {
  return id.startsWith('scoring-');
}

/** The phases in which somebody is to decide. */
function phasesAt(machine: Machine, state: State): string[] {
  return machine.toAct(state).map((player) => {
    const decision = machine.enter(state).decisionOf(player - 1);
    return `phase-${machine.data.decisions[decision]?.phase.split('/', 1)[0]}`;
  });
}

/** These rules and all that they use, directly or not; some are passed over, with what only they use. */
function reachedFrom(
  rules: Rules,
  starts: readonly string[],
  isPassedOver = (_: string) => false,
): Set<string> {
  const reached = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || isPassedOver(id)) continue;
    reached.add(id);
    if (Object.hasOwn(rules, id)) open.push(...rules[id]!.uses);
  }
  return reached;
}
