import { hostile, spoiled } from '../../engine/hostile.ts';
import { mutateBytes } from '../mutate-bytes.ts';
import { Random } from '../random.ts';
import { playedGames } from './engine.ts';
import { type Target, unexpected } from './target.ts';

/** Moves: as texts and as data, legal ones damaged and anything at all, for whoever is to act or somebody else. */
export function openMoves(): Target {
  const games = playedGames(new Random(2));
  return {
    attack: (_, random) => {
      const { engine, states, words } = random.pick(games);
      const state = random.pick(states);
      const legal = engine.moves(state, 'server');
      const move = legal.length > 0 ? random.pick(legal) : { player: 1, action: 'pass' };
      const pick = (below: number): number => random.below(below);
      const text = (): string => mutateBytes(engine.write(move as never), random, random.pick(words));
      const given = random.chance(0.5)
        ? text()
        : random.chance(0.9)
          ? spoiled(pick, words, move)
          : hostile(pick, words, state);
      const player = random.chance(0.8) ? move.player : hostile(pick, words);
      const before = engine.digest(state);
      for (const ask of [
        () => engine.explain(state, given as never, player as never),
        () => engine.tryPlay(state, given as never, player as never),
        () => engine.parse(state, given as never, player as never),
      ])
        try {
          ask();
        } catch (error) {
          const wrong = unexpected(error);
          if (wrong) return wrong;
        }
      return engine.digest(state) === before ? undefined : 'the state has changed';
    },
  };
}
