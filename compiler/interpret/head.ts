import type { Value } from '../2-model/model.ts';
import { asList, asSet, distinct, isList, type List, memberOf } from '../2-model/values.ts';
import { enter } from './blocks.ts';
import type { OfferCode } from './ends.ts';
import { type EvaluationContext, spend } from './evaluation-context.ts';
import type { ActionCode, Chooser, Program } from './program.ts';
import type { Frame } from './state.ts';
import { walkSubsets } from './subsets.ts';
import { tryEffect } from './trial.ts';

/** What is told about the moves of an offer on the way through its lines. */
export interface Visitor {
  /** A move is allowed; the action's locals hold what it chooses. True: enough, look no further. */
  allowed(locals: Value[]): boolean;
  /** A line refused; `depth` counts how far it got. */
  refused(depth: number, reason: string, choice?: string): void;
  /** Only moves are wanted, not why others are none. */
  readonly isListing?: boolean;
}

export type Choices = Readonly<Record<string, Value>>;

/**
 * Walks the lines of an offered action, for every value that its choices can have, or for those that are
 * given. Listing moves, playing one and explaining a refusal are all this walk. The frame is the phase's.
 */
export function walkOffer(
  program: Program,
  context: EvaluationContext,
  frame: Frame,
  offer: OfferCode,
  who: number,
  given: Choices | undefined,
  visitor: Visitor,
): boolean {
  enter(program, context, frame);
  if (offer.when && offer.when.condition(context) !== true) {
    visitor.refused(0, offer.when.reason);
    return false;
  }
  const action = program.action(offer.action);
  const args = offer.args.map((arg) => arg(context));
  const begun = context.begun;
  context.begun = null;
  const candidate = program.begin(context, action.effect, who, args);
  context.begun = begun;
  enter(program, context, candidate);
  return walkLines(program, context, action, candidate, 0, given, visitor) === 'enough';
}

/** What it costs to try a value for a choice. */
const A_VALUE = 5;

/** What came of a walk: enough was found, or the number of the line that refused (none: it went to the end, or into a choice). */
type Outcome = 'enough' | number | undefined;

function walkLines(
  program: Program,
  context: EvaluationContext,
  action: ActionCode,
  candidate: Frame,
  from: number,
  given: Choices | undefined,
  visitor: Visitor,
): Outcome {
  const { locals } = candidate;
  for (let index = from; index < action.head.length; index++) {
    const line = action.head[index]!;
    context.part = line.part;
    switch (line.is) {
      case 'let':
        locals[line.slot] = line.value(context);
        break;
      case 'need':
        if ((!line.when || line.when(context) === true) && line.condition(context) !== true) {
          visitor.refused(index + 1, line.reason);
          return index;
        }
        break;
      case 'choose': {
        const options = asList(line.from(context));
        const wanted = memberOf(given, line.name);
        if (wanted === undefined && line.several)
          return walkSets(program, context, action, candidate, index, line, options, given, visitor);
        const values = wanted !== undefined ? chosen(line, options, wanted) : distinct(options);
        if (values.length === 0) visitor.refused(index + 1, line.reason, line.name);
        for (const value of values) {
          const outcome = walkOn(program, context, action, candidate, index, line, value, given, visitor);
          if (outcome === 'enough') return 'enough';
        }
        return undefined;
      }
    }
  }
  const reason = action.tries ? tryEffect(program, context, candidate) : undefined;
  if (reason === undefined) return visitor.allowed(locals) ? 'enough' : undefined;
  visitor.refused(action.head.length + 1, reason);
  return undefined;
}

/** Chooses a value and goes on behind the line. */
function walkOn(
  program: Program,
  context: EvaluationContext,
  action: ActionCode,
  candidate: Frame,
  at: number,
  { slot }: Chooser,
  value: Value,
  given: Choices | undefined,
  visitor: Visitor,
): Outcome {
  spend(context, A_VALUE);
  candidate.locals[slot] = value;
  return walkLines(program, context, action, candidate, at + 1, given, visitor);
}

/** All sets that can be chosen, but for those of which the needs behind the choice tell that they are refused. */
function walkSets(
  program: Program,
  context: EvaluationContext,
  action: ActionCode,
  candidate: Frame,
  at: number,
  line: Chooser,
  options: List,
  given: Choices | undefined,
  visitor: Visitor,
): Outcome {
  const { head } = action;
  const { locals } = candidate;
  if (options.length === 0 && line.several === 'some') visitor.refused(at + 1, line.reason, line.name);
  const next = head.findIndex((other, index) => index > at && other.is === 'choose');
  const behind = head.slice(at + 1, next < 0 ? undefined : next);
  const prunes = (index: number, way: 'growing' | 'shrinking'): boolean => {
    const need = head[index];
    return need?.is === 'need' && (need.prunes === way || need.prunes === 'both');
  };
  /** Whether one of the needs that are met has no room for more. */
  const isFull = (outcome: number | undefined): boolean =>
    behind.some(
      (other, index) =>
        other.is === 'need' &&
        (outcome === undefined || at + 1 + index < outcome) &&
        (!other.when || other.when(context) === true) &&
        other.full?.(context) === true,
    );
  const looksAhead = behind.some((_, index) => prunes(at + 1 + index, 'growing'));
  const enough = walkSubsets(program, context, line, options, {
    visit: (set) => {
      const outcome = walkOn(program, context, action, candidate, at, line, set, given, visitor);
      if (outcome === 'enough') return outcome;
      if (visitor.isListing && isFull(outcome)) return 'no larger';
      if (outcome === undefined) return 'hopeful';
      return prunes(outcome, 'shrinking') ? 'no larger' : 'go on';
    },
    isHopeless: (largest) => {
      if (!looksAhead) return false;
      spend(context, largest.length);
      locals[line.slot] = largest;
      // The first need that the largest set fails is the furthest that any smaller one can get, if it is a growing one.
      for (const [index, other] of behind.entries()) {
        if (other.is === 'let') locals[other.slot] = other.value(context);
        if (other.is !== 'need' || (other.when && other.when(context) !== true)) continue;
        if (other.condition(context) === true) continue;
        if (!prunes(at + 1 + index, 'growing')) return false;
        visitor.refused(at + 2 + index, other.reason);
        return true;
      }
      return false;
    },
  });
  return enough ? 'enough' : undefined;
}

/** The value wanted, if it can be chosen. */
function chosen(line: Chooser, options: List, wanted: Value): readonly Value[] {
  if (!line.several) return options.includes(wanted) ? [wanted] : [];
  if (!isList(wanted) || !wanted.every((item) => options.includes(item))) return [];
  return wanted.length > 0 || line.several === 'any' ? [asSet(wanted)] : [];
}
