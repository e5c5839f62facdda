import { describe, expect, it } from 'vitest';
import { games } from '../../generated/games.ts';
import { DESKTOP, PHONE, withSite } from './page.ts';
import { builtPages } from './pages.ts';

/** In the page: answers whatever question is asked, by pressing one of its buttons, until the game is over, or so often. */
function playToTheEnd({ seed, most }: { seed: number; most: number }): Promise<number> {
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
      if (document.querySelector('.p-final') || pressed >= most) {
        resolve(pressed);
        return;
      }
      if (Date.now() - began > 100_000) {
        reject(new Error(document.body.innerText.slice(0, 2000)));
        return;
      }
      const taken = buttons('.p-pass-device button');
      const decide = buttons('.p-decide .button.main, .p-these .button.main');
      const options = buttons('.p-chooser .p-options button');
      // What can be done is done; a question without an answer yet gets one.
      const wanted = [taken, decide, options].find((some) => some.length > 0) ?? [];
      if (wanted.length > 0) {
        pick(wanted).click();
        pressed++;
      }
      setTimeout(step, wanted.length > 0 ? 0 : 20);
    };
    step();
  });
}

/** Random moves take so long in these that after some by hand the bots play one to its end. */
const LONG = ['palace'];

describe('a whole game', () => {
  it.each(
    games.map(({ data }, at) => ({ game: data.id, language: at % 2 ? 'nl' : 'de', isPhone: at % 3 === 0 })),
  )(
    'of $game is played to its end, with every point explained ($language)',
    async ({ game, language, isPhone }) => {
      const pages = await builtPages();
      const { path } = pages.find(
        ({ path, html }) => path.startsWith(`/${language}/`) && html.includes(`<regel-play game="${game}"`),
      )!;
      await withSite(
        async (page) => {
          await page.goto(path);
          const begin = async (bots: number, kind = 'random'): Promise<void> => {
            const selects = page.locator('regel-play .p-seat select');
            await selects.first().waitFor();
            for (const select of (await selects.all()).slice(-bots)) await select.selectOption(kind);
            await page.locator('regel-play form button[type="submit"]').click();
          };
          await begin(1);
          await page.locator('.p-chooser').waitFor();
          const most = LONG.includes(game.split('/')[0]!) ? 60 : Number.POSITIVE_INFINITY;
          const pressed = await page.evaluate(playToTheEnd, { seed: 7, most });
          expect(pressed).toBeGreaterThan(10);
          if (pressed === most) {
            await page.goto(path);
            await page.locator('regel-play').getByRole('button').first().waitFor();
            await page.evaluate(() => localStorage.clear());
            await page.reload();
            await begin(2, 'greedy');
            await page.locator('.p-final').waitFor({ timeout: 110_000 });
          }
          const totals = await page.locator('.p-final table').innerText();
          expect(totals).toMatch(/\d/);
          // Nothing is lost by a reload.
          await page.reload();
          await page.locator('regel-play').getByRole('button').first().waitFor();
        },
        isPhone ? PHONE : DESKTOP,
      );
    },
  );
});
