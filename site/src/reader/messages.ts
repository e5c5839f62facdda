import type { LiveGame } from '../../../generated/runtime/live-game.ts';
import type { ExampleShown } from '../../../generated/runtime/rulebook.ts';
import type { Language } from '../game/shown.ts';
import type { SentBook } from '../rulebook/sent-book.ts';

/** What the page asks of its worker: to open what somebody has sent. */
export interface Request {
  /** As it stands in the link or the file. */
  readonly text: string;
  readonly language: Language;
  /** Whether this browser runs WebAssembly. */
  readonly hasModules: boolean;
}

/** Something in words, and what helps. */
export interface Told {
  readonly message: string;
  readonly cure: string;
}

/** What comes back, one after the other. Only `game` and `book` open anything. */
export type Opening =
  /** Nothing was opened: it is broken, or its rules have mistakes. */
  | { readonly is: 'refused'; readonly told: readonly Told[] }
  /** The rules that it belongs to could not be fetched. */
  | { readonly is: 'not fetched' }
  | {
      readonly is: 'game';
      readonly live: LiveGame;
      /** The folder of the rules that it was made from. */
      readonly folder: string | undefined;
      /** Whether these are still as they were then. */
      readonly isBaseSame: boolean;
      /** What could not be changed. */
      readonly left: readonly Told[];
    }
  /** The rulebook; undefined where none could be made. */
  | {
      readonly is: 'book';
      readonly book: SentBook | undefined;
      readonly warnings: readonly { readonly title: string; readonly count: number }[];
      /** Whether it is still being looked for what shows the difference in a game. */
      readonly isSearched: boolean;
    }
  /** The shortest game that a search finds in which it shows that the rules are others; undefined where it found none. */
  | { readonly is: 'witness'; readonly found: Found | undefined };

/** The same game under two rules. */
export interface Found {
  /** In a sentence what differs. */
  readonly told: string;
  readonly before: { readonly live: LiveGame; readonly example: ExampleShown };
  readonly now: { readonly example: ExampleShown };
}
