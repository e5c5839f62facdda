import type { Catalogue } from './message.ts';

/** Fields: what is said about them, and what they start with. */
export const fields = {
  'trait-without-use': {
    title: { en: 'Says nothing here', nl: 'Zegt hier niets', de: 'Sagt hier nichts' },
    message: {
      en: 'For a field like `{name}`, `{trait}` means nothing.',
      nl: 'Bij een veld als `{name}` betekent `{trait}` niets.',
      de: 'Bei einem Feld wie `{name}` bedeutet `{trait}` nichts.',
    },
    cure: {
      en: 'Leave out `{trait}`, or change what `{name}` is.',
      nl: 'Laat `{trait}` weg, of verander wat `{name}` is.',
      de: 'Lass `{trait}` weg, oder ändere, was `{name}` ist.',
    },
    about: {
      en: 'What stands behind a field must fit it. `up to` and `starts with` are for sets, lists and places, since a number has its range and one start value. `more is lost` is for these and for numbers, `x starts at` for a field that every cell of a grid has, and `seen by` the owner for what belongs to a player or a seat.',
      nl: 'Wat achter een veld staat, moet erbij passen. `up to` en `starts with` zijn voor verzamelingen, lijsten en plaatsen, want een getal heeft zijn bereik en één beginwaarde. `more is lost` is daarvoor en voor getallen, `x starts at` voor een veld dat elk vakje van een raster heeft, en `seen by` de eigenaar voor wat van een speler of een zitplaats is.',
      de: 'Was hinter einem Feld steht, muss zu ihm passen. `up to` und `starts with` sind für Mengen, Listen und Plätze, denn eine Zahl hat ihren Bereich und einen Anfangswert. `more is lost` ist für diese und für Zahlen, `x starts at` für ein Feld, das jedes Kästchen eines Rasters hat, und `seen by` und der Besitzer für das, was einem Spieler oder einem Sitz gehört.',
    },
    sample: {
      before: ['each player has', '  stones: 0..9, up to 5'],
      after: ['each player has', '  stones: 0..5'],
    },
  },
  'newest-of-what': {
    title: { en: 'No list with newest items', nl: 'Geen lijst met nieuwste', de: 'Keine Liste mit neuesten' },
    message: {
      en: 'Only a list that is a field has newest items; this is {found}.',
      nl: 'Alleen een lijst die een veld is, heeft nieuwste; dit is {found}.',
      de: 'Nur eine Liste, die ein Feld ist, hat neueste; das hier ist {found}.',
    },
    cure: {
      en: 'Write the name of the field (`newest of x`), or `last of` for the last item of something else.',
      nl: 'Schrijf de naam van het veld (`newest of x`), of `last of` voor het laatste van iets anders.',
      de: 'Schreib den Namen des Feldes (`newest of x`), oder `last of` für das Letzte von etwas anderem.',
    },
    about: {
      en: '`newest of` a list is what was added to it since the last `remove`, or else its last item: what is won while something is carried out comes before what was still open. That is noted for lists of players, seats and the table; sets and places have no such order.',
      nl: '`newest of` een lijst is wat er sinds de laatste `remove` bij is gekomen, of anders het laatste: wat je wint terwijl iets wordt uitgevoerd, komt vóór wat nog openstond. Dat wordt bijgehouden voor lijsten van spelers, zitplaatsen en de tafel; verzamelingen en plaatsen hebben zo’n volgorde niet.',
      de: '`newest of` einer Liste ist, was seit dem letzten `remove` dazugekommen ist, oder sonst das Letzte: Was man gewinnt, während etwas ausgeführt wird, kommt vor dem, was noch offen war. Das wird für Listen von Spielern, Sitzen und des Tisches vermerkt; Mengen und Plätze haben keine solche Reihenfolge.',
    },
    sample: {
      before: ['phase turn of player', '  roll newest of hand'],
      after: ['phase turn of player', '  roll the last of hand'],
    },
  },
  'field-too-large': {
    title: { en: 'Field too large', nl: 'Veld te groot', de: 'Feld zu groß' },
    message: {
      en: 'With `{name}` the fields would hold more values than a game can keep.',
      nl: 'Met `{name}` zouden de velden meer waarden bevatten dan een spel kan bewaren.',
      de: 'Mit `{name}` würden die Felder mehr Werte enthalten, als ein Spiel aufbewahren kann.',
    },
    cure: {
      en: 'Look for a digit too many in its keys, in its values or behind `up to`.',
      nl: 'Kijk of er een cijfer te veel staat in de sleutels, in de waarden of achter `up to`.',
      de: 'Sieh nach, ob in den Schlüsseln, in den Werten oder hinter `up to` eine Ziffer zu viel steht.',
    },
    about: {
      en: 'A field has a value for every owner and every key, a set has room for each value that can be in it, and a list for as many as its `up to` says. All of that is copied at every move. A million of them, for all fields together, is more than any table holds.',
      nl: 'Een veld heeft een waarde voor elke eigenaar en elke sleutel, een verzameling heeft plaats voor elke waarde die erin kan zitten, en een lijst voor zoveel als haar `up to` zegt. Dat alles wordt bij elke zet gekopieerd. Een miljoen, voor alle velden samen, is meer dan er op een tafel past.',
      de: 'Ein Feld hat einen Wert für jeden Besitzer und jeden Schlüssel, eine Menge hat Platz für jeden Wert, der in ihr sein kann, und eine Liste für so viele, wie ihr `up to` sagt. All das wird bei jedem Zug kopiert. Eine Million, für alle Felder zusammen, ist mehr, als auf einen Tisch passt.',
    },
    sample: {
      before: ['each player has', '  mark: yes or no, for each 1..9000000'],
      after: ['each player has', '  mark: yes or no, for each 1..9'],
    },
  },
  'start-reads': {
    title: {
      en: 'Depends on what changes',
      nl: 'Hangt af van wat verandert',
      de: 'Hängt von Veränderlichem ab',
    },
    message: {
      en: 'This start value depends on `{name}`, which has no value yet when it is needed.',
      nl: 'Deze beginwaarde hangt af van `{name}`, en dat heeft nog geen waarde als ze nodig is.',
      de: 'Dieser Anfangswert hängt von `{name}` ab, und das hat noch keinen Wert, wenn er gebraucht wird.',
    },
    cure: {
      en: 'Write a value that is known before the game, or set the field at the beginning of `phase game`.',
      nl: 'Schrijf een waarde die voor het spel bekend is, of geef het veld zijn waarde aan het begin van `phase game`.',
      de: 'Schreibe einen Wert, der vor dem Spiel bekannt ist, oder setze das Feld am Anfang von `phase game`.',
    },
    about: {
      en: 'All fields get their start values together, before anything happens. If one were made from another, it would matter which comes first. The number of players, options, tables and constants are known then; fields, faces and points are not.',
      nl: 'Alle velden krijgen hun beginwaarde tegelijk, voordat er iets gebeurt. Hing de ene van de andere af, dan zou het uitmaken welke eerst komt. Het aantal spelers, de opties, de tabellen en de vaste waarden zijn dan bekend; velden, ogen en punten niet.',
      de: 'Alle Felder bekommen ihre Anfangswerte zugleich, bevor etwas geschieht. Hinge einer von einem anderen ab, käme es darauf an, welcher zuerst kommt. Die Zahl der Spieler, Optionen, Tabellen und feste Werte sind dann bekannt; Felder, Augen und Punkte nicht.',
    },
    sample: {
      before: ['each player has', '  stones: 0..9, starts at round-marker'],
      after: ['each player has', '  stones: 0..9, starts at count of players'],
    },
  },
  'pieces-several-times': {
    title: {
      en: 'The same pieces in several places',
      nl: 'Dezelfde stukken op meerdere plaatsen',
      de: 'Dieselben Teile an mehreren Plätzen',
    },
    message: {
      en: 'There are several places `{name}`, and all would start with the same pieces.',
      nl: 'Er zijn meerdere plaatsen `{name}`, en ze zouden allemaal met dezelfde speelstukken beginnen.',
      de: 'Es gibt mehrere Plätze `{name}`, und alle würden mit denselben Spielteilen beginnen.',
    },
    cure: {
      en: 'Let a place of the table start with them, and move them from there at the beginning of `phase game`.',
      nl: 'Laat een plaats van de tafel ermee beginnen, en verplaats ze van daar aan het begin van `phase game`.',
      de: 'Lass einen Platz des Tisches mit ihnen beginnen, und bewege sie von dort am Anfang von `phase game`.',
    },
    about: {
      en: 'A piece lies in one place at a time. A place that every player has, or that there is for each key, cannot hold the same pieces at every one of them.',
      nl: 'Een speelstuk ligt op één plaats tegelijk. Een plaats die elke speler heeft, of die er voor elke sleutel is, kan niet overal dezelfde speelstukken bevatten.',
      de: 'Ein Spielteil liegt immer nur an einem Platz. Ein Platz, den jeder Spieler hat oder den es für jeden Schlüssel gibt, kann nicht überall dieselben Spielteile enthalten.',
    },
    sample: {
      before: ['each player has', '  shelf: dice, starts with all Die'],
      after: ['the table has', '  shelf: dice, starts with all Die'],
    },
  },
  'starts-twice': {
    title: {
      en: 'The same pieces in two places',
      nl: 'Dezelfde stukken op twee plaatsen',
      de: 'Dieselben Teile an zwei Plätzen',
    },
    message: {
      en: '`{name}` starts with pieces with which `{other}` starts too.',
      nl: '`{name}` begint met speelstukken waarmee `{other}` ook begint.',
      de: '`{name}` beginnt mit Spielteilen, mit denen auch `{other}` beginnt.',
    },
    cure: {
      en: 'Let one of them start with the pieces, and move some to the other at the beginning of `phase game`.',
      nl: 'Laat een van beide met de stukken beginnen, en verplaats er aan het begin van `phase game` een paar naar de andere.',
      de: 'Lass einen der beiden mit den Teilen beginnen, und bewege am Anfang von `phase game` einige davon an den anderen.',
    },
    also: {
      en: 'starts with them too',
      nl: 'begint er ook mee',
      de: 'beginnt auch mit ihnen',
    },
    about: {
      en: 'A piece lies in one place at a time. If two places start with it, it would lie in the one that comes last, and the other would be empty without a word.',
      nl: 'Een speelstuk ligt op één plaats tegelijk. Beginnen twee plaatsen ermee, dan zou het op de laatste liggen, en was de andere ongemerkt leeg.',
      de: 'Ein Spielteil liegt immer nur an einem Platz. Beginnen zwei Plätze mit ihm, läge es am letzten, und der andere wäre unbemerkt leer.',
    },
    sample: {
      before: ['the table has', '  shelf: dice, starts with all Die', '  stock: dice, starts with all Die'],
      after: ['the table has', '  shelf: dice, starts with all Die', '  stock: dice'],
    },
  },
  'seen-by-whom': {
    title: { en: 'Seen by whom?', nl: 'Door wie gezien?', de: 'Von wem gesehen?' },
    message: {
      en: 'Behind `seen by` stands `owner` or `nobody`, and not `{word}`.',
      nl: 'Achter `seen by` staat `owner` of `nobody`, en niet `{word}`.',
      de: 'Hinter `seen by` steht `owner` oder `nobody`, und nicht `{word}`.',
    },
    cure: {
      en: 'Write `seen by owner` for what its owner sees, `seen by nobody` for what none sees, and nothing for what all see.',
      nl: 'Schrijf `seen by owner` voor wat alleen de eigenaar ziet, `seen by nobody` voor wat niemand ziet, en niets voor wat iedereen ziet.',
      de: 'Schreibe `seen by owner` für das, was nur der Besitzer sieht, `seen by nobody` für das, was niemand sieht, und nichts für das, was alle sehen.',
    },
    about: {
      en: 'What lies on the table can be seen by everyone, unless the field says otherwise. A hand of cards is `seen by owner`, a face-down stack `seen by nobody`. Rules may read both, and everyone sees how many pieces there are.',
      nl: 'Wat op tafel ligt, kan iedereen zien, tenzij het veld iets anders zegt. Een hand met kaarten is `seen by owner`, een gedekte stapel `seen by nobody`. Spelregels mogen beide lezen, en iedereen ziet hoeveel stukken er zijn.',
      de: 'Was auf dem Tisch liegt, können alle sehen, wenn das Feld nichts anderes sagt. Handkarten sind `seen by owner`, ein verdeckter Stapel `seen by nobody`. Regeln dürfen beides lesen, und alle sehen, wie viele Teile es sind.',
    },
    sample: {
      before: ['each player has', '  stones: 0..9, seen by player'],
      after: ['each player has', '  stones: 0..9, seen by owner'],
    },
  },
  'place-for-what': {
    title: { en: 'A place for what?', nl: 'Een plek waarvoor?', de: 'Ein Platz wofür?' },
    message: {
      en: 'A place is for pieces, and `{found}` is none.',
      nl: 'Een plek is voor speelstukken, en `{found}` is er geen.',
      de: 'Ein Platz ist für Spielteile, und `{found}` ist keines.',
    },
    cure: {
      en: 'Write what is declared with `pieces` behind `place for`; for a value that may be missing write `{found} or none`.',
      nl: 'Schrijf achter `place for` iets wat met `pieces` is aangegeven; schrijf voor een waarde die er niet hoeft te zijn `{found} or none`.',
      de: 'Schreibe hinter `place for` etwas, das mit `pieces` angegeben ist; für einen Wert, der fehlen darf, schreibe `{found} or none`.',
    },
    about: {
      en: '`place for Die` is a place in which one piece lies, or none. Pieces are moved there, and leave where they lay before. A number, a word of a kind or a player does not lie anywhere: it is the value of a field.',
      nl: '`place for Die` is een plek waar één speelstuk ligt, of geen. Speelstukken worden erheen verplaatst en gaan weg waar ze eerst lagen. Een getal, een woord van een soort of een speler ligt nergens: dat is de waarde van een veld.',
      de: '`place for Die` ist ein Platz, an dem ein Spielteil liegt oder keines. Spielteile werden dorthin bewegt und verlassen den Ort, an dem sie lagen. Eine Zahl, ein Wort einer Art oder ein Spieler liegt nirgends: Das ist der Wert eines Feldes.',
    },
    sample: {
      before: ['the table has', '  chosen: place for Colour'],
      after: ['the table has', '  chosen: Colour or none'],
    },
  },
  'place-not-field': {
    title: {
      en: 'Only a field is a place',
      nl: 'Alleen een veld is een plek',
      de: 'Nur ein Feld ist ein Platz',
    },
    message: {
      en: '`place for` says where pieces lie, and that can only be a field.',
      nl: '`place for` zegt waar speelstukken liggen, en dat kan alleen een veld zijn.',
      de: '`place for` sagt, wo Spielteile liegen, und das kann nur ein Feld sein.',
    },
    cure: {
      en: 'Write the name of the piece alone, with `or none` if there may be none.',
      nl: 'Schrijf alleen de naam van het speelstuk, met `or none` als er ook geen mag zijn.',
      de: 'Schreibe nur den Namen des Spielteils, mit `or none`, wenn es auch keines sein darf.',
    },
    about: {
      en: 'A parameter or an item of a list names a piece; the piece lies somewhere else. Only what `each player has` or `the table has` can be a place in which pieces lie.',
      nl: 'Een parameter of een onderdeel van een lijst noemt een speelstuk; dat ligt ergens anders. Alleen wat `each player has` of `the table has` noemt, kan een plek zijn waar speelstukken liggen.',
      de: 'Ein Parameter oder ein Teil einer Liste nennt ein Spielteil; dieses liegt woanders. Nur was `each player has` oder `the table has` nennt, kann ein Ort sein, an dem Spielteile liegen.',
    },
    sample: {
      before: ['term shown[one: place for Die] = one'],
      after: ['term shown[one: Die or none] = one'],
    },
  },
} satisfies Catalogue;
