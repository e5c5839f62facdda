/** The languages in which problems can be told. */
export const LANGUAGES = ['en', 'nl', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The same in every language. */
export type Translations = Readonly<Record<Language, string>>;

/**
 * How a problem reads. `{name}` stands for what the problem's data have under that name. Words of Regel
 * are in backticks and the same in every language.
 */
export interface Message {
  readonly title: Translations;
  /** What is wrong, in one sentence. */
  readonly message: Translations;
  /** Further sentences, each told where the data have all that it names. */
  readonly details?: readonly Translations[];
  /** What to write instead, in one sentence. */
  readonly cure: Translations;
  /** Other cures, for data that say under `instead` which one fits. */
  readonly cures?: Readonly<Record<string, Translations>>;
  /** What the second place is. */
  readonly also?: Translations;
  /** For `regel explain`: what it means and why the language asks for it. */
  readonly about: Translations;
  /** In Regel, before and after the cure; a test compiles both. */
  readonly sample: { readonly before: readonly string[]; readonly after: readonly string[] };
  /**
   * Data that are not words of the rules but have words here, by placeholder and value. Such a
   * placeholder stands without backticks: a value that has no words gets them.
   */
  readonly words?: Readonly<Record<string, Readonly<Record<string, Translations>>>>;
}

export type Catalogue = Readonly<Record<string, Message>>;
