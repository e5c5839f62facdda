import type { Language } from '../game/shown.ts';

/** The few words that are needed before anything else has been loaded: they weigh next to nothing. */
const words = {
  nl: {
    loading: 'Even laden…',
    loadFailed: 'Het spel kon niet geladen worden. Controleer je verbinding en probeer het nog eens.',
    retry: 'Nog eens proberen',
  },
  de: {
    loading: 'Wird geladen …',
    loadFailed: 'Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
} as const;

export type LoadingWords = { readonly [Key in keyof (typeof words)['nl']]: string };

export const loadingWords = words;

export const wordsIn = (language: Language): LoadingWords => words[language];
