import { expect, test } from 'vitest';
import { games } from '../../generated/games.ts';
import { ROOT, readSources } from '../sources.ts';
import { callInPage, withPage } from './browser.ts';
import { bundle } from './bundle.ts';
import { digests, ENGINES } from './games.ts';

/** How many games of each kind, with each number of players. */
const TIMES = 1;

// A busy machine may need long to unpack and start the browser.
test('the same seeds and moves give the same bytes in Node and in a browser', {
  timeout: 120_000,
}, async () => {
  const sources = readSources();
  // Every game, on every engine.
  const base = games.flatMap(({ data }) => (data.id.includes('/') ? [] : [data.id])).sort();
  const site = { files: { '/games.js': await bundle(`${ROOT}tests/browser/games.ts`) } };
  await withPage(async (page) => {
    for (const engine of Object.keys(ENGINES)) {
      const [there, here] = await Promise.all([
        callInPage<string[]>(page, '/games.js', 'digests', sources, engine, TIMES),
        digests(sources, engine, TIMES),
      ]);
      expect([...new Set(here.map((line) => line.split(',')[0]))].sort()).toEqual(base);
      expect(there, engine).toEqual(here);
    }
  }, site);
});
