/** An evening of a designer, from a game to a link, and what whoever opens the link can do with it: all of it in a browser. */
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { behind, line, number, rewrite, SOON, showText, tab } from './bench.ts';
import { withSite } from './page.ts';

const GOAL = /^Doel: getal/;
const PLAYERS = /^Aantal spelers: getal/;
const undo = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken' }).click();
const redo = (page: Page) => page.getByRole('button', { name: 'Opnieuw doen' }).click();
const goal = (value: string) => async (page: Page) => {
  await tab(page, 'Cijfers').click();
  await number(page, GOAL).fill(value);
};
const writes = (from: string, to: string) => async (page: Page) => {
  await showText(page);
  await rewrite(page, from, to);
};
const field = (page: Page, language: string) =>
  page.locator('.w-word', { hasText: 'term-warm-up' }).getByLabel(language, { exact: true });

/** Thirty edits, each as it is made, and what is to be seen after it. */
const EDITS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['a number', goal('60')],
  ['taken back', undo],
  ['done again', redo],
  ['another number', goal('70')],
  ['with the arrow keys', (page) => number(page, GOAL).press('ArrowDown')],
  ['and once more', (page) => number(page, GOAL).press('ArrowDown')],
  ['fewer players', (page) => number(page, PLAYERS).nth(0).fill('3')],
  ['taken back', undo],
  [
    'a comment',
    async (page) => {
      await showText(page);
      await behind(page, 'that belongs to everybody.');
      await page.keyboard.type(' Ours is warmer.');
    },
  ],
  ['a slip', writes('if pips is 1', 'if pips iss 1')],
  ['mended', writes('pips iss 1', 'pips is 1')],
  ['another number in a script', writes('if pips is 1', 'if pips is 2')],
  ['and back', writes('if pips is 2', 'if pips is 1')],
  [
    'a new term',
    async (page) => {
      await behind(page, 'term goal = 68');
      await page.keyboard.press('Enter');
      await page.keyboard.type('term warm-up = 3');
      await page.keyboard.press('Escape');
    },
  ],
  ['used', writes('award safe', 'award safe + warm-upp')],
  [
    'a slip that is cured with a button',
    async (page) => {
      await tab(page, 'Nakijken').click();
      await page.getByRole('button', { name: 'Schrijf “warm-up”' }).first().click();
    },
  ],
  [
    'its name in Dutch',
    async (page) => {
      await field(page, 'Nederlands').fill('opwarmpunten');
      await field(page, 'Nederlands').press('Enter');
    },
  ],
  [
    'its name in German',
    async (page) => {
      await field(page, 'Duits').fill('Aufwärmpunkte');
      await field(page, 'Duits').press('Enter');
    },
  ],
  ['blanks that nobody needs', writes('action hold of player', 'action hold  of player')],
  [
    'set in order',
    async (page) => {
      await page.getByRole('button', { name: 'Netjes zetten' }).click();
      await expect.poll(() => line(page, 'action hold'), SOON).toBe('action hold of player');
    },
  ],
  [
    'another name',
    async (page) => {
      await behind(page, 'term warm-up');
      await page.keyboard.press('F2');
      await page.locator('.w-rename input').fill('head-start');
      await page.keyboard.press('Enter');
      await expect.poll(() => line(page, 'award safe + head-start'), SOON).toBeDefined();
    },
  ],
  [
    'a number of the new term',
    async (page) => {
      await tab(page, 'Cijfers').click();
      await number(page, /^Opwarmpunten: getal/).fill('5');
    },
  ],
  [
    'an example in its form',
    async (page) => {
      await tab(page, 'Nakijken').click();
      await page.getByRole('button', { name: /voorbeelden/i, expanded: false }).click();
      const one = page.locator('.w-problem', { hasText: 'Wie stopt, houdt zijn punten' });
      await one.getByRole('button', { name: 'Aanpassen' }).click();
      const example = one.locator('textarea');
      await example.fill((await example.inputValue()).replace('at-risk is 9', 'at-risk is 8'));
      await one.getByRole('button', { name: 'Overnemen' }).click();
    },
  ],
  [
    'put right with what is so',
    (page) => page.getByRole('button', { name: 'Neem de nieuwe waarde over' }).first().click(),
  ],
  ['sections that were read', (page) => page.getByRole('button', { name: 'Alles gelezen, klopt' }).click()],
  [
    'while a game is played',
    async (page) => {
      await tab(page, 'Spelen').click();
      await page.locator('.g-room').waitFor();
      await goal('50')(page);
    },
  ],
  [
    'the game goes on with it',
    async (page) => {
      await page.locator('.w-play .g-room').waitFor();
      await goal('45')(page);
    },
  ],
  [
    'the rulebook says it',
    async (page) => {
      await tab(page, 'Lezen').click();
      await page.locator('.w-read .differences', { hasText: '45' }).waitFor();
      await goal('40')(page);
    },
  ],
  ['a longer turn', writes('term head-start = 5', 'term head-start = 4')],
  ['and a last number', goal('42')],
];

it('thirty edits end in a link that a stranger reads, plays and prints', async () => {
  expect(EDITS).toHaveLength(30);
  const link = await withSite(async (page) => {
    await page.goto('/nl/werkplaats/#pig');
    await page.locator('.w-form').first().waitFor();
    for (const [what, edit] of EDITS)
      await edit(page).catch((problem: Error) => {
        throw new Error(`${what}: ${problem.message}`);
      });
    await tab(page, 'Nakijken').click();
    await expect.poll(() => page.locator('.w-problem.w-error').count(), SOON).toBe(0);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Bewaren als bestand' }).click();
    const saved = await (await saving).createReadStream();
    expect((await text(saved)).length).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Delen' }).click();
    return page.getByLabel('De link').inputValue();
  });
  expect(link.length).toBeLessThan(2000);

  await withSite(async (page) => {
    await page.goto(link);
    const changes = page.locator('.differences');
    await changes.locator('del', { hasText: '100' }).first().waitFor();
    expect(await changes.innerText()).toContain('42');
    // Where it shows first, under both rules.
    await page.getByText('Waar merk je het verschil het eerst?').click();
    await page.locator('.p-both .p-example').nth(1).waitFor();

    await page.getByRole('button', { name: 'Spelen', exact: true }).click();
    await page.locator('.r-open form button[type="submit"]').first().click();
    await page.locator('.g-room').waitFor();
    // A whole turn: to go on or to stop is asked of a player who has not thrown a one.
    await page
      .locator('.g-room')
      .getByRole('button', { name: /nog eens gooien/i })
      .first()
      .click();
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: 'Punten tellen', exact: true }).click();
    await page.locator('.r-open input, .r-open .pad, .r-open [class*="pad"]').first().waitFor();
    await page.getByRole('button', { name: 'Printen', exact: true }).click();
    await page.locator('.r-print').waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // A4, 210 by 297 millimetres in points.
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  });
});
