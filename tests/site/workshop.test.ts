import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, withSite } from './page.ts';

const BIG_PHONE = { ...PHONE, viewport: { width: 390, height: 844 } };

/** The workshop with a game, its form and its table there. */
async function opened(page: Page, address = '/nl/werkplaats/#pig'): Promise<void> {
  await page.goto(address);
  await page.locator('.w-form').first().waitFor();
}

/** The number with this label in the form. */
const number = (page: Page, label: RegExp) =>
  page.locator('input.w-value').and(page.getByLabel(label)).first();
const GOAL = /^Doel: getal/;
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const kept = (page: Page) =>
  page.locator('.w-keeping', { hasText: /^Bewaard/ }).waitFor({ state: 'attached' });

describe('from the home page to a changed rule', () => {
  it('is three clicks and a keystroke, on a phone', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/');
      await page
        .locator('.game', { hasText: 'Varken' })
        .getByRole('link', { name: 'Regels veranderen' })
        .click();
      await number(page, GOAL).click();
      await page.keyboard.press('5');
      await tab(page, 'Spelen').click();
      await page.locator('.g-room').waitFor();
      await page.locator('.w-play [data-tool="log"]').waitFor();
      expect(await page.locator('.w-play').innerText()).not.toContain('fout');
    }, BIG_PHONE);
  });
});

describe('what is changed', () => {
  it('is kept over a reload, taken back and done again, and marked', async () => {
    await withSite(async (page) => {
      await opened(page);
      await number(page, GOAL).fill('60');
      await kept(page);
      await page.reload();
      await page.locator('.w-changed').waitFor();
      expect(await number(page, GOAL).inputValue()).toBe('60');
      await page.goto('/nl/werkplaats/');
      await page.locator('.w-works a').first().click();
      await page.locator('.w-changed').waitFor();
      await number(page, GOAL).fill('61');
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await expect.poll(() => number(page, GOAL).inputValue()).toBe('60');
    });
  });

  it('is kept when the tab is killed', async () => {
    await withSite(async (page) => {
      await opened(page);
      await number(page, GOAL).fill('77');
      await page.waitForTimeout(1000);
      const address = page.url();
      const next = await page.context().newPage();
      await page.close({ runBeforeUnload: false });
      await next.goto(address);
      await next.locator('.w-changed').waitFor();
      expect(await number(next, GOAL).inputValue()).toBe('77');
    });
  });

  it('is told apart where another tab changes the same work', async () => {
    await withSite(async (page) => {
      await opened(page);
      await number(page, GOAL).fill('60');
      await kept(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.locator('.w-changed').waitFor();
      await number(other, GOAL).fill('70');
      await kept(other);
      await number(page, GOAL).fill('80');
      await page.locator('.w-lost', { hasText: 'ander tabblad' }).waitFor();
      await other.goto('/nl/werkplaats/');
      await expect.poll(() => other.locator('.w-works li').count()).toBe(2);
    });
  });

  it('says so where nothing can be kept', async () => {
    await withSite(async (page) => {
      await page.addInitScript(() => {
        const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function refused(...given) {
          queueMicrotask(() => this.transaction.abort());
          return put.apply(this, given);
        };
      });
      await opened(page);
      await number(page, GOAL).fill('60');
      await page.locator('.w-lost', { hasText: 'NIET bewaard' }).waitFor();
    });
  });

  it('is told as soon as it is wrong, and read with what is different', async () => {
    await withSite(async (page) => {
      await opened(page, '/nl/werkplaats/#pig');
      await tab(page, 'Tekst').click();
      const text = page.locator('.cm-content');
      await text.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('nonsense here');
      await tab(page, 'Nakijken').click();
      await page.locator('.w-problem.w-error').first().waitFor();
      // How many steps it was depends on how quickly it was typed.
      const undo = page.getByRole('button', { name: 'Ongedaan maken' });
      while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click();
      await expect.poll(() => page.locator('.w-problem.w-error').count()).toBe(0);
      await tab(page, 'Cijfers').click();
      await number(page, GOAL).fill('60');
      await tab(page, 'Lezen').click();
      await page.locator('.w-read .prose').waitFor();
      // The book of before stays until the new one is there.
      await page.locator('.w-read .differences', { hasText: '60' }).waitFor();
    });
  });
});

describe('sharing', () => {
  it('makes a link that opens in a fresh browser, and says what is different', async () => {
    const link = await withSite(async (page) => {
      await opened(page);
      await number(page, GOAL).fill('60');
      await page.getByRole('button', { name: 'Delen' }).click();
      return page.getByLabel('De link').inputValue();
    });
    expect(link.length).toBeLessThan(700);
    await withSite(async (page) => {
      expect(new URL(link).pathname).toBe('/nl/variant/');
      await page.goto(`/nl/werkplaats/${new URL(link).hash}`);
      await page.locator('.w-shared ins', { hasText: '60' }).waitFor();
      await page.getByRole('button', { name: 'Open in de werkplaats' }).click();
      await page.locator('.g-room').waitFor();
      await page.locator('.w-changed').first().waitFor();
    });
  });

  it('tells of a link that is broken, and stays usable', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/werkplaats/#regels=1AAAAAAzzzz');
      await page.getByRole('alert').waitFor();
      await page.locator('.w-begin-game').first().waitFor();
    });
  });
});

it('the course leads from an empty page to a game', async () => {
  await withSite(async (page) => {
    await page.goto('/de/werkstatt/kurs/');
    await page.getByRole('button', { name: 'Mach es für mich' }).click();
    await page.locator('.w-left-none').waitFor();
    await page.getByRole('button', { name: 'Nächster Schritt' }).click();
    await page.getByText('Schritt 2 von 10').waitFor();
    await page.locator('.w-keeping', { hasText: /^Auf diesem/ }).waitFor({ state: 'attached' });
    await page.reload();
    await page.getByText('Schritt 2 von 10').waitFor();
  });
});

it('fits a phone, a tablet and a desk, without English around it', async () => {
  for (const options of [BIG_PHONE, { viewport: { width: 820, height: 1180 } }, DESKTOP])
    await withSite(async (page) => {
      await opened(page, '/de/werkstatt/#whist');
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }, options);
});
