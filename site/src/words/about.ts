import type { Language } from '../game/shown.ts';

interface About {
  readonly paragraphs: readonly string[];
  readonly credits: string;
}

export const about: Readonly<Record<Language, About>> = {
  nl: {
    paragraphs: [
      'Een spelregelboekje, de vertaling ervan en het programma dat het spel speelt: meestal zijn dat drie dingen, en na een tijdje zeggen ze alle drie iets anders. Hier niet. De regels van elk spel staan één keer opgeschreven, in een kleine taal die Regel heet. Daaruit komt alles op deze site: elk getal, elke tabel, elk voorbeeld en het spel zelf.',
      'De zinnen hebben we zelf geschreven, in het Nederlands en in het Duits. Verandert er een regel, dan weten we precies welke stukken we opnieuw moeten lezen.',
      'Elk voorbeeld kun je naspelen. Probeer gerust iets anders dan er staat: mag het niet, dan lees je welke regel het verbiedt.',
    ],
    credits: 'Wie een spel bedacht en uitgaf, staat bij de regels van dat spel:',
  },
  de: {
    paragraphs: [
      'Ein Regelheft, seine Übersetzung und das Programm, das das Spiel spielt: Meist sind das drei Dinge, und nach einer Weile sagt jedes etwas anderes. Hier nicht. Die Regeln jedes Spiels sind nur ein einziges Mal aufgeschrieben, in einer kleinen Sprache namens Regel. Daraus entsteht alles auf dieser Website: jede Zahl, jede Tabelle, jedes Beispiel und das Spiel selbst.',
      'Die Sätze haben wir selbst geschrieben, auf Deutsch und auf Niederländisch. Ändert sich eine Regel, wissen wir genau, welche Abschnitte wir noch einmal lesen müssen.',
      'Jedes Beispiel kannst du nachspielen. Versuch ruhig etwas anderes, als dort steht: Ist es nicht erlaubt, liest du, welche Regel es verbietet.',
    ],
    credits: 'Wer ein Spiel erfunden und herausgebracht hat, steht bei den Regeln dieses Spiels:',
  },
};
