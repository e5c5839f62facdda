import type { Catalogue } from './message.ts';

/** Signs, brackets and numbers that cannot be read as they are written. */
export const signs = {
  'mixed-and-or': {
    title: { en: '`and` mixed with `or`', nl: '`and` en `or` door elkaar', de: '`and` und `or` gemischt' },
    message: {
      en: 'With `and` and `or` in one condition it is not clear what belongs together.',
      nl: 'Met `and` en `or` in één voorwaarde is niet duidelijk wat bij elkaar hoort.',
      de: 'Mit `and` und `or` in einer Bedingung ist nicht klar, was zusammengehört.',
    },
    cure: {
      en: 'Put brackets round what belongs together, as in `a and (b or c)`.',
      nl: 'Zet haakjes om wat bij elkaar hoort, zoals in `a and (b or c)`.',
      de: 'Setze Klammern um das, was zusammengehört, wie in `a and (b or c)`.',
    },
    about: {
      en: 'A rulebook that says "a red or a blue die and three coins" starts a discussion at the table. Regel has no rule about which word binds more tightly: where both are used, brackets say what is meant.',
      nl: 'Een spelregel als "een rode of een blauwe dobbelsteen en drie munten" leidt aan tafel tot discussie. Regel kent geen afspraak over welk woord sterker bindt: staan ze er allebei, dan zeggen haakjes wat bedoeld is.',
      de: 'Eine Regel wie „ein roter oder ein blauer Würfel und drei Münzen“ führt am Tisch zu Diskussionen. Regel kennt keine Vorschrift, welches Wort stärker bindet: Wo beide stehen, sagen Klammern, was gemeint ist.',
    },
    sample: {
      before: ['term rich of player = coins is 20 or coins is 19 and pool is empty'],
      after: ['term rich of player = coins is 20 or (coins is 19 and pool is empty)'],
    },
  },
  'division-not-rounded': {
    title: { en: 'Division without rounding', nl: 'Deling zonder afronding', de: 'Teilung ohne Rundung' },
    message: {
      en: 'This division does not say how it is rounded.',
      nl: 'Deze deling zegt niet hoe er wordt afgerond.',
      de: 'Diese Teilung sagt nicht, wie gerundet wird.',
    },
    cure: {
      en: 'Write `rounded down` or `rounded up` behind it.',
      nl: 'Schrijf er `rounded down` of `rounded up` achter.',
      de: 'Schreibe `rounded down` oder `rounded up` dahinter.',
    },
    about: {
      en: 'Regel knows whole numbers only. Half of five coins is two or three, and it matters which, so every division says it.',
      nl: 'Regel kent alleen hele getallen. De helft van vijf munten is twee of drie, en dat maakt uit; daarom zegt elke deling het erbij.',
      de: 'Regel kennt nur ganze Zahlen. Die Hälfte von fünf Münzen ist zwei oder drei, und das ist nicht egal; deshalb sagt es jede Teilung dazu.',
    },
    sample: {
      before: ['term half of player = coins / 2'],
      after: ['term half of player = coins / 2 rounded down'],
    },
  },
  'symbol-for-words': {
    title: { en: 'Sign instead of words', nl: 'Teken in plaats van woorden', de: 'Zeichen statt Wörter' },
    message: {
      en: 'The sign `{symbol}` cannot stand here: Regel says this in words.',
      nl: 'Het teken `{symbol}` kan hier niet staan: Regel zegt dit met woorden.',
      de: 'Das Zeichen `{symbol}` kann hier nicht stehen: Regel sagt das mit Wörtern.',
    },
    cure: { en: 'Write `{instead}`.', nl: 'Schrijf `{instead}`.', de: 'Schreibe `{instead}`.' },
    about: {
      en: 'Comparisons are written in words, so that a rule can be read aloud: `is`, `is not`, `is at least`, `is at most`, `is more than`, `is less than`. Conditions are joined by `and`, `or` and `not`.',
      nl: 'Vergelijkingen schrijf je met woorden, zodat je een spelregel kunt voorlezen: `is`, `is not`, `is at least`, `is at most`, `is more than`, `is less than`. Voorwaarden verbind je met `and`, `or` en `not`.',
      de: 'Vergleiche schreibst du mit Wörtern, damit man eine Regel vorlesen kann: `is`, `is not`, `is at least`, `is at most`, `is more than`, `is less than`. Bedingungen verbindest du mit `and`, `or` und `not`.',
    },
    sample: {
      before: ['term rich of player = coins >= 10'],
      after: ['term rich of player = coins is at least 10'],
    },
  },
  'tight-sign': {
    title: { en: 'Sign without spaces', nl: 'Teken zonder spaties', de: 'Zeichen ohne Leerzeichen' },
    message: {
      en: 'The sign `{sign}` stands directly against what follows it.',
      nl: 'Het teken `{sign}` staat vast aan wat erop volgt.',
      de: 'Das Zeichen `{sign}` steht direkt an dem, was folgt.',
    },
    cure: {
      en: 'Put a space on both sides of `{sign}`.',
      nl: 'Zet aan beide kanten van `{sign}` een spatie.',
      de: 'Setze auf beide Seiten von `{sign}` ein Leerzeichen.',
    },
    about: {
      en: 'Names may contain hyphens (`extra-die`), and a number may be negative (`-1`). So that both stay readable, a plus or minus between two values has a space on either side.',
      nl: 'Namen mogen koppeltekens bevatten (`extra-die`) en een getal mag negatief zijn (`-1`). Om beide leesbaar te houden, staat er aan weerskanten van een plus of min tussen twee waarden een spatie.',
      de: 'Namen dürfen Bindestriche enthalten (`extra-die`), und eine Zahl darf negativ sein (`-1`). Damit beides lesbar bleibt, steht ein Plus oder Minus zwischen zwei Werten zwischen Leerzeichen.',
    },
    sample: {
      before: ['term spare of player = coins -3'],
      after: ['term spare of player = coins - 3'],
    },
  },
  'number-too-large': {
    title: { en: 'Number too large', nl: 'Getal te groot', de: 'Zahl zu groß' },
    message: {
      en: 'The number {number} has more than nine digits.',
      nl: 'Het getal {number} heeft meer dan negen cijfers.',
      de: 'Die Zahl {number} hat mehr als neun Ziffern.',
    },
    cure: {
      en: 'Write a number of at most nine digits.',
      nl: 'Schrijf een getal van hoogstens negen cijfers.',
      de: 'Schreibe eine Zahl mit höchstens neun Ziffern.',
    },
    about: {
      en: 'Numbers of a game are counted exactly, on every device alike, and this holds up to about two thousand million. No pile of coins at a table needs more.',
      nl: 'De getallen van een spel worden op elk apparaat precies gelijk geteld, en dat gaat tot ongeveer twee miljard. Geen stapel munten aan tafel heeft meer nodig.',
      de: 'Die Zahlen eines Spiels werden auf jedem Gerät genau gleich gezählt, und das geht bis etwa zwei Milliarden. Kein Münzstapel am Tisch braucht mehr.',
    },
    sample: {
      before: ['term plenty = 10000000000'],
      after: ['term plenty = 1000000'],
    },
  },
  'unopened-bracket': {
    title: { en: 'Bracket not opened', nl: 'Haakje niet geopend', de: 'Klammer nicht geöffnet' },
    message: {
      en: 'The bracket `{bracket}` closes something that was not opened in this line.',
      nl: 'Het haakje `{bracket}` sluit iets wat in deze regel niet is geopend.',
      de: 'Die Klammer `{bracket}` schließt etwas, das in dieser Zeile nicht geöffnet wurde.',
    },
    cure: {
      en: 'Take the bracket away, or open it before.',
      nl: 'Haal het haakje weg, of open het eerder.',
      de: 'Nimm die Klammer weg oder öffne sie vorher.',
    },
    about: {
      en: 'Brackets come in pairs within one line: `( )` round lists and parts of a sum, `[ ]` behind a name to say which one. A line that goes on below counts as one line.',
      nl: 'Haakjes staan binnen één regel in paren: `( )` om lijsten en delen van een som, `[ ]` achter een naam om te zeggen welke. Een regel die doorloopt, telt als één regel.',
      de: 'Klammern stehen innerhalb einer Zeile paarweise: `( )` um Listen und Teile einer Rechnung, `[ ]` hinter einem Namen, um zu sagen, welches. Eine Zeile, die weitergeht, zählt als eine.',
    },
    sample: {
      before: ['term doubled of player = coins + 1) * 2'],
      after: ['term doubled of player = (coins + 1) * 2'],
    },
  },
  'unclosed-bracket': {
    title: { en: 'Bracket not closed', nl: 'Haakje niet gesloten', de: 'Klammer nicht geschlossen' },
    message: {
      en: 'The bracket `{bracket}` is not closed by its counterpart in this line.',
      nl: 'Het haakje `{bracket}` wordt in deze regel niet door zijn tegenhanger gesloten.',
      de: 'Die Klammer `{bracket}` wird in dieser Zeile nicht durch ihr Gegenstück geschlossen.',
    },
    cure: {
      en: 'Close it where it ends, `( )` and `[ ]` each with their own sort.',
      nl: 'Sluit het waar het eindigt, `( )` en `[ ]` elk met hun eigen soort.',
      de: 'Schließe sie, wo sie endet, `( )` und `[ ]` jeweils mit der eigenen Sorte.',
    },
    about: {
      en: 'Brackets come in pairs within one line, and a round one is not closed by a square one. If the line is meant to go on below, the line before must end in `,`, `=`, `+`, `and`, `or`, `where`, `for` or `by`.',
      nl: 'Haakjes staan binnen één regel in paren, en een rond haakje sluit je niet met een vierkant. Moet de regel doorlopen, dan eindigt het eerste deel op `,`, `=`, `+`, `and`, `or`, `where`, `for` of `by`.',
      de: 'Klammern stehen innerhalb einer Zeile paarweise, und eine runde wird nicht durch eine eckige geschlossen. Soll die Zeile weitergehen, endet ihr erster Teil auf `,`, `=`, `+`, `and`, `or`, `where`, `for` oder `by`.',
    },
    sample: {
      before: ['term paid = price[red'],
      after: ['term paid = price[red]'],
    },
  },
} satisfies Catalogue;
