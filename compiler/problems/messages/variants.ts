import { FAULTS } from './faults.ts';
import type { Catalogue } from './message.ts';

/** What a variant changes: into something else than the game can use, not at all, or so that nobody can play it. */
export const variants = {
  'too-many-variants': {
    title: { en: 'Too many variants', nl: 'Te veel varianten', de: 'Zu viele Varianten' },
    message: {
      en: 'Rules as long as these have at most {limit} variants, and this is one more.',
      nl: 'Bij spelregels van deze lengte horen hoogstens {limit} varianten, en dit is er een meer.',
      de: 'Regeln dieser Länge haben höchstens {limit} Varianten, und dies ist eine mehr.',
    },
    cure: {
      en: 'Take out variants that nobody plays, or make what only switches something on or off an `option` of the game.',
      nl: 'Haal varianten weg die niemand speelt, of maak van wat alleen iets aan- of uitzet een `option` van het spel.',
      de: 'Nimm Varianten heraus, die niemand spielt, oder mache aus dem, was nur etwas an- oder ausschaltet, eine `option` des Spiels.',
    },
    about: {
      en: 'Every variant is a whole game: it is built, checked and played anew, with all examples. The rules times their variants come to two million characters at most, which is dozens of variants of a long game and hundreds of a short one.',
      nl: 'Elke variant is een heel spel: het wordt opnieuw gebouwd, gecontroleerd en gespeeld, met alle voorbeelden. De spelregels maal hun varianten mogen samen twee miljoen tekens tellen, dus tientallen varianten van een lang spel en honderden van een kort.',
      de: 'Jede Variante ist ein ganzes Spiel: Es wird neu gebaut, geprüft und gespielt, mit allen Beispielen. Die Regeln mal ihre Varianten dürfen zwei Millionen Zeichen umfassen, also Dutzende Varianten eines langen Spiels und Hunderte eines kurzen.',
    },
    sample: {
      before: ['variant a-little-longer of tiny'],
      after: ['game tiny', '  players 2..4', '  option longer: no'],
    },
  },
  'variant-other-type': {
    title: {
      en: 'Something else than in the game',
      nl: 'Iets anders dan in het spel',
      de: 'Etwas anderes als im Spiel',
    },
    message: {
      en: 'In the game `{name}` is `{expected}`, and here it becomes `{found}`.',
      nl: 'In het spel is `{name}` `{expected}`, en hier wordt het `{found}`.',
      de: 'Im Spiel ist `{name}` `{expected}`, und hier wird es `{found}`.',
    },
    cure: {
      en: 'Write something that is `{expected}`, or declare `{name}` anew in the variant, together with all that uses it.',
      nl: 'Schrijf iets wat `{expected}` is, of leg `{name}` in de variant opnieuw vast, samen met alles wat het gebruikt.',
      de: 'Schreibe etwas, das `{expected}` ist, oder lege `{name}` in der Variante neu fest, zusammen mit allem, was es benutzt.',
    },
    also: { en: 'in the game', nl: 'in het spel', de: 'im Spiel' },
    about: {
      en: 'What a variant changes is used by lines that stay as they are in the game. They count on a number where there is a number in the game, and on a value of a kind where there is one.',
      nl: 'Wat een variant verandert, wordt gebruikt door regels die blijven zoals ze in het spel zijn. Die rekenen op een getal waar in het spel een getal staat, en op een waarde van een soort waar er zo een staat.',
      de: 'Was eine Variante ändert, benutzen Zeilen, die so bleiben, wie sie im Spiel sind. Sie rechnen mit einer Zahl, wo im Spiel eine Zahl steht, und mit einem Wert einer Art, wo ein solcher steht.',
    },
    sample: {
      before: ['term limit = 3', 'variant quick of tiny', '  limit becomes yes'],
      after: ['term limit = 3', 'variant quick of tiny', '  limit becomes 2'],
    },
  },
  'variant-changes-nothing': {
    title: {
      en: 'The same as in the game',
      nl: 'Hetzelfde als in het spel',
      de: 'Dasselbe wie im Spiel',
    },
    message: {
      en: '`{name}` is already so in the game: this line of the variant changes nothing.',
      nl: '`{name}` is in het spel al zo: deze regel van de variant verandert niets.',
      de: '`{name}` ist im Spiel schon so: Diese Zeile der Variante ändert nichts.',
    },
    cure: {
      en: 'Write what differs in the variant, or delete the line.',
      nl: 'Schrijf wat er in de variant anders is, of verwijder de regel.',
      de: 'Schreibe, was in der Variante anders ist, oder lösche die Zeile.',
    },
    about: {
      en: 'A variant tells only what differs from its game; all else follows the game. A line that repeats the game would stay behind when the game changes, and its readers would look for a difference that is not there.',
      nl: 'Een variant zegt alleen wat er anders is dan in haar spel; al het andere volgt het spel. Een regel die het spel herhaalt, blijft achter als het spel verandert, en wie hem leest, zoekt een verschil dat er niet is.',
      de: 'Eine Variante sagt nur, was anders ist als in ihrem Spiel; alles andere folgt dem Spiel. Eine Zeile, die das Spiel wiederholt, bliebe zurück, wenn das Spiel sich ändert, und wer sie liest, sucht einen Unterschied, den es nicht gibt.',
    },
    sample: {
      before: ['variant quick of tiny', '  rounds[2] becomes 6'],
      after: ['variant quick of tiny', '  rounds[2] becomes 3'],
    },
  },
  'variant-stops': {
    title: {
      en: 'The rules cannot go on in a variant',
      nl: 'In een variant lopen de spelregels vast',
      de: 'In einer Variante kommen die Regeln nicht weiter',
    },
    message: {
      en: 'In the variant `{variant}` the rules cannot go on: {fault}.',
      nl: 'In de variant `{variant}` lopen de spelregels vast: {fault}.',
      de: 'In der Variante `{variant}` kommen die Regeln nicht weiter: {fault}.',
    },
    details: [
      {
        en: 'It happens in `{routine}`.',
        nl: 'Het gebeurt in `{routine}`.',
        de: 'Es geschieht in `{routine}`.',
      },
      { en: 'It is about `{about}`.', nl: 'Het gaat om `{about}`.', de: 'Es geht um `{about}`.' },
      {
        en: 'Examples of the game that end so: {count}, the first is `{example}`.',
        nl: 'Voorbeelden van het spel die zo eindigen: {count}, het eerste is `{example}`.',
        de: 'Beispiele des Spiels, die so enden: {count}, das erste ist `{example}`.',
      },
    ],
    cure: {
      en: 'Correct what the variant changes, or declare anew in it the rule that cannot go on.',
      nl: 'Verbeter wat de variant verandert, of leg de regel die vastloopt daarin opnieuw vast.',
      de: 'Berichtige, was die Variante ändert, oder lege die Regel, die nicht weiterkommt, in ihr neu fest.',
    },
    also: { en: 'in this example', nl: 'in dit voorbeeld', de: 'in diesem Beispiel' },
    words: { fault: FAULTS },
    about: {
      en: 'All examples of a game are played in each of its variants too. Where the rules of the game go on and those of the variant do not, what it changes does not go with the rest: a number may leave its range, or more may be drawn than there is.',
      nl: 'Alle voorbeelden van een spel worden ook in elke variant gespeeld. Gaan de regels van het spel door en die van de variant niet, dan past wat ze verandert niet bij de rest: een getal kan zijn bereik verlaten, of er wordt meer getrokken dan er is.',
      de: 'Alle Beispiele eines Spiels werden auch in jeder Variante gespielt. Gehen die Regeln des Spiels weiter und die der Variante nicht, passt das, was sie ändert, nicht zum Rest: Eine Zahl kann ihren Bereich verlassen, oder es wird mehr gezogen, als da ist.',
    },
    sample: {
      before: [
        'term fee = 2',
        'phase pay-fee of player',
        '  remove fee from coins',
        'example paying',
        '  players Kim, Nina',
        '  when do pay-fee of Kim',
        '  then coins of Kim is 1',
        'variant quick of tiny',
        '  fee becomes 4',
      ],
      after: [
        'term fee = 2',
        'phase pay-fee of player',
        '  remove fee from coins',
        'example paying',
        '  players Kim, Nina',
        '  when do pay-fee of Kim',
        '  then coins of Kim is 1',
        'variant quick of tiny',
        '  fee becomes 3',
      ],
    },
  },
} satisfies Catalogue;
