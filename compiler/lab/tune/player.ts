import type { BotGame } from '../../bots/game.ts';
import { WIN_PARTS } from '../end-of-game.ts';
import { Measures } from '../measures.ts';
import type { Plan, Range } from '../plan.ts';
import { GamePlayer } from '../play-games.ts';
import { seenBy, type Wish } from './wishes.ts';

/** Plays games of one choice, and counts what the wishes look at. */
export function playForWishes(
  game: BotGame,
  plan: Plan,
  wishes: readonly Wish[],
): (range: Range) => Measures {
  const player = new GamePlayer(game, plan);
  return ([from, to]) => {
    const measures = new Measures();
    for (let number = from; number < to; number++) {
      const seen = player.observe(number);
      measures.counter('games').value++;
      if (!seen) {
        measures.counter('unfinished').value++;
        continue;
      }
      const wins = [...seen].filter(([name]) => name.endsWith(' wins'));
      const isShared = wins.length > 0 && !wins.some(([, part]) => part === WIN_PARTS);
      const all = new Map([...seen, ['shared', isShared ? WIN_PARTS : 0] as const]);
      for (const wish of wishes) {
        const value = seenBy(wish, all);
        if (value !== undefined) measures.tally(wish.text).add(value);
      }
    }
    return measures;
  };
}
