import { existsSync } from 'node:fs';
import type { Core } from '../../../compiler/runtime/core.ts';
import { GENERATED } from '../games.ts';
import type { Entry } from './contestant.ts';
import { ofCore } from './of-core.ts';

/** The generated core, as bots and simulations use it. */
export const core: Entry = {
  name: 'core',
  title: '**generated core**',
  called: 'generated core',
  warmUp: 1,
  seconds: 2,
  missing: (game) =>
    existsSync(`${GENERATED}${game}/core.ts`)
      ? undefined
      : `generated/${game}/core.ts is not there; npm run generate writes it`,
  async create(way, chooser) {
    const { createCore } = (await import(`${GENERATED}${way.game}/core.ts`)) as { createCore(): Core };
    return ofCore(createCore(), way, chooser);
  },
};
