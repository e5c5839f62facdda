import type { Language } from '../game/shown.ts';

const nl = {
  about: 'Alles op één pagina, om naast het bord te leggen:',
  more: 'Alle regels, met voorbeelden',
};
const de: typeof nl = {
  about: 'Alles auf einer Seite, zum Danebenlegen:',
  more: 'Alle Regeln, mit Beispielen',
};

export const referenceWords: Readonly<Record<Language, typeof nl>> = { nl, de };
