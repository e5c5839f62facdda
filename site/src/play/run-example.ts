import type {
  AnyGame,
  Award,
  Chance,
  Engine,
  GameState,
  Session,
  Speaking,
  ToldEvent,
} from '../../../generated/runtime/engine.ts';
import { canonical, type Json, type JsonObject } from '../../../generated/runtime/json.ts';
import type { ExampleStep } from '../../../generated/runtime/rulebook.ts';
import type { Seen } from '../game/shown.ts';

/**
 * A step of a worked example that changes something, run by an engine, with the questions that follow it. The same frames are
 * drawn when the page is built and when a reader plays them.
 */
export interface ExampleFrame {
  readonly request: JsonObject;
  /** The outcomes of chance: consecutive draws make one frame. */
  readonly outcomes: readonly Outcome[];
  readonly state: GameState<AnyGame>;
  readonly seen: Seen;
  /** Undefined for the first frame, which is the situation itself. */
  readonly before: Seen | undefined;
  /** Where the points of this step come from. */
  readonly awards: readonly Award<AnyGame>[];
  readonly checks: readonly Check[];
  /** The number of steps of the example up to and including this frame. */
  readonly steps: number;
  /** What happens in it, in sentences: moves, chance and what follows from them. */
  readonly tell: (how: Speaking<AnyGame>) => readonly ToldEvent[];
  /** The engine's error, if the step failed; then nothing has changed. */
  readonly failed?: Json;
}

export interface Outcome {
  readonly chance: Chance;
  readonly text: string;
}

export interface Check {
  readonly request: JsonObject;
  readonly expect: JsonObject;
  readonly answer: JsonObject;
  readonly holds: boolean;
  /** For a question about an outcome of chance: the chance event. */
  readonly chance?: Chance;
}

/** Requests that are moves or outcomes of chance, as a game has them. */
const STEPS = ['play', 'pass', 'chance'];

/** Requests that change nothing. */
const QUESTIONS = ['value', 'explain', 'mayGive', 'moves', 'scores', 'result', 'chances', 'state', 'view'];

export function isQuestion(request: JsonObject): boolean {
  return QUESTIONS.includes(String(request.do));
}

/** The frames of an example are the same in every language. */
const known = new WeakMap<readonly ExampleStep[], readonly ExampleFrame[]>();

export function runExample(engine: Engine<AnyGame>, steps: readonly ExampleStep[]): readonly ExampleFrame[] {
  const before = known.get(steps);
  if (before) return before;
  const frames = framesOf(engine, steps);
  known.set(steps, frames);
  return frames;
}

function framesOf(engine: Engine<AnyGame>, steps: readonly ExampleStep[]): readonly ExampleFrame[] {
  const session = engine.session();
  const frames: ExampleFrame[] = [];
  steps.forEach((step, index) => {
    const last = frames.at(-1);
    const chance = session.state && engine.chance(session.state);
    const answer = session.ask(step.request);
    if (!session.state) return;
    if (isQuestion(step.request)) {
      if (last) frames[frames.length - 1] = withCheck(last, step, answer, chance, index);
      return;
    }
    const frame = frameOf(engine, session, step, answer, chance, last, index);
    if (last && isMoreOfTheSame(last, frame)) frames[frames.length - 1] = merged(last, frame);
    else frames.push(frame);
  });
  return frames;
}

function frameOf(
  engine: Engine<AnyGame>,
  session: Session<AnyGame>,
  { request }: ExampleStep,
  answer: JsonObject,
  chance: Chance | undefined,
  last: ExampleFrame | undefined,
  index: number,
): ExampleFrame {
  const state = session.state!;
  const was = last?.state;
  const seen = engine.read(state) as Seen;
  const before = last?.seen;
  const scored =
    before !== undefined && canonical(before.scores as never) !== canonical(seen.scores as never);
  return {
    request,
    outcomes: chance && request.do === 'chance' ? [{ chance, text: String(request.outcome) }] : [],
    state,
    seen,
    before,
    awards: scored ? session.awards() : [],
    checks: [],
    steps: index + 1,
    tell: (how) => {
      if (STEPS.includes(String(request.do))) return engine.tell(state, 'server', how);
      return was && request.do !== 'situation' ? engine.changes(was, state, 'server', how) : [];
    },
    ...('error' in answer ? { failed: answer.error! } : {}),
  };
}

/** Consecutive draws, without a question in between. */
function isMoreOfTheSame(last: ExampleFrame, next: ExampleFrame): boolean {
  const [one] = last.outcomes;
  const [other] = next.outcomes;
  const isDraw = (outcome: Outcome | undefined) =>
    outcome?.chance.is === 'draw' || outcome?.chance.is === 'shuffle';
  return last.checks.length === 0 && isDraw(one) && isDraw(other);
}

function merged(last: ExampleFrame, next: ExampleFrame): ExampleFrame {
  return {
    ...next,
    outcomes: [...last.outcomes, ...next.outcomes],
    before: last.before,
    awards: [...last.awards, ...next.awards],
    tell: (how) => [...last.tell(how), ...next.tell(how)],
  };
}

function withCheck(
  frame: ExampleFrame,
  { request, expect }: ExampleStep,
  answer: JsonObject,
  chance: Chance | undefined,
  index: number,
): ExampleFrame {
  const check: Check = {
    request,
    expect,
    answer,
    holds: holds(expect, answer),
    ...(chance ? { chance } : {}),
  };
  return { ...frame, checks: [...frame.checks, check], steps: index + 1 };
}

/** Whether an answer says everything that is expected; it may say more. */
export function holds(expect: JsonObject, answer: JsonObject): boolean {
  return Object.entries(expect).every(
    ([name, value]) =>
      name === 'digest' || (answer[name] !== undefined && canonical(answer[name]) === canonical(value)),
  );
}
