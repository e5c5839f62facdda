import type { Page } from 'playwright-core';
import { builtPages } from './pages.ts';

/** In the page: the same dice, cards and bots at every run. */
export function withoutChance(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint8Array) for (const at of array.keys()) array[at] = Math.random() * 256;
    return array;
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

/** In the page: answers whatever question is asked, by pressing one of its buttons, until something is there, or so often. */
export function press({ seed, until, most }: { seed: number; until: string; most: number }): Promise<number> {
  let random = seed;
  const pick = <T>(all: readonly T[]): T => {
    random = (random * 1103515245 + 12345) % 2147483648;
    return all[random % all.length]!;
  };
  const buttons = (selector: string) =>
    [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
      (button) => button.getAttribute('aria-disabled') !== 'true' && !button.disabled,
    );
  return new Promise((resolve, reject) => {
    let pressed = 0;
    const began = Date.now();
    const step = (): void => {
      if (document.querySelector(until) || pressed >= most) {
        resolve(pressed);
        return;
      }
      if (Date.now() - began > 100_000) {
        reject(new Error(document.body.innerText.slice(0, 2000)));
        return;
      }
      const taken = buttons('.p-pass button, .g-scoring > .button');
      const decide = buttons('.p-decide .button.main, .p-these .button.main');
      const things = buttons('.g-board .t-touch[data-pick="option"]:not([aria-pressed="true"])');
      const options = buttons('.p-chooser .p-options button');
      // What can be done is done; a question without an answer yet gets one.
      const asked = document.querySelector('.p-chooser') ? [...things, ...options] : [];
      const wanted = [taken, decide, asked].find((some) => some.length > 0) ?? [];
      if (wanted.length > 0) {
        pick(wanted).click();
        pressed++;
      }
      setTimeout(step, wanted.length > 0 ? 0 : 20);
    };
    step();
  });
}
