import type { Game } from '../game/games.ts';
import type { SiteWords } from '../words/site.ts';

/** “1–4 spelers”. */
export function playersInWords({ data }: Pick<Game, 'data'>, words: SiteWords): string {
  const { from, to } = data.players;
  if (from === to) return `${from} ${from === 1 ? words.player : words.players}`;
  return `${from}–${to} ${words.players}`;
}
