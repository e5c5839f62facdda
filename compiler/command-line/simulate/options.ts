import type { Call } from '../shared/command.ts';

export const OPTIONS = {
  games: 'number',
  players: 'text',
  bots: 'text',
  seed: 'text',
  threads: 'number',
  shard: 'text',
  to: 'word',
  resume: 'flag',
  report: 'word',
  json: 'flag',
  csv: 'flag',
} as const;
export type SimulateCall = Call<typeof OPTIONS>;
