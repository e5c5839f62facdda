import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { games } from '../../generated/games.ts';
import { embedPath } from '../../site/src/embed/paths.ts';
import { serve } from '../browser/server.ts';
import { ROOT } from '../sources.ts';
import { DESKTOP, siteUrl, withSite } from './page.ts';
import { builtPages } from './pages.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

const EXAMPLE = 'high-die-costs-the-other-rolls';

/** What the dialog of a page gives to be copied: the link, the element, the frame. */
async function snippetsOf(page: Page, button: string): Promise<string[]> {
  await page.locator(button).click();
  const texts = await page
    .locator('dialog.share textarea')
    .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog.share').count()).toBe(0);
  return texts;
}

/** A page of somebody else, on another origin, which allows no more than it must, and what it was told. */
async function withForeignPage(
  body: string,
  use: (page: Page, told: string[]) => Promise<void>,
): Promise<void> {
  const policy = `default-src 'none'; script-src ${siteUrl()}; frame-src ${siteUrl()}; style-src 'unsafe-inline'`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>A blog</title>
<meta http-equiv="Content-Security-Policy" content="${policy}; img-src data:"></head><body>${body}</body></html>`;
  const foreign = await serve({ files: { '/blog.html': html } });
  closing.push(() => foreign.close());
  expect(new URL(foreign.url).origin).not.toBe(new URL(siteUrl()).origin);
  const browser = await chromium.connect(inject('browser'));
  try {
    const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });
    const page = await context.newPage();
    const told: string[] = [];
    page.on('pageerror', (error) => told.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') told.push(message.text());
    });
    await page.goto(`${foreign.url}/blog.html`);
    await use(page, told);
  } finally {
    await browser.close();
  }
}

describe('what others show in their pages', () => {
  it('an example is shared by its button, and played in a page on another origin, as an element and as a frame', async () => {
    const [link, element, frame] = await withSite(async (page) => {
      await page.goto('/nl/clever/');
      const details = `[id="example-${EXAMPLE}"]`;
      await page.locator(`${details} > summary`).click();
      return snippetsOf(page, `${details} .share-line button`);
    });
    expect(link).toBe(`${siteUrl()}/nl/clever/#example-${EXAMPLE}`);
    await withForeignPage(`${element}<hr>${frame}`, async (page, told) => {
      const inElement = page.locator('regelwerk-embed').frameLocator('iframe');
      for (const inside of [inElement, page.frameLocator('body > iframe')]) {
        await inside.locator('[data-do="start"]').click();
        const first = await inside.locator('.p-caption').innerText();
        await inside.locator('[data-do="next"]').click();
        expect(await inside.locator('.p-caption').innerText()).not.toBe(first);
        // Rules are explained on the site, and not in a frame of the page.
        const links = await inside
          .locator('a')
          .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
        expect(new Set(links)).toEqual(new Set(['/nl/clever/']));
        expect(await inside.locator('base').getAttribute('target')).toBe('_blank');
      }
      // The element is as high as what is in it.
      await expect
        .poll(async () => {
          const { height } = (await page.locator('regelwerk-embed').boundingBox())!;
          return (
            height - (await inElement.locator('html').evaluate((root) => root.getBoundingClientRect().height))
          );
        })
        .toBeLessThan(2);
      expect(told).toEqual([]);
    });
  });

  it('a game is shared, and played against the computer', async () => {
    const [link, element] = await withSite(async (page) => {
      await page.goto('/de/ganz-schoen-clever/spielen/');
      return snippetsOf(page, '[data-share-game] button');
    });
    expect(link).toBe(`${siteUrl()}/de/ganz-schoen-clever/spielen/`);
    await withForeignPage(element!, async (page, told) => {
      const inside = page.locator('regelwerk-embed').frameLocator('iframe');
      await inside.locator('.p-seat select').first().waitFor();
      for (const select of await inside.locator('.p-seat select').all()) await select.selectOption('random');
      await inside.locator('form button[type="submit"]').click();
      await inside.locator('.p-log > li').nth(3).waitFor({ state: 'attached' });
      expect(told).toEqual([]);
    });
  });

  it('nothing else of the site can be framed', async () => {
    const paths = [
      '/',
      '/nl/',
      '/nl/clever/',
      '/de/ganz-schoen-clever/spielen/',
      '/nl/variant/',
      '/404.html',
    ];
    const frames = [...paths, embedPath('nl', 'clever')].map(
      (one) => `<iframe src="${siteUrl()}${one}"></iframe>`,
    );
    await withForeignPage(frames.join(''), async (page) => {
      const hasText = (frame: ReturnType<Page['frames']>[number]) =>
        frame.evaluate(() => document.querySelector('main') !== null).catch(() => false);
      await expect.poll(() => hasText(page.frames().at(-1)!)).toBe(true);
      const [, ...shown] = page.frames();
      expect(await Promise.all(shown.map(hasText))).toEqual([...paths.map(() => false), true]);
    });
  });

  it('a page for each game and language, which search engines leave alone', async () => {
    const pages = new Map((await builtPages()).map(({ path: at, html }) => [at, html]));
    for (const { data } of games)
      for (const language of ['nl', 'de'] as const) {
        const html = pages.get(embedPath(language, data.id)) ?? '';
        expect(html, data.id).toContain('<meta name="robots" content="noindex">');
        expect(html).toContain(`<html lang="${language}"`);
        expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      }
    expect(await readFile(path.join(ROOT, 'site/dist/sitemap-0.xml'), 'utf8')).not.toContain('/embed/');
  });

  it('the element takes nothing for a game that is none', async () => {
    const script = `<script src="${siteUrl()}/embed.js" async></script>`;
    const wrong = ['', '../nl', 'clever/quick/more', '//foreign.example', 'javascript:run()'];
    const elements = wrong.map((game) => `<regelwerk-embed game="${game}">a link</regelwerk-embed>`);
    await withForeignPage(elements.join('') + script, async (page) => {
      await page.waitForFunction(() => customElements.get('regelwerk-embed') !== undefined);
      expect(await page.locator('iframe').count()).toBe(0);
      expect(await page.locator('body').innerText()).toContain('a link');
    });
  });
});
