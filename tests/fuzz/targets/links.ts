import { deflateRawSync } from 'node:zlib';
import { readShared } from '../../../site/src/play/share.ts';
import { spoiled } from '../../engine/hostile.ts';
import { mutateBytes } from '../mutate-bytes.ts';
import { Random } from '../random.ts';
import { playedGames } from './engine.ts';
import { type Target, unexpected } from './target.ts';

const PREFIX = '#partij=';

/** Links to shared games: damaged before they are packed, and after; what can be read is opened by the engine. */
export function openLinks(): Target {
  const games = playedGames(new Random(3));
  const matches = games.map(({ engine, states }) => ({
    names: ['Ann', 'Ben'],
    seats: ['person', 'person'],
    saved: engine.save(states[Math.min(8, states.length - 1)]!),
  }));
  return {
    attack: async (_, random) => {
      const at = random.below(games.length);
      const { engine, words } = games[at]!;
      const pick = (below: number): number => random.below(below);
      const text = JSON.stringify(random.chance(0.5) ? spoiled(pick, words, matches[at]) : matches[at]);
      const sent = random.chance(0.3) ? mutateBytes(text, random, text) : text;
      const link = PREFIX + deflateRawSync(sent).toString('base64url');
      const shared = await readShared(random.chance(0.4) ? mutateBytes(link, random, link) : link);
      if (!shared) return undefined;
      try {
        engine.load(shared.saved);
      } catch (error) {
        return unexpected(error);
      }
      return undefined;
    },
  };
}
