import { h } from 'preact';
import { ExplorerClosed, ExplorerStatic } from '../pad/ExplorerStatic.tsx';
import { useBook } from './context.ts';

/** A scoring to try out: change the numbers, and see who gets what, and why. */
export function Explore({ of }: { readonly of: string }) {
  const { game, language, shown, played } = useBook();
  const still = played.padGame ? (
    <ExplorerStatic game={played.padGame()} language={language} of={of} />
  ) : (
    <ExplorerClosed shown={shown} of={of} />
  );
  return h('regel-explore', { game: game.id, language, of, 'data-pagefind-ignore': 'all' }, still);
}
