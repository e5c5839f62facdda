import type { CompiledGame } from './3-ir/compiled.ts';
import { asFault, createInterpreter, type Interpreter, type Meter } from './interpret/index.ts';
import { placeOfStop } from './interpret/stopped.ts';
import { MOST_WORK_OF_TRIAL_GAMES } from './limits.ts';
import type { Place, Problems } from './problems/problem.ts';
import { pick, seeded } from './runtime/random.ts';

/**
 * Plays a few random games, one for each number of players, as far as the work that is allowed for them reaches. A game that
 * gets stuck is told at the line where it does, once for a game and its variants: nobody should find that out at a table.
 */
export function checkPlay(games: readonly CompiledGame[], problems: Problems): void {
  for (const { model, game } of games) {
    const meter: Meter = { left: MOST_WORK_OF_TRIAL_GAMES };
    let interpreter: Interpreter;
    try {
      interpreter = createInterpreter(game, meter);
    } catch {
      continue; // Told with the examples.
    }
    for (let players = model.players.from; players <= model.players.to && meter.left > 0; players++) {
      const stop = stopIn(interpreter, players, meter);
      if (!stop) continue;
      const { code, routine, about, part } = stop;
      const at = placeOfStop(model, routine, part) ?? model.at;
      if (isTold(problems, at)) continue;
      // What is called `impossible` is about the routine it stands in: the line shows that.
      const detail = code === 'impossible' ? {} : { about };
      problems.warning('game-stops', at, { players, fault: code, ...detail });
    }
  }
}

/** Whether a problem has been told of this line already: by an example that gets stuck there, or by the checker. */
function isTold({ list }: Problems, line: Place): boolean {
  const isThere = ({ file, start, end }: Place): boolean =>
    file === line.file && start < line.end && line.start < end;
  return list.some(({ at, related = [] }) => [at, ...related.map((one) => one.at)].some(isThere));
}

/** Where a random game stops although it is not over; undefined if it does not, or if the work allowed is used up. */
function stopIn(
  interpreter: Interpreter,
  players: number,
  meter: Meter,
): ReturnType<typeof asFault> | undefined {
  const words = seeded(`trial ${players}`);
  try {
    const state = interpreter.start({ players, seed: `trial ${players}` });
    while (meter.left > 0) {
      const moves = interpreter.moves(state, 'server');
      if (moves.length > 0) interpreter.advance(state, pick(words, moves));
      else if (interpreter.chance(state)) interpreter.advanceChance(state);
      else return undefined;
    }
    return undefined;
  } catch (problem) {
    return meter.left > 0 ? asFault(problem) : undefined;
  }
}
