import type { Value } from '../2-model/model.ts';
import { asSet, isDistinct, isList } from '../2-model/values.ts';
import type { Interpreter, Move, State } from '../interpret/index.ts';
import { offersOf } from '../interpret/moves.ts';
import { ordinalIn } from '../interpret/notation.ts';
import { compare } from '../problems/problem.ts';

/**
 * A move as it is written, where `?` stands for a choice that is left open, and choices at the end may be left out.
 * Without `@2` it is whichever offer of the action allows it. Undefined: no move of this game reads so.
 */
export function readMove(
  interpreter: Interpreter,
  state: State,
  text: string,
  player: number,
): Move | undefined {
  const { program, notation } = interpreter;
  const [action = '', ...words] = text.split(' ');
  if (action === 'pass') return words.length === 0 ? { player, action } : undefined;
  const code = program.actions.get(action);
  if (!code) return undefined;
  const number = words.at(-1)?.startsWith('@') ? words.pop() : undefined;
  const offer =
    number === undefined
      ? undefined
      : offersOf(program, program.contextOf(state), player, action)[ordinalIn(number) - 1];
  if (number !== undefined && offer === undefined) return undefined;
  if (words.length > code.choices.length) return undefined;
  const choices: Record<string, Value> = {};
  for (const [index, word] of words.entries()) {
    const { name, type, several } = code.choices[index]!;
    if (word === '?') continue;
    const value = notation.readValue(type, word);
    if (value === undefined || isList(value) !== (several !== undefined)) return undefined;
    if (isList(value) && !isDistinct(value)) return undefined;
    choices[name] = isList(value) ? asSet(value) : value;
  }
  return { player, action, ...(offer === undefined ? {} : { offer }), choices };
}

/** All legal moves of one player, or of all who are to act, by the number of the player, as they are written, in order. */
export function writeMoves(
  interpreter: Interpreter,
  state: State,
  player: number | 'server',
): Record<string, string[]> {
  const players = interpreter.toAct(state).filter((who) => player === 'server' || who === player);
  const write = (move: Move): string => interpreter.notation.write(state, move);
  return Object.fromEntries(
    players.map((who) => [String(who + 1), interpreter.moves(state, who).map(write).sort(compare)]),
  );
}
