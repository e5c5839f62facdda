import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, withSite } from './page.ts';
import { beginGame, playPathOf, press, withoutChance } from './playing.ts';

/** What makes a game at the table one: hands that move things, things that move, points that are announced, turns that are told. */

const entries = async (page: Page): Promise<number> =>
  Number(await page.locator('.g-screen').getAttribute('data-entries'));

async function sitDown(page: Page, game: string, kind: string): Promise<void> {
  await page.addInitScript(withoutChance);
  await page.goto(await playPathOf(game, 'nl'));
  await beginGame(page, kind, 1);
  await page.locator('.g-dock .p-chooser').waitFor();
}

const die = (page: Page): Locator => page.locator('.g-board [data-piece][data-pick="option"]').first();
const cell = (page: Page): Locator =>
  page.locator('.g-board .t-cell[data-pick="option"]:not([aria-pressed="true"])').first();
const question = (page: Page): Promise<string> => page.locator('.g-dock .p-question').innerText();

/** To where a die of Clever is to be taken. */
async function untilDieIsAsked(page: Page): Promise<void> {
  await page.evaluate(press, { seed: 5, until: '.g-board [data-piece][data-pick="option"]', most: 20 });
  await die(page).waitFor();
}

describe('a hand at the table', () => {
  /** What is chosen when a die goes to a field, done in one way. */
  const chosenBy = (how: (page: Page, from: Locator, value: string) => Promise<void>): Promise<string> =>
    withSite(async (page) => {
      await sitDown(page, 'clever', 'person');
      await untilDieIsAsked(page);
      // Where the die can go is seen once it is touched; touching it once more takes that back.
      await die(page).click();
      const value = (await cell(page).getAttribute('data-value'))!;
      await page.locator('.g-board [data-piece][aria-pressed="true"]').click();
      const before = await entries(page);
      await how(page, die(page), value);
      // Either it is done, as it can be taken back, or it is asked once whether it is meant.
      const isDone = (await entries(page)) > before;
      return isDone ? page.locator('.p-log li').first().innerText() : question(page);
    }, DESKTOP);
  const middle = async (thing: Locator): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await thing.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const at = (page: Page, value: string): Locator => page.locator(`.g-board [data-value="${value}"]`);

  it('drags a die to a field, and keys and touches do the same', async () => {
    const dragged = await chosenBy(async (page, from, value) => {
      const [start, end] = [await middle(from), await middle(at(page, value))];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 15, start.y + 15, { steps: 3 });
      expect(await page.locator('.g-dragged').count()).toBe(1);
      await page.mouse.move(end.x, end.y, { steps: 5 });
      await page.mouse.up();
      expect(await page.locator('.g-dragged').count()).toBe(0);
    });
    const touched = await chosenBy(async (page, from, value) => {
      await from.click();
      await at(page, value).click();
    });
    const typed = await chosenBy(async (page, from, value) => {
      await from.focus();
      await page.keyboard.press('Enter');
      await at(page, value).focus();
      await page.keyboard.press('Enter');
    });
    expect(dragged).toMatch(/Speler \d neemt/);
    expect(touched).toBe(dragged);
    expect(typed).toBe(dragged);
  });

  it('touches a field that dice point at, and what is far from it is told', async () => {
    await withSite(async (page) => {
      await sitDown(page, 'roll-and-write', 'person');
      await page.evaluate(press, { seed: 5, until: '.g-board .t-cell[data-pick="option"]', most: 20 });
      await page.locator('.g-board .t-cell[data-pick="other"]').first().click();
      expect(await page.locator('.p-refusal').innerText()).toMatch(/\w/);
      await cell(page).click();
      // A picture of the cross stands there before it is final.
      await page.locator('.g-board .t-cell[aria-pressed="true"] .t-ghost').waitFor();
      expect(await question(page)).toMatch(/kruist .* aan \(rij \d, kolom \d\)/);
    }, PHONE);
  });

  it('throws any of several dice that show the same', async () => {
    await withSite(async (page) => {
      await sitDown(page, 'dice-game', 'person');
      // The first throw is of all dice: one button, or a touch of any of them.
      await page.locator('.g-board [data-field="cup"] [data-piece]').last().click();
      await expect.poll(() => entries(page)).toBe(1);
      const dice = page.locator('.g-board [data-field="cup"] [data-piece]');
      const facesOf = () => dice.locator('.t-die').evaluateAll((all) => all.map((one) => one.innerHTML));
      const shown = await facesOf();
      const twin = shown.findIndex((face, index) => shown.indexOf(face) < index);
      expect(twin).toBeGreaterThan(0);
      await page.locator('.g-dock .p-action').first().click();
      await dice.nth(twin).click();
      const these = page.locator('.p-these .button.main');
      expect(await these.innerText()).toContain('(1)');
      await these.click();
      await expect.poll(() => entries(page)).toBe(2);
      // Only that one was thrown.
      expect((await facesOf()).filter((face, index) => face !== shown[index] && index !== twin)).toEqual([]);
    }, PHONE);
  });
});

it('sees its dice on a phone while it chooses a column, and what costs a token is not what stands out', async () => {
  await withSite(async (page) => {
    await sitDown(page, 'dice-game', 'person');
    const areSeen = (all: Element[]) =>
      all.map((thing) => {
        const { top, bottom } = thing.getBoundingClientRect();
        const board = thing.closest('.g-board')!.getBoundingClientRect();
        return top >= board.top - 1 && bottom <= board.bottom + 1;
      });
    await page.locator('.g-dock .p-decide .main').click();
    await page.locator('.g-dock .p-action').nth(1).click();
    await page.locator('.g-board .t-slot-head[data-pick="option"]').first().waitFor();
    for (const thing of ['[data-field="cup"] [data-piece]', '.t-slot-head[data-pick="option"]'])
      expect(await page.locator(`.g-board ${thing}`).evaluateAll(areSeen)).not.toContain(false);
    await page.evaluate(press, { seed: 4, until: '.g-dock .p-action small', most: 300 });
    const costly = page.locator('.g-dock .p-action:has(small)');
    expect(await costly.first().textContent()).toMatch(/kost/);
    expect(await page.locator('.g-dock .p-action.main:has(small)').count()).toBe(0);
  }, PHONE);
});

describe('what happens', () => {
  const animations = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect)?.target?.closest('.g-board')).length,
    );
  const throwAll = (page: Page) =>
    page.evaluate(async () => {
      document.querySelector<HTMLElement>('.g-dock .p-decide .main')!.click();
      await new Promise(requestAnimationFrame);
    });

  it('is seen to move, ends when it is touched, and stands still for who wants that', async () => {
    await withSite(
      async (page) => {
        await sitDown(page, 'dice-game', 'person');
        await throwAll(page);
        expect(await animations(page)).toBeGreaterThan(0);
        await page.locator('.g-board').dispatchEvent('pointerdown');
        expect(await animations(page)).toBe(0);
      },
      { ...DESKTOP, reducedMotion: 'no-preference' },
    );
    await withSite(async (page) => {
      await sitDown(page, 'dice-game', 'person');
      await throwAll(page);
      expect(await animations(page)).toBe(0);
    }, DESKTOP);
  });

  it('can be stepped through: what the others did since, on the table as it lay then', async () => {
    await withSite(async (page) => {
      await sitDown(page, 'dice-game', 'greedy');
      await page.evaluate(press, { seed: 4, until: '.g-told .g-step', most: 40 });
      const told = page.locator('.g-told p');
      const back = page.locator('.g-told .g-step').first();
      const last = await told.innerText();
      expect(last).toMatch(/Computer 2/);
      const dice = page.locator('.g-board [data-field="cup"]');
      const now = await dice.innerText();
      await back.click();
      expect(await told.innerText()).not.toBe(last);
      // Nothing is asked meanwhile.
      expect(await page.locator('.g-dock .p-chooser').count()).toBe(0);
      const forward = page.locator('.g-told .g-step').last();
      for (let steps = 0; steps < 2; steps++) await forward.click();
      await page.locator('.g-dock .p-chooser').waitFor();
      expect(await told.innerText()).toBe(last);
      expect(await dice.innerText()).toBe(now);
    }, PHONE);
  });

  it('is announced where points are given, with sums that come to what everybody has', async () => {
    await withSite(async (page) => {
      await sitDown(page, 'dice-game', 'random');
      await page.evaluate(press, { seed: 4, until: '.g-scoring', most: 400 });
      const note = page.locator('.g-scoring');
      expect(await note.locator('h2').innerText()).toMatch(/\S/);
      const rows = await note
        .locator('tbody tr')
        .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((one) => one.innerText)));
      const sums = await note.locator('tfoot td').allInnerTexts();
      const number = (text: string) => (text === '–' ? 0 : Number.parseInt(text, 10));
      expect(rows.length).toBeGreaterThan(1);
      for (const [seat, sum] of sums.entries())
        expect(rows.reduce((before, row) => before + number(row[seat]!), 0)).toBe(number(sum));
      // It is the first: the cards of the players show the same points.
      const cards = await page.locator('.g-points').allInnerTexts();
      expect(cards.map(number)).toEqual(sums.map(number));
      // The game waits until it has been seen.
      const before = await entries(page);
      await note.locator('> .button').click();
      await note.waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('.g-dock .p-chooser, .g-thinking').count()).toBeGreaterThan(0);
      expect(await entries(page)).toBeGreaterThanOrEqual(before);
    }, PHONE);
  });
});

it('a rule is read beside the game, and the game stays where it is', async () => {
  for (const device of [PHONE, DESKTOP])
    await withSite(async (page) => {
      await sitDown(page, 'clever', 'person');
      await untilDieIsAsked(page);
      const before = await entries(page);
      await page.locator('.g-board .t-cell[data-pick="other"]').first().click();
      await page.locator('.p-refusal a').click();
      await page.locator('.g-rule :is(h2, h3)').first().waitFor();
      const text = await page.locator('.g-rule').innerText();
      expect(text.length).toBeGreaterThan(40);
      expect(await page.locator('.g-board').isVisible()).toBe(true);
      expect(await entries(page)).toBe(before);
      await page.keyboard.press('Escape');
      await page.locator('.g-rule').waitFor({ state: 'detached' });
      expect(await page.locator('.g-dock .p-question').isVisible()).toBe(true);
    }, device);
});
