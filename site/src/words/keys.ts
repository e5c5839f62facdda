import type { Language } from '../game/shown.ts';

/** What stands over the columns of tables in all games. */
export const keys: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  nl: { players: 'spelers', round: 'ronde', points: 'punten', place: 'plaats' },
  de: { players: 'Spieler', round: 'Runde', points: 'Punkte', place: 'Platz' },
};
