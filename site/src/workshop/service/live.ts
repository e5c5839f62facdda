import type { CompiledGame } from '../../../../compiler/3-ir/compiled.ts';
import { emitLive } from '../../../../compiler/4-emit/live.ts';
import type { LanguageService } from '../../../../compiler/language-service/index.ts';
import type { LiveGame } from '../../../../compiler/runtime/live-game.ts';
import { runtimeSources } from '../../game/runtime-sources.ts';
import { type CompiledBook, type SentBook, sentBook } from '../../rulebook/sent-book.ts';

/** A game as it is now: what a page needs to play it, and to read it where its book could be made. */
export interface ToldLive {
  readonly game: LiveGame;
  readonly book?: SentBook | undefined;
}

/** `base`: the rules as they were before anything was changed, where somebody wants to read what is different. */
export function liveOf(
  compiled: CompiledGame,
  now: LanguageService,
  base: (() => LanguageService) | undefined,
  hasModules: boolean,
): ToldLive {
  const { id } = compiled;
  const game = emitLive(compiled, now.sources(), runtimeSources, hasModules);
  const book = bookIn(now, id);
  if (!book) return { game };
  const variants = now.checked().games.filter((one) => one !== id && one.split('/')[0] === id.split('/')[0]);
  return { game, book: sentBook(book, base && beforeOf(book, base(), now), variants) };
}

/** What it is compared with: itself as it was; a variant that was not there before, with what it changes. */
function beforeOf(
  { compiled }: CompiledBook,
  base: LanguageService,
  now: LanguageService,
): CompiledBook | undefined {
  base.finish();
  const { id, model } = compiled;
  return bookIn(base, id) ?? (model.base === undefined ? undefined : bookIn(now, model.base));
}

function bookIn(service: LanguageService, id: string): CompiledBook | undefined {
  const compiled = service.game(id);
  const book = service.book(id);
  return compiled && book && { compiled, book, sources: service.sources() };
}
