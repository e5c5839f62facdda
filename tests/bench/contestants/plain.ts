import { apply, isOver, legalMoves, type State, setup } from '../anchors/clever-plain.ts';
import { type Create, immutable } from './contestant.ts';

export const create: Create = async (players, chooser) =>
  immutable<State>({
    start: (seed) => setup(seed, players),
    step(state) {
      if (isOver(state)) return undefined;
      const moves = legalMoves(state);
      return apply(state, moves[chooser.pick(moves.length)]!);
    },
  });
