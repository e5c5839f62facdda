import type { Language } from '../game/shown.ts';

/**
 * What others may show in their pages: a game, or with the name of an example that example. These addresses stand apart from all other pages,
 * so that a host can let them, and nothing else, be framed.
 */
export function embedPath(language: Language, game: string, example?: string): string {
  return `/embed/${language}/${game}/${example === undefined ? '' : `#${example}`}`;
}
