import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../../site/src/words/site.ts';
import { siteUrl, withSite } from './page.ts';

describe('a page that is not there', () => {
  /** All that somebody can see or hear of a page. */
  const told = (page: Page) =>
    page.evaluate(() =>
      [
        document.title,
        document.body.innerText,
        ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
          ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
        ),
      ].join('\n'),
    );

  it.each([
    ['nl', 'de', '/nl/bestaat-niet/'],
    ['de', 'nl', '/de/gibt-es-nicht/'],
    ['de', 'nl', '/de'],
  ] as const)(
    'says so in the language of its address, all of it, and shows the way (%s, not %s: %s)',
    async (language, other, path) => {
      expect((await fetch(siteUrl() + path)).status).toBe(404);
      await withMissing(path, async (page) => {
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        expect(await page.locator('main').count()).toBe(1);
        const all = await told(page);
        for (const name of [
          'notFoundTitle',
          'notFound',
          'skip',
          'search',
          'theme',
          'privacy',
          'otherLanguage',
        ] as const) {
          expect(all, name).toContain(words[language][name]);
          expect(all, name).not.toContain(words[other][name]);
        }
        expect(await page.title()).toContain(words[language].notFoundTitle);
        await page.locator('[data-search-open]').click();
        await page.locator('.search input').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('main a').first().click();
        await page.waitForURL(`**/${language}/**`);
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        expect(await page.title()).not.toContain(words[language].notFoundTitle);
      });
    },
  );
});

/** At an address that is not there; that the browser says so too is no fault. */
async function withMissing(path: string, use: (page: Page) => Promise<void>): Promise<void> {
  await withSite(async (page) => {
    const html = await (await fetch(siteUrl() + path)).text();
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    await page.goto(path);
    await use(page);
  });
}
