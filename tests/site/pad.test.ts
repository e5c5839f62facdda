import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { PHONE, withSite } from './page.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Taps as a thumb does, and counts them. */
function thumb(page: Page) {
  let taps = 0;
  return {
    get taps() {
      return taps;
    },
    async tap(what: string) {
      taps++;
      await page.locator(what).first().click();
    },
    /** A number on the large buttons. */
    async number(value: number) {
      taps++;
      await page.locator(`.s-numberpad .s-numbers > button:text-is("${value}")`).click();
    },
  };
}

const totals = (page: Page): Promise<string[]> =>
  page.locator('.s-points tfoot tr').first().locator('td').allInnerTexts();

test('a usual sheet of Clever takes at most 30 taps, with the points of each colour', async () => {
  await withSite(async (page) => {
    await page.goto('/nl/clever/punten/');
    await page.locator('.s-pad').waitFor();
    const hand = thumb(page);
    // The first column of yellow and three more, the middle row of blue and two more.
    const yellow = ['1,1', '2,1', '3,1', '1,2', '2,2', '4,2'].map((cell) => `yellow[${cell}]`);
    const blue = ['2,1', '2,2', '2,3', '2,4', '3,2', '3,3'].map((cell) => `blue[${cell}]`);
    for (const cell of [...yellow, ...blue, 'green[6]']) await hand.tap(`[data-value="${cell}"]`);
    await hand.tap('[data-value="orange[1]"]');
    for (const number of [4, 5, 6, 8, 3, 6]) await hand.number(number);
    await hand.tap('[data-value="purple[1]"]');
    for (const number of [1, 3, 4, 6, 2, 5]) await hand.number(number);
    expect(hand.taps).toBeLessThanOrEqual(30);
    const table = await page.locator('.s-points tbody').innerText();
    // Two full columns, six crosses, the sixth field, and the sums.
    for (const line of [/geel\s+24/, /blauw\s+16/, /groen\s+21/, /oranje\s+32/, /paars\s+21/])
      expect(table).toMatch(line);
    expect((await totals(page))[0]).toBe('114');
    expect(await page.locator('.s-problem').count()).toBe(0);
    // A fox that no field has brought.
    await page.locator('[data-field="foxes"] .s-steps button').last().click();
    await page.locator('.s-problem').waitFor();
  }, PHONE);
});

test('a palace of four takes at most 50 taps, and its sheet is kept with the games of the table', async () => {
  await withSite(async (page) => {
    await page.goto('/de/der-palast-von-alhambra/punkte/');
    await page.locator('.s-pad').waitFor();
    const hand = thumb(page);
    await hand.tap('.s-setup .s-steps button:last-child');
    await hand.tap('.s-mode');
    await hand.tap('.s-quick-cell');
    const counts = [
      [3, 2, 2, 0],
      [1, 1, 1, 2],
      [2, 0, 4, 1],
      [0, 3, 3, 1],
      [5, 2, 1, 1],
      [1, 4, 2, 2],
    ];
    for (const number of counts.flat()) await hand.number(number);
    for (const wall of [5, 0, 7, 12]) await hand.number(wall);
    expect(hand.taps).toBeLessThanOrEqual(50);
    // Scoring C, building by building: 16, 8 and 1; 17, 9 and 2; …, shared where as many have it, and the walls.
    const expected = [
      16 + Math.floor((9 + 2) / 3) + 10 + 0 + 20 + 0 + 5,
      Math.floor(9 / 2) + Math.floor((9 + 2) / 3) + 0 + Math.floor((19 + 11) / 2) + 12 + 21,
      Math.floor(9 / 2) +
        Math.floor((9 + 2) / 3) +
        18 +
        Math.floor((19 + 11) / 2) +
        Math.floor(5 / 2) +
        Math.floor((13 + 6) / 2) +
        7,
      0 + 17 + 3 + 4 + Math.floor(5 / 2) + Math.floor((13 + 6) / 2) + 12,
    ];
    expect((await totals(page)).map(Number)).toEqual(expected);
    await page.locator('.s-result > .s-next').last().click();
    expect((await totals(page)).map(Number)).toEqual([0, 0, 0, 0]);
    await page.reload();
    await page.locator('.s-kept summary').click();
    expect(await page.locator('.s-kept li').innerText()).toContain(String(expected[2]));
    await page.locator('.s-kept li button').first().click();
    expect((await totals(page)).map(Number)).toEqual(expected);
  }, PHONE);
});
