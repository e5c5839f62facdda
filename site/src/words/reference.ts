import type { Language } from '../game/shown.ts';

const nl = {
  about: 'Alles op één pagina, om naast het bord te leggen:',
  course: 'Wat er gebeurt',
  actions: 'Wat je kunt doen',
  choose: 'Kies:',
  refused: 'Mag niet:',
  points: 'Punten en winnaar',
  others: 'Ook punten voor:',
  winner: 'Winnaar',
  tables: 'Tabellen',
  most: 'Het meeste telt:',
  least: 'Het minste telt:',
  tie: 'Bij gelijke stand:',
  ties: {
    share: 'Nog steeds gelijk: samen delen, naar beneden afgerond.',
    'joint win': 'Nog steeds gelijk: samen winnen.',
    'by lot': 'Nog steeds gelijk: het lot beslist.',
    nobody: 'Nog steeds gelijk: niemand krijgt iets.',
    impossible: '',
  },
};
const de: typeof nl = {
  about: 'Alles auf einer Seite, zum Danebenlegen:',
  course: 'Was geschieht',
  actions: 'Was du tun kannst',
  choose: 'Wähle:',
  refused: 'Geht nicht:',
  points: 'Punkte und Sieg',
  others: 'Punkte gibt es auch für:',
  winner: 'Sieg',
  tables: 'Tabellen',
  most: 'Vorn liegt, wer am meisten hat:',
  least: 'Vorn liegt, wer am wenigsten hat:',
  tie: 'Bei Gleichstand:',
  ties: {
    share: 'Bleibt es gleich: Es wird geteilt und abgerundet.',
    'joint win': 'Bleibt es gleich: gemeinsamer Sieg.',
    'by lot': 'Bleibt es gleich: Das Los entscheidet.',
    nobody: 'Bleibt es gleich: Niemand bekommt etwas.',
    impossible: '',
  },
};

export const referenceWords: Readonly<Record<Language, typeof nl>> = { nl, de };
