import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../generated/games.ts';
import { ROOT, readSources } from '../sources.ts';
import { callInPage, withPage } from './browser.ts';
import { bundle } from './bundle.ts';
import { digests, ENGINES, type Modules } from './games.ts';

/** How many games of each kind, with each number of players; the cores are quick. */
const TIMES: Readonly<Record<string, number>> = { interpreter: 1, core: 4, WebAssembly: 4 };

// A busy machine may need long to unpack and start the browser.
test('the same seeds and moves give the same bytes in Node and in a browser', {
  timeout: 300_000,
}, async () => {
  const sources = readSources();
  // Every game, on every engine.
  const base = games.flatMap(({ data }) => (data.id.includes('/') ? [] : [data.id])).sort();
  const modules: Modules = Object.fromEntries(
    base.map((id) => [id, readFileSync(`${ROOT}generated/${id}/core.wasm`, 'base64')]),
  );
  const site = { files: { '/games.js': await bundle(`${ROOT}tests/browser/games.ts`) } };
  const found = new Map<string, readonly string[]>();
  await withPage(async (page) => {
    for (const engine of Object.keys(ENGINES)) {
      const times = TIMES[engine]!;
      const [there, here] = await Promise.all([
        callInPage<string[]>(page, '/games.js', 'digests', sources, modules, engine, times),
        digests(sources, modules, engine, times),
      ]);
      expect([...new Set(here.map((line) => line.split(',')[0]))].sort()).toEqual(base);
      expect(there, engine).toEqual(here);
      found.set(engine, there);
    }
  }, site);
  // The same words in both cores, move by move; that the interpreter plays the same games is what `regel agree` compares.
  expect(found.get('WebAssembly')).toEqual(found.get('core'));
});
