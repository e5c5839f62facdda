import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ROOT } from '../sources.ts';
import { showText, tab } from './bench.ts';
import { withSite } from './page.ts';

/** All scripts that a visit fetches, in the order in which they come. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

const sizeOf = (scripts: Iterable<string>): number =>
  [...scripts].reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(ROOT, 'site/dist', file)), { level: 9 }).length,
    0,
  );

it('fetches no more than 350 kB of its own before a changed game is played, and nobody else fetches it', async () => {
  // What other pages have too: whoever plays and reads there.
  const elsewhere = await withSite(async (page) => {
    const scripts = scriptsOf(page);
    for (const address of [
      '/nl/',
      '/nl/varken/',
      '/nl/variant/',
      '/nl/varken/punten/',
      '/nl/varken/printen/',
    ])
      await page.goto(address);
    await page.goto('/nl/varken/');
    // An example is drawn before anything is fetched for it: what plays it comes with the first press.
    const player = page.waitForRequest(/ExamplePlayer/);
    await page.locator('[id^="example-"] > summary').first().click();
    await page.locator('details[open] .p-example button:enabled').first().click();
    await player;
    await page.goto('/nl/varken/spelen/');
    const seats = page.locator('regel-play .p-seat select');
    await seats.first().waitFor();
    for (const seat of await seats.all()) await seat.selectOption('search');
    const bots = page.waitForEvent('worker');
    await page.locator('regel-play form button[type="submit"]').click();
    await bots;
    await page.locator('.g-room').waitFor();
    return scripts;
  });
  await withSite(async (page) => {
    const scripts = scriptsOf(page);
    await page.goto('/nl/werkplaats/#pig');
    await page.locator('.w-form').first().waitFor();
    await tab(page, 'Spelen').click();
    await page.locator('.g-room').waitFor();
    const own = new Set([...scripts].filter((file) => !elsewhere.has(file)));
    expect(sizeOf(own)).toBeLessThanOrEqual(350_000);
    expect([...elsewhere].filter((file) => /worker-(nl|de)|mount-workshop|editor/.test(file))).toEqual([]);
    // The text editor comes when somebody opens the text.
    await showText(page);
    const editor = [...scripts].filter((file) => !elsewhere.has(file) && !own.has(file));
    expect(sizeOf(editor)).toBeLessThanOrEqual(130_000);
  });
});
