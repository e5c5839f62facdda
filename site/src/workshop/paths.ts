import type { Language } from '../game/shown.ts';

const WORKSHOP: Readonly<Record<Language, string>> = { nl: 'werkplaats', de: 'werkstatt' };
const COURSE: Readonly<Record<Language, string>> = { nl: 'cursus', de: 'kurs' };

export const workshopPath = (language: Language): string => `/${language}/${WORKSHOP[language]}/`;
export const coursePath = (language: Language): string => `${workshopPath(language)}${COURSE[language]}/`;
