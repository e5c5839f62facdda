import type { Saved } from '../../../../generated/runtime/engine.ts';
import { openLive } from '../../../../generated/runtime/live-game.ts';
import type { LiveOnPage } from '../../game/live-games.ts';
import type { Shown } from '../../game/shown.ts';
import { tellDifference, tellOtherPlayers } from '../../play/difference.ts';
import type { Match, SavedMatch } from '../../play/match.ts';
import { freshSeed } from '../../play/settings.ts';
import type { WorkshopWords } from '../words/words-nl.ts';

/** A game that goes on under other rules, and what is told about it; without a match it could not. */
export interface GoneOn {
  readonly match?: Match | undefined;
  readonly note: string;
}

/**
 * The same game under other rules: its moves once more, as far as they are allowed, with the same chance. Every state of the rules is
 * a game with an id of its own here; to see what goes otherwise, the new rules are asked under the name of the old ones.
 */
export function goneOn(
  { names, seats, saved }: SavedMatch,
  { live, opened }: LiveOnPage,
  shown: Shown,
  say: WorkshopWords,
): GoneOn {
  try {
    const asBefore = openLive({ ...live, data: { ...live.data, id: saved.game } });
    const { state, differs, stopped } = asBefore.engine.load(saved);
    const again = opened.engine.load(renamed(asBefore.engine.save(state), live.data.id));
    const match: Match = { id: freshSeed(), names, seats, state: again.state };
    const isOther = differs !== undefined || stopped !== undefined;
    return { match, note: isOther ? tellDifference(shown, saved, { differs, stopped }) : say.wentOn };
  } catch (problem) {
    return { note: tellOtherPlayers(shown, saved, problem) ?? say.couldNotGoOn };
  }
}

/** A save without the marks by which changes of rules are found: they are made with the name of the game. */
export function renamed(saved: Saved, game: string): Saved {
  const { rules: _, start: __, result: ___, ...rest } = saved;
  return { ...rest, game, log: saved.log.map(({ digest: ____, ...entry }) => entry as Saved['log'][number]) };
}
