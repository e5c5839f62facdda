import type { LiveOnPage } from '../../game/live-games.ts';
import { LiveArticle } from '../../rulebook/LiveArticle.tsx';
import type { SentBook } from '../../rulebook/sent-book.ts';
import { useBench } from '../bench-state.ts';

interface ReadPanelProps {
  readonly live: LiveOnPage;
  readonly book: SentBook;
  readonly isOld: boolean;
  /** Whether what is different is known. */
  readonly isCompared: boolean;
}

/** The rulebook as it is now, with what is different marked. */
export function ReadPanel({ live, book, isOld, isCompared }: ReadPanelProps) {
  const { language, say } = useBench();
  return (
    <div class="w-read">
      {isOld && <p class="w-note">{say.playNot}</p>}
      {!isCompared && !isOld && (
        <p class="w-note" role="status">
          {say.readWait}
        </p>
      )}
      <LiveArticle game={live} book={book} language={language} />
    </div>
  );
}
