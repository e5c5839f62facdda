import type { Language } from '../game/shown.ts';

/** The small words between the texts of a game: what no rule has a name for, but a picture has to say. */
const NL = {
  and: 'en',
  none: 'niets',
  yes: 'ja',
  no: 'nee',
  empty: 'leeg',
  hidden: 'verborgen',
  changed: 'zojuist veranderd',
  picked: 'gekozen',
  new: 'nieuw',
  notNow: 'kan nu niet',
  cross: 'aangekruist',
  row: 'rij',
  column: 'kolom',
  diagonal: 'diagonaal',
  place: 'veld',
  line: 'lijn',
  minimum: 'minstens',
  times: 'maal',
  points: 'punten',
  point: 'punt',
  player: 'speler',
  imaginary: 'denkbeeldige speler',
  of: 'van',
  filled: 'ingevuld',
  nothingYet: 'nog niets ingevuld',
  wall: 'muur',
  north: 'noord',
  east: 'oost',
  south: 'zuid',
  west: 'west',
  origin: 'midden',
  table: 'Op tafel',
  choices: 'Keuzes',
  toAct: 'is aan de beurt',
  total: 'Totaal',
  score: 'stand',
  scoring: 'Waarvoor',
  noPoints: 'Nog geen punten.',
  rank: 'plaats',
  sharedPlaces: 'deelt de plaatsen',
  measure: 'met',
  printed: 'gedrukt',
  counted: 'geteld',
  untold: 'hierbij is geloot; meer is er niet over te zeggen',
  decided: 'Wat de winnaar bepaalde',
  /** Declining what may be done: nobody thinks of that as passing. */
  pass: 'verder',
} as const;

export type SmallWord = keyof typeof NL;

const DE: Readonly<Record<SmallWord, string>> = {
  and: 'und',
  none: 'nichts',
  yes: 'ja',
  no: 'nein',
  empty: 'leer',
  hidden: 'verdeckt',
  changed: 'gerade verändert',
  picked: 'gewählt',
  new: 'neu',
  notNow: 'geht jetzt nicht',
  cross: 'angekreuzt',
  row: 'Reihe',
  column: 'Spalte',
  diagonal: 'Diagonale',
  place: 'Feld',
  line: 'Linie',
  minimum: 'mindestens',
  times: 'mal',
  points: 'Punkte',
  point: 'Punkt',
  player: 'Spieler',
  imaginary: 'imaginärer Spieler',
  of: 'von',
  filled: 'ausgefüllt',
  nothingYet: 'noch nichts ausgefüllt',
  wall: 'Mauer',
  north: 'nördlich',
  east: 'östlich',
  south: 'südlich',
  west: 'westlich',
  origin: 'Mitte',
  table: 'Auf dem Tisch',
  choices: 'Auswahl',
  toAct: 'ist am Zug',
  total: 'Summe',
  score: 'Stand',
  scoring: 'Wofür',
  noPoints: 'Noch keine Punkte.',
  rank: 'Platz',
  sharedPlaces: 'teilt sich die Plätze',
  measure: 'mit',
  printed: 'aufgedruckt',
  counted: 'gezählt',
  untold: 'hier wurde gelost; mehr lässt sich dazu nicht sagen',
  decided: 'Was über den Sieg entschied',
  pass: 'weiter',
};

const WORDS: Readonly<Record<Language, Readonly<Record<SmallWord, string>>>> = { nl: NL, de: DE };

export function small(language: Language, word: SmallWord): string {
  return WORDS[language][word];
}

export function pointsText(language: Language, points: number): string {
  return `${minus(points)} ${small(language, Math.abs(points) === 1 ? 'point' : 'points')}`;
}

/** A sentence with its gaps filled in: `{who} past`. */
export function fill(sentence: string, blanks: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(blanks[name] ?? gap));
}

/** The first letter large: texts of a game are written to stand in the middle of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number with a real minus. */
export function minus(value: number): string {
  return String(value).replace('-', '−');
}

/** Colours before a noun: a die is masculine in German, and of either gender alike in Dutch. */
const BEFORE_A_DIE: Readonly<Record<string, string>> = {
  wit: 'witte',
  geel: 'gele',
  blauw: 'blauwe',
  groen: 'groene',
  paars: 'paarse',
  rood: 'rode',
  zwart: 'zwarte',
  bruin: 'bruine',
  grijs: 'grijze',
  weiß: 'weißer',
  gelb: 'gelber',
  blau: 'blauer',
  grün: 'grüner',
  rot: 'roter',
  schwarz: 'schwarzer',
  braun: 'brauner',
  grau: 'grauer',
  orange: 'oranger',
};

export function beforeDie(word: string): string {
  return BEFORE_A_DIE[word] ?? word;
}
