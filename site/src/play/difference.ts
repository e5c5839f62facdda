import {
  type AnyGame,
  type Difference,
  type GameStop,
  Invalid,
  type Saved,
} from '../../../generated/runtime/engine.ts';
import type { Shown } from '../game/shown.ts';
import { enumerate } from '../table/describe.ts';
import { fill, wordsIn } from './words.ts';

/** How a game that was begun under other rules goes under these, as the engine tells it. */
export interface Otherwise {
  readonly differs: Difference | undefined;
  readonly stopped: GameStop<AnyGame> | undefined;
}

/** What there is to say about such a game: from where on it goes otherwise, why, and how much of it could not be played. */
export function tellDifference(shown: Shown, saved: Saved, { differs, stopped }: Otherwise): string {
  const told = [wordsIn(shown.language).otherRules, ...tellWhere(shown, saved, differs)];
  return [...told, ...tellStop(shown, saved, stopped)].join(' ');
}

function tellWhere(shown: Shown, { rules, log }: Saved, differs: Difference | undefined): string[] {
  const say = wordsIn(shown.language);
  // A link tells how the game stood at its end at most, and nothing of the rules one by one.
  const isWhole = Object.keys(rules?.each ?? {}).length > 0;
  if (!differs) return log.at(-1)?.digest ? [say.noDifference] : [];
  const at = Math.max(1, differs.at);
  if (!isWhole) return [fill(say.differsAtMost, { at })];
  const told = fill(say.differsAt, { at });
  const named = differs.rules.flatMap((rule) => shown.words[rule] ?? []);
  return named.length > 0 ? [told, fill(say.differsRules, { rules: enumerate(shown, named) })] : [told];
}

function tellStop(shown: Shown, { log }: Saved, stopped: Otherwise['stopped']): string[] {
  if (!stopped) return [];
  const { at, unplayed, refusal } = stopped;
  const why = refusal.text[shown.language] ?? refusal.reason;
  return [fill(wordsIn(shown.language).stoppedAt, { at, why, unplayed, all: log.length })];
}

/** Why a game cannot be opened although nothing is wrong with it: the rules are for other numbers of players now. */
export function tellOtherPlayers(shown: Shown, { players }: Saved, problem: unknown): string | undefined {
  if (!(problem instanceof Invalid) || problem.what !== 'setup' || problem.about !== 'players')
    return undefined;
  const { from, to } = shown.data.players;
  return fill(wordsIn(shown.language).otherPlayers, { players, from, to });
}
