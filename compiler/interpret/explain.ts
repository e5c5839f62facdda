import { endOf, enter } from './blocks.ts';
import type { ChoiceCode, OfferCode } from './ends.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { Fault, type Refusal } from './fault.ts';
import { walkOffer } from './head.ts';
import { decisionOf, decisions, pendingChance, type Typed, typed } from './moves.ts';
import type { Program } from './program.ts';
import { type Frame, PASS } from './state.ts';

/** Whether a question is about this offer; the context is that of its decision. */
export type IsMeant = (offer: OfferCode, context: EvaluationContext) => boolean;

/**
 * Why a move is not allowed; undefined if it is. Choices may be left out: then it is the question why no
 * move with these choices is allowed; `isMeant` says which offers are asked. Never throws, whatever it is asked.
 */
export function explain(
  program: Program,
  context: EvaluationContext,
  move: unknown,
  isMeant: IsMeant = () => true,
): Refusal | undefined {
  const asked = typed(program, context, move);
  if (!asked) return { rule: 'no-such-move', action: nameIn(move) };
  const { action } = asked;
  if (context.state.over) return { rule: 'game-over', action };
  try {
    return explainTyped(program, context, asked, isMeant);
  } catch (problem) {
    if (problem instanceof Fault) return { rule: 'fault', action };
    throw problem;
  }
}

function nameIn(move: unknown): string {
  const action = typeof move === 'object' && move !== null && 'action' in move ? move.action : '';
  return typeof action === 'string' ? action : '';
}

function explainTyped(
  program: Program,
  context: EvaluationContext,
  asked: Typed,
  isMeant: IsMeant,
): Refusal | undefined {
  const { action, player } = asked;
  const decision = decisionOf(decisions(program, context), player);
  if (decision && action === PASS)
    return decision.choice.how === 'must' ? { rule: 'must-choose', action } : undefined;
  if (decision) {
    const answer = explainChoice(program, context, decision.frame, decision.choice, asked, isMeant);
    if (answer !== 'not offered') return answer?.refusal;
  }
  const skipped = action === PASS ? undefined : explainSkipped(program, context, asked, isMeant);
  if (skipped) return skipped;
  return { rule: decision || pendingChance(program, context) ? 'not-now' : 'not-your-turn', action };
}

interface Answer {
  readonly refusal: Refusal;
  /** How many lines were passed. */
  readonly depth: number;
}

/** Asks every offer of the action; the one that gets furthest answers. Undefined: the move is allowed. */
function explainChoice(
  program: Program,
  context: EvaluationContext,
  frame: Frame,
  choice: ChoiceCode,
  asked: Typed,
  isMeant: IsMeant,
): Answer | 'not offered' | undefined {
  const { action, player, offer: wanted, choices } = asked;
  let furthest: Answer | undefined;
  enter(program, context, frame);
  const offers = choice.offers.filter(
    (offer, index) => offer.action === action && (wanted ?? index) === index && isMeant(offer, context),
  );
  for (const offer of offers) {
    const allowed = walkOffer(program, context, frame, offer, player, choices, {
      allowed: () => true,
      refused: (depth, rule, name) => {
        if (furthest && furthest.depth >= depth) return;
        furthest = { depth, refusal: { rule, action, ...(name === undefined ? {} : { choice: name }) } };
      },
    });
    if (allowed) return undefined;
  }
  return furthest ?? 'not offered';
}

/** Asks the decisions in which the player had no move, the latest first. */
function explainSkipped(
  program: Program,
  context: EvaluationContext,
  asked: Typed,
  isMeant: IsMeant,
): Refusal | undefined {
  let furthest: Answer | undefined;
  for (const skipped of context.state.skipped.toReversed()) {
    if (skipped.who !== asked.player) continue;
    const choice = endOf(program, skipped);
    if (choice.end !== 'choice') continue;
    const answer = quietly(() =>
      explainChoice(program, context, skipped, choice, { ...asked, offer: undefined }, isMeant),
    );
    if (!answer || answer === 'not offered') continue;
    if (!furthest || answer.depth > furthest.depth) furthest = answer;
  }
  return furthest?.refusal;
}

/** The situation has changed since: a question that no longer makes sense has no answer. */
function quietly<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (problem) {
    if (problem instanceof Fault) return undefined;
    throw problem;
  }
}
