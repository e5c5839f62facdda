import { existsSync } from 'node:fs';
import type { Core } from '../../../compiler/runtime/core.ts';
import type { Entry } from './contestant.ts';
import { ofCore } from './of-core.ts';

/** The folder with the engines of the earlier revision; `earlier.ts` has put them there. */
export const BASE_FOLDER = 'BENCH_BASE';

const file = (game: string) => `${process.env[BASE_FOLDER] ?? ''}/${game}/core.ts`;

/** The core as an earlier revision has it. */
export const base: Entry = {
  name: 'base',
  title: 'generated core of the base',
  called: 'base',
  warmUp: 1,
  seconds: 2,
  missing: (game) => (existsSync(file(game)) ? undefined : `the base has no ${game}`),
  async create(way, chooser) {
    const { createCore } = (await import(file(way.game))) as { createCore(): Core };
    return ofCore(createCore(), way, chooser);
  },
};
