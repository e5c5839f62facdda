import type { Translations } from './message.ts';

/** What a further place is. */
export const RELATED = {
  changed: {
    en: 'what the variant changes',
    nl: 'wat de variant verandert',
    de: 'was die Variante ändert',
  },
  stopped: {
    en: 'here the rules stop',
    nl: 'hier lopen de spelregels vast',
    de: 'hier kommen die Regeln nicht weiter',
  },
} satisfies Readonly<Record<string, Translations>>;

export type RelatedAs = keyof typeof RELATED;

/** Told of a line of the game that is wrong in one of its variants only: the line itself needs no cure. */
export const ONLY_IN_VARIANT: { readonly message: Translations; readonly cure: Translations } = {
  message: {
    en: 'This is so only in the variant `{variant}`, not in the game itself.',
    nl: 'Dit is alleen zo in de variant `{variant}`, niet in het spel zelf.',
    de: 'Das ist nur in der Variante `{variant}` so, nicht im Spiel selbst.',
  },
  cure: {
    en: 'Correct what the variant `{variant}` changes, or declare anew in it what stands here, under the same name.',
    nl: 'Verbeter wat de variant `{variant}` verandert, of leg wat hier staat daarin opnieuw vast, onder dezelfde naam.',
    de: 'Berichtige, was die Variante `{variant}` ändert, oder lege das, was hier steht, in ihr unter demselben Namen neu fest.',
  },
};
