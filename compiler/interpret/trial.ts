import { runBlocks } from './blocks.ts';
import { Refused } from './fault.ts';
import type { Program } from './program.ts';
import { type Scene, spend } from './scene.ts';
import { copyState, type Frame } from './state.ts';

/** What it costs to copy a state. */
const A_COPY = 50;

/**
 * Tries the effect of an action on a copy, up to its first stop or its end. The reason of the condition that
 * fails on the way; undefined if the move is allowed.
 */
export function tryEffect(program: Program, scene: Scene, candidate: Frame): string | undefined {
  const attempt = program.scene(copyState(scene.state));
  attempt.work = scene.work;
  spend(attempt, A_COPY);
  // A refusal is an answer here, and nobody looks where it came from: writing that down takes longer than the trial.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    runBlocks(program, attempt, [{ ...candidate, locals: candidate.locals.slice() }], 0);
    return undefined;
  } catch (problem) {
    if (problem instanceof Refused) return problem.refusal.rule;
    throw problem;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    scene.work = attempt.work;
  }
}
