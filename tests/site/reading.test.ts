import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, siteUrl, withSite } from './page.ts';
import { builtPages } from './pages.ts';

const BOOKS = {
  nl: [
    '/nl/clever/',
    '/nl/alhambra-roll-en-write/',
    '/nl/alhambra-das-wuerfelspiel/',
    '/nl/het-paleis-van-alhambra/',
    '/nl/alcazaba/',
  ],
  de: [
    '/de/ganz-schoen-clever/',
    '/de/alhambra-roll-und-write/',
    '/de/alhambra-das-wuerfelspiel/',
    '/de/der-palast-von-alhambra/',
    '/de/alcazaba/',
  ],
};

describe('a reading page', () => {
  it('brings at most 60 kB of JavaScript before anything is played', async () => {
    for (const path of [BOOKS.nl[0]!, BOOKS.de[3]!]) {
      const bytes = await withSite(async (page) => {
        const scripts: Promise<Buffer>[] = [];
        page.on('response', (response) => {
          if (response.request().resourceType() === 'script') scripts.push(response.body());
        });
        await page.goto(path, { waitUntil: 'networkidle' });
        const loaded = await Promise.all(scripts);
        return loaded.reduce((sum, body) => sum + gzipSync(body).length, 0);
      }, PHONE);
      expect(bytes).toBeLessThan(60_000);
    }
  });

  it('fits a narrow phone and a wide screen: nothing sticks out', async () => {
    const pages = (await builtPages()).filter(({ path }) => /^\/(nl|de)\//.test(path));
    for (const options of [PHONE, { viewport: { width: 1600, height: 900 } }])
      await withSite(async (page) => {
        const wide: string[] = [];
        for (const { path } of pages.filter((_, at) => at % 3 === 0)) {
          await page.goto(path);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (over > 0) wide.push(`${path}: ${over}`);
        }
        expect(wide).toEqual([]);
      }, options);
  });

  it('is the same place in the other language', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/#foxes');
      await page.locator('a[data-keep-place]').click();
      await page.waitForURL('**/de/ganz-schoen-clever/#foxes');
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      await page.evaluate(() => history.replaceState(null, '', location.pathname));
      // Not with the mouse of the test: that would first scroll to where the link stands in the page.
      await page.evaluate(() => {
        document.getElementById('purple')!.scrollIntoView();
        document.querySelector<HTMLElement>('a[data-keep-place]')!.click();
      });
      await page.waitForURL('**/nl/clever/#purple');
    });
  });

  it('explains its words where they stand', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      const word = page.locator('#bonuses ~ ul .name.explained').first();
      await word.focus();
      const bubble = page.getByRole('tooltip');
      await bubble.waitFor();
      expect((await bubble.innerText()).length).toBeGreaterThan(20);
      await page.keyboard.press('Escape');
      expect(await bubble.isVisible()).toBe(false);
    });
  });

  it('turns dark and stays so', async () => {
    await withSite(async (page) => {
      await page.goto('/de/');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      await page.locator('[data-theme-switch]').click();
      const dark = await ground();
      expect(dark).not.toBe(light);
      await page.goto('/de/ganz-schoen-clever/');
      expect(await ground()).toBe(dark);
    });
  });

  it('can be used with the keyboard alone: skip to the content, search, open an example', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip');
      await page.keyboard.press('Enter');
      await page.keyboard.press('/');
      await page.keyboard.type('vos');
      await page.locator('.search-hits a').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/nl/**');
      await page.goto('/nl/clever/');
      await page.locator('[id="example-high-die-costs-the-other-rolls"] > summary').focus();
      await page.keyboard.press('Enter');
      const next = page.locator('[id="example-high-die-costs-the-other-rolls"] [data-do="start"]');
      await next.waitFor();
      await next.focus();
      await page.keyboard.press('Enter');
    });
  });
});

describe('the search', () => {
  const found = async (page: Page, word: string): Promise<string[]> => {
    await page.locator('[data-search-open]').click();
    await page.locator('#search-input').fill(word);
    await page.waitForFunction(() => document.querySelector('.search-tell')?.textContent?.match(/\d|\.$/));
    const hits = await page.locator('.search-hits a').allInnerTexts();
    await page.locator('.search form button').click();
    return hits;
  };

  it.each([
    [
      'nl',
      [
        'vos',
        'dobbelsteen',
        'bonus',
        'dienblad',
        'toren',
        'muur',
        'geldkaart',
        'fontein',
        'startspeler',
        'gelijkspel',
      ],
    ],
    [
      'de',
      [
        'Fuchs',
        'Würfel',
        'Bonus',
        'Tablett',
        'Turm',
        'Mauer',
        'Geldkarte',
        'Brunnen',
        'Startspieler',
        'Gleichstand',
      ],
    ],
  ])('finds ten words that players look for (%s)', async (language, words) => {
    await withSite(async (page) => {
      await page.goto(`/${language}/`);
      for (const word of words) expect((await found(page, word)).length, word).toBeGreaterThan(0);
    });
  });

  it('says so when there is nothing', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/');
      expect(await found(page, 'xyzzyplugh')).toEqual([]);
    });
  });
});

describe('without a connection', () => {
  it('everything is still there after the first visit', async () => {
    await withSite(
      async (page) => {
        await page.goto('/nl/');
        // Until it has fetched everything and taken over.
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
          timeout: 200_000,
        });
        await page.context().setOffline(true);
        await page.goto('/nl/het-paleis-van-alhambra/');
        expect(await page.locator('h1').innerText()).toContain('paleis');
        await page.goto('/nl/clever/spelen/');
        await page.locator('regel-play form button[type="submit"]').waitFor();
        await page.goto('/nl/clever/');
        await page.locator('[id="example-high-die-costs-the-other-rolls"] > summary').click();
        await page.locator('[id="example-high-die-costs-the-other-rolls"] .p-example').waitFor();
      },
      { ...DESKTOP, serviceWorkers: 'allow' },
    );
  }, 300_000);

  it('can be put on the home screen, in each language', async () => {
    for (const language of ['nl', 'de']) {
      const manifest = await (await fetch(`${siteUrl()}/${language}/app.webmanifest`)).json();
      expect(manifest).toMatchObject({ lang: language, display: 'standalone', start_url: `/${language}/` });
      for (const { src } of manifest.icons as { src: string }[])
        expect((await fetch(siteUrl() + src)).status, src).toBe(200);
    }
  });
});

describe('a page that is not there', () => {
  it('says so in the language of its address, and shows the way', async () => {
    const wrong = await fetch(`${siteUrl()}/de/gibt-es-nicht/`);
    expect(wrong.status).toBe(404);
    const html = await wrong.text();
    expect(html).toContain('/de/ganz-schoen-clever/');
  });
});

describe('nobody is shut out (axe)', () => {
  const paths = [
    '/',
    '/nl/',
    '/de/ueber/',
    '/404.html',
    ...BOOKS.nl.filter((_, at) => at % 2 === 0),
    ...BOOKS.de.filter((_, at) => at % 2 === 1),
    '/nl/clever/snel-spel/',
    '/nl/clever/overzicht/',
    '/de/der-palast-von-alhambra/uebersicht/',
    '/nl/clever/spelen/',
    '/de/der-palast-von-alhambra/spielen/',
    '/nl/clever/punten/',
    '/de/der-palast-von-alhambra/punkte/',
  ];
  // Every page in both; the rulebooks, which are long, in one or the other.
  const isBook = (path: string) => [...BOOKS.nl, ...BOOKS.de, '/nl/clever/snel-spel/'].includes(path);
  const ways = paths.flatMap((path, at) => [
    { path, colorScheme: 'light' as const, options: at % 2 ? PHONE : DESKTOP },
    { path, colorScheme: 'dark' as const, options: at % 2 ? DESKTOP : PHONE },
  ]);
  it.each(ways.filter(({ path }, at) => !isBook(path) || at % 4 === 0 || at % 4 === 3))(
    '$path, $colorScheme',
    async ({ path, colorScheme, options }) => {
      await withSite(
        async (page) => {
          await page.goto(path);
          if (await page.locator('regel-play').count()) {
            await page.locator('regel-play form button[type="submit"]').click();
            await page.locator('.p-chooser, .p-now').first().waitFor();
          }
          if (await page.locator('regel-pad').count())
            await page.locator('regel-pad button').first().waitFor();
          // Sizes and colours are only known of what is laid out.
          await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          const shown = (nodes: (typeof violations)[number]['nodes']) =>
            nodes
              .slice(0, 3)
              .map(({ html }) => html.slice(0, 160))
              .join(' | ');
          expect(violations.map(({ id, nodes }) => `${id}: ${shown(nodes)}`)).toEqual([]);
        },
        { ...options, colorScheme },
      );
    },
  );
});
