import type { Value } from '../2-model/model.ts';
import { eventAt, passOver } from './chance.ts';
import type { ChanceCode, ChoiceCode, EndCode } from './ends.ts';
import { type EvaluationContext, numberIn, turn } from './evaluation-context.ts';
import type { BlockCode, Program } from './program.ts';
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

/** Sets the context for the end of the block at which a frame stands, and gives that end. */
export function enter(program: Program, context: EvaluationContext, frame: Frame): EndCode {
  return enterBlock(program, context, frame).end;
}

function enterBlock(program: Program, context: EvaluationContext, frame: Frame): BlockCode {
  const block = program.routine(frame.routine).blocks[frame.block]!;
  context.locals = frame.locals;
  context.routine = frame.routine;
  context.part = block.part;
  return block;
}

/**
 * Runs block after block until one ends in a stop, which is returned with its steps done, or until no frame is
 * left: then undefined.
 */
export function runBlocks(
  program: Program,
  context: EvaluationContext,
  frames: Frame[],
): StopCode | undefined {
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const { run, end, part } = enterBlock(program, context, frame);
    turn(context);
    if (run(context) === 'left') {
      frames.pop();
      continue;
    }
    context.part = part;
    const stop = follow(program, context, frames, frame, end);
    if (stop) return stop;
  }
  return undefined;
}

/** Follows an end that is no stop; gives back one that is. */
function follow(
  program: Program,
  context: EvaluationContext,
  frames: Frame[],
  frame: Frame,
  end: EndCode,
): StopCode | undefined {
  switch (end.end) {
    case 'jump':
      frame.block = end.to;
      return undefined;
    case 'branch':
      frame.block = end.condition(context) === true ? end.then : end.otherwise;
      return undefined;
    case 'next':
      frame.block = end.loop.next(context) ? end.body : end.then;
      return undefined;
    case 'call': {
      const args = end.args.map((arg) => arg(context));
      const owner = end.of?.(context);
      frame.block = end.then;
      frames.push(program.begin(context, program.routine(end.routine), owner, args));
      return undefined;
    }
    case 'return':
      frames.pop();
      return undefined;
    case 'rank':
      // A ranking stops only where a lot must decide.
      if (eventAt(program, context, end)) return end;
      passOver(context, frame, end);
      return undefined;
    default:
      return end;
  }
}

/** A frame for each value of a scoring, the first on top: they run one after the other. */
export function beginScoring(
  program: Program,
  context: EvaluationContext,
  name: string,
  args: readonly Value[],
): Frame[] {
  const routine = program.routine(`scoring ${name}`);
  return program
    .scored(context, name)
    .map((value) => program.begin(context, routine, value, args))
    .reverse();
}

/** The seat whose decision this is. */
export function whoDecides(context: EvaluationContext, choice: ChoiceCode): number {
  return numberIn(context, choice.who(context));
}
