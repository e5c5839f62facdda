import { GENERATED } from '../games.ts';
import { type Entry, immutable } from './contestant.ts';
import { core } from './core.ts';

/** What the benchmark needs of a generated engine; states and moves are passed on as they come. */
interface Engine {
  start(setup: { players: number; seed: string }): unknown;
  toAct(state: unknown): readonly number[];
  moves(state: unknown, player: number): readonly unknown[];
  play(state: unknown, move: unknown, player: number): unknown;
}

/** The generated façade, as a front end uses it: immutable states, moves as objects. */
export const facade: Entry = {
  name: 'facade',
  title: '**generated façade**',
  called: 'generated façade',
  games: ['clever'],
  warmUp: 2,
  seconds: 2,
  missing: core.missing!,
  async create({ game, setup: { players } }, chooser) {
    const engine = (await import(`${GENERATED}${game}/engine.ts`)) as Engine;
    return immutable<unknown>({
      start: (seed) => engine.start({ players, seed: String(seed) }),
      step(state) {
        const [player] = engine.toAct(state);
        if (player === undefined) return undefined;
        const moves = engine.moves(state, player);
        return engine.play(state, moves[chooser.pick(moves.length)], player);
      },
    });
  },
};
