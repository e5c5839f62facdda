import type { LiveGame, OpenedGame } from '../../../generated/runtime/live-game.ts';
import type { ExampleShown, Rulebook } from '../../../generated/runtime/rulebook.ts';

/** A game that was compiled in the browser, with what pages show of it. */
export interface LiveOnPage {
  readonly live: LiveGame;
  readonly opened: OpenedGame;
  readonly book?: LiveBook | undefined;
}

/** What `rulebook.ts` and `examples.ts` have of games that were built. */
export interface LiveBook {
  readonly rulebook: Rulebook;
  readonly examples: readonly ExampleShown[];
}

const games = new Map<string, LiveOnPage>();

/** A game that was compiled here (`open-live.ts`); undefined for one that was built. */
export const liveGameOf = (id: string): LiveOnPage | undefined => games.get(id);

/** From now on it is found under its id, by everything that asks for games by their ids. */
export function keepLive(game: LiveOnPage): void {
  games.set(game.live.data.id, game);
}

/** Forgets a game, so that its memory can be used for the next one. */
export function forgetLive(id: string): void {
  games.delete(id);
}
