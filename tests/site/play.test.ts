import { describe, expect, it } from 'vitest';
import { games } from '../../generated/games.ts';
import { DESKTOP, PHONE, withSite } from './page.ts';
import { builtPages } from './pages.ts';

/** In the page: answers whatever question is asked, by pressing one of its buttons, until the game is over. */
function playToTheEnd(seed: number): Promise<number> {
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
      if (document.querySelector('.p-final')) {
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
      // A set is begun, and then mostly ended.
      const wanted =
        taken.length > 0
          ? taken
          : decide.length > 0 && (options.length === 0 || pick([true, true, false]))
            ? decide
            : options;
      if (wanted.length > 0) {
        pick(wanted).click();
        pressed++;
      }
      setTimeout(step, wanted.length > 0 ? 0 : 20);
    };
    step();
  });
}

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
          const selects = page.locator('regel-play select');
          await selects.first().waitFor();
          for (const select of (await selects.all()).slice(1)) await select.selectOption('random');
          await page.locator('regel-play form button[type="submit"]').click();
          await page.locator('.p-chooser').waitFor();
          const pressed = await page.evaluate(playToTheEnd, 7);
          expect(pressed).toBeGreaterThan(10);
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
