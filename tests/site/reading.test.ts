import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BOOKS } from './books.ts';
import { DESKTOP, PHONE, withSite } from './page.ts';
import { builtPages } from './pages.ts';

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
      // Who has read on since is led to what is read now.
      await page.evaluate(() => {
        document.getElementById('foxes')!.scrollIntoView();
        document.querySelector<HTMLElement>('a[data-keep-place]')!.click();
      });
      await page.waitForURL('**/de/ganz-schoen-clever/#foxes');
    });
  });

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('begins where a link leads to, on %s', async (_, options) => {
    await withSite(
      async (page) => {
        const topOf = (id: string) =>
          page.evaluate((one) => document.getElementById(one)!.getBoundingClientRect().top, id);
        for (const id of ['foxes', 'questions', 'yellow']) {
          await page.goto('/nl/');
          await page.goto(`/nl/clever/#${id}`);
          await page.waitForTimeout(500);
          expect(Math.abs((await topOf(id)) - 80), id).toBeLessThan(40);
        }
        // From one section to another on the same page.
        await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#solo"]')!.click());
        await page.waitForTimeout(500);
        expect(Math.abs((await topOf('solo')) - 80)).toBeLessThan(40);
      },
      { ...options, reducedMotion: 'no-preference' },
    );
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
      for (const key of ['Enter', ' ']) {
        await page.keyboard.press(key);
        expect(await bubble.isVisible(), key).toBe(true);
        await page.keyboard.press('Escape');
      }
    });
  });

  it('keeps an explanation as long as the pointer is on it', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      await page.locator('#bonuses ~ ul .name.explained').first().hover();
      const bubble = page.getByRole('tooltip');
      await bubble.hover();
      await page.waitForTimeout(500);
      expect(await bubble.isVisible()).toBe(true);
      await page.mouse.move(0, 0);
      await bubble.waitFor({ state: 'hidden' });
    });
  });

  it('is printed dark on white, whatever the switch says', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
      const light = await ink();
      await page.locator('[data-theme-switch]').click();
      expect(await ink()).not.toBe(light);
      await page.emulateMedia({ media: 'print' });
      expect(await ink()).toBe(light);
    });
  });

  it('is printed with whole tables where the game stands on one page', async () => {
    const overviews = (await builtPages()).filter(({ path }) => /^\/nl\/.*\/overzicht\/$/.test(path));
    expect(overviews.length).toBeGreaterThanOrEqual(BOOKS.nl.length);
    // A4; and what is left of it between the margins.
    for (const width of [794, 718])
      await withSite(
        async (page) => {
          await page.emulateMedia({ media: 'print' });
          // Whether the fonts of the site come in time depends on the line; those of the device are wider.
          await page.route('**/*.woff2', (route) => route.abort('blockedbyclient'));
          const cut: string[] = [];
          for (const { path } of overviews) {
            await page.goto(path);
            const wide = await page.evaluate(() =>
              [...document.querySelectorAll('.scrolls')]
                .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
                .map((one) => one.getAttribute('aria-label')),
            );
            cut.push(...wide.map((table) => `${path} at ${width}: ${table}`));
          }
          expect(cut).toEqual([]);
        },
        { viewport: { width, height: 1123 } },
      );
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
      const hit = page.locator('.search-hits a').first();
      await hit.waitFor();
      const leadsTo = await hit.evaluate((link: HTMLAnchorElement) => link.href);
      expect(leadsTo).not.toBe(page.url());
      await page.keyboard.press('Enter');
      await page.waitForURL(leadsTo);
      await page.goto('/nl/clever/');
      await page.locator('[id="example-high-die-costs-the-other-rolls"] > summary').focus();
      await page.keyboard.press('Enter');
      const example = page.locator('[id="example-high-die-costs-the-other-rolls"]');
      const button = (does: string) => example.locator(`[data-do="${does}"]`);
      const step = () => example.locator('.p-count').innerText();
      await button('start').focus();
      await page.keyboard.press('Enter');
      await example.locator('[data-do="start"][aria-disabled="true"]').waitFor();
      const first = await step();
      await button('next').focus();
      await page.keyboard.press('Enter');
      await example.locator('[data-do="start"][aria-disabled="false"]').waitFor();
      expect(await step()).not.toBe(first);
    });
  });
});
