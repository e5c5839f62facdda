import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { games } from '../../generated/games.ts';
import { isStarter } from '../sources.ts';
import { withSite } from './page.ts';
import { beginGame, playPathOf, withoutChance } from './playing.ts';
import { Tapper } from './taps.ts';

/** The two phones that most people have in hand, and a smaller one. */
const PHONES = [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
] as const;

const base = games.filter(({ data }) => !isStarter(data.id) && !data.id.includes('/'));

/** Taps in these go on for ever: after so many the bots play one to its end. */
const MOST_TAPS = 400;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('a whole game on a phone, with taps', () => {
  it.each(base.map(({ data }, at) => ({ game: data.id, at })))(
    'of $game asks for nothing that is not on the screen',
    async ({ game, at }) => {
      const wrong: string[] = [];
      await withSite(
        async (page) => {
          await page.addInitScript(withoutChance);
          await page.goto(await playPathOf(game, at % 2 ? 'de' : 'nl'));
          await beginGame(page, 'greedy', 1);
          const person = new Tapper(page, at + 3);
          let taps = 0;
          for (; taps < MOST_TAPS; taps++) {
            const { is, question, wrong: found } = await person.tap();
            if (is === 'over') break;
            wrong.push(...found.map((one) => `tap ${taps}, “${question}”: ${one}`));
          }
          expect(wrong).toEqual([]);
          expect(taps).toBeGreaterThan(20);
          expect(await overflow(page)).toBe(0);
        },
        PHONES[at % PHONES.length],
      );
    },
  );
});

describe('a game at a desk', () => {
  it.each(base.map(({ data }) => ({ game: data.id })))(
    'of $game begins with all of the table in view',
    async ({ game }) => {
      await withSite(
        async (page) => {
          await page.addInitScript(withoutChance);
          await page.goto(await playPathOf(game, 'nl'));
          await beginGame(page, 'greedy', 1);
          await page.locator('.g-dock .p-chooser').waitFor();
          const hidden = await page
            .locator('.g-board')
            .evaluate((board) => board.scrollHeight - board.clientHeight);
          expect(hidden).toBeLessThanOrEqual(0);
        },
        { viewport: { width: 1440, height: 900 } },
      );
    },
  );
});
