import { LiveArticle } from '../../rulebook/LiveArticle.tsx';
import type { PartProps } from '../OpenGame.tsx';

/** The rulebook, beginning with what is different. */
export function RulesPart({ game, book, language }: PartProps) {
  return <div class="wrap r-book">{book && <LiveArticle game={game} book={book} language={language} />}</div>;
}
