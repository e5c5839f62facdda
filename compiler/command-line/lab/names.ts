import { ruleNames } from '../../lab/rule-names.ts';
import { type LabLanguage, PLAIN_NAMES, type RuleNames } from '../../lab/say-figure.ts';
import type { GameData } from '../../runtime/data.ts';
import type { Translator } from '../../texts/texts.ts';

/** What a game or variant is called, in a language that it has texts in; else its id. */
export function titleOf(translator: () => Translator, language: LabLanguage, id: string): string {
  if (language === 'en') return id;
  const texts = translator();
  const [, variant] = id.split('/');
  const said = (name: string, otherwise: string): string => (texts.has(name) ? texts.say(name) : otherwise);
  const game = said('game', id);
  return variant === undefined ? game : `${game}: ${said(`variant-${variant}`, variant)}`;
}

/** The names of rules in the texts of the game; in a language without texts, as the rules have them. */
export function namesFrom(
  translator: () => Translator,
  language: LabLanguage,
  data: Pick<GameData, 'scorings'>,
): RuleNames {
  if (language === 'en') return PLAIN_NAMES;
  const texts = translator();
  return ruleNames((id) => (texts.has(id) ? texts.say(id) : undefined), data);
}
