import type { Value } from '../2-model/model.ts';
import { asList } from '../2-model/values.ts';
import { nextOf } from '../3-ir/tidy.ts';
import { enter, whoDecides } from './blocks.ts';
import type { Program, RoutineCode } from './program.ts';
import { goOn, goOnFromEnd } from './run.ts';
import type { Scene } from './scene.ts';
import type { Frame } from './state.ts';

/** Where a game is to stand: `who` is to do the action in this phase. */
export interface Stand {
  readonly who: number;
  readonly action: string;
  readonly phase: string;
  readonly args: readonly Value[];
}

type Reason = 'not-now' | 'not-your-turn';

/** Puts the script there, the loops on the way to it in their first pass; or says why it cannot stand there. */
export function standAt(program: Program, scene: Scene, stand: Stand): Reason | undefined {
  const { state } = scene;
  const phase = program.routine(stand.phase);
  const begun = (): Frame => program.begin(scene, phase, stand.who, stand.args);
  const found = decisionIn(program, scene, phase, stand, begun);
  if (typeof found !== 'string') {
    state.main = [found];
    state.branches = null;
    goOnFromEnd(program, scene, state.main);
    return undefined;
  }
  return standAtOnce(program, scene, phase, stand, begun()) ? undefined : found;
}

/** The frame at the first decision of a routine that offers the action to the player. */
function decisionIn(
  program: Program,
  scene: Scene,
  routine: RoutineCode,
  { who, action }: Stand,
  begun: () => Frame,
): Frame | Reason {
  const offering = routine.decisions.filter(({ actions }) => actions.includes(action));
  for (const { block, before } of offering) {
    const frame = begun();
    frame.block = block;
    const choice = enter(program, scene, frame);
    before(scene);
    if (choice.end === 'choice' && whoDecides(scene, choice) === who) return frame;
  }
  return offering.length === 0 ? 'not-now' : 'not-your-turn';
}

/**
 * The same where several act at once: the others begin theirs. Only where the way there says nothing that is
 * needed: no loop around it, no name from outside in it.
 */
function standAtOnce(
  program: Program,
  scene: Scene,
  phase: RoutineCode,
  stand: Stand,
  frame: Frame,
): boolean {
  const { state } = scene;
  for (const [block, { end }] of phase.blocks.entries()) {
    if (end.end !== 'at once' || end.captured.length > 0 || comesBack(phase, block)) continue;
    const routine = program.routine(end.routine);
    enter(program, scene, frame);
    const seats = asList(end.over(scene)) as readonly number[];
    const begun = (seat: number): Frame => program.begin(scene, routine, seat, []);
    const own = seats.includes(stand.who)
      ? decisionIn(program, scene, routine, stand, () => begun(stand.who))
      : 'not-now';
    if (typeof own === 'string') continue;
    frame.block = end.then;
    state.main = [frame];
    const branches = seats.map((seat) => ({ seat, frames: [seat === stand.who ? own : begun(seat)] }));
    state.branches = branches;
    for (const { seat, frames } of branches)
      if (seat === stand.who) goOnFromEnd(program, scene, frames);
      else goOn(program, scene, frames);
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
