import { engineOf, untouched } from '../game/engines.ts';
import { type Game, gameOf, games } from '../game/games.ts';
import type { Language } from '../game/shown.ts';
import { padGameOf } from '../pad/at-build.ts';
import { type Book, bookOf } from './book.ts';
import { sentencesOf } from './sentences.ts';

/** The book of a game or variant, for pages that are built. `sections`: where its sections are, if they are on another page. */
export function builtBook(game: Game, language: Language, sections?: string): Book {
  const { id, base } = game;
  const family = games.filter((other) => other.base !== undefined && other.base === (base ?? id));
  return bookOf({
    game,
    language,
    sentences: sentencesOf(game.rulebook, language),
    family: family.map(({ texts }) => texts),
    played: {
      engine: () => engineOf(id),
      untouched: () => untouched(id),
      padGame: () => padGameOf(id),
      mayLackExamples: base !== undefined,
    },
    ...(base === undefined ? {} : { before: builtBook(gameOf(base), language) }),
    ...(sections === undefined ? {} : { sections }),
  });
}
