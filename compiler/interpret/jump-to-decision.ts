import type { Value } from '../2-model/model.ts';
import { asList } from '../2-model/values.ts';
import { nextOf } from '../3-ir/tidy.ts';
import { enter, whoDecides } from './blocks.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import type { Program, RoutineCode } from './program.ts';
import { goOn, goOnFromEnd } from './run.ts';
import type { Frame } from './state.ts';

/** A decision to jump to: the one of this phase at which `who` may do the action. */
export interface DecisionPoint {
  readonly who: number;
  readonly action: string;
  readonly phase: string;
  readonly args: readonly Value[];
}

type Reason = 'not-now' | 'not-your-turn';

/** Puts the script at the decision, with the loops on the way in their first pass; or gives the reason why that is not possible. */
export function jumpToDecision(
  program: Program,
  context: EvaluationContext,
  point: DecisionPoint,
): Reason | undefined {
  const { state } = context;
  const phase = program.routine(point.phase);
  const begun = (): Frame => program.begin(context, phase, point.who, point.args);
  const found = decisionIn(program, context, phase, point, begun);
  if (typeof found !== 'string') {
    state.main = [found];
    state.branches = null;
    goOnFromEnd(program, context, state.main);
    return undefined;
  }
  return jumpToDecisionAtOnce(program, context, phase, point, begun()) ? undefined : found;
}

/** The frame at the first decision of a routine that offers the action to the player. */
function decisionIn(
  program: Program,
  context: EvaluationContext,
  routine: RoutineCode,
  { who, action }: DecisionPoint,
  begun: () => Frame,
): Frame | Reason {
  const offering = routine.decisions.filter(({ actions }) => actions.includes(action));
  for (const { block, before } of offering) {
    const frame = begun();
    frame.block = block;
    const choice = enter(program, context, frame);
    before(context);
    if (choice.end === 'choice' && whoDecides(context, choice) === who) return frame;
  }
  return offering.length === 0 ? 'not-now' : 'not-your-turn';
}

/**
 * The same for a decision inside of `at once`, where the other players begin theirs too. Only possible if the decision depends
 * on nothing before it: no loop around it, and no local from outside.
 */
function jumpToDecisionAtOnce(
  program: Program,
  context: EvaluationContext,
  phase: RoutineCode,
  point: DecisionPoint,
  frame: Frame,
): boolean {
  const { state } = context;
  for (const [block, { end }] of phase.blocks.entries()) {
    if (end.end !== 'at once' || end.captured.length > 0 || comesBack(phase, block)) continue;
    const routine = program.routine(end.routine);
    enter(program, context, frame);
    const seats = asList(end.over(context)) as readonly number[];
    const begun = (seat: number): Frame => program.begin(context, routine, seat, []);
    const own = seats.includes(point.who)
      ? decisionIn(program, context, routine, point, () => begun(point.who))
      : 'not-now';
    if (typeof own === 'string') continue;
    frame.block = end.then;
    state.main = [frame];
    const branches = seats.map((seat) => ({ seat, frames: [seat === point.who ? own : begun(seat)] }));
    state.branches = branches;
    for (const { seat, frames } of branches)
      if (seat === point.who) goOnFromEnd(program, context, frames);
      else goOn(program, context, frames);
    return true;
  }
  return false;
}

/** Whether a block can come again after itself. */
function comesBack(routine: RoutineCode, block: number): boolean {
  const seen = new Set<number>();
  const next = nextOf(routine.blocks[block]!.part);
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (at === block) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    next.push(...nextOf(routine.blocks[at]!.part));
  }
  return false;
}
