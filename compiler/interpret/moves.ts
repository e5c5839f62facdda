import type { Value } from '../2-model/model.ts';
import { asSet, isDistinct, isList } from '../2-model/values.ts';
import { enter, isChance, whoDecides } from './blocks.ts';
import { type ChanceEvent, eventAt } from './chance.ts';
import type { ChanceCode, ChoiceCode } from './ends.ts';
import { type EvaluationContext, spend } from './evaluation-context.ts';
import { Refused } from './fault.ts';
import { type Choices, walkOffer } from './head.ts';
import type { Program } from './program.ts';
import { goOn } from './run.ts';
import { type Frame, type Move, PASS } from './state.ts';

/** A decision that a player stands at. */
export interface Decision {
  readonly who: number;
  readonly frames: Frame[];
  /** The phase that asks; it stands at the end of a block. */
  readonly frame: Frame;
  readonly choice: ChoiceCode;
}

/** A chance event that the game stands at. */
export interface Pending {
  readonly frames: Frame[];
  readonly end: ChanceCode;
  readonly event: ChanceEvent;
}

/** The scripts that have not ended. */
function scripts({ state: { main, branches } }: EvaluationContext): Frame[][] {
  if (!branches) return main.length > 0 ? [main] : [];
  return branches.map((branch) => branch.frames).filter((frames) => frames.length > 0);
}

/** The chance event that comes first; while there is one, nobody is to act. */
export function pendingChance(program: Program, context: EvaluationContext): Pending | undefined {
  for (const frames of scripts(context)) {
    const frame = frames.at(-1)!;
    const end = enter(program, context, frame);
    if (!isChance(end)) continue;
    const event = eventAt(program, context, end);
    if (event) return { frames, end, event };
  }
  return undefined;
}

/** The decisions that are open now, one for each player who is to act. */
export function decisions(program: Program, context: EvaluationContext): Decision[] {
  const open: Decision[] = [];
  for (const frames of scripts(context)) {
    const frame = frames.at(-1)!;
    const choice = enter(program, context, frame);
    if (choice.end !== 'choice') return [];
    const who = whoDecides(context, choice);
    if (!decisionOf(open, who)) open.push({ who, frames, frame, choice });
  }
  return open;
}

/** The one of the player. */
export function decisionOf(open: readonly Decision[], player: number): Decision | undefined {
  for (const decision of open) if (decision.who === player) return decision;
  return undefined;
}

/** The positions of the offers of an action in the decision that a player stands at. */
export function offersOf(
  program: Program,
  context: EvaluationContext,
  player: number,
  action: string,
): number[] {
  const offers = decisionOf(decisions(program, context), player)?.choice.offers ?? [];
  const positions: number[] = [];
  for (let index = 0; index < offers.length; index++)
    if (offers[index]!.action === action) positions.push(index);
  return positions;
}

/** What it costs to keep a move in a list. */
const A_MOVE = 50;

/**
 * All moves of a decision: offer by offer, value by value; then the pass. With `wanted` only those of one action with
 * these choices, also sets that the list has under another set that is alike. `refused` hears why others are no moves.
 */
export function movesOf(
  program: Program,
  context: EvaluationContext,
  { who, frame, choice }: Decision,
  wanted?: Pick<Typed, 'action' | 'choices'>,
  refused?: (reason: string) => void,
): Move[] {
  const moves: Move[] = [];
  choice.offers.forEach((offer, index) => {
    if (wanted && offer.action !== wanted.action) return;
    const { choices } = program.action(offer.action);
    walkOffer(program, context, frame, offer, who, wanted?.choices, {
      allowed: (locals) => {
        spend(context, A_MOVE);
        const values: Record<string, Value> = {};
        for (const { name, slot } of choices) values[name] = locals[slot]!;
        moves.push({ player: who, action: offer.action, offer: index, choices: values });
        return false;
      },
      refused: (_, reason) => refused?.(reason),
      isListing: refused === undefined,
    });
  });
  if (choice.how !== 'must' && moves.length > 0 && !wanted) moves.push({ player: who, action: PASS });
  return moves;
}

/** A move whose parts are of the right types; choices may be missing. */
export interface Typed {
  readonly player: number;
  readonly action: string;
  readonly offer: number | undefined;
  readonly choices: Choices;
}

/** Checks the types of whatever was given as a move. */
export function typed(program: Program, context: EvaluationContext, move: unknown): Typed | undefined {
  if (typeof move !== 'object' || move === null) return undefined;
  const { player, action, offer, choices = {} } = move as Record<string, unknown>;
  if (!context.seating.players.includes(player as number)) return undefined;
  if (offer !== undefined && !Number.isInteger(offer)) return undefined;
  if (typeof choices !== 'object' || choices === null || Array.isArray(choices)) return undefined;
  const known = { player: player as number, offer: offer as number | undefined };
  if (action === PASS)
    return Object.keys(choices).length === 0 ? { ...known, action, choices: {} } : undefined;
  const code = typeof action === 'string' ? program.actions.get(action) : undefined;
  if (!code) return undefined;
  const values: Record<string, Value> = {};
  for (const [name, value] of Object.entries(choices)) {
    const line = code.choices.find((one) => one.name === name);
    if (!line || !isOfType(program, context, line, value)) return undefined;
    // Whoever asks may change their own list afterwards.
    values[name] = line.several ? asSet(value).slice() : value;
  }
  return { ...known, action: code.name, choices: values };
}

function isOfType(
  program: Program,
  context: EvaluationContext,
  line: { type: Parameters<Program['board']['fits']>[0]; several: string | undefined },
  value: Value,
): boolean {
  if (!line.several) return program.board.fits(line.type, value, context.seating);
  if (!isList(value) || !isDistinct(value)) return false;
  return value.every((item) => program.board.fits(line.type, item, context.seating));
}

/** Plays a move in place. A move that is not allowed throws `Refused` and changes nothing. */
export function playMove(program: Program, context: EvaluationContext, move: unknown): void {
  const wanted = typed(program, context, move);
  if (!wanted) throw new Refused({ rule: 'no-such-move', action: '' });
  const { player, action, choices } = wanted;
  const decision = decisionOf(decisions(program, context), player);
  if (!decision) throw new Refused({ rule: 'not-your-turn', action });
  const isComplete =
    action === PASS || program.action(action).choices.every(({ name }) => Object.hasOwn(choices, name));
  if (!isComplete) throw new Refused({ rule: 'no-such-move', action });
  const { frame, choice } = decision;
  if (action === PASS && choice.how !== 'must') frame.block = choice.otherwise;
  else if (!begin(program, context, decision, wanted)) throw new Refused({ rule: 'not-now', action });
  const { state } = context;
  state.skipped = state.skipped.filter(({ who }) => who !== player);
  goOn(program, context, decision.frames);
}

/** Puts the effect of a move on top of its script, if an offer allows it. */
function begin(
  program: Program,
  context: EvaluationContext,
  { who, frame, frames, choice }: Decision,
  wanted: Typed,
): boolean {
  return choice.offers.some((offer, index) => {
    if (offer.action !== wanted.action || (wanted.offer ?? index) !== index) return false;
    return walkOffer(program, context, frame, offer, who, wanted.choices, {
      allowed: (locals) => {
        const { effect } = program.action(offer.action);
        for (const { choice: name, slot } of offer.chosen) frame.locals[slot] = wanted.choices[name]!;
        frame.block = offer.then;
        context.begun?.add(effect.key);
        frames.push({ routine: effect.key, block: 0, locals });
        return true;
      },
      refused: () => {},
    });
  });
}
