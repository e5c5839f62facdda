import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { games } from '../../generated/games.ts';
import { DESKTOP, PHONE, withSite } from './page.ts';
import { builtPages } from './pages.ts';

/** The rulebook of a game in a language: the page that has its examples. */
async function rulebookOf(game: string, language: string): Promise<string> {
  const pages = await builtPages();
  const own = `<regel-example game="${game}" `;
  const page = pages.find(({ path, html }) => path.startsWith(`/${language}/`) && html.includes(own));
  expect(page, `${game} in ${language}`).toBeDefined();
  return page!.path;
}

interface Played {
  readonly name: string;
  readonly steps: number;
  readonly problem?: string;
}

/** Plays an example as a reader does: opens it, goes back to its beginning, then step by step to its end. */
async function playExamples(page: Page): Promise<Played[]> {
  const names = await page
    .locator('regel-example')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name')!));
  const played: Played[] = [];
  for (const name of names) {
    const example = page.locator(`details[id="example-${name}"]`);
    if (!(await example.evaluate((one) => (one as HTMLDetailsElement).open)))
      await example.locator('> summary').click();
    await example.locator('.p-example').first().waitFor();
    const first = example.locator('[data-do="first"]');
    if ((await first.count()) === 0) {
      played.push({ name, steps: 1 });
      continue;
    }
    if ((await first.getAttribute('aria-disabled')) !== 'true') await first.click();
    await example.locator('.p-step-title:is(button)').first().waitFor({ state: 'attached' });
    let steps = 1;
    const next = example.locator('[data-do="next"]');
    for (; (await next.getAttribute('aria-disabled')) !== 'true' && steps < 100; steps++) await next.click();
    const wrong = await example.locator('.p-failure, .p-wrong').count();
    played.push(wrong > 0 ? { name, steps, problem: await example.innerText() } : { name, steps });
  }
  return played;
}

describe('every worked example', () => {
  // Each game in one language, and on one sort of screen: the other half is drawn by the same components.
  it.each(
    games.map(({ data }, at) => ({ game: data.id, language: at % 2 ? 'de' : 'nl', isPhone: at % 3 === 0 })),
  )('of $game can be played where it stands ($language)', async ({ game, language, isPhone }) => {
    const path = await rulebookOf(game, language);
    const played = await withSite(
      async (page) => {
        await page.goto(path);
        return playExamples(page);
      },
      isPhone ? PHONE : DESKTOP,
    );
    expect(played.length).toBeGreaterThan(15);
    expect(played.filter(({ problem }) => problem !== undefined)).toEqual([]);
    expect(played.filter(({ steps }) => steps > 1).length).toBeGreaterThan(played.length / 2);
  });

  it('can be played otherwise: a refusal names the rule and leads to its section, and the example comes back', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      const example = page.locator('[id="example-erik-three-rolls"]');
      await example.locator('[data-do="first"]').click();
      await example.locator('[data-do="next"]').click();
      await example.locator('[data-do="next"]').click();
      await example.locator('[data-do="try"]').click();
      await example.locator('[data-value="yellow"]').first().click();
      await example.locator('[data-value="green[3]"]').first().click();
      const refusal = example.locator('.p-refusal');
      await refusal.waitFor();
      expect(await refusal.locator('a').getAttribute('href')).toMatch(/^#/);
      await example.locator('.p-try-stop, [data-do="stop"]').first().click();
      await example.locator('[data-do="next"]').waitFor();
    });
  });
});
