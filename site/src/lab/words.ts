import type { Language } from '../game/shown.ts';

const nl = {
  intro:
    'Laat de computer dit spel heel vaak spelen, en lees wat de regels ermee doen: hoe lang het duurt, wie er voordeel heeft, wat er te kiezen valt en wat nooit gebeurt. Er gaat niets naar een server; alles gebeurt op je eigen apparaat.',
  players: 'Spelers',
  games: 'Partijen',
  bots: 'Wie er speelt',
  'bots-random': 'iedereen doet zomaar wat',
  'bots-greedy': 'iedereen doet meteen de beste zet',
  'bots-greedy,random': 'één met verstand, de rest zomaar wat',
  'bots-search:50': 'iedereen denkt vooruit (traag)',
  'bots-search:50,greedy': 'één denkt vooruit, de rest meteen de beste (traag)',
  seed: 'Toevalscode',
  against: 'Vergelijken met',
  'against-none': 'niets',
  start: 'Spelen maar',
  stop: 'Stop',
  progress: '{done} van {of} partijen, nog {left}',
  progressCompare: '{done} partijen van elk, hooguit {of}',
  stopped: 'Gestopt na {done} van {of} partijen; dit is wat die zeggen.',
  failed: 'Het lab kon niet beginnen. Probeer het nog eens: {message}',
  ready: 'Klaar: {done} partijen in {time}.',
  share: 'Link naar precies deze partijen',
  saveJson: 'Certificaat (JSON)',
  saveCsv: 'Rekenblad (CSV)',
  savePage: 'Pagina (HTML)',
  print: 'Afdrukken',
  seconds: '{count} s',
  minutes: '{count} min',
};

export type LabPageWords = Readonly<typeof nl>;

const de: LabPageWords = {
  intro:
    'Lass den Computer dieses Spiel sehr oft spielen und lies, was die Regeln damit machen: wie lange es dauert, wer einen Vorteil hat, was es zu wählen gibt und was nie geschieht. Nichts wird an einen Server geschickt; alles geschieht auf deinem eigenen Gerät.',
  players: 'Spieler',
  games: 'Partien',
  bots: 'Wer spielt',
  'bots-random': 'alle machen irgendeinen Zug',
  'bots-greedy': 'alle machen sofort den besten Zug',
  'bots-greedy,random': 'eine Person mit Verstand, der Rest irgendwie',
  'bots-search:50': 'alle denken voraus (langsam)',
  'bots-search:50,greedy': 'eine denkt voraus, der Rest sofort das Beste (langsam)',
  seed: 'Zufallscode',
  against: 'Vergleichen mit',
  'against-none': 'nichts',
  start: 'Los geht’s',
  stop: 'Stopp',
  progress: '{done} von {of} Partien, noch {left}',
  progressCompare: 'je {done} Partien, höchstens {of}',
  stopped: 'Angehalten nach {done} von {of} Partien; das sagen sie.',
  failed: 'Das Labor konnte nicht anfangen. Versuch es noch einmal: {message}',
  ready: 'Fertig: {done} Partien in {time}.',
  share: 'Link zu genau diesen Partien',
  saveJson: 'Zertifikat (JSON)',
  saveCsv: 'Tabelle (CSV)',
  savePage: 'Seite (HTML)',
  print: 'Drucken',
  seconds: '{count} s',
  minutes: '{count} min',
};

const WORDS: Readonly<Record<Language, LabPageWords>> = { nl, de };

export type SayLab = (id: keyof LabPageWords, values?: Readonly<Record<string, string | number>>) => string;

export function labSayer(language: Language): SayLab {
  return (id, values = {}) =>
    WORDS[language][id].replace(/\{([a-z]+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
