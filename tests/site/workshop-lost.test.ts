/** Nothing of a designer's is lost: whatever ends the page, all but the last second is there again. */
import { expect, it } from 'vitest';
import { SOON } from './bench.ts';
import { DESKTOP, withSite } from './page.ts';

/** Typed one after the other; the page is killed in between. */
const TYPED = '# every letter counts';

it.each([3, 11, TYPED.length])(
  'a page that is killed after %i letters has all but the last second',
  async (count) => {
    await withSite(async (page) => {
      await page.goto('/nl/werkplaats/#pig');
      await page.getByRole('tab', { name: 'Tekst' }).click();
      const text = page.locator('.cm-content');
      await text.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      const address = async (): Promise<string> => page.url();
      for (const letter of TYPED.slice(0, count)) await page.keyboard.type(letter, { delay: 30 });
      const typed = TYPED.slice(0, count);
      await expect.poll(address, SOON).toContain('#@');
      const own = await address();
      // What is a second old is kept, whether somebody goes on typing or not.
      await page.waitForTimeout(1000);
      await page.keyboard.type(' and this may be lost');
      const crash = await page.context().newCDPSession(page);
      // Nothing runs any more: no event of leaving, no timer. The answer never comes.
      crash.send('Page.crash').catch(() => undefined);
      const next = await page.context().newPage();
      await next.goto(own);
      await next.getByRole('tab', { name: 'Tekst' }).click();
      await next.locator('.cm-content').click();
      await next.keyboard.press('Control+End');
      await expect
        .poll(() => next.locator('.cm-line').allTextContents(), SOON)
        .toContainEqual(expect.stringContaining(typed));
    }, DESKTOP);
  },
);

it('a storage that is full first forgets what is only looked back at, then says so, and the work can be saved', async () => {
  await withSite(async (page) => {
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function full(...given) {
        const { transaction } = this;
        Object.defineProperty(transaction, 'error', {
          value: new DOMException('no room', 'QuotaExceededError'),
        });
        // A browser finds that out later, too.
        setTimeout(() => transaction.abort());
        return put.apply(this, given);
      };
    });
    await page.goto('/nl/werkplaats/#pig');
    await page
      .locator('input.w-value')
      .and(page.getByLabel(/^Doel: getal/))
      .fill('60');
    const told = page.locator('.w-lost', { hasText: 'geen ruimte meer' });
    await told.waitFor();
    const saving = page.waitForEvent('download');
    await told.getByRole('button').click();
    expect((await saving).suggestedFilename()).toMatch(/\.regelwerk$/);
  });
});
