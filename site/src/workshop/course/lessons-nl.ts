import type { Lesson } from './lessons.ts';

/** The ten steps, in Dutch. What is written in each of them comes from the tutorial itself. */
export const nl: readonly Lesson[] = [
  {
    title: 'Iets om te spelen',
    about: [
      'Je maakt Honing: gooi dobbelstenen, vul je raat en verkoop honing. Om te beginnen een spel van zesentwintig regels: iedereen gooit om de beurt drie dobbelstenen en neemt er één.',
      'Lees het hardop: het betekent wat er staat. Wat vooraan de regel begint, is een verklaring; wat ingesprongen is, hoort erbij. Het spel staat stil op twee plekken: waar het toeval beslist (roll) en waar een speler kiest (must do one of).',
    ],
  },
  {
    title: 'Een regel met een reden',
    about: [
      'Een raat heeft zes cellen, één voor elk getal, en elke cel vul je maar één keer. “need” is een voorwaarde, en “cell-is-full” de reden die je leest als je het toch probeert.',
      'Zijn alle dobbelstenen onbruikbaar, dan moet het spel weten wat er dan gebeurt: wie niets vindt, krijgt een klontje was (otherwise).',
    ],
  },
  {
    title: 'Een tabel, zoals hij gedrukt staat',
    about: [
      'Eén punt per cel is saai: een volle raat moet meer waard zijn. Dat zeg je met een tabel. De oude telling haal je weg.',
      'Verander straks bij Cijfers een getal in de tabel, en kijk bij Spelen wat je eraan hebt.',
    ],
  },
  {
    title: 'Een uitgewerkt voorbeeld',
    about: [
      'Een voorbeeld zegt: gegeven deze situatie, als dit gebeurt, dan geldt dat. Het wordt bij elke wijziging nagespeeld, en in de spelregels kan de lezer het zelf naspelen.',
    ],
  },
  {
    title: 'Iets wat kost',
    about: [
      'Voor was mag je nog eens gooien, zo vaak je kunt betalen. “pay” is voorwaarde en verandering in één: zonder was mag het niet.',
      'De prijs is een begrip met een naam (term): zo staat hij op één plek, en kan een variant hem veranderen.',
    ],
  },
  {
    title: 'Kaarten die niemand ziet',
    about: [
      'Klanten bestellen potten honing van drie bloemen. Iedereen krijgt drie bestellingen op de hand, en verkoopt die wanneer er genoeg honing is.',
      '“seen by owner” is alles wat nodig is: geen scherm, geen verslag en geen computerspeler verraadt wat een ander op de hand heeft.',
    ],
  },
  {
    title: 'Wie heeft de meeste?',
    about: [
      'Per bloem krijgen de twee beste verkopers een prijs. Waar spelers vergeleken worden, kan het gelijk staan: de regels zeggen wat er dan gebeurt (tie).',
      'Het aantal rondes krijgt een naam, en een veld waarop iedereen ziet in welke ronde je bent.',
    ],
  },
  {
    title: 'Een variant',
    about: [
      'Voor een korte avond schrijf je alleen op wat anders is: vier rondes, en een volle raat die meer oplevert. De rest volgt het spel, nu en na elke wijziging.',
      'Kies de variant daarna bovenaan, en speel hem.',
    ],
  },
  {
    title: 'De woorden die spelers lezen',
    about: [
      'In de regels staan korte namen; wat spelers lezen, schrijf je per taal op. Bij Nakijken zie je welke woorden ontbreken, met een vakje voor elk.',
    ],
  },
  {
    title: 'De spelregels om te lezen',
    about: [
      'De bladzijden vertellen het spel in gewone zinnen. Getallen, tabellen en voorbeelden schrijf je niet over: die komen uit de regels, en kunnen dus niet achterlopen.',
      'Elk stuk noemt de regels waar het over gaat. Verandert er een, dan vraagt Nakijken of je het nog eens leest. Zeg nu bij Nakijken dat alles gelezen is: dan is je spel af.',
    ],
  },
];
