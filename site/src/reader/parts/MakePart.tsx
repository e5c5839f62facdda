import { useEffect, useMemo, useRef } from 'preact/hooks';
import { shownIn } from '../../game/load.ts';
import { fitOnPaper } from '../../print/fit.ts';
import { PrintAndPlay } from '../../print/PrintAndPlay.tsx';
import { printWords } from '../../print/words.ts';
import { untouched } from '../../rulebook/live.ts';
import { words } from '../../words/site.ts';
import type { PartProps } from '../OpenGame.tsx';
import '../../print/print.css';

/** Sheets, cards and tiles, to be printed and cut out. */
export function MakePart({ game, book, language }: PartProps) {
  const { live, opened } = game;
  const seen = useMemo(() => untouched(opened.engine), [opened]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) fitOnPaper(place.current);
  }, [seen]);
  const { texts, sentences } = live;
  return (
    <div class="wrap app-page r-print" ref={place}>
      <p class="no-print">
        {words[language].makeAbout}{' '}
        <button class="button" type="button" onClick={() => window.print()}>
          {printWords[language].print}
        </button>
      </p>
      <PrintAndPlay
        shown={shownIn({ engine: opened.engine, texts: texts as never, sentences }, language)}
        seen={seen}
        {...(book ? { tables: book.rulebook.tables } : {})}
      />
    </div>
  );
}
