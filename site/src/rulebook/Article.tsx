import { Blocks } from './Blocks.tsx';
import type { Book } from './book.ts';
import { DifferenceList } from './Changes.tsx';
import { InBook } from './context.ts';
import { differencesOf } from './differences.ts';
import { SheetPart } from './SheetPart.tsx';

interface ArticleProps {
  readonly book: Book;
}

/** The text of a rulebook: what is different, where it is a variant, and its sections. */
export function Article({ book }: ArticleProps) {
  return (
    <InBook.Provider value={book}>
      {book.before && <Differences book={book} />}
      <Blocks of={book.sentences.blocks} />
    </InBook.Provider>
  );
}

/** What is not as it was: rule by rule, old and new, and then the sentences that read otherwise. */
function Differences({ book }: ArticleProps) {
  const { rules, sections } = differencesOf(book);
  const { words } = book;
  return (
    <aside class="differences">
      <h2>{words.changed}</h2>
      <p>{words.changedIntro}</p>
      <DifferenceList of={rules} />
      {sections.length > 0 && (
        <details>
          <summary>{words.changedSentences}</summary>
          <DifferenceList of={sections} />
        </details>
      )}
    </aside>
  );
}

/** The parts of the quick reference. */
export function SheetParts({ book }: ArticleProps) {
  return (
    <InBook.Provider value={book}>
      {book.sentences.sheet.map((part) => (
        <SheetPart key={part.attributes.id} of={part} />
      ))}
    </InBook.Provider>
  );
}
