import type { NameSort, Renaming } from '../../../../compiler/language-service/answers.ts';
import type { Language } from '../../game/shown.ts';

/** What the thread of the compiler says to people, besides what the compiler itself says. */
interface ServiceWords {
  readonly write: string;
  readonly takeAway: string;
  readonly holds: string;
  readonly isNow: string;
  readonly sorts: Readonly<Record<NameSort, string>>;
  readonly notRenamed: Readonly<Record<Extract<Renaming, { isRefused: true }>['why'], string>>;
}

export const serviceWords: Readonly<Record<Language, ServiceWords>> = {
  nl: {
    write: 'Schrijf “{text}”',
    takeAway: 'Haal het weg',
    holds: 'Hier past in: {type}',
    isNow: 'Waarde: {value}',
    sorts: {
      game: 'spel',
      variant: 'variant',
      folder: 'map',
      kind: 'soort',
      value: 'waarde',
      pieces: 'spelmateriaal',
      property: 'eigenschap',
      table: 'tabel',
      grid: 'vakken',
      field: 'veld',
      option: 'keuze vooraf',
      term: 'begrip',
      phase: 'fase',
      step: 'stap',
      action: 'actie',
      choice: 'keuze',
      rules: 'regels',
      scoring: 'telling',
      reason: 'reden',
      always: 'wat altijd geldt',
      example: 'voorbeeld',
      winner: 'winnaar',
      local: 'naam in dit stuk',
      word: 'woord van de taal',
    },
    notRenamed: {
      'no-name': 'Hier staat geen naam.',
      'not-ours': 'Deze naam hoort bij een ander spel, dat je hier niet verandert.',
      'no-word': 'Een naam begint met een letter, en heeft verder letters, cijfers en streepjes.',
      'word-of-the-language': 'Dat is een woord van de regeltaal zelf.',
      taken: 'Die naam is er al.',
      'another-meaning': 'Met die naam zouden andere regels iets anders gaan betekenen.',
    },
  },
  de: {
    write: '„{text}“ schreiben',
    takeAway: 'Wegnehmen',
    holds: 'Hier passt hinein: {type}',
    isNow: 'Wert: {value}',
    sorts: {
      game: 'Spiel',
      variant: 'Variante',
      folder: 'Ordner',
      kind: 'Art',
      value: 'Wert',
      pieces: 'Spielmaterial',
      property: 'Eigenschaft',
      table: 'Tabelle',
      grid: 'Felder',
      field: 'Feld',
      option: 'Wahl vorab',
      term: 'Begriff',
      phase: 'Phase',
      step: 'Schritt',
      action: 'Aktion',
      choice: 'Wahl',
      rules: 'Regeln',
      scoring: 'Wertung',
      reason: 'Grund',
      always: 'was immer gilt',
      example: 'Beispiel',
      winner: 'Gewinner',
      local: 'Name in diesem Stück',
      word: 'Wort der Sprache',
    },
    notRenamed: {
      'no-name': 'Hier steht kein Name.',
      'not-ours': 'Dieser Name gehört zu einem anderen Spiel, das du hier nicht änderst.',
      'no-word': 'Ein Name beginnt mit einem Buchstaben und hat sonst Buchstaben, Ziffern und Striche.',
      'word-of-the-language': 'Das ist ein Wort der Regelsprache selbst.',
      taken: 'Diesen Namen gibt es schon.',
      'another-meaning': 'Mit diesem Namen würden andere Regeln etwas anderes bedeuten.',
    },
  },
};
