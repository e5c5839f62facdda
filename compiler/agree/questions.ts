import type { Value } from '../2-model/model.ts';
import type { Interpreter, Move, State } from '../interpret/index.ts';
import { randomValue } from '../interpret/random-values.ts';
import { PASS } from '../interpret/state.ts';
import { draw, pick } from '../runtime/random.ts';

/** A move to ask about, as it is written, and whose move it would be, from 0. */
export interface Question {
  readonly player: number;
  readonly text: string;
}

/**
 * Moves to ask about: one that is legal, one like it with a choice changed, one with choices left open, and one that is
 * random altogether, of anybody.
 */
export function questionsAbout(
  { program, notation }: Interpreter,
  state: State,
  words: number[],
  legal: readonly Move[],
): Question[] {
  const context = program.contextOf(state);
  const allowed = pick(words, legal);
  const asked: Move[] = [allowed];
  if (allowed.action !== PASS) {
    const { choices } = program.action(allowed.action);
    if (choices.length > 0) {
      const choice = pick(words, choices);
      const value = randomValue(program, context, words, choice, legal);
      asked.push({ ...allowed, choices: { ...allowed.choices, [choice.name]: value } });
      const kept = Object.entries(allowed.choices ?? {}).filter(() => draw(words, 2) === 0);
      asked.push({ player: allowed.player, action: allowed.action, choices: Object.fromEntries(kept) });
    }
  }
  const action = pick(words, [PASS, ...program.actions.keys()]);
  const choices: Record<string, Value> = {};
  if (action !== PASS)
    for (const choice of program.action(action).choices)
      choices[choice.name] = randomValue(program, context, words, choice, legal);
  asked.push({ player: pick(words, context.seating.players), action, choices });
  return asked.map((move) => ({ player: move.player, text: notation.write(state, move) }));
}
