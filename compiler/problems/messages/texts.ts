import { words } from './languages.ts';
import type { Catalogue } from './message.ts';

/** The texts of a game, in Fluent files. */
export const texts = {
  'no-text-file': {
    title: {
      en: 'No texts in a language',
      nl: 'Geen teksten in een taal',
      de: 'Keine Texte in einer Sprache',
    },
    message: {
      en: 'This folder has no texts in {language}.',
      nl: 'Deze map heeft geen teksten in {language}.',
      de: 'Dieser Ordner hat keine Texte auf {language}.',
    },
    cure: {
      en: 'Write them into the file `{file}`.',
      nl: 'Schrijf ze in het bestand `{file}`.',
      de: 'Schreibe sie in die Datei `{file}`.',
    },
    words,
    about: {
      en: 'Rules use short names; what players read stands in a file for each language, in the folder `text`. A game can be played without it, but then players see the names of the rules.',
      nl: 'Spelregels gebruiken korte namen; wat spelers lezen, staat per taal in een bestand in de map `text`. Zonder dat bestand is een spel te spelen, maar zien spelers de namen uit de regels.',
      de: 'Regeln benutzen kurze Namen; was man beim Spielen liest, steht für jede Sprache in einer Datei im Ordner `text`. Ohne sie lässt sich ein Spiel spielen, aber man sieht dann die Namen aus den Regeln.',
    },
    sample: { before: [], after: ['game = Clever', 'kind-Colour = kleur', 'Colour-red = rood'] },
  },
  'no-text': {
    title: { en: 'No text', nl: 'Geen tekst', de: 'Kein Text' },
    message: {
      en: 'There is no text for `{id}` in {language}.',
      nl: 'Er is geen tekst voor `{id}` in {language}.',
      de: 'Es gibt keinen Text für `{id}` auf {language}.',
    },
    details: [
      {
        en: 'It has parts too, each on an indented line below it: `{parts}`.',
        nl: 'Er horen ook delen bij, elk op een ingesprongen regel eronder: `{parts}`.',
        de: 'Dazu gehören auch Teile, jeder in einer eingerückten Zeile darunter: `{parts}`.',
      },
    ],
    cure: {
      en: 'Write a line `{id} = …` in `{file}`.',
      nl: 'Schrijf een regel `{id} = …` in `{file}`.',
      de: 'Schreibe eine Zeile `{id} = …` in `{file}`.',
    },
    words,
    about: {
      en: 'Everything that players can see has a text in each language: the game, its actions and their choices, the values of kinds, the reasons. The id of a text is made from what it belongs to and its name: `kind-Colour`, `action-take`, `reason-too-low`.',
      nl: 'Alles wat spelers kunnen zien, heeft in elke taal een tekst: het spel, de acties en hun keuzes, de waarden van soorten, de redenen. De naam van een tekst bestaat uit waar hij bij hoort en hoe dat heet: `kind-Colour`, `action-take`, `reason-too-low`.',
      de: 'Alles, was man beim Spielen sehen kann, hat in jeder Sprache einen Text: das Spiel, die Aktionen und was man bei ihnen wählt, die Werte der Arten, die Gründe. Der Name eines Textes besteht aus dem, wozu er gehört, und wie es heißt: `kind-Colour`, `action-take`, `reason-too-low`.',
    },
    sample: { before: ['Colour-red = rood'], after: ['Colour-red = rood', 'Colour-blue = blauw'] },
  },
  'no-text-attribute': {
    title: {
      en: 'Part of a text is missing',
      nl: 'Deel van een tekst ontbreekt',
      de: 'Teil eines Textes fehlt',
    },
    message: {
      en: 'The text `{id}` has no `.{attribute}` in {language}.',
      nl: 'De tekst `{id}` heeft geen `.{attribute}` in {language}.',
      de: 'Der Text `{id}` hat kein `.{attribute}` auf {language}.',
    },
    cure: {
      en: 'Write an indented line `.{attribute} = …` below `{id}`.',
      nl: 'Schrijf onder `{id}` een ingesprongen regel `.{attribute} = …`.',
      de: 'Schreibe unter `{id}` eine eingerückte Zeile `.{attribute} = …`.',
    },
    words,
    about: {
      en: 'Some texts have parts: `.about` tells what a game or a variant is about, `.many` is the plural of a piece, and each choice of an action has a part with its name.',
      nl: 'Sommige teksten hebben delen: `.about` vertelt waar een spel of variant over gaat, `.many` is het meervoud van een speelstuk, en elke keuze van een actie heeft een deel met haar naam.',
      de: 'Manche Texte haben Teile: `.about` erzählt, worum es in einem Spiel oder einer Variante geht, `.many` ist die Mehrzahl eines Spielteils, und jede Auswahl einer Aktion hat einen Teil mit ihrem Namen.',
    },
    sample: {
      before: ['pieces-Die = dobbelsteen'],
      after: ['pieces-Die = dobbelsteen', '    .many = dobbelstenen'],
    },
  },
  'text-for-nothing': {
    title: { en: 'Text for nothing', nl: 'Tekst voor niets', de: 'Text für nichts' },
    message: {
      en: 'Nothing in the rules needs the text `{id}` in {language}.',
      nl: 'Niets in de spelregels heeft de tekst `{id}` in {language} nodig.',
      de: 'Nichts in den Regeln braucht den Text `{id}` auf {language}.',
    },
    cure: {
      en: 'Correct its name, or delete it; a text that only other texts use begins with a dash.',
      nl: 'Verbeter de naam, of haal de tekst weg; een tekst die alleen andere teksten gebruiken, begint met een streepje.',
      de: 'Berichtige den Namen, oder lösche den Text; ein Text, den nur andere Texte benutzen, beginnt mit einem Strich.',
    },
    words,
    about: {
      en: 'A text belongs to something that the rules declare. One that belongs to nothing is a slip in the id, or is left over from a rule that is gone.',
      nl: 'Een tekst hoort bij iets wat de spelregels vastleggen. Hoort hij nergens bij, dan is de naam verkeerd geschreven of is de regel weg waar hij bij hoorde.',
      de: 'Ein Text gehört zu etwas, das die Regeln festlegen. Gehört er zu nichts, ist der Name falsch geschrieben, oder die Regel ist weg, zu der er gehörte.',
    },
    sample: { before: ['Color-red = rood'], after: ['Colour-red = rood'] },
  },
  'text-variable': {
    title: { en: 'Unknown variable', nl: 'Onbekende variabele', de: 'Unbekannte Variable' },
    message: {
      en: 'The text `{id}` in {language} uses the variable `{variable}`, which it is not given.',
      nl: 'De tekst `{id}` in {language} gebruikt de variabele `{variable}`, en die krijgt hij niet.',
      de: 'Der Text `{id}` auf {language} benutzt die Variable `{variable}` und bekommt sie nicht.',
    },
    cure: {
      en: 'Use a variable that belongs to this text, or say it without one.',
      nl: 'Gebruik een variabele die bij deze tekst hoort, of zeg het zonder.',
      de: 'Nimm eine Variable, die zu diesem Text gehört, oder sage es ohne.',
    },
    words,
    about: {
      en: 'A text can name values that are filled in when it is shown, such as `{ $count }`. Each text is given certain values and no others. Whoever shows a text with an unknown variable would see its name.',
      nl: 'Een tekst kan waarden noemen die bij het tonen worden ingevuld, zoals `{ $count }`. Elke tekst krijgt bepaalde waarden en geen andere. Bij een onbekende variabele zou er alleen haar naam staan.',
      de: 'Ein Text kann Werte nennen, die beim Zeigen eingesetzt werden, etwa `{ $count }`. Jeder Text bekommt bestimmte Werte und keine anderen. Bei einer unbekannten Variablen stünde nur ihr Name da.',
    },
    sample: {
      before: ['reason-too-low = Minstens { $last }.'],
      after: ['reason-too-low = Minstens { $least }.'],
    },
  },
  'double-text': {
    title: { en: 'Text stands twice', nl: 'Tekst staat er dubbel', de: 'Text steht doppelt' },
    message: {
      en: 'There is already a text `{id}` in {language}.',
      nl: 'Er is al een tekst `{id}` in {language}.',
      de: 'Es gibt schon einen Text `{id}` auf {language}.',
    },
    cure: {
      en: 'Delete one of the two, or correct its id.',
      nl: 'Haal een van de twee weg, of verbeter de naam.',
      de: 'Lösche einen von beiden, oder berichtige den Namen.',
    },
    also: { en: 'the first one', nl: 'de eerste', de: 'der erste' },
    words,
    about: {
      en: 'Each text stands once in a language. If it stands there twice, one of them is shown and the other is never seen, and it is easy to correct the wrong one.',
      nl: 'Elke tekst staat één keer in een taal. Staat hij er dubbel, dan wordt de ene getoond en de andere nooit, en verbeter je al snel de verkeerde.',
      de: 'Jeder Text steht einmal in einer Sprache. Steht er doppelt da, wird der eine gezeigt und der andere nie, und leicht verbessert man den falschen.',
    },
    sample: {
      before: ['Colour-red = rood', 'Colour-red = blauw'],
      after: ['Colour-red = rood', 'Colour-blue = blauw'],
    },
  },
  'text-syntax': {
    title: { en: 'Text not understood', nl: 'Tekst niet begrepen', de: 'Text nicht verstanden' },
    message: {
      en: 'This is not a text in {language} that can be read.',
      nl: 'Dit is geen leesbare tekst in {language}.',
      de: 'Das ist kein lesbarer Text auf {language}.',
    },
    cure: {
      en: 'Write `name = text`, indent the lines that go on, and close every `{` with a `}`.',
      nl: 'Schrijf `naam = tekst`, laat regels die doorlopen inspringen, en sluit elke `{` met een `}`.',
      de: 'Schreibe `Name = Text`, rücke Zeilen ein, die weitergehen, und schließe jede `{` mit einer `}`.',
    },
    words,
    about: {
      en: 'The texts are written in Fluent (projectfluent.org): an id, `=` and the text; a text of several lines is indented below its id, and so are its parts, which begin with a dot. What cannot be read is left out, and the other texts of the file stay.',
      nl: 'De teksten zijn geschreven in Fluent (projectfluent.org): een naam, `=` en de tekst; een tekst van meerdere regels springt in onder zijn naam, en zo ook de delen, die met een punt beginnen. Wat niet te lezen is, wordt overgeslagen; de andere teksten van het bestand blijven.',
      de: 'Die Texte sind in Fluent (projectfluent.org) geschrieben: ein Name, `=` und der Text; ein Text über mehrere Zeilen ist unter seinem Namen eingerückt, und ebenso seine Teile, die mit einem Punkt beginnen. Was nicht lesbar ist, wird ausgelassen; die anderen Texte der Datei bleiben.',
    },
    sample: {
      before: ['reason-too-low = Minstens { $least.'],
      after: ['reason-too-low = Minstens { $least }.'],
    },
  },
  'text-to-write': {
    title: { en: 'Text still to be written', nl: 'Tekst nog te schrijven', de: 'Text noch zu schreiben' },
    message: {
      en: 'The text `{id}` is still to be written in {language}.',
      nl: 'De tekst `{id}` moet in {language} nog geschreven worden.',
      de: 'Der Text `{id}` muss auf {language} noch geschrieben werden.',
    },
    cure: {
      en: 'Replace it, together with its question marks, by what players read there.',
      nl: 'Zet in plaats daarvan, vraagtekens en al, wat spelers daar lezen.',
      de: 'Ersetze ihn mitsamt den Fragezeichen durch das, was man beim Spielen dort liest.',
    },
    words,
    about: {
      en: 'What begins with three question marks holds the place of a text. The command `regel texts` writes such places for all that is missing, so that nobody has to look up how a text is called. The game can be played with them, but it shows them too.',
      nl: 'Wat met drie vraagtekens begint, houdt de plaats van een tekst vrij. De opdracht `regel texts` schrijft zulke plaatsen voor alles wat ontbreekt, zodat niemand hoeft op te zoeken hoe een tekst heet. Het spel is ermee te spelen, maar het laat ze ook zien.',
      de: 'Was mit drei Fragezeichen beginnt, hält den Platz für einen Text frei. Der Befehl `regel texts` schreibt solche Plätze für alles, was fehlt, damit niemand nachsehen muss, wie ein Text heißt. Das Spiel lässt sich damit spielen, aber es zeigt sie auch.',
    },
    sample: {
      before: ['reason-too-low = ??? too low'],
      after: ['reason-too-low = Die is te laag.'],
    },
  },
  'text-too-large': {
    title: { en: 'Text too large', nl: 'Tekst te groot', de: 'Text zu groß' },
    message: {
      en: 'Here are more than {limit} {what}.',
      nl: 'Hier staan meer dan {limit} {what}.',
      de: 'Hier stehen mehr als {limit} {what}.',
    },
    cure: {
      en: 'Take out what no player needs to read, or divide it into several texts.',
      nl: 'Haal weg wat geen speler hoeft te lezen, of verdeel het over meerdere teksten.',
      de: 'Nimm heraus, was niemand beim Spielen lesen muss, oder verteile es auf mehrere Texte.',
    },
    words: {
      what: {
        characters: {
          en: 'characters in one file',
          nl: 'tekens in één bestand',
          de: 'Zeichen in einer Datei',
        },
        brackets: {
          en: 'opening brackets in one text',
          nl: 'openingshaakjes in één tekst',
          de: 'öffnende Klammern in einem Text',
        },
        blanks: {
          en: 'spaces and ends of lines in a row',
          nl: 'spaties en regeleinden achter elkaar',
          de: 'Leerzeichen und Zeilenenden in einer Reihe',
        },
      },
    },
    about: {
      en: 'A file of texts and each text in it have limits, many times what a game needs. They keep a file that does not hold texts at all from stopping the compiler. A text that is too large is left out, and the others stay; a file that is too large is left out altogether.',
      nl: 'Een bestand met teksten en elke tekst daarin hebben grenzen, vele malen ruimer dan een spel nodig heeft. Zo kan een bestand dat helemaal geen teksten bevat, de compiler niet ophouden. Een tekst die te groot is, wordt overgeslagen, en de andere blijven; een bestand dat te groot is, wordt in zijn geheel overgeslagen.',
      de: 'Eine Datei mit Texten und jeder Text darin haben Grenzen, ein Vielfaches dessen, was ein Spiel braucht. So kann eine Datei, die gar keine Texte enthält, den Compiler nicht aufhalten. Ein zu großer Text wird ausgelassen, und die anderen bleiben; eine zu große Datei wird ganz ausgelassen.',
    },
    sample: {
      before: ['rounds = { $a } { $b } { $c } { $d }'],
      after: ['rounds = { rounds-a } { rounds-c }', 'rounds-a = { $a } { $b }', 'rounds-c = { $c } { $d }'],
    },
  },
} satisfies Catalogue;
