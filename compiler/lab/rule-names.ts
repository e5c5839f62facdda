import type { GameData } from '../runtime/data.ts';
import type { RuleNames } from './say-figure.ts';

/** The names of rules in the texts of a game; where it has none, as the rules have them. */
export function ruleNames(
  textOf: (id: string) => string | undefined,
  { scorings }: Pick<GameData, 'scorings'>,
): RuleNames {
  const said = (id: string, name: string): string => textOf(id) ?? name;
  return {
    scoring: (name) => said(`scoring-${name}`, name),
    part: (scoring, value) => {
      const type = scorings.find(({ name }) => name === scoring)?.awardedFor?.type;
      return type?.is === 'kind' ? said(`${type.kind}-${value}`, value) : value;
    },
    action: (name) => said(`action-${name}`, name),
    // Only the first sentence: the others tell what to do about it.
    reason: (name) =>
      said(`reason-${name}`, name)
        .replace(/^(.{12,}?)[.;:!?] .*$/s, '$1')
        .replace(/\.$/, ''),
  };
}
