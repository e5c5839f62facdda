import type { Move } from '../../../generated/runtime/moves.ts';
import type { Asked } from '../../../generated/runtime/types.ts';
import { type Choosing, type Question, remaining, slotsOf } from './choosing.ts';
import type { Deciding } from './useChooser.ts';

/** What the texts of a game ask here, with what has been chosen of a move so far. */
export function askedOf(
  { engine, state, player, shown }: Deciding,
  choosing: Choosing,
  question: Question | undefined,
  names: readonly string[],
): Asked | undefined {
  const how = { language: shown.language, names };
  if (question?.is !== 'choice') return engine.ask(state, player, how);
  return engine.ask(state, player, how, {
    player,
    action: question.action,
    choices: chosenSoFar(choosing, question),
  } as Move);
}

/** The values of the choices that have been made, as they stand in a move. */
function chosenSoFar(choosing: Choosing, question: Extract<Question, { is: 'choice' }>): Move['choices'] {
  const [first] = remaining(choosing);
  return Object.fromEntries(
    slotsOf(choosing).flatMap(({ index, by, choice }) => {
      const value = first?.move.choices?.[choice.name];
      return index === question.index || by === 'open' || value === undefined ? [] : [[choice.name, value]];
    }),
  );
}
