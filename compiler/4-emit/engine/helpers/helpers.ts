import { GRIDS } from './grids.ts';
import { LISTS } from './lists.ts';
import { NUMBERS } from './numbers.ts';
import { RANKS } from './ranks.ts';

/**
 * Small functions that a core may need. Only those that it uses are written into it, so that they are compiled together with
 * the rules of the game: a call across files would cost more than the work.
 */
export const HELPERS: Readonly<Record<string, string>> = { ...NUMBERS, ...GRIDS, ...LISTS, ...RANKS };

/** The helpers that a text uses, and those that they use. */
export function helpersFor(text: string): string[] {
  const found = new Set<string>();
  const look = (within: string): void => {
    for (const name of Object.keys(HELPERS)) {
      if (found.has(name) || !new RegExp(`(?<![\\w.])${name}\\(`).test(within)) continue;
      found.add(name);
      look(HELPERS[name]!.slice(HELPERS[name]!.indexOf('{')));
    }
  };
  look(text);
  return Object.keys(HELPERS).filter((name) => found.has(name));
}
