import type { Page } from 'playwright-core';
import { builtPages } from './pages.ts';

/** In the page: the same dice, cards and bots at every run. */
export function withoutChance(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** Where a game is played. */
export async function playPathOf(game: string, language: string): Promise<string> {
  const pages = await builtPages();
  return pages.find(
    ({ path, html }) => path.startsWith(`/${language}/`) && html.includes(`<regel-play game="${game}"`),
  )!.path;
}

/** Begins a game in which the last seats are of this kind. */
export async function beginGame(page: Page, kind: string, count: number): Promise<void> {
  const selects = page.locator('regel-play .p-seat select');
  await selects.first().waitFor();
  for (const select of (await selects.all()).slice(-count)) await select.selectOption(kind);
  await page.locator('regel-play form button[type="submit"]').click();
}
