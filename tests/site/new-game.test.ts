import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serve } from '../browser/server.ts';
import { buildSite } from './build.ts';
import { press } from './playing.ts';
import { projectOfLanterns } from './project.ts';

/** The site of a new game is built from its folder alone. */
let root = '';
const read = (file: string): string => readFileSync(path.join(root, 'site/dist', file), 'utf8');

beforeAll(() => {
  root = projectOfLanterns();
  buildSite(root);
}, 120_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a new game', () => {
  it('has all its pages in both languages, and so has its variant, with numbers of its own', () => {
    expect(read('nl/lantaarns/index.html')).toContain('<span class="value">3</span> rondes');
    expect(read('nl/lantaarns/lange-nacht/index.html')).toContain('<span class="value">5</span> rondes');
    for (const page of ['', 'spielen/', 'punkte/', 'uebersicht/'])
      expect(read(`de/laternen/lange-nacht/${page}index.html`)).toContain('Lange Nacht');
    expect(read('nl/index.html')).toContain('Een klein spel met twee dobbelstenen.');
    // Nobody has written its quick reference: it is made of what there is.
    const sheet = read('nl/lantaarns/overzicht/index.html');
    for (const part of ['Jouw beurt', 'Aansteken', 'Wie wint']) expect(sheet).toContain(part);
  });

  const withPage = async (address: string, use: (page: Page) => Promise<void>): Promise<void> => {
    const server = await serve({ folders: { '/': path.join(root, 'site/dist') } });
    const browser = await chromium.connect(inject('browser'));
    try {
      const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(`${server.url}${address}`);
      for (const select of await page.locator('.p-seat select').all()) await select.selectOption('person');
      await page.locator('regel-play form button[type="submit"]').click();
      await use(page);
    } finally {
      await browser.close();
      await server.close();
    }
  };
  it('can be played to its end', async () => {
    await withPage('/nl/lantaarns/spelen/', async (page) => {
      await page.evaluate(press, { seed: 3, until: '.p-final', most: 200 });
      expect(await page.locator('.p-final h2').innerText()).toMatch(/\S/);
      expect(await page.locator('.p-final').innerText()).toMatch(/punten (rood|goud)/);
    });
  });

  it('says so where its rules come to what they call impossible', async () => {
    await withPage('/de/laternen/windstoss/spielen/', async (page) => {
      await page.evaluate(press, { seed: 3, until: '.g-note p', most: 20 });
      await page.locator('.g-note').getByText('Die Spielregeln kommen hier nicht weiter.').waitFor();
    });
  });
});
