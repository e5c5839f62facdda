import { words } from './languages.ts';
import type { Catalogue } from './message.ts';

export const HEAD = ['---', 'title: Clever', 'lead: Kies slim.', 'language: nl', '---', ''];
/** The lines of a page with one section: for samples. */
export const section = (...lines: readonly string[]): string[] => [
  ...HEAD,
  '<Section id="turn" rules="phase-turn">',
  '',
  '## Een beurt',
  '',
  ...lines,
  '',
  '</Section>',
];

/** How the pages of a rulebook are written, in MDX. Samples are whole pages. */
export const rulebookPages = {
  'no-rulebook-file': {
    title: {
      en: 'No rulebook in a language',
      nl: 'Geen spelregelboek in een taal',
      de: 'Keine Spielregel in einer Sprache',
    },
    message: {
      en: 'The game has a rulebook, but none in {language}.',
      nl: 'Het spel heeft een spelregelboek, maar niet in {language}.',
      de: 'Das Spiel hat ein Regelbuch, aber keines auf {language}.',
    },
    cure: {
      en: 'Write it into the file `{file}`.',
      nl: 'Schrijf het in het bestand `{file}`.',
      de: 'Schreibe es in die Datei `{file}`.',
    },
    words,
    about: {
      en: 'A game without any rulebook is one in the making. As soon as it has one, everybody at the table must be able to read it.',
      nl: 'Aan een spel zonder enig spelregelboek wordt nog gewerkt. Zodra er een is, moet iedereen aan tafel het kunnen lezen.',
      de: 'An einem Spiel ganz ohne Regelbuch wird noch gearbeitet. Sobald es eines gibt, müssen es alle am Tisch lesen können.',
    },
    sample: { before: [], after: section('Gooi en kies.') },
  },
  'rulebook-too-large': {
    title: { en: 'Rulebook too large', nl: 'Spelregelboek te groot', de: 'Regelbuch zu groß' },
    message: {
      en: 'This rulebook has {found} characters, and at most {limit} are read.',
      nl: 'Dit spelregelboek telt {found} tekens, en er worden er hoogstens {limit} gelezen.',
      de: 'Dieses Regelbuch hat {found} Zeichen, und höchstens {limit} werden gelesen.',
    },
    cure: {
      en: 'Take out what is not about the rules.',
      nl: 'Haal weg wat niet over de spelregels gaat.',
      de: 'Nimm heraus, was nicht von den Regeln handelt.',
    },
    about: {
      en: 'The limit is many times the size of any rulebook we know. It protects whoever checks rulebooks of others.',
      nl: 'De grens ligt vele malen boven de omvang van elk spelregelboek dat we kennen. Ze beschermt wie spelregelboeken van anderen controleert.',
      de: 'Die Grenze liegt beim Vielfachen jedes Regelbuchs, das wir kennen. Sie schützt alle, die Regelbücher von anderen prüfen.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
  'rulebook-head': {
    title: { en: 'Head of a rulebook', nl: 'Kop van een spelregelboek', de: 'Kopf eines Regelbuchs' },
    message: {
      en: 'The head of this rulebook is not as it should be.',
      nl: 'De kop van dit spelregelboek is niet zoals het hoort.',
      de: 'Der Kopf dieses Regelbuchs ist nicht, wie er sein soll.',
    },
    details: [
      { en: 'There is no `{missing}`.', nl: 'Er is geen `{missing}`.', de: 'Es gibt kein `{missing}`.' },
      {
        en: 'Nobody asks for the line `{unknown}`, or it stands there twice.',
        nl: 'Niemand vraagt om de regel `{unknown}`, of hij staat er dubbel.',
        de: 'Nach der Zeile `{unknown}` fragt niemand, oder sie steht doppelt da.',
      },
      {
        en: 'It says `{found}`, and the file is in {language}.',
        nl: 'Er staat `{found}`, en het bestand is in {language}.',
        de: 'Da steht `{found}`, und die Datei ist auf {language}.',
      },
    ],
    cure: {
      en: 'Begin the file with a line `---`, then `title: `, `lead: ` and `language: `, and again `---`.',
      nl: 'Begin het bestand met een regel `---`, dan `title: `, `lead: ` en `language: `, en weer `---`.',
      de: 'Beginne die Datei mit einer Zeile `---`, dann `title: `, `lead: ` und `language: `, und wieder `---`.',
    },
    words,
    about: {
      en: 'The head names the game, says in one sentence what it is about, and tells the language. Pages and lists of pages are made from it.',
      nl: 'De kop noemt het spel, zegt in één zin waar het om gaat en vertelt de taal. Pagina’s en lijsten van pagina’s worden ervan gemaakt.',
      de: 'Der Kopf nennt das Spiel, sagt in einem Satz, worum es geht, und verrät die Sprache. Seiten und Listen von Seiten werden daraus gemacht.',
    },
    sample: {
      before: section('Gooi en kies.').filter((line) => !line.startsWith('lead')),
      after: section('Gooi en kies.'),
    },
  },
  'rulebook-code': {
    title: { en: 'Code in a rulebook', nl: 'Code in een spelregelboek', de: 'Code in einem Regelbuch' },
    message: {
      en: 'A rulebook has no code, and here stands {what}.',
      nl: 'In een spelregelboek staat geen code, en hier staat {what}.',
      de: 'In einem Regelbuch steht kein Code, und hier steht {what}.',
    },
    cure: {
      en: 'Say it in words; what comes from the rules is shown by `Value`, `Name` and the other components.',
      nl: 'Zeg het in woorden; wat uit de regels komt, tonen `Value`, `Name` en de andere componenten.',
      de: 'Sage es in Worten; was aus den Regeln kommt, zeigen `Value`, `Name` und die anderen Komponenten.',
    },
    words: {
      what: {
        import: { en: 'an import', nl: 'een import', de: 'ein Import' },
        export: { en: 'an export', nl: 'een export', de: 'ein Export' },
        head: {
          en: 'a sign of code in the head',
          nl: 'een teken van code in de kop',
          de: 'ein Zeichen von Code im Kopf',
        },
        '{': { en: 'a curly bracket', nl: 'een accolade', de: 'eine geschweifte Klammer' },
        '}': { en: 'a curly bracket', nl: 'een accolade', de: 'eine geschweifte Klammer' },
        '<': { en: 'an angle bracket', nl: 'een punthaak', de: 'eine spitze Klammer' },
        '</': { en: 'an angle bracket', nl: 'een punthaak', de: 'eine spitze Klammer' },
        '\\': { en: 'a backslash', nl: 'een backslash', de: 'ein Rückstrich' },
        '`': { en: 'a backtick', nl: 'een backtick', de: 'ein Gravis' },
        '![': { en: 'a picture', nl: 'een plaatje', de: 'ein Bild' },
        '~~~': { en: 'a fence of tildes', nl: 'een rij tildes', de: 'eine Reihe Tilden' },
      },
    },
    about: {
      en: 'A rulebook is made into a page. If anything in it could be run, everybody who reads a rulebook of others would have to trust them. So it has sentences, Markdown and a few components, and nothing in it does anything.',
      nl: 'Van een spelregelboek wordt een pagina gemaakt. Kon er iets in worden uitgevoerd, dan moest je iedereen vertrouwen van wie je een spelregelboek leest. Daarom staan er zinnen, Markdown en een paar componenten in, en niets wat iets doet.',
      de: 'Aus einem Regelbuch wird eine Seite. Könnte darin etwas ausgeführt werden, müsste man allen trauen, von denen man ein Regelbuch liest. Darum stehen Sätze, Markdown und ein paar Komponenten darin, und nichts, was etwas tut.',
    },
    sample: {
      before: section('Gooi met {dice} dobbelstenen.'),
      after: section('Gooi met <Value of="count of Die" /> dobbelstenen.'),
    },
  },
  'rulebook-number': {
    title: { en: 'Number in a sentence', nl: 'Getal in een zin', de: 'Zahl in einem Satz' },
    message: {
      en: 'The number `{number}` stands in a sentence of the rulebook.',
      nl: 'Het getal `{number}` staat in een zin van het spelregelboek.',
      de: 'Die Zahl `{number}` steht in einem Satz des Regelbuchs.',
    },
    cure: {
      en: 'Let `Value` work it out from the rules, or write it as a word if it is none of the game.',
      nl: 'Laat `Value` het uit de regels halen, of schrijf het als woord als het niet van het spel is.',
      de: 'Lass `Value` sie aus den Regeln holen, oder schreibe sie als Wort, wenn sie nicht zum Spiel gehört.',
    },
    about: {
      en: 'A number that is written down stays as it is when the rule changes, and then the rulebook lies. A value is worked out anew for the game and for each variant.',
      nl: 'Een getal dat je opschrijft, blijft zoals het is als de regel verandert, en dan liegt het spelregelboek. Een waarde wordt telkens opnieuw bepaald, voor het spel en voor elke variant.',
      de: 'Eine Zahl, die dasteht, bleibt, wie sie ist, wenn sich die Regel ändert, und dann lügt das Regelbuch. Ein Wert wird jedes Mal neu bestimmt, für das Spiel und für jede Variante.',
    },
    sample: {
      before: section('Gooi met 6 dobbelstenen.'),
      after: section('Gooi met <Value of="count of Die" /> dobbelstenen.'),
    },
  },
  'rulebook-link': {
    title: { en: 'Link to nowhere', nl: 'Verwijzing naar niets', de: 'Verweis ins Leere' },
    message: {
      en: 'The link `{link}` leads to no section and to no site.',
      nl: 'De verwijzing `{link}` leidt naar geen sectie en naar geen site.',
      de: 'Der Verweis `{link}` führt zu keinem Abschnitt und zu keiner Seite.',
    },
    cure: {
      en: 'Write the id of a section after `#`, or an address that begins with `https://`.',
      nl: 'Schrijf na `#` de naam van een sectie, of een adres dat met `https://` begint.',
      de: 'Schreibe nach `#` den Namen eines Abschnitts oder eine Adresse, die mit `https://` beginnt.',
    },
    about: {
      en: 'Links connect the sections, so that nothing is said twice. Other kinds of addresses could run code, and addresses kept elsewhere in the text are hard to check: there is one way to write a link.',
      nl: 'Verwijzingen verbinden de secties, zodat niets dubbel hoeft te staan. Andere soorten adressen kunnen code uitvoeren, en adressen die elders in de tekst staan, zijn lastig na te kijken: er is één manier om te verwijzen.',
      de: 'Verweise verbinden die Abschnitte, damit nichts doppelt gesagt wird. Andere Arten von Adressen können Code ausführen, und Adressen, die anderswo im Text stehen, sind schwer zu prüfen: Es gibt einen Weg, zu verweisen.',
    },
    sample: {
      before: section('Je kiest [meteen](javascript:choose).'),
      after: section('Je kiest [meteen](#turn).'),
    },
  },
  'unknown-component': {
    title: { en: 'Unknown component', nl: 'Onbekende component', de: 'Unbekannte Komponente' },
    message: {
      en: 'A rulebook has no component `{component}`.',
      nl: 'Een spelregelboek heeft geen component `{component}`.',
      de: 'Ein Regelbuch hat keine Komponente `{component}`.',
    },
    cure: {
      en: 'Use one that there is, or Markdown.',
      nl: 'Neem er een die er is, of gebruik Markdown.',
      de: 'Nimm eine, die es gibt, oder benutze Markdown.',
    },
    about: {
      en: 'There are `Section`, `Ask`, `Term`, `Example`, `Table`, `Grid`, `Pieces`, `Turn`, `Explore`, `Value`, `Name` and `Reason`. Everything else is written in Markdown; elements of HTML are not, because they could run code.',
      nl: 'Er zijn `Section`, `Ask`, `Term`, `Example`, `Table`, `Grid`, `Pieces`, `Turn`, `Explore`, `Value`, `Name` en `Reason`. Al het andere schrijf je in Markdown; elementen van HTML niet, want die kunnen code uitvoeren.',
      de: 'Es gibt `Section`, `Ask`, `Term`, `Example`, `Table`, `Grid`, `Pieces`, `Turn`, `Explore`, `Value`, `Name` und `Reason`. Alles andere schreibt man in Markdown; Elemente von HTML nicht, denn sie können Code ausführen.',
    },
    sample: {
      before: section('<Tables of="rounds" />'),
      after: section('<Table of="rounds" />'),
    },
  },
  'component-attribute': {
    title: {
      en: 'Component not understood',
      nl: 'Component niet begrepen',
      de: 'Komponente nicht verstanden',
    },
    message: {
      en: 'What stands in `{component}` is not as it should be.',
      nl: 'Wat in `{component}` staat, is niet zoals het hoort.',
      de: 'Was in `{component}` steht, ist nicht, wie es sein soll.',
    },
    details: [
      { en: 'There is no `{missing}`.', nl: 'Er is geen `{missing}`.', de: 'Es gibt kein `{missing}`.' },
      {
        en: 'It has no place for `{unknown}`, or has it already.',
        nl: 'Er is geen plaats voor `{unknown}`, of het staat er al.',
        de: 'Für `{unknown}` ist kein Platz, oder es steht schon da.',
      },
      {
        en: '`{odd}` cannot stand here.',
        nl: '`{odd}` kan hier niet staan.',
        de: '`{odd}` kann hier nicht stehen.',
      },
    ],
    cure: {
      en: 'Write each part as in `<Table of="rounds" />`, with double quotes; the id of a section has small letters, digits and hyphens.',
      nl: 'Schrijf elk deel zoals in `<Table of="rounds" />`, met dubbele aanhalingstekens; de naam van een sectie heeft kleine letters, cijfers en streepjes.',
      de: 'Schreibe jeden Teil wie in `<Table of="rounds" />`, mit doppelten Anführungszeichen; der Name eines Abschnitts hat kleine Buchstaben, Ziffern und Bindestriche.',
    },
    about: {
      en: 'A section has `id` and `rules`, and `sheet` (turn, points, remember or end) if it stands on the quick reference; an example its `name`, every other component says with `of` what it shows. What stands between the quotes is one line of plain text.',
      nl: 'Een sectie heeft `id` en `rules`, en `sheet` (turn, points, remember of end) als ze op het overzicht staat; een voorbeeld heeft zijn `name`, elke andere component zegt met `of` wat ze toont. Tussen de aanhalingstekens staat één regel gewone tekst.',
      de: 'Ein Abschnitt hat `id` und `rules`, dazu `sheet` (turn, points, remember oder end), wenn er auf der Übersicht steht; ein Beispiel hat seinen `name`, jede andere Komponente sagt mit `of`, was sie zeigt. Zwischen den Anführungszeichen steht eine Zeile einfacher Text.',
    },
    sample: { before: section('<Table name="rounds" />'), after: section('<Table of="rounds" />') },
  },
  'value-attribute': {
    title: {
      en: 'Value cannot be said like this',
      nl: 'Zo kan een waarde niet gezegd worden',
      de: 'So lässt sich ein Wert nicht sagen',
    },
    message: {
      en: '`{odd}` does not fit this value.',
      nl: '`{odd}` past niet bij deze waarde.',
      de: '`{odd}` passt nicht zu diesem Wert.',
    },
    cure: {
      en: 'Write `noun` beside a number, with a `|` between the forms of the language, and `players` as a number of players that the game has.',
      nl: 'Schrijf `noun` bij een getal, met een `|` tussen de vormen van de taal, en `players` als een aantal spelers dat het spel heeft.',
      de: 'Schreibe `noun` zu einer Zahl, mit einem `|` zwischen den Formen der Sprache, und `players` als eine Spielerzahl, die das Spiel hat.',
    },
    about: {
      en: 'With `noun` a number is said in words, together with what is counted. The form for one stands by itself, so that it can be declined: “één ronde|rondes” gives “één ronde” or “drie rondes”. With `players` the value is the one for so many players.',
      nl: 'Met `noun` wordt een getal in woorden gezegd, samen met wat er geteld wordt. De vorm voor één staat op zichzelf: “één ronde|rondes” geeft “één ronde” of “drie rondes”. Met `players` is de waarde die voor zoveel spelers.',
      de: 'Mit `noun` wird eine Zahl in Worten gesagt, zusammen mit dem, was gezählt wird. Die Form für eins steht für sich, damit sie gebeugt werden kann: „einen Wurf|Würfe“ ergibt „einen Wurf“ oder „drei Würfe“. Mit `players` ist der Wert der für so viele Spieler.',
    },
    sample: {
      before: section('Je speelt <Value of="rounds[2]" noun="rondes" />.'),
      after: section('Je speelt <Value of="rounds[2]" noun="één ronde|rondes" />.'),
    },
  },
  'unclosed-component': {
    title: {
      en: 'Component not closed',
      nl: 'Component niet gesloten',
      de: 'Komponente nicht geschlossen',
    },
    message: {
      en: 'Here begins a `{component}` that does not end as it should.',
      nl: 'Hier begint een `{component}` die niet eindigt zoals het hoort.',
      de: 'Hier beginnt ein `{component}`, das nicht endet, wie es soll.',
    },
    cure: {
      en: 'Close `Section`, `Ask` and `Term` with a line of their own, and all others at once with ` />`.',
      nl: 'Sluit `Section`, `Ask` en `Term` met een eigen regel, en alle andere meteen met ` />`.',
      de: 'Schließe `Section`, `Ask` und `Term` mit einer eigenen Zeile, und alle anderen gleich mit ` />`.',
    },
    about: {
      en: 'A section goes from its first line to its last one, and so does a question, or a word with its meaning. All other components stand for one thing and hold nothing.',
      nl: 'Een sectie loopt van haar eerste regel tot haar laatste, en een vraag ook, of een begrip met zijn betekenis. Alle andere componenten staan voor één ding en bevatten niets.',
      de: 'Ein Abschnitt reicht von seiner ersten Zeile bis zur letzten, ebenso eine Frage oder ein Begriff mit seiner Bedeutung. Alle anderen Komponenten stehen für eine Sache und enthalten nichts.',
    },
    sample: { before: section('Gooi en kies.').slice(0, -1), after: section('Gooi en kies.') },
  },
  'unopened-component': {
    title: { en: 'Nothing to close', nl: 'Niets om te sluiten', de: 'Nichts zu schließen' },
    message: {
      en: 'There is no `{component}` that ends here.',
      nl: 'Er is geen `{component}` die hier eindigt.',
      de: 'Es gibt kein `{component}`, das hier endet.',
    },
    cure: {
      en: 'Delete the line, or write the one with which it begins.',
      nl: 'Haal de regel weg, of schrijf die waarmee het begint.',
      de: 'Lösche die Zeile, oder schreibe die, mit der es beginnt.',
    },
    about: {
      en: 'Only sections, questions and terms have a line that closes them, and each has one.',
      nl: 'Alleen secties, vragen en begrippen hebben een regel die ze sluit, en elk heeft er één.',
      de: 'Nur Abschnitte, Fragen und Begriffe haben eine Zeile, die sie schließt, und zwar genau eine.',
    },
    sample: { before: section('</Ask>'), after: section('Gooi en kies.') },
  },
  'misplaced-component': {
    title: { en: 'In the wrong place', nl: 'Op de verkeerde plaats', de: 'Am falschen Ort' },
    message: {
      en: '{component} stands {place}.',
      nl: '{component} staat {place}.',
      de: '{component} steht {place}.',
    },
    cure: {
      en: 'Put text and components into sections, sections beside each other, and what is a block on a line of its own.',
      nl: 'Zet tekst en componenten in secties, secties naast elkaar, en wat een blok is op een eigen regel.',
      de: 'Setze Text und Komponenten in Abschnitte, Abschnitte nebeneinander, und was ein Block ist, auf eine eigene Zeile.',
    },
    words: {
      component: {
        text: { en: 'Text', nl: 'Tekst', de: 'Text' },
      },
      place: {
        outside: { en: 'outside of any section', nl: 'buiten elke sectie', de: 'außerhalb jedes Abschnitts' },
        line: {
          en: 'on a line with something else',
          nl: 'op een regel met iets anders',
          de: 'mit etwas anderem auf einer Zeile',
        },
        sheet: {
          en: 'on the quick reference, which shows nothing to open or to try out',
          nl: 'op het overzicht, waar niets uit te klappen of te proberen is',
          de: 'auf der Übersicht, auf der es nichts zum Aufklappen oder Ausprobieren gibt',
        },
      },
    },
    about: {
      en: 'Everything in a rulebook belongs to a section, so that it is clear which rules it is about and when to read it again. Examples, tables and pictures are blocks; values, names and reasons stand in sentences.',
      nl: 'Alles in een spelregelboek hoort bij een sectie, zodat duidelijk is over welke regels het gaat en wanneer je het opnieuw moet lezen. Voorbeelden, tabellen en plaatjes zijn blokken; waarden, namen en redenen staan in zinnen.',
      de: 'Alles in einem Regelbuch gehört zu einem Abschnitt, damit klar ist, von welchen Regeln es handelt und wann man es wieder lesen muss. Beispiele, Tabellen und Bilder sind Blöcke; Werte, Namen und Gründe stehen in Sätzen.',
    },
    sample: {
      before: section('Dit is de tabel: <Table of="rounds" />'),
      after: section('Dit is de tabel:', '', '<Table of="rounds" />'),
    },
  },
} satisfies Catalogue;
