import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Book } from './book.ts';

/** The book in which a component stands: numbers, tables and examples come from it. */
export const InBook = createContext<Book | undefined>(undefined);

export function useBook(): Book {
  const book = useContext(InBook);
  if (!book) throw new Error('This component belongs into a rulebook.');
  return book;
}
