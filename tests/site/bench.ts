/** How tests work in the workshop: as somebody with a keyboard does. */
import type { Page } from 'playwright-core';

/** For what the compiler or a game has to do first. */
export const SOON = { timeout: 30_000 };

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The number with this label in the form. */
export const number = (page: Page, label: RegExp) =>
  page.locator('input.w-value').and(page.getByLabel(label)).first();

/** The text of a game, in Dutch. */
export async function openText(page: Page, game: string): Promise<void> {
  await page.goto(`/nl/werkplaats/#${game}`);
  await showText(page);
}

export async function showText(page: Page): Promise<void> {
  await tab(page, 'Tekst').click();
  await page.locator('.cm-content').waitFor();
}

/** Marks a stretch of the text: found as anybody would find it. */
export async function mark(page: Page, stretch: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+f');
  const field = page.locator('.cm-search input[name=search]');
  await field.fill(stretch);
  // It is searched for when a key comes up again.
  await field.press('Shift');
  await field.press('Enter');
  await field.press('Escape');
}

/** Puts the cursor behind a stretch. */
export async function behind(page: Page, stretch: string): Promise<void> {
  await mark(page, stretch);
  await page.keyboard.press('ArrowRight');
}

/** Writes something else in the place of a stretch. */
export async function rewrite(page: Page, stretch: string, text: string): Promise<void> {
  await mark(page, stretch);
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
}

export const lines = (page: Page): Promise<string[]> => page.locator('.cm-line').allTextContents();
/** The first line with these words in it. */
export const line = async (page: Page, part: string): Promise<string | undefined> =>
  (await lines(page)).find((one) => one.includes(part));
