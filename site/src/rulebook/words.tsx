import type { ComponentChildren } from 'preact';
import { Icon } from '../icons/Icon.tsx';
import { knownIcon } from '../icons/index.ts';
import { valueText, wordFor } from './book.ts';
import { useBook } from './context.ts';

interface OfProps {
  readonly of: string;
}

/** A question that players ask, and its answer. */
export function Ask({ children }: { readonly children: ComponentChildren }) {
  return <div class="ask">{children}</div>;
}

/** What something in the game is called, with its sign, if it has one. Its explanation opens when it is touched. */
export function Name({ of }: OfProps) {
  return (
    <span class="name" data-term={of}>
      {knownIcon(of) && <Icon name={of} />}
      {wordFor(useBook(), of)}
    </span>
  );
}

/** What the game says when it refuses a move, word for word: in the book it is a rule like any other. */
export function Reason({ of }: OfProps) {
  return <span class="reason">{wordFor(useBook(), `reason-${of}`)}</span>;
}

interface ValueProps extends OfProps {
  readonly noun?: string;
  readonly players?: string;
}

/**
 * A number, or another value, that the rules give: in a variant it is that of the variant. With a noun, the number is said in words
 * and the noun in the form that goes with it; with a number of players, it is the value for so many.
 */
export function Value(props: ValueProps) {
  return <span class="value">{valueText(useBook(), props)}</span>;
}

interface TermProps extends OfProps {
  readonly also?: string;
  readonly children: ComponentChildren;
}

/**
 * A line of the glossary. For the search its word weighs as much as a question; `also` are other forms of it: the search finds no
 * compounds by itself.
 */
export function Term({ of, also, children }: TermProps) {
  return (
    <div class="term" id={`term-${of}`}>
      <dfn data-pagefind-weight="5">
        {knownIcon(of) && <Icon name={of} />}
        {wordFor(useBook(), of)}
      </dfn>{' '}
      <span class="visually-hidden">({also})</span>
      <div class="term-text">{children}</div>
    </div>
  );
}
