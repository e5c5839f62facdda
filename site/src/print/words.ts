import type { Language } from '../game/shown.ts';

const nl = {
  needed: 'Wat je nodig hebt',
  howTo: 'Druk af op ware grootte (100 %) op A4, het liefst op stevig papier, en knip langs de lijnen.',
  print: 'Afdrukken',
  once: 'Eén keer',
  perPlayer: 'Eén keer per speler',
  table: 'Het midden van de tafel',
  player: 'Voor een speler',
  imaginary: 'Voor een denkbeeldige speler',
  name: 'Naam',
  toCut: 'Om uit te knippen',
  dice: 'Dobbelstenen',
  faces: 'met de zijden',
  diceAbout:
    'Neem gewone dobbelstenen en leg dit ernaast: daarop staat welke dobbelsteen welke is en wat elke worp betekent.',
  pages: { one: 'bladzijde', many: 'bladzijden' },
  nothing: 'Dit spel heeft niets om uit te knippen: alleen pen en papier, of wat je in huis hebt.',
};

const de: typeof nl = {
  needed: 'Was du brauchst',
  howTo:
    'Drucke in Originalgröße (100 %) auf A4, am besten auf festes Papier, und schneide an den Linien entlang.',
  print: 'Drucken',
  once: 'Einmal',
  perPlayer: 'Einmal für jede Person',
  table: 'Die Mitte des Tisches',
  player: 'Für eine Person',
  imaginary: 'Für einen imaginären Spieler',
  name: 'Name',
  toCut: 'Zum Ausschneiden',
  dice: 'Würfel',
  faces: 'mit den Seiten',
  diceAbout:
    'Nimm gewöhnliche Würfel und leg das hier daneben: Darauf steht, welcher Würfel welcher ist und was jeder Wurf bedeutet.',
  pages: { one: 'Seite', many: 'Seiten' },
  nothing: 'Dieses Spiel hat nichts zum Ausschneiden: nur Stift und Papier, oder was du zu Hause hast.',
};

export const printWords: Readonly<Record<Language, typeof nl>> = { nl, de };
