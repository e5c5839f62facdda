import { spoiled } from '../../engine/hostile.ts';
import { mutateBytes } from '../mutate-bytes.ts';
import { Random } from '../random.ts';
import { playedGames } from './engine.ts';
import { type Target, unexpected } from './target.ts';

/** Saves: of real games, damaged as texts and as data, opened by the engine of the game or by that of another. */
export function openSaves(): Target {
  const games = playedGames(new Random(1));
  const saves = games.flatMap(({ engine, states }) =>
    [0, 3, 12, states.length - 1].map((at) => engine.save(states[Math.min(at, states.length - 1)]!)),
  );
  return {
    attack: (_, random) => {
      const { engine, words } = random.pick(games);
      const own = saves.filter(({ game }) => game === engine.data.id);
      const saved = random.pick(random.chance(0.9) ? own : saves);
      const pick = (below: number): number => random.below(below);
      const given = random.chance(0.4)
        ? mutateBytes(JSON.stringify(saved), random, JSON.stringify(random.pick(saves)))
        : spoiled(pick, words, random.chance(0.3) ? spoiled(pick, words, saved) : saved);
      try {
        engine.load(given as never);
      } catch (error) {
        return unexpected(error);
      }
      return undefined;
    },
  };
}
