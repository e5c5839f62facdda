import { generated } from '../generated.ts';
import { type Create, immutable } from './contestant.ts';

/** What the benchmark needs of a generated engine; states and moves are passed on as they come. */
interface Engine {
  start(setup: { players: number; seed: string }): unknown;
  toAct(state: unknown): readonly number[];
  moves(state: unknown, player: number): readonly unknown[];
  play(state: unknown, move: unknown): unknown;
}

/** The generated façade, as a front end uses it: immutable states, moves as objects. */
export const create: Create = async (players, chooser) => {
  const engine = await generated<Engine>('engine');
  return immutable<unknown>({
    start: (seed) => engine.start({ players, seed: String(seed) }),
    step(state) {
      const [player] = engine.toAct(state);
      if (player === undefined) return undefined;
      const moves = engine.moves(state, player);
      return engine.play(state, moves[chooser.pick(moves.length)]);
    },
  });
};
