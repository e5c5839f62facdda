import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usualPlan } from '../../compiler/lab/plan.ts';
import { data } from '../../generated/clever/data.ts';
import { ROOT } from '../sources.ts';
import { callInPage, withPage } from './browser.ts';
import { bundle } from './bundle.ts';
import { certificate } from './lab.ts';

test('the same games give the same certificate, byte for byte, in Node and in a browser', {
  timeout: 300_000,
}, async () => {
  const module = readFileSync(`${ROOT}generated/clever/core.wasm`, 'base64');
  const plans = [
    usualPlan(data, { game: 'clever', players: 2, bots: [{ bot: 'random' }], seed: 'a', games: 600 }),
    usualPlan(data, {
      ...{ game: 'clever', players: 2, seed: 'b', games: 4 },
      bots: [{ bot: 'search', tries: 8 }, { bot: 'greedy' }],
    }),
  ];
  const site = { files: { '/lab.js': await bundle(`${ROOT}tests/browser/lab.ts`) } };
  await withPage(async (page) => {
    for (const plan of plans) {
      const half = plan.games / 2;
      const here = certificate(data, module, plan, [[0, plan.games]]);
      // In other parts there, the last one first.
      const parts = [
        [half, plan.games],
        [0, half],
      ];
      expect(await callInPage(page, '/lab.js', 'certificate', data, module, plan, parts)).toBe(here);
      expect(JSON.parse(here).digest).toMatch(/^[0-9a-f]{64}$/);
    }
  }, site);
});
