import { compile } from '../../../compiler/compile.ts';
import { createInterpreter } from '../../../compiler/interpret/index.ts';
import { readSources } from '../../sources.ts';
import { type Create, MIDDLE } from './contestant.ts';

/** The reference interpreter, in place as simulations use it. */
export const create: Create = async (players, chooser) => {
  const { games } = compile(readSources(), { texts: false, runExamples: false });
  const clever = createInterpreter(games.find(({ id }) => id === 'clever')!.game);
  const playSome = (seed: number, most: number) => {
    const state = clever.start({ players, seed: String(seed) });
    let moves = 0;
    while (!state.over && moves < most) {
      const legal = clever.moves(state, 'server');
      clever.advance(state, legal[chooser.pick(legal.length)]!);
      moves++;
    }
    return { moves, state };
  };
  return {
    play: (seed) => playSome(seed, Number.POSITIVE_INFINITY).moves,
    middle: (seed) => playSome(seed, MIDDLE).state,
  };
};
