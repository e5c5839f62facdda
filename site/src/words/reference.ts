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
};

export const referenceWords: Readonly<Record<Language, typeof nl>> = { nl, de };
