import type { Catalogue } from './message.ts';

/** Names: what is called what, whose it is, and what it has. */
export const names = {
  'unknown-name': {
    title: { en: 'Unknown name', nl: 'Onbekende naam', de: 'Unbekannter Name' },
    message: {
      en: 'Nothing that fits here is called `{name}`.',
      nl: 'Er is niets dat hier past en `{name}` heet.',
      de: 'Es gibt hier nichts Passendes, das `{name}` heißt.',
    },
    cure: {
      en: 'Check the spelling, declare `{name}`, or take it from another folder with `use`.',
      nl: 'Controleer de spelling, leg `{name}` vast, of haal het met `use` uit een andere map.',
      de: 'Prüfe die Schreibweise, lege `{name}` fest, oder hole es mit `use` aus einem anderen Ordner.',
    },
    about: {
      en: 'Every word in a rule is a word of the language or the name of something that these rules declare: a field, a term, a value of a kind, a player of an example. A name that is written in two ways would be two things, so a word that nobody declared is reported. A name from `let`, `choose` or `for each` is known only below that line.',
      nl: 'Elk woord in een spelregel is een woord van de taal of de naam van iets wat deze regels vastleggen: een veld, een begrip, een waarde van een soort, een speler in een voorbeeld. Een naam die je op twee manieren schrijft, zou twee dingen zijn; daarom wordt een woord gemeld dat nergens is vastgelegd. Een naam uit `let`, `choose` of `for each` is alleen onder die regel bekend.',
      de: 'Jedes Wort in einer Regel ist ein Wort der Sprache oder der Name von etwas, das diese Regeln festlegen: ein Feld, ein Begriff, ein Wert einer Art, ein Spieler in einem Beispiel. Ein Name in zwei Schreibweisen wären zwei Dinge; deshalb wird ein Wort gemeldet, das nirgends festgelegt ist. Ein Name aus `let`, `choose` oder `for each` ist nur unterhalb jener Zeile bekannt.',
    },
    sample: {
      before: ['phase turn of player', '  move pol to tray'],
      after: ['phase turn of player', '  move pool to tray'],
    },
  },
  'unknown-value': {
    title: { en: 'Not a value of this kind', nl: 'Geen waarde van deze soort', de: 'Kein Wert dieser Art' },
    message: {
      en: '`{value}` is not one of the values of `{kind}`.',
      nl: '`{value}` is geen waarde van `{kind}`.',
      de: '`{value}` ist kein Wert von `{kind}`.',
    },
    cure: {
      en: 'Write a value of `{kind}`, or add `{value}` to it where the kind is declared.',
      nl: 'Schrijf een waarde van `{kind}`, of voeg `{value}` eraan toe waar de soort is vastgelegd.',
      de: 'Schreibe einen Wert von `{kind}`, oder füge `{value}` dort hinzu, wo die Art festgelegt ist.',
    },
    about: {
      en: 'A `kind` lists all its values. A table or a picture that is about a kind can hold only those, so a slip in one cell is found at once. A `kind … of …` takes its values from the whole kind.',
      nl: 'Een `kind` noemt al zijn waarden. Een tabel of tekening die over een soort gaat, kan alleen die bevatten, zodat een verschrijving in één vakje meteen opvalt. Een `kind … of …` neemt zijn waarden uit de hele soort.',
      de: 'Eine `kind` nennt alle ihre Werte. Eine Tabelle oder ein Bild zu einer Art kann nur diese enthalten, sodass ein Schreibfehler in einem Kästchen sofort auffällt. Eine `kind … of …` nimmt ihre Werte aus der ganzen Art.',
    },
    sample: {
      before: ['kind Cold of Colour: blue, grean'],
      after: ['kind Cold of Colour: blue, green'],
    },
  },
  'unclear-value': {
    title: { en: 'Value of several kinds', nl: 'Waarde van meerdere soorten', de: 'Wert mehrerer Arten' },
    message: {
      en: '`{value}` is a value of several kinds (`{kinds}`), and nothing here says which is meant.',
      nl: '`{value}` is een waarde van meerdere soorten (`{kinds}`), en niets zegt hier welke bedoeld is.',
      de: '`{value}` ist ein Wert mehrerer Arten (`{kinds}`), und nichts sagt hier, welche gemeint ist.',
    },
    cure: {
      en: 'Give the value another word in one of the kinds, or make one a part of the other with `kind … of …`.',
      nl: 'Geef de waarde in een van de soorten een ander woord, of maak de ene een deel van de andere met `kind … of …`.',
      de: 'Gib dem Wert in einer der Arten ein anderes Wort, oder mache die eine mit `kind … of …` zu einem Teil der anderen.',
    },
    about: {
      en: 'The same word may be a value of two kinds. Where a field, a table or the other side of a comparison says which kind is needed, that one is taken. Where nothing does, Regel asks instead of guessing.',
      nl: 'Hetzelfde woord mag een waarde van twee soorten zijn. Waar een veld, een tabel of de andere kant van een vergelijking zegt welke soort nodig is, geldt die. Waar niets dat zegt, vraagt Regel het in plaats van te raden.',
      de: 'Dasselbe Wort darf ein Wert zweier Arten sein. Wo ein Feld, eine Tabelle oder die andere Seite eines Vergleichs sagt, welche Art nötig ist, gilt diese. Wo nichts es sagt, fragt Regel nach, statt zu raten.',
    },
    sample: {
      before: ['kind Fruit: apple, orange', 'kind Paint: orange, pink', 'term favourite = orange'],
      after: ['kind Fruit: apple, orange', 'kind Paint: orange-paint, pink', 'term favourite = orange'],
    },
  },
  'unknown-owner': {
    title: { en: 'Nobody can have this', nl: 'Niemand kan dit hebben', de: 'Das kann niemand haben' },
    message: {
      en: '`{word}` cannot own anything.',
      nl: '`{word}` kan niets bezitten.',
      de: '`{word}` kann nichts besitzen.',
    },
    cure: {
      en: 'Write `player` for those who play, `seat` for imaginary players too, or `the table has` for what all share.',
      nl: 'Schrijf `player` voor wie meespeelt, `seat` ook voor denkbeeldige spelers, of `the table has` voor wat van allen is.',
      de: 'Schreibe `player` für alle, die spielen, `seat` auch für imaginäre Spieler oder `the table has` für das, was allen gehört.',
    },
    about: {
      en: 'In a game something belongs to a player, to a seat (a player or an imaginary one) or to the table. What belongs to a piece or a cell is a property and comes from its table or picture, or it is a field `for each` of them.',
      nl: 'In een spel is iets van een speler, van een plek aan tafel (ook van een denkbeeldige speler) of van de tafel. Wat bij een speelstuk of vakje hoort, is een eigenschap uit de tabel of tekening, of een veld met `for each`.',
      de: 'In einem Spiel gehört etwas einem Spieler, einem Platz (auch dem eines imaginären Spielers) oder dem Tisch. Was zu einem Spielteil oder Kästchen gehört, ist eine Eigenschaft aus Tabelle oder Bild, oder ein Feld mit `for each`.',
    },
    sample: {
      before: ['each colour has', '  height: 0..9'],
      after: ['the table has', '  height: 0..9 for each Colour'],
    },
  },
  'other-sort': {
    title: { en: 'Something else has this name', nl: 'Iets anders heet zo', de: 'Etwas anderes heißt so' },
    message: {
      en: 'Here something declared as `{expected}` is needed, and `{name}` is declared as `{found}`.',
      nl: 'Hier hoort iets wat als `{expected}` is vastgelegd, en `{name}` is vastgelegd als `{found}`.',
      de: 'Hier wird etwas gebraucht, das als `{expected}` festgelegt ist, und `{name}` ist als `{found}` festgelegt.',
    },
    cure: {
      en: 'Write the name of a declaration with `{expected}`: `do` runs a `phase`, a decision offers an `action`, `score` runs a `scoring`.',
      nl: 'Schrijf de naam van een onderdeel met `{expected}`: `do` start een `phase`, een keuze biedt een `action` aan, `score` voert een `scoring` uit.',
      de: 'Schreibe den Namen eines Abschnitts mit `{expected}`: `do` startet eine `phase`, eine Entscheidung bietet eine `action` an, `score` führt ein `scoring` aus.',
    },
    also: { en: 'declared here', nl: 'hier vastgelegd', de: 'hier festgelegt' },
    about: {
      en: 'A phase runs, an action is offered to a player, and a scoring gives points. They are told apart because each has its own rules: only an action has conditions with reasons, and only a scoring awards points.',
      nl: 'Een fase loopt af, een actie wordt een speler aangeboden en een puntentelling geeft punten. Ze zijn gescheiden omdat elk eigen regels heeft: alleen een actie heeft voorwaarden met redenen, en alleen een puntentelling kent punten toe.',
      de: 'Eine Phase läuft ab, eine Aktion wird jemandem angeboten, und eine Wertung gibt Punkte. Sie sind getrennt, weil jede ihre eigenen Regeln hat: Nur eine Aktion hat Bedingungen mit Gründen, und nur eine Wertung vergibt Punkte.',
    },
    sample: {
      before: [
        'phase refill',
        '  move tray to pool',
        'phase turn of player',
        '  player may do one of',
        '    refill',
      ],
      after: [
        'action refill of player',
        '  move tray to pool',
        'phase turn of player',
        '  player may do one of',
        '    refill',
      ],
    },
  },
  'not-a-value': {
    title: { en: 'Not a value', nl: 'Geen waarde', de: 'Kein Wert' },
    message: {
      en: '`{name}` is declared with `{sort}`: it is something to do, and has no value.',
      nl: '`{name}` is vastgelegd met `{sort}`: het is iets om te doen en heeft geen waarde.',
      de: '`{name}` ist mit `{sort}` festgelegt: Das ist etwas zum Tun und hat keinen Wert.',
    },
    cure: {
      en: 'Use the name of a field, a `term` or a `table` here, or declare a `term` that works the value out.',
      nl: 'Gebruik hier de naam van een veld, een `term` of een `table`, of leg een `term` vast die de waarde uitrekent.',
      de: 'Nimm hier den Namen eines Feldes, eines `term` oder einer `table`, oder lege einen `term` fest, der den Wert ausrechnet.',
    },
    also: { en: 'declared here', nl: 'hier vastgelegd', de: 'hier festgelegt' },
    about: {
      en: 'Scripts change the game and give nothing back; terms give a value and change nothing. So it is always clear what a condition may ask. The points of a scoring can be asked with `points[name] of player`.',
      nl: 'Een verloop verandert het spel en geeft niets terug; een begrip geeft een waarde en verandert niets. Zo is altijd duidelijk wat een voorwaarde kan vragen. De punten van een puntentelling vraag je op met `points[naam] of player`.',
      de: 'Ein Ablauf ändert das Spiel und gibt nichts zurück; ein Begriff gibt einen Wert und ändert nichts. So ist immer klar, wonach eine Bedingung fragen kann. Die Punkte einer Wertung erfragst du mit `points[Name] of player`.',
    },
    sample: {
      before: ['phase refill', '  move tray to pool', 'term full = refill is yes'],
      after: ['phase refill', '  move tray to pool', 'term full = tray is empty'],
    },
  },
  whose: {
    title: { en: 'Whose?', nl: 'Van wie?', de: 'Wessen?' },
    message: {
      en: '`{name}` belongs to a `{owner}`, and nothing here says to which one.',
      nl: '`{name}` hoort bij een `{owner}`, en niets zegt hier bij welke.',
      de: '`{name}` gehört zu einem `{owner}`, und nichts sagt hier, zu welchem.',
    },
    cure: {
      en: 'Write `{name} of …` with the one who is meant, or put `of {owner}` in the first line of this declaration.',
      nl: 'Schrijf `{name} of …` met wie je bedoelt, of zet `of {owner}` in de eerste regel van dit onderdeel.',
      de: 'Schreibe `{name} of …` mit dem, der gemeint ist, oder setze `of {owner}` in die erste Zeile dieses Abschnitts.',
    },
    about: {
      en: 'In a declaration that says `of player`, a name without `of` belongs to that player. Elsewhere, in a loop too, `of` must be written: otherwise a rule would quietly speak of somebody else.',
      nl: 'In een onderdeel met `of player` hoort een naam zonder `of` bij die speler. Elders, ook in een herhaling, moet je `of` schrijven: anders zou een spelregel ongemerkt over iemand anders gaan.',
      de: 'In einem Abschnitt mit `of player` gehört ein Name ohne `of` zu diesem Spieler. Anderswo, auch in einer Wiederholung, muss `of` dastehen: Sonst spräche eine Regel unbemerkt von jemand anderem.',
    },
    sample: {
      before: ['phase pay-day', '  for each player in players', '    add 1 to coins'],
      after: ['phase pay-day', '  for each player in players', '    add 1 to coins of player'],
    },
  },
  nobodys: {
    title: { en: 'Belongs to nobody', nl: 'Van niemand in het bijzonder', de: 'Gehört niemandem allein' },
    message: {
      en: '`{name}` does not belong to a player, so no `of` can stand behind it.',
      nl: '`{name}` hoort niet bij een speler, dus kan er geen `of` achter staan.',
      de: '`{name}` gehört zu keinem Spieler, also kann kein `of` dahinter stehen.',
    },
    cure: {
      en: 'Write `{name}` alone, or declare it with an owner: below `each player has`, or with `of player`.',
      nl: 'Schrijf alleen `{name}`, of leg het vast met een eigenaar: onder `each player has`, of met `of player`.',
      de: 'Schreibe nur `{name}`, oder lege es mit einem Besitzer fest: unter `each player has` oder mit `of player`.',
    },
    also: { en: 'declared here', nl: 'hier vastgelegd', de: 'hier festgelegt' },
    about: {
      en: 'What stands below `the table has` is there once, for all. A term or a phase without `of player` speaks of nobody in particular. An `of` behind it would suggest that everybody has one.',
      nl: 'Wat onder `the table has` staat, is er één keer, voor allen samen. Een begrip of fase zonder `of player` gaat over niemand in het bijzonder. Een `of` erachter zou doen denken dat ieder er een heeft.',
      de: 'Was unter `the table has` steht, gibt es einmal, für alle. Ein Begriff oder eine Phase ohne `of player` spricht von niemand Bestimmtem. Ein `of` dahinter ließe glauben, dass jeder eines hat.',
    },
    sample: {
      before: ['phase turn of player', '  roll pool of player'],
      after: ['phase turn of player', '  roll pool'],
    },
  },
  'no-such-property': {
    title: { en: 'No such property', nl: 'Geen zo’n eigenschap', de: 'Keine solche Eigenschaft' },
    message: {
      en: '`{of}` has no `{name}`.',
      nl: '`{of}` heeft geen `{name}`.',
      de: '`{of}` hat kein `{name}`.',
    },
    cure: {
      en: 'Write a property that `{of}` has, or add `{name}` where it is declared.',
      nl: 'Schrijf een eigenschap die `{of}` heeft, of voeg `{name}` toe waar het is vastgelegd.',
      de: 'Schreibe eine Eigenschaft, die `{of}` hat, oder füge `{name}` dort hinzu, wo es festgelegt ist.',
    },
    also: { en: 'of this', nl: 'hiervan', de: 'hiervon' },
    about: {
      en: 'What stands behind `of` decides what can stand before it. Pieces have what their lines or columns say, and a `face` if they can be rolled; cells have what their picture says, and `row` and `column`; players have the fields and terms declared for them.',
      nl: 'Wat achter `of` staat, bepaalt wat ervoor kan staan. Speelstukken hebben wat hun regels of kolommen zeggen, en een `face` als je ze kunt werpen; vakjes hebben wat hun tekening zegt, en `row` en `column`; spelers hebben de velden en begrippen die voor hen zijn vastgelegd.',
      de: 'Was hinter `of` steht, entscheidet, was davor stehen kann. Spielteile haben, was ihre Zeilen oder Spalten sagen, und ein `face`, wenn man sie würfeln kann; Kästchen haben, was ihr Bild sagt, und `row` und `column`; Spieler haben die Felder und Begriffe, die für sie festgelegt sind.',
    },
    sample: {
      before: ['term red-dice = all die in pool where color of die is red'],
      after: ['term red-dice = all die in pool where colour of die is red'],
    },
  },
  'no-such-piece': {
    title: { en: 'No such piece', nl: 'Geen zo’n speelstuk', de: 'Kein solches Spielteil' },
    message: {
      en: 'There is no `{name}` with these properties.',
      nl: 'Er is geen `{name}` met deze eigenschappen.',
      de: 'Es gibt kein `{name}` mit diesen Eigenschaften.',
    },
    cure: {
      en: 'Write properties that one of the pieces has, in the order in which `pieces {name}` gives them, and then the number of the copy.',
      nl: 'Schrijf eigenschappen die een van de speelstukken heeft, in de volgorde van `pieces {name}`, en daarna het hoeveelste het is.',
      de: 'Schreibe Eigenschaften, die eines der Spielteile hat, in der Reihenfolge von `pieces {name}`, und danach, das wievielte es ist.',
    },
    about: {
      en: 'A piece is named by its properties: `Die[blue]`, `Card[denar, 5]`. Where several are alike, a last number says which copy. The pieces that exist are those that `pieces` lists, and no others.',
      nl: 'Een speelstuk noem je met zijn eigenschappen: `Die[blue]`, `Card[denar, 5]`. Zijn er meer van, dan zegt een laatste getal welke. Er zijn alleen de speelstukken die `pieces` opsomt.',
      de: 'Ein Spielteil nennst du mit seinen Eigenschaften: `Die[blue]`, `Card[denar, 5]`. Gibt es mehrere gleiche, sagt eine letzte Zahl, welches. Es gibt nur die Spielteile, die `pieces` aufzählt.',
    },
    sample: {
      before: ['phase turn of player', '  roll Die[red, 7]'],
      after: ['phase turn of player', '  roll Die[red, 2]'],
    },
  },
  'argument-count': {
    title: {
      en: 'Too few or too many values',
      nl: 'Te weinig of te veel waarden',
      de: 'Zu wenige oder zu viele Werte',
    },
    message: {
      en: 'The number of values in `[ ]` after `{name}` should be {expected}, and is {found}.',
      nl: 'Het aantal waarden tussen `[ ]` achter `{name}` moet {expected} zijn, en is {found}.',
      de: 'Die Zahl der Werte in `[ ]` hinter `{name}` muss {expected} sein und ist {found}.',
    },
    cure: {
      en: 'Write the values that `{name}` asks for where it is declared, with commas between them.',
      nl: 'Schrijf de waarden waar `{name}` om vraagt waar het is vastgelegd, met komma’s ertussen.',
      de: 'Schreibe die Werte, nach denen `{name}` fragt, wo es festgelegt ist, mit Kommas dazwischen.',
    },
    about: {
      en: 'Square brackets say which one is meant: which row of a table, which cell of a grid, which values a term or an action is about. How many there are stands in the declaration, and none has a silent default.',
      nl: 'Vierkante haakjes zeggen welke bedoeld is: welke rij van een tabel, welk vakje van een raster, over welke waarden een begrip of actie gaat. Hoeveel het er zijn, staat in het onderdeel zelf; niets wordt stilzwijgend aangevuld.',
      de: 'Eckige Klammern sagen, was gemeint ist: welche Zeile einer Tabelle, welches Kästchen eines Rasters, um welche Werte es bei einem Begriff oder einer Aktion geht. Wie viele es sind, steht im Abschnitt selbst; nichts wird stillschweigend ergänzt.',
    },
    sample: {
      before: ['term red-price = price[red, 2]'],
      after: ['term red-price = price[red]'],
    },
  },
  'no-arguments': {
    title: { en: 'Nothing to pick out', nl: 'Niets om uit te kiezen', de: 'Nichts herauszugreifen' },
    message: {
      en: '`{name}` cannot be followed by these `[ ]`: only a list can, with one number.',
      nl: 'Achter `{name}` kunnen deze `[ ]` niet staan: dat kan alleen bij een lijst, met één getal.',
      de: 'Hinter `{name}` können diese `[ ]` nicht stehen: Das geht nur bei einer Liste, mit einer Zahl.',
    },
    cure: {
      en: 'Write `{name}` alone, or take the value from a list, a table or a field with keys.',
      nl: 'Schrijf alleen `{name}`, of neem de waarde uit een lijst, een tabel of een veld met sleutels.',
      de: 'Schreibe nur `{name}`, oder nimm den Wert aus einer Liste, einer Tabelle oder einem Feld mit Schlüsseln.',
    },
    about: {
      en: 'A name from `let`, `choose` or `for each` stands for one value. Only if that value is a list does `name[2]` mean something: its second item.',
      nl: 'Een naam uit `let`, `choose` of `for each` staat voor één waarde. Alleen als die waarde een lijst is, betekent `naam[2]` iets: het tweede in de lijst.',
      de: 'Ein Name aus `let`, `choose` oder `for each` steht für einen Wert. Nur wenn dieser Wert eine Liste ist, bedeutet `Name[2]` etwas: das zweite in der Liste.',
    },
    sample: {
      before: ['term doubled[value: 1..6] = value[2]'],
      after: ['term doubled[value: 1..6] = value * 2'],
    },
  },
} satisfies Catalogue;
