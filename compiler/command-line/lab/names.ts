import { type LabLanguage, PLAIN_NAMES, type RuleNames } from '../../lab/say-figure.ts';
import type { GameData } from '../../runtime/data.ts';
import type { Translator } from '../../texts/texts.ts';

/** The names of rules in the texts of the game; in a language without texts, as the rules have them. */
export function namesFrom(
  translator: () => Translator,
  language: LabLanguage,
  { scorings }: Pick<GameData, 'scorings'>,
): RuleNames {
  if (language === 'en') return PLAIN_NAMES;
  const texts = translator();
  const said = (id: string, name: string): string => (texts.has(id) ? texts.say(id) : name);
  return {
    scoring: (name) => said(`scoring-${name}`, name),
    part: (scoring, value) => {
      const type = scorings.find(({ name }) => name === scoring)?.awardedFor?.type;
      return type?.is === 'kind' ? said(`${type.kind}-${value}`, value) : value;
    },
    action: (name) => said(`action-${name}`, name),
  };
}
