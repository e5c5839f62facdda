import type { Value } from '../2-model/model.ts';
import { asList, type List } from '../2-model/values.ts';
import { endOf, enter, runBlocks, type StopCode, whoDecides } from './blocks.ts';
import { type ChanceEvent, drawOutcome, eventAt, passOver, settle } from './chance.ts';
import type { ChanceCode, ChoiceCode } from './ends.ts';
import { sizeOf, spotsOf } from './fields.ts';
import { walkOffer } from './head.ts';
import type { Program } from './program.ts';
import { fault, type Scene, seatIn, spend } from './scene.ts';
import type { Frame } from './state.ts';

/**
 * Goes on with one of the scripts, and with all that follow from it, until the game stops: where players
 * choose, where chance is to be supplied, or at its end.
 */
export function goOn(program: Program, scene: Scene, frames: Frame[]): void {
  const { state } = scene;
  const isGame = state.main[0]?.routine === 'game';
  scene.jumps = 0;
  scene.work = 0;
  runScript(program, scene, frames);
  while (state.branches) {
    if (frames === state.main) for (const branch of state.branches) runScript(program, scene, branch.frames);
    if (state.branches.some((branch) => branch.frames.length > 0)) break;
    state.branches = null;
    frames = state.main;
    runScript(program, scene, frames);
  }
  if (isGame && state.main.length === 0) state.over = true;
  checkStop(program, scene);
}

/** Runs one script until it stops, forks or ends. */
function runScript(program: Program, scene: Scene, frames: Frame[]): void {
  for (;;) {
    const stop = runBlocks(program, scene, frames);
    if (!stop || !passStop(program, scene, frames, stop)) return;
  }
}

/** The same from the end of a block: its steps are done. */
export function goOnFromEnd(program: Program, scene: Scene, frames: Frame[]): void {
  const end = endOf(program, frames.at(-1)!);
  scene.jumps = 0;
  if (end.end !== 'choice' || passStop(program, scene, frames, end)) goOn(program, scene, frames);
  else checkStop(program, scene);
}

/** Goes past a stop at which nobody has to decide. False: it stays there. */
function passStop(program: Program, scene: Scene, frames: Frame[], stop: StopCode): boolean {
  const frame = frames.at(-1)!;
  enter(program, scene, frame);
  switch (stop.end) {
    case 'choice':
      return skipChoice(program, scene, frame, stop);
    case 'at once':
      return !fork(program, scene, frames, frame, stop);
    default:
      return resolve(program, scene, frame, stop);
  }
}

/** Goes past a decision in which there is no move, and remembers it for whoever asks why. */
function skipChoice(program: Program, scene: Scene, frame: Frame, choice: ChoiceCode): boolean {
  const who = whoDecides(scene, choice);
  const { state } = scene;
  if (who < state.setup.players) {
    if (hasMove(program, scene, frame, choice, who)) return false;
    const { routine, block } = frame;
    const others = state.skipped.filter(
      (one) => one.who !== who || one.routine !== routine || one.block !== block,
    );
    state.skipped = [...others, { who, routine, block, locals: frame.locals.slice() }];
  }
  frame.block = choice.otherwise;
  return true;
}

function hasMove(program: Program, scene: Scene, frame: Frame, choice: ChoiceCode, who: number): boolean {
  const visitor = { allowed: () => true, refused: () => {} };
  return choice.offers.some((offer) => walkOffer(program, scene, frame, offer, who, {}, visitor));
}

/** Begins a branch for each. False: there is nobody. */
function fork(
  program: Program,
  scene: Scene,
  frames: Frame[],
  frame: Frame,
  end: Extract<StopCode, { end: 'at once' }>,
): boolean {
  const { state } = scene;
  if (frames !== state.main) fault(scene, 'broken', 'at once inside at once');
  frame.block = end.then;
  const seats = asList(end.over(scene));
  if (seats.length === 0) return false;
  state.branches = seats.map((value) => {
    const seat = seatIn(scene, value);
    const branch = program.begin(scene, program.routine(end.routine), seat, []);
    for (const { here, there } of end.captured) branch.locals[there] = frame.locals[here]!;
    return { seat, frames: [branch] };
  });
  return true;
}

/** Lets chance decide as far as the state has random numbers for it. False: an outcome must be supplied. */
function resolve(program: Program, scene: Scene, frame: Frame, end: ChanceCode): boolean {
  for (;;) {
    const event = eventAt(program, scene, end);
    if (!event) {
      passOver(scene, frame, end);
      return true;
    }
    checkStop(program, scene);
    enter(program, scene, frame);
    if (!scene.state.random || scene.state.stopAtChance) return false;
    settle(scene, frame, end, event, drawOutcome(program, scene, event));
    if (end.end !== 'rank') return true;
  }
}

/** Goes on from a chance event with an outcome that is possible. */
export function goOnWith(
  program: Program,
  scene: Scene,
  frames: Frame[],
  end: ChanceCode,
  event: ChanceEvent,
  outcome: Value,
): void {
  const frame = frames.at(-1)!;
  enter(program, scene, frame);
  settle(scene, frame, end, event, outcome);
  if (end.end === 'rank' && !resolve(program, scene, frame, end)) return;
  goOn(program, scene, frames);
}

/** What must hold whenever the game stops: places are not too full, and the `always` rules that are watched. */
function checkStop(program: Program, scene: Scene): void {
  const { state, seating } = scene;
  for (const field of program.fields.values()) {
    const { upTo } = field.model;
    if (field.pieces === undefined || upTo === undefined) continue;
    spend(scene, sizeOf(field, seating));
    for (const { box, at } of spotsOf(state, field, seating))
      if ((box[at] as List).length > upTo) fault(scene, 'too-many', field.name);
  }
  if (state.always.length === 0) return;
  for (const { name, condition } of program.always)
    if (state.always.includes(name) && condition(scene) !== true) fault(scene, 'always', name);
}
