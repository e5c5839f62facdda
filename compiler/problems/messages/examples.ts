import type { Catalogue } from './message.ts';

/** How worked examples are written. */
export const examples = {
  'example-players': {
    title: { en: 'Number of players', nl: 'Aantal spelers', de: 'Zahl der Spieler' },
    message: {
      en: 'The game is for {from} to {to} players, and the number that this example names is {found}.',
      nl: 'Het spel is voor {from} tot {to} spelers, en het aantal dat dit voorbeeld noemt is {found}.',
      de: 'Das Spiel ist für {from} bis {to} Spieler, und die Zahl derer, die dieses Beispiel nennt, ist {found}.',
    },
    cure: {
      en: 'Name as many players as can play, in a line such as `players Kim, Nina`.',
      nl: 'Noem zo veel spelers als er mee kunnen doen, in een regel zoals `players Kim, Nina`.',
      de: 'Nenne so viele Spieler, wie mitspielen können, in einer Zeile wie `players Kim, Nina`.',
    },
    about: {
      en: 'An example plays a piece of the game, so it needs players with names: one line `players` with all of them. Their number must be one that the game allows.',
      nl: 'Een voorbeeld speelt een stukje van het spel en heeft dus spelers met namen nodig: één regel `players` met allemaal. Hun aantal moet er een zijn dat het spel toestaat.',
      de: 'Ein Beispiel spielt ein Stück des Spiels und braucht also Spieler mit Namen: eine Zeile `players` mit allen. Ihre Zahl muss eine sein, die das Spiel erlaubt.',
    },
    sample: {
      before: ['example start', '  then round-marker is 0'],
      after: ['example start', '  players Kim, Nina', '  then round-marker is 0'],
    },
  },
  'fact-under': {
    title: { en: 'Under the wrong word', nl: 'Onder het verkeerde woord', de: 'Unter dem falschen Wort' },
    message: {
      en: '{fact} cannot stand under `{under}`.',
      nl: '{fact} kan niet onder `{under}` staan.',
      de: '{fact} kann nicht unter `{under}` stehen.',
    },
    cure: {
      en: 'Put the situation under `given`, steps under `when`, and under `then` what holds or who may do what.',
      nl: 'Zet de situatie onder `given`, stappen onder `when`, en onder `then` wat er geldt of wie wat mag.',
      de: 'Setze die Situation unter `given`, Schritte unter `when` und unter `then`, was gilt oder wer was darf.',
    },
    words: {
      fact: {
        holds: {
          en: 'A line about the situation',
          nl: 'Een regel over de situatie',
          de: 'Eine Zeile über die Situation',
        },
      },
    },
    about: {
      en: 'An example has three parts: a situation, what happens, and what holds then. `and` goes on with the part above it. So a line under `when` is something that somebody does, and a line under `then` something to look at.',
      nl: 'Een voorbeeld heeft drie delen: een situatie, wat er gebeurt, en wat er dan geldt. `and` gaat verder met het deel erboven. Een regel onder `when` is dus iets wat iemand doet, en een regel onder `then` iets om naar te kijken.',
      de: 'Ein Beispiel hat drei Teile: eine Situation, was geschieht, und was dann gilt. `and` setzt den Teil darüber fort. Eine Zeile unter `when` ist also etwas, das jemand tut, und eine unter `then` etwas zum Ansehen.',
    },
    sample: {
      before: ['example start', '  players Kim, Nina', '  when coins of Kim is 3'],
      after: ['example start', '  players Kim, Nina', '  then coins of Kim is 3'],
    },
  },
  'piece-given-twice': {
    title: { en: 'One piece in two places', nl: 'Eén stuk op twee plaatsen', de: 'Ein Teil an zwei Stellen' },
    message: {
      en: 'Two lines of this situation say where the same piece of `{pieces}` lies.',
      nl: 'Twee regels van deze situatie zeggen waar hetzelfde stuk van `{pieces}` ligt.',
      de: 'Zwei Zeilen dieser Situation sagen, wo dasselbe Teil von `{pieces}` liegt.',
    },
    cure: {
      en: 'Name another one of those that are alike, with its number at the end, as in `Die[red, 2]`, or leave one line out.',
      nl: 'Noem een ander van de stukken die gelijk zijn, met zijn nummer aan het eind, zoals in `Die[red, 2]`, of laat één regel weg.',
      de: 'Nenne ein anderes der gleichen Teile, mit seiner Nummer am Ende wie in `Die[red, 2]`, oder lass eine der Zeilen weg.',
    },
    also: { en: 'it lies here too', nl: 'het ligt ook hier', de: 'es liegt auch hier' },
    about: {
      en: 'A piece is named by what is printed on it, and if several are alike, that is the first of them. Two lines that name it mean one piece, which can only lie in one place.',
      nl: 'Een stuk heet naar wat erop staat, en zijn er meerdere gelijk, dan is dat het eerste ervan. Twee regels die het noemen, bedoelen één stuk, en dat kan maar op één plaats liggen.',
      de: 'Ein Teil heißt nach dem, was darauf steht, und wenn mehrere gleich sind, ist es das erste davon. Zwei Zeilen, die es nennen, meinen ein einziges Teil, und das kann nur an einer Stelle liegen.',
    },
    sample: {
      before: [
        'example one-each',
        '  players Kim, Nina',
        '  given hand of Kim is Die[red]',
        '   and hand of Nina is Die[red]',
        '  then hand of Kim is empty',
      ],
      after: [
        'example one-each',
        '  players Kim, Nina',
        '  given hand of Kim is Die[red, 1]',
        '   and hand of Nina is Die[red, 2]',
        '  then hand of Kim is not empty',
      ],
    },
  },
  'given-sets': {
    title: { en: 'Not a situation', nl: 'Geen situatie', de: 'Keine Situation' },
    message: {
      en: 'This line under `given` does not say what something is.',
      nl: 'Deze regel onder `given` zegt niet wat iets is.',
      de: 'Diese Zeile unter `given` sagt nicht, was etwas ist.',
    },
    cure: {
      en: 'Write `… is …` with a field on the left, a field alone for yes, or `not` and a field for no.',
      nl: 'Schrijf `… is …` met links een veld, alleen een veld voor ja, of `not` en een veld voor nee.',
      de: 'Schreibe `… is …` mit einem Feld links, nur ein Feld für Ja oder `not` und ein Feld für Nein.',
    },
    about: {
      en: '`given` sets the table up: each line gives a field its value. "At least three coins" would leave open how many there are, so the line says one value.',
      nl: '`given` zet de tafel klaar: elke regel geeft een veld zijn waarde. "Minstens drie munten" zou openlaten hoeveel het er zijn, dus noemt de regel één waarde.',
      de: '`given` richtet den Tisch her: Jede Zeile gibt einem Feld seinen Wert. „Mindestens drei Münzen“ ließe offen, wie viele es sind, also nennt die Zeile einen Wert.',
    },
    sample: {
      before: [
        'example start',
        '  players Kim, Nina',
        '  given coins of Kim is at least 3',
        '  then coins of Kim is 3',
      ],
      after: [
        'example start',
        '  players Kim, Nina',
        '  given coins of Kim is 3',
        '  then coins of Kim is 3',
      ],
    },
  },
  'unknown-choice': {
    title: {
      en: 'Not a choice of this action',
      nl: 'Geen keuze van deze actie',
      de: 'Keine Auswahl dieser Aktion',
    },
    message: {
      en: 'The action `{action}` does not choose anything called `{name}`.',
      nl: 'De actie `{action}` kiest niets wat `{name}` heet.',
      de: 'Die Aktion `{action}` wählt nichts, was `{name}` heißt.',
    },
    cure: {
      en: 'Write the name that stands in a `choose` line of `{action}`.',
      nl: 'Schrijf de naam die in een regel met `choose` van `{action}` staat.',
      de: 'Schreibe den Namen, der in einer Zeile mit `choose` von `{action}` steht.',
    },
    about: {
      en: 'A move is an action with its choices: `Kim does take with die = Die[red, 1]`. The names before `=` are those of the `choose` lines.',
      nl: 'Een zet is een actie met haar keuzes: `Kim does take with die = Die[red, 1]`. De namen voor `=` zijn die uit de regels met `choose`.',
      de: 'Ein Zug ist eine Aktion mit dem, was gewählt wird: `Kim does take with die = Die[red, 1]`. Die Namen vor `=` sind die aus den Zeilen mit `choose`.',
    },
    sample: {
      before: [
        'action take of player',
        '  choose die from pool',
        '  move die to hand',
        'example taking',
        '  players Kim, Nina',
        '  then Kim may not take with dice = Die[red, 1]: not-now',
      ],
      after: [
        'action take of player',
        '  choose die from pool',
        '  move die to hand',
        'example taking',
        '  players Kim, Nina',
        '  then Kim may not take with die = Die[red, 1]: not-now',
      ],
    },
  },
} satisfies Catalogue;
