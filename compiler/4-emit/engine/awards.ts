import type { Board } from '../../2-model/board.ts';
import { present, type Type } from '../../2-model/types.ts';
import type { Game } from '../../3-ir/ir.ts';
import { stepsOf } from '../../3-ir/walk.ts';

/** What points of a scoring are awarded for: the type after `for`, and its values in order; nothing where there is none. */
export function awardedFor(
  game: Game,
  board: Board,
  scoring: string,
): { type?: Type; values: readonly number[] } {
  const routine = game.scorings.find(({ name }) => name === scoring)?.routine;
  for (const step of routine ? stepsOf(routine) : []) {
    if (step.is !== 'award' || !step.for) continue;
    const type = present(step.for.type);
    const whole: Type =
      type.is === 'kind' ? { ...type, values: board.words(type.kind).map((_, index) => index) } : type;
    const seats = Array.from({ length: 12 }, (_, seat) => seat);
    const seating = { players: seats, imaginary: [], seats, clockwise: [] };
    return { type: whole, values: board.domain(whole, seating).map(Number) };
  }
  return { values: [] };
}
