/** What the text of the workshop does for whoever writes it, each in a real browser. */
import { expect, it } from 'vitest';
import { behind, line, lines, mark, openText, SOON, tab } from './bench.ts';
import { withSite } from './page.ts';

it('completes a name, tells what it means, and cures a slip with a button', async () => {
  await withSite(async (page) => {
    await openText(page, 'pig');
    await mark(page, 'to safe');
    await page.keyboard.type('to sa');
    await page.locator('.cm-tooltip-autocomplete').getByText('safe', { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('ef');
    await tab(page, 'Nakijken').click();
    await page.getByRole('button', { name: 'Schrijf “safe”' }).first().waitFor();
    await page.locator('.cm-lintRange-error', { hasText: 'saef' }).first().hover();
    await page.locator('.cm-diagnosticAction', { hasText: 'Schrijf “safe”' }).first().waitFor();
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Schrijf “safe”' }).first().click();
    await expect.poll(() => line(page, 'add at-risk to'), SOON).toMatch(/add at-risk to safe/);
    await page.locator('.cm-line', { hasText: 'term goal' }).getByText('goal').hover();
    await page.locator('.w-meaning', { hasText: 'doel' }).waitFor();
  });
});

it('gives a name another everywhere, and leads to where it is declared', async () => {
  await withSite(async (page) => {
    await openText(page, 'pig');
    await behind(page, 'is at least goa');
    await page.keyboard.press('F12');
    // The name itself is marked where it is declared.
    await expect.poll(() => page.evaluate(() => getSelection()?.toString()), SOON).toBe('goal');
    await page.keyboard.press('F2');
    await page.locator('.w-rename input').fill('target');
    await page.keyboard.press('Enter');
    await expect.poll(() => line(page, 'term target'), SOON).toMatch(/^term target/);
    expect(await line(page, 'is at least target')).toBeDefined();
    await page.locator('.w-files select').selectOption({ label: 'Nederlands •' });
    await expect.poll(() => line(page, 'term-target'), SOON).toBeDefined();
  });
});

it('sets what was written in disorder, and folds what is not looked at', async () => {
  await withSite(async (page) => {
    await openText(page, 'pig');
    await behind(page, 'action hold of player');
    await page.keyboard.type('   ');
    await page.getByRole('button', { name: 'Netjes zetten' }).click();
    await expect.poll(() => line(page, 'action hold'), SOON).toBe('action hold of player');
    await behind(page, 'action hold of');
    const before = (await lines(page)).length;
    await page.keyboard.press('Control+Shift+BracketLeft');
    await expect.poll(async () => (await lines(page)).length, SOON).toBeLessThan(before);
  });
});

it('keeps the columns of a table below each other while one types in it', async () => {
  await withSite(async (page) => {
    await openText(page, 'clever');
    await behind(page, 'rounds  | 6 | 6');
    await page.keyboard.type('66');
    await expect.poll(() => line(page, 'rounds  |'), SOON).toBe('  rounds  | 6 | 666 | 5 | 4');
    expect(await line(page, 'players |')).toBe('  players | 1 |   2 | 3 | 4');
    await page.keyboard.press('Backspace');
    await expect.poll(() => line(page, 'players |'), SOON).toBe('  players | 1 |  2 | 3 | 4');
  });
});
