import type { Func } from '../../code/tree.ts';
import { GRIDS } from './grids.ts';
import { LISTS } from './lists.ts';
import { NUMBERS } from './numbers.ts';
import { RANKS } from './ranks.ts';

/**
 * Small functions that a core may need. Only those that it uses are written into it, so that they are compiled together with
 * the rules of the game: a call across files would cost more than the work.
 */
export const HELPERS: readonly Func[] = [...NUMBERS, ...GRIDS, ...LISTS, ...RANKS];
