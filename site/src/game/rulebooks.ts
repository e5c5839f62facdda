import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import { fileOf } from './found.ts';
import { liveGameOf } from './live-games.ts';

/** Where a rule is explained; undefined where it has no place of its own. */
export type LinkTo = (rule: string) => string | undefined;

// Fetched with the engine, as it tells where every rule is explained and what is printed on the boards.
const books = import.meta.glob<{ rulebook: Rulebook }>('../../../generated/**/rulebook.ts');

export async function loadRulebook(id: string): Promise<Rulebook | undefined> {
  const here = liveGameOf(id);
  if (here) return here.book?.rulebook;
  // A game can be played without its book: then there are no links.
  const module = await books[fileOf(id, 'rulebook.ts')]?.().catch(() => undefined);
  return module?.rulebook;
}

/** Links to the sections of a rulebook: on this page, or on the one at `page`. */
export function linksTo(rulebook: Pick<Rulebook, 'sectionOf'> | undefined, page = ''): LinkTo {
  return (rule) => {
    const section = rulebook?.sectionOf[rule];
    return section === undefined ? undefined : `${page}#${section}`;
  };
}

/** What the rules call the first imaginary seat at a table of this size, where they give it a name. */
export function imaginaryName(
  rulebook: Pick<Rulebook, 'imaginary'> | undefined,
  players: number,
): string | undefined {
  return rulebook?.imaginary.find(({ withPlayers }) => withPlayers === players)?.named;
}
