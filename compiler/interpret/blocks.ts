import type { Value } from '../2-model/model.ts';
import { eventAt, passOver } from './chance.ts';
import type { ChanceCode, ChoiceCode, EndCode } from './ends.ts';
import type { Program } from './program.ts';
import { numberIn, type Scene, turn } from './scene.ts';
import type { Frame } from './state.ts';

/** An end of a block that is more than a jump: somebody may have to decide. */
export type StopCode = ChoiceCode | ChanceCode | Extract<EndCode, { end: 'at once' }>;

export function isChance(end: EndCode): end is ChanceCode {
  return end.end === 'roll' || end.end === 'shuffle' || end.end === 'draw' || end.end === 'rank';
}

/** The end of the block at which a frame stands. */
export function endOf(program: Program, frame: Frame): EndCode {
  return program.routine(frame.routine).blocks[frame.block]!.end;
}

/** Sets the scene for the end of the block at which a frame stands, and gives that end. */
export function enter(program: Program, scene: Scene, frame: Frame): EndCode {
  const { part, end } = program.routine(frame.routine).blocks[frame.block]!;
  scene.locals = frame.locals;
  scene.routine = frame.routine;
  scene.part = part;
  return end;
}

/**
 * Runs block after block until one ends in a stop, which is returned with its steps done, or until no frame is
 * left: then undefined.
 */
export function runBlocks(program: Program, scene: Scene, frames: Frame[]): StopCode | undefined {
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const end = enter(program, scene, frame);
    turn(scene);
    const { run, part } = program.routine(frame.routine).blocks[frame.block]!;
    if (run(scene) === 'left') {
      frames.pop();
      continue;
    }
    scene.part = part;
    const stop = follow(program, scene, frames, frame, end);
    if (stop) return stop;
  }
  return undefined;
}

/** Follows an end that is no stop; gives back one that is. */
function follow(
  program: Program,
  scene: Scene,
  frames: Frame[],
  frame: Frame,
  end: EndCode,
): StopCode | undefined {
  switch (end.end) {
    case 'jump':
      frame.block = end.to;
      return undefined;
    case 'branch':
      frame.block = end.condition(scene) === true ? end.then : end.otherwise;
      return undefined;
    case 'next':
      frame.block = end.loop.next(scene) ? end.body : end.then;
      return undefined;
    case 'call': {
      const args = end.args.map((arg) => arg(scene));
      const owner = end.of?.(scene);
      frame.block = end.then;
      frames.push(program.begin(scene, program.routine(end.routine), owner, args));
      return undefined;
    }
    case 'return':
      frames.pop();
      return undefined;
    case 'rank':
      // A ranking stops only where a lot must decide.
      if (eventAt(program, scene, end)) return end;
      passOver(scene, frame, end);
      return undefined;
    default:
      return end;
  }
}

/** A frame for each value of a scoring, the first on top: they run one after the other. */
export function beginScoring(program: Program, scene: Scene, name: string, args: readonly Value[]): Frame[] {
  const routine = program.routine(`scoring ${name}`);
  return program
    .scored(scene, name)
    .map((value) => program.begin(scene, routine, value, args))
    .reverse();
}

/** The seat whose decision this is. */
export function whoDecides(scene: Scene, choice: ChoiceCode): number {
  return numberIn(scene, choice.who(scene));
}
