import { afterEach, expect, test, vi } from 'vitest';
import { callInPage, withPage } from './browser.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a page has a site behind it, and what it cannot find is not there', { timeout: 60_000 }, async () => {
  const files = { '/sum.js': 'export const sum = (a, b) => a + b;' };
  const found = await withPage(
    async (page, url) => ({
      sum: await callInPage<number>(page, '/sum.js', 'sum', 1, 2),
      folder: (await fetch(`${url}/here/browser.test.ts`)).status,
      outside: (await fetch(`${url}/here/..%2f..%2f..%2fpackage.json`)).status,
    }),
    { files, folders: { '/here': import.meta.dirname } },
  );
  expect(found).toEqual({ sum: 3, folder: 200, outside: 404 });
});

test('what goes wrong in the page fails the test', { timeout: 60_000 }, async () => {
  const using = withPage((page) => page.evaluate("console.error('no such rule')"));
  await expect(using).rejects.toThrow('no such rule');
});

test('a browser that cannot start is told with the cure', async () => {
  vi.stubEnv('BROWSER_PATH', '/no/such/browser');
  await expect(withPage(async () => {})).rejects.toThrow(/BROWSER_PATH=<file>.*\/no\/such\/browser/s);
});
