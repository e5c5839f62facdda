import type { Translations } from './message.ts';

const LANGUAGE_NAMES: Readonly<Record<string, Translations>> = {
  nl: { en: 'Dutch', nl: 'het Nederlands', de: 'Niederländisch' },
  de: { en: 'German', nl: 'het Duits', de: 'Deutsch' },
  en: { en: 'English', nl: 'het Engels', de: 'Englisch' },
};

/** For messages whose `{language}` is a language of texts or rulebooks. */
export const words = { language: LANGUAGE_NAMES };
