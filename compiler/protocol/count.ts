import type { Interpreter, State } from '../interpret/index.ts';
import { ProtocolError } from '../runtime/request.ts';

/** More than this many moves are not made. */
const MOST = 200_000;

/**
 * How many ways there are to play on, by number of moves: `counts[0]` is the number of legal moves, `counts[1]` that of
 * all pairs of a move and a move after it. After each move chance goes on with the random numbers of that moment.
 */
export function countMoves(interpreter: Interpreter, state: State, depth: number): number[] {
  const counts = Array.from({ length: depth }, () => 0);
  let played = 0;
  const visit = (here: State, level: number): void => {
    const moves = interpreter.moves(here, 'server');
    counts[level] = counts[level]! + moves.length;
    if (level + 1 === depth) return;
    for (const move of moves) {
      if (++played > MOST) throw new ProtocolError('too-many', 'depth');
      visit(interpreter.play(here, move), level + 1);
    }
  };
  if (depth > 0) visit(state, 0);
  return counts;
}
