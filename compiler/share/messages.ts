import type { Translations } from '../problems/messages/message.ts';

interface Words {
  readonly message: Translations;
  readonly cure: Translations;
}

const ASK_AGAIN: Translations = {
  en: 'Ask whoever sent it to send it again, best as a file.',
  nl: 'Vraag wie het stuurde om het nog eens te sturen, het liefst als bestand.',
  de: 'Bitte darum, dass es dir noch einmal geschickt wird, am besten als Datei.',
};

const SMALLER: Translations = {
  en: 'Nothing of it was opened. Share fewer changes at a time.',
  nl: 'Er is niets van geopend. Deel minder wijzigingen tegelijk.',
  de: 'Nichts davon wurde geöffnet. Teile weniger Änderungen auf einmal.',
};

const NOT_MADE_HERE: Translations = {
  en: 'Nothing of it was opened. It was not made by this program, or it was changed on the way.',
  nl: 'Er is niets van geopend. Het is niet met dit programma gemaakt, of onderweg veranderd.',
  de: 'Nichts davon wurde geöffnet. Es stammt nicht von diesem Programm oder wurde unterwegs verändert.',
};

const REST_APPLIES: Translations = {
  en: 'The published rules have changed since. Make this change again by hand if it is still wanted; the others can be applied.',
  nl: 'De gepubliceerde regels zijn sindsdien veranderd. Doe deze wijziging zo nodig zelf opnieuw; de andere kunnen wel worden toegepast.',
  de: 'Die veröffentlichten Regeln haben sich seitdem geändert. Nimm diese Änderung bei Bedarf selbst noch einmal vor; die anderen lassen sich anwenden.',
};

/** What can be wrong with something shared, and what then helps. `{name}` stands for what the data have under that name. */
export const TROUBLES = {
  empty: {
    message: {
      en: 'The link or file is empty.',
      nl: 'De link of het bestand is leeg.',
      de: 'Der Link oder die Datei ist leer.',
    },
    cure: ASK_AGAIN,
  },
  'not-shared': {
    message: {
      en: 'This is no shared game.',
      nl: 'Dit is geen gedeeld spel.',
      de: 'Das ist kein geteiltes Spiel.',
    },
    cure: NOT_MADE_HERE,
  },
  'too-long': {
    message: {
      en: 'The link or file has {found} characters; {limit} are the most.',
      nl: 'De link of het bestand telt {found} tekens; {limit} is het maximum.',
      de: 'Der Link oder die Datei hat {found} Zeichen; {limit} sind das Höchste.',
    },
    cure: SMALLER,
  },
  'other-version': {
    message: {
      en: 'This was shared in version {version} of the format, and only {known} is known here.',
      nl: 'Dit is gedeeld in versie {version} van het formaat, en hier is alleen {known} bekend.',
      de: 'Das wurde in Version {version} des Formats geteilt, und hier ist nur {known} bekannt.',
    },
    cure: {
      en: 'Reload the page, or install the newest version, and open it again.',
      nl: 'Laad de pagina opnieuw, of installeer de nieuwste versie, en open het nog eens.',
      de: 'Lade die Seite neu oder installiere die neueste Version, und öffne es noch einmal.',
    },
  },
  'wrong-character': {
    message: {
      en: 'Character {at} of the link or file cannot stand there.',
      nl: 'Teken {at} van de link of het bestand kan daar niet staan.',
      de: 'Zeichen {at} des Links oder der Datei kann dort nicht stehen.',
    },
    cure: ASK_AGAIN,
  },
  incomplete: {
    message: {
      en: 'Part of the link or file is missing or was changed on the way.',
      nl: 'Een deel van de link of het bestand ontbreekt of is onderweg veranderd.',
      de: 'Ein Teil des Links oder der Datei fehlt oder wurde unterwegs verändert.',
    },
    cure: ASK_AGAIN,
  },
  'not-unpacked': {
    message: {
      en: 'What the link or file holds cannot be unpacked.',
      nl: 'Wat in de link of het bestand zit, kan niet worden uitgepakt.',
      de: 'Was der Link oder die Datei enthält, lässt sich nicht entpacken.',
    },
    cure: NOT_MADE_HERE,
  },
  'too-large': {
    message: {
      en: 'What the link or file holds is larger than {limit} bytes.',
      nl: 'Wat in de link of het bestand zit, is groter dan {limit} bytes.',
      de: 'Was der Link oder die Datei enthält, ist größer als {limit} Bytes.',
    },
    cure: SMALLER,
  },
  'wrong-content': {
    message: {
      en: 'What the link or file says about `{where}` cannot be read.',
      nl: 'Wat de link of het bestand over `{where}` zegt, is niet te lezen.',
      de: 'Was der Link oder die Datei über `{where}` sagt, ist nicht lesbar.',
    },
    cure: NOT_MADE_HERE,
  },
  'too-many-files': {
    message: {
      en: 'The link or file changes {found} files; {limit} are the most.',
      nl: 'De link of het bestand verandert {found} bestanden; {limit} is het maximum.',
      de: 'Der Link oder die Datei ändert {found} Dateien; {limit} sind das Höchste.',
    },
    cure: SMALLER,
  },
  'too-many-pieces': {
    message: {
      en: 'With `{file}` the link or file changes more than {limit} places.',
      nl: 'Met `{file}` verandert de link of het bestand meer dan {limit} plaatsen.',
      de: 'Mit `{file}` ändert der Link oder die Datei mehr als {limit} Stellen.',
    },
    cure: SMALLER,
  },
  'file-name': {
    message: {
      en: '`{file}` is no file that a game can have.',
      nl: '`{file}` is geen bestand dat een spel kan hebben.',
      de: '`{file}` ist keine Datei, die ein Spiel haben kann.',
    },
    cure: NOT_MADE_HERE,
  },
  'file-twice': {
    message: {
      en: 'The link or file changes `{file}` twice.',
      nl: 'De link of het bestand verandert `{file}` twee keer.',
      de: 'Der Link oder die Datei ändert `{file}` zweimal.',
    },
    cure: NOT_MADE_HERE,
  },
  'base-unknown': {
    message: {
      en: 'The change belongs to the game in `{base}`, which is not known here.',
      nl: 'De wijziging hoort bij het spel in `{base}`, en dat is hier niet bekend.',
      de: 'Die Änderung gehört zum Spiel in `{base}`, und das ist hier nicht bekannt.',
    },
    cure: {
      en: 'Open it where that game is published.',
      nl: 'Open haar op de plek waar dat spel is gepubliceerd.',
      de: 'Öffne sie dort, wo dieses Spiel veröffentlicht ist.',
    },
  },
  'file-missing': {
    message: {
      en: '`{file}`, which is changed here, is gone.',
      nl: '`{file}`, dat hier wordt veranderd, is er niet meer.',
      de: '`{file}`, die hier geändert wird, gibt es nicht mehr.',
    },
    cure: REST_APPLIES,
  },
  'file-there': {
    message: {
      en: '`{file}`, which is new here, is there already and says something else.',
      nl: '`{file}`, dat hier nieuw is, bestaat al en zegt iets anders.',
      de: '`{file}`, die hier neu ist, gibt es schon, mit anderem Inhalt.',
    },
    cure: REST_APPLIES,
  },
  'file-differs': {
    message: {
      en: '`{file}`, which is left out here, has changed.',
      nl: '`{file}`, dat hier wordt weggelaten, is veranderd.',
      de: '`{file}`, die hier weggelassen wird, hat sich geändert.',
    },
    cure: REST_APPLIES,
  },
  'lines-differ': {
    message: {
      en: '`{file}`, line {line}: what was to be changed no longer stands there. It was to become “{text}”.',
      nl: '`{file}`, regel {line}: wat veranderd moest worden, staat daar niet meer. Het zou “{text}” worden.',
      de: '`{file}`, Zeile {line}: Was geändert werden sollte, steht dort nicht mehr. Es sollte „{text}“ werden.',
    },
    cure: REST_APPLIES,
  },
} as const satisfies Readonly<Record<string, Words>>;

export type TroubleCode = keyof typeof TROUBLES;
