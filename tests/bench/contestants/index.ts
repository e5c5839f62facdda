import { isGenerated } from '../generated.ts';
import type { Create } from './contestant.ts';

export interface Entry {
  /** Its row in the table. */
  readonly title: string;
  /** CPU seconds until it no longer gets faster, then those that count. */
  readonly warmUp: number;
  readonly seconds: number;
  /** Why it cannot take part; undefined if it can. */
  readonly missing?: () => string | undefined;
  /** Whether it needs the packages of the anchors. */
  readonly needsPackages?: boolean;
  /** What its process finds in its environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Only when asked for by name. */
  readonly onlyIfNamed?: boolean;
  /** Its module is loaded in its own process only. */
  readonly load: () => Promise<Create>;
}

const notGenerated = (name: string) => () =>
  isGenerated(name) ? undefined : `generated/clever/${name}.ts is not there; npm run generate writes it`;

export const CONTESTANTS: Readonly<Record<string, Entry>> = {
  limit: {
    title: 'hand-written, at the limit',
    warmUp: 1,
    seconds: 2,
    load: async () => (await import('./limit.ts')).create,
  },
  core: {
    title: '**generated core**',
    warmUp: 1,
    seconds: 2,
    missing: notGenerated('core'),
    load: async () => (await import('./core.ts')).create,
  },
  facade: {
    title: '**generated façade**',
    warmUp: 2,
    seconds: 2,
    missing: notGenerated('engine'),
    load: async () => (await import('./facade.ts')).create,
  },
  plain: {
    title: 'hand-written, plain',
    warmUp: 2,
    seconds: 2,
    load: async () => (await import('./plain.ts')).create,
  },
  interpreter: {
    title: 'reference interpreter',
    warmUp: 5,
    seconds: 3,
    load: async () => (await import('./interpreter.ts')).create,
  },
  bgio: {
    title: 'boardgame.io 0.50, its reducer',
    warmUp: 35,
    seconds: 5,
    needsPackages: true,
    load: async () => (await import('./bgio.ts')).create,
  },
  'bgio-production': {
    title: 'boardgame.io 0.50, its reducer, NODE_ENV=production',
    warmUp: 20,
    seconds: 5,
    needsPackages: true,
    environment: { NODE_ENV: 'production' },
    load: async () => (await import('./bgio.ts')).create,
  },
  'bgio-client': {
    title: 'boardgame.io 0.50, its client',
    warmUp: 35,
    seconds: 5,
    needsPackages: true,
    onlyIfNamed: true,
    load: async () => (await import('./bgio.ts')).createWithClient,
  },
};
