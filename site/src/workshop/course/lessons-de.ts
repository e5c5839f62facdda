import type { Lesson } from './lessons.ts';

/** The same in German. */
export const de: readonly Lesson[] = [
  {
    title: 'Etwas zum Spielen',
    about: [
      'Du baust Honig: Würfle, fülle deine Wabe und verkaufe Honig. Am Anfang steht ein Spiel von sechsundzwanzig Zeilen: Reihum werfen alle drei Würfel und nehmen einen davon.',
      'Lies es laut: Es bedeutet, was da steht. Was am linken Rand beginnt, ist eine Erklärung; was eingerückt ist, gehört dazu. An zwei Stellen hält das Spiel an: wo der Zufall entscheidet (roll) und wo jemand wählt (must do one of).',
    ],
  },
  {
    title: 'Eine Regel mit einem Grund',
    about: [
      'Eine Wabe hat sechs Zellen, eine für jede Zahl, und jede füllst du nur einmal. „need“ ist eine Bedingung, und „cell-is-full“ der Grund, den man liest, wenn man es trotzdem versucht.',
      'Passt kein Würfel, muss das Spiel wissen, wie es weitergeht: Wer nichts findet, bekommt einen Klumpen Wachs (otherwise).',
    ],
  },
  {
    title: 'Eine Tabelle, wie sie gedruckt steht',
    about: [
      'Ein Punkt je Zelle ist langweilig: Eine volle Wabe soll mehr wert sein. Das sagst du mit einer Tabelle. Die alte Wertung nimmst du weg.',
      'Ändere danach bei Zahlen einen Wert in der Tabelle, und sieh bei Spielen, was du davon hast.',
    ],
  },
  {
    title: 'Ein durchgespieltes Beispiel',
    about: [
      'Ein Beispiel sagt: In dieser Lage, wenn das geschieht, dann gilt jenes. Es wird bei jeder Änderung nachgespielt, und im Regelheft kann man es selbst nachspielen.',
    ],
  },
  {
    title: 'Etwas, das kostet',
    about: [
      'Für Wachs darfst du noch einmal würfeln, sooft du zahlen kannst. „pay“ ist Bedingung und Änderung in einem: Ohne Wachs geht es nicht.',
      'Der Preis ist ein Begriff mit einem Namen (term): So steht er an einer Stelle, und eine Variante kann ihn ändern.',
    ],
  },
  {
    title: 'Karten, die niemand sieht',
    about: [
      'Kunden bestellen Gläser mit Honig von drei Blüten. Alle bekommen drei Bestellungen auf die Hand und verkaufen sie, wenn genug Honig da ist.',
      '„seen by owner“ ist alles, was es braucht: Kein Bildschirm, kein Bericht und kein Computerspieler verrät, was jemand auf der Hand hat.',
    ],
  },
  {
    title: 'Wer hat am meisten?',
    about: [
      'Für jede Blüte bekommen die beiden besten Verkäufer einen Preis. Wo verglichen wird, kann es gleich stehen: Die Regeln sagen, was dann geschieht (tie).',
      'Die Zahl der Runden bekommt einen Namen, und ein Feld zeigt allen, in welcher Runde ihr seid.',
    ],
  },
  {
    title: 'Eine Variante',
    about: [
      'Für einen kurzen Abend schreibst du nur auf, was anders ist: vier Runden, und eine volle Wabe, die mehr bringt. Alles andere folgt dem Spiel, heute und nach jeder Änderung.',
      'Wähle die Variante danach oben aus und spiel sie.',
    ],
  },
  {
    title: 'Die Wörter, die man beim Spielen liest',
    about: [
      'In den Regeln stehen kurze Namen; was man beim Spielen liest, schreibst du für jede Sprache auf. Bei Prüfen siehst du, welche Wörter fehlen, mit einem Feld für jedes.',
    ],
  },
  {
    title: 'Das Regelheft',
    about: [
      'Die Seiten erzählen das Spiel in ganzen Sätzen. Zahlen, Tabellen und Beispiele schreibst du nicht ab: Sie kommen aus den Regeln und können also nicht veralten.',
      'Jeder Abschnitt nennt die Regeln, um die es in ihm geht. Ändert sich eine, bittet dich Prüfen, ihn noch einmal zu lesen. Sag jetzt bei Prüfen, dass alles gelesen ist: Dann ist dein Spiel fertig.',
    ],
  },
];
