import type { Catalogue, Translations } from './message.ts';

/** What can be expected or found where a line stops making sense, besides words of the rules. */
const THINGS: Readonly<Record<string, Translations>> = {
  'a value': { en: 'a value', nl: 'een waarde', de: 'ein Wert' },
  'a statement': { en: 'a step', nl: 'een stap', de: 'ein Schritt' },
  'a name': { en: 'a name', nl: 'een naam', de: 'ein Name' },
  'a number': { en: 'a number', nl: 'een getal', de: 'eine Zahl' },
  'a row': { en: 'a row', nl: 'een rij', de: 'eine Zeile mit Werten' },
  'an indented body': { en: 'indented lines', nl: 'ingesprongen regels', de: 'eingerückte Zeilen' },
  'the end of the line': {
    en: 'the end of the line',
    nl: 'het einde van de regel',
    de: 'das Ende der Zeile',
  },
  'the end of the body': {
    en: 'the end of the block',
    nl: 'het einde van het blok',
    de: 'das Ende des Blocks',
  },
  'something else': { en: 'something else', nl: 'iets anders', de: 'etwas anderes' },
};

/** Words in the wrong place. */
export const syntax = {
  'number-without-word': {
    title: { en: 'Numbers without a name', nl: 'Getallen zonder naam', de: 'Zahlen ohne Namen' },
    message: {
      en: 'What the pieces have from `{range}` has no name.',
      nl: 'Wat er van `{range}` op de stukken staat, heeft geen naam.',
      de: 'Was auf den Teilen von `{range}` steht, hat keinen Namen.',
    },
    cure: {
      en: 'Write a word of your own before it, as in `1 of each limit {range}`.',
      nl: 'Schrijf er een eigen woord voor, zoals in `1 of each limit {range}`.',
      de: 'Schreib ein eigenes Wort davor, wie in `1 of each limit {range}`.',
    },
    about: {
      en: 'Pieces that differ by a number have it as a property, and the rules ask for it by its name. So the word stands before the range where the pieces are declared.',
      nl: 'Stukken die door een getal verschillen, hebben dat als eigenschap, en de regels vragen ernaar met de naam. Daarom staat bij de stukken het woord voor het bereik.',
      de: 'Teile, die sich durch eine Zahl unterscheiden, haben sie als Eigenschaft, und die Regeln fragen nach ihr mit ihrem Namen. Deshalb steht bei den Teilen das Wort vor dem Bereich.',
    },
    sample: {
      before: ['pieces Card', '  1 of each 1..9', '', 'term low[card] = card is in all Card'],
      after: ['pieces Card', '  1 of each limit 1..9', '', 'term low[card] = limit of card is at most 3'],
    },
  },
  'earlier-spelling': {
    title: { en: 'Earlier spelling', nl: 'Oude schrijfwijze', de: 'Alte Schreibweise' },
    message: {
      en: '`{was}` is now written `{now}`. It still means the same.',
      nl: '`{was}` schrijf je nu als `{now}`. Het betekent nog hetzelfde.',
      de: '`{was}` schreibt man jetzt `{now}`. Es bedeutet noch dasselbe.',
    },
    cure: {
      en: 'Run `regel upgrade`, which rewrites all such places, or write `{now}` here.',
      nl: 'Voer `regel upgrade` uit, dat alle zulke plekken herschrijft, of schrijf hier `{now}`.',
      de: 'Führe `regel upgrade` aus, das alle solchen Stellen umschreibt, oder schreibe hier `{now}`.',
    },
    about: {
      en: 'Regel has one spelling for one thing. Where an earlier version had two, one of them stayed. Files with the other one still work and mean the same, so that nothing breaks from one day to the next; `regel upgrade` rewrites them, and changes nothing else.',
      nl: 'Regel heeft één schrijfwijze voor één ding. Waar een vorige versie er twee had, is er één gebleven. Bestanden met de andere werken nog en betekenen hetzelfde, zodat er niets van de ene op de andere dag stukgaat; `regel upgrade` herschrijft ze, en verandert verder niets.',
      de: 'Regel hat eine Schreibweise für eine Sache. Wo eine frühere Version zwei hatte, ist eine geblieben. Dateien mit der anderen funktionieren weiter und bedeuten dasselbe, damit nichts von heute auf morgen kaputtgeht; `regel upgrade` schreibt sie um und ändert sonst nichts.',
    },
    sample: {
      before: ['term toll[colour]', '  when colour is red: 2', '  otherwise: 1'],
      after: ['term toll[colour]', '  if colour is red: 2', '  otherwise: 1'],
    },
  },
  syntax: {
    title: { en: 'Line not understood', nl: 'Regel niet begrepen', de: 'Zeile nicht verstanden' },
    message: {
      en: 'Here stands {found}, where the line should go on with {expected}.',
      nl: 'Hier staat {found}, waar de regel verder zou moeten gaan met: {expected}.',
      de: 'Hier steht {found}, wo die Zeile so weitergehen sollte: {expected}.',
    },
    cure: {
      en: 'Change the line from the marked place on; what stands before it was understood.',
      nl: 'Pas de regel aan vanaf de aangewezen plek; wat ervoor staat, is begrepen.',
      de: 'Ändere die Zeile ab der markierten Stelle; was davor steht, wurde verstanden.',
    },
    words: { expected: THINGS, found: THINGS },
    about: {
      en: 'Each line of Regel has a fixed form, with words that a rulebook uses too. Up to the marked place the line was understood, and there something else is needed. Often a small word is missing, such as `of`, `to`, `from` or `in`, or a word stands there twice.',
      nl: 'Elke regel in Regel heeft een vaste vorm, met woorden die ook in een spelregelboekje staan. Tot de aangewezen plek is de regel begrepen, en daar is iets anders nodig. Vaak ontbreekt een klein woord zoals `of`, `to`, `from` of `in`, of staat een woord er dubbel.',
      de: 'Jede Zeile in Regel hat eine feste Form, mit Wörtern, die auch ein Regelheft benutzt. Bis zur markierten Stelle wurde die Zeile verstanden, dort ist etwas anderes nötig. Oft fehlt ein kleines Wort wie `of`, `to`, `from` oder `in`, oder ein Wort steht doppelt da.',
    },
    sample: {
      before: ['phase turn of player', '  move pool tray'],
      after: ['phase turn of player', '  move pool to tray'],
    },
  },
  'unknown-declaration': {
    title: { en: 'Unknown declaration', nl: 'Onbekend onderdeel', de: 'Unbekannter Abschnitt' },
    message: {
      en: 'A declaration cannot begin with `{word}`.',
      nl: 'Een onderdeel kan niet met `{word}` beginnen.',
      de: 'Ein Abschnitt kann nicht mit `{word}` beginnen.',
    },
    cure: {
      en: 'Begin it with a word such as `kind`, `table`, `term`, `phase`, `action` or `scoring`; or indent the line if it belongs to the one above.',
      nl: 'Begin met een woord zoals `kind`, `table`, `term`, `phase`, `action` of `scoring`; of laat de regel inspringen als hij bij de regel erboven hoort.',
      de: 'Beginne mit einem Wort wie `kind`, `table`, `term`, `phase`, `action` oder `scoring`; oder rücke die Zeile ein, wenn sie zur Zeile darüber gehört.',
    },
    about: {
      en: 'The first word of a line in the first column says what is being declared. There is a fixed set of such words: `game`, `use`, `kind`, `pieces`, `table`, `grid`, `each`, `the`, `term`, `phase`, `action`, `rules`, `scoring`, `winner`, `always`, `example` and `variant`.',
      nl: 'Het eerste woord van een regel die helemaal links begint, zegt wat er volgt. Zulke woorden zijn er een vast aantal: `game`, `use`, `kind`, `pieces`, `table`, `grid`, `each`, `the`, `term`, `phase`, `action`, `rules`, `scoring`, `winner`, `always`, `example` en `variant`.',
      de: 'Das erste Wort einer Zeile, die ganz links beginnt, sagt, was folgt. Davon gibt es eine feste Auswahl: `game`, `use`, `kind`, `pieces`, `table`, `grid`, `each`, `the`, `term`, `phase`, `action`, `rules`, `scoring`, `winner`, `always`, `example` und `variant`.',
    },
    sample: {
      before: ['enum Size: small, large'],
      after: ['kind Size: small, large'],
    },
  },
  'unknown-statement': {
    title: { en: 'Unknown step', nl: 'Onbekende stap', de: 'Unbekannter Schritt' },
    message: {
      en: 'No step of a script begins with `{word}`.',
      nl: 'Er is geen stap die met `{word}` begint.',
      de: 'Kein Schritt eines Ablaufs beginnt mit `{word}`.',
    },
    cure: {
      en: 'Begin the line with a word such as `do`, `move`, `add`, `roll`, `if` or `repeat`, or write what changes as `… becomes …`.',
      nl: 'Begin de regel met een woord zoals `do`, `move`, `add`, `roll`, `if` of `repeat`, of schrijf wat verandert als `… becomes …`.',
      de: 'Beginne die Zeile mit einem Wort wie `do`, `move`, `add`, `roll`, `if` oder `repeat`, oder schreibe das, was sich ändert, als `… becomes …`.',
    },
    about: {
      en: 'Each step of a script begins with a word that says what happens. Another phase is run with `do`, a value is set with `becomes`, and a player is asked with `must do one of` or `may do one of`.',
      nl: 'Elke stap in een verloop begint met een woord dat zegt wat er gebeurt. Een andere fase start je met `do`, een waarde zet je met `becomes`, en een speler vraag je iets met `must do one of` of `may do one of`.',
      de: 'Jeder Schritt eines Ablaufs beginnt mit einem Wort, das sagt, was geschieht. Eine andere Phase startest du mit `do`, einen Wert setzt du mit `becomes`, und gefragt wird jemand mit `must do one of` oder `may do one of`.',
    },
    sample: {
      before: ['phase turn of player', '  take pool'],
      after: ['phase turn of player', '  move pool to hand'],
    },
  },
  'unknown-line': {
    title: { en: 'Unknown line', nl: 'Onbekende regel', de: 'Unbekannte Zeile' },
    message: {
      en: 'A line here begins with {known}, and not with `{word}`.',
      nl: 'Een regel begint hier met {known}, en niet met `{word}`.',
      de: 'Eine Zeile beginnt hier mit {known} und nicht mit `{word}`.',
    },
    cure: {
      en: 'Begin the line with one of these words, or move it to the declaration that it belongs to.',
      nl: 'Begin de regel met een van deze woorden, of zet hem bij het onderdeel waar hij hoort.',
      de: 'Beginne die Zeile mit einem dieser Wörter, oder setze sie in den Abschnitt, zu dem sie gehört.',
    },
    words: { known: {} },
    about: {
      en: 'Below some declarations only a few sorts of lines can stand: below `game` the numbers of players and the options, below `winner` the rules for ties, below `example` the situation, the steps and what holds then. The first word of a line says which sort it is.',
      nl: 'Onder sommige onderdelen kunnen maar een paar soorten regels staan: onder `game` de spelersaantallen en de opties, onder `winner` de regels bij gelijke stand, onder `example` de situatie, de stappen en wat er dan geldt. Het eerste woord zegt om welke soort het gaat.',
      de: 'Unter manchen Abschnitten können nur wenige Arten von Zeilen stehen: unter `game` die Spielerzahlen und die Optionen, unter `winner` die Regeln bei Gleichstand, unter `example` die Situation, die Schritte und was dann gilt. Das erste Wort sagt, welche Art es ist.',
    },
    sample: {
      before: ['example start', '  player Kim', '  then coins of Kim is 3'],
      after: ['example start', '  players Kim', '  then coins of Kim is 3'],
    },
  },
  'stray-otherwise': {
    title: {
      en: '`otherwise` without a beginning',
      nl: '`otherwise` zonder begin',
      de: '`otherwise` ohne Anfang',
    },
    message: {
      en: 'This `otherwise` does not follow an `if`, a decision or a `chance chooses` in the same column.',
      nl: 'Deze `otherwise` volgt niet in dezelfde kolom op een `if`, een keuze of een `chance chooses`.',
      de: 'Dieses `otherwise` folgt nicht in derselben Spalte auf ein `if`, eine Entscheidung oder ein `chance chooses`.',
    },
    cure: {
      en: 'Put it directly below the lines of the `if` or the decision, in the column of that first line.',
      nl: 'Zet hem direct onder de regels van de `if` of de keuze, in de kolom van die eerste regel.',
      de: 'Setze es direkt unter die Zeilen des `if` oder der Entscheidung, in die Spalte jener ersten Zeile.',
    },
    about: {
      en: '`otherwise` says what happens if a condition does not hold, if a player does nothing, or if there is nothing to draw. It stands in the column of the line that it completes, with no other step in between, and each such line has at most one.',
      nl: '`otherwise` zegt wat er gebeurt als een voorwaarde niet geldt, als een speler niets doet, of als er niets te trekken valt. Het staat in de kolom van de regel die het aanvult, zonder andere stap ertussen, en hoogstens één keer.',
      de: '`otherwise` sagt, was geschieht, wenn eine Bedingung nicht gilt, wenn jemand nichts tut oder wenn es nichts zu ziehen gibt. Es steht in der Spalte der Zeile, die es ergänzt, ohne anderen Schritt dazwischen und höchstens einmal.',
    },
    sample: {
      before: [
        'phase turn of player',
        '  if pool is empty',
        '    roll tray',
        '  roll hand',
        '  otherwise',
        '    roll pool',
      ],
      after: [
        'phase turn of player',
        '  if pool is empty',
        '    roll tray',
        '  otherwise',
        '    roll pool',
        '  roll hand',
      ],
    },
  },
  'need-without-reason': {
    title: { en: 'No reason given', nl: 'Geen reden gegeven', de: 'Kein Grund angegeben' },
    message: {
      en: 'This `{word}` does not say why a move is refused when the condition does not hold.',
      nl: 'Deze `{word}` zegt niet waarom een zet wordt geweigerd als de voorwaarde niet geldt.',
      de: 'Dieses `{word}` sagt nicht, warum ein Zug abgelehnt wird, wenn die Bedingung nicht gilt.',
    },
    cure: {
      en: 'Write `else` and the name of the reason at the end of the line, as in `else too-few-coins`.',
      nl: 'Schrijf aan het eind van de regel `else` en de naam van de reden, zoals in `else too-few-coins`.',
      de: 'Schreibe ans Ende der Zeile `else` und den Namen des Grundes, wie in `else too-few-coins`.',
    },
    about: {
      en: 'A player who may not do something is told why, in their own language. So each condition of a move names a reason, and the text of the reason stands with the other texts of the game.',
      nl: 'Een speler die iets niet mag, krijgt te horen waarom, in de eigen taal. Daarom noemt elke voorwaarde van een zet een reden; de tekst van die reden staat bij de andere teksten van het spel.',
      de: 'Wer etwas nicht darf, erfährt den Grund, in der eigenen Sprache. Deshalb nennt jede Bedingung eines Zuges einen Grund; dessen Text steht bei den anderen Texten des Spiels.',
    },
    sample: {
      before: ['action buy of player', '  need coins is at least 3'],
      after: ['action buy of player', '  need coins is at least 3 else too-few-coins'],
    },
  },
  'written-otherwise': {
    title: { en: 'Written in another way', nl: 'Anders geschreven', de: 'Anders geschrieben' },
    message: {
      en: 'Regel says this in another way than `{written}`.',
      nl: 'In Regel zeg je dit anders dan met `{written}`.',
      de: 'In Regel sagst du das anders als mit `{written}`.',
    },
    cure: { en: 'Write `{instead}`.', nl: 'Schrijf `{instead}`.', de: 'Schreibe `{instead}`.' },
    about: {
      en: 'For most things Regel has one form only, so that all rules read alike: `is less than` and not the opposite of `is at least`, `for each`, `repeat while`, `2..4` for a range, `+` for one place together with another, and `#` before a comment.',
      nl: 'Voor de meeste dingen heeft Regel maar één vorm, zodat alle spelregels hetzelfde lezen: `is less than` en niet het omgekeerde van `is at least`, `for each`, `repeat while`, `2..4` voor een bereik, `+` voor twee plekken samen, en `#` voor een opmerking.',
      de: 'Für die meisten Dinge hat Regel nur eine Form, damit sich alle Regeln gleich lesen: `is less than` und nicht das Gegenteil von `is at least`, `for each`, `repeat while`, `2..4` für einen Bereich, `+` für zwei Orte zusammen und `#` vor einem Kommentar.',
    },
    sample: {
      before: ['phase turn of player', '  if coins is not at least 3', '    roll pool'],
      after: ['phase turn of player', '  if coins is less than 3', '    roll pool'],
    },
  },
  'left-over': {
    title: { en: 'Not needed', nl: 'Niet nodig', de: 'Nicht nötig' },
    message: {
      en: 'This line ends without `{word}`.',
      nl: 'Deze regel eindigt zonder `{word}`.',
      de: 'Diese Zeile endet ohne `{word}`.',
    },
    cure: {
      en: 'Leave `{word}` out.',
      nl: 'Laat `{word}` weg.',
      de: 'Lass `{word}` weg.',
    },
    about: {
      en: 'A line such as `if`, `repeat` or `for each` ends without a sign and without `then`: the indented lines below it show what belongs to it. A colon stands between a name and what it is, as in `coins: 0..20`; `then` stands in a value, as in `if a then b otherwise c`.',
      nl: 'Een regel zoals `if`, `repeat` of `for each` eindigt zonder teken en zonder `then`: de ingesprongen regels eronder laten zien wat erbij hoort. Een dubbele punt staat tussen een naam en wat die is, zoals in `coins: 0..20`; `then` staat in een waarde, zoals in `if a then b otherwise c`.',
      de: 'Eine Zeile wie `if`, `repeat` oder `for each` endet ohne Zeichen und ohne `then`: Die eingerückten Zeilen darunter zeigen, was dazugehört. Ein Doppelpunkt steht zwischen einem Namen und dem, was er ist, wie in `coins: 0..20`; `then` steht in einem Wert, wie in `if a then b otherwise c`.',
    },
    sample: {
      before: ['phase turn of player', '  if pool is empty:', '    roll tray'],
      after: ['phase turn of player', '  if pool is empty', '    roll tray'],
    },
  },
  'reserved-word': {
    title: { en: 'Word of the language', nl: 'Woord van de taal', de: 'Wort der Sprache' },
    message: {
      en: '`{word}` has a meaning of its own in Regel and cannot be a name.',
      nl: '`{word}` heeft in Regel een eigen betekenis en kan geen naam zijn.',
      de: '`{word}` hat in Regel eine eigene Bedeutung und kann kein Name sein.',
    },
    cure: {
      en: 'Choose another name, for instance one of two words with a hyphen.',
      nl: 'Kies een andere naam, bijvoorbeeld een van twee woorden met een koppelteken.',
      de: 'Wähle einen anderen Namen, zum Beispiel aus zwei Wörtern mit Bindestrich.',
    },
    about: {
      en: 'A few small words hold sentences together, such as `of`, `in`, `is`, `for`, `to` and `when`. If they were names too, a line could be read in two ways. All other words of the language can be names.',
      nl: 'Een paar kleine woorden houden zinnen bij elkaar, zoals `of`, `in`, `is`, `for`, `to` en `when`. Als die ook namen waren, kon je een regel op twee manieren lezen. Alle andere woorden van de taal mogen wel een naam zijn.',
      de: 'Ein paar kleine Wörter halten Sätze zusammen, etwa `of`, `in`, `is`, `for`, `to` und `when`. Wären sie auch Namen, könnte man eine Zeile auf zwei Arten lesen. Alle anderen Wörter der Sprache dürfen Namen sein.',
    },
    sample: {
      before: ['phase turn of player', '  let from = coins'],
      after: ['phase turn of player', '  let coins-before = coins'],
    },
  },
  'bad-name': {
    title: { en: 'Not a name', nl: 'Geen naam', de: 'Kein Name' },
    message: {
      en: '`{word}` has characters that a name cannot have.',
      nl: '`{word}` bevat tekens die in een naam niet kunnen.',
      de: '`{word}` enthält Zeichen, die ein Name nicht haben kann.',
    },
    cure: {
      en: 'Use the letters a to z, digits and hyphens, and begin with a letter.',
      nl: 'Gebruik de letters a tot en met z, cijfers en koppeltekens, en begin met een letter.',
      de: 'Nimm die Buchstaben a bis z, Ziffern und Bindestriche, und beginne mit einem Buchstaben.',
    },
    about: {
      en: 'Names in rules are plain words with hyphens, such as `blue-sum`. What players read stands in the texts of the game, in any language and with all its letters.',
      nl: 'Namen in spelregels zijn gewone woorden met koppeltekens, zoals `blue-sum`. Wat spelers te lezen krijgen, staat in de teksten van het spel, in elke taal en met alle letters.',
      de: 'Namen in Regeln sind einfache Wörter mit Bindestrichen, etwa `blue-sum`. Was Spielende zu lesen bekommen, steht in den Texten des Spiels, in jeder Sprache und mit all ihren Buchstaben.',
    },
    sample: {
      before: ['term round_number = 3'],
      after: ['term round-number = 3'],
    },
  },
} satisfies Catalogue;
