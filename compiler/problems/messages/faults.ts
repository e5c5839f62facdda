import type { Translations } from './message.ts';

/** Why rules stop in the middle of a game: the codes of a fault. */
export const FAULTS = {
  'out-of-range': {
    en: 'a number leaves its range',
    nl: 'een getal verlaat zijn bereik',
    de: 'eine Zahl verlässt ihren Bereich',
  },
  'wrong-value': {
    en: 'a value comes up that does not fit there',
    nl: 'er komt een waarde die daar niet past',
    de: 'ein Wert kommt vor, der dort nicht passt',
  },
  none: {
    en: 'something is `none` where it is needed',
    nl: 'iets is `none` waar het nodig is',
    de: 'etwas ist `none`, wo es gebraucht wird',
  },
  'too-many': { en: 'a list becomes too long', nl: 'een lijst wordt te lang', de: 'eine Liste wird zu lang' },
  'division-by-zero': {
    en: 'something is divided by zero',
    nl: 'er wordt door nul gedeeld',
    de: 'es wird durch null geteilt',
  },
  'no-such-key': {
    en: 'a table or field has nothing for this key',
    nl: 'een tabel of veld heeft niets voor deze sleutel',
    de: 'eine Tabelle oder ein Feld hat nichts für diesen Schlüssel',
  },
  'no-such-piece': {
    en: 'there is no such piece',
    nl: 'dat speelstuk is er niet',
    de: 'dieses Spielteil gibt es nicht',
  },
  'no-such-cell': {
    en: 'there is no such cell',
    nl: 'dat vakje is er niet',
    de: 'dieses Kästchen gibt es nicht',
  },
  'no-such-item': {
    en: 'the list has no item with this number',
    nl: 'de lijst heeft niets met dit nummer',
    de: 'die Liste hat nichts mit dieser Nummer',
  },
  'not-exactly-one': {
    en: '`the` finds none or several',
    nl: '`the` vindt er geen of meer dan één',
    de: '`the` findet keines oder mehrere',
  },
  'not-found': {
    en: '`the first` or `the last` finds none',
    nl: '`the first` of `the last` vindt er geen',
    de: '`the first` oder `the last` findet keines',
  },
  endless: {
    en: 'it goes on and on without a stop',
    nl: 'het gaat door zonder ooit te stoppen',
    de: 'es geht immer weiter, ohne anzuhalten',
  },
  impossible: {
    en: 'there is nothing left to choose from, or the rules call it `impossible`',
    nl: 'er valt niets meer te kiezen, of de regels noemen het `impossible`',
    de: 'es gibt nichts mehr zu wählen, oder die Regeln nennen es `impossible`',
  },
  tie: {
    en: 'there is a tie that the rules call `impossible`',
    nl: 'er is een gelijke stand die de regels `impossible` noemen',
    de: 'es gibt einen Gleichstand, den die Regeln `impossible` nennen',
  },
  'no-outcome': {
    en: 'no roll can meet the condition after `until`',
    nl: 'geen worp kan voldoen aan de voorwaarde na `until`',
    de: 'kein Wurf kann die Bedingung nach `until` erfüllen',
  },
  'too-many-outcomes': {
    en: 'a roll has too many outcomes to look through',
    nl: 'een worp heeft te veel uitkomsten om na te gaan',
    de: 'ein Wurf hat zu viele Ergebnisse zum Durchsehen',
  },
  always: {
    en: 'an `always` no longer holds',
    nl: 'een `always` geldt niet meer',
    de: 'ein `always` gilt nicht mehr',
  },
  setup: {
    en: 'the game cannot be set up for these players',
    nl: 'het spel is voor deze spelers niet op te zetten',
    de: 'das Spiel lässt sich für diese Spieler nicht aufbauen',
  },
  broken: {
    en: 'the compiler has made a mistake, not the rules',
    nl: 'de compiler heeft een fout gemaakt, niet de spelregels',
    de: 'der Compiler hat einen Fehler gemacht, nicht die Regeln',
  },
} satisfies Readonly<Record<string, Translations>>;
