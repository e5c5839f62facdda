import type { Catalogue } from './message.ts';

/** What a variant takes out of its game or puts into it. */
export const variantChanges = {
  'no-such-step': {
    title: {
      en: 'No such line in the game',
      nl: 'Zo’n regel heeft het spel niet',
      de: 'Solch eine Zeile hat das Spiel nicht',
    },
    message: {
      en: 'In `{sort} {name}` there is no line that reads so.',
      nl: 'In `{sort} {name}` staat geen regel die zo luidt.',
      de: 'In `{sort} {name}` steht keine Zeile, die so lautet.',
    },
    cure: {
      en: 'Write the line as it stands in the game, without what is indented below it and without its comment.',
      nl: 'Schrijf de regel zoals hij in het spel staat, zonder wat eronder inspringt en zonder het commentaar.',
      de: 'Schreibe die Zeile so, wie sie im Spiel steht, ohne das, was darunter eingerückt ist, und ohne Kommentar.',
    },
    also: { en: 'to be found in here', nl: 'moet hierin staan', de: 'müsste hierin stehen' },
    about: {
      en: 'A variant can put lines before or after a line of the game, or in its place. Which line is meant, it says by writing that line: `phase take, after roll dice`. It may stand at any depth.',
      nl: 'Een variant kan regels voor, na of in plaats van een regel van het spel zetten. Welke regel dat is, zegt ze door die regel te schrijven: `phase take, after roll dice`. Hij mag op elke diepte staan.',
      de: 'Eine Variante kann Zeilen vor, hinter oder an die Stelle einer Zeile des Spiels setzen. Welche gemeint ist, sagt sie, indem sie diese Zeile schreibt: `phase take, after roll dice`. Sie darf beliebig tief stehen.',
    },
    sample: {
      before: ['variant rich of tiny', '  phase turn, after do shopping', '    add 1 to coins'],
      after: ['variant rich of tiny', '  phase turn, after do shop', '    add 1 to coins'],
    },
  },
  'step-not-once': {
    title: {
      en: 'The line stands there more than once',
      nl: 'De regel staat er vaker dan één keer',
      de: 'Die Zeile steht dort mehr als einmal',
    },
    message: {
      en: '`{sort} {name}` has {count} lines that read so, and it is open which is meant.',
      nl: '`{sort} {name}` heeft {count} regels die zo luiden, en het is niet duidelijk welke bedoeld is.',
      de: '`{sort} {name}` hat {count} Zeilen, die so lauten, und es bleibt offen, welche gemeint ist.',
    },
    cure: {
      en: 'Name a line beside it that stands there once, or declare `{sort} {name}` anew in the variant.',
      nl: 'Noem een regel ernaast die er één keer staat, of leg `{sort} {name}` in de variant opnieuw vast.',
      de: 'Nenne eine Zeile daneben, die nur einmal dasteht, oder lege `{sort} {name}` in der Variante neu fest.',
    },
    also: { en: 'in here', nl: 'hierin', de: 'hierin' },
    about: {
      en: 'Lines are put where exactly one line of the game is named. If it stands there several times, no reader could tell where the new ones belong.',
      nl: 'Regels worden gezet waar precies één regel van het spel genoemd is. Staat die er meerdere keren, dan kan niemand zeggen waar de nieuwe horen.',
      de: 'Zeilen werden dorthin gesetzt, wo genau eine Zeile des Spiels genannt ist. Steht sie mehrmals da, könnte niemand sagen, wohin die neuen gehören.',
    },
    sample: {
      before: [
        'phase turn of player',
        '  do shop',
        '  do shop',
        'variant rich of tiny',
        '  phase turn, after do shop',
        '    add 1 to coins',
      ],
      after: [
        'phase turn of player',
        '  do shop',
        '  nothing',
        'variant rich of tiny',
        '  phase turn, after do shop',
        '    add 1 to coins',
      ],
    },
  },
  'step-among-others': {
    title: { en: 'Lines beside an offer', nl: 'Regels naast een aanbod', de: 'Zeilen neben einem Angebot' },
    message: {
      en: 'What is put in and the line that is named are not of the same sort: one is an offer, the other a line of script.',
      nl: 'Wat erbij komt en de genoemde regel zijn niet van dezelfde soort: het ene is een aanbod, het andere een regel van het script.',
      de: 'Was dazukommt und die genannte Zeile sind nicht von derselben Art: Das eine ist ein Angebot, das andere eine Zeile des Skripts.',
    },
    cure: {
      en: 'Put offers before or after an offer, and lines before or after a line.',
      nl: 'Zet een aanbod voor of na een aanbod, en regels voor of na een regel.',
      de: 'Setze Angebote vor oder hinter ein Angebot und Zeilen vor oder hinter eine Zeile.',
    },
    about: {
      en: 'Below `must do one of` stand offers, the names of actions; everywhere else stand lines that happen one after another. A variant can add to both, but not mix them.',
      nl: 'Onder `must do one of` staat een aanbod: namen van acties. Overal elders staan regels die na elkaar gebeuren. Een variant kan aan beide toevoegen, maar ze niet mengen.',
      de: 'Unter `must do one of` stehen Angebote, die Namen von Aktionen; überall sonst stehen Zeilen, die nacheinander geschehen. Eine Variante kann zu beidem etwas hinzufügen, es aber nicht mischen.',
    },
    sample: {
      before: ['variant rich of tiny', '  phase shop, after buy', '    add 1 to coins'],
      after: [
        'variant rich of tiny',
        '  action beg of player',
        '    add 1 to coins',
        '  phase shop, after buy',
        '    beg',
      ],
    },
  },
  'no-such-row': {
    title: {
      en: 'No such row of pieces',
      nl: 'Zo’n rij speelstukken is er niet',
      de: 'Solch eine Reihe Spielsteine gibt es nicht',
    },
    message: {
      en: 'In `pieces {name}` there is not exactly one row with these words, or it has no such column.',
      nl: 'In `pieces {name}` staat niet precies één rij met deze woorden, of ze heeft zo’n kolom niet.',
      de: 'In `pieces {name}` steht nicht genau eine Zeile mit diesen Wörtern, oder sie hat keine solche Spalte.',
    },
    cure: {
      en: 'Write words of one row in the order of the columns (`copies of Card[denar] becomes 3`), or declare `pieces {name}` anew.',
      nl: 'Schrijf woorden van één rij in de volgorde van de kolommen (`copies of Card[denar] becomes 3`), of leg `pieces {name}` opnieuw vast.',
      de: 'Schreibe Wörter einer Zeile in der Reihenfolge der Spalten (`copies of Card[denar] becomes 3`), oder lege `pieces {name}` neu fest.',
    },
    about: {
      en: 'Pieces that are declared in a table can be changed row by row: `copies of Card[denar] becomes 3` changes one cell of one row, `without Card[denar]` takes out all rows that have this word. Pieces that are declared in a sentence (`3 of each Colour`) are declared anew.',
      nl: 'Speelstukken die in een tabel staan, kun je rij voor rij veranderen: `copies of Card[denar] becomes 3` verandert één vakje van één rij, `without Card[denar]` haalt alle rijen met dit woord weg. Speelstukken in een zin (`3 of each Colour`) leg je opnieuw vast.',
      de: 'Spielsteine, die in einer Tabelle stehen, lassen sich Zeile für Zeile ändern: `copies of Card[denar] becomes 3` ändert ein Kästchen einer Zeile, `without Card[denar]` nimmt alle Zeilen mit diesem Wort heraus. Spielsteine in einem Satz (`3 of each Colour`) legst du neu fest.',
    },
    sample: {
      before: [
        'pieces Coin',
        '  wood | copies',
        '  oak  |      2',
        '  pine |      3',
        'variant rich of tiny',
        '  copies of Coin[ash] becomes 4',
      ],
      after: [
        'pieces Coin',
        '  wood | copies',
        '  oak  |      2',
        '  pine |      3',
        'variant rich of tiny',
        '  copies of Coin[oak] becomes 4',
      ],
    },
  },
  'without-nothing': {
    title: {
      en: 'Nothing of this name to leave out',
      nl: 'Niets met deze naam om weg te laten',
      de: 'Nichts dieses Namens wegzulassen',
    },
    message: {
      en: 'The game has nothing called `{name}` that a variant could leave out.',
      nl: 'Het spel heeft niets dat `{name}` heet en dat een variant kan weglaten.',
      de: 'Das Spiel hat nichts namens `{name}`, das eine Variante weglassen könnte.',
    },
    cure: {
      en: 'Write the name of a rule of the game, or delete the line.',
      nl: 'Schrijf de naam van een spelregel van het spel, of verwijder de regel.',
      de: 'Schreibe den Namen einer Regel des Spiels, oder lösche die Zeile.',
    },
    about: {
      en: '`without` takes a declaration out of the game: a scoring, an action, a phase, a rule, an option, a table, one grid of a family (`without area[green]`), rows of pieces (`without Card[denar]`), an example. Where it was run or offered, it is no longer; what only it used goes with it; whatever else names it is a problem that you are told.',
      nl: '`without` haalt iets uit het spel: een telling, een actie, een fase, een spelregel, een optie, een tabel, één raster van een familie (`without area[green]`), rijen speelstukken (`without Card[denar]`), een voorbeeld. Waar het uitgevoerd of aangeboden werd, gebeurt dat niet meer; wat alleen daarvoor nodig was, verdwijnt mee; alles wat het verder noemt, wordt gemeld.',
      de: '`without` nimmt etwas aus dem Spiel: eine Wertung, eine Aktion, eine Phase, eine Regel, eine Option, eine Tabelle, ein Raster einer Familie (`without area[green]`), Zeilen von Spielsteinen (`without Card[denar]`), ein Beispiel. Wo es ausgeführt oder angeboten wurde, geschieht das nicht mehr; was nur dafür da war, verschwindet mit; alles, was es sonst nennt, wird gemeldet.',
    },
    sample: {
      before: ['variant poor of tiny', '  without buys'],
      after: ['variant poor of tiny', '  without buy'],
    },
  },
  'circle-of-variants': {
    title: { en: 'Variants in a circle', nl: 'Varianten in een kring', de: 'Varianten im Kreis' },
    message: {
      en: 'This variant is one of `{name}`, which is a variant of this one.',
      nl: 'Dit is een variant van `{name}`, en dat is een variant van deze.',
      de: 'Dies ist eine Variante von `{name}`, und das ist eine Variante von dieser.',
    },
    cure: {
      en: 'Let one of them be a variant of the game.',
      nl: 'Laat een ervan een variant van het spel zijn.',
      de: 'Lass eine davon eine Variante des Spiels sein.',
    },
    about: {
      en: 'A variant of a variant says what differs from that one. At the end of such a row there must be the game itself.',
      nl: 'Een variant van een variant zegt wat er anders is dan in die ene. Aan het eind van zo’n rij moet het spel zelf staan.',
      de: 'Eine Variante einer Variante sagt, was anders ist als in jener. Am Ende einer solchen Reihe muss das Spiel selbst stehen.',
    },
    sample: {
      before: ['variant one of two', '  rounds[2] becomes 3', 'variant two of one', '  rounds[3] becomes 3'],
      after: ['variant one of two', '  rounds[2] becomes 3', 'variant two of tiny', '  rounds[3] becomes 3'],
    },
  },
} satisfies Catalogue;
