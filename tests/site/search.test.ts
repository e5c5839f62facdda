import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withSite } from './page.ts';

describe('the search', () => {
  const found = async (page: Page, word: string) => {
    await page.locator('[data-search-open]').click();
    await page.locator('#search-input').fill(word);
    await page.waitForFunction(() => document.querySelector('.search-tell')?.textContent?.match(/\d|\.$/));
    const hits = await page.locator('.search-hits a').evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map((link) => ({
        place: link.pathname + link.hash,
        title: link.querySelector('strong')!.textContent,
        text: link.querySelector('small')!.innerText,
        below: link.closest('ol')!.previousElementSibling?.textContent,
      })),
    );
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
      for (const word of words) {
        const hits = await found(page, word);
        expect(hits.length, word).toBeGreaterThan(0);
        expect(hits.filter(({ title }) => title.endsWith('#'))).toEqual([]);
        // No page of a game: there is no game of its own.
        expect(hits.filter(({ below }) => below)).toEqual([]);
      }
    });
  });

  it.each([
    ['/nl/clever/', 'vos', '/nl/clever/#foxes'],
    ['/nl/clever/', 'vossen', '/nl/clever/#foxes'],
    ['/nl/clever/spelen/', 'wat geeft een vos', '/nl/clever/#foxes'],
    ['/nl/clever/snel-spel/', 'vos', '/nl/clever/#foxes'],
    ['/nl/', 'vos', '/nl/clever/#foxes'],
    [
      '/nl/het-paleis-van-alhambra/',
      'hoeveel punten krijg ik voor een muur',
      '/nl/het-paleis-van-alhambra/#outer-wall',
    ],
    ['/de/ganz-schoen-clever/', 'Fuchs', '/de/ganz-schoen-clever/#foxes'],
    ['/de/ganz-schoen-clever/', 'Was bringt ein Fuchs?', '/de/ganz-schoen-clever/#foxes'],
    ['/de/alcazaba/', 'Was macht Dirk?', '/de/alcazaba/#two-players'],
  ])('on %s shows for “%s” what answers it among the first three', async (path, text, place) => {
    await withSite(async (page) => {
      await page.goto(path);
      expect((await found(page, text)).slice(0, 3).map((hit) => hit.place)).toContain(place);
    });
  });

  it('begins with the game whose page it is, then its variants, then the others', async () => {
    await withSite(async (page) => {
      await page.goto('/de/alcazaba/');
      const hits = await found(page, 'Dirk');
      const isOwn = hits.map((hit) => hit.place.startsWith('/de/alcazaba/'));
      expect(isOwn[0]).toBe(true);
      expect(isOwn.indexOf(false)).toBe(isOwn.lastIndexOf(true) + 1);
      expect(hits.map(({ below }) => below)).toEqual(
        isOwn.map((own) => (own ? 'In diesem Spiel' : 'In anderen Spielen')),
      );

      await page.goto('/nl/clever/snel-spel/');
      const own = (await found(page, 'spel')).filter(({ below }) => below === 'In dit spel');
      const pages = [...new Set(own.map((hit) => hit.place.replace(/#.*/, '')))];
      expect(pages[0]).toBe('/nl/clever/');
      expect(pages).toContain('/nl/clever/snel-spel/');
      expect(pages.filter((one) => !one.startsWith('/nl/clever/'))).toEqual([]);
    });
  });

  it('leads to a word of the glossary, with what it means', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      const hit = (await found(page, 'vosje')).find(({ place }) => place.endsWith('#term-Bonus-fox'));
      expect(hit?.title).toBe('vos');
      expect(hit?.text).not.toContain('vosje');
    });
  });

  it('asks as typed when there are only common words', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      expect((await found(page, 'hoe')).length).toBeGreaterThan(0);
    });
  });

  it('reads no drawings', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      for (const word of ['geel', 'kolom', 'rij'])
        for (const { text } of await found(page, word)) expect(text).not.toMatch(/kolom \d+: |rij \d+: /);
    });
  });

  it('says so when there is nothing', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/');
      expect(await found(page, 'xyzzyplugh')).toEqual([]);
    });
  });
});
