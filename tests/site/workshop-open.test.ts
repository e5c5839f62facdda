/** What no example decides: asked, shown as it would be either way, and decided by whoever made the rules. */
import { expect, it } from 'vitest';
import { behind, line, SOON, showText, tab } from './bench.ts';
import { withSite } from './page.ts';

it('a question is put, shown under both answers, and decided with an example that is written', async () => {
  await withSite(async (page) => {
    await page.goto('/nl/werkplaats/#tic-tac-toe');
    await tab(page, 'Nakijken').click();
    await page.getByRole('button', { name: 'Zoek open vragen' }).click();
    const question = page.locator('.w-open .w-problem').first();
    await question.waitFor();
    await question.getByRole('button', { name: 'Laat beide zien' }).click();
    await page.locator('.w-dialog .p-example').nth(1).waitFor();
    await page.locator('.w-dialog').getByRole('button', { name: 'Sluiten' }).click();
    // It is written, and all that was checked before still holds.
    await question.getByRole('button', { name: 'Zo is het goed: schrijf het voorbeeld' }).click();
    await page.locator('.w-open .w-note', { hasText: 'staat nu in de regels' }).waitFor();
    await showText(page);
    await behind(page, 'example about-');
    expect(await line(page, 'example about-')).toBeDefined();
    await expect.poll(() => page.locator('.w-problem.w-error').count(), SOON).toBe(0);
  });
});
