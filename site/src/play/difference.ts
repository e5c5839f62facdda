import type { Difference, Saved } from '../../../generated/runtime/engine.ts';
import type { Shown } from '../game/shown.ts';
import { enumerate } from '../table/describe.ts';
import { fill, wordsIn } from './words.ts';

/** What there is to say about a game that was begun under other rules: from where on it goes otherwise, and why. */
export function tellDifference(shown: Shown, { rules, log }: Saved, differs: Difference | undefined): string {
  const say = wordsIn(shown.language);
  // A link tells how the game stood at its end at most, and nothing of the rules one by one.
  const isWhole = Object.keys(rules?.each ?? {}).length > 0;
  if (!differs) return log.at(-1)?.digest ? `${say.otherRules} ${say.noDifference}` : say.otherRules;
  const at = Math.max(1, differs.at);
  if (!isWhole) return `${say.otherRules} ${fill(say.differsAtMost, { at })}`;
  const told = `${say.otherRules} ${fill(say.differsAt, { at })}`;
  const named = differs.rules.flatMap((rule) => shown.words[rule] ?? []);
  return named.length > 0 ? `${told} ${fill(say.differsRules, { rules: enumerate(shown, named) })}` : told;
}
