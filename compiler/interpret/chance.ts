import { broken } from '../2-model/fault.ts';
import type { Value } from '../2-model/model.ts';
import type { Type } from '../2-model/types.ts';
import { asList, holds, isList, type List, sameList } from '../2-model/values.ts';
import { MOST_OUTCOMES } from '../limits.ts';
import { draw, pick, shuffled } from '../runtime/random.ts';
import type { ChanceCode } from './ends.ts';
import { type EvaluationContext, fault, spend } from './evaluation-context.ts';
import type { Program } from './program.ts';
import { ranking } from './rank.ts';
import type { Frame } from './state.ts';

/**
 * What chance is to decide. The outcome of a roll is a face for each piece, in order; of a shuffle the pieces
 * in their new order; of a draw or a lot one of the options.
 */
export type ChanceEvent =
  | {
      readonly is: 'roll';
      /** The kind of piece. */
      readonly of: string;
      readonly pieces: List;
      readonly faces: Type;
      /** With `until`: every outcome that fits. */
      readonly outcomes?: readonly List[];
    }
  | { readonly is: 'shuffle'; readonly of: string; readonly pieces: List }
  | { readonly is: 'draw' | 'lot'; readonly options: List; readonly type: Type };

/** What it costs to let chance decide: drawing, checking and putting it, for each piece. */
const AN_EVENT = 50;
const A_PIECE = 4;

/**
 * The event at the end of a block, which has the context's locals. Undefined: there is nothing to decide, and
 * `passOver` says how it goes on.
 */
export function eventAt(
  program: Program,
  context: EvaluationContext,
  end: ChanceCode,
): ChanceEvent | undefined {
  switch (end.end) {
    case 'roll': {
      const pieces = asList(end.what(context));
      if (pieces.length === 0) return undefined;
      const faces = program.board.piecesOf(end.pieces).model.face ?? broken(`the face of ${end.pieces}`);
      const event = { is: 'roll', of: end.pieces, pieces, faces } as const;
      if (!end.until) return event;
      const values = program.board.domain(faces, context.seating);
      if (values.length ** pieces.length > MOST_OUTCOMES) return fault(context, 'too-many-outcomes');
      const outcomes = fitting(context, end, pieces, combinations(values, pieces.length));
      return outcomes.length > 0 ? { ...event, outcomes } : fault(context, 'no-outcome');
    }
    case 'shuffle': {
      const { box, at } = end.place.spot(context);
      const pieces = box[at] as List;
      return pieces.length < 2 ? undefined : { is: 'shuffle', of: end.pieces, pieces };
    }
    case 'draw': {
      const options = asList(end.from(context));
      return options.length === 0 ? undefined : { is: 'draw', options, type: end.type };
    }
    case 'rank': {
      const { lot } = ranking(context, end.ranking.rank, asList(context.locals[end.ranking.picks]!));
      return lot && { is: 'lot', options: lot, type: end.ranking.type };
    }
  }
}

/** Those outcomes for which the condition of a roll holds once the faces are set. */
function fitting(
  context: EvaluationContext,
  end: Extract<ChanceCode, { end: 'roll' }>,
  pieces: List,
  outcomes: List[],
): List[] {
  const faces = context.state.faces[end.pieces]!;
  const before = faces.slice();
  const found = outcomes.filter((outcome) => {
    pieces.forEach((piece, index) => {
      faces[piece as number] = outcome[index]!;
    });
    return end.until!(context) === true;
  });
  before.forEach((face, piece) => {
    faces[piece] = face;
  });
  return found;
}

/** All lists of a number of values, in order: the last changes fastest. */
function combinations(values: List, count: number): List[] {
  let all: List[] = [[]];
  for (let index = 0; index < count; index++)
    all = all.flatMap((before) => values.map((value) => [...before, value]));
  return all;
}

/** Goes on where there is nothing to decide. */
export function passOver(context: EvaluationContext, frame: Frame, end: ChanceCode): void {
  if (end.end === 'rank') {
    const { rank, picks } = end.ranking;
    end.ranking.begin(context, ranking(context, rank, asList(frame.locals[picks]!)).ranked);
  }
  frame.block = end.end === 'draw' ? end.otherwise : end.then;
}

/** Lets chance decide, with the random numbers of the state. */
export function drawOutcome(program: Program, context: EvaluationContext, event: ChanceEvent): Value {
  const words = context.state.random ?? broken('no random numbers');
  spend(context, AN_EVENT + A_PIECE * ('pieces' in event ? event.pieces : event.options).length);
  switch (event.is) {
    case 'roll': {
      if (event.outcomes) return pick(words, event.outcomes);
      const { faces } = event;
      if (faces.is === 'number')
        return event.pieces.map(() => faces.from + draw(words, faces.to - faces.from + 1));
      const values = program.board.domain(faces, context.seating);
      return event.pieces.map(() => values[draw(words, values.length)]!);
    }
    case 'shuffle':
      return shuffled(words, event.pieces);
    case 'draw':
    case 'lot':
      return pick(words, event.options);
  }
}

/** Whether chance can give this. */
export function isPossible(
  program: Program,
  context: EvaluationContext,
  event: ChanceEvent,
  outcome: Value,
): boolean {
  switch (event.is) {
    case 'roll':
      if (!isList(outcome) || outcome.length !== event.pieces.length) return false;
      if (event.outcomes) return event.outcomes.some((one) => sameList(one, outcome));
      return outcome.every((face) => program.board.fits(event.faces, face, context.seating));
    case 'shuffle':
      return (
        isList(outcome) &&
        outcome.length === event.pieces.length &&
        event.pieces.every((piece) => outcome.includes(piece))
      );
    case 'draw':
    case 'lot':
      return holds(event.options, outcome);
  }
}

/** Carries out what chance has decided, and goes on behind it. */
export function settle(
  context: EvaluationContext,
  frame: Frame,
  end: ChanceCode,
  event: ChanceEvent,
  outcome: Value,
): void {
  switch (end.end) {
    case 'roll': {
      const faces = context.state.faces[end.pieces]!;
      if (event.is === 'roll')
        event.pieces.forEach((piece, index) => {
          faces[piece as number] = (outcome as List)[index]!;
        });
      frame.block = end.then;
      break;
    }
    case 'shuffle': {
      const { box, at } = end.place.spot(context);
      box[at] = outcome;
      frame.block = end.then;
      break;
    }
    case 'draw':
      if ('slot' in end.into) frame.locals[end.into.slot] = outcome;
      else end.into.target.put(context, end.into.target.spot(context), outcome, false);
      frame.block = end.then;
      break;
    case 'rank': {
      const { picks } = end.ranking;
      frame.locals[picks] = [...asList(frame.locals[picks]!), outcome];
      // The same end comes again, with one lot more: `eventAt` asks for the next, or the ranking is complete.
      break;
    }
  }
}
