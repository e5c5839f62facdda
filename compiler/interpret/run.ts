import type { Value } from '../2-model/model.ts';
import { asList, distinct, type List } from '../2-model/values.ts';
import { endOf, enter, runBlocks, type StopCode, whoDecides } from './blocks.ts';
import { type ChanceEvent, drawOutcome, eventAt, passOver, settle } from './chance.ts';
import type { ChanceCode, ChoiceCode } from './ends.ts';
import { type EvaluationContext, fault, seatIn, spend } from './evaluation-context.ts';
import { sizeOf, spotsOf } from './fields.ts';
import { walkOffer } from './head.ts';
import type { Program } from './program.ts';
import type { Frame } from './state.ts';

/**
 * Goes on with one of the scripts, and with all that follow from it, until the game stops: where players
 * choose, where chance is to be supplied, or at its end.
 */
export function goOn(program: Program, context: EvaluationContext, frames: Frame[]): void {
  const { state } = context;
  const isGame = state.main[0]?.routine === 'game';
  context.jumps = 0;
  context.work = 0;
  runScript(program, context, frames);
  while (state.branches) {
    if (frames === state.main)
      for (const branch of state.branches) runScript(program, context, branch.frames);
    if (state.branches.some((branch) => branch.frames.length > 0)) break;
    state.branches = null;
    frames = state.main;
    runScript(program, context, frames);
  }
  if (isGame && state.main.length === 0) state.over = true;
  checkStop(program, context);
}

/** Runs one script until it stops, forks or ends. */
function runScript(program: Program, context: EvaluationContext, frames: Frame[]): void {
  for (;;) {
    const stop = runBlocks(program, context, frames);
    if (!stop || !passStop(program, context, frames, stop)) return;
  }
}

/** The same from the end of a block: its steps are done. */
export function goOnFromEnd(program: Program, context: EvaluationContext, frames: Frame[]): void {
  const end = endOf(program, frames.at(-1)!);
  context.jumps = 0;
  if (end.end !== 'choice' || passStop(program, context, frames, end)) goOn(program, context, frames);
  else checkStop(program, context);
}

/** Goes past a stop at which nobody has to decide. False: it stays there. */
function passStop(program: Program, context: EvaluationContext, frames: Frame[], stop: StopCode): boolean {
  const frame = frames.at(-1)!;
  enter(program, context, frame);
  switch (stop.end) {
    case 'choice':
      return skipChoice(program, context, frame, stop);
    case 'at once':
      return !fork(program, context, frames, frame, stop);
    default:
      return resolve(program, context, frame, stop);
  }
}

/** Goes past a decision in which there is no move, and remembers it for whoever asks why. */
function skipChoice(program: Program, context: EvaluationContext, frame: Frame, choice: ChoiceCode): boolean {
  const who = whoDecides(context, choice);
  const { state } = context;
  if (who < state.setup.players) {
    if (hasMove(program, context, frame, choice, who)) return false;
    const { routine, block } = frame;
    const others = state.skipped.filter(
      (one) => one.who !== who || one.routine !== routine || one.block !== block,
    );
    state.skipped = [...others, { who, routine, block, locals: frame.locals.slice() }];
  }
  frame.block = choice.otherwise;
  return true;
}

function hasMove(
  program: Program,
  context: EvaluationContext,
  frame: Frame,
  choice: ChoiceCode,
  who: number,
): boolean {
  const visitor = { allowed: () => true, refused: () => {}, isListing: true };
  return choice.offers.some((offer) => walkOffer(program, context, frame, offer, who, undefined, visitor));
}

/** Begins a branch for each. False: there is nobody. */
function fork(
  program: Program,
  context: EvaluationContext,
  frames: Frame[],
  frame: Frame,
  end: Extract<StopCode, { end: 'at once' }>,
): boolean {
  const { state } = context;
  if (frames !== state.main) fault(context, 'broken', 'at once inside at once');
  frame.block = end.then;
  const seats = distinct(asList(end.over(context)));
  if (seats.length === 0) return false;
  state.branches = seats.map((value) => {
    const seat = seatIn(context, value);
    const branch = program.begin(context, program.routine(end.routine), seat, []);
    for (const { here, there } of end.captured) branch.locals[there] = frame.locals[here]!;
    return { seat, frames: [branch] };
  });
  return true;
}

/** Lets chance decide as far as the state has random numbers for it. False: an outcome must be supplied. */
function resolve(program: Program, context: EvaluationContext, frame: Frame, end: ChanceCode): boolean {
  for (;;) {
    const event = eventAt(program, context, end);
    if (!event) {
      passOver(context, frame, end);
      return true;
    }
    checkStop(program, context);
    enter(program, context, frame);
    if (!context.state.random || context.state.stopAtChance) return false;
    settle(context, frame, end, event, drawOutcome(program, context, event));
    if (end.end !== 'rank') return true;
  }
}

/** Goes on from a chance event with an outcome that is possible. */
export function goOnWith(
  program: Program,
  context: EvaluationContext,
  frames: Frame[],
  end: ChanceCode,
  event: ChanceEvent,
  outcome: Value,
): void {
  const frame = frames.at(-1)!;
  enter(program, context, frame);
  settle(context, frame, end, event, outcome);
  if (end.end === 'rank' && !resolve(program, context, frame, end)) return;
  goOn(program, context, frames);
}

/** What must hold whenever the game stops: places are not too full, and the `always` rules that are watched. */
function checkStop(program: Program, context: EvaluationContext): void {
  const { state, seating } = context;
  for (const field of program.limited) {
    spend(context, sizeOf(field, seating));
    for (const { box, at } of spotsOf(state, field, seating))
      if ((box[at] as List).length > field.model.upTo!) fault(context, 'too-many', field.name);
  }
  if (state.always.length === 0) return;
  for (const { name, condition } of program.always)
    if (state.always.includes(name) && condition(context) !== true) fault(context, 'always', name);
}
