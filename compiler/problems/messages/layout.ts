import type { Catalogue } from './message.ts';

/** Characters, lines and how far they are indented. */
export const layout = {
  tab: {
    title: { en: 'Tab', nl: 'Tab', de: 'Tabulator' },
    message: {
      en: 'There is a tab in this line.',
      nl: 'In deze regel staat een tab.',
      de: 'In dieser Zeile steht ein Tabulator.',
    },
    cure: {
      en: 'Replace it by spaces: two for each step to the right.',
      nl: 'Vervang hem door spaties: twee per stap naar rechts.',
      de: 'Ersetze ihn durch Leerzeichen: zwei für jede Stufe nach rechts.',
    },
    about: {
      en: 'How far a line is indented says what it belongs to. A tab is as wide as each editor likes, so two people could see different rules in the same file. Regel therefore takes spaces only.',
      nl: 'Aan de inspringing is te zien waar een regel bij hoort. Een tab is in elke editor anders breed, zodat twee mensen in hetzelfde bestand andere spelregels zouden kunnen lezen. Daarom gebruikt Regel alleen spaties.',
      de: 'Die Einrückung sagt, wozu eine Zeile gehört. Ein Tabulator ist in jedem Editor anders breit, sodass zwei Leute in derselben Datei verschiedene Regeln sehen könnten. Deshalb nimmt Regel nur Leerzeichen.',
    },
    sample: {
      before: ['phase turn of player', '\troll pool'],
      after: ['phase turn of player', '  roll pool'],
    },
  },
  'odd-character': {
    title: { en: 'Unseen character', nl: 'Onzichtbaar teken', de: 'Unsichtbares Zeichen' },
    message: {
      en: 'The character {character} cannot be seen and has no meaning in rules.',
      nl: 'Het teken {character} is niet te zien en betekent in spelregels niets.',
      de: 'Das Zeichen {character} ist nicht zu sehen und hat in Regeln keine Bedeutung.',
    },
    cure: {
      en: 'Delete it, or put an ordinary space in its place.',
      nl: 'Haal het weg, of zet er een gewone spatie neer.',
      de: 'Lösche es oder setze ein gewöhnliches Leerzeichen an seine Stelle.',
    },
    about: {
      en: 'Text copied from a web page or a PDF often brings along characters that look like a space or like nothing at all. Rules that look the same must mean the same, so only visible characters and the ordinary space may stand in them. The sample has a non-breaking space before `pool`.',
      nl: 'Tekst die je van een webpagina of uit een pdf kopieert, bevat vaak tekens die op een spatie of op niets lijken. Spelregels die er hetzelfde uitzien, moeten ook hetzelfde betekenen, dus mogen er alleen zichtbare tekens en gewone spaties in staan. In het voorbeeld staat een vaste spatie voor `pool`.',
      de: 'Text, der aus einer Webseite oder einem PDF kopiert ist, bringt oft Zeichen mit, die wie ein Leerzeichen oder wie gar nichts aussehen. Regeln, die gleich aussehen, müssen dasselbe bedeuten; deshalb dürfen nur sichtbare Zeichen und das gewöhnliche Leerzeichen darin stehen. Im Beispiel steht ein geschütztes Leerzeichen vor `pool`.',
    },
    sample: {
      before: ['phase turn of player', '  roll\u00a0pool'],
      after: ['phase turn of player', '  roll pool'],
    },
  },
  'not-utf': {
    title: { en: 'Not saved as UTF-8', nl: 'Niet als UTF-8 bewaard', de: 'Nicht als UTF-8 gespeichert' },
    message: {
      en: 'This file is not UTF-8, so its letters cannot be read.',
      nl: 'Dit bestand is geen UTF-8, dus zijn de letters niet te lezen.',
      de: 'Diese Datei ist kein UTF-8, deshalb sind ihre Buchstaben nicht zu lesen.',
    },
    cure: {
      en: 'Save it as UTF-8: most editors have that under “Save as” or “Encoding”.',
      nl: 'Bewaar het als UTF-8: in de meeste editors staat dat onder “Opslaan als” of “Codering”.',
      de: 'Speichere sie als UTF-8: In den meisten Editoren steht das unter „Speichern unter“ oder „Kodierung“.',
    },
    about: {
      en: 'A file is a row of bytes, and an encoding says which letters they are. Older programs write Latin-1 or UTF-16; rules, texts and pages are read as UTF-8, which has the letters of all languages. The sample has the sign that stands where a byte could not be read.',
      nl: 'Een bestand is een rij bytes, en een codering zegt welke letters dat zijn. Oudere programma’s schrijven Latin-1 of UTF-16; spelregels, teksten en pagina’s worden gelezen als UTF-8, dat de letters van alle talen heeft. In het voorbeeld staat het teken voor een byte die niet te lezen was.',
      de: 'Eine Datei ist eine Reihe von Bytes, und eine Kodierung sagt, welche Buchstaben das sind. Ältere Programme schreiben Latin-1 oder UTF-16; Regeln, Texte und Seiten werden als UTF-8 gelesen, das die Buchstaben aller Sprachen hat. Im Beispiel steht das Zeichen für ein Byte, das sich nicht lesen ließ.',
    },
    sample: {
      before: ['phase turn of player', '  roll pool # f\ufffdr alle'],
      after: ['phase turn of player', '  roll pool # für alle'],
    },
  },
  'stray-indent': {
    title: {
      en: 'Indented without a heading',
      nl: 'Ingesprongen zonder kop',
      de: 'Eingerückt ohne Kopfzeile',
    },
    message: {
      en: 'This line is indented, but no declaration stands above it that it could belong to.',
      nl: 'Deze regel springt in, maar er staat geen onderdeel boven waar hij bij kan horen.',
      de: 'Diese Zeile ist eingerückt, aber über ihr steht kein Abschnitt, zu dem sie gehören könnte.',
    },
    cure: {
      en: 'Begin the line in the first column, or write the declaration it belongs to above it.',
      nl: 'Begin de regel helemaal links, of schrijf erboven het onderdeel waar hij bij hoort.',
      de: 'Beginne die Zeile ganz links oder schreibe den Abschnitt darüber, zu dem sie gehört.',
    },
    about: {
      en: 'A line in the first column begins a declaration such as `game`, `kind` or `phase`; the indented lines below it are its body. A file cannot begin with a body.',
      nl: 'Een regel die helemaal links begint, opent een onderdeel zoals `game`, `kind` of `phase`; de ingesprongen regels eronder horen daarbij. Een bestand kan niet met zulke ingesprongen regels beginnen.',
      de: 'Eine Zeile, die ganz links beginnt, eröffnet einen Abschnitt wie `game`, `kind` oder `phase`; die eingerückten Zeilen darunter gehören dazu. Eine Datei kann nicht mit solchen eingerückten Zeilen anfangen.',
    },
    sample: {
      before: ['  kind Size: small, large'],
      after: ['kind Size: small, large'],
    },
  },
  'uneven-indent': {
    title: { en: 'Uneven indentation', nl: 'Ongelijke inspringing', de: 'Ungleiche Einrückung' },
    message: {
      en: 'This line does not begin in the same column as the lines that it stands with.',
      nl: 'Deze regel begint niet in dezelfde kolom als de regels waar hij bij staat.',
      de: 'Diese Zeile beginnt nicht in derselben Spalte wie die Zeilen, bei denen sie steht.',
    },
    cure: {
      en: 'Move it to the column of the line above that it goes on with, or two spaces further if it belongs to that line.',
      nl: 'Zet hem in de kolom van de regel erboven waarop hij volgt, of twee spaties verder als hij bij die regel hoort.',
      de: 'Rücke sie in die Spalte der Zeile darüber, auf die sie folgt, oder zwei Leerzeichen weiter, wenn sie zu jener Zeile gehört.',
    },
    about: {
      en: 'Lines that follow one another stand in one column, and what belongs to a line stands further right below it. A line between two columns could belong to either, and Regel does not guess. The formatter puts columns right once the lines are clear.',
      nl: 'Regels die op elkaar volgen, staan in dezelfde kolom; wat bij een regel hoort, staat er verder naar rechts onder. Een regel tussen twee kolommen in kan bij allebei horen, en Regel raadt niet. De opmaker zet kolommen netjes zodra de regels duidelijk zijn.',
      de: 'Zeilen, die aufeinander folgen, stehen in einer Spalte; was zu einer Zeile gehört, steht weiter rechts darunter. Eine Zeile zwischen zwei Spalten könnte zu beiden gehören, und Regel rät nicht. Der Formatierer richtet die Spalten aus, sobald die Zeilen eindeutig sind.',
    },
    sample: {
      before: ['phase turn of player', '  roll pool', '    move pool to tray', '   roll tray'],
      after: ['phase turn of player', '  roll pool', '  move pool to tray', '  roll tray'],
    },
  },
  'not-indented': {
    title: { en: 'Line not indented', nl: 'Regel springt niet in', de: 'Zeile nicht eingerückt' },
    message: {
      en: '`{word}` is a step of a script, but it stands where a declaration begins.',
      nl: '`{word}` is een stap in een verloop, maar staat waar een onderdeel begint.',
      de: '`{word}` ist ein Schritt in einem Ablauf, steht aber dort, wo ein Abschnitt beginnt.',
    },
    cure: {
      en: 'Indent the line below the `phase`, `action`, `rules` or `scoring` that it belongs to.',
      nl: 'Laat de regel inspringen onder de `phase`, `action`, `rules` of `scoring` waar hij bij hoort.',
      de: 'Rücke die Zeile unter die `phase`, `action`, `rules` oder das `scoring` ein, zu dem sie gehört.',
    },
    about: {
      en: 'Everything that happens in a game stands inside a `phase`, an `action`, `rules` or a `scoring`. A step in the first column belongs to none of them, so it would never happen.',
      nl: 'Alles wat in een spel gebeurt, staat in een `phase`, een `action`, `rules` of een `scoring`. Een stap die helemaal links staat, hoort nergens bij en zou dus nooit gebeuren.',
      de: 'Alles, was in einem Spiel geschieht, steht in einer `phase`, einer `action`, in `rules` oder einem `scoring`. Ein Schritt ganz links gehört zu nichts davon und würde also nie geschehen.',
    },
    sample: {
      before: ['phase turn of player', '  do shop', 'roll pool'],
      after: ['phase turn of player', '  do shop', '  roll pool'],
    },
  },
  'missing-body': {
    title: { en: 'Nothing below this line', nl: 'Niets onder deze regel', de: 'Nichts unter dieser Zeile' },
    message: {
      en: 'This line with `{word}` needs indented lines below it, and there are none.',
      nl: 'Onder deze regel met `{word}` horen ingesprongen regels, en die zijn er niet.',
      de: 'Unter dieser Zeile mit `{word}` müssen eingerückte Zeilen stehen, und es gibt keine.',
    },
    cure: {
      en: 'Write what belongs to it below, two spaces further right; in a script, `nothing` says that nothing happens.',
      nl: 'Schrijf eronder wat erbij hoort, twee spaties verder naar rechts; in een verloop zegt `nothing` dat er niets gebeurt.',
      de: 'Schreibe darunter, was dazugehört, zwei Leerzeichen weiter rechts; in einem Ablauf sagt `nothing`, dass nichts geschieht.',
    },
    cures: {
      indent: {
        en: 'Move the lines below it that belong to it two spaces to the right.',
        nl: 'Zet de regels eronder die erbij horen twee spaties verder naar rechts.',
        de: 'Rücke die Zeilen darunter, die dazugehören, zwei Leerzeichen nach rechts.',
      },
    },
    about: {
      en: 'A line such as `if`, `repeat` or `phase` opens a body: the indented lines below say what it is about. An empty body is nearly always a forgotten one or one that was not indented. Where nothing is meant to happen, the word `nothing` says so.',
      nl: 'Een regel zoals `if`, `repeat` of `phase` opent een blok: de ingesprongen regels eronder zeggen waar het om gaat. Een leeg blok is bijna altijd vergeten of niet ingesprongen. Moet er niets gebeuren, dan zegt het woord `nothing` dat.',
      de: 'Eine Zeile wie `if`, `repeat` oder `phase` eröffnet einen Block: Die eingerückten Zeilen darunter sagen, worum es geht. Ein leerer Block ist fast immer vergessen oder nicht eingerückt worden. Wo nichts geschehen soll, sagt das Wort `nothing` es.',
    },
    sample: {
      before: ['phase turn of player', '  if pool is empty', '  roll tray'],
      after: ['phase turn of player', '  if pool is empty', '    roll tray'],
    },
  },
  'unexpected-body': {
    title: { en: 'Indented too far', nl: 'Te ver ingesprongen', de: 'Zu weit eingerückt' },
    message: {
      en: 'This line is indented below a line with `{word}`, to which nothing can belong.',
      nl: 'Deze regel springt in onder een regel met `{word}`, waar niets bij kan horen.',
      de: 'Diese Zeile ist unter eine Zeile mit `{word}` eingerückt, zu der nichts gehören kann.',
    },
    cure: {
      en: 'Move it to the left, below the first letter of the line above; or end that line with a comma if it was meant to go on.',
      nl: 'Zet hem naar links, onder de eerste letter van de regel erboven; of eindig die regel met een komma als hij door moest lopen.',
      de: 'Rücke sie nach links unter den ersten Buchstaben der Zeile darüber; oder beende jene Zeile mit einem Komma, wenn sie weitergehen sollte.',
    },
    about: {
      en: 'Indented lines belong to the line above them. Some lines stand alone, such as `roll pool` or `leave`, so a line indented below them would have no meaning. A line goes on below only if it ends in `,`, `=`, `+`, `and`, `or`, `where`, `for` or `by`.',
      nl: 'Ingesprongen regels horen bij de regel erboven. Sommige regels staan op zichzelf, zoals `roll pool` of `leave`; een regel die daaronder inspringt, zou niets betekenen. Een regel loopt alleen door als hij eindigt op `,`, `=`, `+`, `and`, `or`, `where`, `for` of `by`.',
      de: 'Eingerückte Zeilen gehören zur Zeile darüber. Manche Zeilen stehen für sich, etwa `roll pool` oder `leave`; eine darunter eingerückte Zeile hätte keine Bedeutung. Eine Zeile geht nur weiter, wenn sie auf `,`, `=`, `+`, `and`, `or`, `where`, `for` oder `by` endet.',
    },
    sample: {
      before: ['phase turn of player', '  roll pool', '    move pool to tray'],
      after: ['phase turn of player', '  roll pool', '  move pool to tray'],
    },
  },
  'line-goes-on': {
    title: { en: 'Line meant to go on', nl: 'Regel moest doorlopen', de: 'Zeile sollte weitergehen' },
    message: {
      en: 'This goes on with the line above, but the end of that line does not say so.',
      nl: 'Dit hoort nog bij de regel erboven, maar het einde van die regel zegt dat niet.',
      de: 'Das gehört noch zur Zeile darüber, aber deren Ende sagt das nicht.',
    },
    cure: {
      en: 'Write it behind the line above; or break that line where it ends in `,` `=` `+` `and` `or` `where` `for` or `by`.',
      nl: 'Schrijf het achter de regel erboven; of breek die regel af waar hij eindigt op `,` `=` `+` `and` `or` `where` `for` of `by`.',
      de: 'Schreib es hinter die Zeile darüber; oder brich diese dort um, wo sie auf `,` `=` `+` `and` `or` `where` `for` oder `by` endet.',
    },
    about: {
      en: 'What is indented below a line belongs to it as its body. A line goes on in the next one only if it ends in a word or sign behind which something must follow. So a condition is broken behind `and` or `or`, and `else` with its reason stays in the last line.',
      nl: 'Wat onder een regel inspringt, hoort erbij als inhoud. Een regel loopt alleen door op de volgende als hij eindigt op een woord of teken waarna nog iets moet komen. Een voorwaarde breek je dus af achter `and` of `or`, en `else` met zijn reden blijft op de laatste regel.',
      de: 'Was unter einer Zeile eingerückt ist, gehört als Inhalt zu ihr. Eine Zeile geht nur dann in der nächsten weiter, wenn sie auf ein Wort oder Zeichen endet, hinter dem noch etwas folgen muss. Eine Bedingung bricht man also hinter `and` oder `or` um, und `else` mit seinem Grund bleibt in der letzten Zeile.',
    },
    sample: {
      before: ['action take of player', '  need coins is at least 3', '    else too-few-coins'],
      after: ['action take of player', '  need coins is at least 3 else too-few-coins'],
    },
  },
  'own-line': {
    title: { en: 'Begins a line', nl: 'Begint een regel', de: 'Beginnt eine Zeile' },
    message: {
      en: 'What begins with `{words}` stands in a line of its own.',
      nl: 'Wat met `{words}` begint, staat op een eigen regel.',
      de: 'Was mit `{words}` beginnt, steht in einer eigenen Zeile.',
    },
    cure: {
      en: 'Begin a new line with `and` here, below the lines of the same `given`, `when` or `then`.',
      nl: 'Begin hier een nieuwe regel met `and`, onder de regels van dezelfde `given`, `when` of `then`.',
      de: 'Beginne hier eine neue Zeile mit `and`, unter den Zeilen desselben `given`, `when` oder `then`.',
    },
    about: {
      en: 'In an example, `and` joins conditions in one line. Who is to decide, what somebody does or may do, and what chance gives are no conditions: each has a line of its own, so that an example can be read step by step.',
      nl: 'In een voorbeeld verbindt `and` voorwaarden op één regel. Wie er moet kiezen, wat iemand doet of mag doen en wat het toeval geeft, zijn geen voorwaarden: elk krijgt een eigen regel, zodat je een voorbeeld stap voor stap kunt lezen.',
      de: 'In einem Beispiel verbindet `and` Bedingungen in einer Zeile. Wer sich entscheiden muss, was jemand tut oder tun darf und was der Zufall ergibt, sind keine Bedingungen: Jedes davon hat eine eigene Zeile, damit sich ein Beispiel Schritt für Schritt lesen lässt.',
    },
    sample: {
      before: ['example start', '  players Kim, Tom', '  given coins of Kim is 3 and Kim is to buy in turn'],
      after: [
        'example start',
        '  players Kim, Tom',
        '  given coins of Kim is 3',
        '   and Kim is to buy in turn',
      ],
    },
  },
  'too-long': {
    title: { en: 'Too long', nl: 'Te lang', de: 'Zu lang' },
    message: {
      en: '{what} is longer than {limit} characters.',
      nl: '{what} is langer dan {limit} tekens.',
      de: '{what} ist länger als {limit} Zeichen.',
    },
    cure: {
      en: 'Divide it: give a part of it a name of its own, with a `term` or a `phase`.',
      nl: 'Verdeel het: geef een deel ervan een eigen naam, met een `term` of een `phase`.',
      de: 'Teile das auf: Gib einem Teil davon mit `term` oder `phase` einen eigenen Namen.',
    },
    words: {
      what: {
        line: { en: 'This line', nl: 'Deze regel', de: 'Diese Zeile' },
        declaration: { en: 'This declaration', nl: 'Dit onderdeel', de: 'Dieser Abschnitt' },
      },
    },
    about: {
      en: 'A line and a declaration have a largest length, many times what a game needs. It keeps a file that is not a rulebook at all from stopping the compiler. Whoever reaches it with real rules can name the parts.',
      nl: 'Een regel en een onderdeel hebben een grootste lengte, vele malen meer dan een spel nodig heeft. Zo kan een bestand dat helemaal geen spelregels bevat, de compiler niet ophouden. Wie er met echte spelregels tegenaan loopt, kan de delen een naam geven.',
      de: 'Eine Zeile und ein Abschnitt haben eine größte Länge, ein Vielfaches dessen, was ein Spiel braucht. So kann eine Datei, die gar keine Spielregeln enthält, den Compiler nicht aufhalten. Wer mit echten Regeln daran stößt, kann den Teilen Namen geben.',
    },
    sample: {
      before: ['term worth of player = coins + coins + coins + coins + coins + coins'],
      after: ['term half of player = coins + coins + coins', 'term worth of player = half + half'],
    },
  },
  'too-deep': {
    title: { en: 'Too many levels', nl: 'Te veel niveaus', de: 'Zu viele Ebenen' },
    message: {
      en: 'There are too many {what} inside one another here.',
      nl: 'Hier staan te veel {what} in elkaar.',
      de: 'Hier stehen zu viele {what} ineinander.',
    },
    cure: {
      en: 'Give an inner part a name of its own, with a `term`, a `let` or a `phase`.',
      nl: 'Geef een binnenste deel een eigen naam, met een `term`, een `let` of een `phase`.',
      de: 'Gib einem inneren Teil mit `term`, `let` oder `phase` einen eigenen Namen.',
    },
    words: {
      what: {
        indentation: { en: 'indented levels', nl: 'ingesprongen niveaus', de: 'eingerückte Ebenen' },
        brackets: { en: 'brackets', nl: 'haakjes', de: 'Klammern' },
        nesting: { en: 'parts', nl: 'delen', de: 'Teile' },
      },
    },
    about: {
      en: 'Rules that lie many levels inside one another cannot be read aloud at a table, so there is a limit, far above what games need. A name for the inner part makes both shorter.',
      nl: 'Spelregels die vele niveaus diep in elkaar zitten, kun je aan tafel niet voorlezen; daarom is er een grens, ver boven wat spellen nodig hebben. Een naam voor het binnenste deel maakt beide delen korter.',
      de: 'Regeln, die viele Ebenen tief ineinander liegen, kann am Tisch niemand vorlesen; deshalb gibt es eine Grenze, weit über dem, was Spiele brauchen. Ein Name für den inneren Teil macht beide kürzer.',
    },
    sample: {
      before: ['term worth of player = ((((coins + 1) * 2) + 1) * 2)'],
      after: ['term doubled of player = (coins + 1) * 2', 'term worth of player = (doubled + 1) * 2'],
    },
  },
  'too-large': {
    title: { en: 'Folder too large', nl: 'Map te groot', de: 'Ordner zu groß' },
    message: {
      en: 'The rules in this folder come to {found} characters with this file, and at most {limit} are read.',
      nl: 'Met dit bestand erbij tellen de spelregels in deze map {found} tekens, en er worden er hoogstens {limit} gelezen.',
      de: 'Mit dieser Datei umfassen die Regeln in diesem Ordner {found} Zeichen, und höchstens {limit} werden gelesen.',
    },
    cure: {
      en: 'Take out what is not rules, or put what several games share into a folder of its own and take it from there with `use`.',
      nl: 'Haal weg wat geen spelregels zijn, of zet wat meerdere spellen delen in een eigen map en haal het daar met `use` vandaan.',
      de: 'Nimm heraus, was keine Regeln sind, oder lege in einen eigenen Ordner, was mehrere Spiele teilen, und hole es von dort mit `use`.',
    },
    about: {
      en: 'The limit is many times the size of any game we know. It protects whoever compiles rules of others. The file that goes beyond it is not read.',
      nl: 'De grens ligt vele malen boven de omvang van elk spel dat we kennen. Ze beschermt wie spelregels van anderen compileert. Het bestand dat eroverheen gaat, wordt niet gelezen.',
      de: 'Die Grenze liegt beim Vielfachen jedes Spiels, das wir kennen. Sie schützt alle, die Regeln von anderen kompilieren. Die Datei, die darüber hinausgeht, wird nicht gelesen.',
    },
    sample: {
      before: ['kind Building: arcade, garden, tower'],
      after: ['use alhambra: Building'],
    },
  },
} satisfies Catalogue;
