/** All forms that languages have for a number of things, in the order in which a page writes them. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The forms that a language has: `one` and `other` in Dutch and German. */
export function pluralForms(language: string): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return FORMS.filter((form) => pluralCategories.includes(form));
}

/** The forms of a noun as a page writes them: `één ronde|rondes`. */
export function nounForms(noun: string): readonly string[] {
  return noun.split('|').map((form) => form.trim());
}

/**
 * A number and what is counted: the form of the noun that goes with it, behind the number. The form for one says by itself that it
 * is one, as the sentence needs it: “einen Wurf” and “drei Würfe”.
 */
export function counted(
  noun: string,
  value: number,
  language: string,
  inWords: (value: number) => string,
): string {
  const form = pluralForms(language).indexOf(new Intl.PluralRules(language).select(value));
  const words = nounForms(noun)[form] ?? noun;
  return value === 1 ? words : `${inWords(value)} ${words}`;
}
