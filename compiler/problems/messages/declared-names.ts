import type { Catalogue } from './message.ts';

/** Names as they are declared: twice, in a circle, for nothing, or although they are taken. */
export const declaredNames = {
  'double-declaration': {
    title: { en: 'Declared twice', nl: 'Dubbel vastgelegd', de: 'Doppelt festgelegt' },
    message: {
      en: '`{name}` is already declared.',
      nl: '`{name}` is al vastgelegd.',
      de: '`{name}` ist bereits festgelegt.',
    },
    cure: {
      en: 'Give one of the two another name, or delete it.',
      nl: 'Geef een van beide een andere naam, of haal er een weg.',
      de: 'Gib einem von beiden einen anderen Namen, oder lösche eines.',
    },
    also: { en: 'the first one', nl: 'de eerste', de: 'das erste' },
    about: {
      en: 'A name means one thing in the whole game, whichever file it stands in. Fields, terms, tables, phases, actions and scorings share their names; kinds and pieces have their own, with a capital letter. Of two folders taken with `use`, each may bring a declaration of that name; one of your own replaces both.',
      nl: 'Een naam betekent in het hele spel één ding, in welk bestand hij ook staat. Velden, begrippen, tabellen, fasen, acties en puntentellingen delen hun namen; soorten en speelstukken hebben eigen namen, met een hoofdletter. Twee mappen die je met `use` gebruikt, kunnen allebei iets met die naam meebrengen; een eigen onderdeel vervangt ze allebei.',
      de: 'Ein Name bedeutet im ganzen Spiel eine Sache, gleich in welcher Datei er steht. Felder, Begriffe, Tabellen, Phasen, Aktionen und Wertungen teilen sich ihre Namen; Arten und Spielteile haben eigene, mit großem Anfangsbuchstaben. Zwei Ordner, die du mit `use` holst, können beide etwas unter diesem Namen mitbringen; ein eigener Abschnitt ersetzt beide.',
    },
    sample: {
      before: ['term limit = 3', 'term limit = 4'],
      after: ['term limit = 3', 'term high-limit = 4'],
    },
  },
  'double-parameter': {
    title: { en: 'Two of one name', nl: 'Twee met één naam', de: 'Zwei mit einem Namen' },
    message: {
      en: 'Two things in this first line are called `{name}`.',
      nl: 'Twee dingen in deze eerste regel heten `{name}`.',
      de: 'Zwei Dinge in dieser ersten Zeile heißen `{name}`.',
    },
    cure: {
      en: 'Give one of the two another name, with what it is behind a colon.',
      nl: 'Geef een van beide een andere naam, met achter een dubbele punt wat het is.',
      de: 'Gib einem von beiden einen anderen Namen und schreibe hinter einen Doppelpunkt, was es ist.',
    },
    also: { en: 'the first one', nl: 'de eerste', de: 'das erste' },
    about: {
      en: 'In the lines below, a name must mean one thing. What stands in square brackets, who it belongs to and what a scoring is done for each of are all names there.',
      nl: 'In de regels eronder moet een naam één ding betekenen. Wat tussen vierkante haakjes staat, van wie het is en waarvoor een puntentelling steeds gebeurt, zijn daar allemaal namen.',
      de: 'In den Zeilen darunter muss ein Name eine Sache bedeuten. Was in eckigen Klammern steht, wem es gehört und wofür eine Wertung jeweils geschieht, sind dort alles Namen.',
    },
    sample: {
      before: ['term gap[a: 1..3, a: 1..3] = a - a'],
      after: ['term gap[a: 1..3, b: 1..3] = a - b'],
    },
  },
  'double-value': {
    title: { en: 'Value listed twice', nl: 'Waarde dubbel genoemd', de: 'Wert doppelt genannt' },
    message: {
      en: '`{value}` stands twice in the kind `{kind}`.',
      nl: '`{value}` staat twee keer in de soort `{kind}`.',
      de: '`{value}` steht zweimal in der Art `{kind}`.',
    },
    cure: {
      en: 'Delete one of them, or give it another word.',
      nl: 'Haal er een weg, of geef het een ander woord.',
      de: 'Lösche eines davon, oder gib ihm ein anderes Wort.',
    },
    also: { en: 'the first one', nl: 'de eerste', de: 'das erste' },
    about: {
      en: 'The values of a kind are in an order, and each has one place in it. Two values with one name could not be told apart.',
      nl: 'De waarden van een soort staan in een volgorde en hebben daarin elk één plaats. Twee waarden met dezelfde naam zijn niet uit elkaar te houden.',
      de: 'Die Werte einer Art stehen in einer Reihenfolge und haben darin je einen Platz. Zwei Werte mit demselben Namen ließen sich nicht unterscheiden.',
    },
    sample: {
      before: ['kind Size: small, large, small'],
      after: ['kind Size: small, medium, large'],
    },
  },
  unused: {
    title: { en: 'Never used', nl: 'Nergens gebruikt', de: 'Nirgends benutzt' },
    message: {
      en: 'Nothing in the rules uses `{sort} {name}`.',
      nl: 'Niets in de spelregels gebruikt `{sort} {name}`.',
      de: 'Nichts in den Regeln benutzt `{sort} {name}`.',
    },
    cure: {
      en: 'Use it, or delete it.',
      nl: 'Gebruik het, of haal het weg.',
      de: 'Benutze es, oder lösche es.',
    },
    about: {
      en: 'A declaration that no rule mentions has no part in the game: often it was replaced, or the rule that needs it is still missing. An example that mentions it does not put it to use. The game can be played all the same.',
      nl: 'Een onderdeel dat in geen enkele spelregel voorkomt, doet in het spel niet mee: vaak is het vervangen, of ontbreekt de regel die het nodig heeft nog. Een voorbeeld dat het noemt, telt niet als gebruik. Het spel is toch te spelen.',
      de: 'Ein Abschnitt, den keine Regel erwähnt, spielt nicht mit: Oft wurde er ersetzt, oder die Regel, die ihn braucht, fehlt noch. Ein Beispiel, das ihn erwähnt, zählt nicht als Benutzung. Das Spiel lässt sich trotzdem spielen.',
    },
    sample: {
      before: ['term high-price = 9'],
      after: [
        'term high-price = 9',
        'always not-too-rich: no player in players where coins of player is more than high-price * 9',
      ],
    },
  },
  circle: {
    title: { en: 'Goes in a circle', nl: 'Loopt in een kring', de: 'Läuft im Kreis' },
    message: {
      en: 'This needs itself before it is finished: `{circle}`.',
      nl: 'Dit heeft zichzelf nodig voordat het klaar is: `{circle}`.',
      de: 'Das braucht sich selbst, bevor es fertig ist: `{circle}`.',
    },
    cure: {
      en: 'Break the circle: repeat with `repeat` or `for each`, or work the value out without the name itself.',
      nl: 'Doorbreek de kring: herhaal met `repeat` of `for each`, of reken de waarde uit zonder de naam zelf.',
      de: 'Durchbrich den Kreis: Wiederhole mit `repeat` oder `for each`, oder rechne den Wert ohne den Namen selbst aus.',
    },
    also: {
      en: 'from here it goes round again',
      nl: 'vanaf hier gaat het weer rond',
      de: 'von hier aus geht es wieder im Kreis',
    },
    about: {
      en: 'A term that needs its own value, or a phase that starts itself again, has no end that could be seen in the rules. Regel leaves this out, so that every turn comes to an end and a game can be saved at any point. Repetition has its own words.',
      nl: 'Een begrip dat zijn eigen waarde nodig heeft, of een fase die zichzelf opnieuw start, heeft geen einde dat in de regels te zien is. Regel laat dat weg, zodat elke beurt eindigt en een spel op elk moment te bewaren is. Voor herhaling zijn er eigen woorden.',
      de: 'Ein Begriff, der seinen eigenen Wert braucht, oder eine Phase, die sich selbst wieder startet, hat kein Ende, das man in den Regeln sieht. Regel lässt das weg, damit jeder Zug endet und ein Spiel jederzeit gespeichert werden kann. Für Wiederholungen gibt es eigene Wörter.',
    },
    sample: {
      before: ['phase rolling', '  roll pool', '  do rolling'],
      after: ['phase rolling', '  repeat 3 times', '    roll pool'],
    },
  },
  'name-taken': {
    title: { en: 'Name used already', nl: 'Naam al in gebruik', de: 'Name schon vergeben' },
    message: {
      en: 'In this action `{name}` already stands for something else.',
      nl: 'In deze actie staat `{name}` al voor iets anders.',
      de: 'In dieser Aktion steht `{name}` schon für etwas anderes.',
    },
    cure: {
      en: 'Give what is chosen here a word of its own.',
      nl: 'Geef wat hier gekozen wordt een eigen woord.',
      de: 'Gib dem, was hier gewählt wird, ein eigenes Wort.',
    },
    about: {
      en: 'What a player chooses is named in the move, in examples and in texts. So the word of a choice must be clear within its action: no parameter, no `let` and no other choice has it.',
      nl: 'Wat een speler kiest, heeft een naam in de zet, in voorbeelden en in teksten. Daarom moet het woord van een keuze binnen haar actie duidelijk zijn: geen parameter, geen `let` en geen andere keuze heeft het.',
      de: 'Was ein Spieler wählt, hat einen Namen im Zug, in Beispielen und in Texten. Darum muss das Wort einer Wahl in ihrer Aktion eindeutig sein: Kein Parameter, kein `let` und keine andere Wahl hat es.',
    },
    sample: {
      before: ['action take[colour] of player', '  choose colour from Colour', '  add 1 to coins'],
      after: ['action take[colour] of player', '  choose other from Colour', '  add 1 to coins'],
    },
  },
  'action-pass': {
    title: { en: 'Means to do nothing', nl: 'Betekent niets doen', de: 'Bedeutet, nichts zu tun' },
    message: {
      en: '`{name}` is the move of a player who does nothing: no action can be called so.',
      nl: '`{name}` is de zet van een speler die niets doet: geen actie kan zo heten.',
      de: '`{name}` ist der Zug eines Spielers, der nichts tut: Keine Aktion kann so heißen.',
    },
    cure: {
      en: 'Give the action another name. Where a player `may` do something, passing is allowed without an action for it.',
      nl: 'Geef de actie een andere naam. Waar een speler iets `may` doen, mag hij passen zonder een actie daarvoor.',
      de: 'Gib der Aktion einen anderen Namen. Wo ein Spieler etwas tun `may`, darf er passen, ohne dass es dafür eine Aktion gibt.',
    },
    about: {
      en: 'A move is written as the name of its action and what is chosen. “pass” is written for the move that every `may` has besides those of its actions, in examples, in saved games and in the moves that an engine takes. An action of that name could not be told from it.',
      nl: 'Een zet wordt geschreven als de naam van zijn actie en wat er gekozen is. “pass” staat voor de zet die elke `may` naast die van zijn acties heeft, in voorbeelden, in bewaarde spellen en in de zetten die een engine aanneemt. Een actie met die naam zou er niet van te onderscheiden zijn.',
      de: 'Ein Zug wird geschrieben als der Name seiner Aktion und was gewählt ist. „pass“ steht für den Zug, den jedes `may` neben denen seiner Aktionen hat, in Beispielen, in gespeicherten Spielen und in den Zügen, die eine Engine annimmt. Eine Aktion mit diesem Namen wäre davon nicht zu unterscheiden.',
    },
    sample: {
      before: ['action pass of player', '  add 1 to coins'],
      after: ['action rest of player', '  add 1 to coins'],
    },
  },
} satisfies Catalogue;
