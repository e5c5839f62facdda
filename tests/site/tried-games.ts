import { games } from '../../generated/games.ts';

/**
 * The games that are played in the browser: all that are no variants, and every third variant. The others are drawn by the same parts,
 * and tests/play plays them without a browser; REGELWERK_SITE=all plays them here, too.
 */
export const triedGames = games.filter(
  ({ data }, at) => process.env.REGELWERK_SITE === 'all' || !data.id.includes('/') || at % 3 === 0,
);
