import type { Language } from '../game/shown.ts';

const nl = {
  title: 'Gedeelde spelregels',
  description:
    'Spelregels die iemand met je deelt: lezen, spelen en punten tellen, zonder iets te installeren.',
  loading: 'De regels worden gelezen…',
  stop: 'Stoppen',
  variantOf: 'Gedeelde variant van',
  changedGame: 'Gedeelde wijziging van',
  ownGame: 'Een gedeeld spel',
  notice: 'Deze regels heeft iemand je gestuurd; ze zijn niet van deze site. Alles blijft op je apparaat.',
  changeIt: 'Zelf veranderen',
  rules: 'Spelregels',
  play: 'Spelen',
  score: 'Punten tellen',
  reference: 'Overzicht',
  make: 'Printen',
  parts: 'Onderdelen',
  bookLoading: 'Het spel is er al: je kunt spelen. De spelregels komen eraan…',
  noBook: 'Van deze regels is geen leesbaar boekje te maken. Spelen kan wel.',
  noReference: 'Van dit spel is er geen overzicht.',
  left: 'Niet alles kon worden overgenomen, want de regels op deze site zijn intussen veranderd:',
  baseChanged: 'De regels waar dit van uitgaat, zijn sinds het delen veranderd. Hier gelden die van nu.',
  warnings: 'Deze regels zijn nog niet helemaal af',
  noLink: 'In dit adres zitten geen regels. Open de hele link, of een bestand dat je hebt gekregen.',
  openFile: 'Bestand openen',
  fileTooLong: 'Dit bestand is te groot om gedeelde regels te zijn. Er is niets geopend.',
  late: 'Deze regels vragen te veel rekenwerk. Er is niets geopend.',
  bookLate: 'De spelregels maken vraagt te veel rekenwerk. Spelen kan wel.',
  broken: 'Deze regels zijn hier niet te openen.',
  stopped: 'Gestopt. Er is niets geopend.',
  notFetched:
    'De regels waar dit bij hoort, zijn niet op te halen. Kijk of je verbinding hebt en probeer het nog eens.',
  again: 'Nog eens proberen',
  refused: 'Dit is niet te openen',
  print: 'Afdrukken',
};
const de: typeof nl = {
  title: 'Geteilte Spielregeln',
  description:
    'Spielregeln, die dir jemand geschickt hat: lesen, spielen und werten, ohne etwas zu installieren.',
  loading: 'Die Regeln werden gelesen …',
  stop: 'Abbrechen',
  variantOf: 'Geteilte Variante von',
  changedGame: 'Geteilte Änderung an',
  ownGame: 'Ein geteiltes Spiel',
  notice:
    'Diese Regeln hat dir jemand geschickt; sie stammen nicht von dieser Seite. Alles bleibt auf deinem Gerät.',
  changeIt: 'Selbst ändern',
  rules: 'Spielregeln',
  play: 'Spielen',
  score: 'Punkte zählen',
  reference: 'Übersicht',
  make: 'Drucken',
  parts: 'Bereiche',
  bookLoading: 'Das Spiel ist schon da: Du kannst spielen. Die Spielregeln kommen gleich …',
  noBook: 'Aus diesen Regeln lässt sich kein Regelheft machen. Spielen kannst du trotzdem.',
  noReference: 'Zu diesem Spiel gibt es keine Übersicht.',
  left: 'Nicht alles ließ sich übernehmen, denn die Regeln auf dieser Seite haben sich inzwischen geändert:',
  baseChanged:
    'Die Regeln, von denen dies ausgeht, haben sich seit dem Teilen geändert. Hier gelten die von jetzt.',
  warnings: 'Diese Regeln sind noch nicht ganz fertig',
  noLink:
    'In dieser Adresse stehen keine Regeln. Öffne den ganzen Link oder eine Datei, die du bekommen hast.',
  openFile: 'Datei öffnen',
  fileTooLong: 'Diese Datei ist zu groß für geteilte Regeln. Es wurde nichts geöffnet.',
  late: 'Diese Regeln verlangen zu viel Rechenarbeit. Es wurde nichts geöffnet.',
  bookLate: 'Das Regelheft zu machen, verlangt zu viel Rechenarbeit. Spielen kannst du trotzdem.',
  broken: 'Diese Regeln lassen sich hier nicht öffnen.',
  stopped: 'Abgebrochen. Es wurde nichts geöffnet.',
  notFetched:
    'Die Regeln, zu denen dies gehört, lassen sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.',
  again: 'Noch einmal versuchen',
  refused: 'Das lässt sich nicht öffnen',
  print: 'Drucken',
};

export const readerWords: Readonly<Record<Language, typeof nl>> = { nl, de };
export type ReaderWords = typeof nl;
