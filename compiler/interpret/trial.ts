import { runBlocks } from './blocks.ts';
import { type Change, type EvaluationContext, spend, undo } from './evaluation-context.ts';
import { Refused } from './fault.ts';
import type { Program } from './program.ts';
import type { Frame } from './state.ts';

/** What it costs to try a move, besides its steps. */
const A_TRIAL = 50;

/**
 * Tries the effect of an action, up to its first stop or its end, and undoes it. The reason of the condition that
 * fails on the way; undefined if the move is allowed. As a trial ends where somebody would have to decide, nothing
 * but fields, faces and points changes.
 */
export function tryEffect(
  program: Program,
  context: EvaluationContext,
  candidate: Frame,
): string | undefined {
  const { locals, routine, part, jumps, begun } = context;
  const changes: Change[] = [];
  spend(context, A_TRIAL);
  context.jumps = 0;
  context.begun = null;
  context.changes = changes;
  try {
    const { routine: key, block } = candidate;
    runBlocks(program, context, [{ routine: key, block, locals: candidate.locals.slice() }]);
    return undefined;
  } catch (problem) {
    if (problem instanceof Refused) return problem.refusal.rule;
    throw problem;
  } finally {
    undo(changes);
    Object.assign(context, { locals, routine, part, jumps, begun, changes: null });
  }
}
