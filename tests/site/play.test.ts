import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { games } from '../../generated/games.ts';
import { hasHands } from '../../site/src/play/settings.ts';
import { isStarter } from '../sources.ts';
import { DESKTOP, PHONE, withSite } from './page.ts';
import { beginGame, playPathOf, press, withoutChance } from './playing.ts';
import { triedGames } from './tried-games.ts';

/** Random moves take so long in these that after some by hand the bots play one to its end. */
const LONG = ['palace'];

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('[class]')?.className ?? '');

/** What has the focus once the page has settled: it is given after the page is drawn. */
const expectFocus = (page: Page) => expect.poll(() => focused(page), { timeout: 30_000 });

/** How many entries the log has. */
const logLength = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-entries]').getAttribute('data-entries'));

/** What the table of points says, and what all explained points come to, by name. */
function pointsOf(page: Page): Promise<{ totals: [string, number][]; explained: [string, number][] }> {
  return page.evaluate(() => {
    const number = (text: string | null | undefined) => Number.parseInt((text ?? '').replace('−', '-'), 10);
    const all = (selector: string) => [...document.querySelectorAll(`.p-final ${selector}`)];
    const names = all('.t-scores thead th').map(({ textContent }) => textContent!);
    const totals = all('.t-scores tfoot td').map(({ textContent }) => number(textContent));
    const told = all('.t-why > .t-award').flatMap((award) => {
      const points = award.querySelector('.t-points');
      return points
        ? [{ name: award.querySelector('b')?.textContent, points: number(points.textContent) }]
        : [];
    });
    const sum = (name: string) =>
      told.filter((one) => one.name === name).reduce((before, { points }) => before + points, 0);
    return {
      totals: names.map((name, at): [string, number] => [name, totals[at]!]),
      explained: names.map((name): [string, number] => [name, sum(name)]),
    };
  });
}

describe('a whole game', () => {
  // Those to begin with are played and drawn by the same parts, and are too short to show much.
  const long = triedGames.filter(({ data }) => !isStarter(data.id));
  it.each(
    long.map(({ data }, at) => ({ game: data.id, language: at % 2 ? 'nl' : 'de', isPhone: at % 3 === 0 })),
  )(
    'of $game is played to its end, with every point explained, and kept ($language)',
    async ({ game, language, isPhone }) => {
      const path = await playPathOf(game, language);
      await withSite(
        async (page) => {
          await page.addInitScript(withoutChance);
          await page.goto(path);
          await beginGame(page, 'random', 1);
          await page.locator('.p-chooser').waitFor();
          await expectFocus(page).toMatch(/p-turn|p-question/);
          const most = LONG.includes(game.split('/')[0]!) ? 60 : Number.POSITIVE_INFINITY;
          const pressed = await page.evaluate(press, { seed: 7, until: '.p-final', most });
          expect(pressed).toBeGreaterThan(10);
          if (pressed === most) {
            await page.goto(path);
            await page.locator('regel-play').getByRole('button').first().waitFor();
            await page.evaluate(() => localStorage.clear());
            await page.reload();
            await beginGame(page, 'greedy', 2);
            await page.locator('.p-final').waitFor({ timeout: 110_000 });
          }
          const points = await pointsOf(page);
          expect(points.totals.length).toBeGreaterThan(0);
          expect(points.totals.some(([, total]) => total !== 0)).toBe(true);
          expect(points.explained).toEqual(points.totals);
          const length = await logLength(page);
          expect(length).toBeGreaterThan(5);
          // Nothing is lost by a reload.
          await page.reload();
          const kept = page.locator('.p-saved .p-resume');
          await kept.first().waitFor();
          expect(await kept.count()).toBe(1);
          await kept.click();
          await page.locator('.p-final').waitFor();
          expect(await logLength(page)).toBe(length);
          expect(await pointsOf(page)).toEqual(points);
        },
        isPhone ? PHONE : DESKTOP,
      );
    },
  );
});

describe('two persons with hands', () => {
  const withHands = games.filter(({ data }) => hasHands(data) && !isStarter(data.id));

  it.each(withHands.map(({ data }) => ({ game: data.id, data })))(
    'hand the device over in $game, and neither sees what the other holds',
    async ({ game, data }) => {
      const path = await playPathOf(game, 'nl');
      const hands = data.fields
        .filter(({ seenBy }) => seenBy === 'owner')
        .map(({ name }) => `.g-board [data-field="${name}"] [data-piece]`)
        .join(', ');
      await withSite(async (page) => {
        const take = async (): Promise<{ who: string; hand: string[] }> => {
          await page.locator('.p-pass').waitFor();
          // Nothing of the game is on the screen meanwhile.
          expect(await page.locator('.g-board, .p-log, [data-piece]').count()).toBe(0);
          const button = page.locator('.p-pass button');
          await expect
            .poll(() => button.evaluate((one) => one === document.activeElement), { timeout: 30_000 })
            .toBe(true);
          const who = await button.innerText();
          await button.click();
          await page.locator('.p-chooser').waitFor();
          await expectFocus(page).toMatch(/p-turn|p-question/);
          const pieces = page.locator(hands);
          const hand = await pieces.evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')!));
          return { who, hand };
        };
        await page.goto(path);
        await beginGame(page, 'person', 2);
        const first = await take();
        expect(first.hand.length).toBeGreaterThan(0);
        await page.evaluate(press, { seed: 5, until: '.p-pass', most: 1000 });
        const second = await take();
        expect(second.who).not.toBe(first.who);
        expect(second.hand.length).toBeGreaterThan(0);
        expect(second.hand.filter((piece) => first.hand.includes(piece))).toEqual([]);
      });
    },
  );
});

describe('games that are kept', () => {
  const { data } = games.find((one) => !hasHands(one.data) && !isStarter(one.data.id))!;
  const played = async (page: Page): Promise<void> => {
    await page.goto(await playPathOf(data.id, 'nl'));
    await beginGame(page, 'person', 2);
    await page.locator('.p-chooser').waitFor();
    await page.evaluate(press, { seed: 3, until: '.p-final', most: 12 });
  };

  it('come back from a link after a reload, and the link can be left', async () => {
    await withSite(async (page) => {
      await played(page);
      const length = await logLength(page);
      await page.locator('[data-tool="more"]').click();
      await page.locator('.p-share .button').click();
      const link = await page.locator('.p-share input').inputValue();
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
      await page.goto(link);
      for (let visit = 0; visit < 2; visit++) {
        await page.locator('.p-replay').waitFor();
        expect(await logLength(page)).toBe(length);
        await page.reload();
      }
      await page.locator('.p-replay').waitFor();
      await page.locator('.p-replay .p-side > .p-options .button').last().click();
      await page.locator('.p-setup').waitFor();
      expect(new URL(page.url()).hash).toBe('');
      await expectFocus(page).toBe('visually-hidden');
      expect(await page.locator('.p-saved').count()).toBe(0);
    });
  });

  it('stay as they are when they were played by other rules, and go on as another game', async () => {
    await withSite(async (page) => {
      await played(page);
      const before = await page.evaluate(() => {
        const key = Object.keys(localStorage).find((one) => one.startsWith('regelwerk-match-'))!;
        const kept = JSON.parse(localStorage.getItem(key)!);
        kept.saved.rules.fingerprint = '0123456789abcdef';
        kept.saved.log[2].move = 'no-such-thing';
        localStorage.setItem(key, JSON.stringify(kept));
        return { ...localStorage };
      });
      const stored = () => page.evaluate(() => ({ ...localStorage }));
      await page.reload();
      await page.locator('.p-resume').click();
      await page.locator('.p-chooser').waitFor();
      const [about, kept] = await page.locator('.p-warning').allInnerTexts();
      expect(about).toContain('zet 3');
      expect(kept).toContain('De bewaarde partij blijft zoals ze was');
      expect(await logLength(page)).toBe(2);
      expect(await stored()).toEqual(before);
      await page.evaluate(press, { seed: 2, until: '.p-final', most: 12 });
      const after = await stored();
      expect(after).toMatchObject(before);
      expect(Object.keys(after).length).toBe(Object.keys(before).length + 1);
    });
  });

  it('have hints, and the focus stays with who asks', async () => {
    await withSite(async (page) => {
      await played(page);
      await page.locator('[data-tool="hint"]').click();
      await expectFocus(page).toContain('g-panel');
      await page.locator('.p-hints li .button').first().waitFor();
      // Why: how it compares, and what is expected, in points.
      expect(await page.locator('.p-hints li').first().innerText()).toMatch(/beste zet.*verwacht: .*punt/is);
      await page.locator('.p-hints li .button').first().click();
      await page.locator('.p-hints li').first().waitFor({ state: 'detached' });
      await expectFocus(page).toBe('g-tool');
    });
  });

  it('are both kept where two tabs go on with one, and can be removed one after the other', async () => {
    await withSite(async (page) => {
      await played(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.locator('.p-resume').click();
      await other.locator('.p-chooser').waitFor();
      const length = await logLength(other);
      for (const [seed, tab] of [page, other].entries()) {
        await tab.evaluate(press, { seed: seed + 1, until: '.p-final', most: 12 });
        expect(await logLength(tab)).toBeGreaterThan(length);
      }
      const lengths = [await logLength(page), await logLength(other)];
      await page.reload();
      await page.locator('.p-resume').first().waitFor();
      const told = await page.locator('.p-resume').allInnerTexts();
      const kept = told.map((text) => Number(/zetten: (\d+)/.exec(text)?.[1]));
      expect(kept.sort()).toEqual(lengths.sort());
      await page.locator('.p-saved .p-quiet').first().click();
      await expectFocus(page).toContain('p-resume');
      await page.locator('.p-saved .p-quiet').first().click();
      await expectFocus(page).toBe('visually-hidden');
      await other.close();
    });
  });
});
