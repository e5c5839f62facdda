import { describe, expect, it } from 'vitest';
import { isStarter } from '../sources.ts';
import { DESKTOP, PHONE, withSite } from './page.ts';
import { builtPages } from './pages.ts';
import { triedGames } from './tried-games.ts';

/** The rulebook of a game in a language: the page that has its examples. */
async function rulebookOf(game: string, language: string): Promise<string> {
  const pages = await builtPages();
  const own = `<regel-example game="${game}" `;
  // The home page has one example, of any game.
  const page = pages.find(
    ({ path, html }) => path.startsWith(`/${language}/`) && path !== `/${language}/` && html.includes(own),
  );
  expect(page, `${game} in ${language}`).toBeDefined();
  return page!.path;
}

interface Played {
  readonly name: string;
  readonly steps: number;
  readonly problem?: string;
}

/**
 * In the page: plays every example as a reader does. Opens it, goes to its beginning, then step by step to its end. The buttons are
 * pressed from inside, which is a hundred times as fast as moving a mouse over a long page.
 */
async function playExamples(): Promise<Played[]> {
  const until = async <T>(look: () => T | null | undefined | false, about: string): Promise<T> => {
    for (let tries = 0; tries < 2000; tries++) {
      const found = look();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`waited in vain: ${about}`);
  };
  const played: Played[] = [];
  for (const element of document.querySelectorAll('regel-example')) {
    const name = element.getAttribute('name')!;
    const button = (does: string) => element.querySelector<HTMLButtonElement>(`[data-do="${does}"]`);
    const details = element.closest('details')!;
    if (!details.open) details.querySelector('summary')!.click();
    await until(() => element.querySelector('.p-example'), `${name} to open`);
    const begins = button('first') ?? button('start');
    if (!begins) {
      played.push({ name, steps: 1 });
      continue;
    }
    // One that stands at its first step already begins with the next one.
    const stands = begins.getAttribute('aria-disabled') === 'true';
    (stands ? button('next') : begins)?.click();
    await until(() => element.querySelector('button.p-step-title'), `${name} to be played`);
    if (stands) button('start')?.click();
    await until(() => button('start')?.getAttribute('aria-disabled') === 'true', `${name} to begin`);
    let steps = 1;
    for (let next = button('next'); next && steps < 500; next = button('next'), steps++) {
      const before = element.querySelector('.p-count')!.textContent;
      next.click();
      await until(() => element.querySelector('.p-count')!.textContent !== before, `${name} to go on`);
    }
    // An example that does not go on says so, or stops before its last step. Whether all its checks hold, tests/play knows.
    const listed = element.querySelectorAll('.p-step').length;
    const stopped = steps === listed ? undefined : `${steps} of ${listed} steps`;
    const problem = element.querySelector('.p-failure')?.textContent ?? stopped;
    played.push({ name, steps, ...(problem ? { problem } : {}) });
  }
  return played;
}

describe('every worked example', () => {
  // Each game in one language, and on one sort of screen: the other half is drawn by the same components.
  it.each(
    triedGames.map(({ data }, at) => ({
      game: data.id,
      language: at % 2 ? 'de' : 'nl',
      isPhone: at % 3 === 0,
    })),
  )('of $game can be played where it stands ($language)', async ({ game, language, isPhone }) => {
    const path = await rulebookOf(game, language);
    const played = await withSite(
      async (page) => {
        await page.goto(path);
        return page.evaluate(playExamples);
      },
      isPhone ? PHONE : DESKTOP,
    );
    expect(played.length).toBeGreaterThan(isStarter(game) ? 1 : 15);
    expect(played.filter(({ problem }) => problem !== undefined)).toEqual([]);
    expect(played.filter(({ steps }) => steps > 1).length).toBeGreaterThan(played.length / 2);
  });

  it('can be played otherwise: a refusal names the rule and leads to its section, and the example comes back', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      const example = page.locator('[id="example-erik-three-rolls"]');
      // It stands where something happens first, and goes on from there.
      const count = () => example.locator('.p-count').innerText();
      const opening = await count();
      await example.locator('[data-do="next"]').click();
      await example.locator('button.p-step-title').first().waitFor();
      expect(await count()).not.toBe(opening);
      await example.locator('[data-do="try"]').click();
      await example.locator('[data-value="yellow"]').first().click();
      expect(await example.locator('.t-picked').getAttribute('data-piece')).toBe('yellow');
      await example.locator('[data-value="green[3]"]').first().click();
      const refusal = example.locator('.p-refusal');
      await refusal.locator('a').waitFor();
      // On the screen, wherever one is on the sheet.
      const { y, height } = (await refusal.boundingBox())!;
      expect(y).toBeGreaterThan(0);
      expect(y + height).toBeLessThan(page.viewportSize()!.height);
      expect(await refusal.locator('a').getAttribute('href')).toMatch(/^#/);
      await example.locator('[data-do="stop"]').click();
      await example.locator('[data-do="next"]').waitFor();
    }, PHONE);
  });
});
