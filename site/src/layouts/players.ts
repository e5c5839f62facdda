import type { Game } from '../game/games.ts';
import type { Words } from '../words/site.ts';

/** “1–4 spelers”. */
export function playersInWords({ data }: Game, words: Words): string {
  const { from, to } = data.players;
  if (from === to) return `${from} ${from === 1 ? words.player : words.players}`;
  return `${from}–${to} ${words.players}`;
}
