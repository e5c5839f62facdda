import type { Translations } from '../problems/messages/message.ts';
import type { NameSort, Renaming } from './answers.ts';

/** What is said to people besides problems. */
export const SAYS = {
  write: { en: 'Write “{text}”', nl: 'Schrijf “{text}”', de: '„{text}“ schreiben' },
  takeAway: { en: 'Take it away', nl: 'Haal het weg', de: 'Wegnehmen' },
  holds: { en: 'It holds: {type}', nl: 'Hier past in: {type}', de: 'Hier passt hinein: {type}' },
  isNow: { en: 'Value: {value}', nl: 'Waarde: {value}', de: 'Wert: {value}' },
} satisfies Readonly<Record<string, Translations>>;

export const SORTS: Readonly<Record<NameSort, Translations>> = {
  game: { en: 'game', nl: 'spel', de: 'Spiel' },
  variant: { en: 'variant', nl: 'variant', de: 'Variante' },
  folder: { en: 'folder', nl: 'map', de: 'Ordner' },
  kind: { en: 'kind', nl: 'soort', de: 'Art' },
  value: { en: 'value', nl: 'waarde', de: 'Wert' },
  pieces: { en: 'pieces', nl: 'spelmateriaal', de: 'Spielmaterial' },
  property: { en: 'property', nl: 'eigenschap', de: 'Eigenschaft' },
  table: { en: 'table', nl: 'tabel', de: 'Tabelle' },
  grid: { en: 'grid', nl: 'vakken', de: 'Felder' },
  field: { en: 'field', nl: 'veld', de: 'Feld' },
  option: { en: 'option', nl: 'keuze vooraf', de: 'Wahl vorab' },
  term: { en: 'term', nl: 'begrip', de: 'Begriff' },
  phase: { en: 'phase', nl: 'fase', de: 'Phase' },
  step: { en: 'step', nl: 'stap', de: 'Schritt' },
  action: { en: 'action', nl: 'actie', de: 'Aktion' },
  choice: { en: 'choice', nl: 'keuze', de: 'Wahl' },
  rules: { en: 'rules', nl: 'regels', de: 'Regeln' },
  scoring: { en: 'scoring', nl: 'telling', de: 'Wertung' },
  reason: { en: 'reason', nl: 'reden', de: 'Grund' },
  always: { en: 'what always holds', nl: 'wat altijd geldt', de: 'was immer gilt' },
  example: { en: 'example', nl: 'voorbeeld', de: 'Beispiel' },
  winner: { en: 'winner', nl: 'winnaar', de: 'Gewinner' },
  local: { en: 'name in this piece', nl: 'naam in dit stuk', de: 'Name in diesem Stück' },
  word: { en: 'word of the language', nl: 'woord van de taal', de: 'Wort der Sprache' },
};

type Refused = Extract<Renaming, { readonly isRefused: true }>;

export const NOT_RENAMED: Readonly<Record<Refused['why'], Translations>> = {
  'no-name': { en: 'There is no name here.', nl: 'Hier staat geen naam.', de: 'Hier steht kein Name.' },
  'not-ours': {
    en: 'This name belongs to another game, which is not changed here.',
    nl: 'Deze naam hoort bij een ander spel, dat je hier niet verandert.',
    de: 'Dieser Name gehört zu einem anderen Spiel, das du hier nicht änderst.',
  },
  'no-word': {
    en: 'A name begins with a letter, a capital if it is that of a kind or of pieces, and has letters, digits and dashes.',
    nl: 'Een naam begint met een letter, en heeft verder letters, cijfers en streepjes.',
    de: 'Ein Name beginnt mit einem Buchstaben und hat sonst Buchstaben, Ziffern und Striche.',
  },
  'word-of-the-language': {
    en: 'That is a word of the language itself.',
    nl: 'Dat is een woord van de regeltaal zelf.',
    de: 'Das ist ein Wort der Regelsprache selbst.',
  },
  taken: {
    en: 'That name is taken.',
    nl: 'Die naam is er al.',
    de: 'Diesen Namen gibt es schon.',
  },
  'another-meaning': {
    en: 'With that name other rules would come to mean something else.',
    nl: 'Met die naam zouden andere regels iets anders gaan betekenen.',
    de: 'Mit diesem Namen würden andere Regeln etwas anderes bedeuten.',
  },
};
