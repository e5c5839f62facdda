import type { Value } from '../2-model/model.ts';
import { asList, isList, type List } from '../2-model/values.ts';
import { eventAt, passOver } from './chance.ts';
import type { ChanceCode, ChoiceCode, EndCode } from './ends.ts';
import type { Program } from './program.ts';
import { fromItem } from './rank.ts';
import { END, fault, numberIn, type Scene, spend } from './scene.ts';
import type { Frame } from './state.ts';

/** An end of a block that is more than a jump: somebody may have to decide. */
export type StopCode = ChoiceCode | ChanceCode | Extract<EndCode, { end: 'at once' }>;

export const MOST_JUMPS = 100_000;

/** The end of the block at which a frame stands. */
export function endOf(program: Program, frame: Frame): EndCode {
  return program.routine(frame.routine).blocks[frame.block]!.end;
}

export function isChance(end: EndCode): end is ChanceCode {
  return end.end === 'roll' || end.end === 'shuffle' || end.end === 'draw' || end.end === 'rank';
}

/** Sets the scene for a frame: its locals, its name, the end of its block. */
export function enter(scene: Scene, frame: Frame): void {
  scene.locals = frame.locals;
  scene.routine = frame.routine;
  scene.block = frame.block;
  scene.step = END;
}

/**
 * Runs block after block until one ends in a stop, which is returned with its steps done, or until no more
 * than `floor` frames are left: then undefined.
 */
export function runBlocks(
  program: Program,
  scene: Scene,
  frames: Frame[],
  floor: number,
): StopCode | undefined {
  while (frames.length > floor) {
    const frame = frames.at(-1)!;
    enter(scene, frame);
    if (++scene.jumps > MOST_JUMPS) fault(scene, 'endless');
    spend(scene, 1);
    const { steps, end } = program.routine(frame.routine).blocks[frame.block]!;
    for (let index = 0; index < steps.length; index++) {
      scene.step = index;
      steps[index]!(scene);
    }
    scene.step = END;
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
      frame.block = takeNext(scene, frame, end) ? end.body : end.then;
      return undefined;
    case 'next ranked': {
      const items = asList(frame.locals[end.list]!);
      spend(scene, copying(items));
      const [first, ...rest] = items;
      frame.locals[end.list] = rest;
      frame.block = first === undefined ? end.then : end.body;
      if (first === undefined) return undefined;
      const { value, place, shared } = fromItem(first);
      frame.locals[end.local] = value;
      frame.locals[end.place] = place;
      frame.locals[end.shared] = shared;
      return undefined;
    }
    case 'call': {
      const args = end.args.map((arg) => arg(scene));
      const owner = end.of?.(scene);
      frame.block = end.then;
      frames.push(program.begin(scene, program.routine(end.routine), owner, args));
      return undefined;
    }
    case 'score': {
      const args = end.args.map((arg) => arg(scene));
      frame.block = end.then;
      frames.push(...beginScoring(program, scene, end.scoring, args));
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

/** What it costs to copy a list: little for each item, but loops over long ones do it again and again. */
function copying(items: List): number {
  return items.length >> 6;
}

/** Takes the next item off a loop's list, or one off its count. */
function takeNext(scene: Scene, frame: Frame, end: Extract<EndCode, { end: 'next' }>): boolean {
  const rest = frame.locals[end.list]!;
  if (isList(rest)) {
    if (rest.length === 0) return false;
    spend(scene, copying(rest));
    if (end.local !== undefined) frame.locals[end.local] = rest.at(end.backwards ? -1 : 0)!;
    frame.locals[end.list] = end.backwards ? rest.slice(0, -1) : rest.slice(1);
    return true;
  }
  const times = typeof rest === 'number' ? rest : 0;
  if (times < 0) fault(scene, 'out-of-range', 'times');
  if (times === 0) return false;
  frame.locals[end.list] = times - 1;
  return true;
}

/** A frame for each value of a scoring, the first on top: they run one after the other. */
export function beginScoring(program: Program, scene: Scene, name: string, args: readonly Value[]): Frame[] {
  const scoring = program.scorings.get(name) ?? fault(scene, 'broken', `scoring ${name}`);
  const frames = program.board.domain(scoring.forEach, scene.seating).map((value) => {
    const frame = program.begin(scene, scoring.routine, value, args);
    frame.locals[scoring.each] = value;
    return frame;
  });
  return frames.reverse();
}

/** The seat whose decision this is. */
export function whoDecides(scene: Scene, choice: ChoiceCode): number {
  return numberIn(scene, choice.who(scene));
}
