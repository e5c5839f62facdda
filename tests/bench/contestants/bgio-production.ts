import { bgio } from './bgio.ts';
import type { Entry } from './contestant.ts';

/** The same, told that it is in production. */
export const bgioProduction: Entry = {
  ...bgio,
  name: 'bgio-production',
  title: 'boardgame.io 0.50, its reducer, NODE_ENV=production',
  called: 'boardgame.io in production',
  warmUp: 20,
  environment: { NODE_ENV: 'production' },
};
