import type { Language } from '../game/shown.ts';

/** What is said where something is shared. */
const nl = {
  share: 'Delen',
  shareExample: 'Voorbeeld delen',
  shareGame: 'Spel delen',
  about: 'Zet dit op je eigen pagina of blog: het is daar te spelen zoals hier.',
  link: 'Link',
  element: 'Voor een pagina met scripts',
  frame: 'Voor een blog, als iframe',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  copyYourself: 'Kopiëren lukt hier niet. Selecteer de tekst en kopieer hem zelf.',
  close: 'Sluiten',
  rulebook: 'spelregels',
};
type EmbedWords = Readonly<typeof nl>;

const de: EmbedWords = {
  share: 'Teilen',
  shareExample: 'Beispiel teilen',
  shareGame: 'Spiel teilen',
  about: 'Setz das auf deine eigene Seite oder in deinen Blog: Dort lässt es sich spielen wie hier.',
  link: 'Link',
  element: 'Für eine Seite mit Skripten',
  frame: 'Für einen Blog, als iframe',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  copyYourself: 'Kopieren geht hier nicht. Markiere den Text und kopiere ihn selbst.',
  close: 'Schließen',
  rulebook: 'Spielregeln',
};

export const embedWords: Readonly<Record<Language, EmbedWords>> = { nl, de };
