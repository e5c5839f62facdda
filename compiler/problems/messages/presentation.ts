import type { Catalogue } from './message.ts';

/** How a game looks. All of these are warnings: it can be played, but the table is not as it was meant. */
export const presentation = {
  'shows-unknown': {
    title: {
      en: 'Nothing of that name to show',
      nl: 'Niets met die naam om te tonen',
      de: 'Nichts dieses Namens zu zeigen',
    },
    message: {
      en: '`{of}` has nothing called `{name}`, so that it cannot be shown here.',
      nl: '`{of}` heeft niets dat `{name}` heet, dus kan het hier niet worden getoond.',
      de: '`{of}` hat nichts, das `{name}` heißt, also kann es hier nicht gezeigt werden.',
    },
    cure: {
      en: 'Write the name of something that `{of}` has, or move the line below the one to whom `{name}` belongs.',
      nl: 'Schrijf de naam van iets dat `{of}` heeft, of zet de regel onder degene bij wie `{name}` hoort.',
      de: 'Schreibe den Namen von etwas, das `{of}` hat, oder setze die Zeile unter den, zu dem `{name}` gehört.',
    },
    about: {
      en: 'Below `the table shows` stand fields of the table, below `each player shows` those of a player or seat, below a piece or `cell of` a grid its properties, and below a kind its values.',
      nl: 'Onder `the table shows` staan velden van de tafel, onder `each player shows` die van een speler of plaats, onder een speelstuk of `cell of` een raster de eigenschappen daarvan, en onder een soort haar waarden.',
      de: 'Unter `the table shows` stehen Felder des Tisches, unter `each player shows` die eines Spielers oder Platzes, unter einem Spielstein oder `cell of` einem Raster dessen Eigenschaften und unter einer Art ihre Werte.',
    },
    sample: {
      before: ['the table shows', '  pool, tray, starter, round-marker, coins'],
      after: [
        'the table shows',
        '  pool, tray, starter, round-marker',
        'each player shows',
        '  coins, hand, taken, target',
      ],
    },
  },
  'shown-twice': {
    title: { en: 'Shown twice', nl: 'Twee keer getoond', de: 'Zweimal gezeigt' },
    message: {
      en: 'How `{name}` looks is said here once more.',
      nl: 'Hoe `{name}` eruitziet, staat hier nog een keer.',
      de: 'Wie `{name}` aussieht, steht hier noch einmal.',
    },
    cure: {
      en: 'Keep one of the two lines.',
      nl: 'Laat een van de twee regels staan.',
      de: 'Lass eine der beiden Zeilen stehen.',
    },
    also: { en: 'said first here', nl: 'eerst hier gezegd', de: 'zuerst hier gesagt' },
    about: {
      en: 'A thing lies in one place of the table, so that one line says how it looks: alone, on a board together with others, or not at all. A variant may say it anew.',
      nl: 'Een ding ligt op één plek van de tafel, dus zegt één regel hoe het eruitziet: alleen, samen met andere op een bord, of helemaal niet. Een variant mag het anders zeggen.',
      de: 'Ein Ding liegt an einer Stelle des Tisches, also sagt eine Zeile, wie es aussieht: allein, mit anderen auf einem Plan oder gar nicht. Eine Variante darf es neu sagen.',
    },
    sample: {
      before: ['the table shows', '  pool as tray', '  pool, tray, starter, round-marker'],
      after: ['the table shows', '  pool as tray', '  tray, starter, round-marker'],
    },
  },
  'not-shown': {
    title: {
      en: 'Not shown, and no bookkeeping',
      nl: 'Niet getoond en geen boekhouding',
      de: 'Nicht gezeigt und keine Buchführung',
    },
    message: {
      en: 'Nothing is said here of how `{name}` looks.',
      nl: 'Hier staat niets over hoe `{name}` eruitziet.',
      de: 'Hier steht nichts darüber, wie `{name}` aussieht.',
    },
    cure: {
      en: 'Write `{name}` in a line here, or `nothing of {name}` if nobody needs to see it.',
      nl: 'Schrijf `{name}` hier in een regel, of `nothing of {name}` als niemand het hoeft te zien.',
      de: 'Schreibe `{name}` hier in eine Zeile oder `nothing of {name}`, wenn niemand es sehen muss.',
    },
    also: { en: 'declared here', nl: 'hier vastgelegd', de: 'hier festgelegt' },
    about: {
      en: 'Whoever says how the table looks says it of everything on it: so nothing is forgotten when a field is added. What is left out is drawn behind the rest, as is usual for its type. What the rules only keep in mind is `nothing of`.',
      nl: 'Wie zegt hoe de tafel eruitziet, zegt het van alles wat erop ligt: zo wordt niets vergeten als er een veld bij komt. Wat ontbreekt, wordt achteraan getekend zoals gebruikelijk is voor zijn type. Wat de regels alleen onthouden, is `nothing of`.',
      de: 'Wer sagt, wie der Tisch aussieht, sagt es von allem, was darauf liegt: So wird nichts vergessen, wenn ein Feld dazukommt. Was fehlt, wird hinten gezeichnet, wie es für seinen Typ üblich ist. Was sich die Regeln nur merken, ist `nothing of`.',
    },
    sample: {
      before: ['the table shows', '  pool, tray as tray', '  starter as mark'],
      after: ['the table shows', '  pool, tray as tray', '  starter as mark', '  nothing of round-marker'],
    },
  },
  'unknown-look': {
    title: { en: 'Unknown look', nl: 'Onbekend uiterlijk', de: 'Unbekanntes Aussehen' },
    message: {
      en: 'Nothing can look like `{word}` here.',
      nl: 'Hier kan niets eruitzien als `{word}`.',
      de: 'Nichts kann hier aussehen wie `{word}`.',
    },
    cure: {
      en: 'Write one of these: {known}.',
      nl: 'Schrijf een van deze: {known}.',
      de: 'Schreibe eines davon: {known}.',
    },
    cures: {
      sign: {
        en: 'Write a colour or a sign of the list in the reference.',
        nl: 'Schrijf een kleur of een teken uit de lijst in de naslag.',
        de: 'Schreibe eine Farbe oder ein Zeichen aus der Liste der Referenz.',
      },
    },
    about: {
      en: 'The words behind `as` and `with` are a short list, so that every front end can draw them. Which of them fit depends on what is shown: a field, a property of a piece, something printed on a cell, or a value.',
      nl: 'De woorden achter `as` en `with` vormen een korte lijst, zodat elk programma ze kan tekenen. Welke passen, hangt af van wat getoond wordt: een veld, een eigenschap van een speelstuk, iets wat op een vakje gedrukt staat, of een waarde.',
      de: 'Die Wörter hinter `as` und `with` sind eine kurze Liste, damit jedes Programm sie zeichnen kann. Welche passen, hängt davon ab, was gezeigt wird: ein Feld, eine Eigenschaft eines Spielsteins, etwas auf ein Kästchen Gedrucktes oder ein Wert.',
    },
    sample: {
      before: ['each Die shows as dice'],
      after: ['each Die shows as die'],
    },
  },
  'look-does-not-fit': {
    title: {
      en: 'It cannot look like that',
      nl: 'Zo kan het er niet uitzien',
      de: 'So kann es nicht aussehen',
    },
    message: {
      en: '`{name}` cannot be shown as `{look}`.',
      nl: '`{name}` kan niet als `{look}` worden getoond.',
      de: '`{name}` kann nicht als `{look}` gezeigt werden.',
    },
    cure: {
      en: 'Write `as` and one of these: {fitting}; or only `{name}`.',
      nl: 'Schrijf `as` en een van deze: {fitting}; of alleen `{name}`.',
      de: 'Schreibe `as` und eines davon: {fitting}; oder nur `{name}`.',
    },
    about: {
      en: 'Pieces lie in a row, on a pile, in a hand or in a tray; cells are a sheet or a map; what has a numbered key is a track; a player of the table can be a mark, a number a round; everything else is a counter.',
      nl: 'Speelstukken liggen op een rij, op een stapel, in een hand of op een schaal; vakjes zijn een blad of een kaart; wat een genummerde sleutel heeft, is een spoor; een speler van de tafel kan een merkteken zijn, een getal een ronde; al het andere is een teller.',
      de: 'Spielsteine liegen in einer Reihe, auf einem Stapel, in einer Hand oder auf einem Tablett; Kästchen sind ein Blatt oder eine Karte; was einen nummerierten Schlüssel hat, ist eine Leiste; ein Spieler des Tisches kann ein Zeichen sein, eine Zahl eine Runde; alles andere ist ein Zähler.',
    },
    sample: {
      before: ['the table shows', '  pool, tray as tray', '  starter as pile', '  round-marker as round'],
      after: ['the table shows', '  pool, tray as tray', '  starter as mark', '  round-marker as round'],
    },
  },
  'shows-whom': {
    title: { en: 'Whose look is this?', nl: 'Van wie is dit uiterlijk?', de: 'Wessen Aussehen ist das?' },
    message: {
      en: '`{word}` is neither a seat nor pieces, a kind or a grid of this game.',
      nl: '`{word}` is geen plaats en ook geen speelstuk, soort of raster van dit spel.',
      de: '`{word}` ist weder ein Platz noch Spielsteine, eine Art oder ein Raster dieses Spiels.',
    },
    cure: {
      en: 'Write `the table`, `each player`, `each seat`, `each imaginary`, `each` and pieces or a kind, or `each cell of` and a grid.',
      nl: 'Schrijf `the table`, `each player`, `each seat`, `each imaginary`, `each` en een speelstuk of soort, of `each cell of` en een raster.',
      de: 'Schreibe `the table`, `each player`, `each seat`, `each imaginary`, `each` mit Spielsteinen oder einer Art oder `each cell of` mit einem Raster.',
    },
    about: {
      en: 'What is shown lies in the middle of the table or before somebody; besides, pieces, the values of a kind and the cells of a grid have a look.',
      nl: 'Wat getoond wordt, ligt in het midden van de tafel of voor iemand; verder hebben speelstukken, de waarden van een soort en de vakjes van een raster een uiterlijk.',
      de: 'Was gezeigt wird, liegt in der Mitte des Tisches oder vor jemandem; außerdem haben Spielsteine, die Werte einer Art und die Kästchen eines Rasters ein Aussehen.',
    },
    sample: {
      before: ['each Dice shows', '  colour as colour'],
      after: ['each Die shows', '  colour as colour'],
    },
  },
  'track-places': {
    title: {
      en: 'Another number of places',
      nl: 'Een ander aantal plaatsen',
      de: 'Eine andere Zahl von Plätzen',
    },
    message: {
      en: 'These rows and columns have {drawn} places, and the track has {places}.',
      nl: 'Deze rijen en kolommen hebben {drawn} plaatsen, en het spoor heeft er {places}.',
      de: 'Diese Reihen und Spalten haben {drawn} Plätze, und die Leiste hat {places}.',
    },
    cure: {
      en: 'Write rows and columns that come to {places} places, or leave them out.',
      nl: 'Schrijf rijen en kolommen met samen {places} plaatsen, of laat ze weg.',
      de: 'Schreibe Reihen und Spalten mit zusammen {places} Plätzen, oder lass sie weg.',
    },
    about: {
      en: 'A track may be drawn in rows, as it is printed: `rows 8..1, columns 1..3` are 24 places, the first of them in the row with the number 8.',
      nl: 'Een spoor kan in rijen worden getekend, zoals het gedrukt is: `rows 8..1, columns 1..3` zijn 24 plaatsen, de eerste in de rij met het nummer 8.',
      de: 'Eine Leiste kann in Reihen gezeichnet werden, wie sie gedruckt ist: `rows 8..1, columns 1..3` sind 24 Plätze, der erste in der Reihe mit der Nummer 8.',
    },
    sample: {
      before: [
        'game path',
        '  players 2..2',
        'the table has',
        '  stone: player or none for each 1..6',
        'phase game',
        '  stone[1] becomes the first of players',
        'winner player in players by most points of player',
        '  tie: joint win',
        'the table shows',
        '  stone as track, rows 1..2, columns 1..4',
      ],
      after: [
        'game path',
        '  players 2..2',
        'the table has',
        '  stone: player or none for each 1..6',
        'phase game',
        '  stone[1] becomes the first of players',
        'winner player in players by most points of player',
        '  tie: joint win',
        'the table shows',
        '  stone as track, rows 1..2, columns 1..3',
      ],
    },
  },
  'show-line-misplaced': {
    title: { en: 'That has no use here', nl: 'Dat dient hier nergens toe', de: 'Das nützt hier nichts' },
    message: {
      en: '{what} says nothing here.',
      nl: '{what} zegt hier niets.',
      de: '{what} sagt hier nichts.',
    },
    cure: {
      en: 'Leave it out, or write a line of one of the forms in the reference.',
      nl: 'Laat het weg, of schrijf een regel in een van de vormen uit de naslag.',
      de: 'Lass es weg, oder schreibe eine Zeile in einer der Formen der Referenz.',
    },
    about: {
      en: '`board` stands below the table or a seat, and not in another board. `of` tells how many rounds there are, `with` a sign or a table by the keys of the field, `rows` and `columns` how a track is laid out, and `as` behind `shows` what pieces are. Several looks joined by `and` are for properties of pieces and for values.',
      nl: '`board` staat onder de tafel of een plaats, en niet in een ander bord. `of` zegt hoeveel rondes er zijn, `with` een teken of een tabel met de sleutels van het veld, `rows` en `columns` hoe een spoor ligt, en `as` achter `shows` wat speelstukken zijn. Meer dan één uiterlijk met `and` is voor eigenschappen van speelstukken en voor waarden.',
      de: '`board` steht unter dem Tisch oder einem Platz und nicht in einem anderen Plan. `of` sagt, wie viele Runden es gibt, `with` ein Zeichen oder eine Tabelle mit den Schlüsseln des Feldes, `rows` und `columns`, wie eine Leiste liegt, und `as` hinter `shows`, was Spielsteine sind. Mehrere mit `and` verbundene Wörter sind für Eigenschaften von Spielsteinen und für Werte.',
    },
    words: {
      what: {
        'nothing said': {
          en: 'A line without `as`',
          nl: 'Een regel zonder `as`',
          de: 'Eine Zeile ohne `as`',
        },
      },
    },
    sample: {
      before: [
        'the table shows',
        '  pool, tray as tray',
        '  starter as mark',
        '  round-marker as counter of 6',
      ],
      after: ['the table shows', '  pool, tray as tray', '  starter as mark', '  round-marker as round of 6'],
    },
  },
} as const satisfies Catalogue;
