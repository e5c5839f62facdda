import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LiveOnPage } from '../game/live-games.ts';
import type { Language } from '../game/shown.ts';
import { awaitExplorers } from '../page/explorers.ts';
import { explainWords } from '../page/glossary.ts';
import { tellWideTables } from '../page/wide-tables.ts';
import { Article } from './Article.tsx';
import { liveBook } from './live.ts';
import type { SentBook } from './sent-book.ts';
import '../play/example-element.ts';
import '../styles/book.css';
import '../table/table.css';
import '../play/play.css';
import '../pad/pad.css';

interface LiveArticleProps {
  readonly game: LiveOnPage;
  readonly book: SentBook;
  readonly language: Language;
}

/**
 * The rulebook of a game that was compiled in the browser, as on the pages that were built: its examples are played where they stand, and
 * what is different is marked. Other rules are drawn anew from the beginning.
 */
export function LiveArticle({ game, book: sent, language }: LiveArticleProps) {
  const book = useMemo(() => liveBook(game, sent, language), [game, sent, language]);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!place.current) return;
    explainWords(place.current);
    tellWideTables(place.current);
    awaitExplorers(place.current);
  }, [book]);
  if (!book) return null;
  return (
    <article class="prose" ref={place} key={game.live.data.id}>
      <Article book={book} />
    </article>
  );
}
