import { useMemo } from 'preact/hooks';
import { SheetParts } from '../../rulebook/Article.tsx';
import { liveBook } from '../../rulebook/live.ts';
import { sizeOf } from '../../rulebook/sheet.ts';
import type { PartProps } from '../OpenGame.tsx';
import { readerWords } from '../words.ts';

/** The whole game on one page, to be printed and laid beside the table. */
export function ReferencePart({ game, book: sent, language }: PartProps) {
  const words = readerWords[language];
  const book = useMemo(() => sent && liveBook(game, sent, language), [game, sent, language]);
  if (!book || book.sentences.sheet.length === 0) return <p class="wrap app-page">{words.noReference}</p>;
  return (
    <article class={`wrap sheet sheet-${sizeOf(book.sentences.sheet)}`}>
      <p class="no-print">
        <button class="button" type="button" onClick={() => window.print()}>
          {words.print}
        </button>
      </p>
      <div class="sheet-parts">
        <SheetParts book={book} />
      </div>
    </article>
  );
}
