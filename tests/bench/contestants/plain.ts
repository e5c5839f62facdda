import type { State } from '../anchors/clever-plain.ts';
import { type Entry, immutable } from './contestant.ts';

export const plain: Entry = {
  name: 'plain',
  title: 'hand-written, plain',
  called: 'plain',
  games: ['clever'],
  warmUp: 2,
  seconds: 2,
  async create({ setup: { players } }, chooser) {
    const { apply, isOver, legalMoves, setup } = await import('../anchors/clever-plain.ts');
    return immutable<State>({
      start: (seed) => setup(seed, players),
      step(state) {
        if (isOver(state)) return undefined;
        const moves = legalMoves(state);
        return apply(state, moves[chooser.pick(moves.length)]!);
      },
    });
  },
};
