import type { Catalogue, Words } from './message.ts';

const LANGUAGE_NAMES: Readonly<Record<string, Words>> = {
  nl: { en: 'Dutch', nl: 'het Nederlands', de: 'Niederländisch' },
  de: { en: 'German', nl: 'het Duits', de: 'Deutsch' },
  en: { en: 'English', nl: 'het Engels', de: 'Englisch' },
};

const words = { language: LANGUAGE_NAMES };

const HEAD = ['---', 'title: Clever', 'lead: Kies slim.', 'language: nl', '---', ''];
const section = (...lines: readonly string[]): string[] => [
  ...HEAD,
  '<Section id="turn" rules="phase-turn">',
  '',
  '## Een beurt',
  '',
  ...lines,
  '',
  '</Section>',
];

/** The sentences of a rulebook, in MDX files. Samples are whole pages. */
export const rulebook = {
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
      de: 'Schreibe nach `#` den Namen eines Abschnitts, oder eine Adresse, die mit `https://` beginnt.',
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
      en: 'A section has `id` and `rules`, an example its `name`, every other component says with `of` what it shows. What stands between the quotes is one line of plain text.',
      nl: 'Een sectie heeft `id` en `rules`, een voorbeeld zijn `name`, elke andere component zegt met `of` wat ze toont. Tussen de aanhalingstekens staat één regel gewone tekst.',
      de: 'Ein Abschnitt hat `id` und `rules`, ein Beispiel seinen `name`, jede andere Komponente sagt mit `of`, was sie zeigt. Zwischen den Anführungszeichen steht eine Zeile einfacher Text.',
    },
    sample: { before: section('<Table name="rounds" />'), after: section('<Table of="rounds" />') },
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
      de: 'Ein Abschnitt reicht von seiner ersten Zeile bis zur letzten, und eine Frage auch, oder ein Begriff mit seiner Bedeutung. Alle anderen Komponenten stehen für eine Sache und enthalten nichts.',
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
  'double-section': {
    title: { en: 'Section stands twice', nl: 'Sectie staat er dubbel', de: 'Abschnitt steht doppelt' },
    message: {
      en: 'There is already a section `{id}`.',
      nl: 'Er is al een sectie `{id}`.',
      de: 'Es gibt schon einen Abschnitt `{id}`.',
    },
    cure: {
      en: 'Give one of the two another id.',
      nl: 'Geef een van de twee een andere naam.',
      de: 'Gib einem von beiden einen anderen Namen.',
    },
    also: { en: 'the first one', nl: 'de eerste', de: 'der erste' },
    about: {
      en: 'Links lead to a section by its id, and what was read is noted down by it. So each section has an id of its own, the same in every language.',
      nl: 'Verwijzingen vinden een sectie op haar naam, en onder die naam wordt opgeschreven wat gelezen is. Daarom heeft elke sectie een eigen naam, in elke taal dezelfde.',
      de: 'Verweise finden einen Abschnitt an seinem Namen, und unter ihm wird notiert, was gelesen ist. Darum hat jeder Abschnitt einen eigenen Namen, in jeder Sprache denselben.',
    },
    sample: {
      before: [...section('Gooi.'), '', ...section('Kies.').slice(HEAD.length)],
      after: section('Gooi.', '', 'Kies.'),
    },
  },
  'section-without-heading': {
    title: { en: 'Section without a heading', nl: 'Sectie zonder kop', de: 'Abschnitt ohne Überschrift' },
    message: {
      en: 'The section `{id}` has no heading.',
      nl: 'De sectie `{id}` heeft geen kop.',
      de: 'Der Abschnitt `{id}` hat keine Überschrift.',
    },
    cure: {
      en: 'Begin it with a line such as `## Title`.',
      nl: 'Begin met een regel zoals `## Title`.',
      de: 'Beginne ihn mit einer Zeile wie `## Title`.',
    },
    about: {
      en: 'Headings are what people look for, in lists of contents and behind links.',
      nl: 'Koppen zijn wat mensen zoeken, in inhoudsopgaven en achter verwijzingen.',
      de: 'Überschriften sind, was man sucht, in Inhaltsverzeichnissen und hinter Verweisen.',
    },
    sample: {
      before: section('Gooi en kies.').filter((line) => !line.startsWith('##')),
      after: section('Gooi en kies.'),
    },
  },
  'section-rule': {
    title: { en: 'Section about nothing', nl: 'Sectie over niets', de: 'Abschnitt über nichts' },
    message: {
      en: 'The game has no rule `{rule}`, or the section names it twice.',
      nl: 'Het spel heeft geen regel `{rule}`, of de sectie noemt hem dubbel.',
      de: 'Das Spiel hat keine Regel `{rule}`, oder der Abschnitt nennt sie doppelt.',
    },
    cure: {
      en: 'Name a declaration by the id of its text, such as `action-take`, and each once.',
      nl: 'Noem wat de regels vastleggen met de naam van de tekst, zoals `action-take`, en elk één keer.',
      de: 'Nenne, was die Regeln festlegen, mit dem Namen des Textes, wie `action-take`, und jedes einmal.',
    },
    about: {
      en: 'A section says which rules it explains. When one of them changes, somebody is asked to read the section again; so the list must be right.',
      nl: 'Een sectie zegt welke regels ze uitlegt. Verandert er een, dan wordt iemand gevraagd de sectie opnieuw te lezen; de lijst moet dus kloppen.',
      de: 'Ein Abschnitt sagt, welche Regeln er erklärt. Ändert sich eine davon, wird jemand gebeten, den Abschnitt wieder zu lesen; die Liste muss also stimmen.',
    },
    sample: {
      before: section('Gooi en kies.').map((line) => line.replace('phase-turn', 'phase-turns')),
      after: section('Gooi en kies.'),
    },
  },
  'unknown-in-rulebook': {
    title: { en: 'Shows nothing', nl: 'Toont niets', de: 'Zeigt nichts' },
    message: {
      en: 'The game has no `{name}` that `{component}` could show.',
      nl: 'Het spel heeft geen `{name}` die `{component}` kan tonen.',
      de: 'Das Spiel hat kein `{name}`, das `{component}` zeigen kann.',
    },
    cure: {
      en: 'Write the name as it stands in the rules, for `Name` the id of the text.',
      nl: 'Schrijf de naam zoals hij in de regels staat, bij `Name` die van de tekst.',
      de: 'Schreibe den Namen, wie er in den Regeln steht, bei `Name` den des Textes.',
    },
    about: {
      en: 'Tables, pictures, examples, names and reasons come from the rules. What is no longer there leaves a hole in the page.',
      nl: 'Tabellen, plaatjes, voorbeelden, namen en redenen komen uit de regels. Wat er niet meer is, laat een gat in de pagina.',
      de: 'Tabellen, Bilder, Beispiele, Namen und Gründe kommen aus den Regeln. Was es nicht mehr gibt, lässt eine Lücke auf der Seite.',
    },
    sample: { before: section('<Table of="round" />'), after: section('<Table of="rounds" />') },
  },
  'value-without-result': {
    title: { en: 'Value without a result', nl: 'Waarde zonder uitkomst', de: 'Wert ohne Ergebnis' },
    message: {
      en: 'This cannot be worked out in `{game}` before anything has been played.',
      nl: 'Dit is in `{game}` niet uit te rekenen voordat er iets gespeeld is.',
      de: 'Das lässt sich in `{game}` nicht ausrechnen, bevor etwas gespielt ist.',
    },
    details: [
      {
        en: 'The interpreter says `{fault}`.',
        nl: 'De interpreter zegt `{fault}`.',
        de: 'Der Interpreter sagt `{fault}`.',
      },
      { en: 'It is about `{about}`.', nl: 'Het gaat om `{about}`.', de: 'Es geht um `{about}`.' },
    ],
    cure: {
      en: 'Ask for something that the rules fix, for every number of players and in every variant.',
      nl: 'Vraag naar iets wat de regels vastleggen, bij elk aantal spelers en in elke variant.',
      de: 'Frage nach etwas, das die Regeln festlegen, bei jeder Spielerzahl und in jeder Variante.',
    },
    about: {
      en: 'A value in a rulebook is worked out in the game and in all its variants, for every number of players, in a game of which nothing has been played. It may look up tables and count things, but it must come to something everywhere.',
      nl: 'Een waarde in een spelregelboek wordt uitgerekend in het spel en in al zijn varianten, bij elk aantal spelers, in een spel waarvan nog niets gespeeld is. Ze mag tabellen raadplegen en dingen tellen, maar moet overal iets opleveren.',
      de: 'Ein Wert in einem Regelbuch wird im Spiel und in allen Varianten ausgerechnet, bei jeder Spielerzahl, in einem Spiel, von dem noch nichts gespielt ist. Er darf in Tabellen nachsehen und Dinge zählen, muss aber überall etwas ergeben.',
    },
    sample: {
      before: section('<Value of="1 / (count of players - 1) rounded down" />'),
      after: section('<Value of="count of Die" />'),
    },
  },
  'section-in-one-language': {
    title: {
      en: 'Section missing in a language',
      nl: 'Sectie ontbreekt in een taal',
      de: 'Abschnitt fehlt in einer Sprache',
    },
    message: {
      en: 'There is no section `{id}` in {language}.',
      nl: 'Er is geen sectie `{id}` in {language}.',
      de: 'Es gibt keinen Abschnitt `{id}` auf {language}.',
    },
    cure: {
      en: 'Write it there too, or delete it here.',
      nl: 'Schrijf hem daar ook, of haal hem hier weg.',
      de: 'Schreibe ihn auch dort, oder lösche ihn hier.',
    },
    words,
    about: {
      en: 'The sections of a rulebook are the same in every language, so that two people at a table can point at the same one.',
      nl: 'De secties van een spelregelboek zijn in elke taal dezelfde, zodat twee mensen aan tafel dezelfde kunnen aanwijzen.',
      de: 'Die Abschnitte eines Regelbuchs sind in jeder Sprache dieselben, damit zwei am Tisch auf denselben zeigen können.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
  'section-differs': {
    title: {
      en: 'Sections differ between languages',
      nl: 'Secties verschillen per taal',
      de: 'Abschnitte unterscheiden sich',
    },
    message: {
      en: 'The section `{id}` is not like the one in {language}.',
      nl: 'De sectie `{id}` is niet zoals die in {language}.',
      de: 'Der Abschnitt `{id}` ist nicht wie der auf {language}.',
    },
    details: [
      { en: 'Here it lacks `{lacks}`.', nl: 'Hier ontbreekt `{lacks}`.', de: 'Hier fehlt `{lacks}`.' },
      {
        en: 'Only here it has `{besides}`.',
        nl: 'Alleen hier heeft ze `{besides}`.',
        de: 'Nur hier hat er `{besides}`.',
      },
      {
        en: 'There, `{place}` stands in its place.',
        nl: 'Daar staat `{place}` op die plaats.',
        de: 'Dort steht `{place}` an dieser Stelle.',
      },
    ],
    cure: {
      en: 'Give both the same `rules` and the same blocks, and keep the sections in the same order.',
      nl: 'Geef beide dezelfde `rules` en dezelfde blokken, en houd de secties in dezelfde volgorde.',
      de: 'Gib beiden dieselben `rules` und dieselben Blöcke, und halte die Abschnitte in derselben Reihenfolge.',
    },
    also: { en: 'the other one', nl: 'de andere', de: 'der andere' },
    words,
    about: {
      en: 'A section explains the same rules in every language, and shows the same tables, pictures and terms: otherwise somebody who reads the other language misses one.',
      nl: 'Een sectie legt in elke taal dezelfde regels uit en toont dezelfde tabellen, plaatjes en begrippen: anders mist wie de andere taal leest er een.',
      de: 'Ein Abschnitt erklärt in jeder Sprache dieselben Regeln und zeigt dieselben Tabellen, Bilder und Begriffe: Sonst entgeht etwas allen, die die andere Sprache lesen.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
  'rule-not-explained': {
    title: { en: 'Rule not explained', nl: 'Regel niet uitgelegd', de: 'Regel nicht erklärt' },
    message: {
      en: 'No section explains `{rule}` in {language}.',
      nl: 'Geen sectie legt `{rule}` uit in {language}.',
      de: 'Kein Abschnitt erklärt `{rule}` auf {language}.',
    },
    cure: {
      en: 'Explain it, and name it in the `rules` of that section.',
      nl: 'Leg het uit, en noem het in de `rules` van die sectie.',
      de: 'Erkläre es, und nenne es in den `rules` dieses Abschnitts.',
    },
    also: { en: 'where it is declared', nl: 'hier vastgelegd', de: 'hier festgelegt' },
    words,
    about: {
      en: 'Everything that a player meets must be in the rulebook: the game, options, kinds, pieces, tables, grids, fields, phases, actions, scorings and the winner. Reasons are explained with their action. Terms, fields that nobody sees and what always holds are helpers: they are explained with what uses them, but may be named.',
      nl: 'Alles wat een speler tegenkomt, moet in het spelregelboek staan: het spel, opties, soorten, speelstukken, tabellen, roosters, velden, fasen, acties, waarderingen en de winnaar. Redenen worden bij hun actie uitgelegd. Begrippen, velden die niemand ziet en wat altijd geldt, zijn hulpmiddelen: ze worden uitgelegd bij wat ze gebruikt, maar mogen wel genoemd worden.',
      de: 'Alles, was einem beim Spielen begegnet, muss im Regelbuch stehen: das Spiel, Optionen, Arten, Spielteile, Tabellen, Raster, Felder, Phasen, Aktionen, Wertungen und wer gewinnt. Gründe werden bei ihrer Aktion erklärt. Begriffe, Felder, die niemand sieht, und was immer gilt, sind Hilfsmittel: Sie werden bei dem erklärt, was sie benutzt, dürfen aber genannt werden.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
  'example-not-shown': {
    title: { en: 'Example not shown', nl: 'Voorbeeld niet getoond', de: 'Beispiel nicht gezeigt' },
    message: {
      en: 'The rulebook does not show the example `{example}` in {language}.',
      nl: 'Het spelregelboek toont het voorbeeld `{example}` niet in {language}.',
      de: 'Das Regelbuch zeigt das Beispiel `{example}` nicht auf {language}.',
    },
    cure: {
      en: 'Put a line `<Example name="{example}" />` into the section that it belongs to.',
      nl: 'Zet een regel `<Example name="{example}" />` in de sectie waar het bij hoort.',
      de: 'Setze eine Zeile `<Example name="{example}" />` in den Abschnitt, zu dem es gehört.',
    },
    words,
    about: {
      en: 'Worked examples are part of the rules: each shows something that is asked at a table. In the rulebook they can be played.',
      nl: 'Voorbeelden horen bij de regels: elk laat iets zien waar aan tafel naar gevraagd wordt. In het spelregelboek kun je ze naspelen.',
      de: 'Beispiele gehören zu den Regeln: Jedes zeigt etwas, wonach am Tisch gefragt wird. Im Regelbuch kann man sie nachspielen.',
    },
    sample: { before: section('Gooi en kies.'), after: section('<Example name="turn" />') },
  },
  'example-shown-twice': {
    title: {
      en: 'Example shown twice',
      nl: 'Voorbeeld staat er dubbel',
      de: 'Beispiel steht doppelt',
    },
    message: {
      en: 'The example `{example}` has been shown already.',
      nl: 'Het voorbeeld `{example}` is al getoond.',
      de: 'Das Beispiel `{example}` ist schon gezeigt.',
    },
    cure: {
      en: 'Keep it where it helps most.',
      nl: 'Laat het staan waar het het meest helpt.',
      de: 'Behalte es dort, wo es am meisten hilft.',
    },
    also: { en: 'the first time', nl: 'de eerste keer', de: 'das erste Mal' },
    about: {
      en: 'Who meets an example again wonders what is new about it. A link to the other section does the same.',
      nl: 'Wie een voorbeeld nog eens tegenkomt, vraagt zich af wat er nieuw aan is. Een verwijzing naar de andere sectie doet hetzelfde.',
      de: 'Wer einem Beispiel wieder begegnet, fragt sich, was daran neu ist. Ein Verweis auf den anderen Abschnitt leistet dasselbe.',
    },
    sample: {
      before: section('<Example name="turn" />', '', '<Example name="turn" />'),
      after: section('<Example name="turn" />'),
    },
  },
  'section-to-reread': {
    title: { en: 'Section to read again', nl: 'Sectie om te herlezen', de: 'Abschnitt neu zu lesen' },
    message: {
      en: 'The rules of the section `{id}` have changed since somebody last read it in {language}: `{changed}`.',
      nl: 'Sinds iemand de sectie `{id}` in {language} het laatst las, zijn haar regels veranderd: `{changed}`.',
      de: 'Seit jemand den Abschnitt `{id}` auf {language} zuletzt gelesen hat, haben sich seine Regeln geändert: `{changed}`.',
    },
    cure: {
      en: 'Read it, correct what is no longer so, and then say `regel confirm {game} {id}`.',
      nl: 'Lees haar, verbeter wat niet meer zo is, en zeg dan `regel confirm {game} {id}`.',
      de: 'Lies ihn, berichtige, was nicht mehr so ist, und sage dann `regel confirm {game} {id}`.',
    },
    words,
    about: {
      en: 'No program can tell whether a sentence is still true. But it can tell that the rule has changed which the sentence was written for. For each section it is noted down which rules it was last read for; if these are others now, somebody must look.',
      nl: 'Geen programma kan zeggen of een zin nog klopt. Maar wel dat de regel veranderd is waarvoor die zin geschreven is. Van elke sectie staat opgeschreven voor welke regels ze het laatst gelezen is; zijn dat nu andere, dan moet er iemand kijken.',
      de: 'Kein Programm kann sagen, ob ein Satz noch stimmt. Aber es kann sagen, dass sich die Regel geändert hat, für die der Satz geschrieben ist. Zu jedem Abschnitt ist notiert, für welche Regeln er zuletzt gelesen wurde; sind es jetzt andere, muss jemand nachsehen.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
  'confirmed-line': {
    title: { en: 'Line not understood', nl: 'Regel niet begrepen', de: 'Zeile nicht verstanden' },
    message: {
      en: 'This line does not say what a section was written for.',
      nl: 'Deze regel zegt niet waarvoor een sectie geschreven is.',
      de: 'Diese Zeile sagt nicht, wofür ein Abschnitt geschrieben ist.',
    },
    cure: {
      en: 'Delete it, and say `regel confirm` for the sections that are then named.',
      nl: 'Haal haar weg, en zeg `regel confirm` voor de secties die dan genoemd worden.',
      de: 'Lösche sie, und sage `regel confirm` für die Abschnitte, die dann genannt werden.',
    },
    about: {
      en: 'The file is written by a command, a line for each language and section. Two people who confirm the same section may leave both lines in it.',
      nl: 'Het bestand wordt door een opdracht geschreven, een regel per taal en sectie. Bevestigen twee mensen dezelfde sectie, dan blijven er soms twee regels staan.',
      de: 'Die Datei schreibt ein Befehl, eine Zeile für jede Sprache und jeden Abschnitt. Bestätigen zwei denselben Abschnitt, bleiben manchmal beide Zeilen stehen.',
    },
    sample: { before: section('Gooi en kies.'), after: section('Gooi en kies.') },
  },
} satisfies Catalogue;
