import type { Catalogue } from './message.ts';

/** The game as a whole, folders that share rules, and variants. */
export const folders = {
  'second-game': {
    title: {
      en: 'Two games in one folder',
      nl: 'Twee spellen in één map',
      de: 'Zwei Spiele in einem Ordner',
    },
    message: {
      en: 'This folder already has a game, and `{name}` is a second one.',
      nl: 'In deze map staat al een spel, en `{name}` is een tweede.',
      de: 'In diesem Ordner steht schon ein Spiel, und `{name}` ist ein zweites.',
    },
    cure: {
      en: 'Give `{name}` a folder of its own; what both need is taken over with `use`.',
      nl: 'Geef `{name}` een eigen map; wat beide nodig hebben, neem je over met `use`.',
      de: 'Gib `{name}` einen eigenen Ordner; was beide brauchen, übernimmst du mit `use`.',
    },
    also: { en: 'the first game', nl: 'het eerste spel', de: 'das erste Spiel' },
    about: {
      en: 'A folder is one game, with all its files, texts and variants, or it is a library without a game. So it is always clear what a rule belongs to.',
      nl: 'Een map is één spel, met al zijn bestanden, teksten en varianten, of een verzameling zonder spel. Zo is altijd duidelijk waar een spelregel bij hoort.',
      de: 'Ein Ordner ist ein Spiel, mit allen Dateien, Texten und Varianten, oder eine Sammlung ohne Spiel. So ist immer klar, wozu eine Regel gehört.',
    },
    sample: {
      before: ['game chess', '  players 2', 'game draughts', '  players 2'],
      after: ['game chess', '  players 2'],
    },
  },
  'no-players': {
    title: { en: 'How many players?', nl: 'Hoeveel spelers?', de: 'Wie viele spielen?' },
    message: {
      en: 'The game does not say how many can play it.',
      nl: 'Het spel zegt niet met hoeveel je het kunt spelen.',
      de: 'Das Spiel sagt nicht, wie viele es spielen können.',
    },
    cure: {
      en: 'Add a line below `game` such as `players 2..4`.',
      nl: 'Voeg onder `game` een regel toe zoals `players 2..4`.',
      de: 'Ergänze unter `game` eine Zeile wie `players 2..4`.',
    },
    about: {
      en: 'The number of players stands on every box. Tables by the number of players and the size of a saved game depend on it.',
      nl: 'Het aantal spelers staat op elke doos. Tabellen naar aantal spelers en de omvang van een bewaard spel hangen ervan af.',
      de: 'Die Spielerzahl steht auf jeder Schachtel. Tabellen nach Spielerzahl und die Größe eines gespeicherten Spiels hängen davon ab.',
    },
    sample: {
      before: ['game small-game', '  option long-game: no'],
      after: ['game small-game', '  players 2..4', '  option long-game: no'],
    },
  },
  'player-counts': {
    title: { en: 'Number of players', nl: 'Aantal spelers', de: 'Spielerzahl' },
    message: {
      en: 'A game cannot be for `{from}..{to}` players.',
      nl: 'Een spel kan niet voor `{from}..{to}` spelers zijn.',
      de: 'Ein Spiel kann nicht für `{from}..{to}` Spieler sein.',
    },
    cure: {
      en: 'Write the smallest number first, at least 1, and at most 12 as the largest.',
      nl: 'Schrijf het kleinste aantal eerst, minstens 1, en hoogstens 12 als grootste.',
      de: 'Schreibe die kleinste Zahl zuerst, mindestens 1, und als größte höchstens 12.',
    },
    about: {
      en: 'A game has at least one player and, in this compiler, at most twelve. A range is written from the smaller number to the larger.',
      nl: 'Een spel heeft minstens één speler en, in deze compiler, hoogstens twaalf. Een bereik schrijf je van het kleinste naar het grootste getal.',
      de: 'Ein Spiel hat mindestens einen Spieler und in diesem Compiler höchstens zwölf. Ein Bereich wird von der kleineren zur größeren Zahl geschrieben.',
    },
    sample: {
      before: ['game small-game', '  players 4..2'],
      after: ['game small-game', '  players 2..4'],
    },
  },
  'imaginary-counts': {
    title: { en: 'Imaginary players', nl: 'Denkbeeldige spelers', de: 'Imaginäre Spieler' },
    message: {
      en: 'This line about imaginary players does not fit the game; the number of real ones in it is {players}.',
      nl: 'Deze regel over denkbeeldige spelers past niet bij het spel; het aantal echte erin is {players}.',
      de: 'Diese Zeile über imaginäre Spieler passt nicht zum Spiel; die Zahl der echten darin ist {players}.',
    },
    cure: {
      en: 'Write a number of players that the game allows after `with`, and before it at most 12 imaginary ones, the smaller number first.',
      nl: 'Schrijf na `with` een aantal spelers dat het spel toestaat, en ervoor hoogstens 12 denkbeeldige, het kleinste aantal eerst.',
      de: 'Schreibe hinter `with` eine Spielerzahl, die das Spiel erlaubt, und davor höchstens 12 imaginäre, die kleinere Zahl zuerst.',
    },
    about: {
      en: 'Imaginary players take the seats that are empty with few players. A line says how many there are with a certain number of real ones, so that number must be among those that `players` allows.',
      nl: 'Denkbeeldige spelers nemen de plaatsen in die bij weinig spelers leeg blijven. Een regel zegt hoeveel het er zijn bij een bepaald aantal echte; dat aantal moet dus bij `players` zijn toegestaan.',
      de: 'Imaginäre Spieler nehmen die Plätze ein, die bei wenigen Spielern leer bleiben. Eine Zeile sagt, wie viele es bei einer bestimmten Zahl von echten sind; diese Zahl muss also bei `players` erlaubt sein.',
    },
    sample: {
      before: ['game small-game', '  players 2..4', '  imaginary 1 with 1 player'],
      after: ['game small-game', '  players 1..4', '  imaginary 1 with 1 player'],
    },
  },
  'no-phase-game': {
    title: { en: 'No course of the game', nl: 'Geen verloop van het spel', de: 'Kein Ablauf des Spiels' },
    message: {
      en: 'There is no `phase game`, with which the game would begin.',
      nl: 'Er is geen `phase game` waarmee het spel begint.',
      de: 'Es gibt keine `phase game`, mit der das Spiel beginnt.',
    },
    cure: {
      en: 'Write a `phase game` that says what happens from the beginning to the end.',
      nl: 'Schrijf een `phase game` die zegt wat er van begin tot eind gebeurt.',
      de: 'Schreibe eine `phase game`, die sagt, was von Anfang bis Ende geschieht.',
    },
    about: {
      en: '`phase game` is the whole game: it starts the rounds and turns, and when it ends the game is over. Everything else happens because this phase leads there.',
      nl: '`phase game` is het hele spel: ze start de rondes en beurten, en als ze eindigt is het spel uit. Al het andere gebeurt doordat deze fase ernaartoe leidt.',
      de: '`phase game` ist das ganze Spiel: Sie startet Runden und Züge, und wenn sie endet, ist das Spiel aus. Alles andere geschieht, weil diese Phase dorthin führt.',
    },
    sample: {
      before: [
        'game small-game',
        '  players 2..4',
        'winner player in players by most points of player',
        '  tie: joint win',
      ],
      after: [
        'game small-game',
        '  players 2..4',
        'phase game',
        '  nothing',
        'winner player in players by most points of player',
        '  tie: joint win',
      ],
    },
  },
  'phase-game-alone': {
    title: {
      en: '`phase game` stands alone',
      nl: '`phase game` staat alleen',
      de: '`phase game` steht allein',
    },
    message: {
      en: '`phase game` has a value in `[ ]` or an `of`, and nobody could give it one.',
      nl: '`phase game` heeft een waarde tussen `[ ]` of een `of`, en niemand kan die geven.',
      de: '`phase game` hat einen Wert in `[ ]` oder ein `of`, und niemand kann ihn angeben.',
    },
    cure: {
      en: 'Write `phase game` alone, and put what belongs to a player into a phase of its own.',
      nl: 'Schrijf alleen `phase game`, en zet wat bij een speler hoort in een eigen fase.',
      de: 'Schreibe nur `phase game`, und setze, was zu einem Spieler gehört, in eine eigene Phase.',
    },
    about: {
      en: 'The game begins with `phase game` by itself, for all players together. There is nobody before it who could say whose it is or with which value.',
      nl: 'Het spel begint vanzelf met `phase game`, voor alle spelers samen. Er is niemand die vooraf kan zeggen van wie ze is of met welke waarde.',
      de: 'Das Spiel beginnt von selbst mit `phase game`, für alle zusammen. Niemand kann vorher sagen, wessen sie ist oder mit welchem Wert.',
    },
    sample: {
      before: ['game small-game', '  players 2..4', 'phase game of player', '  nothing'],
      after: ['game small-game', '  players 2..4', 'phase game', '  nothing'],
    },
  },
  'no-winner': {
    title: { en: 'Who wins?', nl: 'Wie wint er?', de: 'Wer gewinnt?' },
    message: {
      en: 'The rules do not say who wins.',
      nl: 'De spelregels zeggen niet wie er wint.',
      de: 'Die Regeln sagen nicht, wer gewinnt.',
    },
    cure: {
      en: 'Add `winner player in players by most points of player` with a `tie:` line below it.',
      nl: 'Voeg `winner player in players by most points of player` toe, met een regel `tie:` eronder.',
      de: 'Ergänze `winner player in players by most points of player` mit einer Zeile `tie:` darunter.',
    },
    about: {
      en: 'Every game ends with a result. `winner` ranks the players and says what counts when they are equal; `solo` says what a game for one reports.',
      nl: 'Elk spel eindigt met een uitslag. `winner` zet de spelers op volgorde en zegt wat telt als ze gelijk zijn; `solo` zegt wat een spel voor één speler oplevert.',
      de: 'Jedes Spiel endet mit einem Ergebnis. `winner` bringt die Spieler in eine Reihenfolge und sagt, was bei Gleichstand zählt; `solo` sagt, was ein Spiel für einen Spieler ergibt.',
    },
    sample: {
      before: ['game small-game', '  players 2..4', 'phase game', '  nothing'],
      after: [
        'game small-game',
        '  players 2..4',
        'phase game',
        '  nothing',
        'winner player in players by most points of player',
        '  tie: joint win',
      ],
    },
  },
  'unknown-folder': {
    title: { en: 'Unknown folder', nl: 'Onbekende map', de: 'Unbekannter Ordner' },
    message: {
      en: 'There is no folder of rules called `{name}`.',
      nl: 'Er is geen map met spelregels die `{name}` heet.',
      de: 'Es gibt keinen Ordner mit Regeln, der `{name}` heißt.',
    },
    cure: {
      en: 'Write the name of a folder that stands beside this one, or make it.',
      nl: 'Schrijf de naam van een map die naast deze staat, of maak haar aan.',
      de: 'Schreibe den Namen eines Ordners, der neben diesem steht, oder lege ihn an.',
    },
    about: {
      en: '`use` takes declarations from another folder of rules. Its name is that of the folder itself, not of a file in it.',
      nl: '`use` neemt onderdelen over uit een andere map met spelregels. De naam is die van de map zelf, niet van een bestand erin.',
      de: '`use` übernimmt Abschnitte aus einem anderen Ordner mit Regeln. Der Name ist der des Ordners selbst, nicht der einer Datei darin.',
    },
    sample: { before: ['use alhambr: Building'], after: ['use alhambra: Building'] },
  },
  'unknown-in-folder': {
    title: { en: 'Not in that folder', nl: 'Niet in die map', de: 'Nicht in diesem Ordner' },
    message: {
      en: 'The folder `{folder}` declares nothing called `{name}`.',
      nl: 'De map `{folder}` legt niets vast dat `{name}` heet.',
      de: 'Der Ordner `{folder}` legt nichts fest, das `{name}` heißt.',
    },
    cure: {
      en: 'Write the name of something that `{folder}` declares, or leave `{name}` out.',
      nl: 'Schrijf de naam van iets wat `{folder}` vastlegt, of laat `{name}` weg.',
      de: 'Schreibe den Namen von etwas, das `{folder}` festlegt, oder lass `{name}` weg.',
    },
    about: {
      en: '`use` names what is taken over; what that mentions comes along by itself. Examples and `always` lines stay in their own folder.',
      nl: '`use` noemt wat wordt overgenomen; wat daarin voorkomt, komt vanzelf mee. Voorbeelden en regels met `always` blijven in hun eigen map.',
      de: '`use` nennt, was übernommen wird; was darin vorkommt, kommt von selbst mit. Beispiele und Zeilen mit `always` bleiben in ihrem eigenen Ordner.',
    },
    sample: { before: ['use alhambra: Bilding'], after: ['use alhambra: Building'] },
  },
  'circle-of-folders': {
    title: { en: 'Folders use one another', nl: 'Mappen gebruiken elkaar', de: 'Ordner benutzen einander' },
    message: {
      en: 'These folders use one another in a circle: `{path}`.',
      nl: 'Deze mappen gebruiken elkaar in een kring: `{path}`.',
      de: 'Diese Ordner benutzen einander im Kreis: `{path}`.',
    },
    cure: {
      en: 'Put what both need into a third folder, and let both use that one.',
      nl: 'Zet wat beide nodig hebben in een derde map, en laat beide die gebruiken.',
      de: 'Lege, was beide brauchen, in einen dritten Ordner, und lass beide diesen benutzen.',
    },
    about: {
      en: 'What a folder takes over must be complete before. If two folders wait for one another, neither can begin.',
      nl: 'Wat een map overneemt, moet al af zijn. Als twee mappen op elkaar wachten, kan geen van beide beginnen.',
      de: 'Was ein Ordner übernimmt, muss vorher fertig sein. Warten zwei Ordner aufeinander, kann keiner anfangen.',
    },
    sample: { before: ['use sample: Colour'], after: ['use alhambra: Building'] },
  },
  'only-in-variant': {
    title: { en: 'Only in a variant', nl: 'Alleen in een variant', de: 'Nur in einer Variante' },
    message: {
      en: 'A line with `option`, `… becomes …`, `without` or `phase …, after …` cannot stand by itself; it changes a game only inside a `variant`.',
      nl: 'Een regel met `option`, `… becomes …`, `without` of `phase …, after …` kan niet op zichzelf staan; hij verandert een spel alleen in een `variant`.',
      de: 'Eine Zeile mit `option`, `… becomes …`, `without` oder `phase …, after …` kann nicht für sich stehen; sie ändert ein Spiel nur in einer `variant`.',
    },
    cure: {
      en: 'Indent it below a `variant`; an `option` of the game stands below `game`, and a step of the game in a `phase` or an `action`.',
      nl: 'Laat hem inspringen onder een `variant`; een `option` van het spel staat onder `game`, en een stap in het spel in een `phase` of `action`.',
      de: 'Rücke sie unter eine `variant` ein; eine `option` des Spiels steht unter `game`, und ein Schritt im Spiel in einer `phase` oder `action`.',
    },
    about: {
      en: 'A variant changes single cells of tables, constants and options of a game. In the game itself these have one value, where they are declared. A `becomes` that happens during play is a step and stands in a script.',
      nl: 'Een variant verandert losse vakjes van tabellen, vaste waarden en opties van een spel. In het spel zelf hebben die één waarde, daar waar ze zijn vastgelegd. Een `becomes` tijdens het spelen is een stap en staat in een verloop.',
      de: 'Eine Variante ändert einzelne Kästchen von Tabellen, feste Werte und Optionen eines Spiels. Im Spiel selbst haben sie einen Wert, dort, wo sie festgelegt sind. Ein `becomes` während des Spielens ist ein Schritt und steht in einem Ablauf.',
    },
    sample: {
      before: ['rounds[2] becomes 3'],
      after: ['variant quick of tiny', '  rounds[2] becomes 3'],
    },
  },
  'variant-of-nothing': {
    title: {
      en: 'Variant of another game',
      nl: 'Variant van een ander spel',
      de: 'Variante eines anderen Spiels',
    },
    message: {
      en: 'Neither the game of this folder nor another of its variants is called `{name}`.',
      nl: 'Het spel van deze map heet niet `{name}`, en geen van de andere varianten ook.',
      de: 'Weder das Spiel dieses Ordners noch eine andere seiner Varianten heißt `{name}`.',
    },
    cure: {
      en: 'Write the name that stands after `game`, or move the variant to the folder of `{name}`.',
      nl: 'Schrijf de naam die achter `game` staat, of zet de variant in de map van `{name}`.',
      de: 'Schreibe den Namen, der hinter `game` steht, oder lege die Variante in den Ordner von `{name}`.',
    },
    about: {
      en: 'A variant stands in the folder of its game and names that game, or another variant of it that it changes further. A folder without a game has no variants.',
      nl: 'Een variant staat in de map van haar spel en noemt dat spel, of een andere variant ervan die ze verder verandert. Een map zonder spel heeft geen varianten.',
      de: 'Eine Variante steht im Ordner ihres Spiels und nennt dieses Spiel oder eine andere Variante davon, die sie weiter ändert. Ein Ordner ohne Spiel hat keine Varianten.',
    },
    sample: {
      before: ['variant quick of tinny', '  rounds[2] becomes 3'],
      after: ['variant quick of tiny', '  rounds[2] becomes 3'],
    },
  },
  'unknown-option': {
    title: { en: 'Unknown option', nl: 'Onbekende optie', de: 'Unbekannte Option' },
    message: {
      en: 'The game has no option `{name}` that a variant could set.',
      nl: 'Het spel heeft geen optie `{name}` die een variant kan zetten.',
      de: 'Das Spiel hat keine Option `{name}`, die eine Variante setzen könnte.',
    },
    cure: {
      en: 'Write the name of an option of the game, or add `option {name}: …` below `game`.',
      nl: 'Schrijf de naam van een optie van het spel, of voeg `option {name}: …` toe onder `game`.',
      de: 'Schreibe den Namen einer Option des Spiels, oder ergänze `option {name}: …` unter `game`.',
    },
    about: {
      en: 'An option is a switch of the game, with the value that holds when nobody sets it. A variant gives it another value; it cannot bring along options of its own.',
      nl: 'Een optie is een schakelaar van het spel, met de waarde die geldt als niemand haar zet. Een variant geeft haar een andere waarde, maar kan geen eigen opties meebrengen.',
      de: 'Eine Option ist ein Schalter des Spiels, mit dem Wert, der gilt, wenn niemand sie setzt. Eine Variante gibt ihr einen anderen Wert, kann aber keine eigenen Optionen mitbringen.',
    },
    sample: {
      before: ['variant quick of tiny', '  option long-gam: yes'],
      after: ['variant quick of tiny', '  option long-game: yes'],
    },
  },
  'cannot-change-in-variant': {
    title: {
      en: 'A variant cannot change this',
      nl: 'Dit kan een variant niet veranderen',
      de: 'Das kann eine Variante nicht ändern',
    },
    message: {
      en: '`{name}` is not a cell of a table, a grid or pieces of the game, not a term with one fixed value, and no script with lines.',
      nl: '`{name}` is geen vakje van een tabel, een raster of speelstukken van het spel, geen begrip met één vaste waarde en geen script met regels.',
      de: '`{name}` ist kein Kästchen einer Tabelle, eines Rasters oder von Spielsteinen des Spiels, kein Begriff mit einem festen Wert und kein Skript mit Zeilen.',
    },
    cure: {
      en: 'Change a cell (`rounds[2] becomes 3`, `bonus of area[green, 4] becomes denar`, `coins of column[1] of area[yellow] becomes 12`) or a constant (`limit becomes 4`); anything else is declared anew in the variant.',
      nl: 'Verander een vakje (`rounds[2] becomes 3`, `bonus of area[green, 4] becomes denar`, `coins of column[1] of area[yellow] becomes 12`) of een vaste waarde (`limit becomes 4`); al het andere leg je in de variant opnieuw vast.',
      de: 'Ändere ein Kästchen (`rounds[2] becomes 3`, `bonus of area[green, 4] becomes denar`, `coins of column[1] of area[yellow] becomes 12`) oder einen festen Wert (`limit becomes 4`); alles andere legst du in der Variante neu fest.',
    },
    about: {
      en: 'With `becomes` a variant changes one number of the game. A whole phase, action, table or kind is replaced by writing it again in the variant, under the same name.',
      nl: 'Met `becomes` verandert een variant één getal van het spel. Een hele fase, actie, tabel of soort vervang je door haar in de variant opnieuw te schrijven, onder dezelfde naam.',
      de: 'Mit `becomes` ändert eine Variante eine Zahl des Spiels. Eine ganze Phase, Aktion, Tabelle oder Art ersetzt du, indem du sie in der Variante unter demselben Namen neu schreibst.',
    },
    sample: {
      before: ['variant quick of tiny', '  roundz[2] becomes 3'],
      after: ['variant quick of tiny', '  rounds[2] becomes 3'],
    },
  },
  'no-such-cell': {
    title: { en: 'No such cell', nl: 'Geen zo’n vakje', de: 'Kein solches Kästchen' },
    message: {
      en: 'The table `{table}` has no single cell with these keys.',
      nl: 'De tabel `{table}` heeft niet precies één vakje met deze sleutels.',
      de: 'Die Tabelle `{table}` hat nicht genau ein Kästchen mit diesen Schlüsseln.',
    },
    details: [
      {
        en: 'You can change {cells}.',
        nl: 'Je kunt {cells} veranderen.',
        de: 'Du kannst {cells} ändern.',
      },
    ],
    words: { cells: {} },
    cure: {
      en: 'Write keys that stand in `{table}`; a table with several rows of values is written again in the variant.',
      nl: 'Schrijf sleutels die in `{table}` staan; een tabel met meerdere rijen waarden schrijf je in de variant opnieuw.',
      de: 'Schreibe Schlüssel, die in `{table}` stehen; eine Tabelle mit mehreren Zeilen von Werten schreibst du in der Variante neu.',
    },
    about: {
      en: 'A variant can change one cell of a table that has one value for its keys. The keys must be in the table, and the new value known beforehand.',
      nl: 'Een variant kan één vakje veranderen van een tabel die bij haar sleutels één waarde heeft. De sleutels moeten in de tabel staan, en de nieuwe waarde moet vooraf bekend zijn.',
      de: 'Eine Variante kann ein Kästchen einer Tabelle ändern, die zu ihren Schlüsseln einen Wert hat. Die Schlüssel müssen in der Tabelle stehen, und der neue Wert muss vorher bekannt sein.',
    },
    sample: {
      before: ['variant quick of tiny', '  rounds[9] becomes 3'],
      after: ['variant quick of tiny', '  rounds[2] becomes 3'],
    },
  },
  'not-in-variant': {
    title: { en: 'Not in a variant', nl: 'Niet in een variant', de: 'Nicht in einer Variante' },
    message: {
      en: 'A `{word}` cannot stand inside a variant.',
      nl: 'Een `{word}` kan niet in een variant staan.',
      de: 'Ein `{word}` kann nicht in einer Variante stehen.',
    },
    cure: {
      en: 'Put it into the files of the game itself, or leave it out.',
      nl: 'Zet het in de bestanden van het spel zelf, of laat het weg.',
      de: 'Schreibe es in die Dateien des Spiels selbst, oder lass es weg.',
    },
    about: {
      en: 'A variant tells what differs from its game: a table, a phase, an action, an option, one cell. The game, its number of players and what it takes from other folders are the same for all its variants.',
      nl: 'Een variant zegt wat er anders is dan in haar spel: een tabel, een fase, een actie, een optie, één vakje. Het spel, het aantal spelers en wat het uit andere mappen haalt, zijn voor alle varianten gelijk.',
      de: 'Eine Variante sagt, was anders ist als in ihrem Spiel: eine Tabelle, eine Phase, eine Aktion, eine Option, ein Kästchen. Das Spiel, die Zahl der Spieler und was es aus anderen Ordnern holt, sind für alle Varianten gleich.',
    },
    sample: {
      before: ['variant quick of tiny', '  use shelf: prize', '  rounds[2] becomes 3'],
      after: ['variant quick of tiny', '  rounds[2] becomes 3'],
    },
  },
  'option-value': {
    title: {
      en: 'Not a value for an option',
      nl: 'Geen waarde voor een optie',
      de: 'Kein Wert für eine Option',
    },
    message: {
      en: 'The option `{name}` is neither yes or no nor a value of a kind.',
      nl: 'De optie `{name}` is geen ja of nee en ook geen waarde van een soort.',
      de: 'Die Option `{name}` ist weder Ja oder Nein noch ein Wert einer Art.',
    },
    cure: {
      en: 'Write `yes` or `no`, or name the choices with a `kind` and write one of them.',
      nl: 'Schrijf `yes` of `no`, of geef de mogelijkheden namen met `kind` en schrijf er een van.',
      de: 'Schreibe `yes` oder `no`, oder benenne die Möglichkeiten mit `kind` und schreibe eine davon.',
    },
    about: {
      en: 'An option is a switch that a table of players sets before the game. Players must know what they can choose from, so an option is a yes or no, or one of the words of a kind. A number that differs in a variant is a term that the variant changes.',
      nl: 'Een optie is een schakelaar die de spelers voor het spel zetten. Ze moeten weten waaruit ze kunnen kiezen; daarom is een optie ja of nee, of een van de woorden van een soort. Een getal dat in een variant anders is, is een term die de variant verandert.',
      de: 'Eine Option ist ein Schalter, den die Spieler vor dem Spiel stellen. Sie müssen wissen, was zur Wahl steht; darum ist eine Option Ja oder Nein oder eines der Wörter einer Art. Eine Zahl, die in einer Variante anders ist, ist ein Term, den die Variante ändert.',
    },
    sample: {
      before: ['game tiny', '  players 1..4', '  option bonus: 3'],
      after: ['game tiny', '  players 1..4', '  option bonus: yes'],
    },
  },
} satisfies Catalogue;
