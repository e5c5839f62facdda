import type { Language } from '../game/shown.ts';
import { fill, minus } from '../table/words.ts';

/** What the score pad and the explorers say by themselves; names of things come from the texts of the game. */
const NL = {
  loading: 'Het scoreblad wordt klaargelegd…',
  failed: 'Het scoreblad kon niet geladen worden.',
  again: 'Nog eens proberen',

  setup: 'Wie speelt mee?',
  players: 'Aantal spelers',
  imaginary: 'Denkbeeldige spelers',
  options: 'Afspraken',
  name: 'Naam',
  seats: 'Spelers',
  table: 'Op tafel',
  countingNow: 'Wat tel je nu?',
  before: 'Punten van eerder',
  more: 'Andere velden, zelden nodig',
  followsFrom: '“{field}” hoef je niet in te vullen: dat volgt uit “{from}”.',
  nothingToFill: 'Hier valt niets in te vullen.',

  fewer: '{what}: één minder',
  moreOf: '{what}: één meer',
  empty: 'leeg',
  clear: 'Leegmaken',
  close: 'Sluiten',
  otherNumber: 'Ander getal',
  enter: 'Invullen',
  whichNumber: 'Wat staat er in {cell}?',
  printed: '{cell}: dit staat voorgedrukt.',
  left: 'nog {n}',
  noneLeft: 'op',

  choosePiece: 'Kies eerst een {piece} of een plek',
  pieceChosen: '{piece}: tik nu op een plek',
  cellChosen: '{cell}: kies nu een {piece}',
  takeAway: 'Weghalen',
  allUsed: 'Hiervan is alles al neergelegd.',

  orderHint: 'Bij gelijke stand telt de volgorde: {field}.',
  noTies: 'Niemand staat gelijk, dus hier hoef je niets te kiezen.',
  up: '{what} naar voren',
  down: '{what} naar achteren',
  add: '{what} toevoegen',
  remove: '{what} weghalen',
  nobody: 'niemand',
  choose: 'Kies…',

  result: 'Uitslag',
  place: 'Plaats',
  withPoints: '{n} punten',
  withPoint: '{n} punt',
  wins: '{names} wint met {points}.',
  winTogether: '{names} winnen samen met {points}.',
  decidedByTie: 'De punten waren gelijk. {rule}',
  soloResult: '{rule}: {value}.',
  noWinner: 'Nog geen uitslag.',
  whyOf: 'Waar komen de punten van {seat} vandaan?',
  whyAll: 'Waar komen deze punten vandaan?',
  noPoints: 'Nog geen punten.',

  copy: 'Kopiëren als tekst',
  copied: 'Gekopieerd.',
  notCopied: 'Kopiëren lukte niet.',
  print: 'Afdrukken',
  undo: 'Ongedaan maken',
  reset: 'Alles wissen',
  wasReset: 'Alles is gewist.',
  next: 'Bewaar deze punten en ga naar {next}',
  saved: 'Wat je invult, blijft in deze browser bewaard.',

  outOfRange: 'Hier past alleen een getal van {from} tot en met {to}.',
  used: '{piece} ligt al bij {where}.',
  usedAt: '{piece} ligt al bij {where}, {cell}.',
  tooMany: 'Hier passen er hoogstens {most}.',
  noMore: 'Meer zijn er niet.',
  wrong: 'Dat kan hier niet staan.',
  broken: 'Kijk dit nog eens na, in een echt spel komt het niet voor. {rule}',
  faultTie:
    'Zo kan het niet geteld worden: spelers staan gelijk en de regels zeggen niet wie voorgaat. Kijk de volgorde na.',
  fault: 'Zo kan het niet geteld worden: in een echt spel komt dit niet voor.',

  exploreOf: 'Probeer het zelf: {what}',
  exploreWinner: 'Probeer het zelf: wie wint?',
  which: 'Waar gaat het om?',
  counted: '{what} van {seat}',
  tieFirst: 'Gelijk op de eerste plaats',
  tieSecond: 'Gelijk op de tweede plaats',
  tieAll: 'Iedereen gelijk',
  noTie: 'Niemand gelijk',
  nobodyGets: 'Zo krijgt niemand punten.',
  getsNothing: '{seat}: geen punten.',
  gets: '{seat}: {points}.',
  getsFor: '{seat}: {points} voor {what}.',
  getsBecause: '{seat}: {points} ({why}).',
  getsForBecause: '{seat}: {points} voor {what} ({why}).',
  ranked: '{seat}: plaats {place} met {count}, dus {points}.',
  rankedByTie:
    '{seat}: gelijk met {count}, maar door de regel voor gelijke stand plaats {place}, dus {points}.',
  shared:
    '{seat}: deelt de plaatsen {places} met {others} (elk {count}). {sum} gedeeld door {n} geeft {points}.',
  sharedPlain: '{seat}: deelt de plaatsen {places} met {others} (elk {count}), dus {points}.',
  jointly: '{seat}: gelijk met {others} op plaats {place} (elk {count}), dus {points}.',
  rounded: 'naar beneden afgerond',
  pointsOf: 'Punten van {seat}',
  people: 'Anna,Bram,Chris,Daan,Eva,Fien',
  tryIt: 'Zelf proberen',
} as const;

export type PadWord = keyof typeof NL;

const DE: Readonly<Record<PadWord, string>> = {
  loading: 'Der Wertungsblock wird bereitgelegt …',
  failed: 'Der Wertungsblock konnte nicht geladen werden.',
  again: 'Noch einmal versuchen',

  setup: 'Wer spielt mit?',
  players: 'Anzahl der Spieler',
  imaginary: 'Imaginäre Spieler',
  options: 'Absprachen',
  name: 'Name',
  seats: 'Spieler',
  table: 'Auf dem Tisch',
  countingNow: 'Was wertest du gerade?',
  before: 'Punkte von vorher',
  more: 'Andere Felder, selten nötig',
  followsFrom: '„{field}“ brauchst du nicht einzutragen: Das ergibt sich aus „{from}“.',
  nothingToFill: 'Hier gibt es nichts einzutragen.',

  fewer: '{what}: eins weniger',
  moreOf: '{what}: eins mehr',
  empty: 'leer',
  clear: 'Leeren',
  close: 'Schließen',
  otherNumber: 'Andere Zahl',
  enter: 'Eintragen',
  whichNumber: 'Was steht in {cell}?',
  printed: '{cell}: Das ist vorgedruckt.',
  left: 'noch {n}',
  noneLeft: 'aufgebraucht',

  choosePiece: 'Zuerst {piece} oder Stelle wählen',
  pieceChosen: '{piece}: Tippe jetzt auf eine Stelle',
  cellChosen: '{cell}: jetzt {piece} wählen',
  takeAway: 'Wegnehmen',
  allUsed: 'Davon ist schon alles ausgelegt.',

  orderHint: 'Bei Gleichstand zählt die Reihenfolge: {field}.',
  noTies: 'Es gibt keinen Gleichstand, also musst du hier nichts wählen.',
  up: '{what} nach vorn',
  down: '{what} nach hinten',
  add: '{what} hinzufügen',
  remove: '{what} entfernen',
  nobody: 'niemand',
  choose: 'Wähle …',

  result: 'Ergebnis',
  place: 'Platz',
  withPoints: '{n} Punkten',
  withPoint: '{n} Punkt',
  wins: '{names} gewinnt mit {points}.',
  winTogether: '{names} gewinnen gemeinsam mit {points}.',
  decidedByTie: 'Die Punkte waren gleich. {rule}',
  soloResult: '{rule}: {value}.',
  noWinner: 'Noch kein Ergebnis.',
  whyOf: 'Woher kommen die Punkte von {seat}?',
  whyAll: 'Woher kommen diese Punkte?',
  noPoints: 'Noch keine Punkte.',

  copy: 'Als Text kopieren',
  copied: 'Kopiert.',
  notCopied: 'Das Kopieren hat nicht geklappt.',
  print: 'Drucken',
  undo: 'Rückgängig machen',
  reset: 'Alles löschen',
  wasReset: 'Alles ist gelöscht.',
  next: 'Diese Punkte behalten und weiter zu: {next}',
  saved: 'Was du einträgst, bleibt in diesem Browser gespeichert.',

  outOfRange: 'Hier passt nur eine Zahl von {from} bis {to}.',
  used: '{piece} liegt schon bei {where}.',
  usedAt: '{piece} liegt schon bei {where}, {cell}.',
  tooMany: 'Hier passen höchstens {most} hin.',
  noMore: 'Mehr gibt es nicht.',
  wrong: 'Das kann hier nicht stehen.',
  broken: 'Sieh hier noch einmal nach, in einem echten Spiel kommt das nicht vor. {rule}',
  faultTie:
    'So lässt es sich nicht werten: Es gibt einen Gleichstand, und die Regeln sagen nicht, wer vorgeht. Prüfe die Reihenfolge.',
  fault: 'So lässt es sich nicht werten: In einem echten Spiel kommt das nicht vor.',

  exploreOf: 'Probier es aus: {what}',
  exploreWinner: 'Probier es aus: Wer gewinnt?',
  which: 'Worum geht es?',
  counted: '{what} von {seat}',
  tieFirst: 'Gleichstand auf dem ersten Platz',
  tieSecond: 'Gleichstand auf dem zweiten Platz',
  tieAll: 'Alle gleich',
  noTie: 'Niemand gleich',
  nobodyGets: 'So bekommt niemand Punkte.',
  getsNothing: '{seat}: keine Punkte.',
  gets: '{seat}: {points}.',
  getsFor: '{seat}: {points} für {what}.',
  getsBecause: '{seat}: {points} ({why}).',
  getsForBecause: '{seat}: {points} für {what} ({why}).',
  ranked: '{seat}: Platz {place} mit {count}, also {points}.',
  rankedByTie:
    '{seat}: gleich viele ({count}), aber nach der Regel für Gleichstand Platz {place}, also {points}.',
  shared:
    '{seat}: teilt sich die Plätze {places} mit {others} (je {count}). {sum} geteilt durch {n} ergibt {points}.',
  sharedPlain: '{seat}: teilt sich die Plätze {places} mit {others} (je {count}), also {points}.',
  jointly: '{seat}: gleichauf mit {others} auf Platz {place} (je {count}), also {points}.',
  rounded: 'abgerundet',
  pointsOf: 'Punkte von {seat}',
  people: 'Anna,Ben,Clara,David,Eva,Felix',
  tryIt: 'Selbst ausprobieren',
};

export const padWords: Readonly<Record<Language, Readonly<Record<PadWord, string>>>> = { nl: NL, de: DE };

/** A sentence with its blanks filled. */
export function say(
  language: Language,
  id: PadWord,
  blanks: Readonly<Record<string, string | number>> = {},
): string {
  return fill(padWords[language][id], blanks);
}

/** After a word like “with”, where German has another ending. */
export function withPointsSaid(language: Language, points: number): string {
  return Math.abs(points) === 1
    ? say(language, 'withPoint', { n: minus(points) })
    : say(language, 'withPoints', { n: minus(points) });
}
