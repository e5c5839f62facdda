import type { Interpreter, State } from '../interpret/index.ts';
import { MOST_COUNTED, MOST_PLAYED } from '../runtime/limits.ts';
import { ProtocolError } from '../runtime/request.ts';

/**
 * How many ways there are to play on, by number of moves: `counts[0]` is the number of legal moves, `counts[1]` that of
 * all pairs of a move and a move after it. After each move chance goes on with the random numbers of that moment.
 */
export function countMoves(interpreter: Interpreter, state: State, depth: number): number[] {
  const counts = Array.from({ length: depth }, () => 0);
  let [played, listed] = [0, 0];
  const visit = (here: State, level: number): void => {
    const moves = interpreter.moves(here, 'server');
    counts[level] = counts[level]! + moves.length;
    listed += moves.length;
    if (listed > MOST_COUNTED) throw new ProtocolError('too-many', 'depth');
    if (level + 1 === depth) return;
    for (const move of moves) {
      if (++played > MOST_PLAYED) throw new ProtocolError('too-many', 'depth');
      visit(interpreter.play(here, move), level + 1);
    }
  };
  if (depth > 0) visit(state, 0);
  return counts;
}
