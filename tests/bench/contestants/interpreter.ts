import { type Entry, MIDDLE } from './contestant.ts';

/** The reference interpreter, in place as simulations use it. */
export const interpreter: Entry = {
  name: 'interpreter',
  title: 'reference interpreter',
  called: 'reference interpreter',
  games: ['clever'],
  warmUp: 5,
  seconds: 3,
  async create({ game, setup: { players } }, chooser) {
    const { compile } = await import('../../../compiler/compile.ts');
    const { createInterpreter } = await import('../../../compiler/interpret/index.ts');
    const { readSources } = await import('../../sources.ts');
    const { games } = compile(readSources(), { texts: false, runExamples: false });
    const rules = createInterpreter(games.find(({ id }) => id === game)!.game);
    const playSome = (seed: number, most: number) => {
      const state = rules.start({ players, seed: String(seed) });
      let moves = 0;
      while (!state.over && moves < most) {
        const legal = rules.moves(state, 'server');
        rules.advance(state, legal[chooser.pick(legal.length)]!);
        moves++;
      }
      return { moves, state };
    };
    return {
      play: (seed) => playSome(seed, Number.POSITIVE_INFINITY).moves,
      middle: (seed) => playSome(seed, MIDDLE).state,
    };
  },
};
